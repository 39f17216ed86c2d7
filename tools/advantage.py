#!/usr/bin/env python3
"""Does a seat have an advantage, and how long is a game? Reads traces of a program called crosstable.

    tools/advantage.py target/release/crosstable crosswise 10000 [greedy] [key=value ...]

Plays that many games at two seats with the given policy and prints the share of decided games that the start seat and
seat 1 won, with 95 % intervals, the draws, and the decisions per player (median, 90 % of games are shorter than).
"""

import json
import math
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor


def play(seed):
    command = [program, "trace", game, "--players", "2", "--policy", policy, "--seed", str(seed)]
    for option in options:
        command += ["--option", option]
    lines = subprocess.run(command, capture_output=True, check=True, text=True).stdout.splitlines()
    start, decisions, ranks = 1, 0, None
    for line in map(json.loads, lines):
        if isinstance(line.get("actor"), int):
            decisions += 1
        elif line.get("played", "").startswith("~start:"):
            start = int(line["played"][7:])
        elif "result" in line:
            ranks = line["result"]["ranks"]
    return start, decisions / 2, ranks


def share(count, of):
    rate = count / of
    return f"{100 * rate:.1f} % ± {196 * math.sqrt(rate * (1 - rate) / of):.1f}"


program, game, games = sys.argv[1], sys.argv[2], int(sys.argv[3])
policy = sys.argv[4] if len(sys.argv) > 4 else "greedy"
options = sys.argv[5:]
with ThreadPoolExecutor(2) as pool:
    played = list(pool.map(play, range(games)))
decided = [(start, ranks) for start, _, ranks in played if ranks != [1, 1]]
lengths = sorted(length for _, length, _ in played)
print(f"{game}, {policy}, {games} games: {games - len(decided)} draws")
print("start seat wins", share(sum(ranks[start - 1] == 1 for start, ranks in decided), len(decided)))
print("seat 1 wins    ", share(sum(ranks[0] == 1 for _, ranks in decided), len(decided)))
print("decisions per player: median", lengths[games // 2], "90 % below", lengths[games * 9 // 10])
