#!/usr/bin/env python3
"""Seats a bot of the arena at a table of a running server:

    tools/seat_bot.py http://localhost:7400/t/TABLE python3 tools/example_bot.py
    tools/seat_bot.py --open crosswise --against hard http://localhost:7400 python3 tools/example_bot.py

The bot is any program that speaks the line protocol of docs/bots.md: it gets its seat's view as a line of JSON and answers
with a token. It may ask `try TOKEN ...` if --crosstable names the program that answers. Everything else is done here, over
HTTP and with nothing but Python's standard library: sitting down, the bot's part in fair chance, and waiting for its turn.
Prints the result as JSON. Exit code 0: the game was played to its end. 1: it was not. 2: wrong usage.
"""

import argparse
import hashlib
import itertools
import json
import re
import secrets
import subprocess
import sys
import time
import urllib.error
import urllib.request

WAIT = 0.25  # seconds between two looks, well within the limits of a server
PATIENCE = 120  # seconds in which a server may be away
HOLE = re.compile(r"\{(\d+)\}")


class Refused(Exception):
    """The server has said no, and asking again does not help."""


class Server:
    def __init__(self, address, token):
        self.address, self.token = address, token

    def call(self, path, body=None):
        """Asks the server, again and again while it is away or says when to come back."""
        headers = {"content-type": "application/json", "authorization": f"Bearer {self.token}"}
        data = None if body is None else json.dumps(body).encode()
        until = time.monotonic() + PATIENCE
        while True:
            try:
                request = urllib.request.Request(self.address + path, data, headers)
                with urllib.request.urlopen(request, timeout=30) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as error:
                problem = json.loads(error.read() or b"{}")
                if "retry_after" not in problem or time.monotonic() > until:
                    raise Refused(problem.get("code", f"status {error.code}"), problem.get("text", "")) from None
                time.sleep(problem["retry_after"] or 1)
            except (urllib.error.URLError, ConnectionError, TimeoutError) as error:
                if time.monotonic() > until:
                    raise Refused("no answer", str(error)) from None
                time.sleep(WAIT)

    def do(self, table, what, **fields):
        # The same id again has no second effect, so a command whose answer got lost is simply repeated.
        command = {"id": secrets.token_hex(8), "command": {"do": what, **fields}}
        return self.call(f"/api/tables/{table}/commands", command)


class Bot:
    """A program that reads questions and writes tokens."""

    def __init__(self, command, crosstable):
        self.program = self.start(command)
        self.crosstable = crosstable
        self.tries = None

    @staticmethod
    def start(command):
        pipe = subprocess.PIPE
        return subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, bufsize=1)

    def ask(self, question):
        self.say(json.dumps(question))
        while True:
            line = self.program.stdout.readline(8192)
            if not line:
                raise Refused("no bot", "the bot has closed its output")
            words = line.split()
            if not words or words[0].split(":")[0] != "try":
                return line.strip()
            self.say(self.look(question, words))

    def say(self, line):
        self.program.stdin.write(line + "\n")
        self.program.stdin.flush()

    def look(self, question, words):
        """What would these tokens lead to? `crosstable try` knows, out of the view alone."""
        if not self.crosstable:
            return json.dumps({"error": "start seat_bot.py with --crosstable PROGRAM to look ahead"})
        self.tries = self.tries or self.start([self.crosstable, "try"])
        seed = words[0].partition(":")[2]
        seed = int(seed) if seed.isdigit() else secrets.randbits(63)
        asked = {"game": question["game"], "view": question["view"], "tokens": words[1:], "seed": seed}
        self.tries.stdin.write(json.dumps(asked) + "\n")
        self.tries.stdin.flush()
        return self.tries.stdout.readline().strip() or json.dumps({"error": "the program has ended"})

    def close(self):
        for program in (self.program, self.tries):
            if program:
                program.stdin.close()
                program.terminate()
                program.wait()


