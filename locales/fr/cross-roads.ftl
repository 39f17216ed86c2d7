cross-roads-no-such-card = Il n’y a pas de carte { $card } dans ce jeu.
cross-roads-not-in-hand = Tu n’as pas la carte { $card }. Choisis-en une dans ta main.
cross-roads-covers-nothing = Ta carte ne couvrirait rien. Au moins une moitié doit être posée sur un chiffre de la table.
cross-roads-does-not-fit = Ton { $half } ne va pas sur le { $under } en { $cell }. Là, il faut un { $before } ou un { $after }.
cross-roads-no-right-angle = Tourne ta carte : elle doit être à angle droit avec la carte du { $under } en { $cell }.
cross-roads-same-card = Ta carte ne peut pas recouvrir exactement la carte { $card }.
cross-roads-both-parallel = Ta carte est dans le même sens que les deux cartes qu’elle couvre, celle du { $first } et celle du { $second }. Elle doit être à angle droit avec au moins l’une des deux.
cross-roads-can-lay = Une de tes cartes va sur la table, alors tu dois en poser une.
cross-roads-pile-empty = La pioche est vide, tu ne peux pas piocher. Tu passes ton tour.
cross-roads-pile-left = Il reste des cartes dans la pioche. Pioches-en une au lieu de passer.

# Le plateau.
cross-roads-board-half = { $number } en { $cell }, relié à { $other }
cross-roads-board-half-beneath = { $number } en { $cell }, continue sous { $other }
cross-roads-board-card = carte { $low }, { $high }
cross-roads-board-draw = piocher
cross-roads-board-pass = passer
cross-roads-board-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
cross-roads-board-seat = { cross-roads-board-cards }{ $rank ->
    [0] {""}
   *[other] , rang { $rank }
}{ $known ->
    [none] {""}
   *[other] {" "}; tu connais { $known }
}{ $knows ->
    [none] {""}
   *[other] {" "}; connaît de toi { $knows }
}
cross-roads-board-deal = { $reader ->
    [who] Tu reçois une carte.
   *[other] { $who } reçoit une carte.
}
cross-roads-board-turn-up = La première carte de la pioche est retournée.
cross-roads-board-lot = On tire au sort qui commence.
cross-roads-board-turn = { $reader ->
    [who] À toi ! Pose une carte.
   *[other] C’est à { $who } de jouer.
}
cross-roads-board-must-draw = À toi ! Aucune de tes cartes ne va, alors tu en pioches une.
cross-roads-board-must-pass = À toi ! Aucune de tes cartes ne va et la pioche est vide, alors tu passes.
cross-roads-board-draws = { $reader ->
    [who] Tu pioches une carte.
   *[other] { $who } pioche une carte.
}{ cross-roads-board-more }
cross-roads-board-takes = { $reader ->
    [who] Tu prends à { $from } une carte de sa main.
    [from] { $who } te prend une carte de ta main.
   *[other] { $who } prend à { $from } une carte de sa main.
}{ cross-roads-board-more }
cross-roads-board-more = { $more ->
    [0] {""}
    [one] {" "}Encore une carte à piocher ensuite.
   *[other] {" "}Encore { $more } cartes à piocher ensuite.
}
cross-roads-board-win = { $reader ->
    [who] Tu gagnes !
   *[other] { $who } gagne !
}
cross-roads-board-over = La partie est finie, et la première place est partagée.
cross-roads-board-closing = Quelqu’un n’a plus de cartes : c’est le dernier tour.
cross-roads-board-pile = Pioche : { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
}
cross-roads-board-whiff = Doux fumet ({ $who } pioche une carte) : { $places }
cross-roads-board-whiff-empty = Doux fumet (mais la pioche est vide) : { $places }
cross-roads-board-reeky = Petite puanteur (tous les autres piochent une carte) : { $places }
cross-roads-board-reeky-two = Petite puanteur ({ $who } pioche deux cartes) : { $places }
cross-roads-board-reeky-short = Petite puanteur (les autres prennent des cartes dans ta main) : { $places }
cross-roads-board-legend = Une flèche montre où une carte continue sous une autre.

