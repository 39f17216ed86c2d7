table-no-such-seat = There is no seat { $seat } at this table.
table-seat-taken = Seat { $seat } is taken. Choose a free one.
table-full = All seats are taken. You can watch.
table-nothing-to-clear = Seat { $seat } is already free.
table-bad-name = A name has 1 to { $most } letters. Choose another one.
table-unreadable-name = This name has characters that nobody can see or read. Type it again, on one line.
table-name-taken = This name looks like the one on seat { $seat }. Choose another, so that nobody mixes you up.
table-not-at-this-table = You are not sitting at this table.
table-not-your-seat = Seat { $seat } is not yours.
table-not-the-host = Only the host can do this.
table-already-started = The game has already started.
table-not-started = The game has not started yet.
table-ended = The game is over.
table-seats-open = { $open ->
    [one] One seat is still free. Wait for somebody, or put a bot there.
   *[other] { $open } seats are still free. Wait for somebody, or put bots there.
}
table-commitment-missing = The device at seat { $seat } is not ready yet. Try again in a moment.
table-commitment-given = The device at seat { $seat } has already sealed its random numbers.
table-commitment-taken = Another device at this table has sealed the same random numbers. Try again.
table-entropy-given = The device at seat { $seat } has already shown its random numbers.
table-wrong-entropy = These are not the random numbers that the device at seat { $seat } sealed. No others count.
table-starting = The game is about to start. Wait for all devices, or ask the host to go back to the lobby.
table-not-starting = No game is being started right now.
table-too-much = Seat { $seat } has asked, left or taken back too often in this game. Just play on.
table-lobby-full = So much has happened before the start that only the host can still change things. You can also open a new table.
table-no-room = Only moves can be written down at this table now. Play on to the end.
table-disputed = The server has lost a part of this game. It goes on when everybody at the table agrees.
table-no-dispute = There is nothing to accept. The game goes on.
table-not-your-turn = It is not your turn. It is the turn of seat { $seat }.
table-bot-decides = A bot is playing for seat { $seat }.
table-nothing-to-undo = You have no move to take back yet.
table-time-not-up = There are still { $seconds } seconds left for this move.
table-no-clock = This table has no clock.
table-proposal-pending = Somebody is asking something already. Wait for the answer.
table-no-proposal = Nobody is asking anything right now.
table-own-proposal = You asked this yourself. The others must answer.
table-already-agreed = You have already agreed.
table-not-away = The person on seat { $seat } is here.
table-not-a-person = There is no person on seat { $seat }.
table-stands-in-already = A bot is already playing for seat { $seat }.
table-not-ended = The game is not over yet.
table-rematch-agreed = A new table is already open.
table-only-a-bot = Only the bot on this seat can decide here.
table-bad-ticket = This link has been used or is no longer valid. Ask for a new one.
table-uploaded = This game goes on online, so it stands still on this device.
table-not-a-device-game = Only a game that was begun on a device without a server can go on here.

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
table-log-disputed = The server came back with a different history from the one that a device saw.
table-log-accepted = { $reader ->
    [who] You accept the game as it is now.
   *[other] { $who } accepts the game as it is now.
}
table-log-closed-full = The table is closed, because nothing more can be written down here.
table-log-closed-void = The table is closed, because the secret of its dice is already known.
table-log-closed-operator = Whoever runs the server has closed the table.
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
    [who] You ask for a bot to play for { $other }.
    [other] { $who } asks for a bot to play for you.
   *[nobody] { $who } asks for a bot to play for { $other }.
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
    [who] You have left.
   *[other] { $who } has left.
}
table-log-returned = { $reader ->
    [who] You are back.
   *[other] { $who } is back.
}
table-log-handed = { $reader ->
    [who] You are now playing on another device.
   *[other] { $who } is now playing on another device.
}
table-log-stand-in = { $reader ->
    [who] A bot is playing for you for now.
   *[other] A bot is playing for { $who } for now.
}
table-log-ended = The game is over.
table-log-rematch = A new table is open.
table-log-continued = The game was begun on a device and goes on here. The first device may know what was hidden.
table-log-uploaded = The game goes on online.
table-log-resumed = The game goes on on this device again.

# The score over several games
table-series = Score: { $score }
table-series-draws = { $draws ->
    [one] one drawn
   *[other] { $draws } drawn
}
