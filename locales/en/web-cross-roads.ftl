# The board of Cross Roads.
cross-roads-table = Table. Arrow keys move it, plus and minus bring it nearer and farther, 0 shows everything.
cross-roads-nearer = Nearer
cross-roads-farther = Farther
cross-roads-fit = Show everything
cross-roads-you = you
cross-roads-your-hand = Your cards
cross-roads-card = Card { $low }, { $high }
cross-roads-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
cross-roads-pile = Pile: { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}
cross-roads-places = { $count ->
    [0] It fits nowhere.
    [one] It fits in one place.
   *[other] It fits in { $count } places.
}
cross-roads-known-by = Known by { $names }
cross-roads-you-know = You know { $cards }
cross-roads-winner = Winner
cross-roads-on-number = { $number } on the { $under } at { $cell }
cross-roads-on-table = { $number } on the table at { $cell }
cross-roads-or = or
cross-roads-whiff = Niffy whiff
cross-roads-reeky = Sneaky reeky

# What there is to do.
cross-roads-draw = Draw a card
cross-roads-pass = Pass
cross-roads-lay = Lay it
cross-roads-turn = Turn the card
cross-roads-pick = Your turn! Pick a card.
cross-roads-pick-closing = Last round! Pick a card.
cross-roads-nowhere = This card fits nowhere. Pick another one.
cross-roads-where = { $count ->
    [one] One place. Tap it!
   *[other] { $count } places. Tap one!
}
cross-roads-lay-it = Tap again to lay it.
cross-roads-will-whiff = Niffy whiff: { $name } draws a card!
cross-roads-will-whiff-empty = Niffy whiff, but the pile is empty.
cross-roads-will-reeky = Sneaky reeky: all the others draw a card!
cross-roads-will-reeky-two = Sneaky reeky: { $name } draws two cards!
cross-roads-will-reeky-short = Sneaky reeky: the others take cards out of your hand!
cross-roads-must-draw = None of your cards fits. Draw one.
cross-roads-must-pass = None of your cards fits, and the pile is empty.
cross-roads-turn-of = It is { $name }’s turn.
cross-roads-draws = { $name } draws a card.
cross-roads-wait = One moment …
cross-roads-you-win = You win!
cross-roads-win = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}

# Learning by playing.
cross-roads-learn-1 = Every ant wants to be home first: whoever has no cards left wins. Your cards lie below. Lay one on the table!
cross-roads-learn-2 = One half of your card covers a number that is one more or one less. The card lies at a right angle. Lay one!
cross-roads-learn-3 = The numbers go in a ring: after 9 comes 1. Lay a 1 on the 9!
cross-roads-learn-4 = Cover two halves of cards that lie on one another: that is a niffy whiff. The next player draws a card!
cross-roads-learn-5 = Cover two halves of cards that only lie side by side: that is a sneaky reeky. All the others draw!
cross-roads-learn-6 = Sometimes nothing fits. Then you draw a card, and it is the next player’s turn.
cross-roads-learn-7 = Only one card left! Lay it, and you win.
