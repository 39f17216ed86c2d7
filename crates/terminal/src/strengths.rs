//! How strong bots have to be to be just right for the people of this device, game by game. Nothing of it leaves the device
//! but the level that is asked for.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::PathBuf;

use crosstable_core::serde::{Deserialize, Serialize};
use crosstable_core::{JustRight, Level, Seat, Strength};
use crosstable_protocol::{SeatView, TableView};

use crate::private_file;

/// The file with the strengths.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Strengths(PathBuf);

/// What is known of one game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(crate = "crosstable_core::serde")]
struct Known {
    /// As [`JustRight`] is written.
    strength: String,
    /// How many results it comes from.
    results: u32,
    /// The table of the last one, which does not count again.
    table: String,
}

impl Known {
    fn just_right(&self) -> JustRight {
        self.strength.parse().unwrap_or(JustRight::FIRST)
    }
}

impl Strengths {
    pub(crate) const fn new(path: PathBuf) -> Self {
        Strengths(path)
    }

    /// The strength for the next game.
    pub fn of(&self, game: &str) -> Strength {
        self.read().get(game).map_or(JustRight::FIRST, Known::just_right).strength()
    }

    /// Remembers how a game ended, if it was one of one person against bots that were just right, once for each table.
    pub(crate) fn remember(&self, view: &TableView, own: &[Seat]) -> io::Result<()> {
        let Some(beaten) = beaten(view, own) else { return Ok(()) };
        let mut all = self.read();
        let (game, table) = (view.game.clone(), view.table.to_string());
        let known = all.get(&game);
        if known.is_some_and(|known| known.table == table) {
            return Ok(());
        }
        let (before, results) =
            known.map_or((JustRight::FIRST, 0), |known| (known.just_right(), known.results));
        let strength = before.after(results, beaten).to_string();
        all.insert(game, Known { strength, results: results.saturating_add(1), table });
        let text = serde_json::to_string(&all).map_err(io::Error::other)?;
        private_file::replace(&self.0, &text, false)
    }

    /// What cannot be read is forgotten.
    fn read(&self) -> BTreeMap<String, Known> {
        let text = fs::read_to_string(&self.0).unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    }
}

/// The share of the others that the person beat, in tenths; nothing if the game says nothing about them.
fn beaten(view: &TableView, own: &[Seat]) -> Option<u8> {
    let [own] = own else { return None };
    let ranks = &view.standing.as_ref()?.ranks;
    let rank = ranks.get(own.index())?;
    let others = || view.seats.iter().zip(ranks).enumerate().filter(|(index, _)| *index != own.index());
    let right =
        |(_, (seat, _)): (usize, (&SeatView, &u8))| matches!(seat, SeatView::Bot { level: Level::Right(_) });
    if view.closed.is_some() || !others().all(right) {
        return None;
    }
    let halves: u32 =
        others().map(|(_, (_, other))| 1 + u32::from(rank < other) - u32::from(rank > other)).sum();
    let count = others().count() as u32;
    (count > 0).then(|| (5 * halves / count) as u8)
}
