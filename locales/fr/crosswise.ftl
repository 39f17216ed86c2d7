crosswise-symbol = { $symbol ->
    [sun] soleil
    [cross] croix
    [triangle] triangle
    [square] carré
    [pentagon] pentagone
   *[star] étoile
}
crosswise-action = { $action ->
    [remove] Retirer
    [move] Déplacer
    [swap] Échanger
   *[replace] Remplacer
}
crosswise-answer-first = Tu n’as que des tuiles action. Dis d’abord si tu repioches (redraw) ou si tu les gardes (keep).
crosswise-not-asked = On ne peut repiocher qu’avant le premier tour, avec seulement des tuiles action.
crosswise-must-redraw = Tu commences, et sur le plateau vide aucune de tes tuiles action n’est jouable. Repioche.
crosswise-no-symbol = Tu n’as pas de tuile « { crosswise-symbol } » en main.
crosswise-no-action = Tu n’as pas de tuile action « { crosswise-action } » en main.
crosswise-cell-taken = Il y a déjà une tuile en { $cell }. Choisis une case vide.
crosswise-nothing-to-remove = Il n’y a pas de tuile à prendre en { $cell }.
crosswise-nothing-to-move = Il n’y a pas de tuile à déplacer en { $cell }.
crosswise-move-to-taken = Il y a déjà une tuile en { $cell }. On ne déplace une tuile que vers une case vide.
crosswise-nothing-to-swap = Il n’y a pas de tuile en { $cell }. Pour échanger, il faut deux tuiles sur le plateau.
crosswise-nothing-to-replace = Il n’y a pas de tuile à remplacer en { $cell }.
crosswise-nothing-to-put-in = Tu n’as pas de tuile « { crosswise-symbol } » en main à mettre à cette place.
crosswise-cannot-carry-out = L’action « { crosswise-action } » n’est pas possible maintenant, tu ne peux donc pas jouer cette tuile.
crosswise-can-play = Tu peux encore jouer une tuile, tu ne peux donc pas passer.

# Ce qui se passe, comme le dit le journal.
crosswise-a-symbol = { $symbol ->
    [sun] un soleil
    [cross] une croix
    [triangle] un triangle
    [square] un carré
    [pentagon] un pentagone
   *[star] une étoile
}
crosswise-the-symbol = { $symbol ->
    [sun] le soleil
    [cross] la croix
    [triangle] le triangle
    [square] le carré
    [pentagon] le pentagone
   *[star] l’étoile
}
crosswise-the-other = { $other ->
    [sun] le soleil
    [cross] la croix
    [triangle] le triangle
    [square] le carré
    [pentagon] le pentagone
   *[star] l’étoile
}
crosswise-log-lay = { $reader ->
    [who] Tu poses { crosswise-a-symbol } en { $cell }.
   *[other] { $who } pose { crosswise-a-symbol } en { $cell }.
}
crosswise-log-remove = { $reader ->
    [who] Tu prends { crosswise-the-symbol } de { $cell } dans ta main.
   *[other] { $who } prend { crosswise-the-symbol } de { $cell } dans sa main.
}
crosswise-log-move = { $reader ->
    [who] Tu déplaces { crosswise-the-symbol } de { $from } vers { $to }.
   *[other] { $who } déplace { crosswise-the-symbol } de { $from } vers { $to }.
}
crosswise-log-swap = { $reader ->
    [who] Tu échanges { crosswise-the-symbol } en { $from } et { crosswise-the-other } en { $to }.
   *[other] { $who } échange { crosswise-the-symbol } en { $from } et { crosswise-the-other } en { $to }.
}
crosswise-log-replace = { $reader ->
    [who] Tu remplaces { crosswise-the-other } en { $cell } par { crosswise-a-symbol }.
   *[other] { $who } remplace { crosswise-the-other } en { $cell } par { crosswise-a-symbol }.
}
crosswise-log-redraw = { $reader ->
    [who] Tu remets tes tuiles action dans le sac et tu repioches.
   *[other] { $who } remet ses tuiles action dans le sac et repioche.
}
crosswise-log-keep = { $reader ->
    [who] Tu gardes tes tuiles action.
   *[other] { $who } garde ses tuiles action.
}
crosswise-log-pass = { $reader ->
    [who] Tu ne peux jouer aucune tuile et tu passes.
   *[other] { $who } ne peut jouer aucune tuile et passe.
}
crosswise-log-draw-symbol = { $reader ->
    [who] Tu pioches { crosswise-a-symbol }.
   *[other] { $who } pioche { crosswise-a-symbol }.
}
crosswise-log-draw-action = { $reader ->
    [who] Tu pioches la tuile action « { crosswise-action } ».
   *[other] { $who } pioche la tuile action « { crosswise-action } ».
}
crosswise-log-draw-hidden = { $reader ->
    [who] Tu pioches une tuile.
   *[other] { $who } pioche une tuile.
}
crosswise-log-lone = { $reader ->
    [who] Le sort a décidé : tu joues contre les deux autres, avec les rangées.
   *[other] Le sort a décidé : { $who } joue contre les deux autres, avec les rangées.
}
crosswise-log-start = { $reader ->
    [who] Tu commences.
   *[other] { $who } commence.
}

