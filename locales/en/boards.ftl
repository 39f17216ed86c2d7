# The boards in plain characters. The games write them in English; what is written here in English is how they do it,
# and every line of a board is found by it. A test sees to it that none is missed. Lines of a table keep their columns.

# What all boards say.
board-you = { $seat } (you)
board-and = { $one } and { $other }
board-seat = seat { $seat }
board-one-card = 1 card
board-cards = { $count } cards
board-pile = Pile: { $cards }
board-over = The game is over.
board-lot-begins = The lot decides who begins.

# Crosswise.
board-points = points
board-pts = pts
board-crosswise-score = columns (team A) { $columns }, rows (team B) { $rows }
board-crosswise-bag = bag { $bag }; played remove { $remove } move { $move } swap { $swap } replace { $replace }
board-crosswise-undrawn = seat { $seat } (team not drawn yet): { $tiles }
board-crosswise-columns = seat { $seat } (columns): { $tiles }
board-crosswise-rows = seat { $seat } (rows): { $tiles }
board-crosswise-no-tiles = seat { $seat } (columns):
board-crosswise-none = seat { $seat } (rows):
board-crosswise-known = { $count } tiles, known: { $tiles }
board-crosswise-tiles = { $count } tiles
board-crosswise-lone = the lot decides who plays alone
board-crosswise-draws = seat { $seat } draws its tiles
board-crosswise-begins = the lot decides who begins
board-crosswise-ask = seat { $seat } holds only action tiles: redraw or keep?
board-crosswise-refill = a tile is drawn
board-crosswise-full = the board is full
board-crosswise-six = six equal symbols: team { $team } wins at once

# Cross Roads.
board-cross-roads-legend = 3---7 and | join the halves of a card; > < v ^ point to where a card goes on
board-cross-roads-beneath = beneath another; . is the bare table.
board-cross-roads-rank = Seat { $seat }: { $cards }, rank { $rank }
board-cross-roads-hand = Seat { $seat }: { $cards }
board-cross-roads-own = your hand: { $cards }
board-cross-roads-known = you know: { $cards }
board-cross-roads-knows = knows of yours: { $cards }
board-cross-roads-closing = Somebody went out; this round is the last.
board-cross-roads-dealt = A card is dealt to seat { $seat }.
board-cross-roads-turn-up = The top card of the pile is turned up.
board-cross-roads-lot = It is drawn by lot who begins.
board-cross-roads-turn = To move: seat { $seat }.
board-cross-roads-draws = A card is drawn by seat { $seat }, from the pile.
board-cross-roads-steals = A card is drawn by seat { $seat }, out of the hand of seat { $from }.
board-cross-roads-another = Another draw follows.
board-cross-roads-more = { $count } more draws follow.

# Mixx.
board-mixx-cells = A cell is column,row; + is a free one. { $centre }
board-mixx-line = A line is built, no cross.
board-mixx-centre = The centre is { $cell }.
board-mixx-open = The centre is still open.
board-mixx-seat = Seat { $seat }, { $cards } won
board-mixx-none = no card
board-mixx-without = Pile: { $cards }; without { $motifs }
board-mixx-table = On the table: { $cards }; the last was laid by seat { $seat }.
board-mixx-missed = On the table: { $cards }; the last was laid by seat { $seat }, { $count } missed since.
board-mixx-dealt = Seat { $seat } is dealt a card.
board-mixx-first = Seat { $seat } lays the first card, on 0,0.
board-mixx-turn = Seat { $seat } lays a card, or misses if none fits.
board-mixx-run = Seat { $seat } goes on alone: lays another card, or stops.
board-mixx-draw = Seat { $seat } draws a card.
board-mixx-over = The game is over. Most cards: { $seats }.
board-mixx-two = { $one }, { $other }

# Crossado.
board-crossado-head = seat  from  to  waiting  arrived  in hand  pieces on
board-crossado-planks = planks: { $planks }
board-crossado-lot = The lot says who starts.
board-crossado-lays = Seat { $seat } lays a plank.
board-crossado-turn = Turn { $turn } of { $limit }: { $what }
board-crossado-rolls = the die is rolled for seat { $seat }.
board-crossado-again = seat { $seat } cannot move and rolls again for a 1 or a 6.
board-crossado-relay = seat { $seat } rolled a { $die }, may take a plank, and moves.
board-crossado-moves = seat { $seat } rolled a { $die } and moves.
board-crossado-taken = seat { $seat } rolled a { $die }, has taken { $plank } and lays it elsewhere.

# Cross'N Go.
board-row = row
board-cross-n-go-head = Cross'N Go, round { $round } of { $limit }. { $status }
board-cross-n-go-bars = The bars are being laid.
board-cross-n-go-colours = The colours are being drawn.
board-cross-n-go-rolls = Seat { $seat } rolls the die.
board-cross-n-go-six = Seat { $seat } has a six and rolls again.
board-cross-n-go-last = Seat { $seat } plays, 1 point left.
board-cross-n-go-plays = Seat { $seat } plays, { $points } points left.
board-cross-n-go-far = far side: seat { $seat }, running down v
board-cross-n-go-far-two = far side: seats { $seats }, running down v
board-cross-n-go-near = near side: seat { $seat }, running up ^
board-cross-n-go-near-two = near side: seats { $seats }, running up ^
board-cross-n-go-wide = The stack is too wide to be drawn as it lies: the number after each row
board-cross-n-go-shifted = says how many fields its bar is shifted to the right (-: to the left).
board-cross-n-go-legend = R1 a figure, R2 two figures, R# a joker for good, R~ a joker for one round,
board-cross-n-go-wood = . wood. The number after a row is its offset; fields count from the left.
board-cross-n-go-joker = The joker on { $field } goes when seat { $seat } is next.
board-cross-n-go-colourless = no colour yet
board-cross-n-go-near-seat-joker = seat { $seat } near  { $colours }  { $across } across, { $rows } rows to go, 1 joker
board-cross-n-go-near-seat = seat { $seat } near  { $colours }  { $across } across, { $rows } rows to go, { $jokers } jokers
board-cross-n-go-far-seat-joker = seat { $seat } far   { $colours }  { $across } across, { $rows } rows to go, 1 joker
board-cross-n-go-far-seat = seat { $seat } far   { $colours }  { $across } across, { $rows } rows to go, { $jokers } jokers

# Words in tables; short ones, because columns are narrow.
board-word = { $word ->
    [sun] sun
    [cross] cross
    [triangle] triangle
    [square] square
    [pentagon] pentagon
    [star] star
    [remove] remove
    [move] move
    [swap] swap
    [replace] replace
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [turquoise] turquoise
    [orange] orange
    [pink] pink
    [violet] violet
    [shell] shell
    [starfish] starfish
    [fish] fish
    [jellyfish] jellyfish
    [propeller] propeller
    [turtle] turtle
    [chest] chest
    [anchor] anchor
   *[other] { $word }
}
