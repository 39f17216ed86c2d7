# Pourquoi un coup est refusé à Mixx. Les règles sont dans docs/rules/mixx.md.
mixx-first-card = La première carte d’une manche se pose au milieu, en 0,0, et non en { $cell }.
mixx-not-yours = Cette carte n’est pas devant toi : { mixx-motif } ({ mixx-colour }). Choisis une de tes cartes.
mixx-must-lay = Tu as une carte à poser, tu ne peux donc pas passer ton tour. Regarde encore !
mixx-cell-taken = Il y a déjà une carte en { $cell }. Choisis une place libre.
mixx-no-neighbour = En { $cell }, ta carte ne toucherait aucune autre carte. Pose-la juste à côté d’une carte.
mixx-centre-fixed = Le centre de la croix est en { $centre }. On ne pose plus qu’aux quatre bouts de la croix, pas en { $cell }.
mixx-colour-taken = Cette couleur est déjà dans cette ligne : { mixx-colour }. Essaie l’autre ligne ou une autre carte.
mixx-motif-taken = Cette image est déjà dans cette ligne : { mixx-motif }. Essaie l’autre ligne ou une autre carte.
mixx-stop-instead = Tous les autres ont dû passer, la manche est à toi. Pose encore une carte, ou termine la manche et prends les cartes.
mixx-no-stop = Tu ne peux terminer la manche que si tous les autres ont dû passer après ta dernière carte.
mixx-motif-left-out = Cette image ne joue pas aujourd’hui : { mixx-motif }.
mixx-line-only = Vous faites une seule ligne, sans angle. Pose ta carte à l’un des deux bouts, pas en { $cell }.

# Les noms des cartes, aussi pour les phrases ci-dessus.
mixx-colour =
    { $colour ->
        [yellow] jaune
        [red] rouge
        [turquoise] turquoise
        [orange] orange
        [pink] rose
        [blue] bleu
        [green] vert foncé
        [violet] violet
       *[other] { $colour }
    }
mixx-motif =
    { $motif ->
        [shell] coquillage
        [starfish] étoile de mer
        [fish] poisson
        [jellyfish] méduse
        [propeller] hélice
        [turtle] tortue
        [chest] coffre au trésor
        [anchor] ancre
       *[other] { $motif }
    }

