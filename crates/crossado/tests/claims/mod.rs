//! What a reason claims, counted again from the view.

use std::collections::{BTreeMap, BTreeSet};

use crossado::{Camp, Corner, Phase, Plank, Position, View};
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Arg, Game, Message, Viewer};

use crate::common::{is_river, legal, play, squares};

pub(crate) type Square = (u8, u8);

/// The view of the seat to move, or of a spectator.
pub(crate) fn view(position: &Position) -> View {
    position.view(position.actor().seat().map_or(Viewer::Spectator, Viewer::Seat))
}

pub(crate) fn reason(position: &Position, token: &str) -> Option<Message> {
    Position::reason(&view(position), token.parse().expect("a token"))
}

/// What is said for a legal move.
pub(crate) fn said(position: &Position, token: &str) -> String {
    assert!(legal(position).contains(&token.to_owned()), "{token} is not legal");
    reason(position, token).map_or_else(|| "nothing".to_owned(), |message| message.to_string())
}

// ---- The river once more, by columns and rows -----------------------------------------------------------------

/// The squares of all planks.
pub(crate) fn covered(planks: &[Plank]) -> BTreeSet<Square> {
    planks.iter().copied().flat_map(squares).collect()
}

pub(crate) fn neighbours((column, row): Square) -> impl Iterator<Item = Square> {
    let all = [(0, 1), (0, -1), (1, 0), (-1, 0)];
    all.into_iter()
        .filter_map(move |(dx, dy)| Some((column.checked_add_signed(dx)?, row.checked_add_signed(dy)?)))
}

pub(crate) fn is_at(side: u8, corner: Corner, (column, row): Square) -> bool {
    let (west, north) = (column < 2, row < 2);
    let (east, south) = (column >= side - 2 && column < side, row >= side - 2 && row < side);
    match corner {
        Corner::Nw => west && north,
        Corner::Ne => east && north,
        Corner::Se => east && south,
        Corner::Sw => west && south,
    }
}

/// A piece's place: `start`, or a field.
pub(crate) fn origins(view: &View, camp: &Camp, place: &str) -> BTreeSet<Square> {
    if place == "start" {
        let all = (0..view.board).flat_map(|column| (0..view.board).map(move |row| (column, row)));
        return all.filter(|square| is_at(view.board, camp.start, *square)).collect();
    }
    let field: crossado::Field = place.parse().expect("a field");
    BTreeSet::from([(field.column(), field.row())])
}

/// The fewest steps into the goal over squares that are open.
pub(crate) fn steps(view: &View, camp: &Camp, place: &str, open: impl Fn(Square) -> bool) -> Option<u8> {
    if place == "goal" {
        return Some(0);
    }
    let mut here = origins(view, camp, place);
    let mut seen = here.clone();
    for steps in 1.. {
        let next: BTreeSet<Square> = here.iter().copied().flat_map(neighbours).collect();
        // The start island shares no edge with the goal, so only squares of the river can come before it.
        if next.iter().any(|square| is_at(view.board, camp.goal, *square)) {
            return Some(steps);
        }
        here = next.into_iter().filter(|square| open(*square) && seen.insert(*square)).collect();
        if here.is_empty() {
            return None;
        }
    }
    None
}

pub(crate) fn over_planks(view: &View, camp: &Camp, place: &str, planks: &[Plank]) -> Option<u8> {
    let covered = covered(planks);
    steps(view, camp, place, |square| covered.contains(&square))
}

/// The fewest squares of water on a way into the goal.
pub(crate) fn water(view: &View, camp: &Camp, place: &str, planks: &[Plank]) -> u8 {
    let covered = covered(planks);
    let mut cheapest: BTreeMap<Square, u8> =
        origins(view, camp, place).into_iter().map(|square| (square, 0)).collect();
    // By Bellman and Ford: until nothing gets cheaper.
    loop {
        let mut changed = false;
        for (square, cost) in cheapest.clone() {
            for next in neighbours(square).filter(|next| is_river(view.board, *next)) {
                let cost = cost + u8::from(!covered.contains(&next));
                if cheapest.get(&next).is_none_or(|known| *known > cost) {
                    cheapest.insert(next, cost);
                    changed = true;
                }
            }
        }
        if !changed {
            break;
        }
    }
    let at_goal = |square: &Square| neighbours(*square).any(|next| is_at(view.board, camp.goal, next));
    cheapest.iter().filter(|(square, _)| at_goal(square)).map(|(_, cost)| *cost).min().expect("a river")
}

