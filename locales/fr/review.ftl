# Chance et adresse dans une partie terminée.
review = Analyse
review-none = Cette partie ne peut pas être analysée pour le moment. Réessaie dans un instant.
review-thinking = Examen des décisions : { $done } sur { $of }
review-chance = chances de gagner
review-share = part des adversaires battus
review-luck = Chance
review-own = Ses propres décisions
review-others = Décisions des autres
review-light = Ce qui s’est révélé
review-first = Au début
review-last = À la fin
review-terms = Où sont passées les chances
review-terms-words = Chaque colonne tombe juste, aux arrondis près. La chance se mesure à la moyenne de tout ce qu’on peut tirer ou lancer, une décision au meilleur coup trouvé avec ce que la personne savait alors.
review-light-words = « Ce qui s’est révélé » : ce que les éléments cachés ont changé une fois connus.
review-key = Les moments décisifs
review-deal = La distribution
review-better = Mieux : { $move }
review-after-deal = On savait d’avance qui commence ; l’analyse débute donc après la distribution.
review-lucky = Chance pour { $who } : { $change }
review-cost = Perdu : { $change }
review-points = { $percent } %

# La partie en trois phrases. Le meilleur coup et l’erreur sont dits dans la phrase suivante.
review-luck-even = La chance n’a favorisé personne.
review-luck-rolls = { $reader ->
    [who] Tes dés t’ont rapporté { $percent } %.
   *[other] Les dés ont rapporté { $percent } % à { $who }.
}
review-luck-draws = { $reader ->
    [who] Ta pioche t’a rapporté { $percent } %.
   *[other] La pioche a rapporté { $percent } % à { $who }.
}
review-best = { $reader ->
    [who] Ton meilleur coup valait { $percent } % :
   *[other] Le meilleur coup de { $who } valait { $percent } % :
}
review-best-none = { $reader ->
    [who] Aucun de tes coups ne s’est démarqué.
   *[other] Aucun coup de { $who } ne s’est démarqué.
}
review-mistake = { $reader ->
    [who] Ici, tu as laissé filer { $percent } % :
   *[other] Ici, { $who } a laissé filer { $percent } % :
}
review-mistake-none = { $reader ->
    [who] Tu n’as pas fait de vraie erreur.
   *[other] { $who } n’a pas fait de vraie erreur.
}

# La même chose pour les enfants, sans chiffres.
review-luck-even-words = La chance n’a favorisé personne.
review-luck-rolls-words = { $reader ->
    [who] Tu as eu { $size ->
        [little] un peu plus de chance
        [some] plus de chance
       *[much] beaucoup plus de chance
    } aux dés.
   *[other] { $who } a eu { $size ->
        [little] un peu plus de chance
        [some] plus de chance
       *[much] beaucoup plus de chance
    } aux dés.
}
review-luck-draws-words = { $reader ->
    [who] Tu as eu { $size ->
        [little] un peu plus de chance
        [some] plus de chance
       *[much] beaucoup plus de chance
    } à la pioche.
   *[other] { $who } a eu { $size ->
        [little] un peu plus de chance
        [some] plus de chance
       *[much] beaucoup plus de chance
    } à la pioche.
}
review-best-words = { $reader ->
    [who] Là, tu as joué un { $size ->
        [little] bon coup
        [some] très bon coup
       *[much] coup magnifique
    } :
   *[other] Là, { $who } a joué un { $size ->
        [little] bon coup
        [some] très bon coup
       *[much] coup magnifique
    } :
}
review-best-none-words = { review-best-none }
review-mistake-words = { $reader ->
    [who] Ici, tu pouvais faire { $size ->
        [little] un peu mieux
        [some] mieux
       *[much] beaucoup mieux
    } :
   *[other] Ici, { $who } pouvait faire { $size ->
        [little] un peu mieux
        [some] mieux
       *[much] beaucoup mieux
    } :
}
review-mistake-none-words = { review-mistake-none }

review-lucky-words = { $size ->
    [little] Un peu de chance pour { $who }
    [some] De la chance pour { $who }
   *[much] Beaucoup de chance pour { $who }
}
review-cost-words = { $size ->
    [little] Il y avait un coup un peu meilleur
    [some] Il y avait un meilleur coup
   *[much] Il y avait un bien meilleur coup
}

# Les chances en mots et en étoiles, pour les enfants.
review-hope = { $stars ->
    [0] presque plus d’espoir
    [1] peu d’espoir
    [2] en retard
    [3] en avance
    [4] nettement en avance
   *[other] pratiquement gagné
}
