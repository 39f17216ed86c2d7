//! The rules once more, written slowly from the page over letters and columns, against the fast ones.

use cross_n_go::{Colour, Position, Side, View, ViewRow, ViewSeat};
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Game, Play, Scratch, Setup, Viewer};

/// The letter in a column of a row, `.` for wood and a space where there is no bar.
fn letter(row: &ViewRow, column: i16) -> char {
    usize::try_from(column - row.offset).ok().and_then(|field| row.bar.chars().nth(field)).unwrap_or(' ')
}

fn is_colour(letter: char) -> bool {
    letter != '.' && letter != ' '
}

/// CN-12: every two neighbours share a column in which both have a coloured field.
fn holds_together(rows: &[ViewRow]) -> bool {
    rows.windows(2).all(|two| {
        (two[0].offset..two[0].offset + 8)
            .any(|column| is_colour(letter(&two[0], column)) && is_colour(letter(&two[1], column)))
    })
}

fn occupied(row: &ViewRow, field: u8) -> bool {
    row.figures.iter().any(|figures| figures.field == field)
        || row.jokers.iter().any(|joker| joker.field == field)
}

fn colour_of(row: &ViewRow, field: u8) -> Option<Colour> {
    let letter = row.bar.chars().nth(field as usize - 1)?;
    Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
}

/// CN-14: whether the figure on this field can take a step.
fn can_run(view: &View, row: usize, field: u8, side: Side) -> bool {
    let next = match side {
        Side::Near => row + 1,
        Side::Far => row.wrapping_sub(1),
    };
    let Some(ahead) = view.rows.get(next) else { return false };
    let column = view.rows[row].offset + i16::from(field) - 1;
    let beside = column - ahead.offset + 1;
    is_colour(letter(ahead, column))
        && Some(letter(ahead, column)) == colour_of(&view.rows[row], field).map(Colour::letter)
        && !occupied(ahead, beside as u8)
}

fn legal(view: &View) -> Vec<String> {
    let me: &ViewSeat = &view.seats[view.turn.expect("a seat is to move").index()];
    let opponent = |colour: Colour| {
        let owner = view.seats.iter().find(|seat| seat.colours.contains(&colour));
        owner.is_some_and(|seat| seat.seat != me.seat)
    };
    let mut tokens = Vec::new();
    for row in 0..12 {
        for (way, step) in [("l", -1), ("r", 1)] {
            let mut rows = view.rows.clone();
            rows[row].offset += step;
            if view.points > 0 && holds_together(&rows) {
                tokens.push(format!("shift:{}{way}", row + 1));
            }
        }
    }
    let shifting = !tokens.is_empty();
    if me.jokers > 0 && view.jokers_played < 2 {
        for row in &view.rows {
            for field in 1..=8 {
                if colour_of(row, field).is_some_and(opponent) && !occupied(row, field) {
                    tokens.push(format!("block:{}.{field}", row.row));
                }
            }
        }
        for (index, row) in view.rows.iter().enumerate() {
            for figures in row.figures.iter().filter(|figures| figures.seat != me.seat) {
                let behind = match view.seats[figures.seat.index()].side {
                    Side::Near => index.wrapping_sub(1),
                    Side::Far => index + 1,
                };
                let Some(behind) = view.rows.get(behind) else { continue };
                for field in 1..=8 {
                    if colour_of(behind, field) == Some(figures.colour) && !occupied(behind, field) {
                        tokens.push(format!("back:{}.{}-{}.{field}", row.row, figures.field, behind.row));
                    }
                }
            }
        }
        for low in 0..12 {
            for high in low + 1..12 {
                let mut rows = view.rows.clone();
                rows.swap(low, high);
                let ends = [low, high].map(|row| row == 0 || row == 11);
                let empty = [low, high].iter().all(|row| view.rows[*row].figures.is_empty());
                if ends[0] == ends[1] && empty && holds_together(&rows) {
                    tokens.push(format!("swap:{}-{}", low + 1, high + 1));
                }
            }
        }
    }
    if !shifting {
        let before = tokens.len();
        for (index, row) in view.rows.iter().enumerate() {
            for figures in row.figures.iter().filter(|figures| figures.seat == me.seat) {
                if can_run(view, index, figures.field, me.side) {
                    tokens.push(format!("run:{}.{}", row.row, figures.field));
                }
            }
        }
        if tokens.len() == before {
            tokens.push("end".into());
        }
    }
    tokens
}

/// CN-10 to CN-14, CN-17, CN-18, CN-20, CN-21: in random games exactly those moves are legal that the page allows, and
/// the stack always holds together.
#[test]
fn the_fast_rules_are_the_slow_ones() {
    for seed in 0..18 {
        let mut position = Position::from_setup(&Setup::players(2 + seed as u8 % 3)).unwrap();
        let (mut scratch, mut rng) = (Scratch::new(), Xoshiro::seed_from_u64(seed));
        while let Some(mv) = position.random_step(&mut scratch, &mut rng) {
            if position.actor().seat().is_some() {
                let view = position.view(Viewer::Spectator);
                let fast: Vec<String> = position.legal().iter().map(ToString::to_string).collect();
                assert_eq!(fast, legal(&view), "seed {seed}\n{view:?}");
                assert!(holds_together(&view.rows), "seed {seed}\n{view:?}");
            }
            position.apply(mv);
        }
    }
}

/// CN-14, CN-19, CN-23: in random games no figure is lost or doubled, figures stand on their own colour, one a field
/// except at the start, never on a joker and never on their last bar.
#[test]
fn figures_are_neither_lost_nor_misplaced() {
    for seed in 100..118 {
        let players = 2 + seed as u8 % 3;
        let mut position = Position::from_setup(&Setup::players(players)).unwrap();
        let (mut scratch, mut rng) = (Scratch::new(), Xoshiro::seed_from_u64(seed));
        while let Some(mv) = position.random_step(&mut scratch, &mut rng) {
            position.apply(mv);
            if position.actor().seat().is_none() {
                continue;
            }
            let view = position.view(Viewer::Spectator);
            for seat in &view.seats {
                let figures = view.rows.iter().flat_map(|row| row.figures.iter().map(move |f| (row, f)));
                let mut total = seat.across;
                for (row, figures) in figures.filter(|(_, figures)| figures.seat == seat.seat) {
                    total += figures.count;
                    let (first, last) = if seat.side == Side::Near { (1, 12) } else { (12, 1) };
                    assert_eq!(colour_of(row, figures.field), Some(figures.colour), "seed {seed}");
                    assert!(figures.count == 1 || row.row == first, "seed {seed}\n{view:?}");
                    assert!(row.row != last, "seed {seed}\n{view:?}");
                    assert!(
                        row.jokers.iter().all(|joker| joker.field != figures.field),
                        "seed {seed}\n{view:?}"
                    );
                }
                assert_eq!(total, if players == 2 { 3 } else { 2 }, "seed {seed}\n{view:?}");
            }
        }
    }
}
