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
