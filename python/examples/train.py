"""Trains a small policy for Mixx against `easy` until it beats it: a linear judgement of actions, REINFORCE, numpy alone.

A lay is judged by what it would leave: the policy sees for each legal action a few numbers of its own and the next
player's chances, and learns what they are worth.

    python train.py
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

import crosstable

FEATURES = 6


def features(position: crosstable.Position) -> tuple[list[int], NDArray[np.float64]]:
    """The legal actions, and what each leads to, without the card that is drawn afterwards."""
    seat = position.actor
    actions, rows = [], []
    for index, token in position.legal():
        after = position.clone()
        after.apply(index)
        actions.append(index)
        rows.append(_judge(after.view(seat), seat, token))
    return actions, np.array(rows)


def _judge(view: dict[str, Any], seat: int, token: str) -> list[float]:
    table = {tuple(laid["cell"].split(",")): laid["card"] for laid in view["table"]}
    stocks = [seat_view["stock"] for seat_view in view["seats"]]
    colours = {card.split("-")[0] for card in table.values()}
    motifs = {card.split("-")[1] for card in table.values()}

    def fresh(cards: list[str]) -> float:
        return sum(c.split("-")[0] not in colours and c.split("-")[1] not in motifs for c in cards)

    others = [fresh(stock) for other, stock in enumerate(stocks) if other != seat]
    return [
        fresh(stocks[seat]) / 4,
        max(others) / 4,
        float(token in ("stop", "miss")),
        len(table) / 8,
        float(token == "stop") * len(table) / 8,
        float(view["centre"] is not None),
    ]


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


def main(games: int = 600) -> crosstable.Score:
    policy = Policy()
    baseline = 0.0
    for seed in range(games):
        policy.gradients.clear()
        reward = play(policy, seed)
        if policy.gradients:
            policy.weights += 0.3 * (reward - baseline) * np.mean(policy.gradients, axis=0)
        baseline += 0.02 * (reward - baseline)
        if (seed + 1) % 100 == 0:
            print(f"{seed + 1} games, {baseline:+.2f} a game, weights {policy.weights.round(2)}")
    policy.greedy = True
    score, _ = crosstable.arena("mixx", [policy, "easy"], games=400, seed=7)
    print(f"against easy: {score.won} won, {score.drawn} drawn, {score.lost} lost")
    return score


if __name__ == "__main__":
    main()
