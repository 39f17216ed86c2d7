"""The games as Gymnasium environments: one seat against our bots.

>>> import crosstable.gymnasium
>>> env = crosstable.gymnasium.Env("crosswise", opponents="easy")
>>> observation, info = env.reset(seed=1)
>>> observation.shape, info["action_mask"].shape
((375,), (2397,))

The observation is what the seat knows (see `crosstable.describe`), `info["action_mask"]` says what is legal. The reward
comes when the game is over. An illegal action loses the game at once: the reward is -1 and `info["refusal"]` says why.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from . import _native


class Env(gymnasium.Env[Any, Any]):
    """One seat against bots. Without `seat` every game draws which seat it is."""

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        opponents: str = "easy",
        seat: int | None = None,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        self._start = _native.new(game, players=players, options=options)
        self._start.text(lang)
        if seat is not None:
            self._start.view(seat)
        _native.Bot(opponents)
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"the render mode is human or ansi, not {render_mode!r}")
        facts = _native.describe(game)
        self.observation_space = spaces.Box(-np.inf, np.inf, (facts["observation"],), np.float32)
        self.action_space = spaces.Discrete(facts["actions"])
        self.render_mode = render_mode
        self._lang, self._opponents, self._seat = lang, opponents, seat
        self.position = self._start.clone()
        self.seat = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(self._start.players))
        self.seat = drawn if self._seat is None else self._seat
        self._bot = _native.Bot(self._opponents, seed=int(self.np_random.integers(2**63)))
        self.position = self._start.clone()
        self._others()
        # A game can end before the seat's first turn; then there is another one.
        return self.reset() if self.position.over else (self._observation(), self._info())

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self.position.over:
            raise ValueError("the game is over; call reset()")
        try:
            self.position.apply(int(action))
        except ValueError as refusal:
            info = {**self._info(), "refusal": str(refusal)}
            return self._observation(), -1.0, True, False, info
        self._others()
        reward = float(self.position.returns()[self.seat])
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, self.position.over, False, self._info()

    def _others(self) -> None:
        """Chance and the other seats, until it is the own turn or the game is over."""
        while True:
            self.position.play_chance(seed=int(self.np_random.integers(2**63)))
            if self.position.over or self.position.actor == self.seat:
                return
            self.position.apply(self._bot.choose(self.position))

    def _observation(self) -> Any:
        return self.position.observation(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.position.mask().astype(np.int8), "seat": self.seat}

    def render(self) -> str | None:
        """The table as the seat sees it, in plain characters."""
        text = self.position.text(self._lang, self.seat)
        if self.render_mode == "human":
            print(text)
            return None
        return text
