"""PettingZoo's own tests."""

import warnings

import pytest
from conftest import TABLES
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.render_test import render_test

import crosstable
import crosstable.pettingzoo as zoo

tables = pytest.mark.parametrize(("game", "players"), TABLES)


@tables
def test_api(game, players):
    with warnings.catch_warnings():
        # Counts and offsets have no bounds that would say anything.
        warnings.filterwarnings("ignore", message=".*space.*")
        api_test(zoo.env(game, players=players), num_cycles=60)


@tables
def test_seed(game, players):
    seed_test(lambda: zoo.env(game, players=players), num_cycles=40)


@tables
def test_render(game, players):
    render_test(lambda render_mode: zoo.env(game, players=players, render_mode=render_mode))


@tables
def test_truncation(game, players):
    env = zoo.env(game, players=players, max_steps=5)
    env.reset(seed=1)
    decisions = 0
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(observation["action_mask"]))
            decisions += 1
    assert decisions == 5 and truncated and not terminated


def test_rewards_come_at_the_end():
    env = zoo.env("mixx", players=3)
    env.reset(seed=3)
    last = {}
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        if terminated:
            last[agent] = reward
            env.step(None)
        else:
            assert reward == 0
            env.step(env.action_space(agent).sample(observation["action_mask"]))
    assert list(last.values()) == env.unwrapped.position.returns()


def test_an_illegal_action_changes_nothing():
    env = zoo.env("crosswise")
    env.reset(seed=1)
    before = env.unwrapped.position.clone()
    with pytest.raises(ValueError):
        env.step(2393)
    assert env.unwrapped.position == before


def test_bad_arguments():
    for wrong in [{"render_mode": "x"}, {"players": 7}, {"lang": "xx"}, {"options": {"a": "b"}}]:
        with pytest.raises(ValueError):
            zoo.env("mixx", **wrong)
    with pytest.raises(ValueError):
        zoo.env("chess")
    assert crosstable.GAMES[0] == "crosswise"
