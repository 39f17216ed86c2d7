"""What several tests need."""

import pytest

import crosstable

FIVE = ["crosswise", "cross-roads", "mixx", "crossado", "cross-n-go"]
TABLES = [(game, players) for game in FIVE for players in (2, 3, 4)]
ALL_TABLES = [*TABLES, ("connect-four", 2), ("leduc", 2)]


def positions(game, players, seed, every=1):
    """The positions of a random game."""
    position = crosstable.new(game, players=players)
    step = 0
    while True:
        if step % every == 0:
            yield position
        if position.over:
            return
        position.play_random(seed=seed * 100_000 + step, steps=1)
        step += 1


@pytest.fixture(params=ALL_TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def table(request):
    """A game and a number of players."""
    return request.param
