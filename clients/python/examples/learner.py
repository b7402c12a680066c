"""Learns to play Vikings better than the bot `greedy`, and tells how often it wins.

The game's own heuristics guess by how many points a seat leads after a move (`Ahead.worths`), and err. What is missing to the
lead at the end is learnt from games in which now and then any move is played, as a sum of weights (a ridge regression): one
for the difference between the seats in each number that is told of a seat, one more that grows with the game. The learner
plays the move after which the guess and a part of what it has learnt are best together. Needs NumPy.

    python learner.py --save learner.txt        # learns, tests, keeps the weights
    python learner.py --load learner.txt        # tests them again
"""

import argparse

import numpy as np

import althing


class Learner:
    """What it has learnt of the numbers that a line tells of both seats."""

    def __init__(self, names):
        self.own = [place for place, name in enumerate(names) if name.startswith("own ")]
        self.next = [place for place, name in enumerate(names) if name.startswith("next ")]
        self.progress = names.index("own progress")
        self.weights = np.zeros(2 * len(self.own) + 1)
        self.squares = np.zeros((len(self.weights),) * 2)
        self.products = np.zeros(len(self.weights))

    def numbers(self, rows):
        apart = rows[:, self.own] - rows[:, self.next]
        return np.hstack([apart, apart * rows[:, [self.progress]], np.ones((len(rows), 1))])

    def study(self, rows, missing, stiffness):
        """Takes some more rows in, and weighs all that it has seen."""
        numbers = self.numbers(rows)
        self.squares += numbers.T @ numbers
        self.products += numbers.T @ missing
        stiff = stiffness * np.diag(self.squares.diagonal() + self.squares.trace() / 1e4)
        self.weights = np.linalg.solve(self.squares + stiff, self.products)

    def guess(self, rows):
        return self.numbers(rows) @ self.weights


def play(line, me, learner, trust, careless, kept, rng):
    """Plays all games of a line to their ends: rows that were seen, what was missing to each end, the shares of victory."""
    games, rows, looks, owners = np.arange(line.games), [], [], []
    leads, shares = np.zeros(line.games), np.full(line.games, np.nan)
    while np.isnan(shares).any():
        ahead, offsets = line.ahead(), line.batch.offsets
        values = ahead.worths + (trust * learner.guess(ahead.observations) if trust else 0)
        moves = np.zeros(line.games, int)
        for game in games[np.diff(offsets) > 0]:
            first, beyond = offsets[game : game + 2]
            best = first + int(np.argmax(values[first:beyond]))
            place = best if rng.random() >= careless else rng.integers(first, beyond)
            moves[game] = line.batch.legal_moves[place]
            if np.isnan(shares[game]) and beyond - first > 1 and rng.random() < kept:
                rows.append(ahead.observations[place])
                looks.append(ahead.worths[place])
                owners.append(game)
        before = np.isnan(shares)
        batch = line.step(moves)
        for game in games[before & (batch.seats < 0)]:
            leads[game] = batch.score(game)[me] - batch.score(game)[1 - me]
            shares[game] = batch.reward(game)[me] + 1 / line.seats
    return np.array(rows), leads[owners] - looks, shares


def learn(lines, learner, wish, rng):
    for turn in range(wish.rounds):
        me = turn % 2
        lines[me].reset(wish.seed * 1000 + turn)
        rows, missing, shares = play(lines[me], me, learner, 0, wish.careless, wish.kept, rng)
        left = missing - learner.guess(rows)
        learner.study(rows, missing, wish.stiffness)
        print(f"round {turn + 1}: the heuristics miss the end by {miss(missing):.1f} points, what was learnt before by "
              f"{miss(left):.1f}", flush=True)


def miss(missing):
    return np.sqrt(np.mean(missing**2))


def test(lines, learner, wish, rng):
    """The share of victories over deals that were never learnt from; each deal is played from both seats."""
    shares = []
    for turn in range(max(1, wish.tests // (2 * wish.games))):
        pair = []
        for me, line in enumerate(lines):
            line.reset(wish.deals + turn)
            pair.append(play(line, me, learner, wish.trust, 0, 0, rng)[2])
        shares.extend(np.mean(pair, 0))
    error = 1.96 * np.std(shares, ddof=1) / np.sqrt(len(shares))
    print(f"won {np.mean(shares):.1%} ({np.mean(shares) - error:.1%} to {np.mean(shares) + error:.1%}, by deals) "
          f"of {2 * len(shares)} games against {wish.against}")


def main():
    told = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    told.add_argument("--setup", default="vikings(seats=2)", help="Vikings with two seats")
    told.add_argument("--teacher", default="greedy", help="against whom it learns")
    told.add_argument("--against", default="greedy", help="against whom it is tested")
    told.add_argument("--games", type=int, default=200, help="games in each round")
    told.add_argument("--rounds", type=int, default=60)
    told.add_argument("--careless", type=float, default=0.1, help="how often any move is played while it learns")
    told.add_argument("--kept", type=float, default=0.3, help="how much of what was seen is learnt from")
    told.add_argument("--stiffness", type=float, default=0.003, help="how much the weights are held back")
    told.add_argument("--trust", type=float, default=0.35, help="how much of what was learnt is played by")
    told.add_argument("--tests", type=int, default=400, help="games at the end, half on each seat")
    told.add_argument("--deals", type=int, default=8_000_000, help="the seed of the first test")
    told.add_argument("--seed", type=int, default=1)
    told.add_argument("--save")
    told.add_argument("--load")
    wish = told.parse_args()
    rng = np.random.default_rng(wish.seed)
    seatings = (("me", "{}"), ("{}", "me"))

    def lines(bot):
        return [althing.Line(wish.setup, wish.games, [name.format(bot) for name in seats]) for seats in seatings]

    against = lines(wish.against)
    learner = Learner(against[0].observations)
    if wish.load:
        learner.weights = np.loadtxt(wish.load)
    else:
        learn(lines(wish.teacher), learner, wish, rng)
    if wish.save:
        np.savetxt(wish.save, learner.weights, fmt="%.4f")
    test(against, learner, wish, rng)


if __name__ == "__main__":
    main()
