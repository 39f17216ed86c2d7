# Cross'N Go: why a move is not possible. Fields are named row.field, as in 5.3.

cross-n-go-no-points = You have used all your points. No more shifting in this turn.
cross-n-go-shift-loses = The bar in row { $row } would lose touch with row { $other }. Two coloured fields must still face each other.
cross-n-go-points-left =
    First use up your points: { $points ->
        [one] one point is left.
       *[other] { $points } points are left.
    } Shift a bar.
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
cross-n-go-back-own = The figure on { $spot } is your own. Only opponents' figures can be set back.
cross-n-go-back-first = The figure on { $spot } stands on its first bar. It cannot go back any further.
cross-n-go-back-not-behind = The figure on { $spot } can only go back by one bar, to row { $row }.
cross-n-go-back-colour = The figure on { $spot } must land on its own colour, and { $to } is different.
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
    [who] The lot has decided: you have two colours and sit opposite the others.
   *[other] The lot has decided: { $who } has two colours and sits opposite the others.
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
cross-n-go-board-due-double = The lot decides who has two colours.
cross-n-go-board-due-bars = The bars are being laid.
cross-n-go-board-due-colours = The colours are being drawn.
cross-n-go-board-due-start = The lot decides who begins.
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
cross-n-go-board-too-wide = The stack is too wide to be drawn as it lies: only the numbers say how far each bar is shifted.
cross-n-go-board-count = { $from ->
    [left] +2: this bar lies 2 fields further right. Fields count from the left.
   *[right] +2: this bar lies 2 fields further right. You sit at the far side: fields count from the right, and in typed moves l is right and r is left.
}
