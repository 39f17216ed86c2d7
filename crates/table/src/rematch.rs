//! Playing again (T-12).

use crosstable_core::{Seat, Setup, TableId};
use crosstable_games::GameId;

use crate::clock::Millis;
use crate::command::By;
use crate::door::Answer;
use crate::entry::Entry;
use crate::refusal::Why;
use crate::table::{Opening, Stage, Table};

impl Table {
    /// Says at which table the same people play on.
    pub(crate) fn go_on(&self, by: By, at: Millis, table: TableId) -> Answer {
        self.person(by)?;
        match (self.stage, self.rematch) {
            (Stage::Lobby | Stage::Running, _) => Err(Why::NotEnded.into()),
            (Stage::Ended, Some(_)) => Err(Why::RematchAgreed.into()),
            (Stage::Ended, None) => Ok(vec![Entry::Rematch { at, table }]),
        }
    }

    /// The table that a rematch opens: the same game, options, clock and host. Who begins is as the game says: in
    /// Mixx the loser of two and the winner of more (MX-11); where the game says nothing, as the host chose before.
    pub fn rematch_opening(&self, table: TableId) -> Opening {
        let mut setup: Setup = self.options.setup();
        if let (GameId::Mixx, Some(seat)) = (self.game, self.next_starter()) {
            for (key, value) in &mut setup.options {
                if key == "start" {
                    *value = seat.to_string();
                }
            }
        }
        let (game, clock, public, host) = (self.game, self.clock, self.public, self.host);
        Opening { table, game, setup, clock, public, host }
    }

    /// The one loser of two players, the one winner of more; nobody after a tie.
    fn next_starter(&self) -> Option<Seat> {
        let standing = self.standing()?;
        let rank = if self.players() == 2 { 2 } else { 1 };
        let mut seats = Seat::all(self.players()).filter(|seat| standing.rank(*seat) == rank);
        let only = seats.next();
        if seats.next().is_none() { only } else { None }
    }
}
