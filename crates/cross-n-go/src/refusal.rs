//! Why not: everything that can be wrong with a move, with the clause it breaks.

use crosstable_core::Refusal;

use crate::colour::Colour;
use crate::spot::{Pair, Row, Spot};

/// One reason to refuse a move; small, so that checking costs nothing until a person has to be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RefusalReason {
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

impl From<RefusalReason> for Refusal {
    fn from(why: RefusalReason) -> Refusal {
        let new = Refusal::new;
        let at = |clause, code, spot: Spot| Refusal::new(clause, code).text("spot", spot);
        match why {
            RefusalReason::Chance => Refusal::no_chance_now(),
            RefusalReason::NoPoints => new("CN-10", "cross-n-go-no-points"),
            RefusalReason::ShiftLoses { row, other } => new("CN-12", "cross-n-go-shift-loses")
                .number("row", row.number())
                .number("other", other.number()),
            RefusalReason::PointsLeft { points } => {
                new("CN-11", "cross-n-go-points-left").number("points", points)
            }
            RefusalReason::NobodyRuns { spot } => at("CN-13", "cross-n-go-run-nobody", spot),
            RefusalReason::RunNotYours { spot } => at("CN-13", "cross-n-go-run-not-yours", spot),
            RefusalReason::NoLane { spot } => at("CN-14", "cross-n-go-run-no-lane", spot),
            RefusalReason::JokerInLane { spot, at: on } => {
                at("CN-14", "cross-n-go-run-joker", spot).text("at", on)
            }
            RefusalReason::FigureInLane { spot, at: on } => {
                at("CN-14", "cross-n-go-run-figure", spot).text("at", on)
            }
            RefusalReason::MustRun { spot } => at("CN-13", "cross-n-go-must-run", spot),
            RefusalReason::NoJoker => new("CN-17", "cross-n-go-no-joker"),
            RefusalReason::TwoJokersPlayed => new("CN-17", "cross-n-go-two-jokers-played"),
            RefusalReason::BlockOnWood { spot } => at("CN-18", "cross-n-go-block-wood", spot),
            RefusalReason::BlockOnFigure { spot } => at("CN-18", "cross-n-go-block-figure", spot),
            RefusalReason::BlockOnJoker { spot } => at("CN-18", "cross-n-go-block-joker", spot),
            RefusalReason::BlockOwnColour { colour } => {
                new("CN-18", "cross-n-go-block-own").text("colour", colour)
            }
            RefusalReason::BlockUnplayed { colour } => {
                new("CN-18", "cross-n-go-block-unplayed").text("colour", colour)
            }
            RefusalReason::NobodyBack { spot } => at("CN-20", "cross-n-go-back-nobody", spot),
            RefusalReason::BackOwnFigure { spot } => at("CN-20", "cross-n-go-back-own", spot),
            RefusalReason::BackFromFirst { spot } => at("CN-20", "cross-n-go-back-first", spot),
            RefusalReason::BackNotBehind { spot, row } => {
                at("CN-20", "cross-n-go-back-not-behind", spot).number("row", row.number())
            }
            RefusalReason::BackOtherColour { spot, to } => {
                at("CN-20", "cross-n-go-back-colour", spot).text("to", to)
            }
            RefusalReason::BackOnJoker { to } => new("CN-20", "cross-n-go-back-joker").text("to", to),
            RefusalReason::BackToTakenFirst { to } => {
                new("CN-20", "cross-n-go-back-first-taken").text("to", to)
            }
            RefusalReason::BackOnFigure { to } => new("CN-20", "cross-n-go-back-figure").text("to", to),
            RefusalReason::SwapMarked { row } => {
                new("CN-21", "cross-n-go-swap-marked").number("row", row.number())
            }
            RefusalReason::SwapFigure { row } => {
                new("CN-21", "cross-n-go-swap-figure").number("row", row.number())
            }
            RefusalReason::SwapLoses { lost } => new("CN-12", "cross-n-go-swap-loses")
                .number("row", lost.low().number())
                .number("other", lost.high().number()),
        }
    }
}
