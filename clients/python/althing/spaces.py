"""The spaces that our environments have, as small as they can be; those of Gymnasium have the same fields."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any, List, Mapping, Optional, Sequence, Tuple


@dataclass
class Discrete:
    """The whole numbers from 0 to n - 1."""

    n: int
    _random: random.Random = field(default_factory=random.Random, repr=False, compare=False)

    def seed(self, seed: Optional[int] = None) -> None:
        self._random.seed(seed)

    def sample(self, legal: Optional[Sequence[int]] = None) -> int:
        """Any number, or one of the legal ones."""
        return int(self._random.choice(legal)) if legal is not None else self._random.randrange(self.n)

    def contains(self, number: Any) -> bool:
        return 0 <= int(number) < self.n


@dataclass
class MultiDiscrete:
    """A whole number for each of several, from 0 to one less than its entry in ``nvec``."""

    nvec: Tuple[int, ...]
    _random: random.Random = field(default_factory=random.Random, repr=False, compare=False)

    @property
    def shape(self) -> Tuple[int, ...]:
        return (len(self.nvec),)

    def seed(self, seed: Optional[int] = None) -> None:
        self._random.seed(seed)

    def sample(self, legal: Optional[Sequence[Sequence[int]]] = None) -> List[int]:
        """Any numbers, or for each one of its legal ones; 0 where nothing is legal."""
        if legal is None:
            return [self._random.randrange(n) for n in self.nvec]
        return [int(self._random.choice(some)) if len(some) else 0 for some in legal]

    def contains(self, numbers: Any) -> bool:
        return len(numbers) == len(self.nvec) and all(0 <= int(k) < n for k, n in zip(numbers, self.nvec))


@dataclass(frozen=True)
class Box:
    """Rows of numbers; most lie between -1 and 1, none is bounded for certain."""

    shape: Tuple[int, ...]
    names: Tuple[str, ...] = ()
    dtype: str = "float32"

    def contains(self, row: Any) -> bool:
        return len(row) == self.shape[0] and (len(self.shape) == 1 or all(len(each) == self.shape[1] for each in row))


@dataclass(frozen=True)
class DictSpace:
    """Something of each space, by name."""

    spaces: Mapping[str, Box]

    def __getitem__(self, name: str) -> Box:
        return self.spaces[name]

    def contains(self, parts: Any) -> bool:
        return set(parts) == set(self.spaces) and all(self.spaces[name].contains(parts[name]) for name in self.spaces)
