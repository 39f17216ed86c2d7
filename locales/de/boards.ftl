# The boards in plain characters. The games write them in English; what is written here in English is how they do it,
# and every line of a board is found by it. A test sees to it that none is missed. Lines of a table keep their columns.

# What all boards say.
board-you = { $seat } (du)
board-and = { $one } und { $other }
board-seat = Platz { $seat }
board-one-card = 1 Karte
board-cards = { $count } Karten
board-pile = Stapel: { $cards }
board-over = Das Spiel ist aus.
board-lot-begins = Das Los entscheidet, wer beginnt.

# Crosswise.
board-points = Punkte
board-pts = Pkt
board-crosswise-score = Spalten (Team A) { $columns }, Zeilen (Team B) { $rows }
board-crosswise-bag = Beutel { $bag }; gespielt: Entferner { $remove }, Verschieber { $move }, Vertauscher { $swap }, Ersetzer { $replace }
board-crosswise-undrawn = Platz { $seat } (Team noch nicht ausgelost): { $tiles }
board-crosswise-columns = Platz { $seat } (Spalten): { $tiles }
board-crosswise-rows = Platz { $seat } (Zeilen): { $tiles }
board-crosswise-no-tiles = Platz { $seat } (Spalten): nichts
board-crosswise-none = Platz { $seat } (Zeilen): nichts
board-crosswise-known =
    { $count ->
        [one] { $count } Plättchen
       *[other] { $count } Plättchen
    }, bekannt: { $tiles }
board-crosswise-tiles =
    { $count ->
        [one] { $count } Plättchen
       *[other] { $count } Plättchen
    }
board-crosswise-lone = das Los entscheidet, wer allein spielt
board-crosswise-draws = Platz { $seat } zieht seine Plättchen
board-crosswise-begins = das Los entscheidet, wer beginnt
board-crosswise-ask = Platz { $seat } hat nur Aktionsplättchen: neu ziehen oder behalten?
board-crosswise-refill = ein Plättchen wird gezogen
board-crosswise-full = das Brett ist voll
board-crosswise-six = sechs gleiche Symbole: Team { $team } gewinnt sofort

# Cross Roads.
board-cross-roads-legend = 3---7 und | verbinden die Hälften einer Karte; > < v ^ zeigen, wo sie unter
board-cross-roads-beneath = einer anderen weitergeht; . ist der leere Tisch.
board-cross-roads-rank = Platz { $seat }: { $cards }, Rang { $rank }
board-cross-roads-hand = Platz { $seat }: { $cards }
board-cross-roads-own = deine Hand: { $cards }
board-cross-roads-known = du kennst: { $cards }
board-cross-roads-knows = kennt von dir: { $cards }
board-cross-roads-closing = Jemand ist fertig; diese Runde ist die letzte.
board-cross-roads-dealt = Platz { $seat } bekommt eine Karte.
board-cross-roads-turn-up = Die oberste Karte des Stapels wird aufgedeckt.
board-cross-roads-lot = Es wird ausgelost, wer beginnt.
board-cross-roads-turn = Am Zug: Platz { $seat }.
board-cross-roads-draws = Platz { $seat } zieht eine Karte vom Stapel.
board-cross-roads-steals = Platz { $seat } zieht eine Karte aus der Hand von Platz { $from }.
board-cross-roads-another = Dann wird noch einmal gezogen.
board-cross-roads-more = Dann wird noch { $count }-mal gezogen.

# Mixx.
board-mixx-cells = Ein Feld ist Spalte,Zeile; + ist ein freies. { $centre }
board-mixx-line = Es wird eine Reihe gebaut, kein Kreuz.
board-mixx-centre = Die Mitte ist { $cell }.
board-mixx-open = Die Mitte ist noch offen.
board-mixx-seat = Platz { $seat }, { $cards } gewonnen
board-mixx-none = keine Karte
board-mixx-without = Stapel: { $cards }; ohne { $motifs }
board-mixx-table = Auf dem Tisch: { $cards }; die letzte legte Platz { $seat }.
board-mixx-missed = Auf dem Tisch: { $cards }; die letzte legte Platz { $seat }, seitdem { $count }-mal ausgesetzt.
board-mixx-dealt = Platz { $seat } bekommt eine Karte.
board-mixx-first = Platz { $seat } legt die erste Karte, auf 0,0.
board-mixx-turn = Platz { $seat } legt eine Karte oder setzt aus, wenn keine passt.
board-mixx-run = Platz { $seat } macht allein weiter: legt noch eine Karte oder hört auf.
board-mixx-draw = Platz { $seat } zieht eine Karte.
board-mixx-over = Das Spiel ist aus. Die meisten Karten: { $seats }.
board-mixx-two = { $one }, { $other }

