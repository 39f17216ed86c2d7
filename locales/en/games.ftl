# Each game in a few words, for whoever chooses one. How long and from what age is said as on the printed game; where
# that says nothing, so do we.

cross-roads-name = Cross Roads
cross-roads-pitch = Ants cross each other’s trails: lay your numbers over those of the others, and mind the smells.
cross-roads-players = 2 to 4 players
cross-roads-minutes = about 20 minutes
cross-roads-age = from 7 years
cross-roads-goal = Be the first to have no cards left.
cross-roads-begins = In the booklet, whoever last saw an ant begins.

cross-n-go-name = Cross'N Go
cross-n-go-pitch = Slide the wooden bars until your colour lines up, then send your figure racing across.
cross-n-go-players = 2 to 4 players
cross-n-go-minutes = no time given
cross-n-go-age = no age given
cross-n-go-goal = Be the first to bring all your figures across.
cross-n-go-begins = The booklet leaves it to you.

mixx-name = Mixx
mixx-pitch = Build a cross out of the treasures of the sea, with no colour and no picture twice in a line.
mixx-players = 2 to 4 players
mixx-minutes = about 20 minutes
mixx-age = from 6 years
mixx-goal = Lay the last card of a cross and all its cards are yours; whoever wins the most cards wins.
mixx-begins = In the booklet, the youngest begins.

crosswise-name = Crosswise
crosswise-pitch = Every tile counts twice: across for some, down for the others. So whom does yours help?
crosswise-players = 2 to 4 players in two teams
crosswise-minutes = a short game
crosswise-age = from 6 years
crosswise-goal = Score more in your six lines than the other team, or fill one with six equal symbols and win at once.
crosswise-begins = The booklet leaves it to you.

crossado-name = Crossado
crossado-pitch = Bridge a rushing river with planks, and hope that nobody carries off your best one.
crossado-players = 2 to 4 players
crossado-minutes = no time given
crossado-age = from 8 years
crossado-goal = Be the first to bring all four pieces to the island in the opposite corner.
crossado-begins = The booklet leaves it to you.
