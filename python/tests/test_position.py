"""The native API."""

import copy
import json
import pickle

import numpy as np
import pytest
from conftest import FIVE, positions

import crosstable


def test_indices_and_tokens_lead_to_each_other(table):
    game, players = table
    for position in positions(game, players, seed=1, every=7):
        legal = position.legal()
        assert len({index for index, _ in legal}) == len(legal)
        for index, token in legal[:20]:
            assert position.token(index) == token
            assert position.index(token) == index
        for index, token, weight in position.outcomes()[:20]:
            assert (position.token(index), position.index(token)) == (token, index)
            assert weight > 0
        assert bool(legal) == (position.actor >= 0)
        assert bool(position.outcomes()) == (position.actor == crosstable.CHANCE)


def test_index_and_token_play_the_same(table):
    game, players = table
    for position in positions(game, players, seed=2, every=11):
        for index, token in [*position.legal(), *(o[:2] for o in position.outcomes())][:3]:
            one, other = position.clone(), position.clone()
            one.apply(index)
            other.apply(token)
            assert one == other != position


def test_the_mask_holds_the_legal_moves(table):
    game, players = table
    actions = crosstable.describe(game)["actions"]
    for position in positions(game, players, seed=3, every=13):
        mask = position.mask()
        assert mask.dtype == np.bool_ and mask.shape == (actions,)
        assert sorted(index for index, _ in position.legal()) == np.flatnonzero(mask).tolist()
        packed = position.mask(packed=True)
        assert (np.unpackbits(packed, bitorder="little")[:actions] == mask).all()


def test_equal_views_are_equal_observations(table):
    game, players = table
    size = crosstable.describe(game)["observation"]
    before = None
    for number, position in enumerate(positions(game, players, seed=4, every=5)):
        for seat in range(players):
            observation = position.observation(seat)
            assert observation.dtype == np.float32 and observation.shape == (size,)
            other = position.resample(seat, seed=number)
            assert other.view(seat) == position.view(seat)
            assert (other.observation(seat) == observation).all()
            if before is not None:
                equal = before.view(seat) == position.view(seat)
                assert (before.observation(seat) == observation).all() == equal
        before = position.clone()


def test_the_layout_covers_the_observation(table):
    facts = crosstable.describe(table[0])
    end = 0
    for name, start, size, meaning in facts["layout"]:
        assert (start, bool(name), bool(meaning)) == (end, True, True)
        end += size
    assert end == facts["observation"]


def test_a_record_replays(table):
    game, players = table
    position = crosstable.new(game, players=players)
    position.play_random(seed=5)
    assert position.over
    record = json.loads(json.dumps(position.record()))
    for again in [
        crosstable.replay(record),
        pickle.loads(pickle.dumps(position)),
        copy.copy(position),
        copy.deepcopy(position),
    ]:
        assert again == position
        assert again.returns() == position.returns()
        assert again.record() == position.record()


def test_a_resampled_position_has_no_record():
    position = crosstable.new("crosswise")
    position.play_chance(seed=1)
    with pytest.raises(ValueError, match="resampled"):
        position.resample(0, seed=1).record()


def test_returns_go_by_rank(table):
    game, players = table
    for seed in range(5):
        position = crosstable.new(game, players=players)
        assert position.returns() == [0.0] * players
        assert position.standing() is None
        position.play_random(seed=seed)
        ranks, _ = position.standing()
        returns = position.returns()
        assert abs(sum(returns)) < 1e-6
        for one in range(players):
            for other in range(players):
                assert (ranks[one] < ranks[other]) == (returns[one] > returns[other])


def test_a_log_hides_what_the_seat_did_not_see():
    game = crosstable.new("leduc")
    for token in ["~J", "~Q", "call"]:
        game.apply(token)
    assert game.log(0) == ["~J", "~?", "call"]
    assert game.log(1) == ["~?", "~Q", "call"]
    assert game.log() == ["~?", "~?", "call"]
    assert game.log_numbers(0) == [4, 7, 2]


@pytest.mark.parametrize("lang", ["en", "de", "fr", "it"])
def test_text_in_every_language(lang):
    for game in FIVE:
        position = crosstable.new(game)
        position.play_chance(seed=1)
        assert "\n" in position.text(lang)
        assert "\n" in position.text(lang, 0)


def test_a_refusal_names_its_clause():
    game = crosstable.new("crosswise", options={"start": "1"})
    with pytest.raises(crosstable.Refusal) as caught:
        game.apply("sun@c3")
    assert (caught.value.clause, caught.value.code) == ("G-04", "chance-is-due")
    assert "G-04" in str(caught.value)
    assert isinstance(caught.value, ValueError)


def test_rollouts_follow_from_the_seed(table):
    game, players = table
    position = crosstable.new(game, players=players)
    first = position.rollout(20, seed=1)
    assert first == position.rollout(20, seed=1)
    assert len(first) == players and abs(sum(first)) < 1e-6
