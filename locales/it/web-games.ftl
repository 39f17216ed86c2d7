# La pagina con le proprie partite
mine-none = Non hai ancora giocato qui.
mine-loading = Cerco le tue partite…
mine-running = Partite in corso
mine-finished = Partite finite
mine-none-found = Nessuna partita corrisponde.
mine-filter-game = Gioco
mine-filter-person = Insieme a
mine-all = Tutti
mine-with = Con { $names }
mine-here = { $names } sullo stesso dispositivo
mine-last-move = Ultima mossa { $when }
mine-begun = Iniziata { $when }
mine-won = Vinta
mine-lost = Persa
mine-drawn = Pareggio
mine-place = { $rank }º posto su { $players }
mine-won-by = { $count ->
    [one] Ha vinto { $names }
   *[other] Hanno vinto { $names }
}
mine-closed = Senza risultato
mine-moves = { $count ->
    [one] una mossa
   *[other] { $count } mosse
}
mine-points = { $points } punti
mine-more = Mostra altro
mine-bound = Queste sono le tue { $count } partite più recenti.
# Totali
mine-totals = Vinte e perse
mine-by-game = Per gioco
mine-by-person = Con chi
mine-count-won = Vinte
mine-count-lost = Perse
mine-count-drawn = Pareggi
# Salvare ed eliminare
mine-export = Salva tutto in un file
mine-storage-temporary = Le partite di questo dispositivo sono salvate in questo browser, che può cancellarle se manca lo spazio.
mine-storage-keep = Chiedi al browser di conservarle
mine-storage-kept = Le partite di questo dispositivo sono salvate in questo browser, che le conserva finché non le elimini.
mine-storage-refused = Il browser non garantisce di conservare le partite di questo dispositivo. Salvale in un file, oppure installa Crosstable come app e riprova.
mine-delete = Elimina le partite finite
mine-delete-sure = Eliminare tutte le tue partite finite?
mine-delete-words = Spariscono per sempre dal tuo elenco. Le partite giocate con te restano negli elenchi degli altri, e quelle in corso restano nel tuo.
mine-delete-yes = Sì, eliminale
mine-delete-no = Tienile
mine-deleted = { $count ->
    [0] Non c’era niente da eliminare.
    [one] Una partita è stata eliminata.
   *[other] { $count } partite sono state eliminate.
}
mine-kept = { $count ->
    [one] Una partita in corso resta.
   *[other] { $count } partite in corso restano.
}
