# Pourquoi un coup est refusé à Mixx. Les règles sont dans docs/rules/mixx.md.
mixx-first-card = La première carte d'une manche se pose au milieu, en 0,0, et non en { $cell }.
mixx-not-yours = Cette carte n'est pas devant toi : { mixx-motif } ({ mixx-colour }). Choisis une de tes cartes.
mixx-must-lay = Une de tes cartes convient, tu ne peux donc pas passer ton tour. Regarde encore !
mixx-cell-taken = Il y a déjà une carte en { $cell }. Choisis une place libre.
mixx-no-neighbour = En { $cell }, ta carte ne toucherait aucune autre carte. Pose-la juste à côté d'une carte.
mixx-centre-fixed = Le centre de la croix est en { $centre }. On ne pose plus qu'aux quatre bouts de la croix, pas en { $cell }.
mixx-colour-taken = Cette couleur est déjà dans cette ligne : { mixx-colour }. Essaie l'autre ligne ou une autre carte.
mixx-motif-taken = Cette image est déjà dans cette ligne : { mixx-motif }. Essaie l'autre ligne ou une autre carte.
mixx-stop-instead = Tous les autres ont dû passer, la manche est à toi. Pose encore une carte ou arrête-toi.
mixx-no-stop = Tu ne peux t'arrêter que si tous les autres ont dû passer après ta dernière carte.
mixx-motif-left-out = Cette image ne joue pas aujourd'hui : { mixx-motif }.
mixx-line-only = Vous faites une seule ligne, sans angle. Pose ta carte à l'un des deux bouts, pas en { $cell }.

# Les noms des cartes, aussi pour les phrases ci-dessus.
mixx-colour =
    { $colour ->
        [yellow] jaune
        [red] rouge
        [turquoise] turquoise
        [orange] orange
        [pink] rose
        [blue] bleu
        [green] vert foncé
        [violet] violet
       *[other] { $colour }
    }
mixx-motif =
    { $motif ->
        [shell] coquillage
        [starfish] étoile de mer
        [fish] poisson
        [jellyfish] méduse
        [propeller] hélice
        [turtle] tortue
        [chest] coffre au trésor
        [anchor] ancre
       *[other] { $motif }
    }
