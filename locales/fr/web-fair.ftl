# Vérifier le hasard d'une partie terminée.
fair-holds = Le hasard était équitable.
fair-fails = Quelque chose ne va pas.
fair-form = L’enregistrement est complet et bien écrit.
fair-promise = La promesse est celle que cet appareil a vue avant la partie.
fair-commitment = Le secret est celui qui avait été promis.
fair-entropy = Ce que cet appareil a ajouté a été utilisé.
fair-draws = Chaque tirage refait donne le même résultat.
fair-unknown = Certains tirages ne peuvent être refaits qu’à partir de l’enregistrement en texte.
fair-form-figures = { $steps } étapes, dont { $draws } tirées au sort
fair-promise-figures = Avant : { $before }. Maintenant : { $now }.
fair-entropy-figures = Place { $seat } : { $digits }
fair-commitment-figures = Son SHA-256 est { $digest }.
fair-draws-figures = { $drawn } tirages sur { $draws } refaits
fair-unknown-figures = { $left } tirages
