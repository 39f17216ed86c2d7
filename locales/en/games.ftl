# Each game in a few words, for whoever chooses one. Length and age are those of the printed game. Where it names no
# length, ours is an estimate from the number of turns (docs/performance.md); where it names no age, the age is empty.

cross-roads-name = Cross Roads
cross-roads-pitch = Ants criss-cross each other’s trails: cover their numbers with yours, and watch out for the sneaky reeky.
cross-roads-players = 2 to 4 players
cross-roads-minutes = about 20 minutes
cross-roads-age = from 7 years
cross-roads-goal = Be the first to have no cards left.
cross-roads-begins = In the booklet, whoever last saw an ant begins.

cross-n-go-name = Cross'N Go
cross-n-go-pitch = Slide the wooden bars until your colour lines up, then send your figure racing across.
cross-n-go-players = 2 to 4 players
cross-n-go-minutes = about 30 minutes
cross-n-go-age = {""}
cross-n-go-goal = Be the first to bring all your figures across.
cross-n-go-begins = The booklet leaves it to you.

mixx-name = Mixx
mixx-pitch = Build a cross out of the treasures of the sea, with no colour and no picture twice in a line.
mixx-players = 2 to 4 players
mixx-minutes = about 20 minutes
mixx-age = from 6 years
mixx-goal = Lay the last card of a cross and win them all. Whoever has the most cards in the end wins.
mixx-begins = In the booklet, the youngest begins.

crosswise-name = Crosswise
crosswise-pitch = Every tile counts twice: across for one team, down for the other. So which team will yours help?
crosswise-players = 2 to 4 players in two teams
crosswise-minutes = about 20 minutes
crosswise-age = from 6 years
crosswise-goal = Score more points in your six lines than the other team. Six matching symbols in one line win at once.
crosswise-begins = The booklet leaves it to you.

crossado-name = Crossado
crossado-pitch = Bridge a rushing river with planks, and hope that nobody carries off your best one.
crossado-players = 2 to 4 players
crossado-minutes = about 30 minutes
crossado-age = from 8 years
crossado-goal = Be the first to bring all four pieces to the island in the opposite corner.
crossado-begins = The booklet leaves it to you.
