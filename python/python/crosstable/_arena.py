"""Contests between bots and functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Union

from . import _native

Player = Union[str, Callable[[_native.Position], "int | str"]]


@dataclass
class Score:
    """How often a player was first alone or with its team, first together with others, and not first."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def games(self) -> int:
        """How many games that were."""
        return self.won + self.drawn + self.lost

    @property
    def share(self) -> float:
        """Wins and half of the draws, as a share of the games."""
        return (self.won + self.drawn / 2) / max(1, self.games)


def arena(
    game: str,
    players: Sequence[Player],
    games: int = 100,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    threads: int = 1,
) -> list[Score]:
    """Lets players meet at one table, seats rotated from game to game, and counts.

    A player is the name of a bot or a function from a position to an action. A function is given the whole position and
    is trusted to look at its own view or observation only. Bots think without the interpreter's lock.

    >>> import crosstable
    >>> easy, random = crosstable.arena("mixx", ["easy", "random"], games=20, seed=1)
    >>> easy.games, easy.share > random.share
    (20, True)
    """
    for bot in players:
        if isinstance(bot, str):
            _native.Bot(bot)
    _native.new(game, players=len(players), options=options)

    def play(number: int) -> tuple[list[int], _native.Position]:
        seating = [(seat + number) % len(players) for seat in range(len(players))]
        own = seed * 1_000_003 + number
        choose = [_chooser(players[player], own) for player in seating]
        position = _native.new(game, players=len(players), options=options)
        chance = own % 2**63
        while not position.over:
            if position.actor == _native.CHANCE:
                chance = (chance * 6364136223846793005 + 1442695040888963407) % 2**64
                position.play_random(seed=chance, steps=1)
            else:
                position.apply(choose[position.actor](position))
        return seating, position

    scores = [Score() for _ in players]
    with ThreadPoolExecutor(max(1, threads)) as pool:
        for seating, position in pool.map(play, range(games)):
            standing = position.standing()
            assert standing is not None
            ranks = standing[0]
            for seat, player in enumerate(seating):
                team = position.team(seat)
                others = any(rank == 1 for other, rank in enumerate(ranks) if other not in team)
                if ranks[seat] != 1:
                    scores[player].lost += 1
                elif others:
                    scores[player].drawn += 1
                else:
                    scores[player].won += 1
    return scores


def _chooser(player: Player, seed: int) -> Callable[[_native.Position], int | str]:
    return _native.Bot(player, seed=seed % 2**64).choose if isinstance(player, str) else player
