"""Harm to the engine's workers, which do what the page tells them to their harm."""

from place import DIST

HARM = b"""self.addEventListener("message", ({ data }) => {
  if (data === "hang") for (;;);
  if (data === "full") throw new RangeError("Out of memory");
});
"""
WORKERS = """{
    const Real = Worker;
    window.workers = [];
    window.Worker = class extends Real {
        constructor(url, how) { super(url, how); this.name = how.name; workers.push(this); }
    };
}"""


def harmable(page, site):
    """Have the page's workers be such as can be harmed; `workers` are they, in the order in which they began."""
    (worker,) = (DIST / "app").glob("worker-*.js")
    site.instead = {worker.name: HARM + worker.read_bytes()}
    page.add_init_script(WORKERS)
