# Cross'N Go: why a move is not possible. Fields are named row.field, as in 5.3.

cross-n-go-no-points = You have used all your points. You cannot slide any more bars in this turn.
cross-n-go-shift-loses = The bar in row { $row } would lose touch with row { $other }. Two coloured fields must still face each other.
cross-n-go-points-left =
    First use up your points: { $points ->
        [one] one point is left.
       *[other] { $points } points are left.
    } Slide a bar.
cross-n-go-run-nobody = There is no figure on { $spot }. Choose a field with one of your figures.
cross-n-go-run-not-yours = The figure on { $spot } is not yours. Choose one of your own.
cross-n-go-run-no-lane = The figure on { $spot } has no lane: the field straight ahead must have its colour.
cross-n-go-run-joker = The figure on { $spot } cannot run: a joker lies on { $at }.
cross-n-go-run-figure = The figure on { $spot } cannot run: another figure stands on { $at }.
cross-n-go-must-run = You cannot end your turn yet: the figure on { $spot } can run.
cross-n-go-no-joker = You have no joker. Roll a six to get one.
cross-n-go-two-jokers-played = You have already played two jokers in this turn. More are not allowed.
cross-n-go-block-wood = Field { $spot } is plain wood. Put the joker on a coloured field.
cross-n-go-block-figure = A figure stands on { $spot }. Put the joker on a free field.
cross-n-go-block-joker = A joker lies on { $spot } already. Choose a free field.
cross-n-go-block-own =
    You play { $colour ->
        [red] red
        [blue] blue
        [green] green
       *[yellow] yellow
    } yourself. Block a colour of your opponents.
cross-n-go-block-unplayed =
    Nobody plays { $colour ->
        [red] red
        [blue] blue
        [green] green
       *[yellow] yellow
    }. Block a colour of your opponents.
cross-n-go-back-nobody = There is no figure on { $spot }. Choose a figure of an opponent.
cross-n-go-back-own = The figure on { $spot } is your own. Only opponents’ figures can be set back.
cross-n-go-back-first = The figure on { $spot } stands on its first bar. It cannot go back any further.
cross-n-go-back-not-behind = The figure on { $spot } can only go back by one bar, to row { $row }.
cross-n-go-back-colour = The figure on { $spot } must land on its own colour, but { $to } is different.
cross-n-go-back-joker = A joker lies on { $to }. Choose a free field.
cross-n-go-back-first-taken = A figure still stands at the start on { $to }. There is no room for another one.
cross-n-go-back-figure = A figure stands on { $to } already. Choose a free field.
cross-n-go-swap-marked = The marked bar in row { $row } must stay at the end. It can only change places with the other marked bar.
cross-n-go-swap-figure = A figure stands in row { $row }. Only bars without figures can change places.
cross-n-go-swap-loses = After that, rows { $row } and { $other } would lose touch. Two coloured fields must still face each other.

cross-n-go-colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
}
# Before a noun: “the red field”.
cross-n-go-coloured = { $colour ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
}
# As a noun: “You play red.”
cross-n-go-colour-noun = { $colour ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
}

