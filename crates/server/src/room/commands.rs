//! People's commands.

use std::time::Duration;

use crosstable_core::{PlayerId, Seat, TableId};
use crosstable_fair::Seed;
use crosstable_protocol::{Command, Done, Phrase, ToClient};
use crosstable_table::{Key, Origin, TableSession};
use tokio::time::Instant;

use super::Room;
use crate::cluster::BusMessage;
use crate::error::ApiError;
use crate::metrics::Limit;

/// How often to try to remove the table of a rematch that lost a race.
const REMOVALS: usize = 3;
/// The time between two phrases of one seat, so that their rhythm tells team mates nothing.
const PHRASE_INTERVAL: Duration = Duration::from_secs(3);

impl Room {
    /// Carries out a command; the same command again gets the same answer and has no second effect. The caller fills in
    /// the id of the command.
    pub(super) async fn answer(
        &mut self,
        player: PlayerId,
        key: Key,
        command: Command,
    ) -> Result<Done, ApiError> {
        if let Some(answer) = self.answers.get(key) {
            return answer.clone();
        }
        if let Some(number) = self.table().done(key) {
            return Ok(self.done(number));
        }
        self.bring_back(player, &command).await;
        let origin = Origin::Player(player);
        let answer = match command {
            Command::Rematch => self.rematch(player, key).await,
            Command::Say { seat, phrase } => self.say(origin, seat, phrase).await.map(|()| None),
            command => self.submit(origin, Some(key), &command).await,
        };
        if let Err(ApiError::Refused(refusal)) = &answer {
            self.app.metrics.refused(refusal.code);
        }
        let answer = answer.map(|number| self.done(number.unwrap_or(self.table().length() - 1)));
        // The table remembers commands that led to an entry.
        let lasts = answer.as_ref().err().is_none_or(ApiError::is_final);
        if lasts && self.table().done(key).is_none() {
            self.answers.insert(key, answer.clone());
        }
        answer
    }

    /// Whoever runs the server closes the table (T-21); false if it has ended already.
    pub(super) async fn close(&mut self) -> Result<bool, ApiError> {
        let now = self.app.now();
        let close = |session: &TableSession| Ok(session.execute_closing(now));
        let closed = self.live.submit_with(&self.app, None, close).await;
        self.broadcast();
        closed.map(|number| number.is_some())
    }

    fn done(&self, number: u64) -> Done {
        Done { id: String::new(), number, table: self.table().rematch() }
    }

    /// T-12: stores the new table first and then announces it, so that nobody is ever sent to a table that does not
    /// exist.
    async fn rematch(&mut self, player: PlayerId, key: Key) -> Result<Option<u64>, ApiError> {
        self.catch_up().await?;
        if self.table().rematch().is_some() && self.table().seats_of(player).next().is_some() {
            return Ok(None);
        }
        let (origin, now, next) =
            (Origin::Player(player), self.app.now(), TableId::new(self.app.random_bytes()));
        // Refused before anything is stored.
        self.live.session.execute(origin, now, None, &Command::Rematch)?;
        let seed = Seed::new(self.app.random_bytes());
        let (session, log) = self.live.session.open_rematch(next, seed, now).map_err(ApiError::Setup)?;
        self.app.store_new(&session, &log).await?;
        let key = Some(key);
        let agree = |session: &TableSession| session.execute_rematch(origin, now, key, next);
        let answer = self.live.submit_with(&self.app, key, agree).await;
        self.broadcast();
        let agreed = self.table().rematch();
        if agreed.is_none_or(|table| table == next) {
            // If storage is in trouble, the entry that names the table may be stored all the same; then it stays, and
            // otherwise expires.
            return answer;
        }
        // Another process was first: both people want the same, so both get its table, and nobody knows of this one.
        let length = session.table().length();
        for _ in 0..REMOVALS {
            match self.app.log.remove(next, length).await {
                Ok(()) => break,
                Err(error) => {
                    tracing::warn!(table = %next, %error, "a table that nobody needs is still there");
                }
            }
        }
        Ok(None)
    }

    async fn say(&mut self, origin: Origin, seat: Seat, phrase: Phrase) -> Result<(), ApiError> {
        let now = Instant::now();
        self.live.session.execute(origin, 0, None, &Command::Say { seat, phrase })?;
        if self.said.get(&seat).is_some_and(|last| now < *last + PHRASE_INTERVAL) {
            self.app.metrics.limited(Limit::Phrases, None);
            return Err(ApiError::TooFast(PHRASE_INTERVAL.as_secs() as u32));
        }
        self.said.insert(seat, now);
        self.send_all(&ToClient::Said { seat, phrase });
        self.app.bus.publish(self.table().id(), BusMessage::Said { seat, phrase }).await;
        Ok(())
    }
}
