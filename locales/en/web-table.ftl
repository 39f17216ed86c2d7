# A table in the browser, beside what web.ftl has.

first-game = Your first game
first-lesson = New here? Learn it in a minute
has-gone = { $name } has left.
log-short = Log
offer-sound = Would you like sounds?
offer-sound-buzz = Would you like sounds, and a buzz when it is your turn?
offer-sound-yes = Yes, please
sit-ok = Sit down
sit-not = Never mind
