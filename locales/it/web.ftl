# Le pagine nel browser. Quello che dice il tabellone di un gioco sta in web-<gioco>.ftl.

# Dappertutto
home = Tutti i giochi
my-games = Le mie partite
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
learn = Impara
missing = Qui non c’è niente
missing-words = Forse manca un pezzo dell’indirizzo. Tutti i giochi sono nella pagina iniziale.
gone = Questo tavolo non c’è più

# Impostazioni
set-language = Lingua
set-theme = Aspetto
theme-auto = Auto
theme-light = Chiaro
theme-dark = Scuro
set-sound = Suoni
set-still = Senza animazioni
set-stars = Stelle e parole invece delle percentuali
set-stars-why = Utile per i bambini.
set-buzz = Vibrazione quando tocca a me
set-pace = Velocità dei bot
pace-fast = Veloce
pace-normal = Normale
pace-slow = Lenta
set-roll = Tira il dado per me
set-plain = Tabellone come testo
set-plain-why = In caratteri semplici, con l’elenco di tutte le mosse; comodo con un lettore di schermo.

# La connessione
net-offline = Il server non risponde. Controlla la connessione.
net-offline-device = Contro i bot e su questo dispositivo puoi giocare lo stesso.
net-device = Non è stato possibile caricare il gioco. Sei online?
net-page = Non è stato possibile caricare questa pagina.
net-again = Riprova
net-reload = Ricarica la pagina
net-opening = Connessione…
net-lost = La connessione è caduta. Riprovo.
net-back = La connessione è tornata.
net-kept = Manca la connessione. La tua mossa parte appena torna.
net-give-back = Annulla questa mossa

# Inizio
home-title = Giochi dove tutto si incrocia
home-words = Gioca subito contro un bot, con gli amici ognuno sul suo dispositivo, o in tanti su uno solo.
home-words-device = Gioca subito contro un bot o passatevi questo dispositivo. Tutto funziona su questo dispositivo, anche senza rete.
update-ready = È pronta una nuova versione di Crosstable. Le tue partite restano come sono.
update-now = Avviala ora
home-games = I giochi
home-going = Le tue partite in corso
home-open = Tavoli aperti
home-ended = Partite finite
home-foot = Nessun account, nessuna pubblicità, e dadi che chiunque può controllare.
play-now = Gioca subito
with-friends = Con gli amici
with-bots = Contro i bot
on-this-device = Su questo dispositivo
with-board = Tabellone al centro
more-choices = Più opzioni
nobody-yet = Ancora nessuno
stage-lobby = Non ancora cominciata
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
new-device-words = Vi passate un telefono o un tablet. Una tenda nasconde le carte a ogni passaggio.
new-board-words = Questo dispositivo sta al centro e mostra a tutti il tabellone. Inquadrate l’immagine con i telefoni: lì ognuno ha la sua mano.
new-players = Quanti?
new-names = Nomi
new-name-of = Nome al posto { $seat }
your-name = Il tuo nome
new-level = Quanto sono forti i bot?
level-beginner = Principiante
level-easy = Facile
level-normal = Medio
level-hard = Forte
level-expert = Esperto
level-right = Su misura
level-right-words = Il bot si adatta ai tuoi risultati in questo gioco: vinci circa una partita su due. I risultati restano su questo dispositivo.
level-suggested = Il livello giusto per te adesso: { $level }
new-more = Opzioni del gioco
new-clock = Tempo per ogni mossa
clock-off = Senza limite
clock-30s = 30 secondi
clock-60s = 1 minuto
clock-2min = 2 minuti
clock-1day = 1 giorno
new-public = Possono giocare anche sconosciuti
new-make-link = Crea il link
new-make-board = Apri il tavolo
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
option-stock = Carte per giocatore
option-without = Immagini escluse
option-shape = Che cosa si costruisce
option-shape-cross = Una croce
option-shape-line = Una fila
option-games = Partite per incontro
option-games-1 = Una partita
option-games-2 = Due partite, ognuno ne comincia una
option-board = Grandezza del tabellone
option-laying = Posa delle passerelle
option-laying-turns = A turno
option-laying-all = Ognuno posa tutte le sue insieme
option-corners = Angoli in due
option-corners-neighbours = Vicini
option-corners-opposite = Opposti
option-limit = Numero massimo di turni a testa

# Prima dell’inizio
lobby-title = { $game }: prendete posto!
lobby-change = Apri un tavolo con altre opzioni
lobby-start = Comincia la partita
lobby-waits = { $open ->
    [one] Un posto è ancora libero
   *[other] { $open } posti sono ancora liberi
}
lobby-host-starts = Ci siete tutti. Chi ha aperto il tavolo può far cominciare la partita.
seat-open = Posto libero
seat-bot = Metti un bot al posto { $seat }
seat-bot-short = Metti un bot…
seat-up = Sposta in su il posto { $seat }
sit = Siediti qui
sit-too = Aggiungi qualcuno qui
that-is-you = Sei tu
host = ha aperto il tavolo
rename = Cambia nome
get-up = Alzati
clear = Libera
invite = Invita gli amici
invite-words = Manda loro il link o fai inquadrare l’immagine.
invite-board = Unisciti col telefono
invite-board-words = Inquadra l’immagine con la fotocamera del telefono.
invite-local = Questo link funziona solo su questo computer. Per giocare con altri dispositivi, avvia il server con: crosstable serve --listen 0.0.0.0:7400
invite-link = Il link a questo tavolo
invite-copy = Copia
invite-copied = Copiato
invite-share = Condividi
invite-code = Il link come codice QR
hand-on-title = Su un altro dispositivo
hand-on = Fai giocare { $name } su un altro dispositivo
hand-on-words = Inquadra l’immagine con l’altro dispositivo o apri lì il link. Poi { $name } gioca lì. Il link funziona una volta sola; non mostrarlo a nessun altro.
hand-on-you = Continua su un altro dispositivo
hand-on-you-words = Inquadra l’immagine con l’altro dispositivo o apri lì il link. Poi giochi lì. Il link funziona una volta sola; non mostrarlo a nessun altro.
hand-on-link = Il link per { $name }
online-goes-on = Questa partita continua online

