# Ce que chaque jeu peut répondre à un coup impossible.
unreadable = Je ne comprends pas « { $token } » comme un coup de ce jeu. Choisis l’un des coups proposés.
over = La partie est finie ; plus personne ne joue.
chance-is-due = Attends un instant : il faut d’abord tirer au sort ou lancer le dé.
no-chance-now = On ne tire et on ne lance rien maintenant ; c’est à quelqu’un de jouer.
no-such-outcome = « { $outcome } » ne peut pas sortir maintenant.
