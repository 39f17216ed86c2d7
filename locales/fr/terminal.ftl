# Jouer dans un terminal. Les coups sont aussi montrés en notation, la même dans toutes les langues.

# Qui, et à qui le tour.
terminal-player = Joueur
terminal-seat = Place { $seat }
terminal-bot = { $level ->
    [beginner] Robot { $seat } (débutant)
    [easy] Robot { $seat } (facile)
    [normal] Robot { $seat } (normal)
    [hard] Robot { $seat } (difficile)
   *[expert] Robot { $seat } (expert)
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
terminal-hand = Ta main : { $hand }
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
terminal-pile = { $count ->
    [0] pioche vide
    [one] pioche : une carte
   *[other] pioche : { $count } cartes
}

# Les coups.
terminal-moves = { $count ->
    [one] Un coup
   *[other] { $count } coups : flèches, ou écrire
}
terminal-search = Chercher : { $typed } ({ $count })
terminal-search-nothing = Aucun coup possible ne convient. Entrée ou W dit pourquoi ; Échap efface.
terminal-enter-plays = Entrée : { $words }
terminal-thinking = Laisse-moi réfléchir …
terminal-hint = Conseil : { $words }
terminal-hint-chance = Conseil : { $words } (chances { $percent } %)
terminal-why-how = Écris un coup qui n’est pas proposé et appuie sur Entrée : je dirai quelle règle l’interdit.

# Ce qui s’est passé.
terminal-log-line = { $name } : { $words }
terminal-log-seated = s’assoit
terminal-log-started = La partie commence.
terminal-log-clock = (temps écoulé) { $words }
terminal-log-stood-in = (remplaçant) { $words }
terminal-log-asked-undo = demande à reprendre son coup
terminal-log-asked-stand-in = demande un remplaçant
terminal-log-agreed = est d’accord
terminal-log-declined = dit non
terminal-log-undone = reprend son coup
terminal-log-left = s’absente
terminal-log-returned = est de retour
terminal-log-handed = joue maintenant sur un autre appareil
terminal-log-stand-in = est remplacé par un robot pour un moment
terminal-log-ended = La partie est finie.
terminal-log-rematch = Une nouvelle table est ouverte.
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
terminal-key-group = suite
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
    Choisis un coup, puis Entrée. En vert : le possible ; en clair : ton choix.
    {""}
    Flèches      choisir parmi les coups
    Tab          la sorte de coup suivante (Maj+Tab : la précédente)
    lettres      chercher : écrire le coup ou une partie : sun c3
    Échap        oublier ce qui est écrit
    Entrée       jouer ; si c’est interdit, tu sauras pourquoi
    Page ↑ ↓     déplacer le plateau (Début, Fin : de côté)
    Souris       cliquer une case, un groupe, un coup ; encore pour jouer
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
    why    la règle nommée par le dernier refus
    rules  toutes les règles  quit   partir ; la partie est enregistrée

# Coups et hasard en mots.
terminal-move-pass = passer
terminal-move-draw = piocher une carte
terminal-move-lay = { $what } en { $place }
terminal-chance-start = la place { $seat } commence
terminal-chance-hidden = pioche
terminal-chance-draws = pioché : { $what }
terminal-chance-rolls = lance { $pips }
terminal-colour = { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
   *[yellow] jaune
}

terminal-cross-roads-lay = { $low } en { $one }, { $high } en { $other }
terminal-cross-roads-closing = dernier tour, pioche : { $count }

terminal-mixx-seat = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}, { $held } en réserve
terminal-mixx-miss = passer son tour
terminal-mixx-stop = arrêter
terminal-mixx-card = { $motif ->
    [shell] coquillage
    [starfish] étoile de mer
    [fish] poisson
    [jellyfish] méduse
    [propeller] hélice
    [turtle] tortue
    [chest] coffre
   *[anchor] ancre
} ({ $colour ->
    [yellow] jaune
    [red] rouge
    [turquoise] turquoise
    [orange] orange
    [pink] rose
    [blue] bleu
    [green] vert
   *[violet] violet
})

terminal-crosswise-seat = { $side ->
    [columns] colonnes, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $tiles } tuiles
   *[rows] lignes, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $tiles } tuiles
}
terminal-crosswise-bag = { $count ->
    [0] sac vide
    [one] sac : une tuile
   *[other] sac : { $count } tuiles
}
terminal-crosswise-lone = la place { $seat } joue seule
terminal-crosswise-redraw = piocher une nouvelle main
terminal-crosswise-keep = garder ces tuiles
terminal-crosswise-remove = enlever { $cell } du plateau
terminal-crosswise-move = déplacer { $from } vers { $to }
terminal-crosswise-swap = échanger { $one } et { $other }
terminal-crosswise-replace = { $what } à la place de { $cell }

terminal-crossado-seat = { $planks ->
    [0] {""}
    [one] { $planks } planche,{" "}
   *[other] { $planks } planches,{" "}
}{ $arrived ->
    [one] { $arrived } arrivé
   *[other] { $arrived } arrivés
}, { $crossing } en route, { $waiting } au départ
terminal-crossado-laying = pose des planches
terminal-crossado-turns = tour { $turn }
terminal-crossado-die = dé : { $die }   tour { $turn }
terminal-crossado-plank = planche depuis { $from } { $way ->
    [h] vers la droite
   *[v] vers le bas
}
terminal-crossado-take = prendre la planche en { $from } { $way ->
    [h] (couchée)
   *[v] (debout)
}
terminal-crossado-lay = la poser depuis { $from } { $way ->
    [h] vers la droite
   *[v] vers le bas
}
terminal-crossado-start = un pion du départ vers { $to }
terminal-crossado-goal = le pion de { $from } au but
terminal-crossado-step = le pion de { $from } vers { $to }
terminal-crossado-planks = { $deed ->
    [take] prendre une planche { $way ->
        [h] (couchée)
       *[v] (debout)
    }
    [lay] la poser { $way ->
        [h] vers la droite
       *[v] vers le bas
    }
   *[plank] planche { $way ->
        [h] vers la droite
       *[v] vers le bas
    }
}
terminal-crossado-from = de { $from }
terminal-crossado-from-start = du départ

terminal-cross-n-go-seat = { $colours } : { $across ->
    [one] { $across } passé
   *[other] { $across } passés
}, encore { $rows }, { $jokers ->
    [one] { $jokers } joker
   *[other] { $jokers } jokers
}
terminal-cross-n-go-round = tour { $round }
terminal-cross-n-go-points = { $points ->
    [one] tour { $round }, encore un point
   *[other] tour { $round }, encore { $points } points
}
terminal-cross-n-go-end = finir son tour
terminal-cross-n-go-deed = { $deed ->
    [shift] glisser une barre
    [block] poser un joker
    [back] joker : pion en arrière
    [swap] joker : échanger des barres
   *[run] courir
}
terminal-cross-n-go-shift = glisser la barre { $row } vers la { $way ->
    [l] gauche
   *[r] droite
}
terminal-cross-n-go-block = joker en { $field }
terminal-cross-n-go-back = pion de { $from } en arrière vers { $to }
terminal-cross-n-go-swap = échanger les barres { $one } et { $other }
terminal-cross-n-go-run = le pion en { $field } court
