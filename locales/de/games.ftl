# Jedes Spiel in ein paar Worten, für alle, die eines aussuchen. Dauer und Alter stehen hier wie auf dem gedruckten
# Spiel; wo dort nichts steht, sagen auch wir nichts.

cross-roads-name = Cross Roads
cross-roads-pitch = Ameisen kreuzen ihre Duftspuren: Leg deine Zahlen über die der anderen und nimm dich vor dem Flinken Stinker in Acht.
cross-roads-players = 2 bis 4 Spieler
cross-roads-minutes = etwa 20 Minuten
cross-roads-age = ab 7 Jahren
cross-roads-goal = Wer zuerst keine Karten mehr hat, gewinnt.
cross-roads-begins = In der Anleitung beginnt, wer zuletzt eine Ameise gesehen hat.

cross-n-go-name = Cross'N Go
cross-n-go-pitch = Verschieb die Holzbalken, bis deine Farbe eine gerade Bahn bildet, und schick deine Figur hinüber.
cross-n-go-players = 2 bis 4 Spieler
cross-n-go-minutes = ohne Zeitangabe
cross-n-go-age = ohne Altersangabe
cross-n-go-goal = Wer zuerst alle seine Figuren drüben hat, gewinnt.
cross-n-go-begins = Die Anleitung überlässt es euch.

mixx-name = Mixx
mixx-pitch = Baut ein Kreuz aus den Schätzen des Meeres, in dem keine Reihe eine Farbe oder ein Bild zweimal hat.
mixx-players = 2 bis 4 Spieler
mixx-minutes = etwa 20 Minuten
mixx-age = ab 6 Jahren
mixx-goal = Wer die letzte Karte an ein Kreuz legt, bekommt es ganz; wer am Ende die meisten Karten hat, gewinnt.
mixx-begins = In der Anleitung beginnt der Jüngste.

crosswise-name = Crosswise
crosswise-pitch = Jedes Plättchen zählt zweimal: waagrecht für die einen, senkrecht für die anderen. Wem hilft deines?
crosswise-players = 2 bis 4 Spieler in zwei Teams
crosswise-minutes = ein kurzes Spiel
crosswise-age = ab 6 Jahren
crosswise-goal = Mehr Punkte in den eigenen sechs Linien als das andere Team, oder sechs gleiche Symbole in einer und sofort gewonnen.
crosswise-begins = Die Anleitung überlässt es euch.

crossado-name = Crossado
crossado-pitch = Bau Stege über den reißenden Fluss und hoffe, dass dir niemand den schönsten wegnimmt.
crossado-players = 2 bis 4 Spieler
crossado-minutes = ohne Zeitangabe
crossado-age = ab 8 Jahren
crossado-goal = Wer zuerst alle vier Spielsteine auf die Insel in der Ecke gegenüber bringt, gewinnt.
crossado-begins = Die Anleitung überlässt es euch.