# Al tavolo
your-turn = Tocca a te
turn-of-you = { $name }, tocca a te
turn-of = Tocca a { $name }
has-the-turn = è il suo turno
thinking = { $name } sta pensando…
sending = La tua mossa è in viaggio…
ended = La partita è finita
away = ha lasciato il tavolo
not-here = non in linea
spectators = { $count ->
    [one] Una persona guarda
   *[other] { $count } persone guardano
}
stood-in = un bot al suo posto
stand-in = Fai giocare un bot
time-left = Ancora { $seconds } secondi
hand-over = Passa a { $name }
curtain = Passa il dispositivo a { $name }
curtain-words = Gli altri non guardano! La mano appare quando { $name } preme il pulsante.
curtain-open = Sono { $name }
actions = Che cosa puoi fare
undo = Annulla mossa
propose-undo = Chiedi di annullare
agree = Sì, va bene
decline = No
withdraw = Ritira la richiesta
hint = Consiglio
hint-thinking = Sto pensando…
hint-is = Consiglio: { $move }
hint-more = È una buona mossa?
hint-chance = Probabilità di vincere: { $percent }%.
hint-other = Oppure: { $move }
hint-percent = ({ $percent }%).
hint-stars = { $stars ->
    [one] una stella su { $of }
   *[other] { $stars } stelle su { $of }
}
say = Che cosa vuoi dire?
say-short = Messaggio
log = Che cosa è successo
log-earlier = Prima sono successe molte cose.
log-said = { $name }: «{ $phrase }»
log-taken = annullata
why-rule = Vedi la regola { $clause }
perspective = Che cosa mostra questo dispositivo
perspective-own = Mostra qui la mia mano
perspective-watch = Guarda soltanto
perspective-board = Solo il tabellone
big-screen = Su uno schermo grande
big-screen-words = Apri il tavolo su uno schermo che tutti vedono. Non mostra le mani; quelle restano sui telefoni.
big-screen-open = Apri il tabellone
the-board = Il tabellone
plain-board = Il tabellone come testo
plain-moves = { $count ->
    [one] Una mossa
   *[other] { $count } mosse
}
plain-find = Cerca una mossa
leave = Lascia il tavolo

# La fine
end-draw = Pareggio!
end-you-won = Hai vinto!
end-you-share = Vincete insieme: { $names }
end-won = { $count ->
    [one] Vince { $names }!
   *[other] Vincono { $names }!
}
end-you-lost-1 = Peccato! Sarà per la prossima volta.
end-you-lost-2 = Ben giocato lo stesso. Ancora una?
end-you-lost-3 = Stavolta no. La prossima è tua!
end-level-up = Vuoi un bot più forte? Prova «{ $level }».
end-level-down = Una partita più tranquilla? Prova «{ $level }».
points = { $points ->
    [0] nessun punto
    [one] 1 punto
   *[other] { $points } punti
}
rematch = Gioca ancora
rematch-there = C’è una nuova partita.
rematch-join = Entra nella nuova partita
replay-short = Rivedi
end-review = Analisi
replay = Rivedi la partita
check-dice = Controlla i dadi

# Regole e lezioni
rules-common = Per tutti i giochi
rules-table = Intorno al tavolo
rules-clause = Regola { $clause }
rules-position = Una posizione di una partita vera.
rules-in-short = Le regole in breve
rules-print = Stampa
rules-exact = Testo esatto
rules-exact-words = Ogni regola con il suo numero. Se una mossa non è possibile, il gioco ti mostra la regola che spiega perché.
rules-about = Da dove vengono le regole
mark-ruling = nostra decisione
mark-ruling-why = Il regolamento stampato qui tace o non è chiaro; abbiamo dovuto decidere.
mark-data = ricostruito
mark-data-why = Stava in una figura che non abbiamo.
mark-option = a scelta
mark-option-why = Lo può scegliere chi apre il tavolo.
learn-by-playing = Impara giocando
learn-title = Impara { $game }
learn-step = Passo { $step } di { $of }
learn-right = Esatto!
learn-other = Non proprio. Prova qualcos’altro.
learn-show = Fammi vedere
learn-skip = Salta
learn-again = Ricomincia
learn-done = Adesso sai giocare!
learn-done-words = È tutto quello che serve. Prova contro un bot facile: a lui non dispiace perdere.
learn-none = Per questo gioco non c’è ancora una lezione. Nelle regole c’è tutto.
back = Indietro
next = Avanti

# Rivedere una partita
replay-first = All’inizio
replay-last = Alla fine
replay-run = Riproduci
replay-pause = Pausa
replay-step = Mossa { $step } di { $of }
replay-perspective = Visto da chi?
replay-share = Link a questo momento
replay-save = Salva la partita

# Controllare i dadi
dice-words = Prima della partita il server ha promesso un segreto, e ogni dispositivo ha aggiunto numeri casuali. Adesso il segreto è noto, e il tuo browser può rifare da solo tutte le estrazioni.
dice-check = Controlla
dice-busy = Rifaccio le estrazioni…
