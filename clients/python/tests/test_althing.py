"""Tries the package on the built command; ``ALTHING`` names another one."""

import random
import socket
import struct
import subprocess
import unittest

import althing
from althing import line as wire


class LineTest(unittest.TestCase):
    def test_a_batch_tells_who_is_asked_and_what_is_legal(self):
        with althing.Line("vikings(seats=3)", games=4, seed=3) as line:
            self.assertEqual(line.seats, 3)
            self.assertEqual(len(line.batch.seats), 4)
            for game in range(4):
                legal = line.batch.legal(game)
                self.assertGreater(len(legal), 0)
                self.assertEqual(len(line.batch.observation(game)), len(line.observations))
                codes = [line.actions[number] for number in legal]
                self.assertEqual(codes, line.look(game)["moves"])

    def test_the_same_seed_and_moves_give_the_same_games(self):
        def walk(seed):
            with althing.Line("vikings(seats=2)", games=2, seed=seed) as line:
                seen = []
                for _ in range(40):
                    batch = line.step([int(line.batch.legal(game)[0]) for game in range(2)])
                    seen.append([float(number) for number in batch.observation(1)])
                return seen

        self.assertEqual(walk(5), walk(5))
        self.assertNotEqual(walk(5), walk(6))

    def test_what_is_refused_changes_nothing(self):
        with althing.Line("vikings(seats=2)") as line:
            before = line.look()
            with self.assertRaisesRegex(althing.IllegalMove, "not legal"):
                line.step([-1])
            with self.assertRaisesRegex(althing.IllegalMove, "1 games need 1 moves"):
                line.step([])
            self.assertEqual(line.look(), before)

    def test_a_setup_that_is_none_is_a_sentence(self):
        with self.assertRaisesRegex(althing.AlthingError, "no game 'chess'"):
            althing.Line("chess")

    def test_looking_ahead_has_a_row_for_each_move(self):
        with althing.Line("hnefatafl(variant=brandubh)", games=2) as line:
            ahead = line.ahead()
            rows = sum(len(line.batch.legal(game)) for game in range(2))
            self.assertEqual(len(ahead.rewards), rows)
            self.assertEqual(ahead.rows(1), slice(len(line.batch.legal(0)), rows))


class SocketTest(unittest.TestCase):
    def setUp(self):
        words = [*wire.find_command(), "env", "hnefatafl(variant=brandubh)", "--games", "2", "--port", "0"]
        self._hall = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self._address = self._hall.stdout.readline().decode().rsplit(" ", 1)[1].strip()

    def tearDown(self):
        self._hall.kill()
        self._hall.wait()
        self._hall.stdout.close()

    def test_callers_come_one_after_another_and_each_finds_new_games(self):
        with althing.Line(address=self._address) as line:
            self.assertEqual((line.games, line.seats), (2, 2))
            start = line.look()
            line.step([int(line.batch.legal(game)[0]) for game in range(2)])
            self.assertNotEqual(line.look(), start)
            with self.assertRaisesRegex(althing.IllegalMove, "not legal"):
                line.step([-1, -1])
        with althing.Line(address=self._address) as line:
            self.assertEqual(line.look(), start)

    def test_who_hangs_up_in_the_middle_of_a_call_leaves_the_door_open(self):
        host, port = self._address.split(":")
        for half in (struct.pack("<ii", wire.STEP, 3), struct.pack("<i", 99), b"\x01"):
            with socket.create_connection((host, int(port))) as caller:
                caller.recv(1)
                caller.sendall(half)
        with althing.Line(address=self._address) as line:
            self.assertFalse(line.batch.is_over(0))

    def test_an_address_that_is_none_is_a_sentence(self):
        for address, said in (("here", "is no address"), ("127.0.0.1:1", "Nobody answers at 127.0.0.1:1")):
            with self.assertRaisesRegex(althing.AlthingError, said):
                althing.Line(address=address)
        with self.assertRaisesRegex(ValueError, "either a setup"):
            althing.Line("vikings(seats=2)", address=self._address)


class WithoutNumPyTest(unittest.TestCase):
    def setUp(self):
        self._numpy, wire.numpy = wire.numpy, None

    def tearDown(self):
        wire.numpy = self._numpy

    def test_a_game_is_played_to_its_end(self):
        with althing.Line("vikings(seats=2)", players=("me", "greedy")) as line:
            while not line.batch.is_over(0):
                line.step([random.choice(line.batch.legal(0))])
            self.assertEqual(sum(line.batch.reward(0)), 0)
            self.assertEqual(len(line.batch.score(0)), 2)


