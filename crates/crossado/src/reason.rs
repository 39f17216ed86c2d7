//! Why a move is good, in a sentence for who is to make it.

use crosstable_core::{Message, Seat};

use crate::components::{DIE, PIECES};
use crate::way::Way;
use crate::{Fields, Move, Place, Plank, Position, Stage, View};

/// The most fields of water that one plank can cover (CA-04).
const PLANK: u8 = 3;

impl View {
    /// What speaks for a move, the most telling first; nothing for chance, and where nothing does.
    pub(crate) fn reason(&self, mv: Move) -> Option<Message> {
        let position = self.position();
        // A token can come from outside.
        if position.allows(mv).is_err() {
            return None;
        }
        match (position.stage, mv) {
            (Stage::Laying { seat }, Move::Plank(plank)) => {
                let covered = position.covered;
                Put { position: &position, seat, before: covered, after: covered | plank.fields() }.reason()
            }
            (Stage::Relaying { seat, die, taken }, Move::Lay(plank)) => {
                let (before, after) = (position.covered | taken.fields(), position.covered | plank.fields());
                Put { position: &position, seat, before, after }.relaid(die)
            }
            (Stage::Moving { seat, die, .. }, Move::Take(plank)) => position.why_take(seat, die, plank),
            (Stage::Moving { seat, .. }, Move::Walk { from, to }) => position.why_walk(seat, from, to),
            (Stage::Moving { seat, die, .. }, Move::Pass) => {
                let why = position.stuck(seat, die)?;
                Some(Message::new("crossado-why-pass").seat("who", seat).number("die", die).text("why", why))
            }
            _ => None,
        }
    }
}

// ---- Walking ------------------------------------------------------------------------------------------------

impl Position {
    fn why_walk(&self, seat: Seat, from: Place, to: Place) -> Option<Message> {
        if to == Place::Goal {
            let arrived = self.pieces(seat).arrived + 1;
            return Some(if arrived >= PIECES {
                Message::new("crossado-why-wins")
            } else {
                Message::new("crossado-why-arrives").number("arrived", arrived).number("pieces", PIECES)
            });
        }
        let walks = self.walks();
        let best = walks.iter().filter_map(|(from, to)| self.nearer(seat, *from, *to)).max()?;
        let nearer = self.nearer(seat, from, to)?;
        if nearer > 0 {
            return Some(self.why_nearer(seat, from, to, nearer, walks.len() > 1 && nearer == best));
        }
        // CA-14: who can walk must, even if it leads away from the goal.
        if best > 0 || nearer < best {
            return None;
        }
        Some(match nearer {
            _ if from == to => Message::new("crossado-why-circle"),
            0 => Message::new("crossado-why-sideways"),
            _ => Message::new("crossado-why-least").number("count", -nearer),
        })
    }

    fn why_nearer(&self, seat: Seat, from: Place, to: Place, nearer: i64, best: bool) -> Message {
        let steps = |place| self.steps_over(self.covered, seat, place);
        // A die can bring it home from there, and could not before.
        if let Some(roll) = steps(to).filter(|steps| *steps <= DIE)
            && steps(from).is_none_or(|before| before > DIE)
        {
            return Message::new("crossado-why-near").number("roll", roll);
        }
        if best {
            return Message::new("crossado-why-most").number("count", nearer);
        }
        if from == Place::Start {
            let waiting = self.pieces(seat).waiting.saturating_sub(1);
            return Message::new("crossado-why-leaves").number("count", waiting);
        }
        Message::new("crossado-why-nearer").number("count", nearer)
    }

    /// All walks that the seat to move can choose from.
    fn walks(&self) -> Vec<(Place, Place)> {
        let mut list = crosstable_core::MoveList::new();
        self.list_moves(&mut list);
        let walks = list.iter().filter_map(|mv| match mv {
            Move::Walk { from, to } => Some((*from, *to)),
            _ => None,
        });
        walks.collect()
    }

