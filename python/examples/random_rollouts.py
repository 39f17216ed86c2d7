"""How long random games take, and who wins them: thousands of games of every kind at once, and a plot.

    python random_rollouts.py rollouts.svg
"""

from __future__ import annotations

import sys

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
import numpy as np

import crosstable

GAMES = ["crosswise", "cross-roads", "mixx", "crossado", "cross-n-go"]


def lengths(game: str, games: int) -> tuple[list[int], float]:
    """The decisions that each of so many games took, and how often the first seat was first."""
    env = crosstable.VectorEnv(game, count=256, players=2, threads=2)
    env.reset(seed=1)
    so_far = np.zeros(env.count, int)
    found: list[int] = []
    first = 0.0
    while len(found) < games:
        env.step(env.random_actions())
        so_far += 1
        found += so_far[env.done].tolist()
        first += float((env.reward[env.done, 0] / 2 + 0.5).sum())
        so_far[env.done] = 0
    return found, first / len(found)


def main(file: str) -> None:
    figure, axes = plt.subplots(1, len(GAMES), figsize=(16, 3.2), constrained_layout=True)
    for game, axis in zip(GAMES, axes):
        found, first = lengths(game, 1000)
        print(f"{game:12} {len(found):5} games, {np.mean(found):6.1f} decisions, seat 1 gets {first:.3f}")
        axis.hist(found, bins=40, color="#37618e")
        axis.set_title(f"{game}: {np.mean(found):.0f} on average", fontsize=10)
        axis.set_xlabel("decisions in a random game")
        axis.set_yticks([])
    figure.savefig(file)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "rollouts.svg")
