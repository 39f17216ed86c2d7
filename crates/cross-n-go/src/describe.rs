//! One sentence about every move and outcome.

use crosstable_core::{Message, Seat};

use crate::colour::{Colour, Colours};
use crate::die::Die;
use crate::jokers::MOST_JOKERS;
use crate::lane::LaneEnd;
use crate::moves::Move;
use crate::position::{Phase, Position};
use crate::spot::{Spot, Way};
use crate::view::View;

/// Tells the viewer of `before` what happens next. Nothing is hidden in this game, so there is always something to tell.
pub(crate) fn of(before: &View, mv: Option<Move>) -> Message {
    let who = |key: &'static str| Message::new(key).seat("who", before.turn.unwrap_or_default());
    let position = before.position();
    match mv {
        Some(Move::Shift(row, way)) => {
            // As the reader sees it, who may sit on the far side.
            let left = (way == Way::Left) != before.is_turned();
            who("cross-n-go-log-shift").text("row", row).text("way", if left { "left" } else { "right" })
        }
        Some(Move::Block(spot)) => {
            let lasts = if position.blocks_for_good(spot) { "good" } else { "round" };
            who("cross-n-go-log-block")
                .text("cell", spot)
                .text("colour", colour_name(&position, spot))
                .text("lasts", lasts)
        }
        Some(Move::Back { from, to }) => {
            let owner =
                position.colour_at(from).and_then(|colour| position.owner(colour)).unwrap_or_default();
            who("cross-n-go-log-back").seat("whose", owner).text("from", from).text("to", to)
        }
        Some(Move::Swap(pair)) => {
            who("cross-n-go-log-swap").text("low", pair.low()).text("high", pair.high())
        }
        Some(Move::Run(from)) => {
            let across = before.turn.map_or(0, |seat| position.across(seat)) + 1;
            let colour = colour_name(&position, from);
            match position.lane_from(from) {
                Ok(LaneEnd::On(to)) => {
                    who("cross-n-go-log-run").text("from", from).text("colour", colour).text("to", to)
                }
                _ if across >= before.figures => {
                    who("cross-n-go-log-win").text("from", from).text("colour", colour)
                }
                _ => who("cross-n-go-log-cross").text("from", from).text("colour", colour),
            }
        }
        Some(Move::Die(die)) => {
            let full = before.turn.is_some_and(|seat| position.jokers(seat) >= MOST_JOKERS);
            let key = match (die == Die::SIX, before.phase) {
                (false, _) => "cross-n-go-log-die",
                (true, Phase::RollAgain) => "cross-n-go-log-second-six",
                (true, _) => "cross-n-go-log-six",
            };
            let rolled = who(key).number("die", die.pips());
            if die == Die::SIX { rolled.text("joker", if full { "none" } else { "one" }) } else { rolled }
        }
        Some(Move::Double(seat)) => Message::new("cross-n-go-log-double").seat("who", seat),
        Some(Move::Start(seat)) => Message::new("cross-n-go-log-start").seat("who", seat),
        Some(Move::Bar(bar)) => {
            // The first bar is the marked one of row 1, and the other marked one comes with it.
            let message = if before.rows.is_empty() {
                Message::new("cross-n-go-log-marked-bars").text("row", 1).text("last", 12)
            } else {
                Message::new("cross-n-go-log-bar").text("row", before.rows.len())
            };
            message.text("bar", bar)
        }
        Some(Move::Colour(colour)) => drew_colour(before, colour),
        Some(Move::End) | None => who("cross-n-go-log-end"),
    }
}

fn colour_name(position: &Position, spot: Spot) -> &'static str {
    position.colour_at(spot).map_or("wood", Colour::name)
}

/// CN-04: with the last colour that is drawn the seat with two colours has those that are left.
fn drew_colour(before: &View, colour: Colour) -> Message {
    let draws = before.seats.iter().map(|seat| (seat.seat, seat.colours.is_empty()));
    let waiting: Vec<Seat> =
        draws.filter(|(seat, none)| *none && before.double != Some(*seat)).map(|(seat, _)| seat).collect();
    let drawn = before.seats.iter().flat_map(|seat| seat.colours.iter().copied());
    let taken = drawn.chain([colour]).fold(Colours::NONE, Colours::with);
    let left: Vec<Colour> = Colours::ALL.without(taken).iter().collect();
    let message = |key: &'static str, who: Seat| Message::new(key).seat("who", who).text("colour", colour);
    match (waiting.as_slice(), before.double, left.as_slice()) {
        ([who], Some(last), [one, two]) => {
            message("cross-n-go-log-last-colours", *who).seat("last", last).text("one", one).text("two", two)
        }
        (waiting, ..) => message("cross-n-go-log-colour", waiting.first().copied().unwrap_or_default()),
    }
}
