"""Answers of the engine that the page gets late: kept back until a test lets them come."""


def hold(page, *ops):
    """Keep back the engine's answers to these until `release`."""
    page.evaluate(
        """ops => {
            const {game} = melds, {engine} = game;
            window.held = 0;
            const free = new Promise(done => { window.release = () => { game.engine = engine; done(); }; });
            game.engine = async request => {
                const reply = await engine(request);
                if (ops.includes(request.op)) { window.held++; await free; }
                return reply;
            };
        }""",
        ops,
    )


def release(page):
    """Let them come; what follows from them at once has happened then."""
    page.evaluate("async () => { release(); await new Promise(done => setTimeout(done)); }")
