//! What a table can choose, and the position before anything has happened.

use crosstable_core::{OptionSpec, Options};

use crate::deck::{MOST_WITHOUT, MOTIFS, SMALLEST_STOCK, normal_stock};
use crate::{CardSet, Motif, Position, Shape};

/// The options there are.
pub(crate) fn options(players: u8) -> Vec<OptionSpec> {
    let normal = u16::from(normal_stock(players));
    vec![
        OptionSpec::number("stock", u16::from(SMALLEST_STOCK)..=normal, normal), // MX-14
        OptionSpec::subset("without", &MOTIFS, MOST_WITHOUT),                    // MX-15
        OptionSpec::one_of("shape", &["cross", "line"]),                         // MX-16
        OptionSpec::start(players),                                              // G-02
    ]
}

/// Everything in the pile, nobody has a card yet.
pub(crate) fn first_position(options: &Options) -> Position {
    let without = options.names("without");
    let motifs = Motif::all().filter(|motif| without.contains(&motif.name()));
    let without: CardSet = motifs.flat_map(Motif::cards).collect();
    let shape = if options.is("shape", "line") { Shape::Line } else { Shape::Cross };
    Position::undealt(options.players(), options.number("stock") as u8, without, shape, options.seat("start"))
}
