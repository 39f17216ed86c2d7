# Cross'N Go : pourquoi un coup n'est pas possible. Les cases s'appellent rangée.case, par exemple 5.3.

cross-n-go-no-points = Tu as utilisé tous tes points. Tu ne peux plus pousser de barre pendant ce tour.
cross-n-go-shift-loses = La barre de la rangée { $row } perdrait le contact avec la rangée { $other }. Deux cases de couleur doivent rester face à face.
cross-n-go-points-left =
    Utilise d’abord tes points : { $points ->
        [one] il te reste un point.
       *[other] il te reste { $points } points.
    } Pousse une barre.
cross-n-go-run-nobody = Il n’y a pas de pion sur { $spot }. Choisis une case avec un de tes pions.
cross-n-go-run-not-yours = Le pion sur { $spot } n’est pas à toi. Choisis un de tes pions.
cross-n-go-run-no-lane = Le pion sur { $spot } n’a pas de piste : la case tout droit devant lui doit avoir sa couleur.
cross-n-go-run-joker = Le pion sur { $spot } ne peut pas courir : il y a un joker sur { $at }.
cross-n-go-run-figure = Le pion sur { $spot } ne peut pas courir : il y a un autre pion sur { $at }.
cross-n-go-must-run = Tu ne peux pas encore finir ton tour : le pion sur { $spot } peut courir.
cross-n-go-no-joker = Tu n’as pas de joker. Un six t’en donne un.
cross-n-go-two-jokers-played = Tu as déjà joué deux jokers pendant ce tour. Tu ne peux pas en jouer plus.
cross-n-go-block-wood = La case { $spot } est en bois nature. Pose le joker sur une case de couleur.
cross-n-go-block-figure = Il y a un pion sur { $spot }. Pose le joker sur une case libre.
cross-n-go-block-joker = Il y a déjà un joker sur { $spot }. Choisis une case libre.
cross-n-go-block-own =
    Tu joues toi-même le { $colour ->
        [red] rouge
        [blue] bleu
        [green] vert
       *[yellow] jaune
    }. Bloque une couleur de tes adversaires.
cross-n-go-block-unplayed =
    Personne ne joue le { $colour ->
        [red] rouge
        [blue] bleu
        [green] vert
       *[yellow] jaune
    }. Bloque une couleur de tes adversaires.
cross-n-go-back-nobody = Il n’y a pas de pion sur { $spot }. Choisis le pion d’un adversaire.
cross-n-go-back-own = Le pion sur { $spot } est à toi. On ne fait reculer que les pions des adversaires.
cross-n-go-back-first = Le pion sur { $spot } est sur sa première barre. Il ne peut pas reculer plus loin.
cross-n-go-back-not-behind = Le pion sur { $spot } ne peut reculer que d’une barre, sur la rangée { $row }.
cross-n-go-back-colour = Le pion sur { $spot } doit arriver sur sa couleur, et { $to } n’a pas cette couleur.
cross-n-go-back-joker = Il y a un joker sur { $to }. Choisis une case libre.
cross-n-go-back-first-taken = Il y a encore un pion au départ sur { $to }. Il n’y a pas de place pour un autre.
cross-n-go-back-figure = Il y a déjà un pion sur { $to }. Choisis une case libre.
cross-n-go-swap-marked = La barre marquée de la rangée { $row } reste au bord. Elle ne s’échange qu’avec l’autre barre marquée.
cross-n-go-swap-figure = Il y a un pion sur la rangée { $row }. On n’échange que des barres sans pion.
cross-n-go-swap-loses = Après cela, les rangées { $row } et { $other } perdraient le contact. Deux cases de couleur doivent rester face à face.

cross-n-go-colour = { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
   *[yellow] jaune
}
# Avec un nom féminin : « la case bleue ».
cross-n-go-coloured = { $colour ->
    [red] rouge
    [blue] bleue
    [green] verte
   *[yellow] jaune
}
# Comme nom : « le rouge ».
cross-n-go-colour-noun = { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
   *[yellow] jaune
}

