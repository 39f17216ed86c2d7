cross-roads-no-such-card = Il n’y a pas de carte { $card } dans ce jeu.
cross-roads-not-in-hand = Tu n’as pas la carte { $card }. Choisis-en une dans ta main.
cross-roads-covers-nothing = Ta carte ne couvrirait rien. Au moins une moitié doit être posée sur un chiffre de la table.
cross-roads-does-not-fit = Ton { $half } ne va pas sur le { $under } en { $cell }. Là, il faut un { $before } ou un { $after }.
cross-roads-no-right-angle = Tourne ta carte : elle doit être à angle droit avec la carte du { $under } en { $cell }.
cross-roads-same-card = Ta carte ne peut pas recouvrir exactement la carte { $card }.
cross-roads-both-parallel = Ta carte est dans le même sens que les deux cartes qu’elle couvre, celle du { $first } et celle du { $second }. Elle doit être à angle droit avec au moins l’une des deux.
cross-roads-can-lay = Une de tes cartes peut être posée, alors tu dois en poser une.
cross-roads-pile-empty = La pioche est vide, tu ne peux pas piocher. Tu passes ton tour.
cross-roads-pile-left = Il reste des cartes dans la pioche. Pioches-en une au lieu de passer.

# Le plateau.
cross-roads-board-half = { $number } en { $cell }, reliée à { $other }
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
   *[other] {" "}; tu connais { $known }
}{ $knows ->
    [none] {""}
   *[other] {" "}; connaît de toi { $knows }
}
cross-roads-board-deal = { $reader ->
    [who] Tu reçois une carte.
   *[other] { $who } reçoit une carte.
}
cross-roads-board-turn-up = La première carte de la pioche est retournée.
cross-roads-board-lot = On tire au sort qui commence.
cross-roads-board-turn = { $reader ->
    [who] À toi ! Pose une carte.
   *[other] C’est à { $who }.
}
cross-roads-board-must-draw = À toi ! Aucune de tes cartes ne va, alors tu en pioches une.
cross-roads-board-must-pass = À toi ! Aucune de tes cartes ne va et la pioche est vide, alors tu passes.
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
    [who] Tu gagnes !
   *[other] { $who } gagne !
}
cross-roads-board-over = La partie est finie, et la première place est partagée.
cross-roads-board-closing = Quelqu’un n’a plus de cartes : c’est le dernier tour.
cross-roads-board-pile = Pioche : { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
}
cross-roads-board-whiff = Doux fumet ({ $who } pioche une carte) : { $places }
cross-roads-board-whiff-empty = Doux fumet (mais la pioche est vide) : { $places }
cross-roads-board-reeky = Petite puanteur (tous les autres piochent une carte) : { $places }
cross-roads-board-reeky-two = Petite puanteur ({ $who } pioche deux cartes) : { $places }
cross-roads-board-reeky-short = Petite puanteur (les autres prennent des cartes dans ta main) : { $places }
cross-roads-board-legend = Une flèche montre où une carte continue sous une autre.

# Ce qui s’est passé.
cross-roads-log-lay = { $reader ->
    [who] Tu poses { $card } en { $cell } et { $other }.
   *[other] { $who } pose { $card } en { $cell } et { $other }.
}
cross-roads-log-whiff = { $reader ->
    [who] Tu poses { $card } en { $cell } et { $other } : un doux fumet !
   *[other] { $who } pose { $card } en { $cell } et { $other } : un doux fumet !
}
cross-roads-log-whiff-empty = { $reader ->
    [who] Tu poses { $card } en { $cell } et { $other } : un doux fumet, mais la pioche est vide.
   *[other] { $who } pose { $card } en { $cell } et { $other } : un doux fumet, mais la pioche est vide.
}
cross-roads-log-reeky = { $reader ->
    [who] Tu poses { $card } en { $cell } et { $other } : une petite puanteur !
   *[other] { $who } pose { $card } en { $cell } et { $other } : une petite puanteur !
}
cross-roads-log-out = { $reader ->
    [who] Tu poses ta dernière carte, { $card }, en { $cell } et { $other } !
   *[other] { $who } pose sa dernière carte, { $card }, en { $cell } et { $other } !
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
