# Ce que chaque jeu peut répondre à un coup impossible.
unreadable = « { $token } » n’est pas un coup de ce jeu. Choisis l’un des coups proposés.
over = La partie est finie ; plus personne ne joue.
chance-is-due = Attends un instant : il faut d’abord tirer au sort ou lancer le dé.
no-chance-now = Il n’y a rien à tirer ni à lancer maintenant ; c’est à quelqu’un de jouer.
no-such-outcome = « { $outcome } » ne peut pas sortir maintenant.
