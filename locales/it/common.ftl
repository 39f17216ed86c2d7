# Quello che ogni gioco può rispondere a una mossa impossibile.
unreadable = «{ $token }» non è una mossa di questo gioco. Scegli una delle mosse proposte.
over = La partita è finita; nessuno gioca più.
chance-is-due = Aspetta un momento: prima si pesca o si tira il dado.
no-chance-now = Adesso non c’è niente da pescare o da tirare; tocca a qualcuno giocare.
no-such-outcome = «{ $outcome }» non può uscire adesso.
