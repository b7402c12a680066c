"""The examples run as their texts say, and the learner learns."""

import os
import re
import subprocess
import sys
import unittest
from pathlib import Path

try:
    import numpy
except ImportError:
    numpy = None

FOLDER = Path(__file__).resolve().parents[1]


def run(example, *words):
    paths = os.pathsep.join(filter(None, [str(FOLDER), os.environ.get("PYTHONPATH")]))
    return subprocess.run(
        [sys.executable, str(FOLDER / "examples" / example), *words],
        env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, check=True,
    ).stdout


class ExamplesTest(unittest.TestCase):
    def test_the_random_agent_tells_how_it_ended(self):
        self.assertIn("moves of hnefatafl", run("random_agent.py", "hnefatafl(variant=brandubh)"))

    def test_an_agent_is_measured_against_levels(self):
        self.assertRegex(run("evaluate.py", "vikings(seats=2)", "--games", "1", "--levels", "1"), "level 1: .* of 2 games")

    def test_the_speed_is_told_with_numpy_and_without(self):
        for more in ((), ("--plain",)):
            told = run("speed.py", "--games", "2", "--seconds", "0.1", "--warm", "0.1", *more)
            self.assertRegex(told, r"2 games, .*: [\d,]+ steps/s by the wall")

    @unittest.skipIf(numpy is None, "needs NumPy")
    def test_the_learner_guesses_games_better_that_it_has_not_seen(self):
        told = run("learner.py", "--games", "50", "--rounds", "4", "--tests", "100", "--against", "random")
        misses = re.findall(r"by ([\d.]+) points, what was learnt before by ([\d.]+)", told)
        self.assertEqual(len(misses), 4)
        self.assertLess(float(misses[-1][1]), float(misses[-1][0]))
        self.assertGreater(self.interval(told)[0], 80)

    @unittest.skipIf(numpy is None, "needs NumPy")
    def test_what_was_learnt_beats_greedy(self):
        told = run("learner.py", "--load", str(FOLDER / "examples" / "learner.txt"), "--tests", "400")
        self.assertIn("of 400 games against greedy", told)
        self.assertGreater(self.interval(told)[0], 50)

    def interval(self, told):
        return [float(bound) for bound in re.search(r"\(([\d.]+)% to ([\d.]+)%", told).groups()]
