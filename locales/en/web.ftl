# The pages of the web client. What a game's board says stands in web-<game>.ftl.

# Everywhere
home = All games
my-games = My games
skip = Skip to the content
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
missing = Nothing here
missing-words = Maybe part of the address got lost. You will find all games on the first page.
gone = This table is gone

# Settings
set-language = Language
set-theme = Appearance
theme-auto = Auto
theme-light = Light
theme-dark = Dark
set-sound = Sounds
set-still = No animations
set-stars = Stars and words instead of percentages
set-stars-why = Good for children.
set-buzz = Vibrate on my turn
set-pace = How fast the bots play
pace-fast = Fast
pace-normal = Normal
pace-slow = Slow
set-roll = Roll the die for me
set-plain = Show the board as text
set-plain-why = In plain characters, with a list of all moves. Good for screen readers.

# The connection
net-offline = The server cannot be reached. Are you online?
net-offline-device = Games against bots and on this device work all the same.
net-device = The game could not be loaded. Are you online?
net-page = This page could not be loaded.
net-again = Try again
net-reload = Reload the page
net-opening = Connecting …
net-lost = The connection is lost. Trying again …
net-back = Connected again.
net-kept = No connection. Your move is kept and goes out as soon as you are back online.
net-give-back = Take it back

# Home
home-title = Criss-cross games
home-words = Play a bot right away, play with friends on their own devices, or pass one device round.
home-words-device = Play a bot right away, or pass this device round. Everything runs on this device, also without a network.
update-ready = A new version of Crosstable is ready. Your games stay as they are.
update-now = Start it now
home-games = The games
home-going = Carry on playing
home-open = Open tables
home-ended = Finished games
home-foot = No account, no advertising, and dice that anyone can check.
play-now = Play now
with-friends = With friends
with-bots = Against bots
on-this-device = On this device
with-board = Board in the middle
more-choices = More options
nobody-yet = Nobody yet
stage-lobby = Not started yet
stage-running = Carry on
seats-free = { $open ->
    [one] One seat is free
   *[other] { $open } seats are free
}
replay-look = Watch it again
rules-all = All rules

# A new table
new-with = Who plays?
new-bots-words = Bots take the other seats.
new-friends-words = You get a link and a QR code. Everybody plays on their own device.
new-device-words = You pass one phone or tablet round. What is in your hand stays hidden from the others.
new-board-words = This device lies in the middle and shows everybody the board. Scan the QR code with your phones: each of you holds a hand on the phone.
new-players = How many players?
new-names = Names
new-name-of = Name on seat { $seat }
your-name = Your name
new-level = How strong are the bots?
level-beginner = Beginner
level-easy = Easy
level-normal = Normal
level-hard = Hard
level-expert = Expert
level-right = Just right
level-right-words = The bot adapts to your results in this game, so that you win about half of your games. The results stay on this device.
level-suggested = A good level for you right now: { $level }
new-more = Options
new-clock = Time for each move
clock-off = As long as you like
clock-30s = 30 seconds
clock-60s = 1 minute
clock-2min = 2 minutes
clock-1day = 1 day
new-public = Strangers may join
new-make-link = Make the link
new-make-board = Open the table
new-start = Start
option-start = Who begins
option-start-random = Drawn at random
option-lone = Who plays alone
option-lone-random = Drawn at random
option-double = Who has two colours
option-double-random = Drawn at random
option-deck = Cards
option-deck-differing = Two different numbers on each card
option-deck-domino = Like dominoes, with doubles
option-finish = When the game ends
option-finish-instant = As soon as somebody has no cards left
option-finish-round = The round is finished first
option-stock = Cards for each player
option-without = Pictures left out
option-shape = What is built
option-shape-cross = A cross
option-shape-line = One line
option-games = Games in a match
option-games-1 = One game
option-games-2 = Two games; each player begins one
option-board = Size of the board
option-laying = Laying planks
option-laying-turns = One at a time, in turns
option-laying-all = Each player lays all in one go
option-corners = Corners with two players
option-corners-neighbours = Next to each other
option-corners-opposite = Opposite each other
option-limit = Turn limit for each player

