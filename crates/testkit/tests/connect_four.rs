//! Connect Four against the literature and against the rules written down once more, as plainly as possible.

use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_core::{Actor, Game, MoveList, Play, Scratch, Seat};
use crosstable_testkit::toys::connect_four::{Column, ConnectFour};

/// The same rules on a grid, cell by cell.
#[derive(Clone, Default)]
struct Plain {
    /// Columns of stones from the bottom; a stone is the index of its seat.
    columns: [Vec<usize>; 7],
    stones: usize,
}

impl Plain {
    fn at(&self, column: i32, row: i32) -> Option<usize> {
        let column = self.columns.get(usize::try_from(column).ok()?)?;
        column.get(usize::try_from(row).ok()?).copied()
    }

    fn winner(&self) -> Option<usize> {
        let cells = (0..7).flat_map(|column| (0..6).map(move |row| (column, row)));
        let mut lines = cells.flat_map(|cell| [(1, 0), (0, 1), (1, 1), (1, -1)].map(|step| (cell, step)));
        lines.find_map(|((column, row), (right, up))| {
            let seat = self.at(column, row)?;
            let line = (1..4).all(|n| self.at(column + n * right, row + n * up) == Some(seat));
            line.then_some(seat)
        })
    }

    fn is_over(&self) -> bool {
        self.stones == 42 || self.winner().is_some()
    }

    fn moves(&self) -> Vec<usize> {
        (0..7).filter(|column| self.columns[*column].len() < 6).collect()
    }

    fn drop(&mut self, column: usize) {
        self.columns[column].push(self.stones % 2);
        self.stones += 1;
    }

    fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            _ if self.is_over() => 0,
            1 => self.moves().len() as u64,
            _ => {
                let after = |column| {
                    let mut next = self.clone();
                    next.drop(column);
                    next.perft(depth - 1)
                };
                self.moves().into_iter().map(after).sum()
            }
        }
    }
}

fn played(tokens: &str) -> ConnectFour {
    let mut position = ConnectFour::empty();
    for token in tokens.split_whitespace() {
        position.play_token(token).expect("the test plays legal moves");
    }
    position
}

/// CF-01, CF-02, CF-03: the known numbers of ways to play so many moves.
#[test]
fn perft_is_that_of_the_literature() {
    let known = [1, 7, 49, 343, 2_401, 16_807, 117_649, 823_536, 5_673_234];
    for (depth, ways) in (0..).zip(known) {
        assert_eq!(ConnectFour::empty().perft(depth), ways, "depth {depth}");
    }
}

/// CF-03, CF-04: near the end, where games stop early and columns are full, the plain rules count the same.
#[test]
fn perft_is_that_of_the_plain_rules() {
    assert_eq!(ConnectFour::empty().perft(6), Plain::default().perft(6));
    for seed in 0..60 {
        let mut rng = Xoshiro::seed_from_u64(seed);
        let (mut position, mut plain) = (ConnectFour::empty(), Plain::default());
        for _ in 0..10 + seed / 2 {
            if position.actor() == Actor::Over {
                break;
            }
            let column = position.random_move(&mut MoveList::new(), &mut rng);
            position.apply(column);
            plain.drop(column.index().into());
        }
        assert_eq!(position.perft(4), plain.perft(4), "seed {seed}\n{position}");
    }
}

/// CF-01 to CF-04: whole random games agree with the plain rules at every step.
#[test]
fn random_games_agree_with_the_plain_rules() {
    let mut ends = [0, 0, 0];
    for seed in 0..3000 {
        let mut rng = Xoshiro::seed_from_u64(seed);
        let (mut position, mut plain) = (ConnectFour::empty(), Plain::default());
        while let Actor::Seat(seat) = position.actor() {
            assert!(!plain.is_over(), "seed {seed}\n{position}");
            assert_eq!(seat, Seat::new(plain.stones % 2), "seed {seed}");
            let columns: Vec<_> = position.legal().iter().map(|column| usize::from(column.index())).collect();
            assert_eq!(columns, plain.moves(), "seed {seed}\n{position}");
            let column = position.legal()[below(&mut rng, columns.len() as u32) as usize];
            position.apply(column);
            plain.drop(column.index().into());
        }
        assert!(plain.is_over(), "seed {seed}\n{position}");
        let ranks = match plain.winner() {
            None => [1, 1],
            Some(0) => [1, 2],
            Some(_) => [2, 1],
        };
        let standing = position.standing().expect("the game is over");
        assert_eq!(standing.ranks(), ranks, "seed {seed}\n{position}");
        ends[plain.winner().unwrap_or(2)] += 1;
    }
    assert!(ends.iter().all(|count| *count > 0), "every kind of end was seen: {ends:?}");
}

/// CF-02: of the columns with room each is drawn equally often, however many are full.
#[test]
fn random_moves_are_fair() {
    for (tokens, open) in [("", 7), ("a b a b b a b a a b a b g", 5), ("d d d d d d", 6)] {
        let position = played(tokens);
        let mut counts = [0_u32; 7];
        let mut rng = Xoshiro::seed_from_u64(11);
        let draws = 10_000 * open;
        for _ in 0..draws {
            counts[usize::from(position.random_move(&mut MoveList::new(), &mut rng).index())] += 1;
        }
        for column in Column::all() {
            let count = counts[usize::from(column.index())];
            if position.check(column).is_ok() {
                // Five standard deviations of a binomial draw of 10,000 on average.
                assert!(count.abs_diff(10_000) < 500, "seed 11, {tokens:?}: {counts:?}");
            } else {
                assert_eq!(count, 0, "seed 11, {tokens:?}");
            }
        }
    }
}

/// CF-02: a full column is refused and nothing changes.
#[test]
fn a_full_column_is_refused() {
    let mut position = played("d d d d d d");
    let before = position;
    let refusal = position.play_token("d").unwrap_err();
    assert_eq!(refusal.to_string(), "CF-02 connect-four-column-full column=d");
    assert_eq!(position, before);
    assert_eq!(position.play_token("h").unwrap_err().code, "unreadable");
}

/// CF-03: the text board shows who won where.
#[test]
fn the_text_board_reads_like_the_table() {
    let board = played("d d e c f b g").to_string();
    let expected = " . . . . . . .\n . . . . . . .\n . . . . . . .\n . . . . . . .\n . . . o . . .\n . o o x x x x\n \
                    a b c d e f g\nSeat 1 has four in a line.\n";
    assert_eq!(board, expected);
}

#[test]
fn json_round_trips_and_impossible_boards_are_refused() {
    let json = serde_json::to_string(&played("d d a")).unwrap();
    let rows = r#"".......",".......",".......",".......","...o...","x..x...""#;
    assert_eq!(json, format!(r#"{{"rows":[{rows}],"to_move":2}}"#));
    let mut scratch = Scratch::new();
    for seed in 0..200 {
        let mut position = ConnectFour::empty();
        position.playout(&mut scratch, &mut Xoshiro::seed_from_u64(seed));
        let json = serde_json::to_string(&position).unwrap();
        assert_eq!(serde_json::from_str::<ConnectFour>(&json).unwrap(), position, "seed {seed}");
    }
    // A floating stone, a stone too many, an unknown stone, a short row, the wrong turn, a stone too few.
    let wrong = [
        ("...o...", "....o.."),
        ("x..x...", "x..x..x"),
        ("o", "z"),
        ("o..", "o"),
        (":2}", ":1}"),
        ("x..x", "...x"),
    ];
    for (from, to) in wrong {
        assert!(serde_json::from_str::<ConnectFour>(&json.replace(from, to)).is_err(), "{from} to {to}");
    }
}
