"""Gymnasium's own test."""

import warnings

import numpy as np
import pytest
from conftest import TABLES
from gymnasium.utils.env_checker import check_env

import crosstable.gymnasium as gym


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_check_env(game, players):
    with warnings.catch_warnings():
        # Counts and offsets have no bounds that would say anything, and there is no registered spec.
        warnings.simplefilter("ignore")
        check_env(gym.Env(game, opponents="random", players=players, render_mode="ansi"))


def test_a_game_to_its_end():
    env = gym.Env("crosswise", opponents="easy")
    for seed in range(3):
        _, info = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            legal = np.flatnonzero(info["action_mask"])
            _, reward, over, truncated, info = env.step(legal[seed % len(legal)])
            assert not truncated
        assert reward == env.position.returns()[info["seat"]]
    with pytest.raises(ValueError, match="reset"):
        env.step(0)


def test_an_illegal_action_loses():
    env = gym.Env("mixx", opponents="random")
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(14401)
    assert (reward, terminated) == (-1.0, True)
    assert "MX-08" in info["refusal"]


def test_the_seat_is_drawn_or_named():
    assert {gym.Env("mixx").reset(seed=seed)[1]["seat"] for seed in range(10)} == {0, 1}
    assert {gym.Env("mixx", seat=1).reset(seed=seed)[1]["seat"] for seed in range(5)} == {1}
    with pytest.raises(ValueError):
        gym.Env("mixx", seat=2)
