#!/usr/bin/env python3
"""A bot for `crosstable arena`, to start from:

    crosstable arena crosswise --bots 'cmd:python3 tools/example_bot.py,random' --games 20

Each line on standard input is one question as JSON; the answer is one token on standard output. docs/bots.md
specifies both. This bot plays every game, though none of them well. Replace `choose` by something better.
"""

import json
import random
import sys


def choose(question):
    """One of question["legal"], for the seat question["seat"] that sees question["view"].

    The view begins with "viewer", "actor" and "phase" in every game. The phase says what kind of decision is due,
    so a bot that knows a game looks at it first.
    """
    rng = random.Random(question["seed"])  # the same contest can be played again
    legal = question["legal"]
    # Laying something is mostly better than passing, drawing or ending the turn.
    busy = [token for token in legal if token not in ("pass", "draw", "end", "miss", "stop")]
    return rng.choice(busy or legal)


def main():
    for line in sys.stdin:
        question = json.loads(line)
        if question["turn"] == 0:
            pass  # a new game begins for this seat: forget the last one
        # flush, or the answer waits in a buffer until the time is up
        print(choose(question), flush=True)


if __name__ == "__main__":
    main()
