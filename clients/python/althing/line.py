"""The line to ``althing env``: its process, and the frames that go to and fro (docs/environments.md)."""

from __future__ import annotations

import json
import os
import shutil
import socket
import struct
import subprocess
import sys
from array import array
from pathlib import Path
from typing import IO, Any, Dict, List, Optional, Sequence, Tuple

try:
    import numpy
except ImportError:  # everything works without, only slower
    numpy = None  # type: ignore[assignment]

PROTOCOL = 1
STEP, RESET, LOOK, COPY, IMAGINE, PLAY, AHEAD, ADVISE, GOODBYE, OBSERVE = range(1, 11)
BATCH, TEXT, PROBLEM = 0, 1, 2
_LONG = 1 << 63


class AlthingError(Exception):
    """The hall could not be reached, or said no."""


class IllegalMove(AlthingError, ValueError):
    """A call that the rules, or the environment, refuse; no game has changed."""


def find_command() -> List[str]:
    """The command ``althing``: what ALTHING names, the one of the checkout that this file lies in, or the one on the path."""
    named = os.environ.get("ALTHING")
    if named:
        return [named]
    for folder in Path(__file__).resolve().parents:
        if (folder / "althing").is_file() and (folder / "app" / "launch").is_file():
            return [str(folder / "althing")]
    on_path = shutil.which("althing")
    if on_path:
        return [on_path]
    raise AlthingError("There is no command 'althing': set ALTHING to its path, or put it on the PATH.")


def _column(kind: str, data: memoryview) -> Any:
    """Numbers of four bytes as an array of NumPy, or as one of Python's own."""
    if numpy is not None:
        return numpy.frombuffer(data, dtype={"i": "<i4", "f": "<f4"}[kind])
    numbers = array(kind)
    numbers.frombytes(data)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


class Batch:
    """Where all games stand. With NumPy the columns are arrays, two-dimensional where there is a row for each game.

    ``seats[k]`` is the seat that game ``k`` asks, -1 when it is over; ``rewards`` and ``points`` have a column for each
    seat, and are 0 before the end; ``observations`` is what the seat sees; ``legal(k)`` are the numbers of its moves,
    which stand in ``legal_moves`` from ``offsets[k]`` to ``offsets[k + 1]``.
    """

    __slots__ = ("seats", "rewards", "points", "observations", "offsets", "legal_moves", "_columns")

    def __init__(self, data: bytes, games: int, seats: int, observed: int) -> None:
        view = memoryview(data)
        at = 0

        def take(kind: str, count: int) -> Any:
            nonlocal at
            column = _column(kind, view[at : at + 4 * count])
            at += 4 * count
            return column

        self.seats = take("i", games)
        self.rewards = take("f", games * seats)
        self.points = take("i", games * seats)
        self.observations = take("f", games * observed)
        self.offsets = take("i", games + 1)
        self.legal_moves = take("i", int(self.offsets[games]))
        self._columns = (seats, observed)
        if numpy is not None:
            self.rewards = self.rewards.reshape(games, seats)
            self.points = self.points.reshape(games, seats)
            self.observations = self.observations.reshape(games, observed)

    def is_over(self, game: int) -> bool:
        return bool(self.seats[game] < 0)

    def legal(self, game: int) -> Any:
        """The numbers of the legal moves of a game; none when it is over."""
        return self.legal_moves[self.offsets[game] : self.offsets[game + 1]]

    def observation(self, game: int) -> Any:
        return self._row(self.observations, game, self._columns[1])

    def reward(self, game: int) -> Any:
        return self._row(self.rewards, game, self._columns[0])

    def score(self, game: int) -> Any:
        """The points of all seats at the end of a game."""
        return self._row(self.points, game, self._columns[0])

    @staticmethod
    def _row(column: Any, game: int, width: int) -> Any:
        return column[game] if numpy is not None else column[game * width : (game + 1) * width]


