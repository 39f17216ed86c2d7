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
