# The board of Mixx.
mixx-table = The cross
mixx-you = you
mixx-your-cards = Your cards
mixx-card = { $motif }, { $colour }
mixx-won = { $count ->
    [0] no cards won
    [one] one card won
   *[other] { $count } cards won
}
mixx-pile = Pile: { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}
mixx-game = Game { $game } of { $games }
mixx-places = { $count ->
    [0] It fits nowhere.
    [one] It fits in one place.
   *[other] It fits in { $count } places.
}
mixx-place-open = Lay it on { $cell }
mixx-place-closed = { $cell }: it does not fit. Press to hear why.
mixx-still-in-pile = Still in the pile
mixx-leads = Laid the last card
mixx-winner = Winner
mixx-here = Yes, here
mixx-back = Put back
mixx-close = Close

# What there is to do.
mixx-miss = Miss a turn
mixx-stop = { $count ->
    [one] Take the card
   *[other] Take all { $count } cards
}
mixx-begin = You begin the round! Pick any card.
mixx-pick = Your turn! Pick a card.
mixx-run = The others missed. Lay more, or end the round:
mixx-nowhere = This card fits nowhere. Pick another one.
mixx-where = { $count ->
    [one] There is one place. Tap it!
   *[other] Where? Tap one of the { $count } places!
}
mixx-sure = Here? Tap it again.
mixx-must-miss = None of your cards fits.
mixx-must-stop = Nothing fits any more. All the cards are yours!
mixx-turn-of = It is { $name }’s turn.
mixx-run-of = { $name } may go on laying.
mixx-wait = One moment …
mixx-wins-round = { $count ->
    [one] { $name } wins one card!
   *[other] { $name } wins { $count } cards!
}
mixx-you-win-round = { $count ->
    [one] You win one card!
   *[other] You win { $count } cards!
}
mixx-you-win = You win!
mixx-win = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}

# Learning by playing.
mixx-learn-1 = A new round begins. Pick any of your cards and lay it in the middle.
mixx-learn-2 = No colour and no picture may come twice in a line. Pick a card that fits, and lay it beside, above or below!
mixx-learn-3 = Now the cross has a centre, with a golden rope. From here on, cards go only to the four ends.
mixx-learn-4 = Pick a card. Places with a cross are closed for it: tap one to learn why. Then lay a card that fits.
mixx-learn-5 = Everybody’s cards lie open. Whoever lays the last card wins the whole cross, so look at what the others can still lay!
mixx-learn-6 = Sometimes none of your cards fits. Then you miss a turn.
mixx-learn-7 = All the others had to miss, so you go on alone. Lay another card!
mixx-learn-8 = Nothing fits any more, and you laid the last card. Take all the cards of the cross! That ends the round.
