# Jedes Spiel in ein paar Worten, für alle, die eines aussuchen. Dauer und Alter sind die des gedruckten Spiels. Nennt es
# keine Dauer, ist unsere aus der Zahl der Züge geschätzt (docs/performance.md); nennt es kein Alter, ist das Alter leer.

cross-roads-name = Cross Roads
cross-roads-pitch = Überall kreuzen sich Ameisenspuren: Leg deine Zahlen über die der anderen und nimm dich vor dem Flinken Stinker in Acht.
cross-roads-players = 2 bis 4 Spieler
cross-roads-minutes = etwa 20 Minuten
cross-roads-age = ab 7 Jahren
cross-roads-goal = Wer zuerst keine Karten mehr hat, gewinnt.
cross-roads-begins = In der Anleitung beginnt, wer zuletzt eine Ameise gesehen hat.

cross-n-go-name = Cross'N Go
cross-n-go-pitch = Verschieb die Holzbalken, bis deine Farbe eine gerade Bahn bildet, und schick deine Figur hinüber.
cross-n-go-players = 2 bis 4 Spieler
cross-n-go-minutes = etwa 30 Minuten
cross-n-go-age = {""}
cross-n-go-goal = Wer zuerst alle seine Figuren drüben hat, gewinnt.
cross-n-go-begins = Die Anleitung überlässt es euch.

mixx-name = Mixx
mixx-pitch = Baut ein Kreuz aus den Schätzen des Meeres. In einer Reihe darf keine Farbe und kein Bild zweimal liegen.
mixx-players = 2 bis 4 Spieler
mixx-minutes = etwa 20 Minuten
mixx-age = ab 6 Jahren
mixx-goal = Wer die letzte Karte an ein Kreuz legt, gewinnt alle seine Karten. Am Ende gewinnt, wer die meisten hat.
mixx-begins = In der Anleitung beginnt, wer am jüngsten ist.

crosswise-name = Crosswise
crosswise-pitch = Jedes Plättchen zählt zweimal: waagrecht für die einen, senkrecht für die anderen. Wem hilft deines?
crosswise-players = 2 bis 4 Spieler in zwei Teams
crosswise-minutes = etwa 20 Minuten
crosswise-age = ab 6 Jahren
crosswise-goal = Sammle in deinen sechs Linien mehr Punkte als das andere Team. Sechs gleiche Symbole in einer Linie gewinnen sofort.
crosswise-begins = Die Anleitung überlässt es euch.

crossado-name = Crossado
crossado-pitch = Bau Stege über den reißenden Fluss und hoffe, dass dir niemand den schönsten wegnimmt.
crossado-players = 2 bis 4 Spieler
crossado-minutes = etwa 30 Minuten
crossado-age = ab 8 Jahren
crossado-goal = Wer zuerst alle vier Steine auf die Insel in der Ecke gegenüber bringt, gewinnt.
crossado-begins = Die Anleitung überlässt es euch.
