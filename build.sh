#!/usr/bin/env bash
# Melds: build, serve and test. `./build.sh help` says how.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

usage() {
  cat <<'TEXT'
./build.sh                    build the site into dist/
./build.sh serve [--port N]   build it, serve it on this machine and open a browser
./build.sh test [ARGS]        build it and run every check; ARGS go to pytest
./build.sh bench [ARGS]       build it and print the figures of tests/bench; --help says which
./build.sh clean              remove everything that was built or installed here

Needs Python 3.11 or newer and Node.js 20 or newer. Everything else is installed
into .venv/ and web/node_modules/, except a browser for the tests where there is none.
TEXT
}

say() { printf '%s\n' "· $*"; }
fail() { printf '%s\n' "build.sh: $*" >&2; exit 1; }

# One checksum over the names and contents of files; what does not exist counts as absent.
digest() {
  "$python" - "$@" <<'PY'
import hashlib, os, sys
skip = {"node_modules", "__pycache__", ".mypy_cache", ".ruff_cache"}
total = hashlib.sha256(sys.version.encode())
for root in sys.argv[1:]:
    found = [root] if os.path.isfile(root) else []
    for folder, folders, names in os.walk(root):
        folders[:] = sorted(f for f in folders if f not in skip)
        found += [os.path.join(folder, name) for name in sorted(names) if not name.endswith(".pyc")]
    for path in found:
        with open(path, "rb") as file:
            total.update(path.encode() + b"\0" + hashlib.sha256(file.read()).digest())
print(total.hexdigest())
PY
}

# Runs a command quietly; shows what it printed only when it fails.
quietly() {
  local printed
  printed=$(mktemp)
  if ! "$@" >"$printed" 2>&1 </dev/null; then
    cat "$printed" >&2
    rm -f "$printed"
    fail "this failed: $*"
  fi
  rm -f "$printed"
}

stamped() { [ -f "$1" ] && [ "$(cat "$1")" = "$2" ]; }

need_tools() {
  python=""
  local name
  for name in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11 python; do
    if command -v "$name" >/dev/null 2>&1 && "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
      python=$(command -v "$name")
      break
    fi
  done
  [ -n "$python" ] || fail "Python 3.11 or newer is needed; found $(python3 --version 2>/dev/null || echo none)."
  command -v node >/dev/null 2>&1 || fail "Node.js 20 or newer is needed; found none."
  node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' || fail "Node.js 20 or newer is needed; found $(node --version)."
  command -v npm >/dev/null 2>&1 || fail "npm, which comes with Node.js, is needed; found none."
}

# need_python KIND LOCK: the environment .venv with the packages of a lock file.
need_python() {
  local kind=$1 lock=$2 stamp=.venv/$1.stamp sum
  if [ ! -x .venv/bin/python ] || ! .venv/bin/python -c '' 2>/dev/null; then
    say "making .venv with $("$python" --version)"
    rm -rf .venv
    "$python" -m venv .venv >/dev/null || fail "Python cannot make an environment; on Debian install python3-venv."
  fi
  sum=$(digest "$lock")
  stamped "$stamp" "$sum" && return
  say "installing the Python packages to $kind with"
  quietly .venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement "$lock"
  printf '%s' "$sum" >"$stamp"
}

need_node() {
  local stamp=web/node_modules/.melds.stamp sum
  sum=$(digest web/package-lock.json web/.npmrc)$(node --version)
  stamped "$stamp" "$sum" && return
  say "installing the Node packages"
  (cd web && quietly npm ci --no-progress --loglevel=error)
  printf '%s' "$sum" >"$stamp"
}

need_browser() {
  local found
  if found=$(.venv/bin/python tests/web/chromium.py) && .venv/bin/python tests/web/chromium.py windows >/dev/null; then
    export CHROMIUM=$found
    return
  fi
  say "installing a browser: Playwright's own Chromium"
  if .venv/bin/python -m playwright install chromium >/dev/null 2>&1 </dev/null && .venv/bin/python tests/web/chromium.py windows >/dev/null; then
    # Its libraries may still be missing; that needs the rights of root and is no failure where they are there.
    .venv/bin/python -m playwright install-deps chromium >/dev/null 2>&1 </dev/null || true
  elif command -v apt-get >/dev/null 2>&1; then
    local as_root=""
    [ "$(id -u)" = 0 ] || as_root="sudo -n"
    local packages=(chromium)
    quietly $as_root apt-get update
    # half the cost of the other, which one test needs, and not every system has it
    apt-cache show chromium-headless-shell >/dev/null 2>&1 && packages+=(chromium-headless-shell)
    say "that was not to be had; installing the system's ${packages[*]}"
    quietly $as_root env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends "${packages[@]}"
  fi
  CHROMIUM=$(.venv/bin/python tests/web/chromium.py) || fail "no browser found; install Chromium or set CHROMIUM to its path."
  export CHROMIUM
}

build() {
  local stamp=web/node_modules/.dist.stamp sum
  [ -f .venv/test.stamp ] || need_python build web/build/requirements.txt # the tests' packages hold these too
  need_node
  sum=$(digest py_engine web pyproject.toml LICENSE README.md)
  if [ -f dist/index.html ] && stamped "$stamp" "$sum"; then return; fi
  rm -f "$stamp"
  say "building dist/"
  (cd web && node build.mjs) || fail "the site could not be built."
  printf '%s' "$(digest py_engine web pyproject.toml LICENSE README.md)" >"$stamp"
}

check() {
  say "ruff"
  .venv/bin/ruff check --quiet
  say "mypy"
  quietly .venv/bin/mypy --no-error-summary
  say "tsc"
  (cd web && node build/check.mjs)
}

need_tools
command=${1:-build}
[ $# -eq 0 ] || shift
case $command in
  build) build; say "dist/ is ready" ;;
  serve)
    build
    exec "$python" web/serve.py "$@"
    ;;
  test)
    need_python test tests/requirements.txt
    build
    need_browser
    check
    say "pytest"
    exec .venv/bin/python -m pytest -n "${MELDS_JOBS:-2}" --dist loadfile "$@" </dev/null
    ;;
  bench)
    need_python test tests/requirements.txt
    build
    need_browser
    exec .venv/bin/python tests/bench "$@"
    ;;
  clean) rm -rf dist .venv web/node_modules .mypy_cache .ruff_cache .hypothesis ;;
  help | -h | --help) usage ;;
  *) usage >&2; exit 2 ;;
esac
