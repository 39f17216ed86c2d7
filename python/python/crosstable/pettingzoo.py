"""The games as PettingZoo environments: one agent a seat, `seat_1` to `seat_4`.

>>> import crosstable.pettingzoo
>>> env = crosstable.pettingzoo.env("mixx", players=3)
>>> env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.last()
>>> env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))

An observation is a dict with what the seat knows (`observation`, see `crosstable.describe`) and the legal actions
(`action_mask`, all zero while it is not the seat's turn). Rewards come when the game is over. An illegal action is a
`crosstable.Refusal` or another ValueError, and nothing has happened.

`parallel_env` is the same for programs in which all agents act at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from . import _native


def env(
    game: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    max_steps: int | None = None,
    render_mode: str | None = None,
    lang: str = "en",
) -> AECEnv:
    """An environment that also checks that it is used in the right order. After `max_steps` decisions it is truncated."""
    return wrappers.OrderEnforcingWrapper(
        raw_env(game, players, options, max_steps, render_mode, lang)
    )


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801, the name that PettingZoo uses
    """The environment itself."""

    metadata = {  # noqa: RUF012
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        max_steps: int | None = None,
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        super().__init__()
        self._start = _native.new(game, players=players, options=options)
        self._start.text(lang)
        if render_mode not in (None, "human", "ansi"):
            raise ValueError(f"the render mode is human or ansi, not {render_mode!r}")
        self.metadata = {**self.metadata, "name": f"crosstable_{game.replace('-', '_')}_v1"}
        facts = _native.describe(game)
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(self._start.players)]
        self.agents: list[str] = []
        self.render_mode = render_mode
        self._lang, self._max_steps, self._steps = lang, max_steps, 0
        self._rng = np.random.default_rng()
        self.position = self._start.clone()
        self._spaces = {agent: _observation_space(facts) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(facts["actions"]) for agent in self.possible_agents}
        self._no_actions = np.zeros(facts["actions"], np.int8)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        mask = self._no_actions.copy()
        if self.position.actor == seat and agent == self.agent_selection:
            mask = self.position.mask().astype(np.int8)
        return {"observation": self.position.observation(seat), "action_mask": mask}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.position = self._start.clone()
        self._steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._chance()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.position.apply(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._steps += 1
        self._chance()
        if self.position.over:
            returns = self.position.returns()
            self.rewards = dict(zip(self.possible_agents, returns))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._max_steps is not None and self._steps >= self._max_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _chance(self) -> None:
        self.position.play_chance(seed=int(self._rng.integers(2**63)))
        # When the game is over, everybody is asked for a last time, in order.
        self.agent_selection = self.possible_agents[max(0, self.position.actor)]

    def render(self) -> str | None:
        """The table as everybody sees it, in plain characters."""
        if self.render_mode == "human":
            print(self.position.text(self._lang))
            return None
        return self.position.text(self._lang)

    def close(self) -> None:
        """There is nothing to close."""


def parallel_env(
    game: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    lang: str = "en",
    illegal: str = "refuse",
) -> ParallelEnv:
    """An environment that every agent gives an action in every cycle. Only the seat to move plays its own; what the others
    give is ignored. With `illegal="random"` a random legal action is played instead of an illegal one. After `max_cycles` it
    is truncated."""
    return raw_parallel_env(game, players, options, max_cycles, render_mode, lang, illegal)


class raw_parallel_env(ParallelEnv):  # type: ignore[misc]  # noqa: N801, as above
    """The environment of `parallel_env`."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        lang: str = "en",
        illegal: str = "refuse",
    ) -> None:
        if illegal not in ("refuse", "random"):
            raise ValueError(f"illegal is refuse or random, not {illegal!r}")
        self._turns = raw_env(game, players, options, max_cycles, render_mode, lang)
        self._replaces = illegal == "random"
        self.metadata = {**self._turns.metadata, "is_parallelizable": True}
        self.render_mode = render_mode
        self.possible_agents = self._turns.possible_agents
        self.agents: list[str] = []

    @property
    def position(self) -> _native.Position:
        """The game that is being played."""
        return self._turns.position

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._turns.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._turns.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self._turns.reset(seed, options)
        self.agents = self.possible_agents[:]
        return self._observations(), dict(self._turns.infos)

    def step(self, actions: Mapping[str, Any]) -> tuple[dict[str, Any], ...]:
        turns = self._turns
        if not self.agents:
            return {}, {}, {}, {}, {}
        if turns.agent_selection not in actions:
            raise ValueError(f"{turns.agent_selection} is to move and has no action")
        action = actions[turns.agent_selection]
        if self._replaces:
            action = self._legal(action)
        turns.step(action)
        # Copies, because the next step writes into them.
        facts = (turns.rewards, turns.terminations, turns.truncations, turns.infos)
        result = (self._observations(), *(dict(fact) for fact in facts))
        if turns.position.over or any(turns.truncations.values()):
            self.agents = []
        return result

    def _legal(self, action: Any) -> Any:
        legal = [index for index, _ in self.position.legal()]
        return action if action in legal else int(self._turns._rng.choice(legal))

    def _observations(self) -> dict[str, Any]:
        return {agent: self._turns.observe(agent) for agent in self.agents}

    def render(self) -> str | None:
        """The table as everybody sees it, in plain characters."""
        return self._turns.render()

    def close(self) -> None:
        """There is nothing to close."""


def _observation_space(facts: Mapping[str, Any]) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (facts["observation"],), np.float32),
            "action_mask": spaces.Box(0, 1, (facts["actions"],), np.int8),
        }
    )
