# Quello che ogni gioco può rispondere a una mossa impossibile.
unreadable = Non capisco «{ $token }» come mossa di questo gioco. Scegli una delle mosse proposte.
over = La partita è finita; nessuno muove più.
chance-is-due = Aspetta un momento: prima si pesca o si tira il dado.
no-chance-now = Adesso non si pesca e non si tira niente; tocca a qualcuno giocare.
no-such-outcome = «{ $outcome }» non può uscire adesso.
