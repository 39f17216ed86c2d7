table-no-such-seat = There is no seat { $seat } at this table.
table-seat-taken = Seat { $seat } is taken. Choose an open one.
table-full = All seats are taken. You can watch.
table-nothing-to-clear = Seat { $seat } is open already.
table-bad-name = A name has 1 to { $most } letters. Choose a shorter or a longer one.
table-unreadable-name = This name has signs that nobody can see or read. Type it again, in one line.
table-name-taken = This name looks like the one on seat { $seat }. Choose another, so that nobody mixes you up.
table-not-at-this-table = You do not sit at this table.
table-not-your-seat = Seat { $seat } is not yours.
table-not-the-host = Only who opened the table may do this.
table-already-started = The game has started already.
table-not-started = The game has not started yet.
table-ended = The game has ended.
table-seats-open = { $open ->
    [one] One seat is still open. Wait for somebody or set a bot there.
   *[other] { $open } seats are still open. Wait for somebody or set bots there.
}
table-commitment-missing = The device of seat { $seat } is not ready yet. Try again in a moment.
table-commitment-given = The device of seat { $seat } has sealed its random numbers already.
table-commitment-taken = Another device at this table has sealed the same random numbers. Try again.
table-entropy-given = The device of seat { $seat } has shown its random numbers already.
table-wrong-entropy = These are not the random numbers that the device of seat { $seat } has sealed. No others count.
table-starting = The game is about to start. Wait for all devices, or ask the host to go back to the lobby.
table-not-starting = No start is waiting for a device.
table-too-much = Seat { $seat } has asked, left or taken back too often in this game. Play on.
table-lobby-full = Too much has happened before the start. Only the host can change something now. You can also open a new table.
table-no-room = This table has room for nothing but moves now. Play on to the end.
table-disputed = The server has lost a part of this game. It goes on when everybody at the table accepts that.
table-no-dispute = There is nothing to accept. The game goes on.
table-not-your-turn = It is not your turn. Seat { $seat } decides now.
table-bot-decides = A bot decides for seat { $seat }.
table-nothing-to-undo = You have not made a move yet that you could take back.
table-time-not-up = There are { $seconds } seconds left for this decision.
table-no-clock = This table has no clock.
table-proposal-pending = Something is being asked already. Wait for the answer.
table-no-proposal = Nothing is being asked.
table-own-proposal = You asked for this yourself. The others must answer.
table-already-agreed = You have agreed already.
table-not-away = The person on seat { $seat } is here.
table-not-a-person = There is no person on seat { $seat }.
table-stands-in-already = A bot stands in for seat { $seat } already.
table-not-ended = The game has not ended yet.
table-rematch-agreed = A new table is open already.
table-only-a-bot = Only the bot on this seat decides here.
table-bad-ticket = This link has been used or is no longer valid. Ask for a new one.

# What happened at the table, for the log.
table-log-clock = { $reader ->
    [who] Your time was up; a bot decided for you.
   *[other] { $who }’s time was up; a bot decided.
}
table-log-stood-in = { $reader ->
    [who] A bot played for you.
   *[other] A bot played for { $who }.
}
table-log-frozen = Start number { $round }: seats and options are fixed now.
table-log-revealed = { $reader ->
    [who] Your device shows its random numbers.
   *[other] { $who }’s device shows its random numbers.
}
table-log-reopened = The start was called off. The next one is start number { $round }.
table-log-disputed = The server came back with a different history than a device saw.
table-log-accepted = { $reader ->
    [who] You accept the history as it is now.
   *[other] { $who } accepts the history as it is now.
}
table-log-closed-full = The table is closed, because nothing more can be written down here.
table-log-closed-void = The table is closed, because the secret of its dice is already known.
table-log-started = The game begins.
table-log-seated = { $reader ->
    [who] You sit down.
   *[other] { $who } sits down.
}
table-log-asks-undo = { $reader ->
    [who] You ask to take back a move.
   *[other] { $who } asks to take back a move.
}
table-log-asks-stand-in = { $reader ->
    [who] You ask that a bot plays for { $other }.
    [other] { $who } asks that a bot plays for you.
   *[nobody] { $who } asks that a bot plays for { $other }.
}
table-log-agreed = { $reader ->
    [who] You agree.
   *[other] { $who } agrees.
}
table-log-declined = { $reader ->
    [who] You say no.
   *[other] { $who } says no.
}
table-log-undone = { $reader ->
    [who] You take back a move.
   *[other] { $who } takes back a move.
}
table-log-left = { $reader ->
    [who] You have gone.
   *[other] { $who } has gone.
}
table-log-returned = { $reader ->
    [who] You are back.
   *[other] { $who } is back.
}
table-log-handed = { $reader ->
    [who] You play on another device now.
   *[other] { $who } plays on another device now.
}
table-log-stand-in = { $reader ->
    [who] A bot plays for you for now.
   *[other] A bot plays for { $who } for now.
}
table-log-ended = The game is over.
table-log-rematch = A new table is open.
