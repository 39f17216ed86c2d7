# Verificare il caso di una partita finita.
fair-holds = Il caso è stato onesto.
fair-fails = Qualcosa non torna.
fair-form = La registrazione è completa e scritta bene.
fair-promise = La promessa è quella che questo dispositivo ha visto prima della partita.
fair-commitment = Il segreto è quello promesso.
fair-entropy = Ciò che questo dispositivo ha aggiunto è stato usato.
fair-draws = Ogni estrazione rifatta dà lo stesso risultato.
fair-unknown = Alcune estrazioni si possono rifare solo dalla registrazione come testo.
