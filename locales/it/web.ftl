# Le pagine nel browser. Quello che dice il tabellone di un gioco sta in web-<gioco>.ftl.

# Dappertutto
home = Tutti i giochi
skip = Vai al contenuto
close = Chiudi
ok = OK
none = nessuna
more = Altro
settings = Impostazioni
bot = Bot
bot-number = Bot { $number }
me = Io
player = Giocatore { $number }
players = Chi gioca
rules = Regole
learn = Imparare
missing = Qui non c’è niente
missing-words = Forse manca un pezzo dell’indirizzo. Tutti i giochi sono sulla prima pagina.
gone = Questo tavolo non c’è più

# Impostazioni
set-language = Lingua
set-theme = Aspetto
theme-auto = Auto
theme-light = Chiaro
theme-dark = Scuro
set-sound = Suoni
set-still = Niente si muove da solo
set-plain = Scrivere il tabellone
set-plain-why = In caratteri semplici, con tutte le mosse in elenco; utile con un lettore di schermo.

# La connessione
net-offline = Il server non risponde. Sei connesso?
net-page = Questa pagina non si è potuta caricare.
net-again = Riprova
net-reload = Ricarica la pagina
net-opening = Mi collego …
net-lost = La connessione è caduta. Continuo a provare.
net-back = Di nuovo collegato.
net-kept = Nessuna connessione. La tua mossa è conservata e parte appena si può.
net-give-back = Riprendila

# Inizio
home-title = Cinque giochi di attraversamenti
home-words = Gioca subito contro un bot, con gli amici sui loro dispositivi, o passatevi un solo dispositivo.
home-games = I giochi
home-going = Le tue partite continuano
home-open = Tavoli aperti
home-ended = Già giocate
home-foot = Nessun account, nessuna pubblicità, e dadi che chiunque può controllare.
play-now = Gioca subito
with-friends = Con gli amici
with-bots = Contro i bot
on-this-device = Su questo dispositivo
more-choices = Più scelte
nobody-yet = Ancora nessuno
stage-lobby = Non ancora iniziata
stage-running = Continua
seats-free = { $open ->
    [one] Un posto è libero
   *[other] { $open } posti sono liberi
}
replay-look = Rivedi
rules-all = Tutte le regole

# Un nuovo tavolo
new-with = Chi gioca?
new-bots-words = Tu ti siedi e i bot prendono gli altri posti.
new-friends-words = Ricevi un link e un’immagine da inquadrare. Ognuno gioca sul proprio dispositivo.
new-device-words = Vi passate un telefono o un tablet. Una tenda tiene nascoste le carte.
new-players = Quanti?
new-names = Nomi
new-name-of = Nome al posto { $seat }
your-name = Il tuo nome
new-level = Quanto sono forti i bot?
level-beginner = Principiante
level-easy = Facile
level-normal = Medio
level-hard = Forte
level-expert = Maestro
new-more = Opzioni del gioco
new-clock = Tempo per ogni mossa
clock-off = Quanto vuoi
clock-30s = 30 secondi
clock-60s = 1 minuto
clock-2min = 2 minuti
clock-1day = 1 giorno
new-public = Possono giocare anche sconosciuti
new-make-link = Crea il link
new-start = Si comincia
option-start = Chi comincia
option-start-random = A sorte
option-lone = Chi è da solo
option-lone-random = A sorte
option-double = Chi ha due colori
option-double-random = A sorte
option-deck = Carte
option-deck-differing = Due numeri diversi su ogni carta
option-deck-domino = Come nel domino, con i doppi
option-finish = La fine
option-finish-instant = Appena qualcuno resta senza carte
option-finish-round = Si finisce il giro
option-stock = Carte per ognuno
option-without = Immagini escluse
option-shape = Che cosa si costruisce
option-shape-cross = Una croce
option-shape-line = Una fila
option-games = Partite di un incontro
option-games-1 = Una partita
option-games-2 = Due partite, ognuno ne comincia una
option-board = Grandezza del tabellone
option-laying = Posa delle passerelle
option-laying-turns = A turno
option-laying-all = Ognuno tutte insieme
option-corners = Angoli in due
option-corners-neighbours = Vicini
option-corners-opposite = Opposti
option-limit = Al massimo tanti turni ciascuno

