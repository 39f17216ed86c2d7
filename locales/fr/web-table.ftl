# A table in the browser, beside what web.ftl has.

device-storage-full = Il n’y a plus de place sur cet appareil. La partie continue, mais elle sera perdue quand tu fermeras cette page.
device-storage-denied = Ce navigateur ne laisse rien enregistrer. La partie continue, mais elle sera perdue quand tu fermeras cette page.
first-game = Ta première partie
first-lesson = Première fois ? Apprends en une minute
has-gone = { $name } a quitté la table.
log-short = Journal
offer-sound = Tu veux du son ?
offer-sound-buzz = Tu veux du son, et une vibration quand c’est ton tour ?
offer-sound-yes = Oui, volontiers
sit-ok = S’asseoir
sit-not = Pas maintenant