/// Where a player's pieces are that have not arrived.
pub(crate) fn places(camp: &Camp) -> Vec<String> {
    let waiting = (camp.waiting > 0).then(|| "start".to_owned());
    waiting.into_iter().chain(camp.crossing.iter().map(ToString::to_string)).collect()
}

/// How much nearer a walk brings a piece.
pub(crate) fn nearer(view: &View, camp: &Camp, token: &str) -> Option<i64> {
    let (from, to) = token.split_once('-')?;
    let by_planks = |place: &str| over_planks(view, camp, place, &view.planks).map(i64::from);
    let by_river =
        |place: &str| steps(view, camp, place, |square| is_river(view.board, square)).map(i64::from);
    match by_planks(from) {
        Some(steps) => Some(steps - by_planks(to)?),
        None => Some(by_river(from)? - by_river(to)?),
    }
}

pub(crate) fn touches(view: &View, corner: Corner, planks: &[Plank]) -> bool {
    covered(planks).into_iter().flat_map(neighbours).any(|square| is_at(view.board, corner, square))
}

// ---- What is claimed, and whether it is so --------------------------------------------------------------------

pub(crate) struct Claim<'a> {
    position: &'a Position,
    view: View,
    token: &'a str,
    message: &'a Message,
}

impl Claim<'_> {
    fn number(&self, name: &str) -> i64 {
        match self.message.args.get(name) {
            Some(Arg::Number(number)) => *number,
            other => panic!("{name} is {other:?} in {}", self.message),
        }
    }

    fn word(&self, name: &str) -> String {
        self.message.args.get(name).expect("an argument").to_string()
    }

    fn me(&self) -> &Camp {
        &self.view.camps[self.view.turn.expect("a seat is to move").index()]
    }

    fn other(&self) -> &Camp {
        let who = self.message.who().expect("somebody");
        assert_ne!(who, self.me().seat, "others are named, the player is not");
        &self.view.camps[who.index()]
    }

    fn plank(&self) -> Plank {
        self.token.split_once(':').expect("a plank").1.parse().expect("a plank")
    }

    /// The planks before the move; a plank in hand lies where it was taken from.
    fn before(&self) -> Vec<Plank> {
        self.view.planks.iter().copied().chain(self.view.taken).collect()
    }

    /// The planks after the move.
    fn after(&self) -> Vec<Plank> {
        let plank = self.plank();
        if self.token.starts_with("take:") {
            self.view.planks.iter().copied().filter(|other| *other != plank).collect()
        } else {
            self.view.planks.iter().copied().chain([plank]).collect()
        }
    }

    /// Whether the position after these tokens has a walk, and one into the goal.
    fn can(&self, tokens: &[&str]) -> (bool, bool) {
        let mut position = *self.position;
        play(&mut position, &tokens.join(" "));
        let walks: Vec<String> = legal(&position).into_iter().filter(|token| token.contains('-')).collect();
        (!walks.is_empty(), walks.iter().any(|token| token.ends_with("-goal")))
    }

    /// Whether some way of these changes so.
    fn some_way(&self, camp: &Camp, changes: impl Fn(Option<u8>, Option<u8>) -> bool) -> bool {
        let (before, after) = (self.before(), self.after());
        let way = |place: &str, planks: &[Plank]| over_planks(&self.view, camp, place, planks);
        places(camp).iter().any(|place| changes(way(place, &before), way(place, &after)))
    }

    /// The kind of the claim, which is so.
    fn holds(&self) -> String {
        let Claim { position, view, token, .. } = self;
        let (me, kind) = (self.me(), self.message.key.trim_start_matches("crossado-why-").to_owned());
        let gains = || -> Vec<i64> {
            let all = legal(*position);
            all.iter().filter_map(|token| nearer(view, me, token)).collect()
        };
        let gain = || nearer(view, me, token).expect("a walk");
        let best = || gains().into_iter().max().expect("a walk");
        let is_so = match kind.as_str() {
            "wins" => {
                let mut after = **position;
                play(&mut after, token);
                after.standing().is_some_and(|standing| standing.winners().eq([me.seat]))
            }
            "arrives" => {
                token.ends_with("-goal")
                    && self.number("arrived") == i64::from(me.arrived) + 1
                    && me.arrived < 3
            }
            "near" => {
                let to = token.split_once('-').expect("a walk").1;
                let mut after = view.clone();
                after.camps[me.seat.index()].crossing = vec![to.parse().expect("a field")];
                after.camps[me.seat.index()].waiting = 0;
                after.phase = Phase::Rolling;
                (after.die, after.stuck, after.rolls) = (None, None, 0);
                let mut after = Position::sample(&after, &mut Xoshiro::seed_from_u64(0));
                play(&mut after, &format!("~d{}", self.number("roll")));
                legal(&after).contains(&format!("{to}-goal"))
            }
            "most" => gain() == self.number("count") && gain() > 0 && gain() == best(),
            "leaves" => token.starts_with("start-") && self.number("count") == i64::from(me.waiting) - 1,
            "nearer" => gain() == self.number("count") && gain() > 0,
            "circle" => best() == 0 && token.split_once('-').is_some_and(|(from, to)| from == to),
            "sideways" => best() == 0 && gain() == 0,
            "least" => best() < 0 && gain() == best() && self.number("count") == -best(),
            "bridge" => {
                let way = |planks: &[Plank]| over_planks(view, me, &self.word("from"), planks);
                way(&self.before()).is_none() && way(&self.after()).is_some()
            }
            "exit" => {
                me.waiting > 0
                    && !touches(view, me.start, &self.before())
                    && touches(view, me.start, &self.after())
            }
            "door" => !touches(view, me.goal, &self.before()) && touches(view, me.goal, &self.after()),
            "shorter" => {
                let count = self.number("count") as u8;
                count > 0
                    && self.some_way(me, |was, now| was.zip(now).is_some_and(|(was, now)| was == now + count))
            }
            "own-way" | "water" => {
                let lake = |planks: &[Plank]| i64::from(water(view, me, &self.word("from"), planks));
                let left = lake(&self.after());
                let helps = |camp: &Camp| {
                    self.some_way(camp, |was, now| now.is_some_and(|now| was.is_none_or(|was| now < was)))
                        || places(camp).iter().any(|place| {
                            let [was, now] =
                                [self.before(), self.after()].map(|planks| water(view, camp, place, &planks));
                            now < was
                        })
                };
                let alone = view.camps.iter().all(|camp| camp.seat == me.seat || !helps(camp));
                lake(&self.before()) - left == self.number("count")
                    && left == self.number("left")
                    && (kind == "water" || alone)
            }
            "lay-home" => self.can(&[token]).1,
            "lay-walk" => self.can(&[token]).0,
            "lay-cut" | "take-cut" => self.some_way(self.other(), |was, now| was.is_some() && now.is_none()),
            "lay-longer" | "take-longer" => {
                let count = self.number("count") as u8;
                count > 0
                    && self.some_way(self.other(), |was, now| {
                        was.zip(now).is_some_and(|(was, now)| now == was + count)
                    })
            }
            "lay-useless" => view.camps.iter().filter(|camp| camp.seat != me.seat).all(|camp| {
                places(camp).iter().all(|place| {
                    let way = |planks: &[Plank]| over_planks(view, camp, place, planks);
                    way(&view.planks) == way(&self.after())
                })
            }),
            "take-home" | "take-walk" | "take-bridge" => {
                let mut held = **position;
                play(&mut held, token);
                legal(&held).iter().any(|lay| match kind.as_str() {
                    "take-home" => self.can(&[token, lay]).1,
                    "take-walk" => self.can(&[token, lay]).0,
                    _ => {
                        let mut planks = self.after();
                        planks.push(lay["lay:".len()..].parse().expect("a plank"));
                        over_planks(view, me, &self.word("from"), &planks).is_some()
                    }
                })
            }
            "take-exit" => {
                let other = self.other();
                other.waiting > 0
                    && touches(view, other.start, &self.before())
                    && !touches(view, other.start, &self.after())
            }
            "take-spare" => !self.some_way(me, |was, now| was != now),
            "pass" => {
                let die = view.die.expect("a roll");
                let none = !self.can(&[]).0;
                none && self.number("die") == i64::from(die)
                    && match self.word("why").as_str() {
                        "island" => me.crossing.is_empty() && !touches(view, me.start, &view.planks),
                        // A piece of the own colour hinders only where more than one is on the way.
                        "own" => me.crossing.len() > usize::from(me.waiting == 0),
                        "early" => places(me).iter().any(|place| {
                            over_planks(view, me, place, &view.planks).is_some_and(|steps| steps < die)
                        }),
                        _ => die > 1,
                    }
            }
            _ => panic!("{} is no kind that this test knows", self.message),
        };
        assert!(is_so, "{token}: {} is not so", self.message);
        kind
    }
}

pub(crate) fn check(position: &Position, token: &str) -> Option<String> {
    let view = view(position);
    let message = Position::reason(&view, token.parse().expect("a token"))?;
    Some(Claim { position, view, token, message: &message }.holds())
}

// ---- One position for each kind -------------------------------------------------------------------------------
