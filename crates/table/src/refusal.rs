//! Why not? Every reason for which a table refuses a command, with its clause in `docs/rules/table.md`.

use crosstable_core::{Refusal, Seat};

use crate::chair::Name;
use crate::clock::Millis;

/// A reason to refuse a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Why {
    NoSuchSeat(Seat),
    SeatTaken(Seat),
    TableFull,
    NothingToClear(Seat),
    BadName,
    NotAtThisTable,
    NotYourSeat(Seat),
    NotTheHost,
    AlreadyStarted,
    NotStarted,
    Ended,
    SeatsOpen(u8),
    EntropyMissing(Seat),
    EntropyGiven(Seat),
    NotYourTurn(Seat),
    BotDecides(Seat),
    NothingToUndo,
    TimeNotUp(Millis),
    NoClock,
    SomethingAsked,
    NothingAsked,
    YourOwnWish,
    AlreadyAgreed,
    NotAway(Seat),
    NotAPerson(Seat),
    StandsInAlready(Seat),
    NotEnded,
    RematchAgreed,
    OnlyTheHouse,
    BadTicket,
}

impl From<Why> for Refusal {
    fn from(why: Why) -> Refusal {
        let seat = |clause, code, seat: Seat| Refusal::new(clause, code).number("seat", seat.number());
        match why {
            Why::NoSuchSeat(which) => seat("T-01", "table-no-such-seat", which),
            Why::SeatTaken(which) => seat("T-02", "table-seat-taken", which),
            Why::TableFull => Refusal::new("T-02", "table-full"),
            Why::NothingToClear(which) => seat("T-03", "table-nothing-to-clear", which),
            Why::BadName => Refusal::new("T-14", "table-bad-name").number("most", Name::LONGEST as i64),
            Why::NotAtThisTable => Refusal::new("T-02", "table-not-at-this-table"),
            Why::NotYourSeat(which) => seat("T-02", "table-not-your-seat", which),
            Why::NotTheHost => Refusal::new("T-03", "table-not-the-host"),
            Why::AlreadyStarted => Refusal::new("T-04", "table-already-started"),
            Why::NotStarted => Refusal::new("T-04", "table-not-started"),
            Why::Ended => Refusal::new("T-04", "table-ended"),
            Why::SeatsOpen(count) => Refusal::new("T-04", "table-seats-open").number("open", count),
            Why::EntropyMissing(which) => seat("T-13", "table-entropy-missing", which),
            Why::EntropyGiven(which) => seat("T-13", "table-entropy-given", which),
            Why::NotYourTurn(whose) => seat("T-05", "table-not-your-turn", whose),
            Why::BotDecides(which) => seat("T-05", "table-bot-decides", which),
            Why::NothingToUndo => Refusal::new("T-06", "table-nothing-to-undo"),
            Why::TimeNotUp(left) => {
                Refusal::new("T-09", "table-time-not-up").number("seconds", left.div_ceil(1000) as i64)
            }
            Why::NoClock => Refusal::new("T-09", "table-no-clock"),
            Why::SomethingAsked => Refusal::new("T-07", "table-something-asked"),
            Why::NothingAsked => Refusal::new("T-07", "table-nothing-asked"),
            Why::YourOwnWish => Refusal::new("T-07", "table-your-own-wish"),
            Why::AlreadyAgreed => Refusal::new("T-07", "table-already-agreed"),
            Why::NotAway(which) => seat("T-10", "table-not-away", which),
            Why::NotAPerson(which) => seat("T-10", "table-not-a-person", which),
            Why::StandsInAlready(which) => seat("T-10", "table-stands-in-already", which),
            Why::NotEnded => Refusal::new("T-12", "table-not-ended"),
            Why::RematchAgreed => Refusal::new("T-12", "table-rematch-agreed"),
            Why::OnlyTheHouse => Refusal::new("T-05", "table-only-the-house"),
            Why::BadTicket => Refusal::new("T-15", "table-bad-ticket"),
        }
    }
}
