//! Why a move is good, in a sentence for who is to make it.

use crosstable_core::{Game, Message, Seat};

use crate::colour::{Colour, Colours};
use crate::lane::LaneEnd;
use crate::moves::Move;
use crate::position::{Phase, Position};
use crate::refusal::RefusalReason;
use crate::setup;
use crate::spot::{Row, Spot};
use crate::view::View;

/// A figure with so few rows to go is close to the other side.
const CLOSE: u16 = 3;

/// What speaks for a move, the most telling first; nothing for chance, and where nothing does.
pub(crate) fn of(before: &View, mv: Move) -> Option<Message> {
    let position = before.position();
    // A token can come from outside.
    if position.phase != Phase::Play || position.allows(mv).is_err() {
        return None;
    }
    let change = Change { seat: position.seat(), before: &position, after: &played(&position, mv) };
    match mv {
        Move::Shift(..) | Move::Swap(_) => change.of_bars(matches!(mv, Move::Shift(..))),
        Move::Block(spot) => change.by_block(spot),
        Move::Back { from, to } => change.by_setting_back(from, to),
        Move::Run(from) => position.why_run(from),
        Move::End => Some(position.why_end()),
        Move::Double(_) | Move::Bar(_) | Move::Colour(_) | Move::Start(_) | Move::Die(_) => None,
    }
}

fn played(position: &Position, mv: Move) -> Position {
    let mut after = *position;
    after.apply(mv);
    after
}

// ---- Figures and what is ahead of them ----------------------------------------------------------------------

/// A figure and its prospects.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Runner {
    colour: Colour,
    /// The rows that it could run now (CN-23 counts them).
    rows: u16,
    /// Whether that leads across (CN-15).
    across: bool,
    /// How many fields the nearest field that it needs after that is out of line, if there is one.
    off: Option<u16>,
}

impl Position {
    fn prospects(&self, seat: Seat, from: Spot) -> Option<Runner> {
        let (side, colour) = (self.side(seat), self.colour_at(from)?);
        let (end, across) = match self.lane_of(seat, from) {
            Ok(LaneEnd::On(spot)) => (spot, false),
            Ok(LaneEnd::Across) => (from, true),
            Err(_) => (from, false),
        };
        let left = if across { 0 } else { side.to_go(end.row()) };
        let off = side.ahead(end.row()).filter(|_| !across).and_then(|next| {
            let column = |spot: Spot| i32::from(self.stack.offset(spot.row())) + i32::from(spot.field());
            let free = self.stack.painted(next, Colours::of(colour)) & self.stack.free(next);
            Spot::in_mask(next, free).map(|spot| column(spot).abs_diff(column(end)) as u16).min()
        });
        Some(Runner { colour, rows: side.to_go(from.row()) - left, across, off })
    }

    /// The fields on which figures of the seat stand, in order. Bars with figures are never exchanged (CN-21), so they stay
    /// the same whatever is done with bars and blocks.
    fn figures_of(&self, seat: Seat) -> impl Iterator<Item = Spot> {
        let figures = move |row: Row| self.stack.figures(row) & self.stack.painted(row, self.colours(seat));
        Row::all().flat_map(move |row| Spot::in_mask(row, figures(row)))
    }

    fn runners(&self, seat: Seat) -> Vec<Runner> {
        self.figures_of(seat).filter_map(|spot| self.prospects(seat, spot)).collect()
    }

    /// How far a seat has come: figures across, then rows to go (CN-23).
    fn progress(&self, seat: Seat) -> (u8, i32) {
        (self.across(seat), -i32::from(self.rows_to_go(seat)))
    }
}

// ---- Running ------------------------------------------------------------------------------------------------