# What happened.
cross-n-go-log-shift = { $reader ->
    [who] You slide
   *[other] { $who } slides
} row { $row } { $way ->
    [left] to the left
   *[right] to the right
}.
cross-n-go-log-block = { $reader ->
    [who] You block
   *[other] { $who } blocks
} the { cross-n-go-coloured } field { $cell } with a joker, { $lasts ->
    [good] for good
   *[round] for one round
}.
cross-n-go-log-back = { $reader ->
    [who] You set { $whose }’s figure back from { $from } to { $to } with a joker.
    [whose] { $who } sets your figure back from { $from } to { $to } with a joker.
   *[other] { $who } sets { $whose }’s figure back from { $from } to { $to } with a joker.
}
cross-n-go-log-swap = { $reader ->
    [who] You swap
   *[other] { $who } swaps
} rows { $low } and { $high } with a joker.
cross-n-go-log-run = { $reader ->
    [who] Your
   *[other] { $who }’s
} { cross-n-go-coloured } figure runs from { $from } to { $to }.
cross-n-go-log-cross = { $reader ->
    [who] Your
   *[other] { $who }’s
} { cross-n-go-coloured } figure runs from { $from } all the way across!
cross-n-go-log-win = { $reader ->
    [who] Your last figure runs across from { $from }: you win!
   *[other] { $who }’s last figure runs across from { $from }: { $who } wins!
}
cross-n-go-log-end = { $reader ->
    [who] You end your turn: no figure can run.
   *[other] { $who } ends the turn: no figure can run.
}
cross-n-go-log-die = { $reader ->
    [who] You roll
   *[other] { $who } rolls
} a { $die }.
cross-n-go-log-six = { $joker ->
    [one] { $reader ->
        [who] You roll a 6: you get a joker and roll again!
       *[other] { $who } rolls a 6, gets a joker and rolls again!
    }
   *[none] { $reader ->
        [who] You roll a 6: you have two jokers already and roll again.
       *[other] { $who } rolls a 6, has two jokers already and rolls again.
    }
}
cross-n-go-log-second-six = { $joker ->
    [one] { $reader ->
        [who] You roll another 6: you get a joker, and your turn is over.
       *[other] { $who } rolls another 6 and gets a joker, and the turn is over.
    }
   *[none] { $reader ->
        [who] You roll another 6, and your turn is over.
       *[other] { $who } rolls another 6, and the turn is over.
    }
}
cross-n-go-log-start = { $reader ->
    [who] You begin.
   *[other] { $who } begins.
}
cross-n-go-log-double = { $reader ->
    [who] Drawn at random: you have two colours and sit opposite the others.
   *[other] Drawn at random: { $who } has two colours and sits opposite the others.
}
cross-n-go-log-marked-bars = The two marked bars are laid in rows { $row } and { $last }.
cross-n-go-log-bar = A bar is laid in row { $row }.
cross-n-go-log-colour = { $reader ->
    [who] You play { cross-n-go-colour-noun }.
   *[other] { $who } plays { cross-n-go-colour-noun }.
}
cross-n-go-log-last-colours = { $reader ->
    [who] You play { cross-n-go-colour-noun }, and { $last } plays { cross-n-go-colour-one } and { cross-n-go-colour-two }.
    [last] { $who } plays { cross-n-go-colour-noun }, and you play { cross-n-go-colour-one } and { cross-n-go-colour-two }.
   *[other] { $who } plays { cross-n-go-colour-noun }, and { $last } plays { cross-n-go-colour-one } and { cross-n-go-colour-two }.
}
cross-n-go-colour-one = { $one ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
}
cross-n-go-colour-two = { $two ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
}

