# Ogni gioco in poche parole, per chi ne sceglie uno. Durata ed età sono quelle del gioco stampato; dove non ne dice
# niente, non ne diciamo niente nemmeno noi.

cross-roads-name = Cross Roads
cross-roads-pitch = Le formiche incrociano le loro tracce: cala i tuoi numeri su quelli degli altri, e attenzione alle azioni spregiudicate.
cross-roads-players = da 2 a 4 giocatori
cross-roads-minutes = circa 20 minuti
cross-roads-age = dai 7 anni
cross-roads-goal = Vince chi per primo resta senza carte.
cross-roads-begins = Nel regolamento comincia chi ha visto una formica per ultimo.

cross-n-go-name = Cross'N Go
cross-n-go-pitch = Sposta le barre di legno finché il tuo colore si allinea, poi fai correre la tua pedina dall’altra parte.
cross-n-go-players = da 2 a 4 giocatori
cross-n-go-minutes = durata non indicata
cross-n-go-age = età non indicata
cross-n-go-goal = Vince chi per primo porta dall’altra parte tutte le sue pedine.
cross-n-go-begins = Il regolamento lascia scegliere a voi.

mixx-name = Mixx
mixx-pitch = Formate una croce con i tesori del mare, senza mai lo stesso colore o la stessa figura due volte in una fila.
mixx-players = da 2 a 4 giocatori
mixx-minutes = circa 20 minuti
mixx-age = dai 6 anni
mixx-goal = Chi mette l’ultima carta prende tutta la croce; vince chi alla fine ha più carte.
mixx-begins = Nel regolamento comincia il più giovane.

crosswise-name = Crosswise
crosswise-pitch = Ogni pedina conta due volte: in orizzontale per gli uni, in verticale per gli altri. La tua chi aiuta?
crosswise-players = da 2 a 4 giocatori in due squadre
crosswise-minutes = una partita corta
crosswise-age = dai 6 anni
crosswise-goal = Fai più punti dell’altra squadra nelle tue sei file, oppure completane una con sei simboli uguali e vinci subito.
crosswise-begins = Il regolamento lascia scegliere a voi.

crossado-name = Crossado
crossado-pitch = Costruite passerelle su un fiume impetuoso, sperando che nessuno vi porti via la più bella.
crossado-players = da 2 a 4 giocatori
crossado-minutes = durata non indicata
crossado-age = dagli 8 anni
crossado-goal = Vince chi per primo porta le sue quattro pedine sull’isola dell’angolo opposto.
crossado-begins = Il regolamento lascia scegliere a voi.
