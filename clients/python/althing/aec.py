"""One game whose seats take turns, in the way of PettingZoo's AEC environments."""

from __future__ import annotations

from typing import Any, Dict, Iterator, List, Optional, Sequence, Tuple

from .line import Line, numpy
from .spaces import Box, DictSpace, Discrete


class AECEnv:
    """A game: ``for agent in env.agent_iter(): observation, reward, done, cut, info = env.last(); env.step(move)``.

    Agents are called ``seat_0`` and so on; those of bots are not asked. What an agent observes has ``observation`` and
    ``action_mask``, as PettingZoo's own board games do; ``info`` has the legal moves by number.
    """

    metadata = {"name": "althing", "render_modes": ["json"], "is_parallelizable": False}

    def __init__(
        self,
        setup: str,
        players: Sequence[str] = ("me",),
        seed: int = 1,
        command: Optional[Sequence[str]] = None,
    ) -> None:
        self._line = Line(setup, 1, players, seed, command)
        self.possible_agents: List[str] = [f"seat_{seat}" for seat in range(self._line.seats)]
        names, codes = tuple(self._line.observations), tuple(self._line.actions)
        seen = DictSpace({"observation": Box((len(names),), names), "action_mask": Box((len(codes),), codes, "int8")})
        self.observation_spaces = {agent: seen for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(len(codes)) for agent in self.possible_agents}
        self._begin()

    def observation_space(self, agent: str) -> DictSpace:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    @property
    def line(self) -> Line:
        return self._line

    @property
    def unwrapped(self) -> "AECEnv":
        return self

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> None:
        self._line.reset(1 if seed is None else seed)
        self._begin()

    def _begin(self) -> None:
        self.agents: List[str] = list(self.possible_agents)
        self.rewards: Dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: Dict[str, float] = dict(self.rewards)
        self.terminations: Dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: Dict[str, bool] = dict.fromkeys(self.agents, False)
        self._see()

    def _see(self) -> None:
        batch = self._line.batch
        self.infos: Dict[str, Dict[str, Any]] = {agent: {} for agent in self.agents}
        if batch.is_over(0):
            for seat, agent in enumerate(self.possible_agents):
                self.rewards[agent] = float(batch.reward(0)[seat])
                self._cumulative_rewards[agent] += self.rewards[agent]
                self.terminations[agent] = True
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[int(batch.seats[0])]
            self.infos[self.agent_selection] = {"legal": batch.legal(0)}

    def observe(self, agent: str) -> Dict[str, Any]:
        """What an agent sees, at any time; its mask is empty while it is not asked."""
        seat = self.possible_agents.index(agent)
        asked = int(self._line.batch.seats[0])
        numbers = self._line.batch.observation(0) if seat == asked else self._line.observe(0, seat)
        return {"observation": numbers, "action_mask": self._mask(seat == asked)}

    def _mask(self, asked: bool) -> Any:
        size = len(self._line.actions)
        legal = self._line.batch.legal(0) if asked else ()
        if numpy is not None:
            mask = numpy.zeros(size, dtype=numpy.int8)
            mask[list(legal)] = 1
            return mask
        plain = bytearray(size)
        for number in legal:
            plain[number] = 1
        return plain

    def last(self, observe: bool = True) -> Tuple[Optional[Dict[str, Any]], float, bool, bool, Dict[str, Any]]:
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return seen, self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]

    def step(self, action: Optional[int]) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._leave(agent, action)
            return
        self._cumulative_rewards[agent] = 0.0
        if action is None:
            raise ValueError(f"{agent} is asked, and None is no move.")
        self._line.step([action])
        self._see()

    def _leave(self, agent: str, action: Optional[int]) -> None:
        """An agent whose game is over takes its leave with None."""
        if action is not None:
            raise ValueError(f"The game is over: {agent} can only step with None.")
        self.agents.remove(agent)
        told = (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos)
        for about in told:
            del about[agent]  # type: ignore[attr-defined]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def render(self) -> Dict[str, Any]:
        """All that the agent may see which is asked."""
        return self._line.look(0)

    def close(self) -> None:
        self._line.close()
