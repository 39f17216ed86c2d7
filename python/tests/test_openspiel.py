"""OpenSpiel's own tests and algorithms."""

import random
import unittest

import numpy as np
import pyspiel
import pytest
from absl import flags
from conftest import FIVE, TABLES
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

import crosstable
import crosstable.openspiel as openspiel

# They look for games when they are imported, so ours have to be there.
from open_spiel.integration_tests import api_test
from open_spiel.python.tests import games_sim_test

# Random games of these two take hundreds of turns.
SHORT = {"crossado": "limit:20", "cross-n-go": "limit:20"}
tables = pytest.mark.parametrize(("game", "players"), TABLES)


def load(game, players):
    return pyspiel.load_game(f"crosstable_{game.replace('-', '_')}(players={players})")


@tables
def test_random_simulation(game, players):
    name = f"crosstable_{game.replace('-', '_')}"
    loaded = pyspiel.load_game(name, {"players": players, "options": SHORT.get(game, "")})
    # The test looks at everything in every state; storing states is what the next test is for.
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


@tables
def test_simulation_in_python(game, players):
    """The simulation that OpenSpiel runs for its own games: copies, stores and pickles on the way."""
    np.random.seed(players)
    games_sim_test.GamesSimTest("test_pig").sim_game(load(game, players))


def test_api():
    """OpenSpiel's test of its API, for all games of ours."""
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["test", "--test_only_games=crosstable_.*"])
    random.seed(1)
    result = unittest.TestResult()
    api_test.load_tests(unittest.TestLoader(), None, None).run(result)
    assert result.testsRun == 5 * len(crosstable.GAMES) and not result.skipped
    assert not result.failures and not result.errors, [*result.failures, *result.errors]


@tables
def test_states_are_copied_and_stored(game, players):
    loaded = load(game, players)
    state = loaded.new_initial_state()
    rng = np.random.default_rng(1)
    for _ in range(40):
        if state.is_terminal():
            break
        outcomes = state.chance_outcomes() if state.is_chance_node() else []
        actions = [action for action, _ in outcomes] or state.legal_actions()
        copy = state.clone()
        action = int(rng.choice(actions))
        state.apply_action(action)
        copy.apply_action(action)
        assert str(state) == str(copy) and state.history() == copy.history()
        assert copy.position == state.position
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(loaded, state))
    assert str(again) == str(state)


@tables
def test_resampled_states_look_the_same(game, players):
    state = load(game, players).new_initial_state()
    rng = np.random.default_rng(2)
    for _ in range(60):
        if state.is_terminal():
            break
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes())
            state.apply_action(int(rng.choice(actions, p=weights)))
            continue
        seat = state.current_player()
        other = state.resample_from_infostate(seat, rng.uniform)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        assert other.legal_actions() == state.legal_actions()
        state.apply_action(int(rng.choice(state.legal_actions())))


def first_decision(game, players=2, seed=1):
    name = f"crosstable_{game.replace('-', '_')}"
    loaded = pyspiel.load_game(name, {"players": players, "options": SHORT.get(game, "")})
    state = loaded.new_initial_state()
    rng = np.random.default_rng(seed)
    while state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes())
        state.apply_action(int(rng.choice(actions, p=weights)))
    return state


def evaluator():
    return mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))


@pytest.mark.parametrize("game", [*FIVE, "connect-four", "leduc"])
def test_mcts_runs(game):
    state = first_decision(game)
    bot = mcts.MCTSBot(state.get_game(), 2.0, 10, evaluator(), random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


# It asks for a game in which something is hidden.
@pytest.mark.parametrize("game", ["crosswise", "cross-roads", "leduc"])
def test_ismcts_runs(game):
    state = first_decision(game)
    bot = ismcts.ISMCTSBot(game=state.get_game(), uct_c=2.0, max_simulations=10, evaluator=evaluator())
    assert bot.step(state) in state.legal_actions()


def test_cfr_solves_leduc():
    """Our Leduc and OpenSpiel's are the same game, so as many iterations get as far."""
    ours, theirs = pyspiel.load_game("crosstable_leduc"), pyspiel.load_game("leduc_poker")
    found = []
    for game in (ours, theirs):
        solver = cfr.CFRSolver(game)
        for _ in range(2):
            solver.evaluate_and_update_policy()
        found.append(exploitability.nash_conv(game, solver.average_policy()))
    assert found[0] == pytest.approx(found[1], rel=1e-6)


def test_bad_parameters():
    for wrong in ["crosstable_mixx(players=9)", "crosstable_mixx(options=nonsense)"]:
        with pytest.raises(Exception, match="players|options"):
            pyspiel.load_game(wrong)
    assert openspiel._short_name("cross-n-go") == "crosstable_cross_n_go"
    assert len(crosstable.GAMES) == 7
