crossado-board = River
crossado-you = you
crossado-island = { $corner ->
    [nw] island top left
    [ne] island top right
    [se] island bottom right
   *[sw] island bottom left
}
crossado-home-of = { $name }’s start, { $count } waiting
crossado-goal-of = { $name }’s goal, { $count } arrived
crossado-field-plank = { $field }, plank
crossado-field-water = { $field }, water
crossado-pieces-of = { $names } here
crossado-act-take = take this plank
crossado-act-lay = lay the plank { $plank }
crossado-act-walk = walk here
crossado-act-choose = choose this piece
crossado-camp = { $waiting } waiting, { $crossing } on the way, { $arrived } arrived
crossado-planks-left = { $count ->
    [one] 1 plank left
   *[other] { $count } planks left
}
crossado-die = The die shows { $die }
crossado-die-none = The die is ready
crossado-in-vain = { $rolls }: no luck
crossado-in-vain-why = { $rolls }: { $why }
crossado-first = What first?
crossado-drag = Drag it onto the river
crossado-turn = Turn
crossado-lay-here = Lay here
crossado-back = Back
crossado-do-walk = Walk
crossado-do-take = Plank first
crossado-do-pass = Pass
crossado-roll = Roll

crossado-now-plank = Your turn: lay a plank on the water.
crossado-now-lay = Now lay the plank somewhere else.
crossado-touch-plank = Your turn: tap the water, or drag a plank there.
crossado-touch-lay = Lay the plank somewhere else: tap the water.
crossado-confirm = Good there? Then tap “Lay here”.
crossado-which-one = Which one? Tap it in the magnifying glass.
crossado-roll-now = Your turn: roll the die!
crossado-which-piece = You rolled a { $die }: choose a piece.
crossado-piece-or-plank = You rolled a { $die }! Choose a piece, or move a plank first.
crossado-which-plank = Which plank do you move?
crossado-only-take = Move a plank, or pass.
crossado-where = { $die ->
    [one] Walk 1 step: where to?
   *[other] Walk { $die } steps: where to?
}
crossado-lot = Who begins?
crossado-lone = Who is alone?
crossado-waits-lot = Who begins?
crossado-waits-laying = { $name } lays a plank.
crossado-waits-rolling = { $name } rolls the die.
crossado-waits-moving = { $name } rolled a { $die }.
crossado-waits-relaying = { $name } moves a plank.
crossado-waits-over = The game is over.
crossado-over-won = { $name } has brought all four across!
crossado-over-you = You have brought all four across!
crossado-over-limit = No turns are left. Whoever has the most pieces in the goal wins.

crossado-learn-goal = Bring your four pieces across the river to the island opposite. Its slots have your shape.
crossado-learn-lay = First everybody lays planks. Turn yours as you like and lay it on the water.
crossado-learn-walk = You rolled a 3: choose a piece and walk exactly three fields over the planks.
crossado-learn-jump = Others do not stop you, and two colours may share a field. But never walk straight back.
crossado-learn-take = With a 1 or a 6 you may first move an empty plank. Choose “Plank first” and take one.
crossado-learn-relay = You hold a plank. Lay it where it helps you.
crossado-learn-arrive = Only the last step may lead into the goal. Walk a piece home!
crossado-learn-end = Whoever has all four in the goal first wins.
