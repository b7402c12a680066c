"""A program that plays in a hall: one game of each title that it is told, against the hall's bots, by random legal moves.

    python3 althing_bot.py http://localhost:8080 TOKEN vikings odin

The token is made on the page "You" of the hall. Needs Python 3.9 and nothing else.
"""

import json
import random
import sys
import urllib.request


class Hall:
    """The calls of docs/api.md that a program needs."""

    def __init__(self, address, token):
        self.address = address.rstrip("/")
        self.headers = {"Authorization": "Bearer " + token, "Content-Type": "application/json"}

    def call(self, path, body=None):
        with self.open(path, body) as answer:
            return json.load(answer)

    def open(self, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        return urllib.request.urlopen(urllib.request.Request(self.address + path, data, self.headers))

    def states(self, table):
        """The states of a table: at once, and after every change. An empty line only tells that the line is open."""
        with self.open("/api/programs/stream?table=" + table) as lines:
            for line in lines:
                if line.strip():
                    yield json.loads(line)["state"]


def choose(state):
    """Put your own thoughts here: state["view"] is what your seat may see, state["options"] what it may do."""
    return random.choice(state["options"])["move"]


def play(hall, game):
    seats = [{"kind": "me", "name": "Example"}] + [{"kind": "bot", "level": 1}] * (max(game["minSeats"], 1) - 1)
    setup = "%s(seats=%d)" % (game["id"], len(seats))
    table = hall.call("/api/tables", {"setup": setup, "seats": seats})["id"]
    answered = -1
    for state in hall.states(table):
        if state["trouble"]:
            raise SystemExit("The table stands still: " + state["trouble"]["detail"])
        if state["over"]:
            return state["points"]
        if state["acting"] is not None and state["seq"] >= answered:
            move = {"seat": state["acting"], "move": choose(state), "after": state["seq"]}
            # Others who decide at the same time may have come first; what was told before this answer is past.
            answered = hall.call("/api/tables/%s/moves" % table, move)["seq"]
    raise SystemExit("The hall has closed the line.")


def main(address, token, *titles):
    hall = Hall(address, token)
    for game in hall.call("/api/hall")["games"]:
        if game["id"] in titles or not titles:
            print(game["id"], play(hall, game), flush=True)


if __name__ == "__main__":
    if len(sys.argv) < 3:
        raise SystemExit(__doc__)
    main(*sys.argv[1:])
