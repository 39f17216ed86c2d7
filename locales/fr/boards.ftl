# The boards in plain characters. The games write them in English; what is written here in English is how they do it,
# and every line of a board is found by it. A test sees to it that none is missed. Lines of a table keep their columns.

# What all boards say.
board-you = { $seat } (toi)
board-and = { $one } et { $other }
board-seat = place { $seat }
board-one-card = 1 carte
board-cards = { $count } cartes
board-pile = Pioche : { $cards }
board-over = La partie est finie.
board-lot-begins = Le sort décide qui commence.

# Crosswise.
board-points = points
board-pts = pts
board-crosswise-score = colonnes (équipe A) { $columns }, lignes (équipe B) { $rows }
board-crosswise-bag = sac { $bag } ; joués : retirer { $remove }, déplacer { $move }, échanger { $swap }, remplacer { $replace }
board-crosswise-undrawn = place { $seat } (équipe pas encore tirée) : { $tiles }
board-crosswise-columns = place { $seat } (colonnes) : { $tiles }
board-crosswise-rows = place { $seat } (lignes) : { $tiles }
board-crosswise-no-tiles = place { $seat } (colonnes) : rien
board-crosswise-none = place { $seat } (lignes) : rien
board-crosswise-known =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }, connues : { $tiles }
board-crosswise-tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
board-crosswise-lone = le sort décide qui joue en solo
board-crosswise-draws = la place { $seat } pioche ses tuiles
board-crosswise-begins = le sort décide qui commence
board-crosswise-ask = la place { $seat } n’a que des tuiles action : repiocher ou garder ?
board-crosswise-refill = une tuile est piochée
board-crosswise-full = le plateau est plein
board-crosswise-six = six symboles pareils : l’équipe { $team } gagne aussitôt

# Cross Roads.
board-cross-roads-legend = 3---7 et | relient les deux moitiés d’une carte ; > < v ^ montrent où elle
board-cross-roads-beneath = continue sous une autre ; . est la table nue.
board-cross-roads-rank = Place { $seat } : { $cards }, rang { $rank }
board-cross-roads-hand = Place { $seat } : { $cards }
board-cross-roads-own = ta main : { $cards }
board-cross-roads-known = tu connais : { $cards }
board-cross-roads-knows = connaît de toi : { $cards }
board-cross-roads-closing = Quelqu’un n’a plus de cartes ; ce tour est le dernier.
board-cross-roads-dealt = Une carte est donnée à la place { $seat }.
board-cross-roads-turn-up = La première carte de la pioche est retournée.
board-cross-roads-lot = On tire au sort qui commence.
board-cross-roads-turn = À jouer : place { $seat }.
board-cross-roads-draws = La place { $seat } pioche une carte.
board-cross-roads-steals = La place { $seat } tire une carte de la main de la place { $from }.
board-cross-roads-another = Encore une carte à piocher ensuite.
board-cross-roads-more = Encore { $count } cartes à piocher ensuite.

# Mixx.
board-mixx-cells = Une case est colonne,ligne ; + est une case libre. { $centre }
board-mixx-line = On construit une ligne, pas une croix.
board-mixx-centre = Le centre est { $cell }.
board-mixx-open = Le centre est encore ouvert.
board-mixx-seat = Place { $seat }, { $cards } en gain
board-mixx-none = aucune carte
board-mixx-without = Pioche : { $cards } ; sans { $motifs }
board-mixx-table = Sur la table : { $cards } ; la dernière est de la place { $seat }.
board-mixx-missed = Sur la table : { $cards } ; la dernière est de la place { $seat }, { $count } ont passé depuis.
board-mixx-dealt = Une carte est donnée à la place { $seat }.
board-mixx-first = La place { $seat } pose la première carte, en 0,0.
board-mixx-turn = La place { $seat } pose une carte, ou passe si aucune ne va.
board-mixx-run = La place { $seat } continue en solo : pose encore une carte, ou s’arrête.
board-mixx-draw = La place { $seat } pioche une carte.
board-mixx-over = La partie est finie. Le plus de cartes : { $seats }.
board-mixx-two = { $one }, { $other }

# Crossado.
board-crossado-head = place de    vers départ  arrivés  planche  pions sur
board-crossado-planks = planches : { $planks }
board-crossado-lot = Le sort dit qui commence.
board-crossado-lays = La place { $seat } pose une planche.
board-crossado-turn = Tour { $turn } sur { $limit } : { $what }
board-crossado-rolls = on lance le dé pour la place { $seat }.
board-crossado-again = la place { $seat } est bloquée et relance pour un 1 ou un 6.
board-crossado-relay = la place { $seat } a fait { $die }, peut prendre une planche, et joue.
board-crossado-moves = la place { $seat } a fait { $die } et joue.
board-crossado-taken = la place { $seat } a fait { $die }, a pris { $plank } et la pose ailleurs.

# Cross'N Go.
board-row = rangée
board-cross-n-go-head = Cross'N Go, tour { $round } sur { $limit }. { $status }
board-cross-n-go-bars = On pose les barres.
board-cross-n-go-colours = On tire les couleurs.
board-cross-n-go-rolls = La place { $seat } lance le dé.
board-cross-n-go-six = La place { $seat } a un six et relance le dé.
board-cross-n-go-last = La place { $seat } joue, encore 1 point.
board-cross-n-go-plays = La place { $seat } joue, encore { $points } points.
board-cross-n-go-far = en face : place { $seat }, court vers le bas v
board-cross-n-go-far-two = en face : places { $seats }, courent vers le bas v
board-cross-n-go-near = de ce côté : place { $seat }, court vers le haut ^
board-cross-n-go-near-two = de ce côté : places { $seats }, courent vers le haut ^
board-cross-n-go-wide = La pile est trop large pour être dessinée telle quelle : le nombre après la
board-cross-n-go-shifted = rangée dit de combien de cases sa barre est à droite (- : à gauche).
board-cross-n-go-legend = R rouge, B bleu, G vert, Y jaune ; R1 pion, R2 deux, R# joker, R~ joker pour
board-cross-n-go-wood = un tour, . bois. Le nombre est le décalage ; les cases se comptent de gauche.
board-cross-n-go-joker = Le joker en { $field } part quand la place { $seat } rejoue.
board-cross-n-go-colourless = pas encore de couleur
board-cross-n-go-near-seat-joker = place { $seat } (ici), { $colours } : { $across } passés, encore { $rows } rangées, 1 joker
board-cross-n-go-near-seat = place { $seat } (ici), { $colours } : { $across } passés, encore { $rows } rangées, { $jokers } jokers
board-cross-n-go-far-seat-joker = place { $seat } (en face), { $colours } : { $across } passés, encore { $rows } rangées, 1 joker
board-cross-n-go-far-seat = place { $seat } (en face), { $colours } : { $across } passés, encore { $rows } rangées, { $jokers } jokers

# Words in tables; short ones, because columns are narrow.
board-word = { $word ->
    [sun] soleil
    [cross] croix
    [triangle] triangle
    [square] carré
    [pentagon] pentagone
    [star] étoile
    [remove] retirer
    [move] déplacer
    [swap] échanger
    [replace] remplacer
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
    [turquoise] turquoise
    [orange] orange
    [pink] rose
    [violet] violet
    [shell] coquille
    [starfish] étoile
    [fish] poisson
    [jellyfish] méduse
    [propeller] hélice
    [turtle] tortue
    [chest] coffre
    [anchor] ancre
   *[other] { $word }
}
