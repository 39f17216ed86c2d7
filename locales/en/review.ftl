# Luck and skill of a game that has ended.
review = Review
review-none = This game cannot be reviewed now. Try again in a moment.
review-thinking = Judging the decisions: { $done } of { $of }
review-chance = chance to win
review-share = share of the opponents beaten
review-luck = Luck
review-own = Own decisions
review-others = Decisions of the others
review-light = Came to light
review-first = At the start
review-last = At the end
review-terms = Where the chances went
review-terms-words = Each column adds up, apart from rounding. Luck is measured against the average of all possible draws and rolls, a decision against the best move that was found from what the player knew then.
review-light-words = “Came to light” is what hidden things changed when they became known.
review-key = The moments that mattered most
review-deal = The deal
review-better = Better: { $move }
review-after-deal = It was fixed who begins, so the review starts after the deal.
review-lucky = Luck for { $who }: { $change }
review-cost = Cost: { $change }
review-points = { $percent } %

# The game in three sentences. What a best move and a mistake were is said in the sentence after them.
review-luck-even = Nobody had more luck than the others.
review-luck-rolls = { $reader ->
    [who] Your rolls were worth { $percent } %.
   *[other] { $who }’s rolls were worth { $percent } %.
}
review-luck-draws = { $reader ->
    [who] Your draws were worth { $percent } %.
   *[other] { $who }’s draws were worth { $percent } %.
}
review-best = { $reader ->
    [who] Your best move was worth { $percent } %:
   *[other] { $who }’s best move was worth { $percent } %:
}
review-best-none = { $reader ->
    [who] None of your moves stood out.
   *[other] None of { $who }’s moves stood out.
}
review-mistake = { $reader ->
    [who] Here you gave away { $percent } %:
   *[other] Here { $who } gave away { $percent } %:
}
review-mistake-none = { $reader ->
    [who] You made no real mistake.
   *[other] { $who } made no real mistake.
}

# The same for children, without figures.
review-luck-even-words = Nobody had more luck than the others.
review-luck-rolls-words = { $reader ->
    [who] The dice were { $size ->
        [little] a little kinder
        [some] kinder
       *[much] much kinder
    } to you.
   *[other] The dice were { $size ->
        [little] a little kinder
        [some] kinder
       *[much] much kinder
    } to { $who }.
}
review-luck-draws-words = { $reader ->
    [who] You { $size ->
        [little] were a little luckier
        [some] were luckier
       *[much] were much luckier
    } with your draws.
   *[other] { $who } { $size ->
        [little] was a little luckier
        [some] was luckier
       *[much] was much luckier
    } with the draws.
}
review-best-words = { $reader ->
    [who] That was a { $size ->
        [little] good
        [some] very good
       *[much] brilliant
    } move of yours:
   *[other] That was a { $size ->
        [little] good
        [some] very good
       *[much] brilliant
    } move by { $who }:
}
review-best-none-words = { review-best-none }
review-mistake-words = { $reader ->
    [who] Here you could have done { $size ->
        [little] a little better
        [some] better
       *[much] much better
    }:
   *[other] Here { $who } could have done { $size ->
        [little] a little better
        [some] better
       *[much] much better
    }:
}
review-mistake-none-words = { review-mistake-none }

review-lucky-words = { $size ->
    [little] A little luck for { $who }
    [some] Luck for { $who }
   *[much] A lot of luck for { $who }
}
review-cost-words = { $size ->
    [little] There was a slightly better move
    [some] There was a better move
   *[much] There was a much better move
}

# A chance in words and as stars, for children.
review-hope = { $stars ->
    [0] hardly any hope
    [1] little hope
    [2] behind
    [3] ahead
    [4] well ahead
   *[other] as good as won
}
