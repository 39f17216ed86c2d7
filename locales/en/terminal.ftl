# Playing in a terminal. Moves are also shown as tokens, which are the same in all languages.

# Who and whose turn.
terminal-player = Player
terminal-bot = Bot { $seat }
terminal-level = { $level ->
    [beginner] beginner
    [easy] easy
    [normal] normal
    [hard] hard
    [right] just right
   *[expert] expert
}
terminal-you = you
terminal-away = away
terminal-stood-in = a bot is playing
terminal-turn-yours = Your turn, { $name }!
terminal-turn-of = It is { $name }’s turn
terminal-turn-bot = { $name } is thinking …
terminal-lobby = Waiting for players
terminal-over = The game is over
terminal-seats = At the table
terminal-log = What happened
terminal-points = { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}

# The moves.
terminal-moves = { $count ->
    [one] One move: Enter
   *[other] { $count } moves: Tab, arrows
}
terminal-search = Search: { $typed } ({ $count })
terminal-search-nothing = There is no such move now. Enter or W says why not; Esc clears.
terminal-enter-plays = Enter: { $words }
terminal-thinking = Let me think …
terminal-hint = Hint: { $words }
terminal-hint-chance = Hint: { $words } (chance { $percent } %)
terminal-why-how = Click a place that is not marked, or type a move that is not on offer and press Enter: I will tell you which rule forbids it.

# What somebody asks.
terminal-asked-own = You asked the others. N takes it back.
terminal-asked-undo = { $name } would like to take a move back. Y agrees, N says no.
terminal-asked-stand-in = { $name } would like a bot to play. Y agrees, N says no.

# The connection, and coming back.
terminal-connecting = Connecting …
terminal-lost = No connection: { $why }
terminal-lost-again = { $seconds ->
    [one] The connection is lost ({ $why }). Trying again in a second; nothing is lost.
   *[other] The connection is lost ({ $why }). Trying again in { $seconds } seconds; nothing is lost.
}
terminal-broken = { $why ->
    [no-answer] no answer
    [refused] nobody answers there
    [closed] it was closed
    [silence] nothing was heard for too long
    [foreign] the server has another version
    [too-large] the server sends far too much
   *[token] the token is damaged
}
terminal-other-version = this program and the server have different versions; please update the program
terminal-stranger = this is not a Crosstable server
terminal-elsewhere = it sends everybody on to { $address }; join there
terminal-distrust = { $why ->
    [issuer] its certificate comes from an authority that this system does not trust. If the server is yours or a friend’s, get the authority’s certificate and name it with --ca FILE
    [expired] its certificate has expired. Tell whoever runs the server, or see whether the clock of this machine is right
    [name] its certificate is for another name. Use the name that the server was set up for
    [authority] its certificate is that of an authority, and servers need one of their own, signed by it. Tell whoever runs the server
   *[other] its certificate is not accepted ({ $said }). Tell whoever runs the server
}
terminal-saved = The game is saved. Go on with: { $again }
terminal-nothing-to-resume = there is no unfinished game; begin one with: crosstable play GAME
terminal-ago = { $unit ->
    [minutes] { $minutes } min ago
    [hours] { $hours } h ago
   *[days] { $days } days ago
}
terminal-too-small = This terminal has { $width } × { $height } characters. Please make it at least { $columns } × { $rows }, or play with --plain.

# Before the start.
terminal-chair-open = free
terminal-lobby-host = Everybody is here. Press Enter to start.
terminal-lobby-host-waits = Waiting for somebody to sit down. B puts a bot on a free seat.
terminal-lobby-sit = Press Enter to sit down.
terminal-lobby-wait = The host will start the game in a moment.
terminal-lobby-link = Others join with: { $link }
terminal-lobby-local = This link only works on this computer. To let other devices join, start the server with --listen 0.0.0.0:7400.

# While the game starts: devices reveal their random numbers. The web client says the same in web-fair.ftl.
terminal-starting-short = Here we go …
terminal-starting-waits = Waiting for { $name }’s device …
terminal-starting-now = The game begins …
terminal-starting-words = Each device now shows the random numbers that it has kept secret so far. That way nobody can choose the luck.
terminal-start-number = Start number { $round }
terminal-start-again = The last start was called off. Everybody can see that, and all random numbers are new.
terminal-starting-host = B goes back to the lobby if somebody does not come.
terminal-plain-starting = Type lobby to go back to the lobby if somebody does not come.
terminal-not-kept = This device cannot save what it needs for fair dice: { $why }. Until it can, it does not take part.

