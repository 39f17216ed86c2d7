crossado-planks-first = On pose d’abord toutes les planches sur la rivière. Pose une de tes planches.
crossado-planks-laid = Toutes les planches sont déjà posées. Maintenant, ce sont les pions qui avancent.
crossado-plank-off-board = Là, la planche dépasserait du plateau. Elle doit couvrir trois cases.
crossado-plank-on-island = { $field } fait partie d’une île. Les planches se posent seulement sur la rivière.
crossado-plank-on-plank = Il y a déjà une planche sur { $field }. Les planches ne se posent pas l’une sur l’autre.
crossado-lay-the-taken = Tu as la planche { $taken } en main. Pose-la d’abord ailleurs.
crossado-nothing-taken = Tu n’as pas pris de planche. Prends-en une d’abord, puis tu pourras la poser.
crossado-same-place = La planche était exactement là. Choisis un autre endroit.
crossado-not-one-or-six = Tu as fait { $die }. Il faut un 1 ou un 6 pour prendre une planche.
crossado-already-relaid = Tu as déjà déplacé une planche pendant ce tour. Une seule suffit ; avance maintenant un pion.
crossado-no-such-plank = Il n’y a pas de planche { $plank } sur la rivière.
crossado-plank-occupied = Il y a un pion sur { $field }. On ne prend une planche que si personne n’est dessus.
crossado-no-other-place = Il n’y a pas d’autre endroit pour la planche { $plank } ; elle reste là.
crossado-no-piece = Aucun de tes pions n’est là : { $from }.
crossado-stays-in-goal = Un pion arrivé au but y reste.
crossado-field-off-board = Ce plateau est plus petit : une des cases { $from } et { $to } n’existe pas ici.
crossado-island-is-one-field = Une île est une seule case. Tes îles s’appellent start et goal.
crossado-not-back-to-start = Tes pions ne retournent pas sur l’île de départ.
crossado-foreign-island = Cette île n’est pas à toi. Tes pions n’entrent que dans leur propre but.
crossado-no-plank-there = Il n’y a pas de planche sur { $to }. Les pions avancent seulement sur les planches.
crossado-own-piece-there = Un autre de tes pions est sur { $to }. Seules des couleurs différentes partagent une case.
crossado-goal-too-early = Comme ça, ton pion arrive trop tôt au but. Seul le dernier des { $die } pas peut y entrer.
crossado-straight-back = Ton pion devrait revenir tout droit sur ses pas. Tu peux tourner en rond, mais pas faire demi-tour.
crossado-out-of-reach = En exactement { $die } pas, ton pion ne peut pas aller de { $from } à { $to }.
crossado-must-move = Avec ton { $die }, tu peux avancer un pion ; tu ne peux donc pas passer.

# The board.
crossado-board-corner = { $corner ->
    [nw] en haut à gauche
    [ne] en haut à droite
    [se] en bas à droite
   *[sw] en bas à gauche
}
crossado-board-seat = { crossado-board-corner }, { $waiting } au départ, { $crossing } en route, { $arrived ->
    [one] { $arrived } arrivé
   *[other] { $arrived } arrivés
}{ $planks ->
    [0] {""}
    [one] , encore 1 planche
   *[other] , encore { $planks } planches
}
crossado-board-seat-open = attend un coin, { $planks ->
    [one] 1 planche
   *[other] { $planks } planches
}
crossado-board-plank = planche de { $from } à { $to }
crossado-board-piece = { $reader ->
    [who] ton pion sur { $field }
   *[other] pion de { $who } sur { $field }
}
crossado-board-start = { crossado-board-corner } : { $reader ->
    [who] ton départ
   *[other] départ de { $who }
}, { $count } en attente
crossado-board-goal = { crossado-board-corner } : { $reader ->
    [who] ton but
   *[other] but de { $who }
}, { $count ->
    [one] { $count } arrivé
   *[other] { $count } arrivés
}
crossado-board-hand-across = planche horizontale
crossado-board-hand-down = planche verticale
crossado-board-take = Prendre une planche
crossado-board-pass = Passer
crossado-board-lot = Le sort dit qui commence.
crossado-board-lone = Le sort dit qui est seul sur une diagonale.
crossado-board-lays = { $reader ->
    [who] Pose une planche sur l’eau.
   *[other] { $who } pose une planche.
}
crossado-board-rolls = { $reader ->
    [who] On lance le dé pour toi.
   *[other] On lance le dé pour { $who }.
}
crossado-board-rolls-again = { $reader ->
    [who] Tu ne peux pas avancer : lancer { $roll } sur { $rolls }, pour un 1 ou un 6.
   *[other] { $who } ne peut pas avancer : lancer { $roll } sur { $rolls }, pour un 1 ou un 6.
}
crossado-board-walks = { $reader ->
    [who] Tu as fait { $die } : avance un de tes pions.
   *[other] { $who } a fait { $die } et avance.
}
crossado-board-walks-or-takes = { $reader ->
    [who] Tu as fait { $die } : avance, ou prends d’abord une planche.
   *[other] { $who } a fait { $die }, peut prendre une planche, et avance.
}
crossado-board-relays = { $reader ->
    [who] Tu as fait { $die } et tu tiens la planche de { $from } à { $to } : pose-la ailleurs.
   *[other] { $who } a fait { $die }, tient la planche de { $from } à { $to } et la pose ailleurs.
}
crossado-board-over = La partie est finie.
crossado-board-turn = Tour { $turn } sur { $limit }.

