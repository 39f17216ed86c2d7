# What the program prints beside the boards of a game. Moves stand there as tokens, which are the same in all languages.

program-watch-title = { $game }: { $players } players, { $settings }, seed { $seed }
program-seat = Seat { $seat }: { $who }
program-bot = { $level ->
    [beginner] Bot (beginner)
    [easy] Bot (easy)
    [normal] Bot (normal)
    [hard] Bot (hard)
   *[expert] Bot (expert)
}
program-move = { $number }. Seat { $seat }: { $move }
program-chance = Chance: { $drawn }
program-rank = Seat { $seat }: rank { $rank }
program-rank-points = { $points ->
    [one] Seat { $seat }: rank { $rank }, { $points } point
   *[other] Seat { $seat }: rank { $rank }, { $points } points
}

# What a bot thinks of a recorded decision.
program-hint-title = { $game }, step { $step }: seat { $seat } to move
program-hint-best = best
program-hint-then = then
program-hint-chance = chance to win { $percent } %
program-hint-share = share of the others beaten { $percent } %
program-hint-only = the only move
program-hint-unseen = not looked at
program-hint-same = the same
program-hint-number = number { $rank } of { $moves }
program-hint-unknown = unknown
program-hint-played = played: { $move } ({ $verdict }); { $level } at { $iterations } iterations
program-curve-subtitle = at each decision, as { $level } judges it from what the seat sees
program-curve-chance = chance to win
program-curve-share = share of the others beaten
