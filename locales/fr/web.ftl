# Les pages dans le navigateur. Ce que dit le plateau d’un jeu se trouve dans web-<jeu>.ftl.

# Partout
home = Tous les jeux
skip = Aller au contenu
close = Fermer
ok = OK
none = aucune
more = Plus
settings = Réglages
bot = Robot
bot-number = Robot { $number }
me = Moi
player = Joueur { $number }
players = Qui joue
rules = Règles
learn = Apprendre
missing = Il n’y a rien ici
missing-words = Peut-être manque-t-il un bout de l’adresse. Tous les jeux sont sur la première page.
gone = Cette table n’existe plus

# Réglages
set-language = Langue
set-theme = Apparence
theme-auto = Auto
theme-light = Clair
theme-dark = Sombre
set-sound = Sons
set-still = Rien ne bouge tout seul
set-plain = Écrire le plateau
set-plain-why = En simples caractères, avec la liste de tous les coups ; pratique avec un lecteur d’écran.

# La connexion
net-offline = Le serveur ne répond pas. As-tu une connexion ?
net-page = Cette page n’a pas pu être chargée.
net-again = Réessayer
net-reload = Recharger la page
net-opening = Connexion …
net-lost = La connexion est coupée. Je continue d’essayer.
net-back = De nouveau connecté.
net-kept = Pas de connexion. Ton coup est gardé et part dès que ça marche.
net-give-back = Le reprendre

# Accueil
home-title = Cinq jeux de traversée
home-words = Joue tout de suite contre un robot, avec des amis sur leurs appareils, ou faites passer un seul appareil.
home-games = Les jeux
home-going = Tes parties continuent
home-open = Tables ouvertes
home-ended = Déjà jouées
home-foot = Pas de compte, pas de publicité, et des dés que chacun peut vérifier.
play-now = Jouer
with-friends = Avec des amis
with-bots = Contre des robots
on-this-device = Sur cet appareil
more-choices = Plus de choix
nobody-yet = Encore personne
stage-lobby = Pas encore commencée
stage-running = Continuer
seats-free = { $open ->
    [one] Une place est libre
   *[other] { $open } places sont libres
}
replay-look = Revoir
rules-all = Toutes les règles

# Une nouvelle table
new-with = Qui joue ?
new-bots-words = Tu t’assieds, et des robots prennent les autres places.
new-friends-words = Tu reçois un lien et une image à scanner. Chacun joue sur son appareil.
new-device-words = Vous faites passer un téléphone ou une tablette. Un rideau garde les cartes cachées.
new-players = Combien ?
new-names = Noms
new-name-of = Nom à la place { $seat }
your-name = Ton nom
new-level = Quelle force ont les robots ?
level-beginner = Débutant
level-easy = Facile
level-normal = Moyen
level-hard = Fort
level-expert = Maître
new-more = Options du jeu
new-clock = Temps pour chaque coup
clock-off = Sans limite
clock-30s = 30 secondes
clock-60s = 1 minute
clock-2min = 2 minutes
clock-1day = 1 jour
new-public = Des inconnus peuvent jouer
new-make-link = Créer le lien
new-start = C’est parti
option-start = Qui commence
option-start-random = Tiré au sort
option-lone = Qui est seul
option-lone-random = Tiré au sort
option-double = Qui a deux couleurs
option-double-random = Tiré au sort
option-deck = Cartes
option-deck-differing = Deux nombres différents sur chaque carte
option-deck-domino = Comme aux dominos, avec des doubles
option-finish = La fin
option-finish-instant = Dès que quelqu’un n’a plus de cartes
option-finish-round = On termine le tour de table
option-stock = Cartes par joueur
option-without = Images laissées de côté
option-shape = Ce qu’on construit
option-shape-cross = Une croix
option-shape-line = Une ligne
option-games = Parties d’un match
option-games-1 = Une partie
option-games-2 = Deux parties, chacun en commence une
option-board = Taille du plateau
option-laying = Pose des planches
option-laying-turns = Chacun son tour
option-laying-all = Chacun toutes d’un coup
option-corners = Coins à deux joueurs
option-corners-neighbours = Voisins
option-corners-opposite = Opposés
option-limit = Nombre maximal de tours chacun

