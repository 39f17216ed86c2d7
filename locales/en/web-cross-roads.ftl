# The board of Cross Roads.
cross-roads-table = Table. The arrow keys move it, plus and minus show it larger and smaller, 0 shows everything.
cross-roads-nearer = Larger
cross-roads-farther = Smaller
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
    [one] It fits in one place. Tap it!
   *[other] It fits in { $count } places. Tap one!
}
cross-roads-lay-it = Like this? Tap again to lay it.
cross-roads-kind = { $kind ->
    [whiff] { cross-roads-whiff }
   *[reeky] { cross-roads-reeky }
}
cross-roads-draw-count = { $count ->
    [one] a card
   *[other] { $count } cards
}
cross-roads-will-draw = { cross-roads-kind }: { $drawers ->
    [one] { $name } draws { cross-roads-draw-count }!
   *[other] the others draw { cross-roads-draw-count } each!
}
cross-roads-will-short = { cross-roads-kind }: { $drawers ->
    [one] { $name } draws from your hand!
   *[other] the others draw from your hand!
}
cross-roads-will-empty = { cross-roads-kind }, but the pile is empty.
cross-roads-must-draw = None of your cards fit. Draw one!
cross-roads-must-pass = None of your cards fit, and the pile is empty.
cross-roads-turn-of = It is { $name }’s turn.
cross-roads-draws = { $name } draws a card.
cross-roads-wait = One moment …
cross-roads-you-win = You win!
cross-roads-win = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}

# Learning by playing.
cross-roads-learn-1 = Every ant wants to be home first: whoever has no cards left wins. These are your cards. Lay one on the table!
cross-roads-learn-2 = Lay your card crosswise over another one. Your number must come right before or right after the one it covers. Lay a 4 on the 3!
cross-roads-learn-3 = The numbers go round in a ring: after 9 comes 1 again. Lay a 1 on the 9!
cross-roads-learn-4 = Here one card lies on the other. Cover one half of each: that is a niffy whiff! The next player draws a card.
cross-roads-learn-5 = These two cards only lie side by side. Cover one half of each: that is a sneaky reeky! All the others draw a card.
cross-roads-learn-6 = Sometimes none of your cards fit. Then you draw one from the pile, and your turn is over.
cross-roads-learn-7 = Only one card left! Lay it, and you have won.
