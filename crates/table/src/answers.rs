//! What a person is told of a table who asks for it: the same on a server and on a device.

use crosstable_core::{PlayerId, Refusal, Seat, Viewer};
use crosstable_protocol::http::{Record, Snapshot, Verdict};
use crosstable_protocol::{Event, Perspective, Presence, TableView, VERSION, Welcome};

use crate::table::Table;

impl Table {
    /// The viewer that a perspective means for a person. Nobody sees more than their own seats do.
    pub fn viewer_of(&self, player: Option<PlayerId>, perspective: Perspective) -> Viewer {
        let mut own = player.into_iter().flat_map(|player| self.seats_of(player));
        let seat = match perspective {
            Perspective::Spectator => None,
            Perspective::Seat(seat) => own.find(|held| *held == seat),
            Perspective::Own => own.next(),
        };
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The same for a request that names a seat or none: a seat of somebody else is refused.
    pub fn viewer_at(&self, player: Option<PlayerId>, seat: Option<Seat>) -> Result<Viewer, Refusal> {
        let Some(seat) = seat else { return Ok(self.viewer_of(player, Perspective::Own)) };
        match self.viewer_of(player, Perspective::Seat(seat)) {
            Viewer::Spectator => {
                Err(Refusal::new("T-02", "table-not-your-seat").number("seat", seat.number()))
            }
            viewer @ Viewer::Seat(_) => Ok(viewer),
        }
    }

    /// The table as this viewer sees it, with or without its layout.
    pub fn view_for(&self, viewer: Viewer, layout: bool) -> TableView {
        if layout { self.view_with_layout(viewer) } else { self.view(viewer) }
    }

    /// How a connection begins.
    pub fn welcome(
        &self,
        player: Option<PlayerId>,
        viewer: Viewer,
        layout: bool,
        missed: Option<Vec<Event>>,
        presence: Presence,
    ) -> Welcome {
        let Snapshot { number, seats, host, view } = self.snapshot(player, viewer, layout);
        Welcome { version: VERSION, number, receipt: self.receipt(), seats, host, missed, view, presence }
    }

    /// The table at this moment.
    pub fn snapshot(&self, player: Option<PlayerId>, viewer: Viewer, layout: bool) -> Snapshot {
        Snapshot {
            number: self.length() - 1,
            seats: player.map(|player| self.seats_of(player).collect()).unwrap_or_default(),
            host: player == Some(self.host()),
            view: self.view_for(viewer, layout),
        }
    }

    /// The moves so far, as this viewer saw them.
    pub fn record(&self, viewer: Viewer) -> Record {
        let finished = self.finished();
        Record {
            table: self.id(),
            game: self.game().to_string(),
            rules: self.options().rules(),
            players: self.players(),
            options: self.options().to_vec(),
            tokens: self.tokens(viewer),
            decisions: self.recorded_decisions(viewer),
            source: self.source(),
            commitment: self.commitment(),
            standing: finished.as_ref().map(|game| (&game.standing).into()),
            begun: finished.as_ref().and_then(|game| game.begun),
            seed: finished.map(|game| game.seed),
            entropy: self.entropy(),
        }
    }

    /// Whether the chance of a game that has ended was fair; nothing before its end.
    pub fn verdict(&self) -> Option<Verdict> {
        let verdict = self.verify()?;
        Some(Verdict {
            fair: verdict.is_fair(),
            source: verdict.source,
            commitment: verdict.commitment,
            seed: verdict.seed,
            entropy: verdict.entropy,
            begun: verdict.begun,
            draws: verdict.draws,
            first_wrong: verdict.first_wrong,
        })
    }
}
