"""Five tabletop games with chance, hidden hands and teams, fast on a CPU.

A position of any game, spoken to in tokens or in action indices:

>>> import crosstable
>>> game = crosstable.new("crosswise", players=2)
>>> game.play_chance(seed=1)
>>> index, token = game.legal()[0]
>>> game.apply(index)

The games are in `crosstable.GAMES`; `crosstable.describe(game)` says how large their encodings are and what the numbers
mean. The last two of them, Connect Four and Leduc poker, are toys to compare with other libraries.

Many games at once are a `VectorEnv`. `crosstable.pettingzoo`, `crosstable.gymnasium` and `crosstable.openspiel` are the
games as those libraries want them; each needs its library installed.

Seats count from 0, as arrays do. Tokens and views name them from 1, as people do.
"""

from ._arena import Score, arena
from ._native import (
    CHANCE,
    GAMES,
    OVER,
    Bot,
    Position,
    Refusal,
    VectorEnv,
    describe,
    new,
    replay,
)

__all__ = [
    "CHANCE",
    "GAMES",
    "OVER",
    "Bot",
    "Position",
    "Refusal",
    "Score",
    "VectorEnv",
    "arena",
    "describe",
    "new",
    "replay",
]
