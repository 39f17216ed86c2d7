//! The weights that were learned, by game. They are part of the program unless the feature `weights` is off; then whoever
//! runs the bots brings them ([`provide`]), and a game without weights is judged by its hand-written heuristic.

use std::sync::{Arc, PoisonError, RwLock};

use crosstable_core::Game;

use crate::learned::{CrossNGoInputs, CrossRoadsInputs, CrosswiseInputs, Inputs, MixxInputs};
use crate::net::{Net, NetError};

/// The networks that were read so far, by game.
static READ: RwLock<Vec<(&'static str, Arc<Net>)>> = RwLock::new(Vec::new());

/// The files of weights in the program.
#[cfg(feature = "weights")]
const FILES: [(&str, &[u8]); 4] = [
    (cross_n_go::Position::ID, include_bytes!("../weights/cross-n-go.net")),
    (cross_roads::Position::ID, include_bytes!("../weights/cross-roads.net")),
    (crosswise::Position::ID, include_bytes!("../weights/crosswise.net")),
    (mixx::Position::ID, include_bytes!("../weights/mixx.net")),
];
#[cfg(not(feature = "weights"))]
const FILES: [(&str, &[u8]); 0] = [];

/// The network of a game, read when it is first needed; nothing if there are no weights for it.
pub fn of<G: Game, I: Inputs<G>>() -> Option<Arc<Net>> {
    let read = READ.read().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, net)) = read.iter().find(|(game, _)| *game == G::ID) {
        return Some(Arc::clone(net));
    }
    drop(read);
    let (_, bytes) = FILES.iter().find(|(game, _)| *game == G::ID)?;
    let net = Arc::new(
        Net::from_bytes(bytes, I::COUNT, I::HEADS).expect("a test reads all weights of the program"),
    );
    keep(G::ID, Arc::clone(&net));
    Some(net)
}

fn keep(game: &'static str, net: Arc<Net>) {
    let mut read = READ.write().unwrap_or_else(PoisonError::into_inner);
    read.retain(|(other, _)| *other != game);
    read.push((game, net));
}

/// Brings the weights of a game, instead of those in the program if there are any.
pub fn provide<G: Game, I: Inputs<G>>(bytes: &[u8]) -> Result<(), NetError> {
    let net = Net::from_bytes(bytes, I::COUNT, I::HEADS)?;
    keep(G::ID, Arc::new(net));
    Ok(())
}

/// The same for a game by its name; false if it has no weights, or these are not its weights.
pub fn provide_for(game: &str, bytes: &[u8]) -> bool {
    let provided = match game {
        cross_n_go::Position::ID => provide::<cross_n_go::Position, CrossNGoInputs>(bytes),
        cross_roads::Position::ID => provide::<cross_roads::Position, CrossRoadsInputs>(bytes),
        crosswise::Position::ID => provide::<crosswise::Position, CrosswiseInputs>(bytes),
        mixx::Position::ID => provide::<mixx::Position, MixxInputs>(bytes),
        _ => return false,
    };
    provided.is_ok()
}

#[cfg(all(test, feature = "weights"))]
mod tests {
    use std::io::Write;

    use flate2::Compression;
    use flate2::write::GzEncoder;

    use super::*;

    #[test]
    fn all_weights_of_the_program_can_be_read() {
        assert!(of::<crosswise::Position, CrosswiseInputs>().is_some());
        assert!(of::<cross_roads::Position, CrossRoadsInputs>().is_some());
        assert!(of::<mixx::Position, MixxInputs>().is_some());
        assert!(of::<cross_n_go::Position, CrossNGoInputs>().is_some());
        for (game, bytes) in FILES {
            assert!(bytes.len() <= 150_000, "the weights of {game} have {} bytes", bytes.len());
            let mut packed = GzEncoder::new(Vec::new(), Compression::best());
            packed.write_all(bytes).expect("memory takes everything");
            let packed = packed.finish().expect("memory takes everything").len();
            assert!(packed <= 60_000, "the weights of {game} have {packed} bytes with gzip");
        }
    }

    #[test]
    fn weights_for_something_else_are_refused() {
        let net = [b"CTNET\x00\x01\n".as_slice(), &[1, 0, 0, 0, 1, 0, 0, 0]].concat();
        assert_eq!(provide::<crosswise::Position, CrosswiseInputs>(&net), Err(NetError::Shape));
        assert!(!provide_for("crosswise", &net));
        assert!(!provide_for("chess", &net));
    }

    #[test]
    fn every_game_takes_its_own_weights() {
        for (game, bytes) in FILES {
            assert!(provide_for(game, bytes), "{game}");
        }
    }
}
