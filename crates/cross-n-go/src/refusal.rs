//! Why not: everything that can be wrong with a move, with the clause it breaks.

use crosstable_core::Refusal;

use crate::colour::Colour;
use crate::spot::{Pair, Row, Spot};

/// One reason to refuse a move; small, so that checking costs nothing until a person has to be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Why {
    /// Only chance does this.
    Chance,
    NoPoints,
    ShiftLoses {
        row: Row,
        other: Row,
    },
    PointsLeft {
        points: u8,
    },
    NobodyRuns {
        spot: Spot,
    },
    RunNotYours {
        spot: Spot,
    },
    NoLane {
        spot: Spot,
    },
    JokerInLane {
        spot: Spot,
        at: Spot,
    },
    FigureInLane {
        spot: Spot,
        at: Spot,
    },
    MustRun {
        spot: Spot,
    },
    NoJoker,
    TwoJokersPlayed,
    BlockOnWood {
        spot: Spot,
    },
    BlockOnFigure {
        spot: Spot,
    },
    BlockOnJoker {
        spot: Spot,
    },
    BlockOwnColour {
        colour: Colour,
    },
    BlockUnplayed {
        colour: Colour,
    },
    NobodyBack {
        spot: Spot,
    },
    BackOwnFigure {
        spot: Spot,
    },
    BackFromFirst {
        spot: Spot,
    },
    BackNotBehind {
        spot: Spot,
        row: Row,
    },
    BackOtherColour {
        spot: Spot,
        to: Spot,
    },
    BackOnJoker {
        to: Spot,
    },
    BackToTakenFirst {
        to: Spot,
    },
    BackOnFigure {
        to: Spot,
    },
    SwapMarked {
        row: Row,
    },
    SwapFigure {
        row: Row,
    },
    SwapLoses {
        lost: Pair,
    },
}

impl From<Why> for Refusal {
    fn from(why: Why) -> Refusal {
        let new = Refusal::new;
        let at = |clause, code, spot: Spot| Refusal::new(clause, code).text("spot", spot);
        match why {
            Why::Chance => Refusal::no_chance_now(),
            Why::NoPoints => new("CN-10", "cross-n-go-no-points"),
            Why::ShiftLoses { row, other } => new("CN-12", "cross-n-go-shift-loses")
                .number("row", row.number())
                .number("other", other.number()),
            Why::PointsLeft { points } => new("CN-11", "cross-n-go-points-left").number("points", points),
            Why::NobodyRuns { spot } => at("CN-13", "cross-n-go-run-nobody", spot),
            Why::RunNotYours { spot } => at("CN-13", "cross-n-go-run-not-yours", spot),
            Why::NoLane { spot } => at("CN-14", "cross-n-go-run-no-lane", spot),
            Why::JokerInLane { spot, at: on } => at("CN-14", "cross-n-go-run-joker", spot).text("at", on),
            Why::FigureInLane { spot, at: on } => at("CN-14", "cross-n-go-run-figure", spot).text("at", on),
            Why::MustRun { spot } => at("CN-13", "cross-n-go-must-run", spot),
            Why::NoJoker => new("CN-17", "cross-n-go-no-joker"),
            Why::TwoJokersPlayed => new("CN-17", "cross-n-go-two-jokers-played"),
            Why::BlockOnWood { spot } => at("CN-18", "cross-n-go-block-wood", spot),
            Why::BlockOnFigure { spot } => at("CN-18", "cross-n-go-block-figure", spot),
            Why::BlockOnJoker { spot } => at("CN-18", "cross-n-go-block-joker", spot),
            Why::BlockOwnColour { colour } => new("CN-18", "cross-n-go-block-own").text("colour", colour),
            Why::BlockUnplayed { colour } => new("CN-18", "cross-n-go-block-unplayed").text("colour", colour),
            Why::NobodyBack { spot } => at("CN-20", "cross-n-go-back-nobody", spot),
            Why::BackOwnFigure { spot } => at("CN-20", "cross-n-go-back-own", spot),
            Why::BackFromFirst { spot } => at("CN-20", "cross-n-go-back-first", spot),
            Why::BackNotBehind { spot, row } => {
                at("CN-20", "cross-n-go-back-not-behind", spot).number("row", row.number())
            }
            Why::BackOtherColour { spot, to } => at("CN-20", "cross-n-go-back-colour", spot).text("to", to),
            Why::BackOnJoker { to } => new("CN-20", "cross-n-go-back-joker").text("to", to),
            Why::BackToTakenFirst { to } => new("CN-20", "cross-n-go-back-first-taken").text("to", to),
            Why::BackOnFigure { to } => new("CN-20", "cross-n-go-back-figure").text("to", to),
            Why::SwapMarked { row } => new("CN-21", "cross-n-go-swap-marked").number("row", row.number()),
            Why::SwapFigure { row } => new("CN-21", "cross-n-go-swap-figure").number("row", row.number()),
            Why::SwapLoses { lost } => new("CN-12", "cross-n-go-swap-loses")
                .number("row", lost.low().number())
                .number("other", lost.high().number()),
        }
    }
}
