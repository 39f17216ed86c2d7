# Le plateau de Cross Roads.
cross-roads-table = Table. Les flèches la déplacent, plus et moins la rapprochent et l’éloignent, 0 montre tout.
cross-roads-nearer = Plus près
cross-roads-farther = Plus loin
cross-roads-fit = Tout voir
cross-roads-you = toi
cross-roads-your-hand = Tes cartes
cross-roads-card = Carte { $low }, { $high }
cross-roads-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cross-roads-pile = Pioche : { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
}
cross-roads-places = { $count ->
    [0] Elle ne va nulle part.
    [one] Elle va à un endroit.
   *[other] Elle va à { $count } endroits.
}
cross-roads-known-by = Connue de { $names }
cross-roads-you-know = Tu connais { $cards }
cross-roads-winner = A gagné
cross-roads-on-number = { $number } sur le { $under } en { $cell }
cross-roads-on-table = { $number } sur la table en { $cell }
cross-roads-or = ou
cross-roads-whiff = Doux fumet
cross-roads-reeky = Petite puanteur

# Ce qu’il y a à faire.
cross-roads-draw = Piocher
cross-roads-pass = Passer
cross-roads-lay = Poser
cross-roads-turn = Tourner la carte
cross-roads-pick = À toi ! Choisis une carte.
cross-roads-pick-closing = Dernier tour ! Choisis une carte.
cross-roads-nowhere = Cette carte ne va nulle part. Choisis-en une autre.
cross-roads-where = { $count ->
    [one] Un seul endroit. Touche-le !
   *[other] { $count } endroits. Touches-en un !
}
cross-roads-lay-it = Touche encore une fois pour la poser.
cross-roads-will-whiff = Doux fumet : { $name } pioche une carte !
cross-roads-will-whiff-empty = Doux fumet, mais la pioche est vide.
cross-roads-will-reeky = Petite puanteur : tous les autres piochent une carte !
cross-roads-will-reeky-two = Petite puanteur : { $name } pioche deux cartes !
cross-roads-will-reeky-short = Petite puanteur : les autres prennent des cartes dans ta main !
cross-roads-must-draw = Aucune de tes cartes ne va. Pioche !
cross-roads-must-pass = Aucune de tes cartes ne va, et la pioche est vide.
cross-roads-turn-of = C’est à { $name }.
cross-roads-draws = { $name } pioche une carte.
cross-roads-wait = Un instant…
cross-roads-you-win = Tu gagnes !
cross-roads-win = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent ensemble !
}

# Apprendre en jouant.
cross-roads-learn-1 = Chaque fourmi veut rentrer la première : qui n’a plus de cartes gagne. Tes cartes sont en bas. Pose-en une sur la table !
cross-roads-learn-2 = Une moitié de ta carte couvre un chiffre plus grand ou plus petit de un. La carte se pose à angle droit. Pose-en une !
cross-roads-learn-3 = Les chiffres tournent en rond : après le 9 vient le 1. Pose le 1 sur le 9 !
cross-roads-learn-4 = Couvre deux moitiés de cartes posées l’une sur l’autre : c’est un doux fumet. Le joueur suivant pioche une carte !
cross-roads-learn-5 = Couvre deux moitiés de cartes qui sont seulement côte à côte : c’est une petite puanteur. Tous les autres piochent !
cross-roads-learn-6 = Parfois, rien ne va. Alors tu pioches une carte, et c’est au suivant.
cross-roads-learn-7 = Plus qu’une carte ! Pose-la et tu as gagné.
