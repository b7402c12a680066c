"""Play the Viking board games of Althing from Python.

``Line`` speaks with the command ``althing env``; upon it stand three ways that researchers know:
``VectorEnv`` (as in Gymnasium), ``AECEnv`` (as in PettingZoo) and ``Game`` with ``State`` (as in OpenSpiel).
"""

from .aec import AECEnv
from .line import Ahead, AlthingError, Batch, IllegalMove, Line
from .spaces import Box, DictSpace, Discrete, MultiDiscrete
from .spiel import Game, State, load_game
from .vector import VectorEnv

__all__ = [
    "AECEnv",
    "Ahead",
    "AlthingError",
    "Batch",
    "Box",
    "DictSpace",
    "Discrete",
    "Game",
    "IllegalMove",
    "Line",
    "MultiDiscrete",
    "State",
    "VectorEnv",
    "load_game",
]