impl Position {
    fn why_run(&self, from: Spot) -> Option<Message> {
        let seat = self.seat();
        let runner = self.prospects(seat, from)?;
        let about = |key| Message::new(key).text("colour", runner.colour);
        if runner.across {
            let left = setup::figures_of(self.players).saturating_sub(self.across(seat) + 1);
            return Some(match left {
                0 => Message::new("cross-n-go-why-wins"),
                _ => about("cross-n-go-why-crosses").number("count", left),
            });
        }
        let left = self.side(seat).to_go(from.row()) - runner.rows;
        if left <= CLOSE {
            return Some(about("cross-n-go-why-run-near").number("count", left));
        }
        let rows = |key| Some(about(key).number("count", runner.rows));
        let mut others: Vec<u16> = self.runners(seat).iter().map(|other| other.rows).collect();
        others.retain(|other| *other > 0);
        if others.len() <= 1 {
            return rows("cross-n-go-why-run-only");
        }
        let most = others.iter().all(|other| *other <= runner.rows);
        rows(if most { "cross-n-go-why-run-most" } else { "cross-n-go-why-run" })
    }

    /// CN-13: who ends the turn has no figure that can run.
    fn why_end(&self) -> Message {
        let seat = self.seat();
        if self.check_joker().is_ok() {
            return Message::new("cross-n-go-why-end-keep").number("count", self.jokers(seat));
        }
        let joker = |spot| matches!(self.lane_of(seat, spot), Err(RefusalReason::JokerInLane { .. }));
        let by_joker = self.figures_of(seat).any(joker);
        Message::new(if by_joker { "cross-n-go-why-end-joker" } else { "cross-n-go-why-end" })
    }
}

// ---- Bars and jokers ----------------------------------------------------------------------------------------

/// A move that changes what figures can do.
struct Change<'a> {
    seat: Seat,
    before: &'a Position,
    after: &'a Position,
}

/// What a figure could do before, and can do then.
type Turn = (Runner, Runner);

impl Change<'_> {
    fn turns(&self, seat: Seat) -> Vec<Turn> {
        self.before.runners(seat).into_iter().zip(self.after.runners(seat)).collect()
    }

    /// The others' figures, with whose they are.
    fn others(&self) -> Vec<(Seat, Turn)> {
        let others = Seat::all(self.before.players).filter(|other| *other != self.seat);
        others.flat_map(|other| self.turns(other).into_iter().map(move |turn| (other, turn))).collect()
    }

    /// CN-10, CN-21: bars that are shifted or exchanged.
    fn of_bars(&self, shift: bool) -> Option<Message> {
        let (own, others) = (self.turns(self.seat), self.others());
        if let Some(message) = opened(&own) {
            return Some(message);
        }
        if own.iter().any(|(was, now)| now.rows < was.rows || was.across && !now.across) {
            return None;
        }
        let stopped = stopped(
            &others,
            ["cross-n-go-why-stops-across", "cross-n-go-why-closes", "cross-n-go-why-shortens"],
        );
        if stopped.is_some() {
            return stopped;
        }
        // A second figure that can run is less than a longer run, but it is a choice more.
        if let Some((_, now)) = own.iter().find(|(was, now)| was.rows == 0 && now.rows > 0) {
            return Some(opens("cross-n-go-why-opens", *now));
        }
        if others.iter().any(|(_, (was, now))| now.rows > was.rows) {
            return None;
        }
        let closer = own.iter().filter(|(was, now)| {
            now.rows == was.rows && now.off.is_some_and(|off| was.off.is_none_or(|before| off < before))
        });
        if let Some((_, now)) = closer.min_by_key(|(_, now)| now.off) {
            let count = now.off.unwrap_or_default();
            let message = Message::new("cross-n-go-why-prepares").text("colour", now.colour);
            return Some(message.number("count", count));
        }
        if own.iter().any(|(was, now)| was != now) {
            return None;
        }
        let farther = others
            .iter()
            .filter(|(_, (was, now))| now.rows == was.rows && was.off.is_some() && now.off > was.off);
        if let Some((who, (_, now))) = farther.min_by_key(|(_, (was, _))| was.off) {
            let count = now.off.unwrap_or_default();
            return Some(Message::new("cross-n-go-why-hinders").seat("who", *who).number("count", count));
        }
        // CN-11: points must be used.
        shift.then(|| Message::new("cross-n-go-why-harmless"))
    }

    /// CN-18: a joker on a field.
    fn by_block(&self, spot: Spot) -> Option<Message> {
        let others = self.others();
        let stopped =
            stopped(&others, ["cross-n-go-why-block-across", "cross-n-go-why-block", "cross-n-go-why-block"]);
        if stopped.is_some() {
            return stopped;
        }
        // The nearest field that a figure needs next is no longer there.
        let next = |(_, (was, now)): &&(Seat, Turn)| {
            was.off.is_some_and(|off| now.off.is_none_or(|farther| farther > off))
        };
        if let Some((who, _)) = others.iter().find(next) {
            return Some(Message::new("cross-n-go-why-block-next").seat("who", *who));
        }
        let colour = self.before.colour_at(spot)?;
        let who = self.before.owner(colour)?;
        let side = self.before.side(who);
        let mut figures = self.before.figures_of(who).filter(|on| self.before.colour_at(*on) == Some(colour));
        let comes = figures.any(|on| side.to_go(on.row()) > side.to_go(spot.row()));
        // CN-19
        (comes && self.before.blocks_for_good(spot))
            .then(|| Message::new("cross-n-go-why-block-good").seat("who", who).text("colour", colour))
    }

    /// CN-20: an opponent's figure one row back.
    fn by_setting_back(&self, from: Spot, to: Spot) -> Option<Message> {
        let who = self.before.colour_at(from).and_then(|colour| self.before.owner(colour))?;
        let side = self.before.side(who);
        let (was, now) = (self.before.prospects(who, from)?, self.after.prospects(who, to)?);
        let to_go = side.to_go(from.row());
        let about = |key| Message::new(key).seat("who", who);
        // It could run farther from there than from where it stands.
        let left = |runner: Runner, row: Row| side.to_go(row) - runner.rows;
        if left(now, to.row()) < left(was, from.row()) || now.across {
            return None;
        }
        Some(if was.across {
            about("cross-n-go-why-back-across")
        } else if was.rows > 0 && now.rows == 0 {
            about("cross-n-go-why-back-lane").number("count", was.rows)
        } else if to_go <= CLOSE {
            about("cross-n-go-why-back-near").number("count", to_go)
        } else if self.is_in_front(who) {
            about("cross-n-go-why-back-leader")
        } else {
            about("cross-n-go-why-back")
        })
    }

    /// Whether nobody else has come as far.
    fn is_in_front(&self, who: Seat) -> bool {
        let mut others = Seat::all(self.before.players).filter(|other| *other != who);
        others.all(|other| self.before.progress(other) < self.before.progress(who))
    }
}

