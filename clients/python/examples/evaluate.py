"""Lets an agent of your own play against the levels, on every seat by turns, and tells its share of the games.

The agent here plays at random; put yours in its place.
The levels 1 to 3 give the same games again; 4 and 5 think by the clock, and take long. Needs nothing but Python.

    python evaluate.py 'vikings(seats=2)' --games 20 --levels 1,2,3
"""

import argparse
import math
import random

import althing


def agent(line, game):
    """The number of a legal move for a game of the line."""
    return int(random.choice(list(line.batch.legal(game))))


def share(setup, level, games, seed):
    """Of how many games the agent has won which share, seat by seat."""
    with althing.Line(setup) as alone:
        seats = alone.seats
    won = 0.0
    for seat in range(seats):
        players = [f"level:{level}"] * seats
        players[seat] = "me"
        with althing.Line(setup, games, players, seed + seat) as line:
            open_games = set(range(games))
            while open_games:
                batch = line.step([0 if line.batch.is_over(game) else agent(line, game) for game in range(games)])
                for game in [game for game in open_games if batch.is_over(game)]:
                    won += float(batch.reward(game)[seat]) + 1 / seats
                    open_games.remove(game)
    return won, games * seats


def interval(won, games, z=1.96):
    """Wilson's interval of a share."""
    middle = (won + z * z / 2) / (games + z * z)
    width = z / (games + z * z) * math.sqrt(won * (games - won) / games + z * z / 4)
    return middle - width, middle + width


def main():
    told = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    told.add_argument("setup", nargs="?", default="vikings(seats=2)")
    told.add_argument("--levels", default="1,2,3")
    told.add_argument("--games", type=int, default=20, help="on each seat")
    told.add_argument("--seed", type=int, default=1)
    wish = told.parse_args()
    for level in wish.levels.split(","):
        won, games = share(wish.setup, level, wish.games, wish.seed)
        low, high = interval(won, games)
        print(f"level {level}: {won:g} of {games} games, {won / games:.1%} ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
