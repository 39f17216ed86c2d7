# Les pages dans le navigateur. Ce que dit le plateau d’un jeu se trouve dans web-<jeu>.ftl.

# Partout
home = Tous les jeux
my-games = Mes parties
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
missing-words = Il manque peut-être un bout de l’adresse. Tous les jeux sont sur la page d’accueil.
gone = Cette table n’existe plus

# Réglages
set-language = Langue
set-theme = Apparence
theme-auto = Auto
theme-light = Clair
theme-dark = Sombre
set-sound = Sons
set-still = Sans animations
set-stars = Des étoiles et des mots au lieu de pourcentages
set-stars-why = Pratique pour les enfants.
set-buzz = Vibrer quand c’est mon tour
set-pace = Vitesse des robots
pace-fast = Rapide
pace-normal = Normale
pace-slow = Lente
set-roll = Lancer le dé pour moi
set-plain = Plateau en texte
set-plain-why = En caractères simples, avec la liste de tous les coups ; pratique avec un lecteur d’écran.

# La connexion
net-offline = Le serveur ne répond pas. Vérifie ta connexion.
net-offline-device = Tu peux quand même jouer contre des bots et sur cet appareil.
net-device = Le jeu n’a pas pu être chargé. Es-tu en ligne ?
net-page = Cette page n’a pas pu être chargée.
net-again = Réessayer
net-reload = Recharger la page
net-opening = Connexion…
net-lost = La connexion est coupée. Je réessaie.
net-back = La connexion est revenue.
net-kept = Pas de connexion. Ton coup est gardé et partira dès qu’elle revient.
net-give-back = Annuler ce coup

# Accueil
home-title = Des jeux où tout se croise
home-words = Joue tout de suite contre un robot, avec des amis chacun sur son appareil, ou à plusieurs sur un seul.
home-words-device = Joue tout de suite contre un bot, ou faites passer cet appareil. Tout fonctionne sur cet appareil, même sans réseau.
update-ready = Une nouvelle version de Crosstable est prête. Tes parties restent telles quelles.
update-now = La lancer maintenant
home-games = Les jeux
home-going = Tes parties en cours
home-open = Tables ouvertes
home-ended = Parties terminées
home-foot = Pas de compte, pas de publicité, et des dés que chacun peut vérifier.
play-now = Jouer
with-friends = Avec des amis
with-bots = Contre des robots
on-this-device = Sur cet appareil
with-board = Plateau au milieu
more-choices = Plus d’options
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
new-with = Qui joue ?
new-bots-words = Tu t’assois, et des robots prennent les autres places.
new-friends-words = Tu reçois un lien et une image à scanner. Chacun joue sur son appareil.
new-device-words = Vous vous passez un téléphone ou une tablette. Un rideau cache les cartes à chaque passage.
new-board-words = Cet appareil reste au milieu et montre le plateau à tout le monde. Scannez l’image avec vos téléphones : chacun y voit sa main.
new-players = Combien ?
new-names = Noms
new-name-of = Nom à la place { $seat }
your-name = Ton nom
new-level = Quel niveau pour les robots ?
level-beginner = Débutant
level-easy = Facile
level-normal = Moyen
level-hard = Fort
level-expert = Expert
level-right = À ma mesure
level-right-words = Le robot s’adapte à tes résultats dans ce jeu : tu gagnes environ une partie sur deux. Les résultats restent sur cet appareil.
level-suggested = Le bon niveau pour toi en ce moment : { $level }
new-more = Options du jeu
new-clock = Temps pour chaque coup
clock-off = Sans limite
clock-30s = 30 secondes
clock-60s = 1 minute
clock-2min = 2 minutes
clock-1day = 1 jour
new-public = Des inconnus peuvent jouer
new-make-link = Créer le lien
new-make-board = Ouvrir la table
new-start = C’est parti
option-start = Qui commence
option-start-random = Tiré au sort
option-lone = Qui est seul
option-lone-random = Tiré au sort
option-double = Qui a deux couleurs
option-double-random = Tiré au sort
option-deck = Cartes
option-deck-differing = Deux chiffres différents sur chaque carte
option-deck-domino = Comme aux dominos, avec des doubles
option-finish = La fin
option-finish-instant = Dès que quelqu’un n’a plus de cartes
option-finish-round = On termine le tour de table
option-stock = Cartes par joueur
option-without = Images laissées de côté
option-shape = Ce qu’on construit
option-shape-cross = Une croix
option-shape-line = Une ligne
option-games = Parties par match
option-games-1 = Une partie
option-games-2 = Deux parties, chacun en commence une
option-board = Taille du plateau
option-laying = Pose des planches
option-laying-turns = Chacun son tour
option-laying-all = Chacun pose toutes les siennes d’un coup
option-corners = Coins à deux
option-corners-neighbours = Voisins
option-corners-opposite = Opposés
option-limit = Nombre maximal de tours par joueur