# Ce que dit le plateau.
# Trois lettres au plus : c’est écrit à côté du plateau.
crosswise-board-pts = pts
crosswise-board-tile = { crosswise-symbol } en { $cell }
crosswise-board-line = { $team ->
    [A] Colonne { $name }
   *[B] Rangée { $name }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $most ->
    [5] , cinq symboles pareils, encore un et c’est gagné
    [6] , six symboles pareils
   *[other] {""}
}
crosswise-board-five = { $team ->
    [A] Attention : cinq symboles pareils dans la colonne { $name }. Encore un et c’est gagné !
   *[B] Attention : cinq symboles pareils dans la rangée { $name }. Encore un et c’est gagné !
}
crosswise-board-redraw = Repiocher
crosswise-board-keep = Garder
crosswise-board-pass = Passer
crosswise-board-no-team = équipe pas encore tirée, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
crosswise-board-seat = { $team ->
    [A] colonnes
   *[B] rangées
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}{ $known ->
    [0] {""}
   *[other] , dont on connaît
}
crosswise-board-lone = Le sort décide qui joue contre les deux autres.
crosswise-board-start = Le sort décide qui commence.
crosswise-board-draws = { $reader ->
    [who] Tu pioches tes tuiles.
   *[other] { $who } pioche des tuiles.
}
crosswise-board-refill = { $reader ->
    [who] Tu pioches une tuile.
   *[other] { $who } pioche une tuile.
}
crosswise-board-ask = { $reader ->
    [who] Tu n’as que des tuiles action. Tu repioches ?
   *[other] { $who } n’a que des tuiles action et peut repiocher.
}
crosswise-board-must-redraw = { $reader ->
    [who] Tu commences et tu n’as que des tuiles action : repioche.
   *[other] { $who } commence, n’a que des tuiles action et doit repiocher.
}
crosswise-board-turn = { $reader ->
    [who] À toi : pose un symbole ou joue une action.
   *[other] C’est à { $who } de jouer.
}
crosswise-board-six = Six symboles pareils ! { $team ->
    [A] Les colonnes gagnent
   *[B] Les rangées gagnent
} tout de suite.
crosswise-board-full = Le plateau est plein : { $winner ->
    [A] les colonnes gagnent
    [B] les rangées gagnent
   *[none] égalité
}, { $columns } à { $rows }.
crosswise-board-bag = { $count ->
    [0] Le sac est vide.
    [one] Il reste { $count } tuile dans le sac.
   *[other] Il reste { $count } tuiles dans le sac.
}
crosswise-board-played = Actions jouées, sur { $of } chacune : Retirer { $remove }, Déplacer { $move }, Échanger { $swap }, Remplacer { $replace }.

# Pourquoi la partie est finie.
crosswise-symbols = { $symbol ->
    [sun] soleils
    [cross] croix
    [triangle] triangles
    [square] carrés
    [pentagon] pentagones
   *[star] étoiles
}
crosswise-end-six = Six { crosswise-symbols } dans la { $team ->
    [A] colonne { $name }
   *[B] rangée { $name }
} !
crosswise-end-full = Le plateau est plein : { $high } à { $low }.
crosswise-end-draw = Le plateau est plein, et les deux équipes ont { $high } points.

# Pourquoi un coup est bon.
crosswise-why-line = { $team ->
    [A] colonne { $name }
   *[B] rangée { $name }
}
crosswise-why-have = { $others ->
    [1] { $who } a
   *[other] Les autres ont
}
crosswise-why-six = Six { crosswise-symbols } dans ta { crosswise-why-line } : tu gagnes tout de suite !
crosswise-why-last = Tu remplis la dernière case, et tu gagnes { $high } à { $low } !
crosswise-why-draw = Tu remplis la dernière case, et personne ne perd : les deux équipes ont { $high } points.
crosswise-why-break-five = { crosswise-why-have } cinq { crosswise-symbols } dans la { crosswise-why-line } : avec six, c’est perdu pour toi. Tu casses la série !
crosswise-why-block-five = { crosswise-why-have } cinq { crosswise-symbols } dans la { crosswise-why-line } : avec six, c’est perdu pour toi. Tu prends la dernière case libre !
crosswise-why-five = Cinq { crosswise-symbols } dans ta { crosswise-why-line } : encore une tuile pareille et tu gagnes !
crosswise-why-block = { crosswise-why-have } { $count } { crosswise-symbols } dans la { crosswise-why-line }. Ta tuile gêne : il n’y a plus de place pour six.
crosswise-why-different = Six symboles différents dans ta { crosswise-why-line } : ça fait 6 points.
crosswise-why-equal = Il y a maintenant { $count } { crosswise-symbols } dans ta { crosswise-why-line }, et elle vaut { $points } points.
crosswise-why-pair = Ça fait deux { crosswise-symbols } dans ta { crosswise-why-line } : un point de plus.
crosswise-why-points = Ça te fait { $count ->
    [one] un point
   *[other] { $count } points
} de plus.
crosswise-why-break = Tu casses la série de { $count } { crosswise-symbols } que { $others ->
    [1] { $who } a
   *[other] les autres ont
} dans la { crosswise-why-line } : { $lost ->
    [one] un point
   *[other] { $lost } points
} de moins.
crosswise-why-takes = Tu enlèves { $count ->
    [one] un point
   *[other] { $count } points
} { $others ->
    [1] à { $who }
   *[other] aux autres
}.
crosswise-why-spoil = { crosswise-why-have } { $count } symboles différents dans la { crosswise-why-line }. Maintenant l’un d’eux y est deux fois, et six différents, ce n’est plus possible.
crosswise-why-more = Tu as encore { $count ->
    [one] { crosswise-a-symbol }
   *[other] { $count } { crosswise-symbols }
} en main pour ta { crosswise-why-line }.
crosswise-why-fresh = Ta { crosswise-why-line } est encore vide : tu peux y réunir des { crosswise-symbols }.
crosswise-why-nothing = Là, ta tuile ne donne aucun point { $others ->
    [1] à { $who }
   *[other] aux autres
}.
crosswise-why-redraw = Avec seulement des tuiles action, tu ne peux rien poser. Tu vas peut-être piocher des symboles.
crosswise-why-pass = Tu ne peux jouer aucune de tes tuiles maintenant.
