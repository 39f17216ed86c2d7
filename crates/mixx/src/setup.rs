//! What a table can choose, and the position before anything has happened.

use crosstable_core::{OptionSpec, Options};

use crate::deck::{MOST_GAMES, MOST_WITHOUT, MOTIFS, SMALLEST_STOCK, normal_stock};
use crate::{CardSet, Motif, Position, Shape};

/// The options there are.
pub(crate) fn options(rules: u32, players: u8) -> Vec<OptionSpec> {
    let normal = u16::from(normal_stock(players));
    let mut specs = vec![
        OptionSpec::number("stock", u16::from(SMALLEST_STOCK)..=normal, normal), // MX-14
        OptionSpec::subset("without", &MOTIFS, MOST_WITHOUT),                    // MX-15
        OptionSpec::one_of("shape", &["cross", "line"]),                         // MX-16
    ];
    if rules >= 2 && players == 2 {
        specs.push(OptionSpec::one_of("games", &["1", "2"])); // MX-17
    }
    specs.push(OptionSpec::start(players)); // G-02
    specs
}

/// Everything in the pile, nobody has a card yet.
pub(crate) fn first_position(options: &Options) -> Position {
    let without = options.names("without");
    let motifs = Motif::all().filter(|motif| without.contains(&motif.name()));
    let without: CardSet = motifs.flat_map(Motif::cards).collect();
    let shape = if options.is("shape", "line") { Shape::Line } else { Shape::Cross };
    let games = if options.is("games", "2") { MOST_GAMES } else { 1 };
    let stock = options.number("stock") as u8;
    let first = Position::undealt(options.players(), stock, without, shape, options.seat("start"));
    Position { games, ..first }
}
