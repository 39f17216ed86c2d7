# Playing in a terminal. Moves are also shown as tokens, which are the same in all languages.

# Who and whose turn.
terminal-player = Player
terminal-seat = Seat { $seat }
terminal-bot = { $level ->
    [beginner] Bot { $seat } (beginner)
    [easy] Bot { $seat } (easy)
    [normal] Bot { $seat } (normal)
    [hard] Bot { $seat } (hard)
   *[expert] Bot { $seat } (expert)
}
terminal-you = you
terminal-away = away
terminal-stood-in = a bot stands in
terminal-turn-yours = Your turn, { $name }!
terminal-turn-of = It is { $name }’s turn
terminal-turn-bot = { $name } is thinking …
terminal-lobby = Waiting for players
terminal-over = The game is over
terminal-seats = At the table
terminal-log = What happened
terminal-hand = Your hand: { $hand }
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
terminal-pile = { $count ->
    [0] pile empty
    [one] pile: one card
   *[other] pile: { $count } cards
}

# The moves.
terminal-moves = { $count ->
    [one] One move
   *[other] { $count } moves: arrows, or type
}
terminal-search = Search: { $typed } ({ $count })
terminal-search-nothing = No move on offer fits. Enter or W says why not; Esc clears.
terminal-enter-plays = Enter: { $words }
terminal-thinking = Let me think …
terminal-hint = Hint: { $words }
terminal-hint-chance = Hint: { $words } (chance { $percent } %)
terminal-why-how = Type a move that is not on offer and press Enter, and I say which rule forbids it.

# What happened.
terminal-log-line = { $name }: { $words }
terminal-log-seated = sits down
terminal-log-started = The game begins.
terminal-log-clock = (time is up) { $words }
terminal-log-stood-in = (stand-in) { $words }
terminal-log-asked-undo = asks to take back
terminal-log-asked-stand-in = asks for a stand-in
terminal-log-agreed = agrees
terminal-log-declined = says no
terminal-log-undone = takes back
terminal-log-left = is away
terminal-log-returned = is back
terminal-log-handed = plays on another device now
terminal-log-stand-in = is replaced by a bot for a while
terminal-log-ended = The game is over.
terminal-log-rematch = A new table is open.
terminal-asked-own = You asked the others. N withdraws.
terminal-asked-undo = { $name } would like to take a move back. Y agrees, N says no.
terminal-asked-stand-in = { $name } would like a bot to stand in. Y agrees, N says no.

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
    [foreign] the server is of another version
   *[token] the token is damaged
}
terminal-stranger = this is no server of Crosstable
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
terminal-chair-open = open
terminal-lobby-host = Everybody is here. Enter begins.
terminal-lobby-host-waits = Waiting for somebody to sit down. B sets a bot on an open chair.
terminal-lobby-sit = Enter sits down.
terminal-lobby-wait = The host begins the game in a moment.
terminal-lobby-link = Others come with: { $link }

# One keyboard for several.
terminal-curtain = Please give the keyboard to { $name }.
terminal-curtain-key = Nobody else looks? Then { $name } presses Enter.

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
terminal-key-group = next
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
    Choose a move, press Enter. Green: where you can play; bright: your choice.
    {""}
    Arrows       choose among the moves
    Tab          the next kind of move (Shift+Tab: back)
    letters      search: type a move or a part of it, in any order: sun c3
    Esc          forget what was typed
    Enter        play; if the move is not allowed, you hear why
    PgUp PgDn    move the board (Home, End: to the sides)
    Mouse        click a place, a group or a move; click again to play
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
    why    the rule that the last refusal named
    rules  all rules        quit   leave; the game is saved

# Moves and chance in words.
terminal-move-pass = pass
terminal-move-draw = draw a card
terminal-move-lay = { $what } on { $place }
terminal-chance-start = seat { $seat } begins
terminal-chance-hidden = draws
terminal-chance-draws = drawn: { $what }
terminal-chance-rolls = rolls { $pips }
terminal-colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
}

terminal-cross-roads-lay = { $low } on { $one }, { $high } on { $other }
terminal-cross-roads-closing = last round, pile: { $count }

terminal-mixx-seat = { $won } won, { $held } in stock
terminal-mixx-miss = miss a turn
terminal-mixx-stop = stop
terminal-mixx-card = { $colour ->
    [yellow] yellow
    [red] red
    [turquoise] turquoise
    [orange] orange
    [pink] pink
    [blue] blue
    [green] green
   *[violet] violet
} { $motif ->
    [shell] shell
    [starfish] starfish
    [fish] fish
    [jellyfish] jellyfish
    [propeller] propeller
    [turtle] turtle
    [chest] chest
   *[anchor] anchor
}

terminal-crosswise-seat = { $side ->
    [columns] columns, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $tiles } tiles
   *[rows] rows, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $tiles } tiles
}
terminal-crosswise-bag = { $count ->
    [0] bag empty
    [one] bag: one tile
   *[other] bag: { $count } tiles
}
terminal-crosswise-lone = seat { $seat } plays alone
terminal-crosswise-redraw = draw a new hand
terminal-crosswise-keep = keep these tiles
terminal-crosswise-remove = take { $cell } off the board
terminal-crosswise-move = move { $from } to { $to }
terminal-crosswise-swap = swap { $one } and { $other }
terminal-crosswise-replace = { $what } instead of { $cell }

terminal-crossado-seat = { $planks ->
    [0] {""}
    [one] { $planks } plank,{" "}
   *[other] { $planks } planks,{" "}
}{ $arrived } across, { $crossing } on planks, { $waiting } at the start
terminal-crossado-laying = laying planks
terminal-crossado-turns = turn { $turn }
terminal-crossado-die = rolled: { $die }   turn { $turn }
terminal-crossado-plank = plank from { $from } { $way ->
    [h] to the right
   *[v] downwards
}
terminal-crossado-take = take the plank on { $from } { $way ->
    [h] (lying)
   *[v] (upright)
}
terminal-crossado-lay = lay it from { $from } { $way ->
    [h] to the right
   *[v] downwards
}
terminal-crossado-start = a piece from the start to { $to }
terminal-crossado-goal = the piece from { $from } to its goal
terminal-crossado-step = the piece from { $from } to { $to }
terminal-crossado-planks = { $deed ->
    [take] take a plank { $way ->
        [h] (lying)
       *[v] (upright)
    }
    [lay] lay it { $way ->
        [h] to the right
       *[v] downwards
    }
   *[plank] plank { $way ->
        [h] to the right
       *[v] downwards
    }
}
terminal-crossado-from = from { $from }
terminal-crossado-from-start = from the start

terminal-cross-n-go-seat = { $colours }: { $across } across, { $rows } to go, { $jokers ->
    [one] { $jokers } joker
   *[other] { $jokers } jokers
}
terminal-cross-n-go-round = round { $round }
terminal-cross-n-go-points = { $points ->
    [one] round { $round }, one point left
   *[other] round { $round }, { $points } points left
}
terminal-cross-n-go-end = end the turn
terminal-cross-n-go-deed = { $deed ->
    [shift] slide a bar
    [block] set a joker
    [back] joker: figure back
    [swap] joker: swap bars
   *[run] run
}
terminal-cross-n-go-shift = slide bar { $row } to the { $way ->
    [l] left
   *[r] right
}
terminal-cross-n-go-block = joker on { $field }
terminal-cross-n-go-back = figure from { $from } back to { $to }
terminal-cross-n-go-swap = swap bars { $one } and { $other }
terminal-cross-n-go-run = the figure on { $field } runs