# Ce qui s'est passé.
cross-n-go-log-shift = { $reader ->
    [who] Tu pousses
   *[other] { $who } pousse
} la rangée { $row } { $way ->
    [left] vers la gauche
   *[right] vers la droite
}.
cross-n-go-log-block = { $reader ->
    [who] Tu bloques
   *[other] { $who } bloque
} la case { cross-n-go-coloured } { $cell } avec un joker, { $lasts ->
    [good] pour toujours
   *[round] pour un tour
}.
cross-n-go-log-back = { $reader ->
    [who] Avec un joker, tu fais reculer le pion de { $whose } de { $from } à { $to }.
    [whose] Avec un joker, { $who } fait reculer ton pion de { $from } à { $to }.
   *[other] Avec un joker, { $who } fait reculer le pion de { $whose } de { $from } à { $to }.
}
cross-n-go-log-swap = { $reader ->
    [who] Tu échanges
   *[other] { $who } échange
} les rangées { $low } et { $high } avec un joker.
cross-n-go-log-run = { $reader ->
    [who] Ton pion { cross-n-go-colour } court de { $from } à { $to }.
   *[other] Le pion { cross-n-go-colour } de { $who } court de { $from } à { $to }.
}
cross-n-go-log-cross = { $reader ->
    [who] Ton pion { cross-n-go-colour } court depuis { $from } jusqu’au bout : il a traversé !
   *[other] Le pion { cross-n-go-colour } de { $who } court depuis { $from } jusqu’au bout : il a traversé !
}
cross-n-go-log-win = { $reader ->
    [who] Ton dernier pion court depuis { $from } jusqu’au bout : tu as gagné !
   *[other] Le dernier pion de { $who } court depuis { $from } jusqu’au bout : { $who } a gagné !
}
cross-n-go-log-end = { $reader ->
    [who] Tu finis ton tour : aucun pion ne peut courir.
   *[other] { $who } finit son tour : aucun pion ne peut courir.
}
cross-n-go-log-die = { $reader ->
    [who] Tu lances le dé : { $die }.
   *[other] { $who } lance le dé : { $die }.
}
cross-n-go-log-six = { $joker ->
    [one] { $reader ->
        [who] Tu fais un 6, tu reçois un joker et tu relances le dé !
       *[other] { $who } fait un 6, reçoit un joker et relance le dé !
    }
   *[none] { $reader ->
        [who] Tu fais un 6, tu as déjà deux jokers et tu relances le dé.
       *[other] { $who } fait un 6, a déjà deux jokers et relance le dé.
    }
}
cross-n-go-log-second-six = { $joker ->
    [one] { $reader ->
        [who] Tu fais encore un 6 : tu reçois un joker, et ton tour est fini.
       *[other] { $who } fait encore un 6 et reçoit un joker, et le tour est fini.
    }
   *[none] { $reader ->
        [who] Tu fais encore un 6, et ton tour est fini.
       *[other] { $who } fait encore un 6, et le tour est fini.
    }
}
cross-n-go-log-start = { $reader ->
    [who] Tu commences.
   *[other] { $who } commence.
}
cross-n-go-log-double = { $reader ->
    [who] Le sort a décidé : tu as deux couleurs et tu es en face des autres.
   *[other] Le sort a décidé : { $who } a deux couleurs et se place en face des autres.
}
cross-n-go-log-marked-bars = Les deux barres marquées sont posées sur les rangées { $row } et { $last }.
cross-n-go-log-bar = Une barre est posée sur la rangée { $row }.
cross-n-go-log-colour = { $reader ->
    [who] Tu joues le { cross-n-go-colour-noun }.
   *[other] { $who } joue le { cross-n-go-colour-noun }.
}
cross-n-go-log-last-colours = { $reader ->
    [who] Tu joues le { cross-n-go-colour-noun }, et { $last } joue le { cross-n-go-colour-one } et le { cross-n-go-colour-two }.
    [last] { $who } joue le { cross-n-go-colour-noun }, et toi, tu joues le { cross-n-go-colour-one } et le { cross-n-go-colour-two }.
   *[other] { $who } joue le { cross-n-go-colour-noun }, et { $last } joue le { cross-n-go-colour-one } et le { cross-n-go-colour-two }.
}
cross-n-go-colour-one = { $one ->
    [red] rouge
    [blue] bleu
    [green] vert
   *[yellow] jaune
}
cross-n-go-colour-two = { $two ->
    [red] rouge
    [blue] bleu
    [green] vert
   *[yellow] jaune
}

