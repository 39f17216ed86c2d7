# Cross'N Go sur le web : ce qui est écrit sur la table et lu à voix haute.

cross-n-go-letter = { $colour ->
    [red] R
    [blue] B
    [green] V
   *[yellow] J
}
cross-n-go-wood = bois
cross-n-go-you = toi
cross-n-go-board = Les douze barres
cross-n-go-row = Rangée { $row }
cross-n-go-bar = Rangée { $row } : { $things }
cross-n-go-field = { $spot }, { $thing }
cross-n-go-figure = { $count ->
    [one] pion de { $name } sur { $colour }
   *[other] { $count } pions de { $name } sur { $colour }
}
cross-n-go-joker-on = joker sur { $colour }
cross-n-go-plate = { $name } : { $colours } ; { $across } pions sur { $figures } arrivés ; jokers : { $jokers }
cross-n-go-slide = { $way ->
    [left] Pousser la rangée { $row } vers la gauche
   *[right] Pousser la rangée { $row } vers la droite
}
cross-n-go-jokers = Jouer un joker
cross-n-go-use-block = Bloquer
cross-n-go-use-back = Reculer
cross-n-go-use-swap = Échanger
cross-n-go-cancel = Garder le joker
cross-n-go-end = Finir le tour
cross-n-go-roll = Lancer le dé
cross-n-go-yes = Oui, c’est ça
cross-n-go-other = Choisir autre chose
cross-n-go-let-go = Choisir une autre barre

cross-n-go-waits = C’est à { $name }.
cross-n-go-turns-left = { $count ->
    [one] Dernier tour
   *[other] Encore { $count } tours
}
cross-n-go-over = La partie est finie.
cross-n-go-won = { $name } a gagné !
cross-n-go-won-you = Tu as gagné !
cross-n-go-roll-now = À toi : lance le dé !
cross-n-go-sure = C’est bien ça ? Touche encore une fois.
cross-n-go-which-way = { $points ->
    [one] Rangée { $row } : de quel côté ? Encore un point
   *[other] Rangée { $row } : de quel côté ? Encore { $points } points
}
cross-n-go-do-slide = { $points ->
    [one] Pousse une barre : encore un point
   *[other] Pousse des barres : encore { $points } points
}
cross-n-go-do-run = Choisis un pion et fais-le courir.
cross-n-go-do-end = Cette fois, aucun pion ne peut courir.
cross-n-go-do-block = Pose le joker sur une case éclairée.
cross-n-go-do-back = Quel pion doit reculer ?
cross-n-go-do-back-to = Où va-t-il ?
cross-n-go-do-swap = Choisis la première des deux barres.
cross-n-go-do-swap-with = Et avec quelle barre change-t-elle de place ?

cross-n-go-learn-look = Tes pions sont en bas. Chacun court tout droit vers le haut, mais seulement sur les cases de sa couleur. Fais-les tous traverser avant les autres !
cross-n-go-learn-slide = Tu as lancé le dé : voilà tes points. Avec un point, tu pousses une barre d’une case. Essaie !
cross-n-go-learn-lane = Regarde la lumière : pousse une barre pour que la case suivante devant ton pion ait aussi sa couleur. Alors sa piste s’allonge.
cross-n-go-learn-run = Tu as joué tous tes points et une piste est ouverte. Choisis le pion : il court jusqu’au bout de sa piste.
cross-n-go-learn-block = Avec un six, tu reçois un joker. Il peut bloquer : choisis « Bloquer » et pose-le sur une case dont quelqu’un d’autre a besoin.
cross-n-go-learn-back = Un joker peut aussi faire reculer d’une barre le pion de quelqu’un d’autre. Choisis « Reculer », le pion, puis où il va.
cross-n-go-learn-swap = Ou bien il échange deux barres sans pion. Choisis « Échanger », puis deux barres.
cross-n-go-learn-won = La première personne qui fait traverser tous ses pions gagne. Maintenant, tu sais tout. Amuse-toi bien !
