crosswise-symbol = { $symbol ->
    [sun] soleil
    [cross] croix
    [triangle] triangle
    [square] carré
    [pentagon] pentagone
   *[star] étoile
}
crosswise-action = { $action ->
    [remove] retirer
    [move] déplacer
    [swap] échanger
   *[replace] remplacer
}
crosswise-answer-first = Tu n’as que des tuiles action. Dis d’abord si tu repioches (redraw) ou si tu les gardes (keep).
crosswise-not-asked = On ne peut repiocher qu’avant le premier tour, avec seulement des tuiles action.
crosswise-must-redraw = Tu commences, et sur le plateau vide aucune de tes tuiles action n’est jouable. Repioche.
crosswise-no-symbol = Tu n’as pas de tuile « { crosswise-symbol } » en main.
crosswise-no-action = Tu n’as pas de tuile action « { crosswise-action } » en main.
crosswise-cell-taken = Il y a déjà une tuile en { $cell }. Choisis une case vide.
crosswise-nothing-to-remove = Il n’y a pas de tuile à prendre en { $cell }.
crosswise-nothing-to-move = Il n’y a pas de tuile à déplacer en { $cell }.
crosswise-move-to-taken = Il y a déjà une tuile en { $cell }. On ne déplace une tuile que vers une case vide.
crosswise-nothing-to-swap = Il n’y a pas de tuile en { $cell }. Pour échanger, il faut deux tuiles sur le plateau.
crosswise-nothing-to-replace = Il n’y a pas de tuile à remplacer en { $cell }.
crosswise-nothing-to-put-in = Tu n’as pas de tuile « { crosswise-symbol } » en main pour la mettre à cette place.
crosswise-cannot-carry-out = La tuile action « { crosswise-action } » ne peut pas être exécutée maintenant, donc pas jouée.
crosswise-can-play = Tu peux encore jouer une tuile, donc tu ne peux pas passer.

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
    [who] Le sort a décidé : tu joues en solo, avec les rangées.
   *[other] Le sort a décidé : { $who } joue en solo, avec les rangées.
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
crosswise-board-lone = Le sort décide qui joue en solo.
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
    [who] Tu n’as que des tuiles action. Repiocher ?
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
crosswise-board-played = Actions jouées, sur { $of } chacune : retirer { $remove }, déplacer { $move }, échanger { $swap }, remplacer { $replace }.
