//! Shows that everything from the rules to the bots runs in WebAssembly and plays the same there.
//!
//! `cargo xtask wasm [POSITIONS]` compares: the program of this crate plays the [`planned`] games natively, has the search
//! [`decide`] in random positions of all games, and prints a digest of each; `compare.mjs` has the module do the same
//! under Node. There is no difference: what platforms compute differently, the bots take from `libm`.

mod decide;
mod play;

use crosstable_games::GameId;

pub use decide::decide;
pub use play::play;

/// One game to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Planned {
    /// Which game, as an index into [`GameId::ALL`].
    pub game: u32,
    /// How many seats.
    pub players: u32,
    /// Decides everything that is random.
    pub seed: u64,
}

/// The games to compare: each with the fewest and the most seats.
pub fn planned() -> impl Iterator<Item = Planned> {
    (0..).zip(GameId::ALL).flat_map(|(game, id)| {
        let (fewest, most) = id.seats();
        [(fewest, 1), (most, 2)].map(|(players, seed)| Planned { game, players: players.into(), seed })
    })
}

impl Planned {
    /// Plays it and returns a digest of its record: of every move, every draw and the result.
    pub fn digest(self) -> u64 {
        digest(&play(GameId::ALL[self.game as usize], self.players as u8, self.seed))
    }
}

/// FNV-1a.
fn digest(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// [`decide`] for callers of the module; games are indices into [`GameId::ALL`].
#[expect(unsafe_code, reason = "the name is the module's interface, and nothing else has it")]
#[unsafe(no_mangle)]
pub extern "C" fn crosstable_decision(game: u32, seed: u64) -> u64 {
    decide(GameId::ALL[game as usize], seed)
}

/// [`Planned::digest`] for callers of the module.
#[expect(unsafe_code, reason = "the name is the module's interface, and nothing else has it")]
#[unsafe(no_mangle)]
pub extern "C" fn crosstable_digest(game: u32, players: u32, seed: u64) -> u64 {
    Planned { game, players, seed }.digest()
}
