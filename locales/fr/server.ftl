server-bad-setup = Cette table ne peut pas s’ouvrir : { $faults }.
server-stale = La partie a avancé entre-temps. Regarde bien et choisis de nouveau.
server-no-table = Cette table n’existe pas. Elle a peut-être été retirée parce que personne ne venait plus.
server-no-page = Il n’y a rien ici.
server-no-method = Cette adresse n’accepte pas ce genre de demande.
server-stranger = Je ne sais pas qui tu es. Demande d’abord un jeton.
server-unreadable = Je ne comprends pas ceci : { $why }.
server-binary = Ici, seuls les messages de texte sont compris.
server-no-hello = Le premier message doit être un bonjour, et seulement le premier.
server-version = Cette page ne correspond plus au serveur. Recharge-la, s’il te plaît.
server-too-large = C’est trop gros : { $most } octets au maximum.
server-too-fast = { $seconds ->
    [one] Pas si vite. Réessaie dans une seconde.
   *[other] Pas si vite. Réessaie dans { $seconds } secondes.
}
server-busy = Il y a trop de monde en ce moment. Réessaie dans une demi-minute.
server-many-public = Tu as déjà cinq tables publiques qui attendent des joueurs. Lance la partie à l’une d’elles, ou ouvre celle-ci sans la montrer dans la liste.
server-silent = On n’a plus de nouvelles de toi depuis un moment. Reviens quand tu veux.
server-slow = On n’a pas pu te raconter tout ce qui s’est passé. Reviens et regarde.
server-timed-out = C’est arrivé trop tard.
server-banned = La personne qui gère ce serveur ne te laisse pas entrer pour l’instant : { $minutes ->
    [one] reviens dans une minute.
   *[other] reviens dans { $minutes } minutes.
}
server-foreign-origin = Les pages d’autres sites n’ont pas le droit de faire cela.
server-foreign-host = Ce serveur ne répond pas à ce nom. Utilise son adresse, ou demande à la personne qui le gère de le démarrer avec --public-url.
server-storage = Cela n’a pas pu être enregistré. Réessaie dans un instant.
server-unreachable = Les serveurs qui gardent les tables sont injoignables en ce moment. Rien n’est perdu ; réessaie dans un instant.
server-damaged = Les données de cette table sont illisibles. Préviens la personne qui gère ce serveur.
server-not-continued = Ce qui a été envoyé n’est pas le journal d’une partie jouée sur un appareil : l’entrée { $entry } ne convient pas. La partie peut continuer là où elle est.
server-continue-long = On a repris tant de coups dans cette partie que le serveur ne peut pas la vérifier. Elle peut continuer là où elle est.
server-closing = Le serveur fait une petite pause. Reviens dans un instant.
server-not-ended = On pourra le vérifier quand la partie sera finie.
server-no-review = Cette partie a été interrompue. Seules les parties jouées jusqu’au bout ont une analyse.
server-no-hint = Les conseils ne sont là que pendant ton tour.
server-no-step = La partie n’est pas allée si loin.
server-no-phrase = On ne peut pas dire cela maintenant.
server-preview-invites = { $name } t’invite à jouer à { $game }
server-preview-open = Viens jouer à { $game }
server-preview-words = Des jeux où tout se croise, dans le navigateur : sans compte ni publicité.
phrase-hello = Salut !
phrase-one-moment = Un petit instant !
phrase-take-your-time = Prends ton temps.
phrase-back-again = Me revoilà !
phrase-thanks = Merci !
phrase-have-fun = Bonne partie !
phrase-well-played = Bien joué !
phrase-that-was-close = C’était serré !
phrase-once-more = Encore une ?
phrase-short-break = Une petite pause ?
phrase-see-you = À bientôt !
phrase-good-game = Belle partie !
phrase-congratulations = Félicitations !
