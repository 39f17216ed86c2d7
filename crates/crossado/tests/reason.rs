//! Why a move is good. What a sentence claims is counted out once more, square by square, from the view alone.

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::{Scene, is_river, legal, play, squares};
use crossado::{Camp, Corner, Phase, Plank, Position, Stage, View};
use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_core::{Actor, Arg, Game, Message, Play, Scratch, Setup, Viewer};

type Square = (u8, u8);

/// The view of the seat to move, or of a spectator.
fn view(position: &Position) -> View {
    position.view(position.actor().seat().map_or(Viewer::Spectator, Viewer::Seat))
}

fn reason(position: &Position, token: &str) -> Option<Message> {
    Position::reason(&view(position), token.parse().expect("a token"))
}

/// What is said for a legal move.
fn said(position: &Position, token: &str) -> String {
    assert!(legal(position).contains(&token.to_owned()), "{token} is not legal");
    reason(position, token).map_or_else(|| "nothing".to_owned(), |message| message.to_string())
}

// ---- The river once more, by columns and rows -----------------------------------------------------------------

/// The squares of all planks.
fn covered(planks: &[Plank]) -> BTreeSet<Square> {
    planks.iter().copied().flat_map(squares).collect()
}

fn neighbours((column, row): Square) -> impl Iterator<Item = Square> {
    let all = [(0, 1), (0, -1), (1, 0), (-1, 0)];
    all.into_iter()
        .filter_map(move |(dx, dy)| Some((column.checked_add_signed(dx)?, row.checked_add_signed(dy)?)))
}

