# A table in the browser, beside what web.ftl has.

device-storage-full = There is no room left on this device. The game goes on, but it is gone when you close this page.
device-storage-denied = This browser does not let pages store anything. The game goes on, but it is gone when you close this page.
first-game = Your first game
first-lesson = New here? Learn it in a minute
has-gone = { $name } has left.
log-short = Log
offer-sound = Would you like sounds?
offer-sound-buzz = Would you like sounds, and a buzz when it is your turn?
offer-sound-yes = Yes, please
sit-ok = Sit down
sit-not = Never mind
