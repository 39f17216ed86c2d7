# Ogni gioco in poche parole, per chi ne sceglie uno. Durata ed età sono quelle del gioco stampato. Se non indica la
# durata, la nostra è stimata dal numero di turni (docs/performance.md); se non indica l’età, l’età è vuota.

cross-roads-name = Cross Roads
cross-roads-pitch = Le formiche incrociano le loro tracce: metti i tuoi numeri su quelli degli altri, e attenzione agli odori.
cross-roads-players = da 2 a 4 giocatori
cross-roads-minutes = circa 20 minuti
cross-roads-age = dai 7 anni
cross-roads-goal = Vince chi per primo resta senza carte.
cross-roads-begins = Nel regolamento comincia chi ha visto una formica per ultimo.

cross-n-go-name = Cross'N Go
cross-n-go-pitch = Sposta le barre di legno finché il tuo colore si allinea, poi fai correre la tua pedina dall’altra parte.
cross-n-go-players = da 2 a 4 giocatori
cross-n-go-minutes = circa 30 minuti
cross-n-go-age = {""}
cross-n-go-goal = Vince chi per primo porta dall’altra parte tutte le sue pedine.
cross-n-go-begins = Il regolamento lascia libera la scelta.

mixx-name = Mixx
mixx-pitch = Forma una croce con i tesori del mare, senza mai lo stesso colore o la stessa figura due volte in una fila.
mixx-players = da 2 a 4 giocatori
mixx-minutes = circa 20 minuti
mixx-age = dai 6 anni
mixx-goal = Metti l’ultima carta di una croce e vinci tutte le sue carte. Alla fine vince chi ha più carte.
mixx-begins = Nel regolamento comincia il più giovane.

crosswise-name = Crosswise
crosswise-pitch = Ogni pedina conta due volte: in orizzontale per gli uni, in verticale per gli altri. La tua chi aiuta?
crosswise-players = da 2 a 4 giocatori in due squadre
crosswise-minutes = circa 20 minuti
crosswise-age = dai 6 anni
crosswise-goal = Fai più punti degli altri nelle tue sei linee. Con sei simboli uguali in una linea vinci subito.
crosswise-begins = Il regolamento lascia libera la scelta.

crossado-name = Crossado
crossado-pitch = Attraversa un fiume impetuoso sulle passerelle, sperando che nessuno ti porti via la migliore.
crossado-players = da 2 a 4 giocatori
crossado-minutes = circa 30 minuti
crossado-age = dagli 8 anni
crossado-goal = Vince chi per primo porta le sue quattro pedine sull’isola dell’angolo opposto.
crossado-begins = Il regolamento lascia libera la scelta.
