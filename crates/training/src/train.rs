//! Several generations, one after the other, which can be stopped and gone on with.

use std::fs;
use std::io;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

use crosstable_bots::learned::Inputs;
use crosstable_bots::net::Net;
use crosstable_core::Game;

use crate::measure::{base_loss, log_loss};
use crate::{Fit, Plan, Samples, fit, self_play};

/// Games are stored in pieces of this many, so that little is lost when training is stopped.
const PIECE: u64 = 200;
/// One game in so many is kept apart to measure what was learned.
const APART: u64 = 10;

/// A training run.
#[derive(Clone, Debug)]
pub struct Run {
    /// Games of all generations together.
    pub games: u64,
    /// How many generations there are; each plays with the network of the one before.
    pub generations: u32,
    /// Decides everything that is random.
    pub seed: u64,
    /// How games are played.
    pub plan: Plan,
    /// How networks are fitted.
    pub fit: Fit,
    /// Where games and networks are kept.
    pub folder: PathBuf,
}

/// What is heard of a run.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Progress {
    /// So many games of a generation are played.
    Games {
        /// From 1 on.
        generation: u32,
        /// So far.
        played: u64,
        /// In all.
        of: u64,
    },
    /// A network was fitted.
    Loss {
        /// From 1 on.
        generation: u32,
        /// From 1 on.
        epoch: u32,
        /// Of the rounded network, on games that it has not seen.
        loss: f64,
        /// Of the hand-written evaluation, on the same games.
        base: f64,
    },
}

/// Trains a network for a game.
pub fn train<G: Game, I: Inputs<G>>(run: &Run, on: impl Fn(Progress) + Sync) -> io::Result<Net> {
    fs::create_dir_all(&run.folder)?;
    let mut net: Option<Net> = None;
    let mut before = Samples::default();
    let each = run.games / u64::from(run.generations.max(1));
    for generation in 1..=run.generations {
        let mut learn = Samples::default();
        let mut apart = Samples::default();
        let seed = run.seed.wrapping_mul(1_000).wrapping_add(u64::from(generation));
        for start in (0..each).step_by(PIECE as usize) {
            let games = start..(start + PIECE).min(each);
            let name = format!("seed{}-of{each}-generation{generation}-games{start}", run.seed);
            let file = run.folder.join(name);
            let stored = fs::read(&file).ok().and_then(|bytes| Samples::from_bytes(&bytes));
            let samples = if let Some(samples) = stored {
                samples
            } else {
                let played = AtomicU64::new(start);
                let samples = self_play::<G, I>(net.as_ref(), run.plan, seed, games, || {
                    let played = played.fetch_add(1, Ordering::Relaxed) + 1;
                    on(Progress::Games { generation, played, of: each });
                });
                // Under another name first: a file that is there is whole.
                let half = file.with_extension("half");
                fs::write(&half, samples.to_bytes())?;
                fs::rename(&half, &file)?;
                samples
            };
            if start / PIECE % APART == APART - 1 || each <= PIECE {
                apart.append(&samples);
            } else {
                learn.append(&samples);
            }
        }
        let base = base_loss(&apart);
        // The games of the generation before are not much worse, and more games are better.
        let mut all = before;
        all.append(&learn);
        let how = Fit { seed, ..run.fit };
        let fitted = fit(&all, I::COUNT, I::HEADS, how, |epoch, net| {
            on(Progress::Loss { generation, epoch, loss: log_loss(net, &apart), base });
        });
        fs::write(run.folder.join(format!("generation{generation}.net")), fitted.to_bytes())?;
        net = Some(fitted);
        before = learn;
    }
    net.ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "there must be at least one generation"))
}
