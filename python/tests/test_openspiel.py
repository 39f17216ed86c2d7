"""OpenSpiel's own tests and algorithms."""

import numpy as np
import pyspiel
import pytest
from conftest import TABLES
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

import crosstable
import crosstable.openspiel as openspiel

tables = pytest.mark.parametrize(("game", "players"), TABLES)


def load(game, players):
    return pyspiel.load_game(f"crosstable_{game.replace('-', '_')}(players={players})")


@tables
def test_random_simulation(game, players):
    # Crossado and Cross'N Go can take hundreds of turns; the test looks at everything in every state.
    options = {"crossado": "limit:20", "cross-n-go": "limit:20"}.get(game, "")
    name = f"crosstable_{game.replace('-', '_')}"
    loaded = pyspiel.load_game(name, {"players": players, "options": options})
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


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
    state = load(game, players).new_initial_state()
    rng = np.random.default_rng(seed)
    while state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes())
        state.apply_action(int(rng.choice(actions, p=weights)))
    return state


@pytest.mark.parametrize("game", ["mixx", "crossado", "cross-n-go", "connect-four"])
def test_mcts_runs(game):
    state = first_decision(game)
    rng = np.random.RandomState(1)

    class Short(mcts.Evaluator):
        """Twenty random steps instead of hundreds."""

        def evaluate(self, state):
            return np.array(state.position.rollout(1, seed=int(rng.randint(2**31))))

        def prior(self, state):
            if state.is_chance_node():
                return state.chance_outcomes()
            legal = state.legal_actions(state.current_player())
            return [(action, 1 / len(legal)) for action in legal]

    bot = mcts.MCTSBot(state.get_game(), 2.0, 20, Short(), random_state=rng)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("game", ["crosswise", "cross-roads", "leduc"])
def test_ismcts_runs(game):
    state = first_decision(game)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game=state.get_game(), uct_c=2.0, max_simulations=10, evaluator=evaluator)
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
