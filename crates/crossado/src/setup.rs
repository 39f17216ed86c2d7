//! What the person who opens a table can choose, and the first position.

use crosstable_core::{OptionSpec, Options, Seat};

use crate::components::{LIMIT, SIDE, SMALLEST_SIDE, planks_each};
use crate::{Corner, Fields, Pieces, Planks, Position, Stage};

/// The options at this number of players (CA-01, CA-06, CA-05, CA-20, G-02).
pub(crate) fn options(rules: u32, players: u8) -> Vec<OptionSpec> {
    let mut specs = vec![
        OptionSpec::number("board", SMALLEST_SIDE.into()..=SIDE.into(), SIDE.into()),
        OptionSpec::one_of("laying", &["turns", "all"]),
    ];
    if players == 2 {
        specs.push(OptionSpec::one_of("corners", &["neighbours", "opposite"]));
    }
    if rules >= 2 && players == 3 {
        specs.push(OptionSpec::one_of("lone", &["random", "1", "2", "3"]));
    }
    specs.push(OptionSpec::number("limit", LIMIT.0..=LIMIT.1, LIMIT.1));
    specs.push(OptionSpec::start(players));
    specs
}

/// All planks in the players' hands, all pieces on their islands (CA-03, CA-04).
pub(crate) fn first_position(options: &Options) -> Position {
    let players = options.players();
    // By the first version of the rules the second of three players was always alone.
    let lone = if options.rules() == 1 { Some(Seat::new(1)) } else { options.seat("lone") };
    let mut position = Position {
        players,
        side: options.number("board") as u8,
        all_at_once: options.is("laying", "all"),
        corners: Corner::by_seat(options.is("corners", "opposite")),
        limit: options.number("limit"),
        start: options.seat("start"),
        stage: Stage::Lone,
        turns: 0,
        in_hand: [0; 4],
        laid: Planks::EMPTY,
        covered: Fields::EMPTY,
        pieces: [Pieces::default(); 4],
    };
    for seat in Seat::all(players) {
        position.in_hand[seat.index()] = planks_each(players);
        position.pieces[seat.index()] = Pieces::AT_START;
    }
    match (players, lone) {
        (3, Some(seat)) => position.set_alone(seat),
        (3, None) => {} // The lot comes first.
        _ => position.start_laying(),
    }
    position
}
