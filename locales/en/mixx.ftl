# Why a move is refused in Mixx. The clauses are in docs/rules/mixx.md.
mixx-first-card = The first card of a round goes in the middle, on 0,0. Lay it there instead of on { $cell }.
mixx-not-yours = That card is not in front of you: { mixx-colour } { mixx-motif }. Choose one of your own cards.
mixx-must-lay = You have a card that fits, so you cannot miss your turn. Look again!
mixx-cell-taken = There is already a card on { $cell }. Choose a free place.
mixx-no-neighbour = On { $cell } your card would touch no other card. Lay it right next to one.
mixx-centre-fixed = The centre of the cross is { $centre }. Now cards go only to the four ends of the cross, not on { $cell }.
mixx-colour-taken = There is already a card of this colour in this line: { mixx-colour }. Try the other line or another card.
mixx-motif-taken = There is already a card with this picture in this line: { mixx-motif }. Try the other line or another card.
mixx-stop-instead = All the others have missed, so the round is yours. Lay another card, or end the round and take the cards.
mixx-no-stop = You can end the round only when all the others had to miss after your last card.
mixx-motif-left-out = This picture is not in the game today: { mixx-motif }.
mixx-line-only = You are building a single line, without corners. Lay your card at one of its two ends, not on { $cell }.

# Names of the cards, also for the sentences above.
mixx-colour =
    { $colour ->
        [yellow] yellow
        [red] red
        [turquoise] turquoise
        [orange] orange
        [pink] pink
        [blue] blue
        [green] dark green
        [violet] violet
       *[other] { $colour }
    }
mixx-motif =
    { $motif ->
        [shell] shell
        [starfish] starfish
        [fish] fish
        [jellyfish] jellyfish
        [propeller] ship’s propeller
        [turtle] turtle
        [chest] treasure chest
        [anchor] anchor
       *[other] { $motif }
    }

# What the board shows and says. Words on cards have at most eleven letters, short ones at most eight.
mixx-board-colour = { $colour ->
    [yellow] yellow
    [red] red
    [turquoise] turquoise
    [orange] orange
    [pink] pink
    [blue] blue
    [green] green
   *[other] violet
}
mixx-board-motif = { $motif ->
    [shell] shell
    [starfish] starfish
    [fish] fish
    [jellyfish] jellyfish
    [propeller] propeller
    [turtle] turtle
    [chest] chest
   *[other] anchor
}
mixx-board-colour-short = { $colour ->
    [yellow] yellow
    [red] red
    [turquoise] turq.
    [orange] orange
    [pink] pink
    [blue] blue
    [green] green
   *[other] violet
}
mixx-board-motif-short = { $motif ->
    [shell] shell
    [starfish] starfish
    [fish] fish
    [jellyfish] jellyf.
    [propeller] propel.
    [turtle] turtle
    [chest] chest
   *[other] anchor
}
mixx-board-card = { $colour ->
    [yellow] yellow
    [red] red
    [turquoise] turquoise
    [orange] orange
    [pink] pink
    [blue] blue
    [green] green
   *[other] violet
} { $motif ->
    [shell] shell
    [starfish] starfish
    [fish] fish
    [jellyfish] jellyfish
    [propeller] propeller
    [turtle] turtle
    [chest] chest
   *[other] anchor
}
mixx-board-laid = { mixx-board-card } on { $cell }
mixx-board-centre-card = { mixx-board-card } on { $cell }, the centre of the cross
mixx-board-free = free place { $cell }
mixx-board-seat = { $won ->
    [0] no cards won
    [one] one card won
   *[other] { $won } cards won
}, { $held ->
    [0] none in stock
    [one] one in stock
   *[other] { $held } in stock
}
mixx-board-miss = miss a turn
mixx-board-stop = take the cards
mixx-board-due-deal = { $reader ->
    [who] You are dealt a card.
   *[other] { $who } is dealt a card.
}
mixx-board-due-start = Who begins is drawn at random.
mixx-board-due-first = { $reader ->
    [who] You lay the first card of the round, in the middle.
   *[other] { $who } lays the first card of the round, in the middle.
}
mixx-board-due-lay = { $reader ->
    [who] Lay a card next to the others. If none fits, you miss a turn.
   *[other] { $who } lays a card, or misses a turn if none fits.
}
mixx-board-due-run = { $reader ->
    [who] All the others missed. Lay another card, or end the round and take the cards!
   *[other] All the others missed. { $who } lays another card, or ends the round and takes the cards.
}
mixx-board-due-draw = { $reader ->
    [who] You draw a card.
   *[other] { $who } draws a card.
}
mixx-board-winner = { $reader ->
    [who] You win with { $count ->
        [one] one card
       *[other] { $count } cards
    }!
   *[other] { $who } wins with { $count ->
        [one] one card
       *[other] { $count } cards
    }!
}
mixx-board-winners-2 = { $reader ->
    [who] You and { $second } win together, with { $count } cards each!
    [second] You and { $who } win together, with { $count } cards each!
   *[other] { $who } and { $second } win together, with { $count } cards each!
}
mixx-board-winners-3 = { $reader ->
    [who] You, { $second } and { $third } win together, with { $count } cards each!
    [second] You, { $who } and { $third } win together, with { $count } cards each!
    [third] You, { $who } and { $second } win together, with { $count } cards each!
   *[other] { $who }, { $second } and { $third } win together, with { $count } cards each!
}
mixx-board-winners-4 = { $who }, { $second }, { $third } and { $fourth } win together, with { $count } cards each!
mixx-board-table = { $count ->
    [one] One card lies on the table.
   *[other] { $count } cards lie on the table.
} { $reader ->
    [who] You laid the last card.
   *[other] { $who } laid the last card.
}{ $misses ->
    [0] {""}
    [one] {" "}One has missed since.
   *[other] {" "}{ $misses } have missed since.
}
mixx-board-centre = The centre is { $cell }.
mixx-board-centre-open = The cross has no centre yet.
mixx-board-line = You are building a line, no cross.
mixx-board-pile = Pile: { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}
mixx-board-game = Game { $game } of { $games }.
mixx-board-without = No { mixx-board-motif } in this game.

