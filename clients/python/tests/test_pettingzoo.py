"""PettingZoo's own test of its interface, where the package is there; ``test_aec`` asks most of it everywhere."""

import unittest

import althing

try:
    import gymnasium
    import numpy
    import pettingzoo
    from pettingzoo.test import api_test
except ImportError:
    pettingzoo = None


@unittest.skipIf(pettingzoo is None, "needs PettingZoo and Gymnasium")
class PettingZooTest(unittest.TestCase):
    def test_our_environment_is_one_of_theirs_once_its_spaces_are(self):
        class Env(althing.AECEnv, pettingzoo.AECEnv):
            def __init__(self, setup):
                super().__init__(setup)
                seen = self.observation_spaces[self.possible_agents[0]]
                endless = gymnasium.spaces.Box(-numpy.inf, numpy.inf, seen["observation"].shape, numpy.float32)
                mask = gymnasium.spaces.Box(0, 1, seen["action_mask"].shape, numpy.int8)
                theirs = gymnasium.spaces.Dict({"observation": endless, "action_mask": mask})
                self.observation_spaces = dict.fromkeys(self.possible_agents, theirs)
                self.action_spaces = {
                    agent: gymnasium.spaces.Discrete(space.n) for agent, space in self.action_spaces.items()
                }

        for setup in ("hnefatafl(variant=brandubh)", "vikings(seats=3)"):
            env = Env(setup)
            api_test(env, num_cycles=100)
            env.close()


if __name__ == "__main__":
    unittest.main()
