crosswise-board = Plateau
crosswise-cell-empty = { $cell }, vide
crosswise-cell-last = { $name }, dernier coup
crosswise-team = { $team ->
    [A] Colonnes
   *[B] Rangées
}
crosswise-total = { crosswise-team } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
crosswise-stack = { crosswise-action } : { $count } sur 3 jouées
crosswise-you = toi
crosswise-tiles = { $count ->
    [one] { $count } tuile en main
   *[other] { $count } tuiles en main
}
crosswise-hand = Tes tuiles
crosswise-hand-tile = { $name }, dans ta main
crosswise-back = Reposer
crosswise-sure = Ici ? Touche encore une fois.
crosswise-here = Oui, ici
crosswise-does-remove = Prends une tuile du plateau dans ta main.
crosswise-does-move = Déplace une tuile vers une case vide.
crosswise-does-swap = Échange deux tuiles du plateau.
crosswise-does-replace = Mets un de tes symboles à la place d’une tuile et prends celle-ci.

crosswise-choose = À toi : choisis une tuile.
crosswise-lay = { $symbol ->
    [sun] Où poses-tu le soleil ?
    [cross] Où poses-tu la croix ?
    [triangle] Où poses-tu le triangle ?
    [square] Où poses-tu le carré ?
    [pentagon] Où poses-tu le pentagone ?
   *[star] Où poses-tu l’étoile ?
}
crosswise-remove-where = Quelle tuile prends-tu ?
crosswise-move-first = Quelle tuile déplaces-tu ?
crosswise-move-second = Où la mets-tu ?
crosswise-swap-first = Échange une tuile…
crosswise-swap-second = … avec laquelle ?
crosswise-replace-what = Quel symbole poses-tu ?
crosswise-replace-where = { $symbol ->
    [sun] Quelle tuile laisse la place au soleil ?
    [cross] Quelle tuile laisse la place à la croix ?
    [triangle] Quelle tuile laisse la place au triangle ?
    [square] Quelle tuile laisse la place au carré ?
    [pentagon] Quelle tuile laisse la place au pentagone ?
   *[star] Quelle tuile laisse la place à l’étoile ?
}
crosswise-ask = Rien que des actions ! Tu repioches ?
crosswise-must-pass = Tu ne peux jouer aucune tuile.
crosswise-waits = C’est à { $name }.
crosswise-chance = On pioche des tuiles.

crosswise-learn-board = Les colonnes orange sont à une équipe, les rangées vertes à l’autre. Tu joues les colonnes !
crosswise-learn-lay = Choisis une tuile de ta main, puis une case vide. Pose celle que tu veux.
crosswise-learn-points = Au bout d’une ligne, ses points : 2 symboles pareils valent 1, 3 valent 3, 4 valent 5, 5 valent 7. Six différents valent 6.
crosswise-learn-best = La colonne e a trois étoiles. Poses-y la tienne : quatre valent 5.
crosswise-learn-remove = Les tuiles sombres sont des actions : « Retirer » met une tuile du plateau dans ta main. Les autres ont trois carrés en rangée 5, prends-en un !
crosswise-learn-swap = Maintenant, tu joues les rangées. « Échanger » fait changer deux tuiles de place : échange c3 et d4, et la rangée 3 a quatre soleils.
crosswise-learn-six = Attention : une ligne avec cinq symboles pareils brille. Au sixième, son équipe gagne tout de suite.
crosswise-learn-end = Quand le plateau est plein, chaque équipe additionne ses lignes. Le plus grand total gagne.
