# Jouer dans un terminal. Les coups sont aussi montrés en notation, la même dans toutes les langues.

# Qui, et à qui le tour.
terminal-player = Joueur
terminal-bot = Robot { $seat }
terminal-level = { $level ->
    [beginner] débutant
    [easy] facile
    [normal] moyen
    [hard] fort
    [right] à ta mesure
   *[expert] expert
}
terminal-you = toi
terminal-away = pas là
terminal-stood-in = un robot à sa place
terminal-turn-yours = À toi de jouer, { $name } !
terminal-turn-of = C’est à { $name } de jouer
terminal-turn-bot = { $name } réfléchit…
terminal-lobby = On attend des joueurs
terminal-over = La partie est finie
terminal-seats = À table
terminal-log = Ce qui s’est passé
terminal-points = { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}

# Les coups.
terminal-moves = { $count ->
    [one] Un coup : Entrée
   *[other] { $count } coups : Tab, flèches
}
terminal-search = Chercher : { $typed } ({ $count })
terminal-search-nothing = Aucun coup possible ne correspond. Entrée ou W dit pourquoi ; Échap efface.
terminal-enter-plays = Entrée : { $words }
terminal-thinking = Laisse-moi réfléchir…
terminal-hint = Conseil : { $words }
terminal-hint-chance = Conseil : { $words } (chances { $percent } %)
terminal-why-how = Clique sur un endroit qui n’est pas marqué, ou écris un coup qui n’est pas proposé et appuie sur Entrée : je te dirai quelle règle l’interdit.

# Ce qu’on demande.
terminal-asked-own = Tu as demandé aux autres. N retire la demande.
terminal-asked-undo = { $name } voudrait annuler un coup. Y accepte, N refuse.
terminal-asked-stand-in = { $name } voudrait qu’un robot joue pour la personne absente. Y accepte, N refuse.

# La connexion, et reprendre.
terminal-connecting = Connexion…
terminal-lost = Pas de connexion : { $why }
terminal-lost-again = { $seconds ->
    [one] La connexion est coupée ({ $why }). Nouvel essai dans une seconde ; rien n’est perdu.
   *[other] La connexion est coupée ({ $why }). Nouvel essai dans { $seconds } secondes ; rien n’est perdu.
}
terminal-broken = { $why ->
    [no-answer] pas de réponse
    [refused] personne ne répond là-bas
    [closed] elle a été fermée
    [silence] plus aucun signe depuis trop longtemps
    [foreign] le serveur a une autre version
    [too-large] le serveur envoie beaucoup trop de données
   *[token] le jeton est abîmé
}
terminal-other-version = ce programme et le serveur n’ont pas la même version ; mets le programme à jour
terminal-stranger = ce n’est pas un serveur Crosstable
terminal-elsewhere = il renvoie tout le monde vers { $address } ; va là-bas
terminal-distrust = { $why ->
    [issuer] son certificat vient d’une autorité que ce système ne connaît pas. Si le serveur est à toi ou à quelqu’un que tu connais, procure-toi le certificat de cette autorité et indique-le avec --ca FICHIER
    [expired] son certificat a expiré. Préviens la personne qui gère le serveur, ou vérifie l’heure de cet ordinateur
    [name] son certificat est pour un autre nom. Utilise le nom sous lequel le serveur a été installé
    [authority] son certificat est celui d’une autorité ; il faut au serveur un certificat à lui, signé par elle. Préviens la personne qui gère le serveur
   *[other] son certificat n’est pas accepté ({ $said }). Préviens la personne qui gère le serveur
}
terminal-saved = La partie est enregistrée. Pour continuer : { $again }
terminal-nothing-to-resume = aucune partie inachevée ; pour en commencer une : crosstable play JEU
terminal-ago = { $unit ->
    [minutes] il y a { $minutes } min
    [hours] il y a { $hours } h
   *[days] il y a { $days } jours
}
terminal-too-small = Ce terminal a { $width } × { $height } caractères. Agrandis-le à { $columns } × { $rows } au moins, ou joue avec --plain.

