server-bad-setup = This table cannot be opened: { $faults }.
server-stale = The game has moved on meanwhile. Look again and choose anew.
server-no-table = There is no such table. Perhaps it was removed because nobody came any more.
server-no-page = There is nothing here.
server-no-method = This address does not take such requests.
server-stranger = I do not know who you are. Ask for a token first.
server-unreadable = I do not understand this: { $why }.
server-binary = Only text messages are understood here.
server-no-hello = The first message must be a hello, and only the first.
server-version = This page is older or newer than the server. Please load it again.
server-too-large = This is too large. At most { $most } bytes are read.
server-too-fast = { $seconds ->
    [one] Not so fast. Try again in one second.
   *[other] Not so fast. Try again in { $seconds } seconds.
}
server-busy = Too much is going on here right now. Try again in half a minute.
server-silent = Nothing was heard from you for a while. Come back any time.
server-slow = You could not be told everything that happened. Come back and see.
server-timed-out = This took too long to arrive.
server-foreign-origin = Pages of other sites may not do this.
server-storage = This could not be written down safely. Try again in a moment.
server-unreachable = The servers that keep the tables cannot be reached right now. Nothing is lost; try again in a moment.
server-damaged = What was written down about this table cannot be read. Tell whoever runs this server.
server-closing = The server takes a short break. Come back in a moment.
server-not-ended = This can be checked when the game has ended.
server-no-hint = There are hints only when it is your turn.
server-no-step = The game has not come that far.
server-no-phrase = This cannot be said now.
phrase-hello = Hello!
phrase-one-moment = One moment, please.
phrase-take-your-time = Take your time.
phrase-back-again = I am back.
phrase-thanks = Thank you!
phrase-have-fun = Have fun!
phrase-well-played = Well played!
phrase-that-was-close = That was close!
phrase-once-more = Once more?
