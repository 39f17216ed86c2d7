#!/usr/bin/env python3
"""Checks the chance in Crosstable records, without knowing the rules of any game: python3 tools/verify.py RECORD...

Written from docs/records.md and docs/fairness.md alone, with nothing but Python's standard library, so that nobody has
to trust the program that wrote the records. For each record it prints `ok FILE: ...` or `FILE:LINE: what is wrong`.
Exit code 0: all hold. 1: a line does not. 2: something is no record at all.
"""

import hashlib
import hmac
import itertools
import re
import sys

TOKEN = '[!"$-)+-~]{1,64}'  # visible ASCII without # and *
WORD = "[a-z0-9-]{1,32}"
STEP = re.compile(rf"(\d+)\. (?:([1-4]) (?!~){TOKEN}|(~{TOKEN}) (of|as|less) (.+))", re.ASCII)
OUTCOME = re.compile(rf"(~{TOKEN})(?:\*([1-9]\d*))?", re.ASCII)
WINDOW = 64  # so many draws back a list may refer


class Wrong(Exception):
    """An invalid line: its number and the reason."""


def lines_of(data):
    """The lines without comments, as (number, text); at the end (number, None)."""
    if len(data) > 1 << 20:
        raise Wrong(1, "no record: longer than 1 MiB")
    try:
        lines = [line.rstrip(" \t\r") for line in data.decode("utf-8").split("\n")]
    except UnicodeDecodeError:
        raise Wrong(1, "no record: not text in UTF-8") from None
    if lines[0] != "Crosstable record 1":
        raise Wrong(1, "no record: the first line is not 'Crosstable record 1'")
    yield from ((n, line) for n, line in enumerate(lines[1:], 2) if line and not line.startswith("#"))
    yield len(lines), None


def read_headers(lines):
    """Reads the headers in their order. Returns the key of the draws, the number of players and the next line."""
    ahead = next(lines)

    def header(name, pattern):
        nonlocal ahead
        number, text = ahead
        match = re.fullmatch(f"{name}:(?: ({pattern}))?", text or "", re.ASCII)
        if not match or (match[1] is None and not name.startswith("option")):
            raise Wrong(number, f"expected the header '{name}', found '{text}'")
        ahead = next(lines)
        return match[1]

    header("game", WORD)
    header("rules", r"\d+")
    players = int(header("players", "[1-4]"))
    while ahead[1] and ahead[1].startswith("option "):
        header(f"option {WORD}", ".*")
    seats = [header(f"seat {seat + 1}", r"person \S.{0,23}|bot [a-z]+") for seat in range(players)]
    header("date", r"\d{4}-\d\d-\d\d")
    table = bytes.fromhex(header("table", "[0-9a-f]{32}"))
    commitment = header("commitment", "[0-9a-f]{64}")
    entropy = b""
    for seat, who in enumerate(seats, 1):
        if who.startswith("person"):
            entropy += bytes([seat]) + bytes.fromhex(header(f"entropy {seat}", "[0-9a-f]{32}"))
    number = ahead[0]
    seed = bytes.fromhex(header("seed", "[0-9a-f]{64}"))
    if hashlib.sha256(seed).hexdigest() != commitment:
        raise Wrong(number, "SHA-256 of the seed is not the commitment")
    one_each = rf"\d+(?: \d+){{{players - 1}}}"
    header("result", f"ranks {one_each} points (?:none|{one_each})")
    return hmac.digest(seed, b"crosstable fair 1 key" + table + entropy, "sha256"), players, ahead


def list_of(number, way, what, recent):
    """The outcomes and weights from which something was drawn: written out, or those of a recent draw."""
    if way == "of":
        words = [OUTCOME.fullmatch(word) for word in what.split(" ")]
        if not all(words) or len(words) > 256 or any(word[2] == "1" for word in words):
            raise Wrong(number, "malformed list")
        outcomes = {word[1]: int(word[2] or 1) for word in words}
        if [word[1] for word in words] != sorted(outcomes):
            raise Wrong(number, "the outcomes are not in ascending byte order")
        return outcomes
    if what not in recent:
        raise Wrong(number, f"step {what} is not one of the {WINDOW} draws before")
    drawn, outcomes = recent[what]
    rest = {token: weight - (way == "less" and token == drawn) for token, weight in outcomes.items()}
    return {token: weight for token, weight in rest.items() if weight}


def draw(key, number, outcomes):
    """The outcome that fair chance gives as draw number so-and-so."""
    total = sum(outcomes.values())
    for attempt in itertools.count():
        message = b"crosstable fair 1 draw" + number.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        ticket = int.from_bytes(hmac.digest(key, message, "sha256")[:8], "big")
        if ticket < 2**64 // total * total:
            break
    ends = itertools.accumulate(outcomes.values())
    return next(token for token, end in zip(outcomes, ends) if ticket % total < end)


def verify(data):
    """Checks one record; returns how many steps and draws it has."""
    lines = lines_of(data)
    key, players, ahead = read_headers(lines)
    steps, draws, recent = 0, 0, {}
    for number, text in itertools.chain([ahead], lines):
        text = (text or "").split("#")[0].rstrip(" \t")
        if text == f"end {steps}":
            break
        steps += 1
        match = STEP.fullmatch(text)
        if not match or match[1] != str(steps) or int(match[2] or 1) > players:
            raise Wrong(number, f"expected step {steps} or 'end {steps - 1}', found '{text[:60]}'")
        token, way, what = match.groups()[2:]
        if token:
            outcomes = list_of(number, way, what, recent)
            if token not in outcomes or sum(outcomes.values()) >= 2**32:
                raise Wrong(number, f"'{token}' cannot be drawn from its list")
            if token != (fair := draw(key, draws, outcomes)):
                raise Wrong(number, f"draw {draws} is '{fair}', not '{token}'")
            draws += 1
            recent[str(steps)] = (token, outcomes)
            if len(recent) > WINDOW:
                del recent[next(iter(recent))]
    number, text = next(lines)
    if text is not None:
        raise Wrong(number, f"there is something after the end: '{text[:60]}'")
    return steps, draws


def main(paths):
    codes = [] if paths else [2]
    for path in paths:
        try:
            with open(path, "rb") as file:
                steps, draws = verify(file.read((1 << 20) + 1))
            print(f"ok {path}: {steps} steps, {draws} draws")
        except (OSError, Wrong) as wrong:
            line, what = wrong.args if isinstance(wrong, Wrong) else (1, f"no record: {wrong.strerror}")
            codes.append(2 if what.startswith("no record") else 1)
            print(f"{path}:{line}: {what}")
    return max(codes, default=0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
