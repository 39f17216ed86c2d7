# The pages of the web client. What a game's board says stands in web-<game>.ftl.

# Everywhere
home = All games
skip = To the content
close = Close
ok = OK
none = none
more = More
settings = Settings
bot = Bot
bot-number = Bot { $number }
me = Me
player = Player { $number }
players = Players
rules = Rules
learn = Learn
missing = There is nothing here
missing-words = Perhaps a part of the address was lost. All games are on the first page.
gone = This table is gone

# Settings
set-language = Language
set-theme = Appearance
theme-auto = Auto
theme-light = Light
theme-dark = Dark
set-sound = Sounds
set-still = Nothing moves by itself
set-plain = Write the board out
set-plain-why = In plain characters, with all moves as a list; good for screen readers.

# The connection
net-offline = The server cannot be reached. Are you connected?
net-page = This page could not be loaded.
net-again = Try again
net-reload = Load the page again
net-opening = Connecting …
net-lost = The connection is lost. I keep trying.
net-back = Connected again.
net-kept = No connection. Your move is kept and sent as soon as there is one.
net-give-back = Give it back

# Home
home-title = Five games about crossing
home-words = Play at once against a bot, with friends on their own devices, or pass one device round.
home-games = The games
home-going = Your games go on
home-open = Open tables
home-ended = Played before
home-foot = No account, no advertising, and dice that anyone can check.
play-now = Play now
with-friends = With friends
with-bots = Against bots
on-this-device = On this device
more-choices = More choices
nobody-yet = Nobody yet
stage-lobby = Not started yet
stage-running = Play on
seats-free = { $open ->
    [one] One seat is free
   *[other] { $open } seats are free
}
replay-look = Look at it again
rules-all = All rules

# A new table
new-with = Who plays?
new-bots-words = You sit down and bots take the other chairs.
new-friends-words = You get a link and a picture to scan. Everybody plays on their own device.
new-device-words = You pass one phone or tablet round. Hidden cards stay hidden behind a curtain.
new-players = How many?
new-names = Names
new-name-of = Name on chair { $seat }
your-name = Your name
new-level = How strong are the bots?
level-beginner = Beginner
level-easy = Easy
level-normal = Normal
level-hard = Hard
level-expert = Expert
new-more = Options
new-clock = Time for each move
clock-off = As long as you like
clock-30s = 30 seconds
clock-60s = 1 minute
clock-2min = 2 minutes
clock-1day = 1 day
new-public = Strangers may join
new-make-link = Make the link
new-start = Start
option-start = Who begins
option-start-random = Drawn by lot
option-lone = Who is alone
option-lone-random = Drawn by lot
option-double = Who has two colours
option-double-random = Drawn by lot
option-deck = Cards
option-deck-differing = Two different numbers on each card
option-deck-domino = Like dominoes, with doubles
option-finish = The end
option-finish-instant = At once when somebody is out of cards
option-finish-round = The round is played to its end
option-stock = Cards for each player
option-without = Pictures left out
option-shape = What is built
option-shape-cross = A cross
option-shape-line = One line
option-games = Games in a match
option-games-1 = One game
option-games-2 = Two games, each begins one
option-board = Size of the board
option-laying = Laying planks
option-laying-turns = In turns
option-laying-all = Everybody all at once
option-corners = Corners with two players
option-corners-neighbours = Next to each other
option-corners-opposite = Opposite each other
option-limit = At most so many turns each

