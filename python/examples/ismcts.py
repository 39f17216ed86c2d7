"""OpenSpiel's information-set search plays Crosswise against our `normal`.

    python ismcts.py
"""

from __future__ import annotations

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import crosstable
import crosstable.openspiel  # registers the games


class Rollouts(mcts.Evaluator):  # type: ignore[misc]
    """Random games, played in Rust."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)

    def evaluate(self, state: crosstable.openspiel.State) -> list[float]:
        return state.position.rollout(4, seed=int(self.rng.integers(2**63)))

    def prior(self, state: crosstable.openspiel.State) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def play(seed: int, simulations: int) -> float:
    """A game; what the search got."""
    game = pyspiel.load_game("crosstable_crosswise(players=2)")
    state, rng = game.new_initial_state(), np.random.RandomState(seed)
    search = ismcts.ISMCTSBot(game, Rollouts(seed), 1.0, simulations, random_state=rng)
    normal, own = crosstable.Bot("normal", seed=seed), seed % 2
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes())
            state.apply_action(int(rng.choice(actions, p=weights)))
        elif state.current_player() == own:
            state.apply_action(int(search.step(state)))
        else:
            state.apply_action(normal.choose_index(state.position))
    return float(state.returns()[own])


def main(games: int = 2, simulations: int = 30) -> list[float]:
    results = [play(seed, simulations) for seed in range(games)]
    print(f"IS-MCTS with {simulations} simulations against normal: {results}")
    return results


if __name__ == "__main__":
    main()
