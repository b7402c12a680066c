"""Plays any game at random on all seats, in the way of PettingZoo, and tells how it ended. Needs nothing but Python.

    python random_agent.py 'vikings(seats=3)'
"""

import random
import sys

import althing


def main(setup="vikings(seats=3)"):
    env = althing.AECEnv(setup, seed=7)
    moves = 0
    for agent in env.agent_iter():
        _, reward, over, _, info = env.last(observe=False)
        if over:
            print(f"{agent}: reward {reward:+.2f}")
            env.step(None)
        else:
            env.step(int(random.choice(list(info["legal"]))))
            moves += 1
    print(f"{moves} moves of {setup}")
    env.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