# Crossado.
board-crossado-head = Platz von   nach warten  am Ziel  Planken  Figuren auf
board-crossado-planks = Planken: { $planks }
board-crossado-lot = Das Los sagt, wer beginnt.
board-crossado-lays = Platz { $seat } legt eine Planke.
board-crossado-turn = Zug { $turn } von { $limit }: { $what }
board-crossado-rolls = für Platz { $seat } wird gewürfelt.
board-crossado-again = Platz { $seat } kann nicht ziehen und würfelt weiter, auf 1 oder 6.
board-crossado-relay = Platz { $seat } hat eine { $die }, darf eine Planke nehmen und zieht.
board-crossado-moves = Platz { $seat } hat eine { $die } und zieht.
board-crossado-taken = Platz { $seat } hat eine { $die }, hat { $plank } genommen und legt sie neu.

# Cross'N Go.
board-row = Reihe
board-cross-n-go-head = Cross'N Go, Runde { $round } von { $limit }. { $status }
board-cross-n-go-bars = Die Leisten werden gelegt.
board-cross-n-go-colours = Die Farben werden ausgelost.
board-cross-n-go-rolls = Platz { $seat } würfelt.
board-cross-n-go-six = Platz { $seat } hat eine Sechs und würfelt noch einmal.
board-cross-n-go-last = Platz { $seat } spielt, noch 1 Punkt.
board-cross-n-go-plays = Platz { $seat } spielt, noch { $points } Punkte.
board-cross-n-go-far = drüben: Platz { $seat }, läuft nach unten v
board-cross-n-go-far-two = drüben: Plätze { $seats }, laufen nach unten v
board-cross-n-go-near = hüben: Platz { $seat }, läuft nach oben ^
board-cross-n-go-near-two = hüben: Plätze { $seats }, laufen nach oben ^
board-cross-n-go-wide = Der Stapel ist zu breit, um ihn zu zeigen, wie er liegt: Die Zahl nach jeder
board-cross-n-go-shifted = Reihe sagt, um wie viele Felder ihre Leiste rechts liegt (-: links).
board-cross-n-go-legend = R rot, B blau, G grün, Y gelb; R1 Figur, R2 zwei, R# Joker, R~ Joker für eine
board-cross-n-go-wood = Runde, . Holz. Die Zahl sagt, wie weit; Felder zählen von links.
board-cross-n-go-joker = Der Joker auf { $field } geht, wenn Platz { $seat } wieder dran ist.
board-cross-n-go-colourless = noch keine Farbe
board-cross-n-go-near-seat-joker = Platz { $seat } (hüben), { $colours }: { $across } drüben, noch { $rows } Reihen, 1 Joker
board-cross-n-go-near-seat = Platz { $seat } (hüben), { $colours }: { $across } drüben, noch { $rows } Reihen, { $jokers } Joker
board-cross-n-go-far-seat-joker = Platz { $seat } (drüben), { $colours }: { $across } drüben, noch { $rows } Reihen, 1 Joker
board-cross-n-go-far-seat = Platz { $seat } (drüben), { $colours }: { $across } drüben, noch { $rows } Reihen, { $jokers } Joker

# Words in tables; short ones, because columns are narrow.
board-word = { $word ->
    [sun] Sonne
    [cross] Kreuz
    [triangle] Dreieck
    [square] Quadrat
    [pentagon] Fünfeck
    [star] Stern
    [remove] Entferner
    [move] Verschieber
    [swap] Vertauscher
    [replace] Ersetzer
    [red] rot
    [blue] blau
    [green] grün
    [yellow] gelb
    [turquoise] türkis
    [orange] orange
    [pink] rosa
    [violet] lila
    [shell] Muschel
    [starfish] Seestern
    [fish] Fisch
    [jellyfish] Qualle
    [propeller] Schraube
    [turtle] Schildkr.
    [chest] Truhe
    [anchor] Anker
   *[other] { $word }
}
