"""Trains a small policy for Mixx against `easy` until it beats it: two weights, REINFORCE, numpy alone.

The policy sees for each legal action how a few random games go on from there, and whether it ends the round. It begins
with weights of zero, plays at random, loses, and learns what the numbers are worth.

    python train.py
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

import crosstable

FEATURES = 2


def features(position: crosstable.Position) -> tuple[list[int], NDArray[np.float64]]:
    """The legal actions, and a few numbers for each of them."""
    seat = position.actor
    actions, rows = [], []
    for index, token in position.legal():
        after = position.clone()
        after.apply(index)
        # What thirty random games bring from there. Nothing is hidden in Mixx; elsewhere they would begin from
        # `resample`d positions.
        won = after.rollout(30, seed=index)[seat]
        actions.append(index)
        rows.append([won, float(token == "stop")])
    return actions, np.array(rows)


class Policy:
    """Draws actions by softmax."""

    def __init__(self) -> None:
        self.weights = np.zeros(FEATURES)
        self.gradients: list[NDArray[np.float64]] = []
        self.rng = np.random.default_rng(1)
        self.greedy = False

    def __call__(self, position: crosstable.Position) -> int:
        actions, rows = features(position)
        scores = rows @ self.weights
        if self.greedy:
            return actions[int(scores.argmax())]
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        chosen = int(self.rng.choice(len(actions), p=chances))
        self.gradients.append(rows[chosen] - chances @ rows)
        return actions[chosen]


def play(policy: Policy, seed: int) -> float:
    """A game against `easy`; what the policy got."""
    position = crosstable.new("mixx")
    own, easy = seed % 2, crosstable.Bot("easy", seed=seed)
    while not position.over:
        position.play_chance(seed=seed * 1000 + len(position.log()))
        if not position.over:
            position.apply(policy(position) if position.actor == own else easy.choose(position))
    return position.returns()[own]


def main(games: int = 100) -> crosstable.Score:
    policy = Policy()
    baseline = 0.0
    for seed in range(games):
        policy.gradients.clear()
        reward = play(policy, seed)
        if policy.gradients:
            policy.weights += (reward - baseline) * np.mean(policy.gradients, axis=0)
        baseline += 0.02 * (reward - baseline)
        if (seed + 1) % 50 == 0:
            print(f"{seed + 1} games, {baseline:+.2f} a game, weights {policy.weights.round(2)}")
    policy.greedy = True
    score, _ = crosstable.arena("mixx", [policy, "easy"], games=200, seed=7)
    print(f"against easy: {score.won} won, {score.drawn} drawn, {score.lost} lost")
    return score


if __name__ == "__main__":
    main()