# Avant le départ
lobby-title = { $game } : prenez place !
lobby-change = Ouvrir une table avec d’autres options
lobby-start = Lancer la partie
lobby-waits = { $open ->
    [one] Une place est encore libre
   *[other] { $open } places sont encore libres
}
lobby-host-starts = Tout le monde est là. La personne qui a ouvert la table peut lancer la partie.
seat-open = Place libre
seat-bot = Mettre un robot à la place { $seat }
seat-bot-short = Mettre un robot…
seat-up = Déplacer la place { $seat } vers le haut
sit = S’asseoir ici
sit-too = Ajouter quelqu’un ici
that-is-you = C’est toi
host = a ouvert la table
rename = Changer de nom
get-up = Se lever
clear = Libérer
invite = Inviter des amis
invite-words = Envoie-leur le lien, ou fais-leur scanner l’image.
invite-board = Rejoins la table avec ton téléphone
invite-board-words = Vise l’image avec l’appareil photo de ton téléphone.
invite-local = Ce lien ne marche que sur cet ordinateur. Pour jouer avec d’autres appareils, lance le serveur avec : crosstable serve --listen 0.0.0.0:7400
invite-link = Le lien vers cette table
invite-copy = Copier
invite-copied = Copié
invite-share = Partager
invite-code = Le lien en code QR
hand-on-title = Sur un autre appareil
hand-on = Faire jouer { $name } sur un autre appareil
hand-on-words = Scanne l’image avec l’autre appareil, ou ouvre le lien dessus. Ensuite, { $name } joue sur cet autre appareil. Le lien ne marche qu’une fois ; ne le montre à personne d’autre.
hand-on-you = Continuer sur un autre appareil
hand-on-you-words = Scanne l’image avec l’autre appareil, ou ouvre le lien dessus. Ensuite, tu joues sur cet autre appareil. Le lien ne marche qu’une fois ; ne le montre à personne d’autre.
hand-on-link = Le lien pour { $name }
online-goes-on = Cette partie continue en ligne

