# Chaque jeu en quelques mots, pour qui en choisit un. Durée et âge sont ceux du jeu imprimé ; là où il n’en dit rien,
# nous n’en disons rien non plus.

cross-roads-name = Cross Roads
cross-roads-pitch = Les fourmis croisent leurs pistes : posez vos chiffres sur ceux des autres, et gare à la petite puanteur.
cross-roads-players = 2 à 4 joueurs
cross-roads-minutes = environ 20 minutes
cross-roads-age = dès 7 ans
cross-roads-goal = Gagne qui n’a plus de cartes en premier.
cross-roads-begins = Dans la règle du jeu, commence qui a vu une fourmi en dernier.

cross-n-go-name = Cross'N Go
cross-n-go-pitch = Décalez les barres de bois jusqu’à ce que votre couleur s’aligne, puis lancez votre pion de l’autre côté.
cross-n-go-players = 2 à 4 joueurs
cross-n-go-minutes = durée non indiquée
cross-n-go-age = âge non indiqué
cross-n-go-goal = Gagne qui fait traverser tous ses pions en premier.
cross-n-go-begins = La règle du jeu vous laisse choisir.

mixx-name = Mixx
mixx-pitch = Formez une croix avec les trésors de la mer, sans jamais deux fois la même couleur ou la même image dans une ligne.
mixx-players = 2 à 4 joueurs
mixx-minutes = environ 20 minutes
mixx-age = dès 6 ans
mixx-goal = La dernière carte posée emporte toute la croix ; gagne qui a le plus de cartes à la fin.
mixx-begins = Dans la règle du jeu, le plus jeune commence.

crosswise-name = Crosswise
crosswise-pitch = Chaque tuile compte deux fois : en largeur pour les uns, en hauteur pour les autres. Qui la vôtre aide-t-elle ?
crosswise-players = 2 à 4 joueurs en deux équipes
crosswise-minutes = partie courte
crosswise-age = dès 6 ans
crosswise-goal = Marquez plus de points dans vos six lignes que l’autre équipe, ou alignez six symboles pareils et gagnez aussitôt.
crosswise-begins = La règle du jeu vous laisse choisir.

crossado-name = Crossado
crossado-pitch = Jetez des planches sur une rivière en furie, en espérant que personne ne vous en retire la plus belle.
crossado-players = 2 à 4 joueurs
crossado-minutes = durée non indiquée
crossado-age = dès 8 ans
crossado-goal = Gagne qui amène en premier ses quatre pions sur l’île du coin opposé.
crossado-begins = La règle du jeu vous laisse choisir.
