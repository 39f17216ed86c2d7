//! Shows that everything from the rules to the bots runs in WebAssembly and plays the same there.
//!
//! `cargo xtask wasm` compares: the program of this crate plays the [`planned`] games natively and prints a digest of each;
//! `compare.mjs` has the module play the same games under Node.
//!
//! The platforms' `exp`, `ln` and `powf` differ in the last bit for some arguments. In Cross Roads that changes a decision
//! in about one game of ten, in the other games hardly ever; in the games planned here it does not. If a change of the bots
//! makes one of them differ, see whether other seeds do too before looking for another cause.

mod play;

use crosstable_games::GameId;

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
        let record = play(GameId::ALL[self.game as usize], self.players as u8, self.seed);
        // FNV-1a.
        record.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        })
    }
}

/// [`Planned::digest`] for callers of the module.
#[expect(unsafe_code, reason = "the name is the module's interface, and nothing else has it")]
#[unsafe(no_mangle)]
pub extern "C" fn crosstable_digest(game: u32, players: u32, seed: u64) -> u64 {
    Planned { game, players, seed }.digest()
}