class Ahead:
    """Where each legal move leads, a row for each, in the order of ``batch.legal(game)``, one game after another.

    ``worths`` are the points by which the seat then leads, as the game's own heuristics guess: something to begin with.
    """

    __slots__ = ("rewards", "over", "worths", "observations", "_batch")

    def __init__(self, data: bytes, observed: int, batch: Batch) -> None:
        view = memoryview(data)
        rows = len(data) // (4 * (3 + observed))
        self.rewards = _column("f", view[: 4 * rows])
        self.over = _column("i", view[4 * rows : 8 * rows])
        self.worths = _column("f", view[8 * rows : 12 * rows])
        self.observations = _column("f", view[12 * rows :])
        self._batch = batch
        if numpy is not None:
            self.observations = self.observations.reshape(rows, observed)

    def rows(self, game: int) -> slice:
        """The rows that belong to a game."""
        return slice(int(self._batch.offsets[game]), int(self._batch.offsets[game + 1]))


def _call(address: str) -> socket.socket:
    """A socket to 'host:port', where ``althing env --port`` waits."""
    host, colon, port = address.rpartition(":")
    if not colon or not port.isdigit():
        raise AlthingError(f"'{address}' is no address: it is written host:port, for example 127.0.0.1:4321.")
    try:
        return socket.create_connection((host, int(port)))
    except OSError as problem:
        raise AlthingError(f"Nobody answers at {address}: {problem}") from None


