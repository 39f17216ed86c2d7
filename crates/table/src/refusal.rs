//! Every reason for which a table refuses a command, with its clause in `docs/rules/table.md`.

use crosstable_core::{Refusal, Seat};
use crosstable_protocol::{Millis, Name};

/// A reason to refuse a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RefusalReason {
    NoSuchSeat(Seat),
    SeatTaken(Seat),
    TableFull,
    NothingToClear(Seat),
    BadName,
    UnreadableName,
    NameTaken(Seat),
    NotAtThisTable,
    NotYourSeat(Seat),
    NotTheHost,
    AlreadyStarted,
    NotStarted,
    Ended,
    SeatsOpen(u8),
    CommitmentMissing(Seat),
    CommitmentGiven(Seat),
    CommitmentTaken,
    EntropyGiven(Seat),
    WrongEntropy(Seat),
    Starting,
    NotStarting,
    TooMuch(Seat),
    LobbyFull,
    LogFull,
    Disputed,
    NoDispute,
    NotYourTurn(Seat),
    BotDecides(Seat),
    NothingToUndo,
    TimeNotUp(Millis),
    NoClock,
    ProposalPending,
    NoProposal,
    OwnProposal,
    AlreadyAgreed,
    NotAway(Seat),
    NotAPerson(Seat),
    StandsInAlready(Seat),
    NotEnded,
    RematchAgreed,
    OnlyTheSystem,
    BadTicket,
    Uploaded,
    NotADeviceGame,
}

impl From<RefusalReason> for Refusal {
    fn from(reason: RefusalReason) -> Refusal {
        let seat = |clause, code, seat: Seat| Refusal::new(clause, code).number("seat", seat.number());
        match reason {
            RefusalReason::NoSuchSeat(which) => seat("T-01", "table-no-such-seat", which),
            RefusalReason::SeatTaken(which) => seat("T-02", "table-seat-taken", which),
            RefusalReason::TableFull => Refusal::new("T-02", "table-full"),
            RefusalReason::NothingToClear(which) => seat("T-03", "table-nothing-to-clear", which),
            RefusalReason::BadName => {
                Refusal::new("T-14", "table-bad-name").number("most", Name::LONGEST as i64)
            }
            RefusalReason::UnreadableName => Refusal::new("T-14", "table-unreadable-name"),
            RefusalReason::NameTaken(which) => seat("T-14", "table-name-taken", which),
            RefusalReason::NotAtThisTable => Refusal::new("T-02", "table-not-at-this-table"),
            RefusalReason::NotYourSeat(which) => seat("T-02", "table-not-your-seat", which),
            RefusalReason::NotTheHost => Refusal::new("T-03", "table-not-the-host"),
            RefusalReason::AlreadyStarted => Refusal::new("T-04", "table-already-started"),
            RefusalReason::NotStarted => Refusal::new("T-04", "table-not-started"),
            RefusalReason::Ended => Refusal::new("T-04", "table-ended"),
            RefusalReason::SeatsOpen(count) => Refusal::new("T-04", "table-seats-open").number("open", count),
            RefusalReason::CommitmentMissing(which) => seat("T-13", "table-commitment-missing", which),
            RefusalReason::CommitmentGiven(which) => seat("T-13", "table-commitment-given", which),
            RefusalReason::CommitmentTaken => Refusal::new("T-13", "table-commitment-taken"),
            RefusalReason::WrongEntropy(which) => seat("T-13", "table-wrong-entropy", which),
            RefusalReason::Starting => Refusal::new("T-13", "table-starting"),
            RefusalReason::NotStarting => Refusal::new("T-13", "table-not-starting"),
            RefusalReason::TooMuch(which) => seat("T-16", "table-too-much", which),
            RefusalReason::LobbyFull => Refusal::new("T-16", "table-lobby-full"),
            RefusalReason::LogFull => Refusal::new("T-16", "table-no-room"),
            RefusalReason::Disputed => Refusal::new("T-17", "table-disputed"),
            RefusalReason::NoDispute => Refusal::new("T-17", "table-no-dispute"),
            RefusalReason::EntropyGiven(which) => seat("T-13", "table-entropy-given", which),
            RefusalReason::NotYourTurn(whose) => seat("T-05", "table-not-your-turn", whose),
            RefusalReason::BotDecides(which) => seat("T-05", "table-bot-decides", which),
            RefusalReason::NothingToUndo => Refusal::new("T-06", "table-nothing-to-undo"),
            RefusalReason::TimeNotUp(left) => {
                Refusal::new("T-09", "table-time-not-up").number("seconds", left.div_ceil(1000) as i64)
            }
            RefusalReason::NoClock => Refusal::new("T-09", "table-no-clock"),
            RefusalReason::ProposalPending => Refusal::new("T-07", "table-proposal-pending"),
            RefusalReason::NoProposal => Refusal::new("T-07", "table-no-proposal"),
            RefusalReason::OwnProposal => Refusal::new("T-07", "table-own-proposal"),
            RefusalReason::AlreadyAgreed => Refusal::new("T-07", "table-already-agreed"),
            RefusalReason::NotAway(which) => seat("T-10", "table-not-away", which),
            RefusalReason::NotAPerson(which) => seat("T-10", "table-not-a-person", which),
            RefusalReason::StandsInAlready(which) => seat("T-10", "table-stands-in-already", which),
            RefusalReason::NotEnded => Refusal::new("T-12", "table-not-ended"),
            RefusalReason::RematchAgreed => Refusal::new("T-12", "table-rematch-agreed"),
            RefusalReason::OnlyTheSystem => Refusal::new("T-05", "table-only-a-bot"),
            RefusalReason::BadTicket => Refusal::new("T-15", "table-bad-ticket"),
            RefusalReason::Uploaded => Refusal::new("T-20", "table-uploaded"),
            RefusalReason::NotADeviceGame => Refusal::new("T-20", "table-not-a-device-game"),
        }
    }
}