# What happened, one sentence each.
mixx-log-lay = { $reader ->
    [who] You lay { mixx-log-card } on { $cell }.
   *[other] { $who } lays { mixx-log-card } on { $cell }.
}
mixx-log-miss = { $reader ->
    [who] None of your cards fits. You miss a turn.
   *[other] { $who } has no card that fits and misses a turn.
}
mixx-log-stop = { $reader ->
    [who] You end the round and win { $count ->
        [one] one card
       *[other] { $count } cards
    }.
   *[other] { $who } ends the round and wins { $count ->
        [one] one card
       *[other] { $count } cards
    }.
}
mixx-log-stop-next = { $reader ->
    [who] You end the round and win { $count ->
        [one] one card
       *[other] { $count } cards
    }. The next game begins.
   *[other] { $who } ends the round and wins { $count ->
        [one] one card
       *[other] { $count } cards
    }. The next game begins.
}
mixx-log-draw = { $reader ->
    [who] You draw { mixx-log-card }.
   *[other] { $who } draws { mixx-log-card }.
}
mixx-log-draw-hidden = { $reader ->
    [who] You draw a card.
   *[other] { $who } draws a card.
}
mixx-log-deal = { $reader ->
    [who] You are dealt { mixx-log-card }.
   *[other] { $who } is dealt { mixx-log-card }.
}
mixx-log-start = { $reader ->
    [who] You begin.
   *[other] { $who } begins.
}
# A card with its article, for the sentences above.
mixx-log-card = the { $colour ->
    [yellow] yellow
    [red] red
    [turquoise] turquoise
    [orange] orange
    [pink] pink
    [blue] blue
    [green] green
   *[other] violet
} { $motif ->
    [shell] shell
    [starfish] starfish
    [fish] fish
    [jellyfish] jellyfish
    [propeller] propeller
    [turtle] turtle
    [chest] chest
   *[other] anchor
}

# Why the game is over.
mixx-end-most = { $reader ->
    [who] The pile is used up, and you have won the most cards: { $count }.
   *[other] The pile is used up, and { $who } has won the most cards: { $count }.
}
mixx-end-shared = The pile is used up, and nobody alone has won the most cards: { $count }.

# Why a move is good.
mixx-why-run = The round is yours: with this card you win { $count } cards.
mixx-why-all = { $others ->
    [1] { $who } has no card
   *[other] Nobody else has a card
} that fits now: { $count ->
    [one] the card is yours!
   *[other] all { $count } cards are yours!
}
mixx-why-out = Now { $who } has no card that fits and must miss a turn.
mixx-why-out-two = Now { $who } and { $second } have no card that fits and must miss a turn.
mixx-why-only = It is the only one of your cards that fits.
mixx-why-closes = That closes this line: no card fits there any more.
mixx-why-few = Then { $who } has only { $count ->
    [one] one card that fits.
   *[other] { $count } cards that fit.
}
mixx-why-begin = All your other cards fit next to this one.
mixx-why-ahead = Then you have { $count } cards that fit, and { $who } only { $theirs }.
mixx-why-hard = This card fits only in this line, and later perhaps nowhere.
mixx-why-centre = That fixes the centre: from now on cards go only to the four ends.
mixx-why-still = After that { $count ->
    [one] one of your other cards fits
   *[other] { $count } of your other cards fit
} too.
mixx-why-miss = None of your cards fits.
mixx-why-stop = None of your cards fits any more, and { $count ->
    [one] the card is yours.
   *[other] all { $count } cards are yours.
}
mixx-why-keep = { $count ->
    [one] The card is yours
   *[other] All { $count } cards are yours
}, and you keep your own for the next round.
