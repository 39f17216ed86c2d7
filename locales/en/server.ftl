server-bad-setup = This table cannot be opened: { $faults }.
server-stale = The game has moved on in the meantime. Have a look and choose again.
server-no-table = This table does not exist. Perhaps it was removed because nobody had come for a long time.
server-no-page = There is nothing here.
server-no-method = This address does not take such requests.
server-stranger = I do not know who you are. Ask for a token first.
server-unreadable = I do not understand this: { $why }.
server-binary = Only text messages are understood here.
server-no-hello = The first message must be a hello, and only the first.
server-version = This page and the server do not match. Please reload the page.
server-too-large = This is too large. At most { $most } bytes are read.
server-too-fast = { $seconds ->
    [one] Not so fast. Try again in one second.
   *[other] Not so fast. Try again in { $seconds } seconds.
}
server-busy = Too much is going on here right now. Try again in half a minute.
server-many-public = You already have five public tables waiting for players. Start a game at one of them, or open this one without showing it in the list.
server-silent = We have not heard from you for a while. Come back any time.
server-slow = Your connection was too slow to keep up. Come back and have a look.
server-timed-out = This took too long to arrive.
server-banned = Whoever runs this server does not let you in for now: { $minutes ->
    [one] come back in a minute.
   *[other] come back in { $minutes } minutes.
}
server-foreign-origin = Pages of other sites may not do this.
server-foreign-host = This server is not known by this name. Use its address, or tell whoever runs it to start it with --public-url.
server-storage = This could not be saved. Try again in a moment.
server-unreachable = The servers that keep the tables cannot be reached right now. Nothing is lost; try again in a moment.
server-damaged = What was saved of this table cannot be read. Please tell whoever runs this server.
server-not-continued = What was sent is not the log of a game of a device: entry { $entry } does not fit. The game can go on where it is.
server-continue-long = So much was taken back in this game that the server cannot check it. It can go on where it is.
server-closing = The server is taking a short break. Come back in a moment.
server-not-ended = This can be checked when the game is over.
server-no-review = This game was broken off. Only games that were played to their end are reviewed.
server-no-hint = You only get hints when it is your turn.
server-no-step = The game has not come that far.
server-no-phrase = You cannot say this now.
server-preview-invites = { $name } invites you to play { $game }
server-preview-open = Come and play { $game }
server-preview-words = Criss-cross games in the browser: no account, no advertising.
phrase-hello = Hello!
phrase-one-moment = One moment, please.
phrase-take-your-time = Take your time.
phrase-back-again = I am back.
phrase-thanks = Thank you!
phrase-have-fun = Have fun!
phrase-well-played = Well played!
phrase-that-was-close = That was close!
phrase-once-more = One more game?
phrase-short-break = A short break?
phrase-see-you = See you soon!
phrase-good-game = Good game!
phrase-congratulations = Congratulations!
