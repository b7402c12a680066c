"""Games and states, in the way of OpenSpiel. A state is a place among the games of one line."""

from __future__ import annotations

from typing import Any, Dict, List, Optional, Sequence

from .line import AlthingError, IllegalMove, Line

TERMINAL_PLAYER = -4


class Game:
    """A setup whose states are kept by one process; at most ``states`` of them at a time."""

    def __init__(
        self, setup: str, states: int = 256, seed: int = 1, command: Optional[Sequence[str]] = None
    ) -> None:
        self._line = Line(setup, states + 1, ("me",), seed, command)
        self._seed = seed
        self._free = list(range(states, 0, -1))

    def num_players(self) -> int:
        return self._line.seats

    def num_distinct_actions(self) -> int:
        return len(self._line.actions)

    def observation_tensor_shape(self) -> List[int]:
        return [len(self._line.observations)]

    def observation_names(self) -> List[str]:
        return list(self._line.observations)

    def new_initial_state(self) -> "State":
        """The start of the game that the seed deals; for another deal load the game with another seed."""
        return State(self, 0, False)

    def close(self) -> None:
        self._line.close()

    def _take(self) -> int:
        if not self._free:
            raise AlthingError("All states of this game are in use: load it with more of them.")
        return self._free.pop()


class State:
    """A position. It goes back to its game when nobody refers to it any more."""

    def __init__(self, game: Game, source: int, imagined: bool) -> None:
        self._game = game
        self._slot = game._take()
        self._batch = (game._line.imagine if imagined else game._line.copy)(source, self._slot)

    def get_game(self) -> Game:
        return self._game

    def clone(self) -> "State":
        """The same position with the same luck ahead."""
        return State(self._game, self._slot, False)

    def resample_from_infostate(self) -> "State":
        """A position that the player to move cannot tell from this one."""
        return State(self._game, self._slot, True)

    def current_player(self) -> int:
        return TERMINAL_PLAYER if self.is_terminal() else int(self._batch.seats[0])

    def is_terminal(self) -> bool:
        return self._batch.is_over(0)

    def legal_actions(self) -> List[int]:
        return sorted(int(number) for number in self._batch.legal(0))

    def apply_action(self, action: int) -> None:
        if self.is_terminal():
            raise IllegalMove("The game is over: nothing can be played in it.")
        self._batch = self._game._line.play(self._slot, action)

    def action_to_string(self, action: int) -> str:
        return self._game._line.actions[action]

    def string_to_action(self, code: str) -> int:
        return self._game._line.numbers[code]

    def returns(self) -> List[float]:
        return [float(reward) for reward in self._batch.reward(0)]

    def observation_tensor(self) -> List[float]:
        return [float(number) for number in self._batch.observation(0)]

    def observation(self) -> Dict[str, Any]:
        """All that the player to move may see, by name."""
        return self._game._line.look(self._slot)

    def __del__(self) -> None:
        game = getattr(self, "_game", None)
        if game is not None and hasattr(self, "_slot"):
            game._free.append(self._slot)


def load_game(setup: str, states: int = 256, seed: int = 1, command: Optional[Sequence[str]] = None) -> Game:
    """The game of a setup line, e.g. ``load_game("hnefatafl(variant=brandubh)")``."""
    return Game(setup, states, seed, command)
