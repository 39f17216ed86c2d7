#!/usr/bin/env python3
"""Checks the chance in Crosstable records, without knowing the rules of any game:
python3 tools/verify.py [--log LOG] RECORD...

With --log it also computes the heads of a game's public log again, and compares them with the one record. Written from docs/records.md and docs/fairness.md alone, with nothing but Python's standard library, so that nobody has
to trust the program that wrote the records. For each record it prints `ok FILE: ...` or `FILE:LINE: what is wrong`.
Exit code 0: all hold. 1: a line does not. 2: something is no record at all.
"""

import datetime
import hashlib
import hmac
import itertools
import json
import re
import sys

TOKEN = '[!"$-)+-~]{1,64}'  # visible ASCII without # and *
WORD = "[a-z0-9-]{1,32}"
NUMBER = "0|[1-9][0-9]*"
DATE = r"\d{4}-\d\d-\d\d"
STEP = re.compile(rf"(\d+)\. (?:([1-4]) (?!~){TOKEN}|(~{TOKEN}) (of|as|less) (.+))", re.ASCII)
OUTCOME = re.compile(rf"(~{TOKEN})(?:\*([1-9]\d*))?", re.ASCII)
WINDOW = 64  # so many draws back a list may refer
# What commands a terminal, turns the line around or cannot be written: controls, directions, tags, half characters.
UNPRINTABLE = re.compile(
    "[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff\U000e0000-\U000e007f]"
)


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
    if lines[0] not in ("Crosstable record 1", "Crosstable record 2"):
        raise Wrong(1, "no record: the first line is not 'Crosstable record 1' or 'Crosstable record 2'")
    yield 1, lines[0]
    yield from ((n, line) for n, line in enumerate(lines[1:], 2) if line and not line.startswith("#"))
    yield len(lines), None


def read_headers(lines):
    """Reads the headers in their order. Returns what they say, the key of each draw, and the next line."""
    _, title = next(lines)
    ahead = next(lines)
    frozen, said = "", {}

    def header(name, pattern):
        nonlocal ahead, frozen
        number, text = ahead
        match = re.fullmatch(f"{name}:(?: ({pattern}))?", text or "", re.ASCII)
        if not match or (match[1] is None and not name.startswith("option")):
            raise Wrong(number, f"expected the header '{name}', found '{text}'")
        ahead = next(lines)
        frozen += text + "\n"
        said[name] = match[1]
        return match[1]

    header("game", WORD)
    header("rules", NUMBER)
    players = int(header("players", "[1-4]"))
    while ahead[1] and ahead[1].startswith("option "):
        header(f"option {WORD}", ".*")
    seats = [header(f"seat {seat + 1}", r"person \S.{0,23}|bot (?:[a-z]+|right:[0-4]\.[0-9])") for seat in range(players)]
    persons = [seat for seat, who in enumerate(seats, 1) if who.startswith("person")]
    if title.endswith("1"):
        said["chance"] = "published"
        header("date", DATE)
        table = bytes.fromhex(header("table", "[0-9a-f]{32}"))
        header("commitment", "[0-9a-f]{64}")
    else:
        table = bytes.fromhex(header("table", "[0-9a-f]{32}"))
        number = ahead[0]
        if header("chance", "revealed|seeded|continued") == "revealed":
            if not persons:
                raise Wrong(number, "no person sits here, so nobody revealed anything")
            header("round", "[1-9][0-9]*")
            header("commitment", "[0-9a-f]{64}")
            for seat in persons:
                header(f"commitment {seat}", "[0-9a-f]{64}")
        if said["chance"] == "continued":
            header("device table", "[0-9a-f]{32}")
            header("device draws", "0|[1-9][0-9]{0,8}")
            header("commitment", "[0-9a-f]{64}")
        listed = hashlib.sha256(frozen.encode()).digest()
        header("date", DATE)
    entropy = b""
    first, begun = None, 0
    if said["chance"] == "continued":
        number, begun = ahead[0], int(said["device draws"])
        own, device = bytes.fromhex(said["device table"]), bytes.fromhex(header("device seed", "[0-9a-f]{64}"))
        if hmac.digest(device, b"crosstable fair 3 continued" + own, "sha256")[:16] != table:
            raise Wrong(number, "the game of this device goes on at another table")
        first = hmac.digest(device, b"crosstable fair 1 key" + own, "sha256")
    for seat in persons if said["chance"] in ("published", "revealed") else ():
        number = ahead[0]
        own = bytes.fromhex(header(f"entropy {seat}", "[0-9a-f]{32}"))
        promise = hashlib.sha256(b"crosstable fair 2 device" + table + own).hexdigest()
        if said.get(f"commitment {seat}", promise) != promise:
            raise Wrong(number, f"the device of seat {seat} did not promise this entropy")
        entropy += bytes([seat]) + own
    number = ahead[0]
    seed = bytes.fromhex(header("seed", "[0-9a-f]{64}"))
    digest = hashlib.sha256(seed).hexdigest()
    if said.get("commitment", digest) != digest:
        raise Wrong(number, "SHA-256 of the seed is not the commitment")
    if title.endswith("2") and ahead[1] and ahead[1].startswith("head: "):
        header("head", "[0-9a-f]{32}")
    one_each = rf"\d+(?: \d+){{{players - 1}}}"
    header("result", f"ranks {one_each} points (?:none|{one_each})")
    if said["chance"] == "revealed":
        message = b"crosstable fair 2 key" + listed + entropy
    else:
        message = b"crosstable fair 1 key" + table + entropy
    then = hmac.digest(seed, message, "sha256")
    return said, lambda draw: first if draw < begun else then, ahead


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
    """Checks one record; returns what its headers say, and how many steps and draws it has."""
    lines = lines_of(data)
    said, key_of, ahead = read_headers(lines)
    players = int(said["players"])
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
            if token != (fair := draw(key_of(draws), draws, outcomes)):
                raise Wrong(number, f"draw {draws} is '{fair}', not '{token}'")
            draws += 1
            recent[str(steps)] = (token, outcomes)
            if len(recent) > WINDOW:
                del recent[next(iter(recent))]
    number, text = next(lines)
    if text is not None:
        raise Wrong(number, f"there is something after the end: '{text[:60]}'")
    return said, steps, draws


