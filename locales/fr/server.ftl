server-bad-setup = Cette table ne peut pas être ouverte : { $faults }.
server-stale = La partie a avancé entre-temps. Regarde encore et choisis de nouveau.
server-no-table = Cette table n’existe pas. Elle a peut-être été retirée parce que personne ne venait plus.
server-no-page = Il n’y a rien ici.
server-no-method = Cette adresse n’accepte pas de telles demandes.
server-stranger = Je ne sais pas qui tu es. Demande d’abord un jeton.
server-unreadable = Je ne comprends pas ceci : { $why }.
server-binary = Ici, seuls les messages de texte sont compris.
server-no-hello = Le premier message doit être un bonjour, et seulement le premier.
server-version = Cette page ne correspond plus au serveur. Recharge-la, s’il te plaît.
server-too-large = C’est trop grand. Au plus { $most } octets sont lus.
server-too-fast = { $seconds ->
    [one] Pas si vite. Réessaie dans une seconde.
   *[other] Pas si vite. Réessaie dans { $seconds } secondes.
}
server-busy = Il y a trop de monde en ce moment. Réessaie dans une demi-minute.
server-silent = On n’a rien entendu de toi depuis un moment. Reviens quand tu veux.
server-slow = On n’a pas pu te raconter tout ce qui s’est passé. Reviens et regarde.
server-timed-out = C’est arrivé trop tard.
server-foreign-origin = Les pages d’autres sites n’ont pas ce droit.
server-storage = Cela n’a pas pu être noté avec certitude. Réessaie dans un instant.
server-unreachable = Les serveurs qui gardent les tables sont injoignables en ce moment. Rien n’est perdu ; réessaie dans un instant.
server-damaged = Ce qui a été noté de cette table est illisible. Dis-le à la personne qui gère ce serveur.
server-closing = Le serveur fait une petite pause. Reviens dans un instant.
server-not-ended = On peut le vérifier quand la partie est finie.
server-no-hint = Il n’y a de conseils que quand c’est ton tour.
server-no-step = La partie n’est pas allée si loin.
server-no-phrase = On ne peut pas dire cela maintenant.
phrase-hello = Bonjour !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-take-your-time = Prends ton temps.
phrase-back-again = Me revoilà.
phrase-thanks = Merci !
phrase-have-fun = Amusez-vous bien !
phrase-well-played = Bien joué !
phrase-that-was-close = C’était serré !
phrase-once-more = Encore une ?