/// The best run that has become longer, if it is longer than all that were possible before.
fn opened(own: &[Turn]) -> Option<Message> {
    let (was, now) = own.iter().max_by_key(|(_, now)| (now.across, now.rows))?;
    let best = own.iter().map(|(was, _)| (was.across, was.rows)).max()?;
    if (now.across, now.rows) <= best {
        return None;
    }
    Some(match (now.across, was.rows) {
        (true, _) => Message::new("cross-n-go-why-opens-across").text("colour", now.colour),
        (_, 0) => opens("cross-n-go-why-opens", *now),
        _ => opens("cross-n-go-why-longer", *now),
    })
}

fn opens(key: &'static str, now: Runner) -> Message {
    Message::new(key).text("colour", now.colour).number("count", now.rows)
}

/// The run of somebody else that has become shorter by most: one that led across, one that is gone, one that is shorter.
fn stopped(others: &[(Seat, Turn)], [across, gone, shorter]: [&'static str; 3]) -> Option<Message> {
    let shortened = others.iter().filter(|(_, (was, now))| now.rows < was.rows);
    let (who, (was, now)) = shortened.max_by_key(|(_, (was, now))| (was.across, was.rows - now.rows))?;
    let about = |key| Message::new(key).seat("who", *who);
    Some(match (was.across, now.rows) {
        (true, _) => about(across),
        (_, 0) => about(gone).number("count", was.rows),
        // What is blocked is told as long as it was, what is shifted by how much shorter it is.
        _ if gone == shorter => about(gone).number("count", was.rows),
        _ => about(shorter).number("count", was.rows - now.rows),
    })
}
