//! Playing again (T-12).

use crosstable_core::TableId;
use crosstable_fair::Source;
use crosstable_protocol::{Millis, Stage};

use crate::dispatch::{Decided, Origin, Rejection};
use crate::entry::Entry;
use crate::refusal::RefusalReason;
use crate::table::{Opening, Table};

impl Table {
    /// Whether this person may open the next table.
    pub(crate) fn may_rematch(&self, origin: Origin) -> Result<(), Rejection> {
        self.person(origin)?;
        match (self.stage, self.rematch) {
            (Stage::Lobby | Stage::Starting | Stage::Running, _) => Err(RefusalReason::NotEnded.into()),
            (Stage::Ended, Some(_)) => Err(RefusalReason::RematchAgreed.into()),
            (Stage::Ended, None) => Ok(()),
        }
    }

    /// Records the table at which the same people play on.
    pub(crate) fn agree_rematch(&self, origin: Origin, at: Millis, table: TableId) -> Decided {
        self.may_rematch(origin)?;
        Ok(vec![Entry::Rematch { at, table }])
    }

    /// The table that a rematch opens: the same game by its newest rules, the same choices, clock and host, and the
    /// score so far. The game's
    /// rules say who starts; where they say nothing, the host's choice stays.
    pub fn rematch_opening(&self, table: TableId) -> Opening {
        let mut setup = self.game.renewed(&self.options);
        if let Some(seat) = self.position.next_starter() {
            setup.options.retain(|(key, _)| key != "start");
            setup = setup.with("start", seat.to_string());
        }
        let source = match self.declared_source {
            Source::Seeded => Source::Seeded,
            Source::Revealed | Source::Published | Source::Continued => Source::Revealed,
        };
        let (game, clock, public, host) = (self.game, self.clock, self.public, self.host);
        Opening { table, game, setup, clock, public, host, source, series: self.next_series(), begun: None }
    }
}
