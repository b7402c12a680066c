"""The examples run as their texts say; how well they play is not asked."""

import os
import subprocess
import sys
import unittest
from pathlib import Path

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

    def test_the_learner_learns_and_tells_its_share(self):
        try:
            import numpy  # noqa: F401
        except ImportError:
            self.skipTest("needs NumPy")
        told = run("learner.py", "--games", "4", "--watch", "1", "--rounds", "1", "--tests", "8")
        self.assertIn("round 2: won", told)
        self.assertIn("of 8 games against greedy", told)