# Le plateau en caractères.
cross-n-go-board-shift = Pousser une barre
cross-n-go-board-run = Courir
cross-n-go-board-block = Joker : bloquer
cross-n-go-board-back = Joker : faire reculer
cross-n-go-board-swap = Joker : échanger
cross-n-go-board-end = Finir le tour
cross-n-go-board-side = { $side ->
    [near] De ce côté : { $reader ->
        [who] tu cours vers le haut
       *[other] { $who } court vers le haut
    }
   *[far] En face : { $reader ->
        [who] tu cours vers le bas
       *[other] { $who } court vers le bas
    }
}
cross-n-go-board-side-two = { $side ->
    [near] De ce côté : { $reader ->
        [who] toi et { $second } courez vers le haut
        [second] { $who } et toi courez vers le haut
       *[other] { $who } et { $second } courent vers le haut
    }
   *[far] En face : { $reader ->
        [who] toi et { $second } courez vers le bas
        [second] { $who } et toi courez vers le bas
       *[other] { $who } et { $second } courent vers le bas
    }
}
cross-n-go-board-wood = bois
cross-n-go-board-a-figure = pion
cross-n-go-board-a-joker = joker
cross-n-go-board-one-round = joker, 1 tour
cross-n-go-board-row = { $way ->
    [left] Rangée { $row }, { $count } vers la gauche
    [right] Rangée { $row }, { $count } vers la droite
   *[none] Rangée { $row }
}
cross-n-go-board-arrow = { $way ->
    [left] Rangée { $row } vers la gauche
   *[right] Rangée { $row } vers la droite
}
cross-n-go-board-field = { $cell }, { cross-n-go-colour }
cross-n-go-board-figure = { $cell }, { $count ->
    [one] { $reader ->
        [who] ton pion { cross-n-go-colour }
       *[other] pion { cross-n-go-colour } de { $who }
    }
   *[other] { $reader ->
        [who] { $count } de tes pions ({ cross-n-go-colour })
       *[other] { $count } pions de { $who } ({ cross-n-go-colour })
    }
}
cross-n-go-board-joker-stays = { $cell }, joker sur le { cross-n-go-colour-noun }, pour toujours
cross-n-go-board-joker-until = { $cell }, joker sur le { cross-n-go-colour-noun }, { $reader ->
    [who] jusqu’à ton prochain tour
   *[other] jusqu’à ce que { $who } rejoue
}
cross-n-go-board-seat = { $second ->
    [none] { $colour ->
        [none] pas encore de couleur
       *[other] { cross-n-go-colour }
    }
   *[other] { cross-n-go-colour } et { cross-n-go-colour-second }
}, { $across ->
    [one] { $across } arrivé
   *[other] { $across } arrivés
}, encore { $rows ->
    [one] { $rows } rangée
   *[other] { $rows } rangées
}, { $jokers ->
    [0] pas de joker
    [one] un joker
   *[other] { $jokers } jokers
}
cross-n-go-colour-second = { $second ->
    [red] rouge
    [blue] bleu
    [green] vert
   *[yellow] jaune
}
cross-n-go-board-due-double = Le sort décide qui a deux couleurs.
cross-n-go-board-due-bars = On pose les barres.
cross-n-go-board-due-colours = On tire les couleurs.
cross-n-go-board-due-start = Le sort décide qui commence.
cross-n-go-board-due-roll = { $reader ->
    [who] Tu lances le dé.
   *[other] { $who } lance le dé.
}
cross-n-go-board-due-again = { $reader ->
    [who] Tu as un six : relance le dé.
   *[other] { $who } a un six et relance le dé.
}
cross-n-go-board-due-shift = { $reader ->
    [who] À toi de pousser des barres : { $points ->
        [one] encore un point.
       *[other] encore { $points } points.
    }
   *[other] { $who } pousse des barres : { $points ->
        [one] encore un point.
       *[other] encore { $points } points.
    }
}
cross-n-go-board-due-run = { $reader ->
    [who] Fais courir un de tes pions.
   *[other] { $who } fait courir un pion.
}
cross-n-go-board-due-end = { $reader ->
    [who] Aucun de tes pions ne peut courir : finis ton tour.
   *[other] { $who } ne peut pas courir et finit son tour.
}
cross-n-go-board-won = { $reader ->
    [who] Tu as gagné !
   *[other] { $who } a gagné !
}
cross-n-go-board-over = La partie est finie.
cross-n-go-board-joker-goes = { $reader ->
    [who] Le joker en { $cell } part quand c’est de nouveau ton tour.
   *[other] Le joker en { $cell } part quand { $who } rejoue.
}
cross-n-go-board-round = Tour { $round } sur { $limit }.
cross-n-go-board-too-wide = La pile est trop large pour être dessinée telle quelle : seuls les nombres disent de combien chaque barre est décalée.
cross-n-go-board-count = { $from ->
    [left] +2 : cette barre est 2 cases plus à droite. Les cases se comptent à partir de la gauche.
   *[right] +2 : cette barre est 2 cases plus à droite. Tu joues d’en face : les cases se comptent à partir de la droite, et dans les coups tapés, l veut dire droite et r gauche.
}

# Pourquoi la partie est finie.
cross-n-go-end-across = { $reader ->
    [who] Tu as fait traverser tes { $count } pions.
   *[other] { $who } a fait traverser ses { $count } pions.
}
cross-n-go-end-limit = { $reader ->
    [who] Tout le monde a joué { $limit } tours, et c’est toi qui as fait le plus de chemin.
   *[other] Tout le monde a joué { $limit } tours, et { $who } a fait le plus de chemin.
}
cross-n-go-end-limit-shared = Tout le monde a joué { $limit } tours, et personne n’est seul en tête.

