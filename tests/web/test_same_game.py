"""The engine in the browser plays the same deals as the engine here, act by act."""

import pytest

from melds.session.digest import digest_of_deal

TABLES = [
    ("canasta", ["club", "club", "club", "club"]),
    ("canasta", ["random", "random", "random", "random"]),
    ("canasta", ["club", "simple", "club", "simple"]),
    ("canasta", ["random", "club", "simple", "club"]),
    ("gin", ["club", "club"]),
    ("gin", ["simple", "random"]),
]
DEALS_A_TABLE = 50


@pytest.mark.parametrize(("game", "players"), TABLES, ids=["-".join([game, *players]) for game, players in TABLES])
def test_seeded_deals_are_the_same_act_by_act_in_the_browser(ready, game, players):
    acts = 0
    for number in range(DEALS_A_TABLE):
        seed = f"same {number}"
        here = digest_of_deal(seed, players, 1, game)
        request = {"op": "digest", "game": game, "seed": seed, "players": players, "deal": 1, "rev": None}
        there = ready.evaluate("request => melds.game.ask(request)", request)

        assert there["kind"] == "digest", there
        assert there["trail"] == here["trail"], f"{seed} differs from the act that differs on"
        assert there["digest"] == here["digest"]
        acts += here["acts"]

    assert acts > 20 * DEALS_A_TABLE