# Before the start
lobby-title = { $game }: take your seats
lobby-change = Open a table with other options
lobby-start = Start the game
lobby-waits = { $open ->
    [one] One seat is still free
   *[other] { $open } seats are still free
}
lobby-host-starts = Everybody is here. The host starts the game.
seat-open = Free seat
seat-bot = Put a bot on seat { $seat }
seat-bot-short = Add a bot …
seat-up = Move seat { $seat } up
sit = Sit here
sit-too = Add a player here
that-is-you = That is you
host = host
rename = Rename
get-up = Get up
clear = Clear
invite = Invite friends
invite-words = Send them the link, or let them scan the QR code.
invite-board = Join with your phone
invite-board-words = Point your phone’s camera at the QR code.
invite-local = This link only works on this computer. To play with other devices, start the server with: crosstable serve --listen 0.0.0.0:7400
invite-link = The link to this table
invite-copy = Copy
invite-copied = Copied
invite-share = Share
invite-code = The link as a QR code
hand-on-title = On another device
hand-on = Let { $name } play on another device
hand-on-words = Scan the QR code with the other device, or open the link there. Then { $name } plays on that device. The link works only once; do not show it to anybody else.
hand-on-you = Continue on another device
hand-on-you-words = Scan the QR code with the other device, or open the link there. Then you play on that device. The link works only once; do not show it to anybody else.
hand-on-link = The link for { $name }
online-goes-on = This game goes on online

# At the table
your-turn = It is your turn
turn-of-you = { $name }, it is your turn
turn-of = It is { $name }’s turn
has-the-turn = current turn
thinking = { $name } is thinking …
sending = Your move is on its way …
ended = The game is over
away = has left
not-here = not connected
spectators = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
stood-in = a bot is playing
stand-in = Let a bot play
time-left = { $seconds } seconds left
hand-over = Pass to { $name }
curtain = Pass the device to { $name }
curtain-words = No peeking, everybody else! The hand appears when { $name } presses the button.
curtain-open = I am { $name }
actions = What you can do
undo = Take back
propose-undo = Ask the others to take it back
agree = Yes, of course
decline = No
withdraw = Never mind
hint = Hint
hint-thinking = Thinking …
hint-is = Hint: { $move }
hint-more = How good is it?
hint-chance = Chance to win: { $percent } %.
hint-other = Or: { $move }
hint-percent = ({ $percent } %).
hint-stars = { $stars ->
    [one] one star of { $of }
   *[other] { $stars } stars of { $of }
}
say = Say something
say-short = Say
log = What happened
log-earlier = There is more from before.
log-said = { $name }: “{ $phrase }”
log-taken = taken back
why-rule = See rule { $clause }
perspective = What this device shows
perspective-own = Show my hand here
perspective-watch = Watch here
perspective-board = The board only
big-screen = On a big screen
big-screen-words = Open the table on a screen that everybody can see. It shows the board, and your hands stay on your phones.
big-screen-open = Open as a board
the-board = The board
plain-board = The board as text
plain-moves = { $count ->
    [one] One move
   *[other] { $count } moves
}
plain-find = Find a move
leave = Leave the table

# The end
end-draw = A draw!
end-you-won = You win!
end-you-share = You win together: { $names }
end-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
end-you-lost-1 = Not this time. Good game!
end-you-lost-2 = Well fought. Another go?
end-you-lost-3 = That one got away. You will get the next one!
end-level-up = Ready for more? Try “{ $level }”.
end-level-down = How about an easier game? Try “{ $level }”.
points = { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}
rematch = Play again
rematch-there = There is a new game.
rematch-join = Join the new game
replay-short = Replay
end-review = Review
replay = Watch it again
check-dice = Check the dice

# Rules and lessons
rules-common = Rules for all games
rules-table = Around the table
rules-clause = Rule { $clause }
rules-position = A position from a real game.
rules-in-short = The rules in short
rules-print = Print
rules-exact = Exact wording
rules-exact-words = Every rule with its number. If a move does not work, the game shows you the rule that says why.
rules-about = Where the rules come from
mark-ruling = our ruling
mark-ruling-why = The printed rules do not say this clearly, so we had to decide.
mark-data = reconstructed
mark-data-why = This was in a picture that we do not have.
mark-option = option
mark-option-why = Whoever opens the table can choose this.
learn-by-playing = Learn by playing
learn-title = Learn { $game }
learn-step = Step { $step } of { $of }
learn-right = Exactly!
learn-other = Not quite. Try something else.
learn-show = Show me
learn-skip = Skip
learn-again = Start again
learn-done = Now you can play!
learn-done-words = That is all you need. Try it against an easy bot; it does not mind losing.
learn-none = There is no lesson for this game yet. The rules explain everything.
back = Back
next = Next

# Looking at a game again
replay-first = To the start
replay-last = To the end
replay-run = Play
replay-pause = Pause
replay-step = Move { $step } of { $of }
replay-perspective = Through whose eyes?
replay-share = Link to this moment
replay-save = Save the game as a file

# Checking the dice
dice-words = Before the game, the server locked away a secret number, and every device added random numbers of its own. Now the secret is out, so your browser can repeat every roll and every draw itself.
dice-check = Check now
dice-busy = Checking …
