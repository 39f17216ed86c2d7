cross-roads-no-such-card = There is no card { $card } in this deck.
cross-roads-not-in-hand = You do not have the card { $card }. Choose one from your hand.
cross-roads-covers-nothing = Your card would cover nothing. At least one half must cover a number on the table.
cross-roads-does-not-fit = Your { $half } cannot cover the { $under } at { $cell }. Only { $before } or { $after } fits there.
cross-roads-no-right-angle = Turn your card: it must lie crosswise to the card with the { $under } at { $cell }.
cross-roads-same-card = Your card may not lie exactly on top of the card { $card }.
cross-roads-both-parallel = Your card lies in line with both cards it covers, the one with the { $first } and the one with the { $second }. It must lie crosswise to at least one of them.
cross-roads-can-lay = One of your cards fits on the table, so you must lay a card.
cross-roads-pile-empty = The pile is empty, so you cannot draw. Pass instead.
cross-roads-pile-left = There are still cards in the pile. Draw one instead of passing.

# The board.
cross-roads-board-half = { $number } on { $cell }, joined to { $other }
cross-roads-board-half-beneath = { $number } on { $cell }, goes on beneath { $other }
cross-roads-board-card = card { $low }, { $high }
cross-roads-board-draw = draw a card
cross-roads-board-pass = pass
cross-roads-board-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
cross-roads-board-seat = { cross-roads-board-cards }{ $rank ->
    [0] {""}
   *[other] , rank { $rank }
}{ $known ->
    [none] {""}
   *[other] ; you know { $known }
}{ $knows ->
    [none] {""}
   *[other] ; knows your { $knows }
}
cross-roads-board-deal = { $reader ->
    [who] You are dealt a card.
   *[other] { $who } is dealt a card.
}
cross-roads-board-turn-up = The top card of the pile is turned up.
cross-roads-board-lot = Who begins is drawn at random.
cross-roads-board-turn = { $reader ->
    [who] Your turn! Lay a card.
   *[other] It is { $who }’s turn.
}
cross-roads-board-must-draw = Your turn! None of your cards fits, so you draw one.
cross-roads-board-must-pass = Your turn! None of your cards fits and the pile is empty, so you pass.
cross-roads-board-draws = { $reader ->
    [who] You draw a card.
   *[other] { $who } draws a card.
}{ cross-roads-board-more }
cross-roads-board-takes = { $reader ->
    [who] You take a card out of { $from }’s hand.
    [from] { $who } takes a card out of your hand.
   *[other] { $who } takes a card out of { $from }’s hand.
}{ cross-roads-board-more }
cross-roads-board-more = { $more ->
    [0] {""}
    [one] {" "}One more is drawn after that.
   *[other] {" "}{ $more } more are drawn after that.
}
cross-roads-board-win = { $reader ->
    [who] You win!
   *[other] { $who } wins!
}
cross-roads-board-over = The game is over, and first place is shared.
cross-roads-board-closing = Somebody has no cards left: this is the last round.
cross-roads-board-pile = Pile: { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}
cross-roads-board-whiff = Niffy whiff ({ $who } draws a card): { $places }
cross-roads-board-whiff-empty = Niffy whiff (but the pile is empty): { $places }
cross-roads-board-reeky = Sneaky reeky (all the others draw a card): { $places }
cross-roads-board-reeky-two = Sneaky reeky ({ $who } draws two cards): { $places }
cross-roads-board-reeky-short = Sneaky reeky (the others take cards out of your hand): { $places }
cross-roads-board-legend = An arrow shows where a card goes on beneath another one.

