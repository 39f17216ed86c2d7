"""Whatever is passed: an exception that says what is wrong, and the position as it was. No panic."""

import numpy as np
import pytest
from conftest import ALL_TABLES
from hypothesis import given, settings
from hypothesis import strategies as st

import crosstable

# 100 examples of 1000 calls each are 10⁵ calls.
CALLS = 1000

anything = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(-5, 20000),
    st.floats(),
    st.text(max_size=80),
    st.sampled_from(["~sun", "sun@c3", "end", "~d6", "shift:3l", "~J", "raise", "e5-g7", "~?", "a", ""]),
    st.binary(max_size=8),
    st.lists(st.integers(), max_size=3),
    st.dictionaries(st.text(max_size=5), st.integers(), max_size=3),
)
METHODS = {
    "apply": 1,
    "view": 1,
    "observation": 1,
    "resample": 2,
    "team": 1,
    "token": 1,
    "index": 1,
    "log": 1,
    "log_numbers": 1,
    "text": 2,
    "play_chance": 1,
}


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_any_call_with_anything(data):
    game, players = data.draw(st.sampled_from(ALL_TABLES))
    position = crosstable.new(game, players=players)
    position.play_random(seed=data.draw(st.integers(0, 1000)), steps=data.draw(st.integers(0, 60)))
    # What can be meant, and anything at all.
    tokens = st.sampled_from([token for _, token in position.legal()] or ["end"])
    meant = st.one_of(tokens, st.integers(0, crosstable.describe(game)["actions"]), st.integers(0, players))
    values = data.draw(st.lists(st.one_of(anything, meant), min_size=20, max_size=20))
    calls = 0
    while calls < CALLS:
        for name, arity in METHODS.items():
            for number, first in enumerate(values):
                before = position.clone()
                arguments = (first, values[(number + calls) % len(values)])[:arity]
                calls += 1
                try:
                    getattr(position, name)(*arguments)
                except ValueError:
                    assert position == before
                else:
                    assert name in ("apply", "play_chance") or position == before
                    position = before


@settings(max_examples=200, deadline=None)
@given(anything, anything, anything, anything)
def test_any_table_of_anything(game, players, options, rules):
    for name in (game, "mixx"):
        try:
            crosstable.new(name, players, options, rules)
        except ValueError:
            pass
    for call in (crosstable.Bot, crosstable.describe, crosstable.replay):
        try:
            call(game)
        except ValueError:
            pass
    try:
        crosstable.replay({"game": "mixx", "players": players, "rules": rules, "options": options, "tokens": game})
    except ValueError:
        pass


@settings(max_examples=200, deadline=None)
@given(anything)
def test_any_actions_for_many(actions):
    env = crosstable.VectorEnv("mixx", count=3)
    with pytest.raises(ValueError, match="reset"):
        env.step([0, 0, 0])
    env.reset(seed=1)
    before = env.observation.copy()
    try:
        env.step(actions)
    except ValueError:
        assert (env.observation == before).all()


@pytest.mark.parametrize(
    "actions",
    [
        np.zeros(2, np.int64),
        np.zeros((3, 1), np.int64),
        np.zeros(3, np.float64),
        np.array(["a", "b", "c"]),
        np.array([None, None, None]),
        np.full(3, -1),
        np.full(3, 2**62),
        np.full(3, 2**64 - 1, np.uint64),
    ],
)
def test_actions_of_a_wrong_shape_or_kind(actions):
    env = crosstable.VectorEnv("crossado", count=3)
    env.reset(seed=1)
    before = env.observation.copy()
    with pytest.raises(ValueError):
        env.step(actions)
    assert (env.observation == before).all()
    env.step(env.random_actions())


@pytest.mark.parametrize("count", [0, -1, 2**40, "x", None, 1.5])
def test_counts_have_bounds(count):
    with pytest.raises(ValueError):
        crosstable.VectorEnv("mixx", count=count)
