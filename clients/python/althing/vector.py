"""Many games at once, in the way of Gymnasium's vector environments."""

from __future__ import annotations

from typing import Any, Dict, Optional, Sequence, Tuple

from .line import Batch, Line, numpy
from .spaces import Box, Discrete, MultiDiscrete


class VectorEnv:
    """``num_envs`` games of a setup. ``reset`` and ``step`` answer as in Gymnasium, and a game that has ended begins anew
    at the next step (its move then counts for nothing).

    Who plays on the seats is said by ``players``: ``"me"`` is asked here, anything else is a bot. The reward is that of the
    seat that moved last from here; ``info`` has the batch, the seats that are asked and the legal moves.
    """

    metadata = {"name": "althing", "render_modes": [], "autoreset_mode": "NextStep"}

    def __init__(
        self,
        setup: str,
        num_envs: int = 64,
        players: Sequence[str] = ("me",),
        seed: int = 1,
        command: Optional[Sequence[str]] = None,
    ) -> None:
        self._line = Line(setup, num_envs, players, seed, command)
        self.num_envs = num_envs
        self.single_action_space = Discrete(len(self._line.actions))
        names = tuple(self._line.observations)
        self.single_observation_space = Box((len(names),), names)
        self.action_space = MultiDiscrete((len(self._line.actions),) * num_envs)
        self.observation_space = Box((num_envs, len(names)), names)
        self._moved = list(self._line.batch.seats)

    @property
    def line(self) -> Line:
        return self._line

    @property
    def action_codes(self) -> Sequence[str]:
        return self._line.actions

    def reset(
        self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None
    ) -> Tuple[Any, Dict[str, Any]]:
        """Begins all games anew, without a seed by chance; there are no options beside those of the setup."""
        if options:
            raise ValueError(f"There is no option {', '.join(map(str, options))}: the setup line says what is played.")
        batch = self._line.reset(seed if seed is not None else int.from_bytes(_entropy(), "little"))
        self._moved = list(batch.seats)
        return batch.observations, self._info(batch)

    def step(self, actions: Sequence[int]) -> Tuple[Any, Any, Any, Any, Dict[str, Any]]:
        """Observations, rewards, which games are over, which were cut off (none ever is), and more."""
        self._moved = [
            now if now >= 0 else before for now, before in zip(self._line.batch.seats, self._moved)
        ]
        batch = self._line.step(actions)
        over = [seat < 0 for seat in batch.seats]
        rewards = [float(batch.reward(game)[self._moved[game]]) for game in range(self.num_envs)]
        cut = [False] * self.num_envs
        if numpy is not None:
            return batch.observations, numpy.array(rewards), numpy.array(over), numpy.array(cut), self._info(batch)
        return batch.observations, rewards, over, cut, self._info(batch)

    def _info(self, batch: Batch) -> Dict[str, Any]:
        return {"batch": batch, "seats": batch.seats, "legal": [batch.legal(game) for game in range(self.num_envs)]}

    def close(self) -> None:
        self._line.close()


def _entropy() -> bytes:
    import os

    return os.urandom(7)