# Avant le départ
lobby-title = { $game } : prenez place !
lobby-change = Ouvrir une table avec d’autres options
lobby-start = Commencer la partie
lobby-waits = { $open ->
    [one] Une place est encore libre
   *[other] { $open } places sont encore libres
}
lobby-host-starts = Tout le monde est là. Qui a ouvert la table commence la partie.
seat-open = Place libre
seat-bot = Mettre un robot à la place { $seat }
seat-bot-short = Mettre un robot …
seat-up = Monter la place { $seat }
sit = S’asseoir ici
sit-too = Encore quelqu’un ici
that-is-you = C’est toi
host = a ouvert la table
rename = Renommer
get-up = Se lever
clear = Libérer
invite = Inviter des amis
invite-words = Envoie-leur le lien, ou fais-leur scanner l’image.
invite-link = Le lien vers cette table
invite-copy = Copier
invite-copied = Copié
invite-share = Partager
invite-code = Le lien en code QR
hand-on-title = Sur un autre appareil
hand-on = Jouer { $name } sur un autre appareil
hand-on-words = Scanne l’image avec l’autre appareil, ou ouvre le lien là-bas. { $name } continue alors sur cet appareil. Le lien sert une fois ; ne le montre à personne d’autre.
hand-on-you = Continuer sur un autre appareil
hand-on-you-words = Scanne l’image avec l’autre appareil, ou ouvre le lien là-bas. Tu continues alors là-bas. Le lien sert une fois ; ne le montre à personne d’autre.
hand-on-link = Le lien pour { $name }

# À la table
your-turn = C’est à toi
turn-of-you = { $name }, c’est à toi
turn-of = C’est à { $name }
has-the-turn = doit jouer
thinking = { $name } réfléchit …
sending = Ton coup est en route …
ended = La partie est finie
away = est sorti
not-here = pas connecté
spectators = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
stood-in = un robot remplace
stand-in = Laisser jouer un robot
time-left = Encore { $seconds } secondes
hand-over = Passer à { $name }
curtain = Passe l’appareil à { $name }
curtain-words = Personne d’autre ne regarde. La main se montre quand { $name } appuie sur le bouton.
curtain-open = Je suis { $name }
actions = Ce que tu peux faire
undo = Reprendre
propose-undo = Demander à reprendre
agree = Oui, d’accord
decline = Non
withdraw = Tant pis
hint = Conseil
hint-thinking = Je réfléchis …
hint-is = Conseil : { $move }
hint-chance = Chances de gagner : { $percent } %.
hint-other = Ou bien : { $move }
hint-percent = ({ $percent } %).
say = Dire quelque chose
say-short = Parler
log = Ce qui s’est passé
log-earlier = Il s’est déjà passé beaucoup de choses.
log-said = { $name } : « { $phrase } »
log-taken = repris
why-rule = Voir la règle { $clause }
perspective = Ce que montre cet appareil
perspective-own = Montrer ma main ici
perspective-watch = Regarder ici
perspective-board = Seulement le plateau
big-screen = Sur un grand écran
big-screen-words = Ouvre la table sur un écran que tout le monde voit. Il ne montre aucune main ; les téléphones les montrent.
big-screen-open = Ouvrir comme plateau
the-board = Le plateau
plain-board = Le plateau en mots
plain-moves = { $count ->
    [one] Un coup
   *[other] { $count } coups
}
plain-find = Chercher un coup
leave = Quitter la table

# La fin
end-result = Résultat
end-see-board = Voir le plateau
end-draw = Égalité !
end-you-won = Tu as gagné !
end-you-share = Vous gagnez ensemble : { $names }
end-won = { $count ->
    [one] { $names } gagne !
   *[other] Gagnants : { $names }
}
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
rematch = Rejouer
rematch-there = Une nouvelle partie est ouverte.
rematch-join = Rejoindre la nouvelle partie
replay-short = Revoir
replay = Revoir la partie
check-dice = Vérifier les dés

# Règles et leçons
rules-common = Commun à tous les jeux
rules-table = Autour de la table
rules-clause = Règle { $clause }
rules-position = Une position d’une vraie partie.
mark-ruling = notre décision
mark-ruling-why = La règle imprimée ne dit rien de clair ici ; il a fallu décider.
mark-data = reconstitué
mark-data-why = C’était sur une image que nous n’avons pas.
mark-option = au choix
mark-option-why = Qui ouvre la table peut le choisir.
learn-by-playing = Apprendre en jouant
learn-title = Apprendre { $game }
learn-step = Étape { $step } sur { $of }
learn-right = Exactement !
learn-other = Pas tout à fait. Essaie autre chose.
learn-show = Montre-moi
learn-skip = Passer
learn-again = Recommencer
learn-done = Maintenant tu sais jouer !
learn-done-words = Il n’en faut pas plus. Essaie contre un robot facile ; perdre ne le gêne pas.
learn-none = Il n’y a pas encore de leçon pour ce jeu. Tout est dans les règles.
back = Retour
next = Suivant

# Revoir une partie
replay-first = Au début
replay-last = À la fin
replay-run = Laisser défiler
replay-pause = Pause
replay-step = Coup { $step } sur { $of }
replay-perspective = Avec les yeux de qui ?
replay-chance = Chances de gagner
replay-share = Lien vers ce moment
replay-save = Garder la partie

# Vérifier les dés
dice-words = Avant la partie, le serveur a promis un secret, et chaque appareil a ajouté des nombres au hasard. Maintenant le secret est connu, et ton navigateur peut tout retirer lui-même.
dice-check = Vérifier
dice-busy = Je retire tout …
