# A table in the browser, beside what web.ftl has.

first-game = Ta première partie
first-lesson = Première fois ? Apprends en une minute
has-gone = { $name } a quitté la table.
log-short = Journal
offer-sound = Tu veux du son ?
offer-sound-buzz = Tu veux du son, et une vibration quand c’est ton tour ?
offer-sound-yes = Oui, volontiers
sit-ok = S’asseoir
sit-not = Pas maintenant