# Before the start
lobby-title = { $game }: take your seats
lobby-change = Open a table with other options
lobby-start = Start the game
lobby-waits = { $open ->
    [one] One seat is still open
   *[other] { $open } seats are still open
}
lobby-host-starts = Everybody is here. Whoever opened the table starts the game.
seat-open = Free seat
seat-bot = Set a bot on chair { $seat }
seat-bot-short = Set a bot …
seat-up = Move chair { $seat } up
sit = Sit here
sit-too = One more here
that-is-you = That is you
host = opened the table
rename = Rename
get-up = Get up
clear = Clear
invite = Invite friends
invite-words = Send them the link, or let them scan the picture.
invite-link = The link to this table
invite-copy = Copy
invite-copied = Copied
invite-share = Share
invite-code = The link as a QR code
hand-on-title = On another device
hand-on = Play { $name } on another device
hand-on-words = Point the other device at the picture, or open the link there. Then { $name } plays on over there. The link works once; show it to nobody else.
hand-on-you = Go on on another device
hand-on-you-words = Point the other device at the picture, or open the link there. Then you play on over there. The link works once; show it to nobody else.
hand-on-link = The link for { $name }

# At the table
your-turn = It is your turn
turn-of-you = { $name }, it is your turn
turn-of = { $name } is next
has-the-turn = is next
thinking = { $name } is thinking …
sending = Your move is on its way …
ended = The game is over
away = has gone
not-here = not connected
spectators = { $count ->
    [one] One is watching
   *[other] { $count } are watching
}
stood-in = a bot stands in
stand-in = Let a bot play
time-left = { $seconds } seconds left
hand-over = Pass on to { $name }
curtain = Pass the device to { $name }
curtain-words = Nobody else looks now. The hand shows when { $name } presses the button.
curtain-open = I am { $name }
actions = What you can do
undo = Take back
propose-undo = Ask to take back
agree = Yes, all right
decline = No
withdraw = Never mind
hint = Hint
hint-thinking = Thinking …
hint-is = Hint: { $move }
hint-chance = Chance to win: { $percent } %.
hint-other = Or: { $move }
hint-percent = ({ $percent } %).
say = Say something
say-short = Say
log = What happened
log-earlier = Much has happened before.
log-said = { $name }: “{ $phrase }”
log-taken = taken back
why-rule = See rule { $clause }
perspective = What this device shows
perspective-own = Show my hand here
perspective-watch = Watch here
perspective-board = The board only
big-screen = On a big screen
big-screen-words = Open the table on a screen that everybody sees. It shows no hands; phones show them.
big-screen-open = Open as a board
the-board = The board
plain-board = The board in words
plain-moves = { $count ->
    [one] One move
   *[other] { $count } moves
}
plain-find = Find a move
leave = Leave the table

# The end
end-result = Result
end-see-board = See the board
end-draw = A draw!
end-you-won = You win!
end-you-share = You win together: { $names }
end-won = { $count ->
    [one] { $names } wins!
   *[other] Winners: { $names }
}
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
rematch = Play again
rematch-there = A new game has been opened.
rematch-join = Join the new game
replay-short = Replay
replay = Look at it again
check-dice = Check the dice

# Rules and lessons
rules-common = Common to all games
rules-table = Around the table
rules-clause = Rule { $clause }
rules-position = A position out of a real game.
mark-ruling = our ruling
mark-ruling-why = The printed rules are silent or unclear here, so we had to decide.
mark-data = reconstructed
mark-data-why = This stood in a picture that we do not have.
mark-option = option
mark-option-why = Whoever opens the table can choose this.
learn-by-playing = Learn by playing
learn-title = Learn { $game }
learn-step = Step { $step } of { $of }
learn-right = Exactly!
learn-other = Not quite. Try something else.
learn-show = Show me
learn-skip = Skip
learn-again = Once more from the start
learn-done = Now you can play!
learn-done-words = That is all you need. Try it against an easy bot; it does not mind losing.
learn-none = There is no lesson for this game yet. The rules tell everything.
back = Back
next = Next

# Looking at a game again
replay-first = To the start
replay-last = To the end
replay-run = Let it run
replay-pause = Pause
replay-step = Move { $step } of { $of }
replay-perspective = Through whose eyes?
replay-chance = Chance to win
replay-share = Link to this moment
replay-save = Save the record

# Checking the dice
dice-words = Before the game the server promised a secret, and every device added random numbers. Now the secret is known, so your browser can draw everything again by itself.
dice-check = Check now
dice-busy = Drawing again …
