# Vérifier le hasard d'une partie terminée.
fair-holds = Le hasard n’a pas été truqué.
fair-fails = Quelque chose ne va pas.
fair-form = L’enregistrement est complet et bien écrit.
fair-promise = La promesse est celle que cet appareil a vue avant la partie.
fair-commitment = Le secret est celui qui avait été promis.
fair-entropy = Ce que cet appareil a ajouté a été utilisé.
fair-draws = Chaque tirage refait donne le même résultat.
fair-unknown = Certains tirages ne peuvent être refaits qu’à partir de l’enregistrement en texte.
fair-form-figures = { $steps } étapes, dont { $draws } tirées au sort
fair-promise-figures = Avant : { $before }. Maintenant : { $now }.
fair-entropy-figures = Place { $seat } : { $digits }
fair-commitment-figures = Son SHA-256 est { $digest }.
fair-draws-figures = { $drawn } tirages sur { $draws } refaits
fair-unknown-figures = { $left } tirages

# Ce que la vérification prouve
fair-source-revealed = Le serveur et l’appareil de chaque personne ont tiré les nombres au hasard ensemble. Personne ne pouvait les choisir, pas même le serveur.
fair-source-seeded = Un seul côté a choisi le point de départ du hasard. La vérification montre que chaque tirage en découle, mais pas qu’il a été choisi à l’aveugle.
fair-source-published = Le serveur et les appareils ont tiré les nombres au hasard ensemble, mais chaque appareil a montré les siens en s’asseyant. Le dernier aurait pu les choisir, s’il connaissait le secret du serveur.
fair-source-continued = Un appareil a commencé la partie et tiré seul ; puis un serveur a continué avec son propre secret. La vérification montre que chaque tirage découle de leurs deux nombres, mais pas qu’ils ont été choisis à l’aveugle. Le premier appareil a pu savoir ce qui était caché.
fair-source-revealed-fails = D’après l’enregistrement, le serveur et l’appareil de chaque personne ont tiré les nombres au hasard ensemble. Cette vérification ne le prouve pas.
fair-source-seeded-fails = D’après l’enregistrement, un seul côté a choisi le point de départ du hasard. Cette vérification ne le prouve pas.
fair-source-published-fails = D’après l’enregistrement, le serveur et les appareils ont tiré les nombres au hasard ensemble, et chaque appareil a montré les siens en s’asseyant. Cette vérification ne le prouve pas.
fair-source-continued-fails = D’après l’enregistrement, un appareil a commencé la partie et un serveur l’a continuée avec son propre secret. Cette vérification ne le prouve pas.

# D'autres vérifications, et ce que cela veut dire si l'une échoue
fair-list = La liste du départ est celle que cet appareil a acceptée.
fair-list-figures = Départ numéro { $round }
fair-begun = La partie prolonge celle d’un appareil que l’enregistrement nomme.
fair-begun-figures = L’appareil a fait { $draws } tirages.
fair-devices = Chaque appareil a montré les nombres qu’il avait promis.
fair-devices-figures = { $devices ->
    [one] Un appareil
   *[other] { $devices } appareils
}
fair-head = La partie s’est terminée comme cet appareil l’a vu.
fair-head-figures = Le dernier sceau est { $head }.
fair-log = Le journal est complet et appartient à cet enregistrement.
fair-log-figures = { $entries } entrées, le dernier sceau est { $head }
fair-receipt = Le journal dit ce que le serveur a dit à cet appareil.
fair-receipt-figures = Entrée { $number }
fair-form-fails = L’enregistrement est abîmé.
fair-list-fails = L’enregistrement a un autre départ que celui que cet appareil a accepté.
fair-promise-fails = La promesse n’est pas celle que cet appareil a vue avant la partie.
fair-commitment-fails = Le secret n’est pas celui qui avait été promis.
fair-begun-fails = L’enregistrement ne correspond pas à la partie d’un appareil qu’il prolonge.
fair-devices-fails = Un appareil n’a pas montré les nombres qu’il avait promis.
fair-entropy-fails = Ce que cet appareil a ajouté n’a pas été utilisé.
fair-draws-fails = Un tirage refait donne un autre résultat.
fair-head-fails = La partie ne s’est pas terminée comme cet appareil l’a vu.
fair-log-fails = Le journal a été changé, ou il appartient à une autre partie.
fair-receipt-fails = Le journal dit autre chose que ce que le serveur a dit à cet appareil.