# Ce que montre le plateau. Les mots sur les cartes ont au plus onze lettres, les mots courts au plus huit.
mixx-board-colour = { $colour ->
    [yellow] jaune
    [red] rouge
    [turquoise] turquoise
    [orange] orange
    [pink] rose
    [blue] bleu
    [green] vert
   *[other] violet
}
mixx-board-motif = { $motif ->
    [shell] coquillage
    [starfish] étoile
    [fish] poisson
    [jellyfish] méduse
    [propeller] hélice
    [turtle] tortue
    [chest] coffre
   *[other] ancre
}
mixx-board-colour-short = { $colour ->
    [yellow] jaune
    [red] rouge
    [turquoise] turq.
    [orange] orange
    [pink] rose
    [blue] bleu
    [green] vert
   *[other] violet
}
mixx-board-motif-short = { $motif ->
    [shell] coquill.
    [starfish] étoile
    [fish] poisson
    [jellyfish] méduse
    [propeller] hélice
    [turtle] tortue
    [chest] coffre
   *[other] ancre
}
mixx-board-card = { $motif ->
    [shell] coquillage
    [starfish] étoile de mer
    [fish] poisson
    [jellyfish] méduse
    [propeller] hélice
    [turtle] tortue
    [chest] coffre
   *[other] ancre
} { $colour ->
    [yellow] jaune
    [red] rouge
    [turquoise] turquoise
    [orange] orange
    [pink] rose
    [blue] { $motif ->
        [shell] bleu
        [fish] bleu
        [chest] bleu
       *[other] bleue
    }
    [green] { $motif ->
        [shell] vert
        [fish] vert
        [chest] vert
       *[other] verte
    }
   *[other] { $motif ->
        [shell] violet
        [fish] violet
        [chest] violet
       *[other] violette
    }
}
mixx-board-laid = { mixx-board-card } en { $cell }
mixx-board-centre-card = { mixx-board-card } en { $cell }, au centre de la croix
mixx-board-free = place libre { $cell }
mixx-board-seat = { $won ->
    [0] aucune carte gagnée
    [one] une carte gagnée
   *[other] { $won } cartes gagnées
}, { $held ->
    [0] aucune en réserve
    [one] une en réserve
   *[other] { $held } en réserve
}
mixx-board-miss = passer mon tour
mixx-board-stop = prendre les cartes
mixx-board-due-deal = { $reader ->
    [who] Tu reçois une carte.
   *[other] { $who } reçoit une carte.
}
mixx-board-due-start = Le sort décide qui commence.
mixx-board-due-first = { $reader ->
    [who] Tu poses la première carte de la manche, au milieu.
   *[other] { $who } pose la première carte de la manche, au milieu.
}
mixx-board-due-lay = { $reader ->
    [who] Pose une carte à côté des autres. Si tu ne peux pas, tu passes ton tour.
   *[other] { $who } pose une carte, ou passe son tour si ce n’est pas possible.
}
mixx-board-due-run = { $reader ->
    [who] Tous les autres ont dû passer. Pose encore une carte, ou termine la manche et prends les cartes !
   *[other] Tous les autres ont dû passer. { $who } pose encore une carte, ou termine la manche et prend les cartes.
}
mixx-board-due-draw = { $reader ->
    [who] Tu pioches une carte.
   *[other] { $who } pioche une carte.
}
mixx-board-winner = { $reader ->
    [who] Tu gagnes avec { $count ->
        [one] une carte
       *[other] { $count } cartes
    } !
   *[other] { $who } gagne avec { $count ->
        [one] une carte
       *[other] { $count } cartes
    } !
}
mixx-board-winners-2 = { $reader ->
    [who] Toi et { $second }, vous gagnez ensemble, avec { $count } cartes chacun !
    [second] Toi et { $who }, vous gagnez ensemble, avec { $count } cartes chacun !
   *[other] { $who } et { $second } gagnent ensemble, avec { $count } cartes chacun !
}
mixx-board-winners-3 = { $reader ->
    [who] Toi, { $second } et { $third }, vous gagnez ensemble, avec { $count } cartes chacun !
    [second] Toi, { $who } et { $third }, vous gagnez ensemble, avec { $count } cartes chacun !
    [third] Toi, { $who } et { $second }, vous gagnez ensemble, avec { $count } cartes chacun !
   *[other] { $who }, { $second } et { $third } gagnent ensemble, avec { $count } cartes chacun !
}
mixx-board-winners-4 = { $who }, { $second }, { $third } et { $fourth } gagnent ensemble, avec { $count } cartes chacun !
mixx-board-table = { $count ->
    [one] Il y a une carte sur la table.
   *[other] Il y a { $count } cartes sur la table.
} { $reader ->
    [who] Tu as posé la dernière.
   *[other] { $who } a posé la dernière.
}{ $misses ->
    [0] {""}
    [one] {" "}Depuis, un tour a été passé.
   *[other] {" "}Depuis, { $misses } tours ont été passés.
}
mixx-board-centre = Le centre est en { $cell }.
mixx-board-centre-open = La croix n’a pas encore de centre.
mixx-board-line = Vous faites une ligne, pas une croix.
mixx-board-pile = Pioche : { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
}
mixx-board-game = Partie { $game } sur { $games }.
mixx-board-without = Ne joue pas aujourd’hui : { mixx-board-motif }.

