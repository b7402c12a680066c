"""Measures how many steps a second an environment makes, with random legal moves: by the clock on the wall, and by the
processor time of this process and of `althing` together, which says the same on a machine that has other work.

    python speed.py 'vikings(seats=2)' --games 64 --seconds 10
    python speed.py --games 1 --plain        # as if there were no NumPy
"""

import argparse
import os
import random
import time

import althing
from althing import line as wire


def spent(pid):
    """The processor seconds of this process and of another one of this system, where /proc tells them."""
    own = sum(os.times()[:2])
    try:
        with open(f"/proc/{pid}/stat") as stat:
            fields = stat.read().rsplit(")", 1)[1].split()
    except OSError:
        return None
    return own + (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def choose(batch, games, rng):
    """A random legal move for each game; any number for one that is over."""
    if wire.numpy is not None:
        if not len(batch.legal_moves):
            return [0] * games
        first = batch.offsets[:-1]
        places = first + rng.random(games) * (batch.offsets[1:] - first)
        return batch.legal_moves.take(places.astype("i4"), mode="clip")
    offsets, legal, draw = batch.offsets, batch.legal_moves, rng.random
    return [
        legal[offsets[game] + int(draw() * (offsets[game + 1] - offsets[game]))] if offsets[game] < offsets[game + 1] else 0
        for game in range(games)
    ]


def walk(line, rng, seconds):
    """Steps for so long, and how many there were."""
    steps, until = 0, time.perf_counter() + seconds
    batch = line.batch
    while time.perf_counter() < until:
        for _ in range(16):
            batch = line.step(choose(batch, line.games, rng))
        steps += 16 * line.games
    return steps


def main():
    told = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    told.add_argument("setup", nargs="?", default="vikings(seats=2)")
    told.add_argument("--games", type=int, default=64, help="side by side")
    told.add_argument("--seconds", type=float, default=10)
    told.add_argument("--warm", type=float, default=10, help="seconds before that, in which Java warms up")
    told.add_argument("--plain", action="store_true", help="without NumPy, also where it is there")
    told.add_argument("--seed", type=int, default=1)
    wish = told.parse_args()
    if wish.plain:
        wire.numpy = None
    rng = random.Random(wish.seed) if wire.numpy is None else wire.numpy.random.default_rng(wish.seed)
    with althing.Line(wish.setup, wish.games, seed=wish.seed) as line:
        walk(line, rng, wish.warm)
        before, began = spent(line.pid), time.perf_counter()
        steps = walk(line, rng, wish.seconds)
        wall, after = time.perf_counter() - began, spent(line.pid)
    numbers = "plain Python" if wire.numpy is None else f"NumPy {wire.numpy.__version__}"
    print(f"{wish.setup}, {wish.games} games, {numbers}: {steps / wall:,.0f} steps/s by the wall", end="")
    if before is not None and after is not None:
        print(f", {steps / (after - before):,.0f} steps for each second of a processor, both processes", end="")
    print()


if __name__ == "__main__":
    main()
