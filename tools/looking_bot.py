#!/usr/bin/env python3
"""A bot that looks ahead without knowing any rules: it asks what its moves would lead to.

    crosstable arena mixx --bots 'cmd:python3 tools/looking_bot.py,random' --games 20

It tries every move a few times, each time with another draw of what it cannot know. It takes a move that wins, and avoids
one after which the next player could win at once. Written for docs/bots.md ("Looking ahead").
"""

import json
import random
import sys

DRAWS = 2  # how often each move is tried
MOVES = 6  # of more moves only so many are tried


def ask(*words):
    print(*words, flush=True)
    return json.loads(sys.stdin.readline())


def value(question, token, seed):
    """1 if the seat is first after this move, 0 if another is, something between while the game goes on."""
    answer = ask(f"try:{seed}", token)
    if "view" not in answer:
        # In this draw the move is not possible, or nobody answers questions here.
        return 0.5
    if answer["ranks"]:
        return 1.0 if answer["ranks"][question["seat"] - 1] == 1 else 0.0
    if answer["view"]["actor"] == {"seat": question["seat"]}:
        return 0.6
    # The same seed draws the same cards, so this is the same game one move later.
    for reply in answer["legal"][:MOVES]:
        after = ask(f"try:{seed}", token, reply)
        if after.get("ranks") and after["ranks"][question["seat"] - 1] != 1:
            return 0.1
    return 0.5


def choose(question):
    rng = random.Random(question["seed"])
    moves = rng.sample(question["legal"], min(MOVES, len(question["legal"])))
    if len(moves) == 1:
        return moves[0]
    seeds = [rng.randrange(1 << 32) for _ in range(DRAWS)]
    return max(moves, key=lambda token: sum(value(question, token, seed) for seed in seeds))


def main():
    while line := sys.stdin.readline():
        print(choose(json.loads(line)), flush=True)


if __name__ == "__main__":
    main()
