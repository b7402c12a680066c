"""A bot as a program of its own: lines of JSON come in, moves go out, both on the standard streams. It plays at random.

    ./althing arena 'vikings(seats=2)' --bots 'exec:python3 clients/examples/exec_bot.py,random' --games 10

Needs Python 3.9 and nothing else. docs/agents.md tells what the lines mean.
"""

import json
import random
import sys


def choose(view, moves):
    """Put your own thoughts here: view is what your seat may see, moves are the codes of what it may do."""
    return random.choice(moves)


def say(line):
    print(json.dumps(line), flush=True)


def main():
    for text in sys.stdin:
        line = json.loads(text)
        if "hello" in line:
            say({"ready": "example"})
        elif "decide" in line:
            say({"decide": line["decide"], "move": choose(line["view"], line["moves"])})
        elif "instead" in line:
            print("Move %s was made for me: %s" % (line["move"], line["why"]), file=sys.stderr)
        elif "end" in line and line["points"]:
            print("Game %d ended with %s points." % (line["end"], line["points"]), file=sys.stderr)


if __name__ == "__main__":
    main()
