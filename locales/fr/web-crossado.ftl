crossado-board = Rivière
crossado-you = toi
crossado-island = { $corner ->
    [nw] île en haut à gauche
    [ne] île en haut à droite
    [se] île en bas à droite
   *[sw] île en bas à gauche
}
crossado-home-of = départ de { $name }, { $count } en attente
crossado-goal-of = but de { $name }, { $count } arrivés
crossado-field-plank = { $field }, planche
crossado-field-water = { $field }, eau
crossado-pieces-of = { $names } ici
crossado-act-take = prendre cette planche
crossado-act-lay = poser la planche { $plank }
crossado-act-walk = avancer jusqu’ici
crossado-act-choose = choisir ce pion
crossado-camp = { $waiting } au départ, { $crossing } en route, { $arrived } arrivés
crossado-planks-left = { $count ->
    [one] encore { $count } planche
   *[other] encore { $count } planches
}
crossado-die = Le dé montre { $die }
crossado-die-none = Le dé attend
crossado-in-vain = { $rolls } : pas de chance
crossado-in-vain-why = { $rolls } : { $why }
crossado-first = Quoi d’abord ?
crossado-drag = Fais-la glisser sur la rivière
crossado-turn = Tourner
crossado-lay-here = Poser ici
crossado-back = Retour
crossado-do-walk = Avancer
crossado-do-take = Planche d’abord
crossado-do-pass = Passer
crossado-roll = Lancer le dé

crossado-now-plank = À toi : pose une planche sur l’eau.
crossado-now-lay = Pose maintenant la planche ailleurs.
crossado-touch-plank = À toi : touche l’eau, ou fais-y glisser une planche.
crossado-touch-lay = Pose la planche ailleurs : touche l’eau.
crossado-confirm = C’est bon là ? Touche « Poser ici ».
crossado-which-one = Touche ton choix dans la loupe.
crossado-roll-now = À toi : lance le dé !
crossado-which-piece = Tu as fait { $die } : choisis un pion.
crossado-piece-or-plank = Un { $die } ! Choisis un pion, ou déplace d’abord une planche.
crossado-which-plank = Quelle planche déplaces-tu ?
crossado-only-take = Déplace une planche ou passe.
crossado-where = { $die ->
    [one] Avance de 1 pas : vers où ?
   *[other] Avance de { $die } pas : vers où ?
}
crossado-lot = Qui commence ?
crossado-lone = Qui est seul ?
crossado-waits-lot = Qui commence ?
crossado-waits-laying = { $name } pose une planche.
crossado-waits-rolling = { $name } lance le dé.
crossado-waits-moving = { $name } a fait { $die }.
crossado-waits-relaying = { $name } déplace une planche.
crossado-waits-over = La partie est finie.
crossado-over-won = { $name } a fait traverser ses quatre pions !
crossado-over-you = Tu as fait traverser tes quatre pions !
crossado-over-limit = Tous les tours sont joués. Qui a le plus de pions au but gagne.

crossado-learn-goal = Amène tes quatre pions sur l’île d’en face, de l’autre côté de la rivière. Ses places ont la forme de tes pions.
crossado-learn-lay = D’abord, tout le monde pose des planches. Tourne la tienne comme tu veux et pose-la sur l’eau.
crossado-learn-walk = Tu as fait 3 : choisis un pion et avance d’exactement trois cases sur les planches.
crossado-learn-jump = Les autres ne t’arrêtent pas, et deux couleurs peuvent partager une case. Mais jamais de demi-tour.
crossado-learn-take = Avec un 1 ou un 6, tu peux d’abord déplacer une planche vide. Choisis « Planche d’abord » et prends-en une.
crossado-learn-relay = Tu tiens une planche. Pose-la là où elle t’aide.
crossado-learn-arrive = Seul le dernier pas peut mener au but. Ramène un pion à la maison !
crossado-learn-end = Le premier qui a ses quatre pions au but gagne.
