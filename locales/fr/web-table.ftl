# A table in the browser, beside what web.ftl has.

device-storage-full = Il n’y a plus de place sur cet appareil. La partie continue, mais elle sera perdue quand tu fermeras cette page.
device-storage-denied = Ce navigateur ne laisse rien enregistrer. La partie continue, mais elle sera perdue quand tu fermeras cette page.
online-continue = Continuer en ligne
online-words = La partie passe sur le serveur, à une nouvelle table. Toutes les places y sont à toi ; transmets chacune avec un lien. Sur cet appareil, la partie s’arrête.
online-known = Cet appareil sait peut-être ce qui est caché. Tout le monde en est averti à la nouvelle table.
online-busy = Transfert …
online-twice = Tu peux aussi continuer ici. Il y aura alors deux parties, et ce que tu joues ici restera sur cet appareil.
online-go = Aller à la partie
online-resume = Continuer ici quand même
online-none = Cette page n’a pas de serveur : la partie reste sur cet appareil.
online-note = Cette partie a commencé sur un appareil et continue ici. Cet appareil sait peut-être ce qui était caché alors ; il ignore ce qui a été tiré depuis.
first-game = Ta première partie
first-lesson = Première fois ? Apprends en une minute
has-gone = { $name } a quitté la table.
log-short = Journal
offer-sound = Tu veux du son ?
offer-sound-buzz = Tu veux du son, et une vibration quand c’est ton tour ?
offer-sound-yes = Oui, volontiers
sit-ok = S’asseoir
sit-not = Pas maintenant