# Ce qui s’est passé.
cross-roads-log-lay = { $reader ->
    [who] Tu poses { $card } en { $cell } et { $other }.
   *[other] { $who } pose { $card } en { $cell } et { $other }.
}
cross-roads-log-whiff = { $reader ->
    [who] Tu poses { $card } en { $cell } et { $other } : un doux fumet !
   *[other] { $who } pose { $card } en { $cell } et { $other } : un doux fumet !
}
cross-roads-log-whiff-empty = { $reader ->
    [who] Tu poses { $card } en { $cell } et { $other } : un doux fumet, mais la pioche est vide.
   *[other] { $who } pose { $card } en { $cell } et { $other } : un doux fumet, mais la pioche est vide.
}
cross-roads-log-reeky = { $reader ->
    [who] Tu poses { $card } en { $cell } et { $other } : une petite puanteur !
   *[other] { $who } pose { $card } en { $cell } et { $other } : une petite puanteur !
}
cross-roads-log-out = { $reader ->
    [who] Tu poses ta dernière carte, { $card }, en { $cell } et { $other } !
   *[other] { $who } pose sa dernière carte, { $card }, en { $cell } et { $other } !
}
cross-roads-log-draw = { $reader ->
    [who] Aucune de tes cartes ne va, alors tu en pioches une.
   *[other] { $who } n’a pas de carte qui va et en pioche une.
}
cross-roads-log-pass = { $reader ->
    [who] Tu passes.
   *[other] { $who } passe.
}
cross-roads-log-start = { $reader ->
    [who] Tu commences.
   *[other] { $who } commence.
}
cross-roads-log-turn-up = La carte { $card } est retournée et posée en { $cell } et { $other }.
cross-roads-log-dealt = { $reader ->
    [who] Tu reçois { $card }.
   *[other] { $who } reçoit { $card }.
}
cross-roads-log-dealt-unseen = { $reader ->
    [who] Tu reçois une carte.
   *[other] { $who } reçoit une carte.
}
cross-roads-log-drawn = { $reader ->
    [who] Tu pioches { $card }.
   *[other] { $who } pioche { $card }.
}
cross-roads-log-drawn-unseen = { $reader ->
    [who] Tu pioches une carte.
   *[other] { $who } pioche une carte.
}
cross-roads-log-taken = { $reader ->
    [who] Tu prends à { $from } la carte { $card } de sa main.
    [from] { $who } te prend la carte { $card } de ta main.
   *[other] { $who } prend à { $from } la carte { $card } de sa main.
}
cross-roads-log-taken-unseen = { $reader ->
    [who] Tu prends à { $from } une carte de sa main.
    [from] { $who } te prend une carte de ta main.
   *[other] { $who } prend à { $from } une carte de sa main.
}

# Pourquoi la partie est finie.
cross-roads-end-last-card = { $reader ->
    [who] Tu as posé ta dernière carte.
   *[other] { $who } a posé sa dernière carte.
}
cross-roads-end-no-card = { $reader ->
    [who] Tu n’as plus de cartes.
   *[other] { $who } n’a plus de cartes.
}
cross-roads-end-round = { $reader ->
    [who] Le dernier tour est fini, et c’est toi qui as le moins de cartes : { $cards }.
   *[other] Le dernier tour est fini, et { $who } a le moins de cartes : { $cards }.
}
cross-roads-end-round-shared = Le dernier tour est fini, et ils sont plusieurs à avoir le moins de cartes : { $cards }.
cross-roads-end-blocked = { $reader ->
    [who] Plus personne ne peut poser ni piocher. C’est toi qui as le moins de cartes : { $cards }.
   *[other] Plus personne ne peut poser ni piocher. { $who } a le moins de cartes : { $cards }.
}
cross-roads-end-blocked-shared = Plus personne ne peut poser ni piocher, et ils sont plusieurs à avoir le moins de cartes : { $cards }.

# Pourquoi un coup est bon.
cross-roads-why-win = C’est ta dernière carte : tu gagnes tout de suite !
cross-roads-why-out = C’est ta dernière carte !
cross-roads-why-reeky-win = Une petite puanteur, et il n’y a pas assez de cartes dans la pioche : on te prend le reste de ta main, et tu gagnes tout de suite !
cross-roads-why-reeky-short = Une petite puanteur, et il n’y a pas assez de cartes dans la pioche : tu te débarrasses encore { $count ->
    [one] d’une carte
   *[other] de { $count } cartes
} !
cross-roads-why-reeky-stop = { $who } n’a plus qu’une carte. Avec ta petite puanteur, { $who } doit en piocher { $count ->
    [one] une autre
   *[other] { $count } autres
} !
cross-roads-why-reeky-two = Une petite puanteur : { $who } doit piocher deux cartes !
cross-roads-why-reeky = Une petite puanteur : tous les autres doivent piocher une carte !
cross-roads-why-whiff-stop = { $who } n’a plus qu’une carte. Avec ton doux fumet, { $who } doit en piocher une autre !
cross-roads-why-whiff = Un doux fumet : { $who } doit piocher une carte !
cross-roads-why-one-left = Après ça, il ne te reste qu’une carte, et elle va.
cross-roads-why-only = C’est la seule de tes cartes qui va.
cross-roads-why-only-place = Ta carte { $card } ne va qu’ici, alors pose-la tant que tu peux.
cross-roads-why-opens = Ta carte { $card } ne va encore nulle part, mais après, elle ira.
cross-roads-why-prepares = La prochaine fois, ta carte { $card } fera peut-être une petite puanteur.
cross-roads-why-closes = Après ça, { $who } ne trouve pas de place pour une petite puanteur.
cross-roads-why-rest-fits = Après ça, toutes tes autres cartes vont quelque part.
cross-roads-why-blocks = Après ça, moins de la moitié des cartes que tu ne vois pas vont quelque part.
cross-roads-why-less = Ça fait une carte de moins : { $count ->
    [one] il t’en reste une.
   *[other] il t’en reste { $count }.
}
cross-roads-why-draw = Aucune de tes cartes ne va, alors il t’en faut une nouvelle.
cross-roads-why-pass = Aucune de tes cartes ne va, et la pioche est vide.