    /// How many fields a walk brings a piece nearer to the goal: over planks if they lead there, otherwise over the river as
    /// if planks lay everywhere. Nothing if it leaves a way that leads there for one that does not.
    fn nearer(&self, seat: Seat, from: Place, to: Place) -> Option<i64> {
        let to_go = |ground: Fields, place: Place| match place {
            Place::Goal => Some(0),
            _ => self.steps_over(ground, seat, place).map(i64::from),
        };
        let ground = if to_go(self.covered, from).is_some() { self.covered } else { self.board().river() };
        Some(to_go(ground, from)? - to_go(ground, to)?)
    }
}

// ---- Laying planks ------------------------------------------------------------------------------------------

/// A plank that is laid, and what was covered before and is then. If it lay elsewhere, before is before it was taken.
struct Put<'a> {
    position: &'a Position,
    seat: Seat,
    before: Fields,
    after: Fields,
}

impl Put<'_> {
    /// CA-06: an own plank.
    fn reason(&self) -> Option<Message> {
        let (before, after) = self.ways(self.seat);
        self.way_opened(&before, &after).or_else(|| self.way_begun(&before, &after))
    }

    /// CA-15: a plank that lay elsewhere, laid with this roll.
    fn relaid(&self, die: u8) -> Option<Message> {
        let Put { position, seat, before: was, after: is } = *self;
        let covering = |covered| Position { covered, ..*position };
        let (was, is) = (covering(was), covering(is));
        if is.can_arrive(seat, die) && !was.can_arrive(seat, die) {
            return Some(Message::new("crossado-why-lay-home").number("roll", die));
        }
        if is.can_walk(seat, die) && !was.can_walk(seat, die) {
            return Some(Message::new("crossado-why-lay-walk").number("roll", die));
        }
        let (before, after) = self.ways(seat);
        if is_worse(&before, &after) {
            return None;
        }
        self.way_opened(&before, &after)
            .or_else(|| {
                hurt(
                    position,
                    seat,
                    self.before,
                    self.after,
                    ["crossado-why-lay-cut", "crossado-why-lay-longer"],
                )
            })
            .or_else(|| self.way_begun(&before, &after))
            .or_else(|| self.useless())
    }

    fn ways(&self, seat: Seat) -> (Vec<Way>, Vec<Way>) {
        (self.position.ways(seat, self.before), self.position.ways(seat, self.after))
    }

    /// A way that leads to the goal now, or is shorter, or a first plank at the own island.
    fn way_opened(&self, before: &[Way], after: &[Way]) -> Option<Message> {
        let both = || before.iter().zip(after);
        if let Some((_, now)) = both().find(|(was, now)| was.steps.is_none() && now.steps.is_some()) {
            return Some(Message::new("crossado-why-bridge").text("from", now.from));
        }
        let (board, seat) = (self.position.board(), self.seat);
        let first_at = |corner| {
            let shore = board.shore(corner);
            !shore.meets(self.before) && shore.meets(self.after)
        };
        if self.position.pieces(seat).waiting > 0 && first_at(self.position.home(seat)) {
            return Some(Message::new("crossado-why-exit"));
        }
        let saved = both().filter_map(|(was, now)| was.steps?.checked_sub(now.steps?)).max();
        if let Some(count) = saved.filter(|count| *count > 0) {
            return Some(Message::new("crossado-why-shorter").number("count", count));
        }
        first_at(self.position.goal(seat)).then(|| Message::new("crossado-why-door"))
    }

    /// A part of a way that does not lead to the goal yet.
    fn way_begun(&self, before: &[Way], after: &[Way]) -> Option<Message> {
        let closer = before.iter().zip(after).filter(|(was, now)| now.water < was.water);
        let (was, now) = closer.min_by_key(|(_, now)| now.water)?;
        let helps = |seat| {
            let (before, after) = self.ways(seat);
            before.iter().zip(&after).any(|(was, now)| was.is_worse_than(*now))
        };
        let key = if others(self.position, self.seat).any(helps) {
            "crossado-why-water"
        } else {
            "crossado-why-own-way"
        };
        let message = Message::new(key).text("from", now.from);
        Some(message.number("count", was.water - now.water).number("left", now.water))
    }

    /// Where a plank is out of the others' way, it can at least not help them.
    fn useless(&self) -> Option<Message> {
        let without = self.position.covered;
        let same = |seat| self.position.ways(seat, without) == self.position.ways(seat, self.after);
        others(self.position, self.seat).all(same).then(|| Message::new("crossado-why-lay-useless"))
    }
}

