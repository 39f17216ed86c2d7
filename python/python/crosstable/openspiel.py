"""The games in OpenSpiel. Importing this module registers them:

>>> import pyspiel, crosstable.openspiel
>>> game = pyspiel.load_game("crosstable_crosswise(players=2)")
>>> game.new_initial_state().is_chance_node()
True

The names are `crosstable_` and that of the game, with underscores. Parameters are `players` and `options`, as in
`options=stock:4;shape:line`. Chance nodes are explicit. An observation is the seat's view; an information state is the
seat's log, everything it has seen since the beginning. `resample_from_infostate` draws what the seat cannot know; the
history of such a state is still that of the state it was drawn from.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from . import _native


def _game_type(facts: dict[str, Any]) -> Any:
    chance = pyspiel.GameType.ChanceMode
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=_short_name(facts["id"]),
        long_name=facts["name"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance.EXPLICIT_STOCHASTIC if facts["outcomes"] else chance.DETERMINISTIC,
        information=information.PERFECT_INFORMATION
        if facts["open"]
        else information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=facts["seats"][1],
        min_num_players=facts["seats"][0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": facts["seats"][0], "options": ""},
    )


def _short_name(game: str) -> str:
    return "crosstable_" + game.replace("-", "_")


class Game(pyspiel.Game):  # type: ignore[misc]
    """One of the games."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        facts = _native.describe(name)
        players = int(params.get("players", facts["seats"][0]))
        self.start = _native.new(name, players=players, options=_options(params.get("options", "")))
        self.facts = facts
        # In Leduc it is chips, thirteen at most; elsewhere from 1 for the first to -1 for the last.
        most = 13.0 if name == "leduc" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=facts["actions"],
            max_chance_outcomes=facts["outcomes"],
            num_players=players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=facts["longest"],
        )
        super().__init__(_game_type(facts), info, params)

    def new_initial_state(self) -> State:
        """The state in which nothing has happened yet."""
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """What a seat sees, or has seen: all of it, what everybody sees, or what it alone sees. Nothing is made of what
        all players together know."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        return Observer(self, kind, params)


class State(pyspiel.State):  # type: ignore[misc]
    """A position."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.position = game.start.clone()
        self.sampler: int | None = None

    def current_player(self) -> int:
        actor = self.position.actor
        if actor == _native.CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if actor == _native.OVER else actor

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(index for index, _ in self.position.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome with its probability."""
        outcomes = sorted(self.position.outcomes())
        total = sum(weight for _, _, weight in outcomes)
        return [(index, weight / total) for index, _, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        self.position.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.token(action) or f"no action {action}"

    def is_terminal(self) -> bool:
        return self.position.over

    def returns(self) -> list[float]:
        return self.position.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> State:
        """A state that looks the same to the player, drawn from what it cannot know."""
        other: State = self.clone()
        other.position = self.position.resample(player, seed=int(sampler() * 2**53))
        other.sampler = player
        return other

    def __str__(self) -> str:
        try:
            return " ".join(self.position.record()["tokens"])
        except ValueError:
            return "resampled from " + " ".join(self.position.log())


class Observer:
    """What a seat sees (its view), or has seen (its log). There are numbers only for all of it."""

    def __init__(self, game: Game, kind: Any, params: Any) -> None:
        if params:
            raise ValueError("observations have no parameters")
        self._recall, self._public = kind.perfect_recall, kind.public_info
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        facts, players = game.facts, game.start.players
        self.dict: dict[str, Any]
        if not (self._public and self._private):
            self.tensor = np.zeros(0, np.float32)
            self.dict = {}
        elif self._recall:
            self.tensor = np.zeros(players + facts["longest"], np.float32)
            self.dict = {"player": self.tensor[:players], "log": self.tensor[players:]}
        else:
            self.tensor = np.zeros(facts["observation"], np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Fills in the tensor."""
        if not self.dict:
            return
        if not self._recall:
            self.tensor[:] = state.position.observation(player)
            return
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        log = state.position.log_numbers(player)
        self.dict["log"][: len(log)] = log

    def string_from(self, state: State, player: int) -> str:
        """The same in words."""
        position = state.position
        if not self._private:
            if not self._public:
                return ""
            return " ".join(position.log()) if self._recall else repr(position.view())
        if not self._public:
            return self._own(position, player)
        if not self._recall:
            return repr(position.view(player))
        log = f"{player}: {' '.join(position.log(player))}"
        if state.sampler in (None, player):
            return log
        # What the others drew in a sampled world is not in any log, but they know it.
        return f"{log} {position.view(player)!r}"

    def _own(self, position: _native.Position, player: int) -> str:
        """What the seat knows and others do not."""
        if self._recall:
            steps = enumerate(zip(position.log(player), position.log()))
            return " ".join(f"{step}:{own}" for step, (own, seen) in steps if own != seen)
        public = position.view()
        view = position.view(player).items()
        own = {key: part for key, part in view if key != "viewer" and part != public.get(key)}
        return repr(own) if own else ""


def _options(text: str) -> dict[str, str]:
    pairs = [pair.split(":", 1) for pair in text.split(";") if pair]
    if any(len(pair) != 2 for pair in pairs):
        raise ValueError(f"options are key:value;key:value, not {text!r}")
    return {key: value for key, value in pairs}


def _register(name: str) -> None:
    def begin(self: Game, params: dict[str, Any] | None = None) -> None:
        Game.__init__(self, name, params)

    # A class, as OpenSpiel expects: it lets go of what is registered after the interpreter has ended, and a function
    # would then be freed without it. It is in this module, where pickle looks for it.
    made = type(_short_name(name), (Game,), {"__init__": begin, "__module__": __name__})
    globals()[made.__name__] = made
    pyspiel.register_game(_game_type(_native.describe(name)), made)


for _name in _native.GAMES:
    if _short_name(_name) not in pyspiel.registered_names():
        _register(_name)