# Prima dell’inizio
lobby-title = { $game }: prendete posto!
lobby-change = Apri un tavolo con altre opzioni
lobby-start = Comincia la partita
lobby-waits = { $open ->
    [one] Un posto è ancora libero
   *[other] { $open } posti sono ancora liberi
}
lobby-host-starts = Ci siete tutti. Chi ha aperto il tavolo comincia la partita.
seat-open = Posto libero
seat-bot = Metti un bot al posto { $seat }
seat-bot-short = Metti un bot …
seat-up = Sposta in su il posto { $seat }
sit = Siediti qui
sit-too = Ancora qualcuno qui
that-is-you = Sei tu
host = ha aperto il tavolo
rename = Rinomina
get-up = Alzati
clear = Libera
invite = Invita gli amici
invite-words = Manda loro il link o fa’ inquadrare l’immagine.
invite-link = Il link a questo tavolo
invite-copy = Copia
invite-copied = Copiato
invite-share = Condividi
invite-code = Il link come codice QR
hand-on-title = Su un altro dispositivo
hand-on = Gioca { $name } su un altro dispositivo
hand-on-words = Inquadra l’immagine con l’altro dispositivo o apri lì il link. Poi { $name } continua a giocare lì. Il link vale una volta; non mostrarlo a nessun altro.
hand-on-you = Continua su un altro dispositivo
hand-on-you-words = Inquadra l’immagine con l’altro dispositivo o apri lì il link. Poi continui a giocare lì. Il link vale una volta; non mostrarlo a nessun altro.
hand-on-link = Il link per { $name }

# Al tavolo
your-turn = Tocca a te
turn-of-you = { $name }, tocca a te
turn-of = Tocca a { $name }
has-the-turn = è di turno
thinking = { $name } sta pensando …
sending = La tua mossa è in viaggio …
ended = La partita è finita
away = è uscito
not-here = non collegato
spectators = { $count ->
    [one] Una persona guarda
   *[other] { $count } persone guardano
}
stood-in = un bot sostituisce
stand-in = Fai giocare un bot
time-left = Ancora { $seconds } secondi
hand-over = Passa a { $name }
curtain = Passa il dispositivo a { $name }
curtain-words = Adesso nessun altro guarda. La mano si vede quando { $name } preme il pulsante.
curtain-open = Sono { $name }
actions = Che cosa puoi fare
undo = Riprendi
propose-undo = Chiedi di riprendere
agree = Sì, va bene
decline = No
withdraw = Lascia stare
hint = Consiglio
hint-thinking = Sto pensando …
hint-is = Consiglio: { $move }
hint-chance = Probabilità di vincere: { $percent } %.
hint-other = Oppure: { $move }
hint-percent = ({ $percent } %).
say = Di’ qualcosa
say-short = Di’
log = Che cosa è successo
log-earlier = Prima è già successo molto.
log-said = { $name }: «{ $phrase }»
log-taken = ripresa
why-rule = Vedi la regola { $clause }
perspective = Che cosa mostra questo dispositivo
perspective-own = Mostra qui la mia mano
perspective-watch = Guarda qui
perspective-board = Solo il tabellone
big-screen = Su uno schermo grande
big-screen-words = Apri il tavolo su uno schermo che tutti vedono. Non mostra le mani; quelle sono sui telefoni.
big-screen-open = Apri come tabellone
the-board = Il tabellone
plain-board = Il tabellone in parole
plain-moves = { $count ->
    [one] Una mossa
   *[other] { $count } mosse
}
plain-find = Cerca una mossa
leave = Lascia il tavolo

# La fine
end-result = Risultato
end-see-board = Guarda il tavolo
end-draw = Pareggio!
end-you-won = Hai vinto!
end-you-share = Vincete insieme: { $names }
end-won = { $count ->
    [one] Vince { $names }!
   *[other] Vincono: { $names }
}
points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
rematch = Ancora una volta
rematch-there = Una nuova partita è aperta.
rematch-join = Partecipa alla nuova partita
replay-short = Rivedi
replay = Rivedi la partita
check-dice = Controlla i dadi

# Regole e lezioni
rules-common = Comune a tutti i giochi
rules-table = Intorno al tavolo
rules-clause = Regola { $clause }
rules-position = Una posizione di una partita vera.
mark-ruling = nostra decisione
mark-ruling-why = Il regolamento stampato qui tace o non è chiaro; abbiamo dovuto decidere.
mark-data = ricostruito
mark-data-why = Stava in una figura che non abbiamo.
mark-option = a scelta
mark-option-why = Lo può scegliere chi apre il tavolo.
learn-by-playing = Imparare giocando
learn-title = Imparare { $game }
learn-step = Passo { $step } di { $of }
learn-right = Esatto!
learn-other = Non proprio. Prova qualcos’altro.
learn-show = Fammi vedere
learn-skip = Salta
learn-again = Ricomincia
learn-done = Adesso sai giocare!
learn-done-words = Non serve altro. Prova contro un bot facile; a lui perdere non dispiace.
learn-none = Per questo gioco non c’è ancora una lezione. Nelle regole c’è tutto.
back = Indietro
next = Avanti

# Rivedere una partita
replay-first = All’inizio
replay-last = Alla fine
replay-run = Fai scorrere
replay-pause = Pausa
replay-step = Mossa { $step } di { $of }
replay-perspective = Con gli occhi di chi?
replay-chance = Probabilità di vincere
replay-share = Link a questo momento
replay-save = Salva la partita

# Controllare i dadi
dice-words = Prima della partita il server ha promesso un segreto, e ogni dispositivo ha aggiunto numeri a caso. Adesso il segreto è noto, e il tuo browser può estrarre di nuovo tutto da solo.
dice-check = Controlla
dice-busy = Estraggo di nuovo …
