crossado-planks-first = On pose d’abord toutes les planches sur la rivière. Pose une de tes planches.
crossado-planks-laid = Toutes les planches sont déjà posées. Maintenant, ce sont les pions qui avancent.
crossado-plank-off-board = Là, la planche dépasserait du plateau. Elle doit couvrir trois cases.
crossado-plank-on-island = { $field } fait partie d’une île. Les planches se posent seulement sur la rivière.
crossado-plank-on-plank = Il y a déjà une planche sur { $field }. Les planches ne se posent pas l’une sur l’autre.
crossado-lay-the-taken = Tu as la planche { $taken } en main. Pose-la d’abord ailleurs.
crossado-nothing-taken = Tu n’as pas pris de planche. Prends-en une d’abord, puis tu pourras la poser.
crossado-same-place = La planche était exactement là. Choisis une autre place.
crossado-not-one-or-six = Tu as fait { $die }. Il faut un 1 ou un 6 pour prendre une planche.
crossado-already-relaid = Tu as déjà déplacé une planche pendant ce tour. Une seule suffit ; avance maintenant un pion.
crossado-no-such-plank = Il n’y a pas de planche { $plank } sur la rivière.
crossado-plank-occupied = Il y a un pion sur { $field }. On ne prend une planche que si personne n’est dessus.
crossado-no-other-place = Il n’y a pas d’autre place pour la planche { $plank } ; elle reste là.
crossado-no-piece = Aucun de tes pions n’est là : { $from }.
crossado-stays-in-goal = Un pion arrivé au but y reste.
crossado-field-off-board = Ce plateau est plus petit : une des cases { $from } et { $to } n’existe pas ici.
crossado-island-is-one-field = Une île est une seule case. Tes îles s’appellent start et goal.
crossado-not-back-to-start = Tes pions ne retournent pas sur l’île de départ.
crossado-foreign-island = Cette île n’est pas à toi. Tes pions n’entrent que dans leur propre but.
crossado-no-plank-there = Il n’y a pas de planche sur { $to }. Les pions marchent seulement sur les planches.
crossado-own-piece-there = Un autre de tes pions est sur { $to }. Seules des couleurs différentes partagent une case.
crossado-goal-too-early = Ainsi, ton pion arrive trop tôt au but. C’est le dernier des { $die } pas qui doit y entrer.
crossado-straight-back = Ton pion devrait revenir tout droit sur ses pas. Tourner en rond est permis, sautiller d’avant en arrière ne l’est pas.
crossado-out-of-reach = En exactement { $die } pas, ton pion ne peut pas aller de { $from } à { $to }.
crossado-must-move = Avec ton { $die }, tu peux avancer un pion ; tu ne peux donc pas passer.

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
crossado-board-start = { crossado-board-corner } : { $reader ->
    [who] ton départ
   *[other] départ de { $who }
}, { $count } en attente
crossado-board-goal = { crossado-board-corner } : { $reader ->
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
    [who] Tu ne peux pas avancer : lancer { $roll } sur { $rolls }, pour un 1 ou un 6.
   *[other] { $who } ne peut pas avancer : lancer { $roll } sur { $rolls }, pour un 1 ou un 6.
}
crossado-board-walks = { $reader ->
    [who] Tu as fait { $die } : avance un de tes pions.
   *[other] { $who } a fait { $die } et avance.
}
crossado-board-walks-or-takes = { $reader ->
    [who] Tu as fait { $die } : avance, ou prends d’abord une planche.
   *[other] { $who } a fait { $die }, peut prendre une planche, et avance.
}
crossado-board-takes-or-passes = { $reader ->
    [who] Tu as fait { $die }, mais aucun pion ne peut aller si loin : prends une planche ou passe.
   *[other] { $who } a fait { $die }, ne peut pas avancer, et prend une planche ou passe.
}
crossado-board-passes = { $reader ->
    [who] Tu as fait { $die }, mais aucun pion ne peut aller si loin : passe.
   *[other] { $who } a fait { $die }, ne peut pas avancer, et passe.
}
crossado-board-relays = { $reader ->
    [who] Tu as fait { $die } et tu tiens la planche de { $from } à { $to } : pose-la ailleurs.
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
    [who] Le sort a décidé : tu as ta diagonale pour toi tout seul.
   *[other] Le sort a décidé : { $who } a une diagonale à soi.
}
crossado-log-die = { $reader ->
    [who] Tu lances le dé : { $die }.
   *[other] { $who } lance le dé : { $die }.
}
crossado-log-die-again = { $reader ->
    [who] Tu lances le dé : { $die }. Ça n’aide pas, tu relances.
   *[other] { $who } lance le dé : { $die }. Ça n’aide pas, on relance.
}
crossado-log-die-lost = { $reader ->
    [who] Tu lances le dé : { $die }. Ni 1 ni 6 : ton tour est fini.
   *[other] { $who } lance le dé : { $die }. Ni 1 ni 6 : le tour est fini.
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
    [who] Tu poses la planche ailleurs : de { $from } à { $to }.
   *[other] { $who } pose la planche ailleurs : de { $from } à { $to }.
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
    [4] {" "}: les quatre sont arrivés !
   *[other] {" "}({ $arrived } sur { $pieces }).
}
crossado-log-pass = { $reader ->
    [who] Tu passes.
   *[other] { $who } passe.
}
