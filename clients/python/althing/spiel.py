"""Games and states, in the way of OpenSpiel. A state is a place among the games of one line."""

from __future__ import annotations

import json
from typing import Any, Dict, List, Optional, Sequence, Union

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

    def min_utility(self) -> float:
        return -1.0 / self.num_players()

    def max_utility(self) -> float:
        return 1.0 - 1.0 / self.num_players()

    def utility_sum(self) -> float:
        return 0.0

    def max_chance_outcomes(self) -> int:
        """Luck is drawn by the game itself, from its seed."""
        return 0

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
        self._history: List[int] = []

    def get_game(self) -> Game:
        return self._game

    def clone(self) -> "State":
        """The same position with the same luck ahead."""
        return self._further(False)

    def resample_from_infostate(self) -> "State":
        """A position that the player to move cannot tell from this one."""
        return self._further(True)

    def _further(self, imagined: bool) -> "State":
        state = State(self._game, self._slot, imagined)
        state._history = list(self._history)
        return state

    def child(self, action: int) -> "State":
        """The position after a move; this one stays."""
        state = self.clone()
        state.apply_action(action)
        return state

    def current_player(self) -> int:
        return TERMINAL_PLAYER if self.is_terminal() else int(self._batch.seats[0])

    def is_terminal(self) -> bool:
        return self._batch.is_over(0)

    def is_chance_node(self) -> bool:
        """Never: what is drawn, the game draws by itself when a move is made."""
        return False

    def is_simultaneous_node(self) -> bool:
        """Never: where several decide at once they are asked one after another, and none sees what another chose."""
        return False

    def is_player_node(self) -> bool:
        return not self.is_terminal()

    def legal_actions(self, player: Optional[int] = None) -> List[int]:
        """The moves of the player to move; another one has none."""
        if player is not None and player != self.current_player():
            return []
        return sorted(int(number) for number in self._batch.legal(0))

    def legal_actions_mask(self, player: Optional[int] = None) -> List[int]:
        mask = [0] * self._game.num_distinct_actions()
        for number in self.legal_actions(player):
            mask[number] = 1
        return mask

    def apply_action(self, action: int) -> None:
        if self.is_terminal():
            raise IllegalMove("The game is over: nothing can be played in it.")
        self._batch = self._game._line.play(self._slot, action)
        self._history.append(int(action))

    def history(self) -> List[int]:
        """The moves made so far by all players."""
        return list(self._history)

    def move_number(self) -> int:
        return len(self._history)

    def action_to_string(self, player: int, action: Optional[int] = None) -> str:
        """The code of a move; the player may be left out, because a number means the same for all."""
        return self._game._line.actions[player if action is None else action]

    def string_to_action(self, player: Union[int, str], code: Optional[str] = None) -> int:
        return self._game._line.numbers[str(player) if code is None else code]

    def returns(self) -> List[float]:
        return [float(reward) for reward in self._batch.reward(0)]

    def rewards(self) -> List[float]:
        """What the last move brought: nothing before the end."""
        return self.returns()

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def player_reward(self, player: int) -> float:
        return self.rewards()[player]

    def observation_tensor(self, player: Optional[int] = None) -> List[float]:
        """What a player sees, asked or not; without a number the one to move."""
        if player is None or player == self.current_player():
            return [float(number) for number in self._batch.observation(0)]
        return [float(number) for number in self._game._line.observe(self._slot, player)]

    def observation(self) -> Dict[str, Any]:
        """All that the player to move may see, by name."""
        return self._game._line.look(self._slot)

    def __str__(self) -> str:
        if self.is_terminal():
            return "over: " + " ".join(f"{share:+g}" for share in self.returns())
        seen = self.observation()
        return json.dumps({"seat": seen["seat"], "view": seen["view"]}, ensure_ascii=False)

    def __del__(self) -> None:
        game = getattr(self, "_game", None)
        if game is not None and hasattr(self, "_slot"):
            game._free.append(self._slot)


def load_game(setup: str, states: int = 256, seed: int = 1, command: Optional[Sequence[str]] = None) -> Game:
    """The game of a setup line, e.g. ``load_game("hnefatafl(variant=brandubh)")``."""
    return Game(setup, states, seed, command)