// ---- Taking planks ------------------------------------------------------------------------------------------

impl Position {
    fn why_take(&self, seat: Seat, die: u8, plank: Plank) -> Option<Message> {
        let without = self.covered - plank.fields();
        // CA-07, CA-15: every other place for it.
        let mut held = *self;
        held.covered = without;
        held.stage = Stage::Relaying { seat, die, taken: plank };
        let places = held.places();
        let laid = |place: Plank| Position { covered: without | place.fields(), ..*self };
        let somewhere = |good: &dyn Fn(&Position) -> bool| places.iter().any(|place| good(&laid(place)));
        let rolled = |key| Some(Message::new(key).number("roll", die));
        if !self.can_arrive(seat, die) && somewhere(&|after| after.can_arrive(seat, die)) {
            return rolled("crossado-why-take-home");
        }
        if !self.can_walk(seat, die) && somewhere(&|after| after.can_walk(seat, die)) {
            return rolled("crossado-why-take-walk");
        }
        let (before, after) = (self.ways(seat, self.covered), self.ways(seat, without));
        for (was, now) in before.iter().zip(&after) {
            let leads = |after: &Position| after.steps_over(after.covered, seat, was.from).is_some();
            if was.steps.is_none() && now.water <= PLANK && somewhere(&leads) {
                return Some(Message::new("crossado-why-take-bridge").text("from", was.from));
            }
        }
        if is_worse(&before, &after) {
            return None;
        }
        let leaves = |other: &Seat| {
            let shore = self.board().shore(self.home(*other));
            self.pieces(*other).waiting > 0 && shore.meets(self.covered) && !shore.meets(without)
        };
        if let Some(other) = others(self, seat).find(leaves) {
            return Some(Message::new("crossado-why-take-exit").seat("who", other));
        }
        hurt(self, seat, self.covered, without, ["crossado-why-take-cut", "crossado-why-take-longer"])
            .or_else(|| (before == after).then(|| Message::new("crossado-why-take-spare")))
    }

    /// CA-13: whether this roll can bring a piece of the seat home.
    fn can_arrive(&self, seat: Seat, die: u8) -> bool {
        let origins = self.pieces(seat).crossing | self.exit(seat);
        self.targets(seat, origins, die).goal
    }
}

/// Whom it hurts most that other fields are covered than before: whose way has a hole now, or has become longest.
fn hurt(
    position: &Position,
    seat: Seat,
    before: Fields,
    after: Fields,
    [cut, longer]: [&'static str; 2],
) -> Option<Message> {
    let all = others(position, seat).flat_map(|other| {
        let ways = position.ways(other, before).into_iter().zip(position.ways(other, after));
        ways.filter(|(was, now)| now.is_worse_than(*was)).map(move |(was, now)| (other, was.steps, now.steps))
    });
    let all: Vec<_> = all.filter_map(|(other, was, now)| Some((other, was?, now))).collect();
    if let Some((other, ..)) = all.iter().find(|(_, _, now)| now.is_none()) {
        return Some(Message::new(cut).seat("who", *other));
    }
    let longest = all.into_iter().filter_map(|(other, was, now)| Some((now?.checked_sub(was)?, other)));
    let (count, other) = longest.max_by_key(|(count, _)| *count)?;
    Some(Message::new(longer).seat("who", other).number("count", count))
}

/// Whether any of these ways has become worse.
fn is_worse(before: &[Way], after: &[Way]) -> bool {
    before.iter().zip(after).any(|(was, now)| now.is_worse_than(*was))
}

fn others(position: &Position, seat: Seat) -> impl Iterator<Item = Seat> {
    Seat::all(position.players).filter(move |other| *other != seat)
}
