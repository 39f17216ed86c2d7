# A table in the browser, beside what web.ftl has.

device-storage-full = There is no room left on this device. The game goes on, but it is gone when you close this page.
device-storage-denied = This browser does not let pages store anything. The game goes on, but it is gone when you close this page.
online-continue = Continue online
online-words = The game moves to the server as a new table. All seats there are yours; hand each on with a link. On this device the game stops.
online-known = This device may know what is hidden. Everybody at the new table is told so.
online-busy = Moving …
online-twice = You can also go on here. Then there are two games, and what you play here stays on this device.
online-go = Go to the game
online-resume = Go on here all the same
online-none = This page has no server, so the game stays on this device.
online-note = This game was begun on a device and continued here. That device may know what was hidden then; what has been drawn since it does not know.
first-game = Your first game
first-lesson = New here? Learn it in a minute
has-gone = { $name } has left.
log-short = Log
offer-sound = Would you like sounds?
offer-sound-buzz = Would you like sounds, and a buzz when it is your turn?
offer-sound-yes = Yes, please
sit-ok = Sit down
sit-not = Never mind