class Line:
    """``althing env``, which plays games of one setup: a process of its own, or with ``address`` one that waits at a socket
    (``althing env SETUP --port N``) and has said there what is played. Close it, or use it in a ``with``."""

    def __init__(
        self,
        setup: str = "",
        games: int = 1,
        players: Sequence[str] = ("me",),
        seed: int = 1,
        command: Optional[Sequence[str]] = None,
        teacher: str = "greedy",
        address: Optional[str] = None,
    ) -> None:
        if bool(setup) == bool(address):
            raise ValueError("A line has either a setup, or the address of an 'althing env' that has one.")
        self._process: Optional["subprocess.Popen[bytes]"] = None
        self._calls, self._answers = self._dial(address) if address else self._start(
            ["env", setup, "--games", str(games), "--players", ",".join(players), "--seed", str(seed), "--teacher", teacher],
            command,
        )
        greeting = self._greeting()
        self.setup: str = greeting["setup"]
        self.rules: int = greeting["rules"]
        self.games: int = greeting["games"]
        self.seats: int = greeting["seats"]
        self.observations: List[str] = greeting["observations"]
        self.actions: List[str] = greeting["actions"]
        self.numbers: Dict[str, int] = {code: number for number, code in enumerate(self.actions)}
        self.batch: Batch = self._batch()

    @staticmethod
    def _dial(address: str) -> Tuple[IO[bytes], IO[bytes]]:
        with _call(address) as wire:
            wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            return wire.makefile("wb"), wire.makefile("rb")

    def _start(self, words: List[str], command: Optional[Sequence[str]]) -> Tuple[IO[bytes], IO[bytes]]:
        self._process = subprocess.Popen(
            (list(command) if command else find_command()) + words,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=1 << 16,
        )
        assert self._process.stdin and self._process.stdout
        return self._process.stdin, self._process.stdout

    def _greeting(self) -> Dict[str, Any]:
        line = self._answers.readline()
        if not line:
            raise AlthingError(self._last_words())
        greeting: Dict[str, Any] = json.loads(line)
        if greeting["protocol"] != PROTOCOL:
            raise AlthingError(f"This 'althing' speaks version {greeting['protocol']} of the line, not {PROTOCOL}.")
        return greeting

    def _last_words(self) -> str:
        said = self._process.stderr.read() if self._process and self._process.stderr else b""
        self.close()
        return said.decode("utf-8", "replace").strip() or "'althing env' has ended without a word."

    def step(self, moves: Sequence[int]) -> Batch:
        """Makes a move in each game; those that are over begin anew, whatever their number is."""
        if len(moves) != self.games:
            raise IllegalMove(f"{self.games} games need {self.games} moves, not {len(moves)}.")
        numbers = numpy.asarray(moves, dtype="<i4").tobytes() if numpy is not None else struct.pack(f"<{self.games}i", *moves)
        return self._ask(struct.pack("<i", STEP) + numbers)

    def reset(self, seed: int) -> Batch:
        """Begins all games anew; game k takes the stream k of the seed."""
        return self._ask(struct.pack("<iq", RESET, (seed + _LONG) % (2 * _LONG) - _LONG))

    def copy(self, source: int, target: int) -> Batch:
        """Makes one game the same as another, with the same luck ahead; a batch of that game alone."""
        return self._ask_one(struct.pack("<iii", COPY, source, target))

    def imagine(self, source: int, target: int) -> Batch:
        """The same, but what the seat to decide cannot know is drawn anew."""
        return self._ask_one(struct.pack("<iii", IMAGINE, source, target))

    def play(self, game: int, move: int) -> Batch:
        """Makes a move in one game while the others wait; a batch of that game alone."""
        return self._ask_one(struct.pack("<iii", PLAY, game, move))

    def ahead(self) -> Ahead:
        """Where every legal move of every game would lead, in worlds that the seats cannot tell from the true ones."""
        self._send(struct.pack("<i", AHEAD))
        return Ahead(self._receive(BATCH), len(self.observations), self.batch)

    def advise(self) -> Any:
        """The number of the move that the teacher, a bot, would make in each game; -1 in those that are over."""
        self._send(struct.pack("<i", ADVISE))
        return _column("i", memoryview(self._receive(BATCH)))

    def _ask_one(self, call: bytes) -> Batch:
        self._send(call)
        return Batch(self._receive(BATCH), 1, self.seats, len(self.observations))

    def observe(self, game: int, seat: int) -> Any:
        """What any seat sees of a game now, asked or not, as numbers."""
        self._send(struct.pack("<iii", OBSERVE, game, seat))
        return _column("f", memoryview(self._receive(BATCH)))

    @property
    def pid(self) -> int:
        """The process that plays, if it is ours."""
        if self._process is None:
            raise AlthingError("The process at the other end of a socket is not ours.")
        return self._process.pid

    def look(self, game: int = 0) -> Dict[str, Any]:
        """All that the seat to decide may see: ``seat``, ``view``, ``prompt`` and the codes of its ``moves``."""
        self._send(struct.pack("<ii", LOOK, game))
        seen: Dict[str, Any] = json.loads(self._receive(TEXT))
        return seen

    def _ask(self, call: bytes) -> Batch:
        self._send(call)
        self.batch = self._batch()
        return self.batch

    def _send(self, call: bytes) -> None:
        if self._calls.closed:
            raise AlthingError("The line is closed.")
        try:
            self._calls.write(call)
            self._calls.flush()
        except ConnectionError:
            raise AlthingError(self._last_words()) from None

    def _batch(self) -> Batch:
        return Batch(self._receive(BATCH), self.games, self.seats, len(self.observations))

    def _receive(self, wanted: int) -> bytes:
        kind, length = struct.unpack("<ii", self._read(8))
        data = self._read(length)
        if kind == PROBLEM:
            raise IllegalMove(data.decode("utf-8"))
        if kind != wanted:
            raise AlthingError(f"An answer of kind {kind} came where {wanted} was asked for.")
        return data

    def _read(self, length: int) -> bytes:
        try:
            data = self._answers.read(length)
        except ConnectionError:
            data = b""
        if len(data) < length:
            raise AlthingError(self._last_words())
        return data

    def close(self) -> None:
        """Says goodbye; a process of our own ends, one at a socket waits for the next caller."""
        if not self._calls.closed:
            try:
                self._calls.write(struct.pack("<i", GOODBYE))
                self._calls.close()
            except OSError:
                pass
        if self._process is None:
            self._answers.close()
        else:
            self._end(self._process)

    @staticmethod
    def _end(process: "subprocess.Popen[bytes]") -> None:
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        for stream in (process.stdout, process.stderr):
            if stream:
                stream.close()

    def __enter__(self) -> "Line":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        if hasattr(self, "_answers") and not self._answers.closed:
            self.close()
