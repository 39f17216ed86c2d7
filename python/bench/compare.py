"""Decisions a second, ours beside other libraries', interleaved in one run.

    pip install ./python -r python/bench/requirements.txt
    python python/bench/compare.py [ROUNDS] [SECONDS]

Every round measures everything once, one after the other, so that a busy machine is busy for all. What is shown is the
median of the rounds, and the quotient to ours is the median of the quotients in the same round: of decisions a second, and of
decisions in a second of processor time, which depends less on what else is running. Everybody plays random
legal moves, and makes observation and mask at every decision: we and pgx in arrays for 4096 games, OpenSpiel and
PettingZoo for one game in a loop, as they are used. What is not installed is left out.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from collections.abc import Callable

import numpy as np

import crosstable

GAMES = 4096
THREADS = 2


def ours(game: str, count: int = GAMES, players: int = 2) -> Callable[[], int]:
    env = crosstable.VectorEnv(game, count=count, players=players, threads=THREADS)
    env.reset(seed=1)

    def step() -> int:
        env.step(env.random_actions())
        return count

    return step


def pgx_steps(game: str) -> Callable[[], int]:
    import jax
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(game)
    auto = auto_reset(env.step, env.init)

    @jax.jit
    def step(state, key):
        key, own = jax.random.split(key)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(own, logits)
        keys = jax.random.split(own, GAMES)
        return jax.vmap(auto)(state, actions, keys), key

    held = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), GAMES)), jax.random.PRNGKey(2)]

    def run() -> int:
        held[:] = step(*held)
        jax.block_until_ready(held[0])
        return GAMES

    run()
    return run


def openspiel_loop(game: str) -> Callable[[], int]:
    import pyspiel

    loaded, rng = pyspiel.load_game(game), np.random.default_rng(1)

    def run() -> int:
        state, decisions = loaded.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.integers(len(outcomes)))][0])
                continue
            if loaded.get_type().provides_observation_tensor:
                state.observation_tensor()
            else:
                state.information_state_tensor()
            state.legal_actions_mask()
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.integers(len(legal)))])
            decisions += 1
        return decisions

    return run


def pettingzoo_loop(module: str) -> Callable[[], int]:
    import importlib

    env = importlib.import_module(f"pettingzoo.classic.{module}").env()
    rng = np.random.default_rng(1)

    def run() -> int:
        env.reset(seed=int(rng.integers(2**31)))
        decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = (observation if "action_mask" in observation else info)["action_mask"]
            env.step(int(rng.choice(np.flatnonzero(mask))))
            decisions += 1
        return decisions

    return run


def measured(run: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Decisions a second, and in a second of processor time."""
    worked, begun, done = time.process_time(), time.perf_counter(), 0
    while True:
        done += run()
        passed = time.perf_counter() - begun
        if passed >= seconds:
            return done / passed, done / (time.process_time() - worked)


CONTESTANTS: list[tuple[str, str, Callable[[], Callable[[], int]]]] = [
    *((game, "crosstable", lambda game=game: ours(game)) for game in crosstable.GAMES),
    ("connect-four", "pgx", lambda: pgx_steps("connect_four")),
    ("leduc", "pgx", lambda: pgx_steps("leduc_holdem")),
    ("connect-four", "OpenSpiel", lambda: openspiel_loop("connect_four")),
    ("leduc", "OpenSpiel", lambda: openspiel_loop("leduc_poker")),
    ("connect-four", "PettingZoo", lambda: pettingzoo_loop("connect_four_v3")),
    ("leduc", "PettingZoo", lambda: pettingzoo_loop("leduc_holdem_v4")),
]


def main(rounds: int = 7, seconds: float = 1.0) -> None:
    running = []
    for game, library, make in CONTESTANTS:
        try:
            running.append((game, library, make()))
        except Exception as error:  # whatever another library lacks
            print(f"left out: {library} {game}: {error}", file=sys.stderr)
    found: dict[tuple[str, str], list[tuple[float, float]]] = {(game, library): [] for game, library, _ in running}
    loads = [os.getloadavg()[0]]
    for _ in range(rounds):
        for game, library, run in running:
            found[game, library].append(measured(run, seconds))
        loads.append(os.getloadavg()[0])
    print(f"{rounds} rounds of {seconds} s each, {os.cpu_count()} processors, load {min(loads):.1f} to {max(loads):.1f}\n")
    print("| game | library | a second | a processor second | ours are times as many | in processor time |")
    print("|---|---|---:|---:|---:|---:|")
    for (game, library), rates in found.items():
        shown = [f"{statistics.median(column):,.0f}" for column in zip(*rates)]
        own = found[game, "crosstable"]
        quotients = zip(*((ours / other for ours, other in zip(*pair)) for pair in zip(own, rates)))
        times = ["", ""] if library == "crosstable" else [f"{statistics.median(column):.1f}" for column in quotients]
        print(f"| {game} | {library} | {' | '.join([*shown, *times])} |")


if __name__ == "__main__":
    main(*(kind(text) for kind, text in zip((int, float), sys.argv[1:])))
