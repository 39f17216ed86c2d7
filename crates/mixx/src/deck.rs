//! What lies in the box. All that a person with the printed game may have to correct stands in this file.

/// The colours (MX-01, data). The text of the rules names the first five; the cards themselves stood in pictures
/// that are missing.
pub const COLOURS: [&str; 8] = [
    "yellow",
    "red",
    "turquoise",
    "orange",
    "pink",
    "blue",   // not in the text
    "green",  // dark green; not in the text
    "violet", // ours
];

/// The motifs (MX-01, data). The text of the rules names the first five; the cards themselves stood in pictures
/// that are missing.
pub const MOTIFS: [&str; 8] = [
    "shell",
    "starfish",
    "fish",
    "jellyfish",
    "propeller", // of a ship
    "turtle",    // not in the text
    "chest",     // not in the text
    "anchor",    // ours
];

/// Every colour with every motif, once.
pub const CARDS: usize = COLOURS.len() * MOTIFS.len();

/// How many cards each player has in front, at two, three and four players (MX-02).
pub const STOCKS: [u8; 3] = [8, 6, 5];

/// The smallest stock a table may choose (MX-14).
pub const SMALLEST_STOCK: u8 = 3;

/// How many motifs a table may leave out at most (MX-15).
pub const MOST_WITHOUT: usize = 4;

/// How many games a match may have (MX-17).
pub(crate) const MOST_GAMES: u8 = 2;

/// The normal stock at this number of players (MX-02).
pub(crate) const fn normal_stock(players: u8) -> u8 {
    STOCKS[players as usize - 2]
}