# La vérification à la fin, que personne n'a besoin de demander
fair-checking = Cet appareil vérifie les tirages…
fair-checked = Pas de triche : vérifié par cet appareil.
fair-checked-record = Les tirages correspondent à l’enregistrement : vérifié par cet appareil.
fair-no-record = L’enregistrement n’a pas pu être chargé ; cet appareil n’a donc pas pu vérifier les tirages.
fair-differs = Attention : cette partie ne correspond pas à ce que cet appareil a vu.
fair-details = Voir toutes les vérifications

# Entre la table et la partie
starting-title = { $game } : c’est parti
starting-short = C’est parti…
starting-waits = On attend l’appareil de { $name }…
starting-ready = L’appareil de { $name } est prêt.
starting-now = La partie commence…
starting-words = Chaque appareil montre maintenant les nombres tirés au hasard qu’il gardait secrets. Comme ça, personne ne peut truquer le hasard.
starting-reopen = Retour au choix des places
start-number = Départ numéro { $round }
start-again = Le départ précédent a été annulé. Tout le monde le voit, et tous les nombres tirés au hasard sont nouveaux.

# Cet appareil ne fait pas confiance au départ
alarm = Cet appareil ne participe pas à ce départ.
alarm-list = La liste du serveur pour ce départ n’est pas en ordre.
alarm-round = La liste du serveur est celle d’un autre départ.
alarm-server = Le serveur a changé sa propre promesse.
alarm-own = Ce que cet appareil a promis manque dans la liste du serveur.
alarm-second = Le serveur montre une deuxième liste pour le même départ.
alarm-forgot = Il ne connaît plus les nombres tirés au hasard qu’il avait promis.
alarm-do = Il n’a pas montré ses nombres tirés au hasard. La personne qui a ouvert la table peut revenir au choix des places. Si cela se reproduit, ne fais pas confiance à ce serveur.
alarm-forgot-do = La personne qui a ouvert la table peut revenir au choix des places et recommencer.
alarm-late = Cette partie n’a pas commencé comme convenu.
alarm-started = Le serveur l’a commencée avec une liste que cet appareil n’a pas acceptée.
alarm-started-do = Ne fais pas confiance à ses dés. Mieux vaut arrêter.
alarm-lost = Le serveur a oublié un morceau de cette partie.
alarm-history = Il avait déjà montré à cet appareil plus que ce qu’il sait maintenant, et il ne le dit à personne.
alarm-history-do = Demande aux autres ce qu’ils ont vu. Mieux vaut arrêter.

# Le serveur est revenu avec une autre histoire
dispute-title = Le serveur est revenu avec une autre version de la partie.
dispute-words = Un appareil de cette table a vu quelque chose que le serveur ne sait plus. Une ancienne copie a peut-être été remise en place. Ne continue que si tout le monde est d’accord.
dispute-accepted = D’accord : { $names }.
dispute-missing = Pas encore d’accord : { $names }.
dispute-continue = Continuer comme ça
dispute-short = La partie est en pause

# La table s'est terminée sans résultat
closed-title = Cette table est fermée
closed-full = Il s’est passé tant de choses ici qu’on ne peut plus rien noter. Il n’y a pas de résultat.
closed-void = Le serveur a oublié comment cette partie s’est terminée, mais le secret de ses dés est déjà connu. Elle ne peut donc plus être équitable, et il n’y a pas de résultat.
closed-operator = La personne qui gère ce serveur a fermé la table. Il n’y a pas de résultat.
closed-new = Ouvrir une nouvelle table
