//! The programs that one thread of the arena keeps running.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use crosstable_core::Seat;

use crate::program::{NoAnswer, Program};

/// Running programs, by contestant and copy. Two copies of a contestant at one table are two processes, so that
/// neither sees what the other sees.
#[derive(Default)]
pub(crate) struct Pool {
    programs: HashMap<(usize, usize), Program>,
}

impl Pool {
    /// The program that plays on this seat, started if it does not run.
    pub(crate) fn program(
        &mut self,
        seating: &[usize],
        seat: Seat,
        command: &[String],
    ) -> Result<&mut Program, NoAnswer> {
        match self.programs.entry(key(seating, seat)) {
            Entry::Occupied(running) => Ok(running.into_mut()),
            Entry::Vacant(place) => Ok(place.insert(Program::start(command)?)),
        }
    }

    /// Ends the program on this seat; the next game starts it anew.
    pub(crate) fn dismiss(&mut self, seating: &[usize], seat: Seat) {
        self.programs.remove(&key(seating, seat));
    }
}

/// The contestant on a seat, and how many copies of it sit before.
fn key(seating: &[usize], seat: Seat) -> (usize, usize) {
    let own = seating[seat.index()];
    (own, seating[..seat.index()].iter().filter(|other| **other == own).count())
}
