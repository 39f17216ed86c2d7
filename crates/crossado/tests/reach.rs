//! CA-08 to CA-14 and CA-18 against a plain search: every way is walked step by step, over columns and rows, and its
//! ends compared with what the game lists.

mod common;

use std::collections::BTreeSet;

use common::{Scene, is_river, legal, play, seat, squares};
use crossado::{Field, Plank, Position, Stage};
use crosstable_core::Setup;
use crosstable_core::rng::{SeedableRng, Xoshiro, below, pick};

type Square = (i8, i8);

/// A river with planks and one player's pieces, as plain lists.
struct Plain {
    covered: BTreeSet<Square>,
    start: Vec<Square>,
    goal: Vec<Square>,
    own: Vec<Square>,
    waiting: bool,
}

impl Plain {
    /// The tokens of all complete moves with this roll.
    fn walks(&self, die: u8) -> BTreeSet<String> {
        let mut tokens = BTreeSet::new();
        if self.waiting {
            for square in &self.start {
                self.go_on(*square, None, die, "start", None, &mut tokens);
            }
        }
        for square in &self.own {
            self.go_on(*square, None, die, &name(*square), Some(*square), &mut tokens);
        }
        tokens
    }

    fn go_on(
        &self,
        at: Square,
        came_from: Option<Square>,
        left: u8,
        name_of_origin: &str,
        origin: Option<Square>,
        tokens: &mut BTreeSet<String>,
    ) {
        if left == 0 {
            if origin == Some(at) || !self.own.contains(&at) {
                tokens.insert(format!("{name_of_origin}-{}", name(at)));
            }
            return;
        }
        for (east, south) in [(0, -1), (1, 0), (0, 1), (-1, 0)] {
            let next = (at.0 + east, at.1 + south);
            if self.goal.contains(&next) && left == 1 {
                tokens.insert(format!("{name_of_origin}-goal"));
            }
            if Some(next) != came_from && self.covered.contains(&next) {
                self.go_on(next, Some(at), left - 1, name_of_origin, origin, tokens);
            }
        }
    }
}

fn name(square: Square) -> String {
    Field::new(square.0 as u8, square.1 as u8).to_string()
}

fn island(column: i8, row: i8) -> Vec<Square> {
    vec![(column, row), (column + 1, row), (column, row + 1), (column + 1, row + 1)]
}

/// Planks at random inside a random window, so that some rivers are sparse and others are full of rings.
fn random_planks(side: u8, rng: &mut Xoshiro) -> Vec<Plank> {
    let (width, height) = (4 + below(rng, 11) as u8, 4 + below(rng, 11) as u8);
    let (west, north) = (below(rng, side.into()) as u8, below(rng, side.into()) as u8);
    let inside = |(column, row): (u8, u8)| {
        is_river(side, (column, row))
            && (west..west + width).contains(&column)
            && (north..north + height).contains(&row)
    };
    let mut places: Vec<Plank> =
        Plank::all().filter(|plank| squares(*plank).into_iter().all(inside)).collect();
    let mut planks: Vec<Plank> = Vec::new();
    while planks.len() < 20 && !places.is_empty() {
        let plank = pick(rng, &places);
        planks.push(plank);
        places.retain(|place| squares(*place).iter().all(|square| !squares(plank).contains(square)));
    }
    planks
}

/// Random pieces of four seats on the planks; this seat is about to roll.
fn random_scene(side: u8, number: usize, rng: &mut Xoshiro) -> (Position, Plain) {
    let planks = random_planks(side, rng);
    let covered: BTreeSet<Square> = planks
        .iter()
        .flat_map(|plank| squares(*plank))
        .map(|(column, row)| (column as i8, row as i8))
        .collect();
    let all: Vec<Square> = covered.iter().copied().collect();
    let mut crowd = || {
        let count = below(rng, 5) as usize;
        let chosen: BTreeSet<Square> =
            if all.is_empty() { BTreeSet::new() } else { (0..count).map(|_| pick(rng, &all)).collect() };
        chosen.into_iter().collect::<Vec<_>>()
    };
    let crowds: [Vec<Square>; 4] = std::array::from_fn(|_| crowd());
    let own = crowds[number - 1].clone();
    let arrived = below(rng, 4).min(4 - own.len() as u32) as u8;
    let spell = |pieces: &[Square]| pieces.iter().map(|square| name(*square) + " ").collect::<String>();
    let setup = Setup::players(4).with("board", side.to_string());
    let mut scene = Scene::with_planks(&setup, planks).arrived(number, arrived);
    for (index, pieces) in crowds.iter().enumerate() {
        scene = scene.on(index + 1, &spell(pieces));
    }
    let waiting = own.len() as u8 + arrived < 4;
    let far = side as i8 - 2;
    let islands = [island(0, 0), island(far, 0), island(far, far), island(0, far)];
    let (start, goal) = (islands[number - 1].clone(), islands[(number + 1) % 4].clone());
    (scene.turn(number), Plain { covered, start, goal, own, waiting })
}

/// CA-08, CA-09, CA-10, CA-11, CA-12, CA-13, CA-14, CA-18: the listed walks are exactly those of the search, and the
/// die is rolled again exactly when there are none.
#[test]
fn walks_are_what_a_plain_search_finds() {
    let (mut found, mut circles, mut goals, mut again) = (0, 0, 0, 0);
    for seed in 0..3000 {
        let mut rng = Xoshiro::seed_from_u64(seed);
        let number = 1 + (seed % 4) as usize;
        let (position, plain) = random_scene(12 + (seed % 3) as u8, number, &mut rng);
        for die in 1..=6 {
            let due = plain.walks(die);
            let mut rolled = position;
            play(&mut rolled, &format!("~d{die}"));
            if due.is_empty() && (2..=5).contains(&die) {
                again += 1;
                let rolls = Stage::Rolling { seat: seat(number), rolls: 1 };
                assert_eq!(rolled.stage(), rolls, "seed {seed}, die {die}");
                continue;
            }
            let tokens = legal(&rolled);
            let passes = tokens.contains(&"pass".to_owned());
            assert_eq!(passes, due.is_empty(), "seed {seed}, die {die}");
            let walks: BTreeSet<String> = tokens.into_iter().filter(|token| token.contains('-')).collect();
            assert_eq!(walks, due, "seed {seed}, die {die}");
            found += walks.len();
            goals += walks.iter().filter(|token| token.ends_with("goal")).count();
            circles +=
                plain.own.iter().filter(|own| walks.contains(&format!("{0}-{0}", name(**own)))).count();
        }
    }
    assert!(
        found > 20_000 && circles > 500 && goals > 200 && again > 2_000,
        "{found} {circles} {goals} {again}"
    );
}
