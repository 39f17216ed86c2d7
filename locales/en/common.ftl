# What every game can answer to a move that cannot be made.
unreadable = I cannot read “{ $token }” as a move of this game. Please choose one of the moves on offer.
over = The game is over; nobody moves any more.
chance-is-due = Please wait a moment: something is being drawn or rolled first.
no-chance-now = Nothing is drawn or rolled now; it is a player’s turn.
no-such-outcome = “{ $outcome }” cannot come up now.
