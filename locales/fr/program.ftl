# Ce que le programme écrit à côté des plateaux d’un jeu. Les coups y figurent sous leur forme abrégée, la même dans
# toutes les langues.

program-watch-title = { $game } : { $players } joueurs, { $settings }, graine { $seed }
program-seat = Place { $seat } : { $who }
program-bot = { $level ->
    [beginner] Robot (débutant)
    [easy] Robot (facile)
    [normal] Robot (moyen)
    [hard] Robot (fort)
    [right] Robot (à ta mesure)
   *[expert] Robot (expert)
}
program-move = { $number }. Place { $seat } : { $move }
program-chance = Hasard : { $drawn }
program-rank = Place { $seat } : rang { $rank }
program-rank-points = { $points ->
    [one] Place { $seat } : rang { $rank }, { $points } point
   *[other] Place { $seat } : rang { $rank }, { $points } points
}

# Ce qu’un bot pense d’une décision enregistrée.
program-hint-title = { $game }, étape { $step } : c’est à la place { $seat } de jouer
program-hint-best = meilleur
program-hint-then = ensuite
program-hint-chance = chances de gagner { $percent } %
program-hint-share = part des adversaires battus { $percent } %
program-hint-only = le seul coup
program-hint-unseen = pas examiné
program-hint-same = le même
program-hint-number = numéro { $rank } sur { $moves }
program-hint-unknown = inconnu
program-hint-played = joué : { $move } ({ $verdict }) ; { $level } avec { $iterations } itérations
program-curve-subtitle = à chaque décision, jugée par { $level } d’après ce que voit la place
program-curve-chance = chances de gagner
program-curve-share = part des adversaires battus

# Ce que la vérification d’un enregistrement a prouvé, selon l’origine du hasard.
program-proved-revealed = Chacun a promis sa part du hasard avant que la première soit montrée ; si chaque appareil retrouve ici la sienne, personne n’a choisi le hasard.
program-proved-seeded = Tout le hasard découle d’une seule graine, et la personne qui l’a fixée pouvait le choisir.
program-proved-published = Les appareils ont montré leur part du hasard avant le début ; un serveur qui aidait le dernier assis pouvait choisir le hasard.
program-proved-continued = Le hasard découle de deux graines : celle de l’appareil où la partie a commencé et celle du serveur qui l’a continuée. Chacun pouvait choisir sa part, et l’appareil a pu savoir ce qui était caché.
program-proved-log = Le journal { $log } raconte la même partie, et ses { $entries } entrées sont toutes à leur place.