# Ce qui s’est passé, une phrase à chaque fois.
mixx-log-lay = { $reader ->
    [who] Tu poses { mixx-log-card } en { $cell }.
   *[other] { $who } pose { mixx-log-card } en { $cell }.
}
mixx-log-miss = { $reader ->
    [who] Tu ne peux poser aucune carte. Tu passes ton tour.
   *[other] { $who } ne peut poser aucune carte et passe son tour.
}
mixx-log-stop = { $reader ->
    [who] Tu termines la manche et tu gagnes { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
   *[other] { $who } termine la manche et gagne { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
}
mixx-log-stop-next = { $reader ->
    [who] Tu termines la manche et tu gagnes { $count ->
        [one] une carte
       *[other] { $count } cartes
    }. La partie suivante commence.
   *[other] { $who } termine la manche et gagne { $count ->
        [one] une carte
       *[other] { $count } cartes
    }. La partie suivante commence.
}
mixx-log-draw = { $reader ->
    [who] Tu pioches { mixx-log-card }.
   *[other] { $who } pioche { mixx-log-card }.
}
mixx-log-draw-hidden = { $reader ->
    [who] Tu pioches une carte.
   *[other] { $who } pioche une carte.
}
mixx-log-deal = { $reader ->
    [who] Tu reçois { mixx-log-card }.
   *[other] { $who } reçoit { mixx-log-card }.
}
mixx-log-start = { $reader ->
    [who] Tu commences.
   *[other] { $who } commence.
}
# Une carte avec son article, pour les phrases ci-dessus.
mixx-log-card = { $motif ->
    [shell] le coquillage
    [starfish] l’étoile de mer
    [fish] le poisson
    [jellyfish] la méduse
    [propeller] l’hélice
    [turtle] la tortue
    [chest] le coffre
   *[other] l’ancre
} { $colour ->
    [yellow] jaune
    [red] rouge
    [turquoise] turquoise
    [orange] orange
    [pink] rose
    [blue] { $motif ->
        [shell] bleu
        [fish] bleu
        [chest] bleu
       *[other] bleue
    }
    [green] { $motif ->
        [shell] vert
        [fish] vert
        [chest] vert
       *[other] verte
    }
   *[other] { $motif ->
        [shell] violet
        [fish] violet
        [chest] violet
       *[other] violette
    }
}

# Pourquoi la partie est finie.
mixx-end-most = { $reader ->
    [who] La pioche est épuisée, et tu as gagné le plus de cartes : { $count }.
   *[other] La pioche est épuisée, et { $who } a gagné le plus de cartes : { $count }.
}
mixx-end-shared = La pioche est épuisée, et plusieurs ont gagné autant de cartes : { $count }.

# Pourquoi un coup est bon.
mixx-why-run = La manche est à toi : avec cette carte, tu gagnes { $count } cartes.
mixx-why-all = { $others ->
    [1] { $who } ne peut plus poser de carte
   *[other] Plus personne d’autre ne peut poser de carte
} : { $count ->
    [one] la carte est à toi !
   *[other] les { $count } cartes sont à toi !
}
mixx-why-out = Maintenant, { $who } n’a plus de carte à poser et doit passer son tour.
mixx-why-out-two = Maintenant, { $who } et { $second } n’ont plus de carte à poser et doivent passer leur tour.
mixx-why-only = C’est la seule de tes cartes que tu peux poser.
mixx-why-closes = Cette ligne est finie : plus aucune carte n’y va.
mixx-why-few = Après ça, { $who } n’a plus { $count ->
    [one] qu’une carte à poser.
   *[other] que { $count } cartes à poser.
}
mixx-why-begin = Toutes tes autres cartes vont à côté de celle-ci.
mixx-why-ahead = Après ça, tu as { $count } cartes à poser, et { $who } seulement { $theirs }.
mixx-why-hard = Cette carte ne va que dans cette ligne, et plus tard peut-être nulle part.
mixx-why-centre = Le centre est fixé : maintenant, on ne pose plus qu’aux quatre bouts.
mixx-why-still = Après ça, { $count ->
    [one] une de tes autres cartes va encore.
   *[other] { $count } de tes autres cartes vont encore.
}
mixx-why-miss = Aucune de tes cartes ne va.
mixx-why-stop = Plus aucune de tes cartes ne va, et { $count ->
    [one] la carte est à toi.
   *[other] les { $count } cartes sont à toi.
}
mixx-why-keep = { $count ->
    [one] La carte est à toi
   *[other] Les { $count } cartes sont à toi
}, et tu gardes les tiennes pour la manche suivante.
