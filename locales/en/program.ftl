# What the program prints beside the boards of a game. Moves stand there as tokens, which are the same in all languages.

program-watch-title = { $game }: { $players } players, { $settings }, seed { $seed }
program-seat = Seat { $seat }: { $who }
program-bot = { $level ->
    [beginner] Bot (beginner)
    [easy] Bot (easy)
    [normal] Bot (normal)
    [hard] Bot (hard)
    [right] Bot (just right)
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

# What the check of a record has proved, by where the chance came from.
program-proved-revealed = Everybody’s part of the luck was promised before any part was shown; if each device finds its own part in here, nobody chose the luck.
program-proved-seeded = The luck follows from one seed, and whoever set that seed could choose the luck.
program-proved-published = The devices showed their part of the luck before the start; a server that helped the last one to sit down could choose the luck.
program-proved-continued = The luck follows from two seeds: that of the device on which the game began, and that of the server that went on with it. Each could choose its part, and the device may have known what was hidden.
program-proved-log = The log { $log } tells the same game, and all { $entries } entries are in their place.
