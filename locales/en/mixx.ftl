# Why a move is refused in Mixx. The clauses are in docs/rules/mixx.md.
mixx-first-card = The first card of a round goes in the middle, on 0,0. Lay it there instead of on { $cell }.
mixx-not-yours = That card is not in front of you: { mixx-colour } { mixx-motif }. Choose one of your own cards.
mixx-must-lay = You have a card that fits, so you cannot miss your turn. Look again!
mixx-cell-taken = There is already a card on { $cell }. Choose a free place.
mixx-no-neighbour = On { $cell } your card would touch no other card. Lay it right next to one.
mixx-centre-fixed = The centre of the cross is { $centre }. Now cards go only to the four ends of the cross, not on { $cell }.
mixx-colour-taken = There is already a card of this colour in this line: { mixx-colour }. Try the other line or another card.
mixx-motif-taken = There is already a card with this picture in this line: { mixx-motif }. Try the other line or another card.
mixx-stop-instead = All the others have missed, so the round is yours. Lay another card or stop.
mixx-no-stop = You can stop only when all the others had to miss after your last card.
mixx-motif-left-out = This picture is not in the game today: { mixx-motif }.
mixx-line-only = You are building a single line, without corners. Lay your card at one of its two ends, not on { $cell }.

# Names of the cards, also for the sentences above.
mixx-colour =
    { $colour ->
        [yellow] yellow
        [red] red
        [turquoise] turquoise
        [orange] orange
        [pink] pink
        [blue] blue
        [green] dark green
        [violet] violet
       *[other] { $colour }
    }
mixx-motif =
    { $motif ->
        [shell] shell
        [starfish] starfish
        [fish] fish
        [jellyfish] jellyfish
        [propeller] ship's propeller
        [turtle] turtle
        [chest] treasure chest
        [anchor] anchor
       *[other] { $motif }
    }