# À la table
your-turn = À toi de jouer
turn-of-you = { $name }, à toi de jouer
turn-of = C’est à { $name } de jouer
has-the-turn = c’est son tour
thinking = { $name } réfléchit…
sending = Ton coup est en route…
ended = La partie est finie
away = a quitté la table
not-here = hors ligne
spectators = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
stood-in = un robot à sa place
stand-in = Faire jouer un robot
time-left = Encore { $seconds } secondes
hand-over = Passer à { $name }
curtain = Passe l’appareil à { $name }
curtain-words = Les autres, ne regardez pas ! La main apparaît quand { $name } appuie sur le bouton.
curtain-open = Je suis { $name }
actions = Ce que tu peux faire
undo = Annuler mon coup
propose-undo = Demander à annuler
agree = Oui, d’accord
decline = Non
withdraw = Retirer ma demande
hint = Conseil
hint-thinking = Je réfléchis…
hint-is = Conseil : { $move }
hint-more = Est-ce un bon coup ?
hint-chance = Chances de gagner : { $percent } %.
hint-other = Ou bien : { $move }
hint-percent = ({ $percent } %).
hint-stars = { $stars ->
    [one] une étoile sur { $of }
   *[other] { $stars } étoiles sur { $of }
}
say = Que veux-tu dire ?
say-short = Message
log = Ce qui s’est passé
log-earlier = Il s’est passé beaucoup de choses avant.
log-said = { $name } : « { $phrase } »
log-taken = annulé
why-rule = Voir la règle { $clause }
perspective = Ce que montre cet appareil
perspective-own = Montrer ma main ici
perspective-watch = Seulement regarder
perspective-board = Seulement le plateau
big-screen = Sur un grand écran
big-screen-words = Ouvre la table sur un écran que tout le monde voit. Il ne montre pas les mains ; elles restent sur les téléphones.
big-screen-open = Ouvrir le plateau
the-board = Le plateau
plain-board = Le plateau en texte
plain-moves = { $count ->
    [one] Un coup
   *[other] { $count } coups
}
plain-find = Chercher un coup
leave = Quitter la table

# La fin
end-draw = Égalité !
end-you-won = Tu as gagné !
end-you-share = Vous gagnez ensemble : { $names }
end-won = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent !
}
end-you-lost-1 = Dommage ! Ce sera pour la prochaine fois.
end-you-lost-2 = Bien joué quand même. On remet ça ?
end-you-lost-3 = Pas cette fois. La prochaine est pour toi !
end-level-up = Envie d’un robot plus fort ? Essaie « { $level } ».
end-level-down = Une partie plus tranquille ? Essaie « { $level } ».
points = { $points ->
    [0] aucun point
    [one] 1 point
   *[other] { $points } points
}
rematch = Rejouer
rematch-there = Une nouvelle partie est ouverte.
rematch-join = Rejoindre la nouvelle partie
replay-short = Revoir
end-review = Analyse
replay = Revoir la partie
check-dice = Vérifier les dés

# Règles et leçons
rules-common = Pour tous les jeux
rules-table = Autour de la table
rules-clause = Règle { $clause }
rules-position = Une position d’une vraie partie.
rules-in-short = Les règles en bref
rules-print = Imprimer
rules-exact = Texte exact
rules-exact-words = Chaque règle avec son numéro. Quand un coup est refusé, le jeu te montre la règle qui dit pourquoi.
rules-about = D’où viennent les règles
mark-ruling = notre décision
mark-ruling-why = Ici, la règle imprimée ne dit rien ou n’est pas claire ; il a fallu décider.
mark-data = reconstitué
mark-data-why = C’était sur une image que nous n’avons pas.
mark-option = au choix
mark-option-why = La personne qui ouvre la table peut le choisir.
learn-by-playing = Apprendre en jouant
learn-title = Apprendre { $game }
learn-step = Étape { $step } sur { $of }
learn-right = Exactement !
learn-other = Pas tout à fait. Essaie autre chose.
learn-show = Montre-moi
learn-skip = Passer
learn-again = Recommencer
learn-done = Maintenant tu sais jouer !
learn-done-words = C’est tout ce qu’il faut savoir. Essaie contre un robot facile ; lui, ça ne le gêne pas de perdre.
learn-none = Il n’y a pas encore de leçon pour ce jeu. Tout est dans les règles.
back = Retour
next = Suivant

# Revoir une partie
replay-first = Au début
replay-last = À la fin
replay-run = Lecture
replay-pause = Pause
replay-step = Coup { $step } sur { $of }
replay-perspective = Vu par qui ?
replay-share = Lien vers ce moment
replay-save = Enregistrer la partie

# Vérifier les dés
dice-words = Avant la partie, le serveur a promis un secret, et chaque appareil a ajouté des nombres tirés au hasard. Maintenant le secret est connu, et ton navigateur peut refaire lui-même tous les tirages.
dice-check = Vérifier
dice-busy = Je refais les tirages…
