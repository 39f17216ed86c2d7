//! What is in the box. The pictures of the source are lost, so its board is a reconstruction; who owns the
//! printed game can correct it here, in one place.

/// CA-01: squares along a side of the board.
pub(crate) const SIDE: u8 = 14;

/// CA-01: the smallest board of the option for short games.
pub(crate) const SMALLEST_SIDE: u8 = 12;

/// CA-01: squares along a side of the island in each corner.
pub(crate) const ISLAND: u8 = 2;

/// CA-03: pieces of each player.
pub(crate) const PIECES: u8 = 4;

/// CA-04: planks in the box. Each is three fields long, see `Plank::fields`.
pub(crate) const PLANKS: u8 = 20;

/// CA-04: planks each player gets, by the number of players.
pub(crate) const fn planks_each(players: u8) -> u8 {
    match players {
        2 => 9,
        3 => 6,
        _ => 5,
    }
}

/// CA-08: sides of the die.
pub(crate) const DIE: u8 = 6;

/// CA-15: whether who rolled this may lay a plank elsewhere.
pub(crate) const fn allows_relay(die: u8) -> bool {
    matches!(die, 1 | 6)
}

/// CA-18: rolls in one turn at most.
pub(crate) const ROLLS: u8 = 3;

/// CA-20: turns of each player at least and at most, as an option can say.
pub(crate) const LIMIT: (u16, u16) = (20, 300);
