//! Decisions: by people, by bots, by the clock.

use crosstable_core::{Seat, Target};
use crosstable_protocol::{Closed, Millis, PlayedBy};

use crate::dispatch::{Decided, Origin, Rejection};
use crate::entry::Entry;
use crate::refusal::RefusalReason;
use crate::table::Table;

impl Table {
    /// Plays the move on a copy, draws the chance that follows, and writes both into one entry; if that ends the game,
    /// the result and the seed into a second.
    pub(crate) fn play(
        &self,
        origin: Origin,
        at: Millis,
        seat: Seat,
        token: &str,
        seen: Option<u64>,
    ) -> Decided {
        if seen.is_some_and(|seen| seen < self.turned) {
            return Err(Rejection::Stale);
        }
        self.is_running()?;
        let by = match origin {
            Origin::Player(_) => self.by_person(origin, seat)?,
            Origin::System => self.by_bot(seat)?,
            Origin::Clock => PlayedBy::Clock,
        };
        self.on_turn(seat)?;
        if origin == Origin::Clock {
            self.time_is_up(at)?;
        }
        let mut position = self.position.clone();
        position.play(token)?;
        if !self.has_room() {
            return Ok(vec![Entry::Closed { at, reason: Closed::Full, seed: self.seed }]);
        }
        let chance = self.draw(&mut position, self.history.draws())?;
        let mut entries = vec![Entry::Played { at, seat, token: token.to_owned(), by, chance }];
        if let Some(standing) = position.standing() {
            entries.push(Entry::Ended { at, standing, seed: self.seed });
        }
        Ok(entries)
    }

    /// Whether the person whose turn it is could make the move that was pointed at, and if not, why not.
    pub(crate) fn explain(&self, origin: Origin, seat: Seat, path: &[Target]) -> Result<(), Rejection> {
        self.is_running()?;
        self.by_person(origin, seat)?;
        self.on_turn(seat)?;
        Ok(self.position.check_path(path)?)
    }

    /// T-05: the person whose turn it is, unless a bot decides there.
    fn by_person(&self, origin: Origin, seat: Seat) -> Result<PlayedBy, RefusalReason> {
        match self.by_owner(origin, seat) {
            Ok(_) if self.chair(seat)?.bot().is_none() => Ok(PlayedBy::Person),
            Ok(_) | Err(RefusalReason::NotAPerson(_)) => Err(RefusalReason::BotDecides(seat)),
            Err(other) => Err(other),
        }
    }

    /// T-05: the bot that sits there or stands in.
    fn by_bot(&self, seat: Seat) -> Result<PlayedBy, RefusalReason> {
        let chair = self.chair(seat)?;
        match (chair.bot(), chair.player()) {
            (Some(_), Some(_)) => Ok(PlayedBy::StandIn),
            (Some(_), None) => Ok(PlayedBy::Bot),
            (None, _) => Err(RefusalReason::OnlyTheSystem),
        }
    }

    /// T-09: when the time for a decision has run out, a bot makes that one decision.
    fn time_is_up(&self, at: Millis) -> Result<(), RefusalReason> {
        match self.deadline() {
            None => Err(RefusalReason::NoClock),
            Some(deadline) if at < deadline => Err(RefusalReason::TimeNotUp(deadline - at)),
            Some(_) => Ok(()),
        }
    }

    fn on_turn(&self, seat: Seat) -> Result<(), RefusalReason> {
        match self.to_move() {
            Some(whose) if whose != seat => Err(RefusalReason::NotYourTurn(whose)),
            Some(_) | None => Ok(()),
        }
    }
}