def check_log(data, record, said):
    """Computes the heads of a public log again, and compares log and record; returns the number of entries."""
    steps = re.findall(rf"^\d+\. (?:([1-4]) )?({TOKEN})", record.decode("utf-8"), re.ASCII | re.MULTILINE)
    key, head, rounds, turns, chained, told = b"", bytes(16), 1, [], False, None
    lines = data.split(b"\n")
    if lines.pop() or not lines:
        raise Wrong(None, f"entry {len(lines)}: the last line does not end, or there is none")
    for number, line in enumerate(lines):

        def need(holds, what):
            if not holds:
                raise Wrong(None, f"entry {number}: {what}")

        try:
            entry = json.loads(line)
            kind = entry["entry"]
            # Version 0.1 gave no heads; since then, the first entry says where chance comes from.
            chained = chained or "head" in entry or (number == 0 and "chance" in entry)
            need((kind == "created") == (number == 0), "'created' is the first entry and no other")
            if number == 0:
                need(entry["table"] == said["table"], "the log of another table")
                began = {name: said.get(f"device {name}") for name in ("table", "seed", "draws")}
                logged = entry.get("begun", dict.fromkeys(began))
                drawn = logged["draws"] if logged["draws"] is None else str(logged["draws"])
                need({**logged, "draws": drawn} == began, "the game did not begin on a device as the record says")
                seed = bytes.fromhex(entry["seed"])
                key = hmac.digest(seed, b"crosstable log 1 heads", "sha256")
            before = told or head
            told = bytes.fromhex(entry["told"]) if kind == "disputed" else None
            if chained:
                message = number.to_bytes(8, "big") + head + line[:-43] + b"}"
                head = hmac.digest(key, message, "sha256")[:16]
                ends = b',"head":"' + head.hex().encode() + b'"}'
                need(line.endswith(ends), "changed, out of order, or something is left out before it")
            if kind == "reopened":
                seed = hmac.digest(seed, b"crosstable fair 2 round" + before, "sha256")
                rounds += 1
            elif kind in ("started", "continued"):
                need(seed.hex() == said["seed"], f"the record has not the seed of round {rounds}")
                need(said.get("round", str(rounds)) == str(rounds), f"this is round {rounds}")
                day = datetime.datetime(1970, 1, 1) + datetime.timedelta(milliseconds=entry["at"])
                need(f"{day:%Y-%m-%d}" == said["date"], "the record has another day")
                if kind == "started":
                    turns = [(number, [("", token) for token in entry["chance"]])]
                else:  # each with its seat in front, but for the draws before the first
                    words = [re.findall("(?:([1-4]) )?([^ ]+)", turn) for turn in entry["game"]]
                    turns = [(number, turn) for turn in words]
            elif kind == "played":
                chance = [("", token) for token in entry["chance"]]
                turns.append((number, [(str(entry["seat"]), entry["token"]), *chance]))
            elif kind == "undone":
                del turns[entry["to"] + 1 :]
            need((kind == "ended") == (number == len(lines) - 1), "'ended' is the last entry and no other")
        except (ValueError, KeyError, TypeError, OverflowError):
            raise Wrong(None, f"entry {number}: malformed") from None
    done = 0
    for number, turn in turns:
        need(steps[done : done + len(turn)] == turn, "the record has other steps")
        done += len(turn)
    number = len(lines) - 1
    need(turns and done == len(steps), "the record goes on")
    need(head.hex() == said.get("head"), "the record ends with another head: this is another history")
    return len(lines)


def read(path, most):
    with open(path, "rb") as file:
        return file.read(most + 1)


def say(line):
    """Prints a line that may quote a record."""
    print(UNPRINTABLE.sub("\ufffd", line))


def main(paths):
    log = paths[1] if paths[:1] == ["--log"] and len(paths) == 3 else None
    codes = [] if paths else [2]
    for path in paths[2:] if log else paths:
        try:
            record = read(path, 1 << 20)
            said, steps, draws = verify(record)
            entries = f", {check_log(read(log, 64 << 20), record, said)} entries" if log else ""
            say(f"ok {path}: {steps} steps, {draws} draws, {said['chance']}{entries}")
        except (OSError, Wrong) as wrong:
            line, what = wrong.args if isinstance(wrong, Wrong) else (1, f"no record: {wrong.strerror}")
            codes.append(2 if what.startswith("no record") else 1)
            say(f"{path}:{line}: {what}" if line else f"{log}: {what}")
    return max(codes, default=0)


if __name__ == "__main__":
    sys.stdout.reconfigure(errors="replace")  # not every terminal shows every letter
    sys.exit(main(sys.argv[1:]))
