# Verificare il caso di una partita finita.
fair-holds = Il caso è stato onesto.
fair-fails = Qualcosa non torna.
fair-form = La registrazione è completa e scritta bene.
fair-promise = La promessa è quella che questo dispositivo ha visto prima della partita.
fair-commitment = Il segreto è quello promesso.
fair-entropy = Ciò che questo dispositivo ha aggiunto è stato usato.
fair-draws = Ogni estrazione rifatta dà lo stesso risultato.
fair-unknown = Alcune estrazioni si possono rifare solo dalla registrazione come testo.
fair-form-figures = { $steps } passi, di cui { $draws } estratti
fair-promise-figures = Prima: { $before }. Adesso: { $now }.
fair-entropy-figures = Posto { $seat }: { $digits }
fair-commitment-figures = Il suo SHA-256 è { $digest }.
fair-draws-figures = { $drawn } estrazioni su { $draws } rifatte
fair-unknown-figures = { $left } estrazioni
