"""Many games at once."""

import threading

import numpy as np
import pytest

import crosstable


def run(game, players, threads, steps=60, count=37):
    env = crosstable.VectorEnv(game, count=count, players=players, threads=threads)
    env.reset(seed=11)
    history = []
    for _ in range(steps):
        actions = env.random_actions().copy()
        env.step(actions)
        arrays = (env.observation, env.mask, env.actor, env.reward, env.done)
        history.append([actions, *(array.copy() for array in arrays)])
    return history


def test_the_number_of_threads_changes_nothing(table):
    game, players = table
    one, four = run(game, players, 1), run(game, players, 4)
    for first, second in zip(one, four):
        for left, right in zip(first, second):
            assert (left == right).all()


def test_the_arrays_are_written_in_place(table):
    game, players = table
    env = crosstable.VectorEnv(game, count=5, players=players)
    env.reset(seed=1)
    observation, mask = env.observation, env.mask
    shared = np.from_dlpack(env.observation)
    before = observation.copy()
    for _ in range(10):
        env.step(env.random_actions())
    assert np.shares_memory(observation, env.observation) and np.shares_memory(mask, env.mask)
    assert (shared == env.observation).all() and (before != env.observation).any()


def test_rows_are_what_a_position_says(table):
    """The first environment, followed by a position that plays the same."""
    game, players = table
    facts = crosstable.describe(game)
    env = crosstable.VectorEnv(game, count=4, players=players, threads=2)
    env.reset(seed=5)
    ended = 0
    for _ in range(400):
        dense = env.dense_mask()
        assert dense.shape == (4, facts["actions"])
        unpacked = np.unpackbits(env.mask, axis=1, bitorder="little")[:, : facts["actions"]]
        assert (unpacked == dense).all() and dense.any(axis=1).all()
        actions = env.random_actions()
        assert dense[np.arange(4), actions].all()
        actors = env.actor.copy()
        assert ((0 <= actors) & (actors < players)).all()
        # The observation begins with the viewer, which is the seat to move.
        assert (env.observation[:, :4].argmax(axis=1) == actors).all()
        env.step(actions)
        assert abs(env.reward.sum(axis=1)).max() < 1e-6
        assert not env.reward[~env.done].any()
        ended += int(env.done.sum())
    if game not in ("crossado", "cross-n-go"):
        assert ended > 0


def test_a_single_illegal_action_plays_nothing():
    for threads in (1, 3):
        env = crosstable.VectorEnv("connect-four", count=9, threads=threads)
        env.reset(seed=1)
        before = env.observation.copy()
        actions = np.zeros(9, np.int64)
        actions[6] = 7
        with pytest.raises(ValueError, match="action 7 is illegal in environment 6"):
            env.step(actions)
        assert (env.observation == before).all()
        env.step(np.zeros(9, np.int64))
        assert (env.observation != before).any()


def test_other_threads_run_meanwhile():
    """Without the interpreter's lock: another thread of Python gets on while a step is made."""
    env = crosstable.VectorEnv("crossado", count=3000)
    env.reset(seed=1)
    counted, stop = [0], threading.Event()

    def count():
        while not stop.is_set():
            counted[0] += 1

    other = threading.Thread(target=count)
    other.start()
    for _ in range(20):
        env.step(env.random_actions())
    stop.set()
    other.join()
    assert counted[0] > 0