# What happened.
crossado-log-start = { $reader ->
    [who] Tu commences.
   *[other] { $who } commence.
}
crossado-log-lone = { $reader ->
    [who] Le sort a décidé : tu as une diagonale rien que pour toi.
   *[other] Le sort a décidé : { $who } n’a personne d’autre sur sa diagonale.
}
crossado-log-die = { $reader ->
    [who] Tu lances le dé : { $die }.
   *[other] { $who } lance le dé : { $die }.
}
crossado-log-die-again = { $reader ->
    [who] Tu lances le dé : { $die }. Ça n’aide pas, tu relances.
   *[other] { $who } lance le dé : { $die }. Ça n’aide pas, on relance.
}
crossado-log-die-lost = { $reader ->
    [who] Tu lances le dé : { $die }. Ni 1 ni 6 : ton tour est fini.
   *[other] { $who } lance le dé : { $die }. Ni 1 ni 6 : le tour est fini.
}
crossado-log-plank = { $reader ->
    [who] Tu poses une planche de { $from } à { $to }.
   *[other] { $who } pose une planche de { $from } à { $to }.
}
crossado-log-take = { $reader ->
    [who] Tu prends la planche de { $from } à { $to }.
   *[other] { $who } prend la planche de { $from } à { $to }.
}
crossado-log-lay = { $reader ->
    [who] Tu poses la planche ailleurs : de { $from } à { $to }.
   *[other] { $who } pose la planche ailleurs : de { $from } à { $to }.
}
crossado-log-steps = { $die } pas
crossado-log-walk = { $reader ->
    [who] Tu avances de { crossado-log-steps }, de { $from } à { $to }.
   *[other] { $who } avance de { crossado-log-steps }, de { $from } à { $to }.
}
crossado-log-circle = { $reader ->
    [who] Tu fais { crossado-log-steps } en rond et tu reviens sur { $to }.
   *[other] { $who } fait { crossado-log-steps } en rond et revient sur { $to }.
}
crossado-log-leave = { $reader ->
    [who] Tu avances de { crossado-log-steps }, du départ à { $to }.
   *[other] { $who } avance de { crossado-log-steps }, du départ à { $to }.
}
crossado-log-arrive = { $reader ->
    [who] Tu avances de { crossado-log-steps }, de { $from } jusqu’au but
   *[other] { $who } avance de { crossado-log-steps }, de { $from } jusqu’au but
}{ $arrived ->
    [4] {" "}: les quatre sont arrivés !
   *[other] {" "}({ $arrived } sur { $pieces }).
}
crossado-log-pass = { $reader ->
    [who] Tu passes.
   *[other] { $who } passe.
}

# Pourquoi la partie est finie.
crossado-end-arrived = { $reader ->
    [who] Tes quatre pions sont au but.
   *[other] Les quatre pions de { $who } sont au but.
}
crossado-end-limit = { $reader ->
    [who] Tout le monde a joué { $limit } tours. C’est toi qui as le plus de pions au but : { $count }.
   *[other] Tout le monde a joué { $limit } tours. { $who } a le plus de pions au but : { $count }.
}
crossado-end-limit-shared = Tout le monde a joué { $limit } tours, et personne n’est seul en tête : { $count ->
    [0] aucun pion au but
    [one] un pion au but
   *[other] { $count } pions au but
}.

# Pourquoi aucun pion ne peut avancer de ce que montre le dé.
crossado-stuck = { $why ->
    [island] { $reader ->
        [who] Aucune planche ne part de ton île.
       *[other] Aucune planche ne part de l’île de { $who }.
    }
    [own] { $reader ->
        [who] Partout où un pion pourrait aller, il y a déjà un de tes pions.
       *[other] Partout où un pion pourrait aller, il y a déjà un pion de { $who }.
    }
    [early] { $reader ->
        [who] Avec un { $die }, tu arriverais trop tôt au but.
       *[other] Avec un { $die }, { $who } arriverait trop tôt au but.
    }
   *[short] Aucun chemin de planches n’est assez long pour un { $die }.
}
crossado-board-stuck-takes = { $reader ->
    [who] Tu as fait { $die }. { crossado-stuck } Prends une planche ou passe.
   *[other] { $who } a fait { $die }. { crossado-stuck } { $who } prend une planche ou passe.
}
crossado-board-stuck-passes = { $reader ->
    [who] Tu as fait { $die }. { crossado-stuck } Tu passes.
   *[other] { $who } a fait { $die }. { crossado-stuck } { $who } passe.
}
crossado-log-die-stuck = { $reader ->
    [who] Tu lances le dé : { $die }. { crossado-stuck } Tu relances.
   *[other] { $who } lance le dé : { $die }. { crossado-stuck } On relance.
}
crossado-log-pass-stuck = { $reader ->
    [who] Tu passes. { crossado-stuck }
   *[other] { $who } passe. { crossado-stuck }
}