# Avant le début.
terminal-chair-open = libre
terminal-lobby-host = Tout le monde est là. Entrée pour commencer.
terminal-lobby-host-waits = On attend que quelqu’un s’assoie. B met un robot à une place libre.
terminal-lobby-sit = Entrée pour s’asseoir.
terminal-lobby-wait = La partie va bientôt commencer.
terminal-lobby-link = Les autres peuvent venir avec : { $link }
terminal-lobby-local = Ce lien ne marche que sur cet ordinateur. Pour que d’autres appareils puissent venir, lance le serveur avec --listen 0.0.0.0:7400.

# Pendant que la partie démarre : les appareils montrent leurs nombres. Le site dit la même chose dans web-fair.ftl.
terminal-starting-short = C’est parti…
terminal-starting-waits = On attend l’appareil de { $name }…
terminal-starting-now = La partie commence…
terminal-starting-words = Chaque appareil montre maintenant les nombres tirés au hasard qu’il gardait secrets. Comme ça, personne ne peut truquer le hasard.
terminal-start-number = Départ numéro { $round }
terminal-start-again = Le départ précédent a été annulé. Tout le monde le voit, et tous les nombres tirés au hasard sont nouveaux.
terminal-starting-host = B revient au choix des places, si quelqu’un ne vient pas.
terminal-plain-starting = Tape lobby pour revenir au choix des places, si quelqu’un ne vient pas.
terminal-not-kept = Cet appareil ne peut pas garder ce qu’il lui faut pour un hasard équitable : { $why }. En attendant, il ne participe pas.

# Cet appareil ne fait pas confiance au départ.
terminal-alarm = Cet appareil ne participe pas à ce départ.
terminal-alarm-list = La liste du serveur pour ce départ n’est pas en ordre.
terminal-alarm-server = Le serveur a changé sa propre promesse.
terminal-alarm-own = Ce que cet appareil a promis manque dans la liste du serveur.
terminal-alarm-second = Le serveur montre une deuxième liste pour le même départ.
terminal-alarm-forgot = Il ne connaît plus les nombres tirés au hasard qu’il avait promis.
terminal-alarm-do = Il n’a pas montré ses nombres tirés au hasard. La personne qui a ouvert la table peut revenir au choix des places. Si cela se reproduit, ne fais pas confiance à ce serveur.
terminal-alarm-forgot-do = La personne qui a ouvert la table peut revenir au choix des places et recommencer.
terminal-alarm-late = Cette partie n’a pas commencé comme convenu.
terminal-alarm-started = Le serveur l’a commencée avec une liste que cet appareil n’a pas acceptée.
terminal-alarm-started-do = Ne fais pas confiance à ses dés. Mieux vaut arrêter.

# Le serveur est revenu avec un autre déroulement.
terminal-dispute-title = Le serveur est revenu avec une autre version de la partie.
terminal-dispute-words = Un appareil de cette table a vu quelque chose que le serveur ne sait plus. Une ancienne copie a peut-être été remise en place. Ne continue que si tout le monde est d’accord.
terminal-dispute-accepted = D’accord : { $names }.
terminal-dispute-missing = Pas encore d’accord : { $names }.
terminal-dispute-short = La partie est en pause
terminal-dispute-key = Y accepte.
terminal-plain-dispute = Si tu es d’accord, tape accept.

# La table s'est terminée sans résultat.
terminal-closed-title = Cette table est fermée
terminal-closed-full = Il s’est passé tant de choses ici qu’on ne peut plus rien noter. Il n’y a pas de résultat.
terminal-closed-void = Le serveur a oublié comment cette partie s’est terminée, mais le secret de ses dés est déjà connu. Elle ne peut donc plus être équitable, et il n’y a pas de résultat.
terminal-closed-operator = La personne qui gère ce serveur a fermé la table. Il n’y a pas de résultat.