class VectorTest(unittest.TestCase):
    def test_games_end_and_begin_anew(self):
        env = althing.VectorEnv("hnefatafl(variant=brandubh)", num_envs=8)
        _, info = env.reset(seed=4)
        ended = 0
        for _ in range(400):
            moves = [int(random.choice(legal)) if len(legal) else 0 for legal in info["legal"]]
            seen, rewards, over, cut, info = env.step(moves)
            self.assertFalse(any(cut))
            for game in range(8):
                if over[game]:
                    ended += 1
                    self.assertIn(round(abs(float(rewards[game])), 3), (0.0, 0.5))
        env.close()
        self.assertGreater(ended, 0)


    def test_spaces_and_options_are_those_of_gymnasium(self):
        env = althing.VectorEnv("hnefatafl(variant=brandubh)", num_envs=3)
        seen, info = env.reset(seed=4, options={})
        again, _ = env.reset(seed=4, options=None)
        self.assertEqual([list(row) for row in seen], [list(row) for row in again])
        self.assertTrue(env.observation_space.contains(seen))
        self.assertEqual(env.action_space.shape, (3,))
        self.assertEqual(set(env.action_space.nvec), {env.single_action_space.n})
        moves = env.action_space.sample(info["legal"])
        self.assertTrue(env.action_space.contains(moves))
        self.assertFalse(env.action_space.contains(moves[:2]))
        env.step(moves)
        with self.assertRaisesRegex(ValueError, "There is no option variant"):
            env.reset(options={"variant": "tablut"})
        env.close()


class AECTest(unittest.TestCase):
    def test_agents_take_turns_until_all_have_left(self):
        env = althing.AECEnv("vikings(seats=3)")
        env.reset(seed=2)
        rewards = {}
        for agent in env.agent_iter():
            seen, reward, over, cut, info = env.last()
            if over:
                rewards[agent] = reward
                env.step(None)
            else:
                self.assertEqual(sum(int(x) for x in seen["action_mask"]), len(info["legal"]))
                env.step(int(random.choice(list(info["legal"]))))
        self.assertEqual(sorted(rewards), env.possible_agents)
        self.assertAlmostEqual(sum(rewards.values()), 0, places=5)
        env.close()


class SpielTest(unittest.TestCase):
    def test_a_clone_goes_its_own_way(self):
        game = althing.load_game("hnefatafl(variant=brandubh)", states=8)
        state = game.new_initial_state()
        twin = state.clone()
        state.apply_action(state.legal_actions()[0])
        self.assertNotEqual(state.observation_tensor(), twin.observation_tensor())
        twin.apply_action(twin.legal_actions()[0])
        self.assertEqual(state.observation_tensor(), twin.observation_tensor())
        move = state.legal_actions()[0]
        self.assertEqual(state.string_to_action(state.action_to_string(move)), move)
        game.close()

    def test_the_loop_that_every_user_of_openspiel_knows_runs_unchanged(self):
        game = althing.load_game("vikings(seats=3)", states=4)
        state = game.new_initial_state()
        told = set()
        while not state.is_terminal():
            told.add(str(state))
            self.assertFalse(state.is_chance_node() or state.is_simultaneous_node())
            player = state.current_player()
            self.assertEqual(state.rewards(), [0.0] * game.num_players())
            mask = state.legal_actions_mask(player)
            self.assertEqual([n for n, legal in enumerate(mask) if legal], state.legal_actions(player))
            other = (player + 1) % game.num_players()
            self.assertEqual(state.legal_actions(other), [])
            action = random.choice(state.legal_actions(player))
            code = state.action_to_string(player, action)
            self.assertEqual(state.string_to_action(player, code), action)
            state.apply_action(action)
        returns = state.returns()
        self.assertEqual([state.player_reward(seat) for seat in range(3)], returns)
        for share in returns:
            self.assertTrue(game.min_utility() - 1e-6 <= share <= game.max_utility() + 1e-6)
        self.assertEqual(state.move_number(), len(state.history()))
        self.assertGreater(len(told), 10)
        self.assertIn("over", str(state))
        game.close()

    def test_every_player_sees_its_own(self):
        game = althing.load_game("vikings(seats=2)", states=4)
        state = game.new_initial_state()
        names = game.observation_names()
        asked = state.current_player()
        self.assertEqual(state.observation_tensor(asked), state.observation_tensor())
        own, others = (state.observation_tensor(player) for player in (asked, 1 - asked))
        self.assertEqual(own[names.index("own gold")], others[names.index("next gold")])
        child = state.child(state.legal_actions()[0])
        self.assertEqual((state.history(), len(child.history()), len(child.clone().history())), ([], 1, 1))
        game.close()

    def test_states_go_back_to_their_game(self):
        game = althing.load_game("hnefatafl(variant=brandubh)", states=2)
        for _ in range(5):
            game.new_initial_state()
        states = [game.new_initial_state() for _ in range(2)]
        with self.assertRaisesRegex(althing.AlthingError, "in use"):
            game.new_initial_state()
        del states
        game.close()

    def test_a_game_ends_with_returns(self):
        game = althing.load_game("vikings(seats=2)", states=4)
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
        self.assertAlmostEqual(sum(state.returns()), 0, places=5)
        self.assertEqual(state.legal_actions(), [])
        game.close()


if __name__ == "__main__":
    unittest.main()