fn is_at(side: u8, corner: Corner, (column, row): Square) -> bool {
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
fn origins(view: &View, camp: &Camp, place: &str) -> BTreeSet<Square> {
    if place == "start" {
        let all = (0..view.board).flat_map(|column| (0..view.board).map(move |row| (column, row)));
        return all.filter(|square| is_at(view.board, camp.start, *square)).collect();
    }
    let field: crossado::Field = place.parse().expect("a field");
    BTreeSet::from([(field.column(), field.row())])
}

/// The fewest steps into the goal over squares that are open.
fn steps(view: &View, camp: &Camp, place: &str, open: impl Fn(Square) -> bool) -> Option<u8> {
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

fn over_planks(view: &View, camp: &Camp, place: &str, planks: &[Plank]) -> Option<u8> {
    let covered = covered(planks);
    steps(view, camp, place, |square| covered.contains(&square))
}

/// The fewest squares of water on a way into the goal.
fn water(view: &View, camp: &Camp, place: &str, planks: &[Plank]) -> u8 {
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
fn places(camp: &Camp) -> Vec<String> {
    let waiting = (camp.waiting > 0).then(|| "start".to_owned());
    waiting.into_iter().chain(camp.crossing.iter().map(ToString::to_string)).collect()
}

/// How much nearer a walk brings a piece.
fn nearer(view: &View, camp: &Camp, token: &str) -> Option<i64> {
    let (from, to) = token.split_once('-')?;
    let by_planks = |place: &str| over_planks(view, camp, place, &view.planks).map(i64::from);
    let by_river =
        |place: &str| steps(view, camp, place, |square| is_river(view.board, square)).map(i64::from);
    match by_planks(from) {
        Some(steps) => Some(steps - by_planks(to)?),
        None => Some(by_river(from)? - by_river(to)?),
    }
}

fn touches(view: &View, corner: Corner, planks: &[Plank]) -> bool {
    covered(planks).into_iter().flat_map(neighbours).any(|square| is_at(view.board, corner, square))
}

// ---- What is claimed, and whether it is so --------------------------------------------------------------------

struct Claim<'a> {
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

fn check(position: &Position, token: &str) -> Option<String> {
    let view = view(position);
    let message = Position::reason(&view, token.parse().expect("a token"))?;
    Some(Claim { position, view, token, message: &message }.holds())
}

// ---- One position for each kind -------------------------------------------------------------------------------

/// Planks that lead seat 2 of two from its island, top right, down the right side and along row 11 to its goal.
const THEIR_WAY: &str = "m3v m6v m9v j11h g11h d11h a11h c12v";

/// CA-13, CA-19: what brings a piece home comes first.
#[test]
fn a_piece_that_comes_home_is_the_best_reason() {
    let scene = || Scene::new(2, "l12v").on(1, "l13");
    assert_eq!(said(&scene().rolled(1), "l13-goal"), "crossado-why-arrives arrived=1 pieces=4");
    assert_eq!(said(&scene().arrived(1, 3).rolled(1), "l13-goal"), "crossado-why-wins");
}

/// A walk is praised for the fields it gains, and more if no other gains as many.
#[test]
fn a_walk_is_good_for_the_fields_it_gains() {
    // A straight way along the upper edge and down the right side, with a piece on it.
    let position = Scene::new(2, "c2h f2h i2h l2v l5v l8v l11v").on(1, "f2").rolled(3);
    assert_eq!(said(&position, "f2-i2"), "crossado-why-most count=3");
    assert_eq!(said(&position, "start-e2"), "crossado-why-most count=3");
    assert_eq!(said(&position, "f2-c2"), "nothing");
    // Where the way forks, the longer fork gains less.
    let fork = Scene::new(2, "c2h c1h f1h f2h i2h l2v l5v l8v l11v").on(1, "i2").rolled(4);
    assert_eq!(said(&fork, "i2-l3"), "crossado-why-most count=4");
    assert_eq!(said(&fork, "start-e1"), "crossado-why-leaves count=2");
    let near = Scene::new(2, "l5v l8v l11v").on(1, "l7").rolled(2);
    assert_eq!(said(&near, "l7-l9"), "crossado-why-near roll=5");
}

/// CA-14: who must walk away from the goal is told what costs least.
#[test]
fn a_forced_walk_says_that_there_is_no_better_one() {
    let circle = Scene::new(2, "c4h c5h").on(1, "e5").arrived(1, 3).rolled(6);
    assert_eq!(said(&circle, "e5-e5"), "crossado-why-circle");
    let least = Scene::new(2, "l5v").on(1, "l7").arrived(1, 3).rolled(2);
    assert_eq!(said(&least, "l7-l5"), "crossado-why-least count=2");
}

/// CA-06: what a plank is good for: the way, the own island, the goal, a short cut.
#[test]
fn a_plank_is_good_for_the_way() {
    let way = "f2h i2h l2v l5v l8v l11v";
    let laying = |planks: &str| Scene::new(2, planks).laying(1, &[3, 3]).turn(1);
    assert_eq!(said(&laying(way), "plank:c2h"), "crossado-why-bridge from=start");
    assert_eq!(said(&laying("f2h"), "plank:c2h"), "crossado-why-exit");
    assert_eq!(said(&laying("c2h"), "plank:l11v"), "crossado-why-door");
    assert_eq!(said(&laying("c2h l12v"), "plank:f2h"), "crossado-why-water from=start count=3 left=13");
    let theirs = format!("c2h l12v {THEIR_WAY}");
    assert_eq!(said(&laying(&theirs), "plank:f2h"), "crossado-why-own-way from=start count=3 left=5");
}

/// CA-15: taking a plank helps oneself, or hinders somebody.
#[test]
fn a_plank_that_is_taken_is_missed_by_somebody() {
    let scene = |planks: &str| Scene::new(2, planks).on(1, "l13").arrived(1, 3).rolled(1);
    let position = scene(&format!("l12v {THEIR_WAY}"));
    assert_eq!(said(&position, "take:g11h"), "crossado-why-take-cut who=seat 2");
    assert_eq!(said(&position, "take:m3v"), "crossado-why-take-exit who=seat 2");
    assert_eq!(said(&scene("l12v g7h"), "take:g7h"), "crossado-why-take-spare");
}

/// CA-15, CA-17: with the right plank a roll can be walked after all.
#[test]
fn a_plank_can_make_a_roll_good() {
    let mut position = Scene::new(2, "h12h g5h").on(1, "h12").arrived(1, 3).rolled(6);
    assert_eq!(said(&position, "take:g5h"), "crossado-why-take-home roll=6");
    play(&mut position, "take:g5h");
    let home: Vec<String> = legal(&position)
        .into_iter()
        .filter(|token| said(&position, token).starts_with("crossado-why-lay-home"))
        .collect();
    assert!(!home.is_empty(), "one of the places brings the piece home");
    for token in home {
        assert_eq!(check(&position, &token).as_deref(), Some("lay-home"));
    }
    let mut position = Scene::new(2, "g5h").rolled(1);
    assert_eq!(said(&position, "take:g5h"), "crossado-why-take-walk roll=1");
    play(&mut position, "take:g5h");
    assert_eq!(said(&position, "lay:c1h"), "crossado-why-lay-walk roll=1");
    let mut position = Scene::new(2, &format!("l12v g7h {THEIR_WAY}")).on(1, "l13").arrived(1, 3).rolled(1);
    play(&mut position, "take:g7h");
    assert_eq!(said(&position, "lay:g5h"), "crossado-why-lay-useless");
}

/// CA-17: who passes is told why, and the view says the same while nothing is decided.
#[test]
fn a_pass_says_what_keeps_the_pieces() {
    let pass = |scene: Scene, die: u8| {
        let position = scene.rolled(die);
        let told = said(&position, "pass");
        let why = view(&position).stuck.expect("no piece can walk");
        assert_eq!(told, format!("crossado-why-pass who=seat 1 die={die} why={why}"));
        why.to_string()
    };
    assert_eq!(pass(Scene::new(2, "g5h"), 6), "island");
    assert_eq!(pass(Scene::new(2, "c1h"), 6), "short");
    assert_eq!(pass(Scene::new(2, "l12v").on(1, "l13").arrived(1, 3), 6), "early");
    assert_eq!(pass(Scene::new(2, "g5h").on(1, "g5 h5 i5").arrived(1, 1), 1), "own");
    let free = Scene::new(2, "c1h").rolled(1);
    assert_eq!(view(&free).stuck, None);
}

/// Nothing is said for chance, nor of a game in which nobody is to move.
#[test]
fn chance_has_no_reason() {
    let position = Position::from_setup(&Setup::players(3)).expect("a table");
    for token in ["~lone:2", "~start:1", "~d4", "pass", "c1-c2", "plank:c1v", "take:c1v", "lay:c1v"] {
        assert_eq!(reason(&position, token), None, "{token}");
    }
    assert_eq!(reason(&Scene::new(2, "c1h").turn(1), "~d4"), None);
}

/// What is said of each legal move of random games is so, and every kind is said.
#[test]
fn what_is_said_is_so() {
    let mut kinds = BTreeMap::<String, u32>::new();
    for seed in 0..200_u64 {
        println!("seed {seed}");
        let mut rng = Xoshiro::seed_from_u64(seed);
        let setup = Setup::players(2 + (seed % 3) as u8).with("limit", "20");
        let setup = if seed % 2 == 0 { setup.with("board", "12") } else { setup };
        let mut position = Position::from_setup(&setup).expect("a table");
        let mut scratch = Scratch::new();
        let mut late = seed % 4 != 0;
        while let Some(mv) = better_step(&position, &mut scratch, &mut rng) {
            if matches!(position.actor(), Actor::Seat(_)) {
                // Some of the moves, others each time. What has been found true often enough is only said.
                let tokens = legal(&position);
                let every = 1 + tokens.len() / 4;
                for token in tokens.iter().skip(below(&mut rng, every as u32) as usize).step_by(every) {
                    let Some(message) = reason(&position, token) else { continue };
                    let kind = message.key.trim_start_matches("crossado-why-").to_owned();
                    let count = kinds.entry(kind.clone()).or_default();
                    *count += 1;
                    if *count <= 150 {
                        assert_eq!(check(&position, token), Some(kind), "seed {seed}");
                    }
                }
            }
            position.apply(mv);
            if !late && matches!(position.stage(), Stage::Rolling { .. }) {
                // Random players hardly ever win, so some begin with three pieces at home.
                late = true;
                let mut view = view(&position);
                view.camps.iter_mut().for_each(|camp| (camp.waiting, camp.arrived) = (1, 3));
                position = Position::sample(&view, &mut rng);
            }
        }
    }
    println!("{kinds:?}");
    let all = [
        "arrives",
        "bridge",
        "circle",
        "door",
        "exit",
        "lay-cut",
        "lay-home",
        "lay-longer",
        "lay-useless",
        "lay-walk",
        "least",
        "leaves",
        "most",
        "near",
        "nearer",
        "own-way",
        "pass",
        "shorter",
        "sideways",
        "take-bridge",
        "take-cut",
        "take-exit",
        "take-home",
        "take-longer",
        "take-spare",
        "take-walk",
        "water",
        "wins",
    ];
    for kind in all {
        assert!(kinds.contains_key(kind), "{kind} is never said");
    }
    assert_eq!(kinds.len(), all.len());
}

/// A random step, but of a few random moves the one with the best reason: random players hardly ever come home.
fn better_step(
    position: &Position,
    scratch: &mut Scratch<Position>,
    rng: &mut Xoshiro,
) -> Option<crossado::Move> {
    const GOOD: [&str; 6] = ["wins", "arrives", "bridge", "exit", "most", "own-way"];
    let first = position.random_step(scratch, rng)?;
    let Some(seat) = position.actor().seat() else { return Some(first) };
    let view = position.view(Viewer::Seat(seat));
    let worth = |mv: crossado::Move| {
        let message = Position::reason(&view, mv);
        let kind = message.as_ref().map_or("", |message| message.key.trim_start_matches("crossado-why-"));
        GOOD.iter().position(|good| *good == kind).unwrap_or(GOOD.len())
    };
    let more = (0..3).filter_map(|_| position.random_step(scratch, rng)).collect::<Vec<_>>();
    std::iter::once(first).chain(more).min_by_key(|mv| worth(*mv))
}
