#!/usr/bin/env python3
"""A bot that plays anything, to begin with.

    player.py SERVER GAME LEVEL    opens a table against a bot of that level and plays it to the end
    player.py                      answers questions on stdin (docs/bot-protocol.md)
"""
import json
import random
import sys
import urllib.error
import urllib.request
import uuid


def choose(view, legal):
    """Your idea goes here: `view` is all that the seat may know, `legal` lists its actions."""
    return random.choice(legal)


class Server:
    def __init__(self, address):
        self.address, self.headers = address + "/api/", {"Content-Type": "application/json"}
        self.headers["Authorization"] = "Bearer " + self.ask("guest", {"name": "Python"})["token"]

    def open(self, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        return urllib.request.urlopen(urllib.request.Request(self.address + path, data, self.headers))

    def ask(self, path, body=None):
        with self.open(path, body) as answer:
            return json.load(answer)

    def play(self, game, level):
        seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
        table = "tables/" + self.ask("tables", {"game": game, "seats": seats})["id"]
        for line in self.open(table + "/changes"):  # A line `data: 17` whenever there is a new position.
            if line.startswith(b"data:"):
                seen = self.ask(table + "/view?seat=0")
                if "deciding" not in seen["status"]:
                    return seen["status"]
                if 0 in seen["status"]["deciding"]:
                    self.answer(table, seen)

    def answer(self, table, seen):
        legal = [offer["action"] for offer in self.ask(table + "/legal?seat=0")]
        answer = {"seat": 0, "revision": seen["seq"], "action_id": str(uuid.uuid4())}
        try:
            self.ask(table + "/play", {**answer, "action": choose(seen["view"], legal)})
        except urllib.error.HTTPError as refused:
            if refused.code != 409:  # The match moved on: the next line tells where it is.
                raise


if len(sys.argv) > 1:
    print(json.dumps(Server(sys.argv[1]).play(sys.argv[2], sys.argv[3])))
else:
    print(json.dumps({"protocol": 1}), flush=True)
    for question in map(json.loads, sys.stdin):
        print(json.dumps({"id": question["id"], "action": choose(question["view"], question["legal"])}), flush=True)
