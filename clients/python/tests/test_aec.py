"""What PettingZoo's own test of its interface asks of an environment, as far as it can be asked without the package."""

import random
import unittest

import althing

SETUPS = ("vikings(seats=3)", "hnefatafl(variant=brandubh)", "jorvik(seats=2)")


class AECContractTest(unittest.TestCase):
    def walk(self, env, rng):
        """Plays to the end; before each step everything that is told is looked over."""
        for agent in env.agent_iter():
            self.look_over(env)
            self.assertEqual(agent, env.agent_selection)
            _, _, over, cut, info = env.last()
            env.step(None if over or cut else int(rng.choice(list(info["legal"]))))
            yield agent

    def look_over(self, env):
        self.assertEqual(env.num_agents, len(env.agents))
        self.assertLessEqual(set(env.agents), set(env.possible_agents))
        self.assertIn(env.agent_selection, env.agents)
        for told in (env.rewards, env.terminations, env.truncations, env.infos, env._cumulative_rewards):
            self.assertEqual(sorted(told), sorted(env.agents))
        for agent in env.agents:
            self.assertTrue(env.observation_space(agent).contains(env.observe(agent)))
            self.assertIsInstance(env.rewards[agent], float)
            self.assertIsInstance(env.infos[agent], dict)

    def test_all_that_is_told_is_about_the_agents_that_are_there(self):
        for setup in SETUPS:
            with self.subTest(setup=setup):
                env = althing.AECEnv(setup)
                env.reset(seed=4)
                steps = sum(1 for _ in self.walk(env, random.Random(4)))
                self.assertGreater(steps, env.max_num_agents)
                self.assertEqual((env.agents, env.rewards, env.infos), ([], {}, {}))
                env.close()

    def test_spaces_are_the_same_objects_whenever_they_are_asked_for(self):
        env = althing.AECEnv("vikings(seats=2)")
        for agent in env.possible_agents:
            self.assertIs(env.observation_space(agent), env.observation_space(agent))
            self.assertIs(env.action_space(agent), env.action_space(agent))
        env.close()

    def test_a_reset_brings_all_agents_back_and_a_seed_the_same_game(self):
        env = althing.AECEnv("vikings(seats=2)")

        def walked():
            env.reset(seed=9)
            self.assertEqual(env.agents, env.possible_agents)
            self.assertEqual(set(env.rewards.values()), {0.0})
            seen = []
            for agent in self.walk(env, random.Random(1)):
                seen.append(agent)
            return seen

        self.assertEqual(walked(), walked())
        env.close()

    def test_who_is_not_asked_sees_too_and_can_do_nothing(self):
        env = althing.AECEnv("vikings(seats=2)")
        env.reset(seed=2)
        asked = env.agent_selection
        other = next(agent for agent in env.agents if agent != asked)
        for agent, moves in ((asked, len(env.infos[asked]["legal"])), (other, 0)):
            seen = env.observe(agent)
            self.assertEqual(sum(int(x) for x in seen["action_mask"]), moves)
        names = env.line.observations
        gold = {agent: env.observe(agent)["observation"] for agent in (asked, other)}
        self.assertEqual(gold[asked][names.index("next gold")], gold[other][names.index("own gold")])
        env.close()

    def test_observing_changes_nothing(self):
        env = althing.AECEnv("vikings(seats=2)")
        before = env.render()
        for agent in env.agents:
            env.observe(agent)
        self.assertEqual(env.render(), before)
        env.close()

    def test_rewards_add_up_over_the_steps_of_others(self):
        env = althing.AECEnv("hnefatafl(variant=brandubh)")
        env.reset(seed=3)
        ends = {}
        rng = random.Random(3)
        for agent in env.agent_iter():
            _, reward, over, _, info = env.last(observe=False)
            if over:
                ends[agent] = reward
            env.step(None if over else int(rng.choice(list(info["legal"]))))
        self.assertEqual(sorted(ends), env.possible_agents)
        self.assertAlmostEqual(sum(ends.values()), 0)
        env.close()

    def test_an_agent_that_is_asked_must_move_and_one_that_leaves_must_not(self):
        env = althing.AECEnv("hnefatafl(variant=brandubh)")
        with self.assertRaisesRegex(ValueError, "None is no move"):
            env.step(None)
        rng = random.Random(3)
        while not env.terminations[env.agent_selection]:
            env.step(int(rng.choice(list(env.infos[env.agent_selection]["legal"]))))
        with self.assertRaisesRegex(ValueError, "only step with None"):
            env.step(0)
        env.close()


if __name__ == "__main__":
    unittest.main()
