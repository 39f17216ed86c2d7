"""Many games at once."""

import sys
import threading
import time
import warnings
from concurrent.futures import ThreadPoolExecutor

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
    """A step gives the interpreter's lock away: nothing else here would, because nobody is made to switch."""
    env = crosstable.VectorEnv("crossado", count=2000)
    env.reset(seed=1)
    actions = env.random_actions()
    counted, stop = [0], threading.Event()

    def count():
        while not stop.is_set():
            counted[0] += 1
            time.sleep(0)

    interval = sys.getswitchinterval()
    other = threading.Thread(target=count)
    other.start()
    try:
        sys.setswitchinterval(1000)
        for _ in range(100):
            before = counted[0]
            env.step(actions)
            if counted[0] > before:
                break
            actions = env.random_actions()
        else:
            pytest.fail("in a hundred steps no other thread has run")
    finally:
        sys.setswitchinterval(interval)
        stop.set()
        other.join()


def test_environments_can_be_stepped_by_several_threads():
    def play(seed):
        env = crosstable.VectorEnv("crosswise", count=200, threads=2)
        env.reset(seed=seed)
        for _ in range(30):
            env.step(env.random_actions())
        return env.observation.copy()

    with ThreadPoolExecutor(3) as pool:
        found = list(pool.map(play, [1, 2, 1, 2]))
    assert (found[0] == found[2]).all() and (found[1] == found[3]).all()
    assert (found[0] == play(1)).all()


@pytest.mark.parametrize("name", ["observation", "actor", "reward", "done"])
def test_an_array_that_was_changed_is_refused(name):
    for change in ("shape", "dtype", "flags"):
        env = crosstable.VectorEnv("mixx", count=6)
        env.reset(seed=1)
        array = getattr(env, name)
        with warnings.catch_warnings():
            # Numpy would rather not have it done.
            warnings.simplefilter("ignore")
            if change == "shape":
                array.resize((1,), refcheck=False)
            elif change == "dtype":
                array.dtype = np.uint8 if array.itemsize > 1 else "V1"
            else:
                array.flags.writeable = False
        with pytest.raises(ValueError, match="array"):
            env.step([0] * 6)
        with pytest.raises(ValueError, match="array"):
            env.reset(seed=2)
