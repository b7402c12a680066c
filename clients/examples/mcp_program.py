"""Plays a game by the Model Context Protocol, as a language model would, by random moves: in a hall, or with a process of its own.

    python3 mcp_program.py 'vikings(seats=2)' http://localhost:8080/mcp TOKEN
    python3 mcp_program.py 'vikings(seats=2)' ./althing mcp

Needs Python 3.9 and nothing else. Who has a library of the protocol uses that instead of the two classes here.
"""

import json
import random
import re
import subprocess
import sys
import urllib.request


class Hall:
    """A hall, where every call comes with the token."""

    def __init__(self, address, token):
        self.address = address
        self.headers = {"Authorization": "Bearer " + token, "Content-Type": "application/json",
                        "Accept": "application/json, text/event-stream"}

    def answer(self, question):
        data = json.dumps(question).encode()
        with urllib.request.urlopen(urllib.request.Request(self.address, data, self.headers)) as answer:
            return json.load(answer) if "id" in question else None


class Process:
    """A process that speaks on its standard streams."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def answer(self, question):
        print(json.dumps(question), file=self.process.stdin, flush=True)
        while "id" in question:
            line = json.loads(self.process.stdout.readline())
            if line.get("id") == question["id"]:
                return line


class Tools:
    def __init__(self, line):
        self.line = line
        self.number = 0
        self.ask("initialize", {"protocolVersion": "2025-06-18", "capabilities": {},
                                "clientInfo": {"name": "example", "version": "1"}})
        line.answer({"jsonrpc": "2.0", "method": "notifications/initialized"})

    def ask(self, method, parameters):
        self.number += 1
        answer = self.line.answer({"jsonrpc": "2.0", "id": self.number, "method": method, "params": parameters})
        if "error" in answer:
            raise SystemExit(answer["error"]["message"])
        return answer["result"]

    def call(self, tool, **arguments):
        result = self.ask("tools/call", {"name": tool, "arguments": arguments})
        text = result["content"][0]["text"]
        if result.get("isError"):
            raise SystemExit(text)
        return text


def choose(text, last):
    """Put your own thoughts here: text is all that your seat may see, with its moves numbered from 1 to last."""
    return str(random.randint(1, last))


def main(setup, *where):
    tools = Tools(Hall(*where) if where[0].startswith("http") else Process(where))
    print("tools:", ", ".join(tool["name"] for tool in tools.ask("tools/list", {})["tools"]))
    text = tools.call("new_game", setup=setup, level=1)
    game = re.match(r"game (\S+)", text).group(1)
    while True:
        moves = re.findall(r"^(\d+)\. .*\[.*\]$", text, re.MULTILINE)
        if moves:
            text = tools.call("play", game=game, move=choose(text, int(moves[-1])))
        elif "game is over" in text:
            return print(text)
        else:
            text = tools.call("look", game=game)


if __name__ == "__main__":
    if len(sys.argv) < 3:
        raise SystemExit(__doc__)
    main(*sys.argv[1:])