# Pourquoi un coup est bon : dit à qui peut le jouer.
cross-n-go-why-wins = Ton dernier pion traverse : tu gagnes !
cross-n-go-why-crosses = Ton pion { cross-n-go-colour } traverse jusqu’au bout : { $count ->
    [one] il n’en manque plus qu’un !
   *[other] il en manque encore { $count } !
}
cross-n-go-why-run-near = Ton pion { cross-n-go-colour } arrive tout près de l’autre côté : { $count ->
    [one] il ne reste qu’une rangée.
   *[other] il ne reste que { $count } rangées.
}
cross-n-go-why-run-only = Seul ce pion { cross-n-go-colour } peut courir, et il avance { $count ->
    [one] d’une rangée.
   *[other] de { $count } rangées.
}
cross-n-go-why-run-most = Ce pion { cross-n-go-colour } avance { $count ->
    [one] d’une rangée. Aucun autre ne peut courir plus loin.
   *[other] de { $count } rangées. Aucun autre ne peut courir plus loin.
}
cross-n-go-why-run = Ce pion { cross-n-go-colour } avance { $count ->
    [one] d’une rangée.
   *[other] de { $count } rangées.
}
cross-n-go-why-opens-across = Maintenant, une piste mène ton pion { cross-n-go-colour } jusqu’à l’autre côté !
cross-n-go-why-opens = Maintenant, ton pion { cross-n-go-colour } a une piste : il peut avancer { $count ->
    [one] d’une rangée.
   *[other] de { $count } rangées.
}
cross-n-go-why-longer = Maintenant, la piste de ton pion { cross-n-go-colour } est plus longue : il peut avancer { $count ->
    [one] d’une rangée.
   *[other] de { $count } rangées.
}
cross-n-go-why-stops-across = { $who } aurait pu traverser jusqu’au bout. Maintenant, cette piste est coupée.
cross-n-go-why-closes = { $count ->
    [one] { $who } aurait pu avancer d’une rangée. Maintenant, il n’y a plus de piste.
   *[other] { $who } aurait pu avancer de { $count } rangées. Maintenant, il n’y a plus de piste.
}
cross-n-go-why-shortens = { $count ->
    [one] Maintenant, une piste de { $who } est plus courte d’une rangée.
   *[other] Maintenant, une piste de { $who } est plus courte de { $count } rangées.
}
cross-n-go-why-prepares = { $count ->
    [one] La prochaine case pour ton pion { cross-n-go-colour } n’est plus décalée que d’un cran.
   *[other] La prochaine case pour ton pion { cross-n-go-colour } n’est plus décalée que de { $count } crans.
}
cross-n-go-why-hinders = { $count ->
    [one] La prochaine case qu’il faut à { $who } est maintenant décalée d’un cran.
   *[other] La prochaine case qu’il faut à { $who } est maintenant décalée de { $count } crans.
}
cross-n-go-why-harmless = Tu dois utiliser tous tes points, et celui-ci ne te gâche rien.
cross-n-go-why-block-across = Le joker arrête { $who }, qui aurait pu traverser jusqu’au bout.
cross-n-go-why-block = { $count ->
    [one] Le joker arrête { $who }, qui aurait pu avancer d’une rangée.
   *[other] Le joker arrête { $who }, qui aurait pu avancer de { $count } rangées.
}
cross-n-go-why-block-next = Le joker prend la prochaine case qu’il faut à { $who }.
cross-n-go-why-block-good = Le joker reste pour toujours : { $who } a une case { cross-n-go-coloured } de moins sur cette barre.
cross-n-go-why-back-across = { $who } aurait pu traverser jusqu’au bout. Maintenant, ce n’est plus possible.
cross-n-go-why-back-lane = { $count ->
    [one] Le pion de { $who } aurait pu avancer d’une rangée. Maintenant, il n’a plus de piste.
   *[other] Le pion de { $who } aurait pu avancer de { $count } rangées. Maintenant, il n’a plus de piste.
}
cross-n-go-why-back-near = { $count ->
    [one] Il ne restait qu’une rangée au pion de { $who }. Maintenant, une de plus.
   *[other] Il ne restait que { $count } rangées au pion de { $who }. Maintenant, une de plus.
}
cross-n-go-why-back-leader = { $who } est en tête. Ça lui coûte une rangée.
cross-n-go-why-back = Maintenant, le pion de { $who } a une rangée de plus à faire.
cross-n-go-why-end-keep = Aucun de tes pions ne peut courir. { $count ->
    [one] Garde ton joker pour plus tard.
   *[other] Garde tes jokers pour plus tard.
}
cross-n-go-why-end-joker = Aucun de tes pions ne peut courir. Un joker se trouve devant l’un d’eux.
cross-n-go-why-end = Aucun de tes pions ne peut courir : aucun n’a de case libre de sa couleur tout droit devant lui.
