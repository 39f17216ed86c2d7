"""PettingZoo's own tests."""

import warnings
from functools import partial
from types import SimpleNamespace

import pytest
from conftest import TABLES
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.test.render_test import render_test
from pettingzoo.utils.conversions import parallel_to_aec

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
def test_parallel_api(game, players):
    parallel_api_test(zoo.parallel_env(game, players=players), num_cycles=60)
    # It plays any action.
    env = partial(zoo.parallel_env, game, players=players, illegal="random")
    parallel_seed_test(env, num_cycles=40)


@tables
def test_max_cycles(game, players):
    """The test gives every agent any action in every cycle, in both kinds of environment."""
    parallel = partial(zoo.parallel_env, game, players=players, illegal="random")
    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda **how: parallel_to_aec(parallel(**how))))


def test_only_the_seat_to_move_plays_in_a_cycle():
    env = zoo.parallel_env("crosswise", options={"start": "2"})
    observations, _ = env.reset(seed=1)
    masks = {agent: observation["action_mask"] for agent, observation in observations.items()}
    assert masks["seat_2"].any() and not masks["seat_1"].any()
    action = int(masks["seat_2"].argmax())
    token = env.position.token(action)
    with pytest.raises(ValueError, match="seat_2"):
        env.step({"seat_1": action})
    with pytest.raises(crosstable.Refusal):
        env.step({"seat_1": action, "seat_2": 2393})
    _, rewards, terminated, truncated, _ = env.step({"seat_1": 5, "seat_2": action})
    assert token in env.position.log()
    assert not any(rewards.values()) and not any(terminated.values()) and not any(truncated.values())


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
    with pytest.raises(ValueError, match="refuse or random"):
        zoo.parallel_env("mixx", illegal="x")
    assert crosstable.GAMES[0] == "crosswise"
