# Cross'N Go : pourquoi un coup n'est pas possible. Les cases s'appellent rangée.case, par exemple 5.3.

cross-n-go-no-points = Tu as utilisé tous tes points. Tu ne peux plus rien décaler pendant ce tour.
cross-n-go-shift-loses = La barre de la rangée { $row } perdrait le contact avec la rangée { $other }. Deux cases de couleur doivent encore se faire face.
cross-n-go-points-left =
    Utilise d'abord tes points : { $points ->
        [one] il te reste un point.
       *[other] il te reste { $points } points.
    } Décale une barre.
cross-n-go-run-nobody = Il n'y a pas de pion sur { $spot }. Choisis une case avec un de tes pions.
cross-n-go-run-not-yours = Le pion sur { $spot } n'est pas à toi. Choisis un de tes pions.
cross-n-go-run-no-lane = Le pion sur { $spot } n'a pas de piste : la case tout droit devant lui doit avoir sa couleur.
cross-n-go-run-joker = Le pion sur { $spot } ne peut pas avancer : il y a un joker sur { $at }.
cross-n-go-run-figure = Le pion sur { $spot } ne peut pas avancer : il y a un autre pion sur { $at }.
cross-n-go-must-run = Tu ne peux pas encore finir ton tour : le pion sur { $spot } peut avancer.
cross-n-go-no-joker = Tu n'as pas de joker. Un six t'en donne un.
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
cross-n-go-back-nobody = Il n'y a pas de pion sur { $spot }. Choisis le pion d'un adversaire.
cross-n-go-back-own = Le pion sur { $spot } est à toi. On ne fait reculer que les pions des adversaires.
cross-n-go-back-first = Le pion sur { $spot } est sur sa première barre. Il ne peut pas reculer plus loin.
cross-n-go-back-not-behind = Le pion sur { $spot } ne peut reculer que d'une barre, sur la rangée { $row }.
cross-n-go-back-colour = Le pion sur { $spot } doit arriver sur sa couleur, et { $to } est différente.
cross-n-go-back-joker = Il y a un joker sur { $to }. Choisis une case libre.
cross-n-go-back-first-taken = Il y a encore un pion au départ sur { $to }. Il n'y a pas de place pour un autre.
cross-n-go-back-figure = Il y a déjà un pion sur { $to }. Choisis une case libre.
cross-n-go-swap-marked = La barre marquée de la rangée { $row } reste au bord. Elle ne s'échange qu'avec l'autre barre marquée.
cross-n-go-swap-figure = Il y a un pion sur la rangée { $row }. On n'échange que des barres sans pion.
cross-n-go-swap-loses = Après cela, les rangées { $row } et { $other } perdraient le contact. Deux cases de couleur doivent encore se faire face.
