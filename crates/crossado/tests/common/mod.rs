//! Scripts for the clause tests.
#![allow(dead_code, unused_imports, reason = "each test file uses its own part of this")]

use std::str::FromStr;

use crossado::{Field, Lie, Phase, Plank, Position, View};
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Game, Play, Seat, Setup, Viewer};
pub(crate) use crosstable_testkit::script::{legal, play, refusal as refused, why};

/// Plays tokens, separated by blanks, from the first position of a table.
pub(crate) fn game(setup: &Setup, tokens: &str) -> Position {
    crosstable_testkit::script::game(setup, tokens)
}

/// The legal tokens that move a piece.
pub(crate) fn walks(position: &Position) -> Vec<String> {
    legal(position).into_iter().filter(|token| token.contains('-')).collect()
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

/// Words separated by blanks, read as fields or planks.
pub(crate) fn read<T: FromStr<Err: std::fmt::Debug>>(words: &str) -> Vec<T> {
    words.split_whitespace().map(|word| word.parse().expect("a word of the notation")).collect()
}

/// A position put together by hand, in phase 2.
pub(crate) struct Scene(View);

impl Scene {
    /// Planks on the river, all pieces waiting, seat 1 about to roll for the first time; the second of three players is
    /// alone on its diagonal.
    pub(crate) fn new(players: u8, planks: &str) -> Self {
        let setup = Setup::players(players);
        Scene::at(&if players == 3 { setup.with("lone", "2") } else { setup }, planks)
    }

    pub(crate) fn at(setup: &Setup, planks: &str) -> Self {
        Scene::with_planks(setup, read(planks))
    }

    pub(crate) fn with_planks(setup: &Setup, planks: Vec<Plank>) -> Self {
        let first = Position::from_setup(&setup.clone().with("start", "1")).expect("a valid set-up");
        let mut view = first.view(Viewer::Spectator);
        let mut taken = Vec::new();
        for square in planks.iter().copied().flat_map(squares) {
            assert!(is_river(view.board, square) && !taken.contains(&square), "planks must fit");
            taken.push(square);
        }
        view.camps.iter_mut().for_each(|camp| camp.planks = 0);
        view.planks = planks;
        view.phase = Phase::Rolling;
        Scene(view)
    }

    /// Pieces of a seat on these fields.
    pub(crate) fn on(mut self, number: usize, fields: &str) -> Self {
        self.0.camps[number - 1].crossing = read(fields);
        self
    }

    /// Pieces of a seat in its goal.
    pub(crate) fn arrived(mut self, number: usize, count: u8) -> Self {
        self.0.camps[number - 1].arrived = count;
        self
    }

    /// Planks in the seats' hands; the seat is about to lay one.
    pub(crate) fn laying(mut self, number: usize, hands: &[u8]) -> Self {
        self.0.phase = Phase::Laying;
        self.0.turn = Some(seat(number));
        for (camp, hand) in self.0.camps.iter_mut().zip(hands) {
            camp.planks = *hand;
        }
        self
    }

    /// The seat that started.
    pub(crate) fn started(mut self, number: usize) -> Self {
        self.0.start = Some(seat(number));
        self
    }

    /// The seat's turn begins.
    pub(crate) fn turn(mut self, number: usize) -> Position {
        if self.0.phase == Phase::Rolling {
            self.0.turn = Some(seat(number));
        }
        for camp in &mut self.0.camps {
            camp.waiting = 4 - camp.arrived - camp.crossing.len() as u8;
        }
        Position::sample(&self.0, &mut Xoshiro::seed_from_u64(0))
    }

    /// Seat 1 has rolled this.
    pub(crate) fn rolled(self, die: u8) -> Position {
        let mut position = self.turn(1);
        play(&mut position, &format!("~d{die}"));
        position
    }
}

/// The three squares of a plank, in columns and rows that may lie beyond the board.
pub(crate) fn squares(plank: Plank) -> [(u8, u8); 3] {
    let (column, row) = (plank.field.column(), plank.field.row());
    match plank.lie {
        Lie::Horizontal => [0, 1, 2].map(|step| (column + step, row)),
        Lie::Vertical => [0, 1, 2].map(|step| (column, row + step)),
    }
}

/// Whether a square is river on a board of this size, counted out by hand.
pub(crate) fn is_river(side: u8, (column, row): (u8, u8)) -> bool {
    let at_end = |place: u8| place < 2 || place >= side - 2;
    column < side && row < side && !(at_end(column) && at_end(row))
}

/// Planks laid wherever one fits, in order, until none fits any more.
pub(crate) fn filled(side: u8) -> Vec<Plank> {
    let mut taken: Vec<(u8, u8)> = Vec::new();
    let mut planks = Vec::new();
    for plank in Plank::all() {
        let squares = squares(plank);
        if squares.iter().all(|square| is_river(side, *square) && !taken.contains(square)) {
            taken.extend(squares);
            planks.push(plank);
        }
    }
    planks
}

pub(crate) fn field(name: &str) -> Field {
    name.parse().expect("a field")
}