# The board in characters.
cross-n-go-board-shift = Slide a bar
cross-n-go-board-run = Run
cross-n-go-board-block = Joker: block
cross-n-go-board-back = Joker: set back
cross-n-go-board-swap = Joker: swap bars
cross-n-go-board-end = End turn
cross-n-go-board-side = { $side ->
    [near] Near side: { $reader ->
        [who] you run up
       *[other] { $who } runs up
    }
   *[far] Far side: { $reader ->
        [who] you run down
       *[other] { $who } runs down
    }
}
cross-n-go-board-side-two = { $side ->
    [near] Near side: { $reader ->
        [who] you and { $second } run up
        [second] { $who } and you run up
       *[other] { $who } and { $second } run up
    }
   *[far] Far side: { $reader ->
        [who] you and { $second } run down
        [second] { $who } and you run down
       *[other] { $who } and { $second } run down
    }
}
cross-n-go-board-wood = wood
cross-n-go-board-a-figure = figure
cross-n-go-board-a-joker = joker
cross-n-go-board-one-round = joker, 1 round
cross-n-go-board-row = { $way ->
    [left] Row { $row }, { $count } to the left
    [right] Row { $row }, { $count } to the right
   *[none] Row { $row }
}
cross-n-go-board-arrow = { $way ->
    [left] Row { $row } to the left
   *[right] Row { $row } to the right
}
cross-n-go-board-field = { $cell }, { cross-n-go-colour }
cross-n-go-board-figure = { $cell }, { $count ->
    [one] { $reader ->
        [who] your { cross-n-go-coloured } figure
       *[other] { $who }’s { cross-n-go-coloured } figure
    }
   *[other] { $reader ->
        [who] { $count } { cross-n-go-coloured } figures of yours
       *[other] { $count } { cross-n-go-coloured } figures of { $who }’s
    }
}
cross-n-go-board-joker-stays = { $cell }, joker on { cross-n-go-colour-noun }, for good
cross-n-go-board-joker-until = { $cell }, joker on { cross-n-go-colour-noun }, { $reader ->
    [who] until it is your turn
   *[other] until it is { $who }’s turn
}
cross-n-go-board-seat = { $second ->
    [none] { $colour ->
        [none] no colour yet
       *[other] { cross-n-go-colour }
    }
   *[other] { cross-n-go-colour } and { cross-n-go-colour-second }
}, { $across } across, { $rows ->
    [one] one row
   *[other] { $rows } rows
} to go, { $jokers ->
    [0] no joker
    [one] one joker
   *[other] { $jokers } jokers
}
cross-n-go-colour-second = { $second ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
}
cross-n-go-board-due-double = Who has two colours is drawn at random.
cross-n-go-board-due-bars = The bars are being laid.
cross-n-go-board-due-colours = The colours are being drawn.
cross-n-go-board-due-start = Who begins is drawn at random.
cross-n-go-board-due-roll = { $reader ->
    [who] You roll the die.
   *[other] { $who } rolls the die.
}
cross-n-go-board-due-again = { $reader ->
    [who] You have a six: roll again.
   *[other] { $who } has a six and rolls again.
}
cross-n-go-board-due-shift = { $reader ->
    [who] It is your turn to slide bars: { $points ->
        [one] one point left.
       *[other] { $points } points left.
    }
   *[other] { $who } slides bars: { $points ->
        [one] one point left.
       *[other] { $points } points left.
    }
}
cross-n-go-board-due-run = { $reader ->
    [who] Let one of your figures run.
   *[other] { $who } lets a figure run.
}
cross-n-go-board-due-end = { $reader ->
    [who] None of your figures can run: end your turn.
   *[other] { $who } cannot run and ends the turn.
}
cross-n-go-board-won = { $reader ->
    [who] You have won!
   *[other] { $who } has won!
}
cross-n-go-board-over = The game is over.
cross-n-go-board-joker-goes = { $reader ->
    [who] The joker on { $cell } goes when it is your turn again.
   *[other] The joker on { $cell } goes when it is { $who }’s turn again.
}
cross-n-go-board-round = Round { $round } of { $limit }.
cross-n-go-board-too-wide = The bars are too far apart to be drawn as they lie: only the numbers say how far each one has moved.
cross-n-go-board-count = { $from ->
    [left] +2: this bar lies 2 fields further right. Fields count from the left.
   *[right] +2: this bar lies 2 fields further right. You sit at the far side: fields count from the right, and in typed moves l is right and r is left.
}

# Why the game is over.
cross-n-go-end-across = { $reader ->
    [who] You brought all { $count } of your figures across.
   *[other] { $who } brought all { $count } figures across.
}
cross-n-go-end-limit = { $reader ->
    [who] Everybody has had { $limit } turns, and you have come furthest.
   *[other] Everybody has had { $limit } turns, and { $who } has come furthest.
}
cross-n-go-end-limit-shared = Everybody has had { $limit } turns, and nobody is alone in the lead.