# Pourquoi un coup est bon : dit à qui peut le jouer.
crossado-why-from = { $from ->
    [start] depuis ton île
   *[other] depuis ton pion sur { $from }
}
crossado-why-wins = Ton dernier pion arrive au but : tu gagnes !
crossado-why-arrives = Un de tes pions arrive au but : { $arrived } sur { $pieces } !
crossado-why-near = De là, un { $roll } suffit pour amener ton pion au but.
crossado-why-most = { $count ->
    [one] Ton pion se rapproche du but d’une case. Aucun coup ne t’avance plus.
   *[other] Ton pion se rapproche du but de { $count } cases. Aucun coup ne t’avance plus.
}
crossado-why-leaves = Encore un de tes pions se met en route. { $count ->
    [0] Plus aucun n’attend sur l’île.
    [one] Il n’en reste qu’un sur l’île.
   *[other] Il en reste { $count } sur l’île.
}
crossado-why-nearer = { $count ->
    [one] Ton pion se rapproche du but d’une case.
   *[other] Ton pion se rapproche du but de { $count } cases.
}
crossado-why-circle = Aucun coup ne te rapproche du but. Ici, tu tournes en rond et tu ne perds rien.
crossado-why-sideways = Aucun coup ne te rapproche du but. Avec celui-ci, tu ne perds rien.
crossado-why-least = { $count ->
    [one] Tous les coups t’éloignent du but. Celui-ci ne te coûte qu’une case.
   *[other] Tous les coups t’éloignent du but. Celui-ci te coûte le moins : { $count } cases.
}
crossado-why-bridge = Maintenant, des planches mènent jusqu’à ton but, { crossado-why-from }.
crossado-why-exit = Maintenant, une planche part de ton île, et tes pions peuvent se mettre en route.
crossado-why-shorter = { $count ->
    [one] Un raccourci : un de tes pions a un pas de moins à faire.
   *[other] Un raccourci : un de tes pions a { $count } pas de moins à faire.
}
crossado-why-door = Maintenant, il y a une planche à ton but : tes pions pourront y entrer par là.
crossado-why-own-way = { $count ->
    [one] Cette planche couvre une case de ton chemin vers le but, { crossado-why-from }, et n’aide personne d’autre.
   *[other] Cette planche couvre { $count } cases de ton chemin vers le but, { crossado-why-from }, et n’aide personne d’autre.
}
crossado-why-water = { $left ->
    [one] Sur ton chemin vers le but, { crossado-why-from }, il ne reste qu’une case d’eau.
   *[other] Sur ton chemin vers le but, { crossado-why-from }, il ne reste que { $left } cases d’eau.
}
crossado-why-lay-home = Avec la planche à cet endroit, ton { $roll } amène un pion au but.
crossado-why-lay-walk = Avec la planche à cet endroit, un pion peut avancer de { $roll }.
crossado-why-lay-cut = La planche manque là où elle était : il y a maintenant un trou dans le chemin de { $who } vers le but.
crossado-why-lay-longer = La planche manque là où elle était : un pion de { $who } a maintenant { $count ->
    [one] un pas de plus à faire.
   *[other] { $count } pas de plus à faire.
}
crossado-why-lay-useless = Là, la planche n’aide personne d’autre.
crossado-why-take-home = Posée ailleurs, cette planche permet à ton { $roll } d’amener un pion au but.
crossado-why-take-walk = Aucun pion ne peut avancer de { $roll }. Si tu poses cette planche ailleurs, un pion le pourra.
crossado-why-take-bridge = Cette planche peut boucher le trou dans ton chemin vers le but, { crossado-why-from }.
crossado-why-take-exit = Sans cette planche, { $who } ne peut pas quitter l’île.
crossado-why-take-cut = Sans cette planche, il y a un trou dans le chemin de { $who } vers le but.
crossado-why-take-longer = Sans cette planche, un pion de { $who } a { $count ->
    [one] un pas de plus à faire.
   *[other] { $count } pas de plus à faire.
}
crossado-why-take-spare = Tu n’as pas besoin de cette planche ici. Pose-la là où elle t’aide.
crossado-why-pass = { crossado-stuck }
