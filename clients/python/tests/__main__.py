"""Runs all tests and says how many passed: ``python3 -m tests`` in clients/python."""

import sys
import unittest

suite = unittest.defaultTestLoader.discover("tests", top_level_dir=".")
result = unittest.TextTestRunner(stream=sys.stdout, verbosity=2).run(suite)
broken = len(result.failures) + len(result.errors)
print(f"{result.testsRun - broken - len(result.skipped)} passed")
print(f"{broken} failed")
sys.exit(1 if broken else 0)