# Why a move is good: said to the player who may make it.
cross-n-go-why-wins = Your last figure runs across: you win!
cross-n-go-why-crosses = Your { cross-n-go-coloured } figure runs all the way across: { $count ->
    [one] only one more to go!
   *[other] { $count } more to go!
}
cross-n-go-why-run-near = Your { cross-n-go-coloured } figure gets close to the other side: { $count ->
    [one] only one row is left.
   *[other] only { $count } rows are left.
}
cross-n-go-why-run-only = Only your { cross-n-go-coloured } figure here can run, and it gets { $count ->
    [one] one row ahead.
   *[other] { $count } rows ahead.
}
cross-n-go-why-run-most = Your { cross-n-go-coloured } figure here gets { $count ->
    [one] one row ahead. No other can run farther.
   *[other] { $count } rows ahead. No other can run farther.
}
cross-n-go-why-run = Your { cross-n-go-coloured } figure here gets { $count ->
    [one] one row ahead.
   *[other] { $count } rows ahead.
}
cross-n-go-why-opens-across = Now a lane leads your { cross-n-go-coloured } figure all the way across!
cross-n-go-why-opens = Now there is a lane for your { cross-n-go-coloured } figure: it can run { $count ->
    [one] one row.
   *[other] { $count } rows.
}
cross-n-go-why-longer = Now the lane of your { cross-n-go-coloured } figure is longer: it can run { $count ->
    [one] one row.
   *[other] { $count } rows.
}
cross-n-go-why-stops-across = { $who } could have run all the way across. Now that lane is broken.
cross-n-go-why-closes = { $count ->
    [one] { $who } could have run one row. Now that lane is gone.
   *[other] { $who } could have run { $count } rows. Now that lane is gone.
}
cross-n-go-why-shortens = { $count ->
    [one] Now a lane of { $who }’s is one row shorter.
   *[other] Now a lane of { $who }’s is { $count } rows shorter.
}
cross-n-go-why-prepares = { $count ->
    [one] The next field that your { cross-n-go-coloured } figure needs is only one step out of line now.
   *[other] The next field that your { cross-n-go-coloured } figure needs is only { $count } steps out of line now.
}
cross-n-go-why-hinders = { $count ->
    [one] The next field that { $who } needs is one step out of line now.
   *[other] The next field that { $who } needs is { $count } steps out of line now.
}
cross-n-go-why-harmless = You must use all your points, and this one spoils nothing for you.
cross-n-go-why-block-across = The joker stops { $who }, who could have run all the way across.
cross-n-go-why-block = { $count ->
    [one] The joker stops { $who }, who could have run one row.
   *[other] The joker stops { $who }, who could have run { $count } rows.
}
cross-n-go-why-block-next = The joker takes the field that { $who } needs next.
cross-n-go-why-block-good = The joker stays for good: { $who } has one { cross-n-go-coloured } field less on this bar.
cross-n-go-why-back-across = { $who } could have run all the way across, and now cannot.
cross-n-go-why-back-lane = { $count ->
    [one] { $who }’s figure could have run one row. Now it has no lane.
   *[other] { $who }’s figure could have run { $count } rows. Now it has no lane.
}
cross-n-go-why-back-near = { $count ->
    [one] { $who }’s figure had only one row to go. Now it has one more.
   *[other] { $who }’s figure had only { $count } rows to go. Now it has one more.
}
cross-n-go-why-back-leader = { $who } is in front. This costs { $who } one row.
cross-n-go-why-back = Now { $who }’s figure has one row more to go.
cross-n-go-why-end-keep = None of your figures can run. { $count ->
    [one] Keep your joker for later.
   *[other] Keep your jokers for later.
}
cross-n-go-why-end-joker = None of your figures can run. A joker lies in front of one of them.
cross-n-go-why-end = None of your figures can run: none has a free field of its colour straight ahead.
