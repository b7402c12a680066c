"""Learns a game from a bot, and then says how often it beats that bot.

A net of one hidden layer guesses from what a seat sees after a move by how many points the game will be won. First it
watches games in which the bot plays on both seats, with a random move now and then; then it makes the moves itself after
which its guess is best. After each round of games the net is fitted to how they ended.
Needs NumPy. ``python learner.py --help`` tells what can be chosen.
"""

import argparse

import numpy as np

import althing

SCALE = 20.0  # points


class Net:
    """One hidden layer of rectified units, fitted by Adam."""

    def __init__(self, inputs, hidden, rng):
        self.weights = [
            rng.normal(0, np.sqrt(2 / inputs), (inputs, hidden)), np.zeros(hidden),
            rng.normal(0, np.sqrt(1 / hidden), hidden), np.zeros(1),
        ]
        self.moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]
        self.steps = 0

    def guess(self, rows):
        w1, b1, w2, b2 = self.weights
        return np.maximum(rows @ w1 + b1, 0) @ w2 + b2[0]

    def fit(self, rows, ends, rate=1e-3):
        w1, b1, w2, b2 = self.weights
        units = np.maximum(rows @ w1 + b1, 0)
        error = (units @ w2 + b2[0] - ends) / len(rows)
        back = np.outer(error, w2) * (units > 0)
        self.steps += 1
        for weight, slope, (m, v) in zip(
            self.weights, (rows.T @ back, back.sum(0), units.T @ error, error.sum(keepdims=True)), self.moments
        ):
            m += 0.1 * (slope - m)
            v += 0.001 * (slope * slope - v)
            weight -= rate * (m / (1 - 0.9**self.steps)) / (np.sqrt(v / (1 - 0.999**self.steps)) + 1e-8)


def choose(line, net, careless, rng):
    """A move for each game, by the net or without one by the teacher, and what is seen after it."""
    ahead = line.ahead()
    guesses = net.guess(ahead.observations) if net else taught(line)
    moves, seen = np.zeros(line.games, int), [None] * line.games
    for game in range(line.games):
        legal = line.batch.legal(game)
        if len(legal):
            rows = ahead.rows(game)
            best = int(np.argmax(guesses[rows])) if rng.random() >= careless else rng.integers(len(legal))
            moves[game], seen[game] = legal[best], ahead.observations[rows][best]
    return moves, seen


def taught(line):
    """1 for the moves that the teacher would make, 0 for all others."""
    wish = np.repeat(line.advise(), [len(line.batch.legal(game)) for game in range(line.games)])
    return (np.concatenate([line.batch.legal(game) for game in range(line.games)]) == wish).astype(float)


def play(line, net, seed, careless, rng):
    """All games of a line to their ends: rows that were seen, how each ended, and the share of victories."""
    line.reset(seed)
    rows, owners, ends, wins = [], [], np.zeros(line.games), np.full(line.games, np.nan)
    while np.isnan(wins).any():
        running = np.isnan(wins)
        seats = line.batch.seats.copy()
        moves, seen = choose(line, net, careless, rng)
        batch = line.step(moves)
        for game in np.flatnonzero(running):
            rows.append(seen[game])
            owners.append(game)
            if batch.is_over(game):
                points, seat = batch.score(game), seats[game]
                ends[game] = (points[seat] - np.delete(points, seat).max()) / SCALE
                wins[game] = batch.reward(game)[seat] + 1 / line.seats
    return np.array(rows), ends[owners], wins.mean()


def main():
    told = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    told.add_argument("--setup", default="vikings(seats=2)")
    told.add_argument("--against", default="greedy")
    told.add_argument("--games", type=int, default=100, help="games in each round")
    told.add_argument("--watch", type=int, default=30, help="rounds in which the bot plays")
    told.add_argument("--rounds", type=int, default=20, help="rounds in which the learner does")
    told.add_argument("--tests", type=int, default=400, help="games at the end, half on each of two seats")
    told.add_argument("--hidden", type=int, default=48)
    told.add_argument("--seed", type=int, default=1)
    wish = told.parse_args()
    rng = np.random.default_rng(wish.seed)
    lines = [
        althing.Line(wish.setup, wish.games, players, teacher=wish.against)
        for players in (("me", wish.against), (wish.against, "me"))
    ]
    net = Net(len(lines[0].observations), wish.hidden, rng)
    memory = []
    for turn in range(wish.watch + wish.rounds):
        player = net if turn >= wish.watch else None
        rows, ends, share = play(lines[turn % 2], player, wish.seed * 1000 + turn, 0.05, rng)
        memory = (memory + [(rows, ends)])[-wish.watch :]
        every, result = (np.concatenate(part) for part in zip(*memory))
        for _ in range(len(every) // 64):
            some = rng.integers(len(every), size=256)
            net.fit(every[some], result[some])
        miss = np.sqrt(np.mean((net.guess(rows) - ends) ** 2)) * SCALE
        print(f"round {turn + 1}: won {share:.1%} of {wish.games} games, guesses miss by {miss:.1f} points", flush=True)
    shares = [
        play(lines[half % 2], net, 7_000_000 + half, 0, rng)[2] for half in range(max(2, wish.tests // wish.games))
    ]
    mean, error = np.mean(shares), 1.96 * np.std(shares, ddof=1) / np.sqrt(len(shares))
    print(f"won {mean:.1%} (± {error:.1%}) of {len(shares) * wish.games} games against {wish.against}")


if __name__ == "__main__":
    main()