# La vérification à la fin, que personne n'a besoin de demander.
terminal-fair-checking = Cet appareil vérifie les tirages…
terminal-fair-checked = Pas de triche : vérifié par cet appareil.
terminal-fair-checked-record = Les tirages correspondent à l’enregistrement : vérifié par cet appareil.
terminal-fair-no-record = L’enregistrement n’a pas pu être chargé ; cet appareil n’a donc pas pu vérifier les tirages.
terminal-fair-differs = Attention : cette partie ne correspond pas à ce que cet appareil a vu.
terminal-fair-form-fails = L’enregistrement est abîmé.
terminal-fair-list-fails = L’enregistrement a un autre départ que celui que cet appareil a accepté.
terminal-fair-promise-fails = La promesse n’est pas celle que cet appareil a vue avant la partie.
terminal-fair-commitment-fails = Le secret n’est pas celui qui avait été promis.
terminal-fair-devices-fails = Un appareil n’a pas montré les nombres qu’il avait promis.
terminal-fair-entropy-fails = Ce que cet appareil a ajouté n’a pas été utilisé.
terminal-fair-draws-fails = Un tirage refait donne un autre résultat.
terminal-fair-head-fails = La partie ne s’est pas terminée comme cet appareil l’a vu.
terminal-fair-log-fails = Le journal a été changé, ou il appartient à une autre partie.
terminal-fair-receipt-fails = Le journal dit autre chose que ce que le serveur a dit à cet appareil.

# Un clavier pour plusieurs.
terminal-curtain = Passe le clavier à { $name }, s’il te plaît.
terminal-curtain-key = Personne d’autre ne regarde ? Alors { $name } appuie sur Entrée.

# La fin.
terminal-you-win = Tu as gagné ! Bien joué.
terminal-wins = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent ensemble !
}
terminal-end-keys = Entrée : rejouer   B : plateau   L : journal   Q : quitter
terminal-end-watcher = Échap : voir le plateau   L : journal   Q : quitter

# Les touches.
terminal-key-help = aide
terminal-key-piece = pièce
terminal-key-undo = annuler
terminal-key-hint = conseil
terminal-key-why = pourquoi
terminal-key-rules = règles
terminal-key-log = log
terminal-key-board = plateau
terminal-key-quit = fin
terminal-scroll = { $percent } %, flèches pour défiler, Échap ferme
terminal-help-title = Aide
terminal-rules-title = Règles
terminal-board-title = Le plateau en caractères simples
terminal-why-title = Pourquoi pas ?
terminal-help =
    Choisis une pièce, puis un endroit marqué, et appuie sur Entrée.
    {""}
    Tab          la pièce ou le bouton d’après (Maj+Tab : d’avant)
    Flèches      vers le prochain endroit où elle peut aller
    Entrée       jouer ; s’il reste un choix, continuer
    Échap        un pas en arrière, ou oublier ce qui est écrit
    lettres      chercher : écrire le coup ou une partie : sun c3
    Page ↑ ↓     déplacer le plateau (Début, Fin : de côté)
    Souris       clic sur une pièce, puis un endroit ; encore pour jouer
    {""}
    U  annuler           H  conseil d’un robot fort
    W  pourquoi pas ?    R  règles
    L  journal           B  plateau en texte
    G  langue suivante   Y N  répondre à une demande
    Q  quitter           ?  cette aide
    Les minuscules marchent aussi là où aucun coup ne commence ainsi.
terminal-help-again = Tout est enregistré aussitôt. Pour continuer plus tard : { $again }
terminal-plain-turn = { $turn } ({ $count ->
    [one] un coup
   *[other] { $count } coups
} ; help)
terminal-plain-help =
    Écris un coup, comme dans la liste que montre "moves".
    moves  tous les coups   board  le plateau encore
    hint   un bon coup      undo   annuler
    speak  la table en phrases, pour les lecteurs d’écran
    why    la règle nommée par le dernier refus
    rules  toutes les règles  quit   partir ; la partie est enregistrée
    lobby  retour au choix des places, tant qu’on attend un appareil
    accept  continuer, quand le serveur est revenu avec une autre version
