# La page avec ses propres parties
mine-none = Tu n’as pas encore joué ici.
mine-loading = Je cherche tes parties…
mine-running = Parties en cours
mine-finished = Parties terminées
mine-none-found = Aucune partie ne correspond.
mine-filter-game = Jeu
mine-filter-person = Jouées avec
mine-all = Tous
mine-with = Avec { $names }
mine-here = { $names } sur le même appareil
mine-last-move = Dernier coup { $when }
mine-begun = Commencée { $when }
mine-won = Gagnée
mine-lost = Perdue
mine-drawn = Égalité
mine-place = Rang { $rank } sur { $players }
mine-won-by = { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné
}
mine-closed = Sans résultat
mine-moves = { $count ->
    [one] un coup
   *[other] { $count } coups
}
mine-points = { $points } points
mine-more = Voir plus
mine-bound = Voici tes { $count } dernières parties.
# Totaux
mine-totals = Gagnées et perdues
mine-by-game = Par jeu
mine-by-person = Avec qui
mine-count-won = Gagnées
mine-count-lost = Perdues
mine-count-drawn = Égalités
# Garder et supprimer
mine-export = Tout enregistrer dans un fichier
mine-storage-temporary = Les parties de cet appareil sont enregistrées dans ce navigateur, qui peut les effacer si la place vient à manquer.
mine-storage-keep = Demander au navigateur de les garder
mine-storage-kept = Les parties de cet appareil sont enregistrées dans ce navigateur, qui les garde jusqu’à ce que tu les supprimes.
mine-storage-refused = Le navigateur ne promet pas de garder les parties de cet appareil. Enregistre-les dans un fichier, ou installe Crosstable comme application et redemande.
mine-delete = Supprimer les parties terminées
mine-delete-sure = Supprimer toutes tes parties terminées ?
mine-delete-words = Elles disparaissent pour toujours de ta liste. Les parties jouées avec toi restent dans les listes des autres, et tes parties en cours restent dans la tienne.
mine-delete-yes = Oui, les supprimer
mine-delete-no = Les garder
mine-deleted = { $count ->
    [0] Il n’y avait rien à supprimer.
    [one] Une partie est supprimée.
   *[other] { $count } parties sont supprimées.
}
mine-kept = { $count ->
    [one] Une partie en cours est gardée.
   *[other] { $count } parties en cours sont gardées.
}
