# Checking the chance of a finished game.
fair-holds = Everything was fair.
fair-fails = Something is not right.
fair-form = The record is complete and readable.
fair-promise = The promise is the one this device saw before the game.
fair-commitment = The secret is the one that was promised.
fair-entropy = What this device added was used.
fair-draws = Every draw comes out the same when it is repeated.
fair-unknown = Some draws can only be repeated from the record as text.
fair-form-figures = { $steps } steps, { $draws } of them drawn
fair-promise-figures = Before: { $before }. Now: { $now }.
fair-entropy-figures = Seat { $seat }: { $digits }
fair-commitment-figures = Its SHA-256 is { $digest }.
fair-draws-figures = { $drawn } of { $draws } draws repeated
fair-unknown-figures = { $left } draws

# What the check proves
fair-source-revealed = The server and everybody’s devices made the luck together. Nobody could choose it, not even the server.
fair-source-seeded = One side alone chose the number that all luck comes from. The check shows that every draw follows from it, but not that it was chosen blindly.
fair-source-published = The server and the devices made the luck together, but each device showed its numbers as soon as its player sat down. The last one could have chosen them, if it knew the server’s secret.
fair-source-continued = One device began the game and drew by itself; then a server went on with a secret of its own. The check shows that every draw follows from their two numbers, but not that these were chosen blindly. The first device may have known what was hidden.
fair-source-revealed-fails = The record says that the server and everybody’s devices made the luck together. This check does not prove it.
fair-source-seeded-fails = The record says that one side alone chose the number that all luck comes from. This check does not prove it.
fair-source-published-fails = The record says that the server and the devices made the luck together, and that each device showed its numbers as soon as its player sat down. This check does not prove it.
fair-source-continued-fails = The record says that one device began the game and a server went on with a secret of its own. This check does not prove it.

# More checks, and what it means if one fails
fair-list = The start list is the one that this device agreed to.
fair-list-figures = Start number { $round }
fair-begun = The game goes on from the one on a device that the record names.
fair-begun-figures = The device made { $draws } draws.
fair-devices = Every device showed the numbers that it had promised.
fair-devices-figures = { $devices ->
    [one] One device
   *[other] { $devices } devices
}
fair-head = The game ended as this device saw it.
fair-head-figures = The last seal is { $head }.
fair-log = The log is complete and belongs to this record.
fair-log-figures = { $entries } entries, the last seal is { $head }
fair-receipt = The log says what the server told this device.
fair-receipt-figures = Entry { $number }
fair-form-fails = The record is damaged.
fair-list-fails = The record has another start than the one that this device agreed to.
fair-promise-fails = The promise is not the one that this device saw before the game.
fair-commitment-fails = The secret is not the one that was promised.
fair-begun-fails = The record does not fit the game on a device that it goes on from.
fair-devices-fails = A device did not show the numbers that it had promised.
fair-entropy-fails = What this device added was not used.
fair-draws-fails = A draw comes out differently when it is repeated.
fair-head-fails = The game ended differently from what this device saw.
fair-log-fails = The log was changed, or it belongs to another game.
fair-receipt-fails = The log does not say what the server told this device.

# The check at the end, which nobody has to ask for
fair-checking = This device is checking that all was fair …
fair-checked = Fair: checked by this device.
fair-checked-record = The draws fit the record: checked by this device.
fair-no-record = The record could not be loaded, so this device could not check it.
fair-differs = Careful: this game does not fit what this device saw.
fair-details = See all checks

# Between the lobby and the game
starting-title = { $game }: here we go
starting-short = Here we go …
starting-waits = Waiting for { $name }’s device …
starting-ready = { $name }’s device is ready.
starting-now = The game begins …
starting-words = Each device now shows the random numbers that it has kept secret so far. That way nobody can choose the luck.
starting-reopen = Back to the lobby
start-number = Start number { $round }
start-again = The last start was called off. Everybody can see that, and all random numbers are new.

# This device does not trust the start
alarm = This device does not take part in this start.
alarm-list = The server’s start list is not in order.
alarm-round = The server’s list belongs to another start.
alarm-server = The server has changed its own promise.
alarm-own = What this device promised is missing from the server’s list.
alarm-second = The server shows a second list for the same start.
alarm-forgot = It no longer knows the random numbers that it promised.
alarm-do = It has not shown its random numbers. The host can go back to the lobby. If this happens again, do not trust this server.
alarm-forgot-do = The host can go back to the lobby and start again.
alarm-late = This game did not start as agreed.
alarm-started = The server started it with a list that this device did not agree to.
alarm-started-do = Do not trust its dice. It is better to stop.
alarm-lost = The server has forgotten a part of this game.
alarm-history = It had already shown this device more than it knows now, and it tells nobody.
alarm-history-do = Ask the others what they saw. It is better to stop.

# The server came back with another history
dispute-title = The server came back with a different history.
dispute-words = A device at this table saw something that the server no longer knows. Perhaps an old copy was put back. Go on only if everybody agrees.
dispute-accepted = Agreed: { $names }.
dispute-missing = Still to agree: { $names }.
dispute-continue = Go on like this
dispute-short = The game is paused

# The table ended without a result
closed-title = This table is closed
closed-full = So much has happened here that nothing more can be written down. There is no result.
closed-void = The server has forgotten how this game ended, but the secret of its dice is already known. So it cannot go on fairly, and there is no result.
closed-operator = Whoever runs this server has closed the table. There is no result.
closed-new = Open a new table