# What happened.
cross-roads-log-lay = { $reader ->
    [who] You lay { $card } on { $cell } and { $other }.
   *[other] { $who } lays { $card } on { $cell } and { $other }.
}
cross-roads-log-whiff = { $reader ->
    [who] You lay { $card } on { $cell } and { $other }: a niffy whiff!
   *[other] { $who } lays { $card } on { $cell } and { $other }: a niffy whiff!
}
cross-roads-log-whiff-empty = { $reader ->
    [who] You lay { $card } on { $cell } and { $other }: a niffy whiff, but the pile is empty.
   *[other] { $who } lays { $card } on { $cell } and { $other }: a niffy whiff, but the pile is empty.
}
cross-roads-log-reeky = { $reader ->
    [who] You lay { $card } on { $cell } and { $other }: a sneaky reeky!
   *[other] { $who } lays { $card } on { $cell } and { $other }: a sneaky reeky!
}
cross-roads-log-out = { $reader ->
    [who] You lay your last card, { $card }, on { $cell } and { $other }!
   *[other] { $who } lays the last card, { $card }, on { $cell } and { $other }!
}
cross-roads-log-draw = { $reader ->
    [who] None of your cards fits, so you draw one.
   *[other] { $who } has no card that fits and draws one.
}
cross-roads-log-pass = { $reader ->
    [who] You pass.
   *[other] { $who } passes.
}
cross-roads-log-start = { $reader ->
    [who] You begin.
   *[other] { $who } begins.
}
cross-roads-log-turn-up = The card { $card } is turned up and lies on { $cell } and { $other }.
cross-roads-log-dealt = { $reader ->
    [who] You are dealt { $card }.
   *[other] { $who } is dealt { $card }.
}
cross-roads-log-dealt-unseen = { $reader ->
    [who] You are dealt a card.
   *[other] { $who } is dealt a card.
}
cross-roads-log-drawn = { $reader ->
    [who] You draw { $card } from the pile.
   *[other] { $who } draws { $card } from the pile.
}
cross-roads-log-drawn-unseen = { $reader ->
    [who] You draw a card from the pile.
   *[other] { $who } draws a card from the pile.
}
cross-roads-log-taken = { $reader ->
    [who] You take { $card } out of { $from }’s hand.
    [from] { $who } takes { $card } out of your hand.
   *[other] { $who } takes { $card } out of { $from }’s hand.
}
cross-roads-log-taken-unseen = { $reader ->
    [who] You take a card out of { $from }’s hand.
    [from] { $who } takes a card out of your hand.
   *[other] { $who } takes a card out of { $from }’s hand.
}

# Why the game is over.
cross-roads-end-last-card = { $reader ->
    [who] You laid your last card.
   *[other] { $who } laid the last card.
}
cross-roads-end-no-card = { $reader ->
    [who] You have no card left.
   *[other] { $who } has no card left.
}
cross-roads-end-round = { $reader ->
    [who] The last round is over, and you have the fewest cards: { $cards }.
   *[other] The last round is over, and { $who } has the fewest cards: { $cards }.
}
cross-roads-end-round-shared = The last round is over, and several players share the fewest cards: { $cards }.
cross-roads-end-blocked = { $reader ->
    [who] Nobody can lay or draw a card any more. You have the fewest: { $cards }.
   *[other] Nobody can lay or draw a card any more. { $who } has the fewest: { $cards }.
}
cross-roads-end-blocked-shared = Nobody can lay or draw a card any more, and several players share the fewest: { $cards }.

# Why a move is good.
cross-roads-why-win = That is your last card: you win at once!
cross-roads-why-out = That is your last card!
cross-roads-why-reeky-win = A sneaky reeky, and the pile has too few cards: the rest of your hand is taken from you, and you win at once!
cross-roads-why-reeky-short = A sneaky reeky, and the pile has too few cards: you get rid of { $count ->
    [one] another card
   *[other] { $count } more cards
}!
cross-roads-why-reeky-stop = { $who } has only one card left. Your sneaky reeky makes { $who } draw { $count ->
    [one] another one
   *[other] { $count } more
}!
cross-roads-why-reeky-two = A sneaky reeky: { $who } must draw two cards!
cross-roads-why-reeky = A sneaky reeky: all the others must draw a card!
cross-roads-why-whiff-stop = { $who } has only one card left. Your niffy whiff makes { $who } draw another one!
cross-roads-why-whiff = A niffy whiff: { $who } must draw a card!
cross-roads-why-one-left = Then you have only one card left, and it fits.
cross-roads-why-only = It is the only one of your cards that fits.
cross-roads-why-only-place = Your { $card } fits only here, so lay it while you can.
cross-roads-why-opens = Your { $card } fits nowhere yet, but then it does.
cross-roads-why-prepares = Next time your { $card } may make a sneaky reeky.
cross-roads-why-closes = Then { $who } finds no place for a sneaky reeky.
cross-roads-why-rest-fits = Then all your other cards fit somewhere.
cross-roads-why-blocks = Then fewer than half of the cards you do not see fit anywhere.
cross-roads-why-less = That is one card less: { $count ->
    [one] you have one left.
   *[other] you have { $count } left.
}
cross-roads-why-draw = None of your cards fits, so you need a new one.
cross-roads-why-pass = None of your cards fits, and the pile is empty.