# This device does not trust the start.
terminal-alarm = This device does not take part in this start.
terminal-alarm-list = The server’s start list is not in order.
terminal-alarm-server = The server has changed its own promise.
terminal-alarm-own = What this device promised is missing from the server’s list.
terminal-alarm-second = The server shows a second list for the same start.
terminal-alarm-forgot = It no longer knows the random numbers that it promised.
terminal-alarm-do = It has not shown its random numbers. The host can go back to the lobby. If this happens again, do not trust this server.
terminal-alarm-forgot-do = The host can go back to the lobby and start again.
terminal-alarm-late = This game did not start as agreed.
terminal-alarm-started = The server started it with a list that this device did not agree to.
terminal-alarm-started-do = Do not trust its dice. It is better to stop.

# The server came back with another history.
terminal-dispute-title = The server came back with a different history.
terminal-dispute-words = A device at this table saw something that the server no longer knows. Perhaps an old copy was put back. Go on only if everybody agrees.
terminal-dispute-accepted = Agreed: { $names }.
terminal-dispute-missing = Still to agree: { $names }.
terminal-dispute-short = The game is paused
terminal-dispute-key = Y accepts.
terminal-plain-dispute = Type accept if you agree.

# The table ended without a result.
terminal-closed-title = This table is closed
terminal-closed-full = So much has happened here that nothing more can be written down. There is no result.
terminal-closed-void = The server has forgotten how this game ended, but the secret of its dice is already known. So it cannot go on fairly, and there is no result.
terminal-closed-operator = Whoever runs this server has closed the table. There is no result.

# The check at the end, which nobody has to ask for.
terminal-fair-checking = This device is checking that all was fair …
terminal-fair-checked = Fair: checked by this device.
terminal-fair-checked-record = The draws fit the record: checked by this device.
terminal-fair-no-record = The record could not be loaded, so this device could not check it.
terminal-fair-differs = Careful: this game does not fit what this device saw.
terminal-fair-form-fails = The record is damaged.
terminal-fair-list-fails = The record has another start than the one that this device agreed to.
terminal-fair-promise-fails = The promise is not the one that this device saw before the game.
terminal-fair-commitment-fails = The secret is not the one that was promised.
terminal-fair-devices-fails = A device did not show the numbers that it had promised.
terminal-fair-entropy-fails = What this device added was not used.
terminal-fair-draws-fails = A draw comes out differently when it is repeated.
terminal-fair-head-fails = The game ended differently from what this device saw.
terminal-fair-log-fails = The log was changed, or it belongs to another game.
terminal-fair-receipt-fails = The log does not say what the server told this device.

# One keyboard for several.
terminal-curtain = Please give the keyboard to { $name }.
terminal-curtain-key = Nobody else is looking? Then { $name } presses Enter.

# The end.
terminal-you-win = You win! Well played.
terminal-wins = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
terminal-end-keys = Enter: play again   B: board   L: log   Q: quit
terminal-end-watcher = Esc: look at the board   L: log   Q: quit

# Keys.
terminal-key-help = help
terminal-key-piece = piece
terminal-key-undo = undo
terminal-key-hint = hint
terminal-key-why = why not
terminal-key-rules = rules
terminal-key-log = log
terminal-key-board = board
terminal-key-quit = quit
terminal-scroll = { $percent } %, arrows scroll, Esc closes
terminal-help-title = Help
terminal-rules-title = Rules
terminal-board-title = The board in plain characters
terminal-why-title = Why not?
terminal-help =
    Pick a piece, go to a place, press Enter. Marked: where it can go.
    {""}
    Tab          the next piece or button (Shift+Tab: the one before)
    Arrows       to the next place where it can go
    Enter        play; if there is more to choose, go on
    Esc          one step back, or forget what was typed
    letters      search: type a move or a part of it, in any order: sun c3
    PgUp PgDn    move the board (Home, End: to the sides)
    Mouse        click a piece, then a place; click again to play
    {""}
    U  undo              H  hint from a strong bot
    W  why not?          R  rules
    L  log               B  board as text
    G  next language     Y N  answer to what somebody asks
    Q  quit              ?  this help
    Small letters work too where no move begins with them.
terminal-help-again = Everything is saved at once. To go on later: { $again }
terminal-plain-turn = { $turn } ({ $count ->
    [one] one move
   *[other] { $count } moves
}; help)
terminal-plain-help =
    Type a move, as in the list that "moves" shows.
    moves  all moves        board  the board again
    hint   a good move      undo   take back
    speak  the table in sentences, for screen readers
    why    the rule that the last refusal named
    rules  all rules        quit   leave; the game is saved
    lobby  back to the lobby, while a game waits for a device (host)
    accept  go on, after the server came back with another history
