"""Bots and contests."""

import pytest
from conftest import FIVE

import crosstable


@pytest.mark.parametrize("game", FIVE)
@pytest.mark.parametrize("level", ["random", "greedy", "beginner", "easy", "normal", "iterations:20"])
def test_bots_make_legal_moves(game, level):
    position = crosstable.new(game)
    bot = crosstable.Bot(level, seed=3)
    for step in range(6):
        position.play_chance(seed=step)
        token = bot.choose(position)
        assert token == bot.choose(position) == position.token(bot.choose_index(position))
        position.apply(token)


def test_all_levels_exist():
    for level in ["beginner", "easy", "normal", "hard", "expert", "right:2.5"]:
        assert crosstable.Bot(level).name == level


def test_a_bot_looks_at_its_view_alone():
    position = crosstable.new("crosswise")
    position.play_chance(seed=4)
    bot = crosstable.Bot("normal", seed=1)
    moves = {bot.choose(position.resample(position.actor, seed=seed)) for seed in range(5)}
    assert len(moves) == 1


def test_easy_beats_random_and_threads_change_nothing():
    one = crosstable.arena("mixx", ["easy", "random"], games=40, seed=2)
    two = crosstable.arena("mixx", ["easy", "random"], games=40, seed=2, threads=2)
    assert one == two
    assert one[0].games == 40 and one[0].share > 0.6


def test_a_function_can_play():
    def first(position):
        return position.legal()[0][0]

    scores = crosstable.arena("crosswise", [first, "easy", "easy"], games=3)
    assert [score.games for score in scores] == [3, 3, 3]


@pytest.mark.parametrize("bot", ["", "Easy", "iterations:0", "cmd:ls", "iterations:x"])
def test_an_unknown_bot_is_answered_with_the_known_ones(bot):
    with pytest.raises(ValueError, match="allowed: random"):
        crosstable.arena("mixx", [bot, "easy"], games=1)


def test_toys_have_no_bots():
    with pytest.raises(ValueError, match="five games"):
        crosstable.Bot("easy").choose(crosstable.new("connect-four"))