class Seated:
    """The bot on its seat of one table."""

    def __init__(self, server, table, bot, name):
        self.server, self.table, self.bot, self.name = server, table, bot, name
        self.turn, self.promises = 0, {}

    def entropy(self, view):
        """Sixteen bytes of this table and round. They follow from the token, so a restart knows them again."""
        text = f"seat_bot {self.server.token} {self.table} {view['round']}"
        return hashlib.sha256(text.encode()).digest()[:16]

    def commitment(self, view):
        parts = b"crosstable fair 2 device" + bytes.fromhex(self.table) + self.entropy(view)
        return hashlib.sha256(parts).hexdigest()

    def look(self):
        snapshot = self.server.call(f"/api/tables/{self.table}")
        return snapshot, snapshot["view"]

    def sit(self):
        snapshot, view = self.look()
        if not snapshot["seats"]:
            self.server.do(self.table, "sit", name=self.name, commitment=self.commitment(view))

    def play(self):
        """Plays to the end and returns the last view."""
        while True:
            snapshot, view = self.look()
            seats = snapshot["seats"]
            if view["stage"] == "ended":
                return view
            if not seats:
                raise Refused("no seat", "somebody has taken the seat away")
            try:
                self.step(snapshot, view, seats)
            except Refused as refused:
                # The table has changed between the look and the command.
                if refused.args[0] not in ("server-stale", "table-not-your-turn"):
                    raise

    def step(self, snapshot, view, seats):
        if view["stage"] == "lobby":
            self.promises[view["round"]] = view["commitment"]
            for seat in seats:
                if not view["seats"][seat - 1]["committed"]:
                    self.server.do(self.table, "commit", seat=seat, commitment=self.commitment(view))
            time.sleep(WAIT)
        elif view["stage"] == "starting":
            for seat in set(seats) & set(view["waiting"]):
                self.reveal(view, seat)
            time.sleep(WAIT)
        elif view["to_move"] in seats and view["legal"] is not None:
            self.move(snapshot, view)
        else:
            time.sleep(WAIT)

    def reveal(self, view, seat):
        """Reveals, if what was frozen is what the bot and the server had committed to."""
        promise = self.promises.get(view["round"], view["commitment"])
        for line in (f"commitment: {promise}\n", f"commitment {seat}: {self.commitment(view)}\n"):
            if line not in view["list"]:
                raise Refused("not fair", f"the frozen list lacks '{line.strip()}'")
        self.server.do(self.table, "reveal", seat=seat, entropy=self.entropy(view).hex())

    def move(self, snapshot, view):
        seat, legal = view["to_move"], sorted(tokens(view["legal"]))
        if view["viewer"] != seat:
            snapshot = self.server.call(f"/api/tables/{self.table}?seat={seat}")
            view = snapshot["view"]
        question = {
            "game": view["game"],
            "rules": view["rules"],
            "players": len(view["seats"]),
            "options": dict(view["options"]),
            "seat": seat,
            "turn": self.turn,
            "seed": secrets.randbits(32),
            "view": view["view"],
            "legal": legal,
        }
        token = self.bot.ask(question)
        self.turn += 1
        if token not in legal:
            raise Refused("illegal", f"the bot answers '{token}', which is not legal")
        self.server.do(self.table, "play", seat=seat, token=token, seen=snapshot["number"])


def tokens(choices):
    """The tokens of all legal moves: docs/protocol.md says how they are packed."""
    if isinstance(choices, str):
        yield choices
    elif isinstance(choices, dict):
        for further in choices.values():
            yield from tokens(further)
    else:
        starts = [at for at, text in enumerate(choices) if HOLE.search(text)] + [len(choices)]
        for start, end in itertools.pairwise(starts):
            fitting = [targets.split() for targets in choices[start + 1 : end]]
            for targets in itertools.product(*fitting):
                yield HOLE.sub(lambda hole: targets[int(hole[1]) - 1], choices[start])


def open_table(server, game, against, options):
    table = server.call("/api/tables", {"game": game, "players": 1 + len(against), "options": options})["table"]
    return table, [{"seat": None, "level": level} for level in against]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--open", metavar="GAME", help="open a table of this game instead of joining one")
    parser.add_argument("--against", metavar="LEVEL", action="append", help="with --open: a bot of the server; may be repeated")
    parser.add_argument("--option", metavar="KEY=VALUE", action="append", default=[], help="with --open: an option of the game")
    parser.add_argument("--name", default="Bot", help="what the others read")
    parser.add_argument("--token", metavar="FILE", help="a file with the token of the bot; a fresh one if there is none")
    parser.add_argument("--crosstable", metavar="PROGRAM", help="answers what the bot wants to try")
    parser.add_argument("server", help="the server, or the link of a table")
    parser.add_argument("bot", nargs=argparse.REMAINDER, help="the program of the bot, with its arguments")
    args = parser.parse_args()
    address, _, table = args.server.rstrip("/").partition("/t/")
    if not args.bot or bool(table) == bool(args.open):
        parser.error("name a bot, and either the link of a table or --open with a game")

    server = Server(address, "")
    if args.token:
        try:
            server.token = open(args.token).read().strip()
        except FileNotFoundError:
            pass
    server.token = server.token or server.call("/api/tokens", {})["token"]
    bot = Bot(args.bot, args.crosstable)
    try:
        others = []
        if args.open:
            options = [option.split("=", 1) for option in args.option]
            table, others = open_table(server, args.open, args.against or ["easy"], options)
        print(f"at {address}/t/{table}", file=sys.stderr, flush=True)
        seated = Seated(server, table, bot, args.name)
        seated.sit()
        for other in others:
            server.do(table, "bot", **other)
        if args.open:
            server.do(table, "start")
        view = seated.play()
    except Refused as refused:
        print("error:", *refused.args, file=sys.stderr)
        return 1
    finally:
        bot.close()
    print(json.dumps(view["standing"]))
    return 0 if view["standing"] else 1


if __name__ == "__main__":
    sys.exit(main())
