# Chaque jeu en quelques mots, pour qui en choisit un. Durée et âge sont ceux du jeu imprimé. S’il n’indique pas de durée,
# la nôtre est estimée d’après le nombre de tours (docs/performance.md) ; s’il n’indique pas d’âge, l’âge est vide.

cross-roads-name = Cross Roads
cross-roads-pitch = Les fourmis croisent leurs pistes : pose tes chiffres sur ceux des autres, et gare aux odeurs.
cross-roads-players = 2 à 4 joueurs
cross-roads-minutes = environ 20 minutes
cross-roads-age = dès 7 ans
cross-roads-goal = Le premier qui n’a plus de cartes gagne.
cross-roads-begins = Dans la règle du jeu, la dernière personne qui a vu une fourmi commence.

cross-n-go-name = Cross'N Go
cross-n-go-pitch = Pousse les barres de bois jusqu’à ce que ta couleur s’aligne, puis fais courir ton pion de l’autre côté.
cross-n-go-players = 2 à 4 joueurs
cross-n-go-minutes = environ 30 minutes
cross-n-go-age = {""}
cross-n-go-goal = Le premier qui fait traverser tous ses pions gagne.
cross-n-go-begins = La règle du jeu laisse le choix.

mixx-name = Mixx
mixx-pitch = Forme une croix avec les trésors de la mer, sans jamais deux fois la même couleur ou la même image dans une ligne.
mixx-players = 2 à 4 joueurs
mixx-minutes = environ 20 minutes
mixx-age = dès 6 ans
mixx-goal = Pose la dernière carte d’une croix et gagne toutes ses cartes. Qui a le plus de cartes à la fin l’emporte.
mixx-begins = Dans la règle du jeu, le plus jeune commence.

crosswise-name = Crosswise
crosswise-pitch = Chaque tuile compte deux fois : en largeur pour les uns, en hauteur pour les autres. Et la tienne, qui aide-t-elle ?
crosswise-players = 2 à 4 joueurs en deux équipes
crosswise-minutes = environ 20 minutes
crosswise-age = dès 6 ans
crosswise-goal = Marque plus de points que les autres dans tes six lignes. Six symboles pareils sur une ligne, et c’est gagné.
crosswise-begins = La règle du jeu laisse le choix.

crossado-name = Crossado
crossado-pitch = Traverse une rivière en furie sur des planches, en espérant que personne ne t’enlève la meilleure.
crossado-players = 2 à 4 joueurs
crossado-minutes = environ 30 minutes
crossado-age = dès 8 ans
crossado-goal = Le premier qui amène ses quatre pions sur l’île du coin opposé gagne.
crossado-begins = La règle du jeu laisse le choix.
