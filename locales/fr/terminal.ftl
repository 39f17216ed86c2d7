# Jouer dans un terminal. Les coups sont aussi montrés en notation, la même dans toutes les langues.

# Qui, et à qui le tour.
terminal-player = Joueur
terminal-bot = Robot { $seat }
terminal-level = { $level ->
    [beginner] débutant
    [easy] facile
    [normal] normal
    [hard] difficile
   *[expert] expert
}
terminal-you = toi
terminal-away = absent
terminal-stood-in = un robot remplace
terminal-turn-yours = À toi de jouer, { $name } !
terminal-turn-of = C’est à { $name } de jouer
terminal-turn-bot = { $name } réfléchit …
terminal-lobby = On attend des joueurs
terminal-over = La partie est finie
terminal-seats = À table
terminal-log = Ce qui s’est passé
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Les coups.
terminal-moves = { $count ->
    [one] Un coup : Entrée
   *[other] { $count } coups : Tab, flèches
}
terminal-search = Chercher : { $typed } ({ $count })
terminal-search-nothing = Aucun coup possible ne convient. Entrée ou W dit pourquoi ; Échap efface.
terminal-enter-plays = Entrée : { $words }
terminal-thinking = Laisse-moi réfléchir …
terminal-hint = Conseil : { $words }
terminal-hint-chance = Conseil : { $words } (chances { $percent } %)
terminal-why-how = Clique sur une place qui n’est pas marquée, ou écris un coup qui n’est pas proposé et appuie sur Entrée : je dirai quelle règle l’interdit.

# Ce qu’on demande.
terminal-asked-own = Tu as demandé aux autres. N retire la demande.
terminal-asked-undo = { $name } voudrait reprendre un coup. Y accepte, N refuse.
terminal-asked-stand-in = { $name } voudrait qu’un robot remplace. Y accepte, N refuse.

# La connexion, et reprendre.
terminal-connecting = Connexion …
terminal-lost = Pas de connexion : { $why }
terminal-lost-again = { $seconds ->
    [one] La connexion est perdue ({ $why }). Nouvel essai dans une seconde ; rien n’est perdu.
   *[other] La connexion est perdue ({ $why }). Nouvel essai dans { $seconds } secondes ; rien n’est perdu.
}
terminal-broken = { $why ->
    [no-answer] pas de réponse
    [refused] personne ne répond là-bas
    [closed] elle a été fermée
    [silence] plus aucun signe depuis trop longtemps
    [foreign] le serveur est d’une autre version
   *[token] le jeton est abîmé
}
terminal-other-version = ce programme et le serveur n’ont pas la même version ; mets le programme à jour
terminal-stranger = ce n’est pas un serveur Crosstable
terminal-elsewhere = il renvoie tout le monde vers { $address } ; va là-bas
terminal-distrust = { $why ->
    [issuer] son certificat vient d’une autorité que ce système ne connaît pas. Si le serveur est à toi ou à quelqu’un que tu connais, procure-toi le certificat de cette autorité et indique-le avec --ca FICHIER
    [expired] son certificat a expiré. Préviens qui gère le serveur, ou vérifie l’heure de cet ordinateur
    [name] son certificat est pour un autre nom. Utilise le nom sous lequel le serveur a été installé
    [authority] son certificat est celui d’une autorité ; il faut au serveur un certificat à lui, signé par elle. Préviens qui gère le serveur
   *[other] son certificat n’est pas accepté ({ $said }). Préviens qui gère le serveur
}
terminal-saved = La partie est enregistrée. Pour continuer : { $again }
terminal-nothing-to-resume = aucune partie inachevée ; pour en commencer une : crosstable play JEU
terminal-ago = { $unit ->
    [minutes] il y a { $minutes } min
    [hours] il y a { $hours } h
   *[days] il y a { $days } jours
}
terminal-too-small = Ce terminal a { $width } × { $height } caractères. Agrandis-le à { $columns } × { $rows } au moins, ou joue avec --plain.

# Avant le début.
terminal-chair-open = libre
terminal-lobby-host = Tout le monde est là. Entrée commence.
terminal-lobby-host-waits = On attend que quelqu’un s’assoie. B met un robot à une place libre.
terminal-lobby-sit = Entrée pour s’asseoir.
terminal-lobby-wait = La partie va bientôt commencer.
terminal-lobby-link = Les autres viennent avec : { $link }

# Un clavier pour plusieurs.
terminal-curtain = Passe le clavier à { $name }, s’il te plaît.
terminal-curtain-key = Personne d’autre ne regarde ? Alors { $name } appuie sur Entrée.

# La fin.
terminal-you-win = Tu gagnes ! Bien joué.
terminal-wins = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent ensemble !
}
terminal-end-keys = Entrée : rejouer   B : plateau   L : journal   Q : quitter
terminal-end-watcher = Échap : voir le plateau   L : journal   Q : quitter

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
terminal-scroll = { $percent } %, flèches pour défiler, Échap ferme
terminal-help-title = Aide
terminal-rules-title = Règles
terminal-board-title = Le plateau en caractères simples
terminal-why-title = Pourquoi pas ?
terminal-help =
    Prends une pièce, va à une place, puis Entrée. Marqué : ce qui va.
    {""}
    Tab          la pièce suivante (Maj+Tab : la précédente)
    Flèches      vers la prochaine place où elle peut aller
    Entrée       jouer ; s’il reste un choix, continuer
    Échap        un pas en arrière, ou oublier ce qui est écrit
    lettres      chercher : écrire le coup ou une partie : sun c3
    Page ↑ ↓     déplacer le plateau (Début, Fin : de côté)
    Souris       cliquer une pièce, puis une place ; encore pour jouer
    {""}
    U  annuler           H  conseil d’un robot fort
    W  pourquoi pas ?    R  règles
    L  journal           B  plateau en texte
    G  langue suivante   Y N  répondre à une demande
    Q  quitter           ?  cette aide
    Les minuscules marchent aussi là où aucun coup ne commence ainsi.
terminal-help-again = Tout est enregistré aussitôt. Pour continuer plus tard : { $again }
terminal-plain-turn = { $turn } ({ $count ->
    [one] un coup
   *[other] { $count } coups
} ; help)
terminal-plain-help =
    Écris un coup, comme dans la liste que montre "moves".
    moves  tous les coups   board  le plateau encore
    hint   un bon coup      undo   reprendre
    speak  la table en phrases, pour les lecteurs d’écran
    why    la règle nommée par le dernier refus
    rules  toutes les règles  quit   partir ; la partie est enregistrée
