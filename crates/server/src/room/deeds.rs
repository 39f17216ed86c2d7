//! Commands as people send them.

use std::sync::atomic::Ordering;

use crosstable_core::{PlayerId, Seat, TableId};
use crosstable_fair::{Entropy, Seed};
use crosstable_protocol::to_client::{Done, ToClient};
use crosstable_store::Log;
use crosstable_table::{By, Chair, Command, Entry, Key, Logged, Table};
use tokio::time::Instant;

use super::Room;
use crate::commons::Word;
use crate::fault::Fault;
use crate::house::now;
use crate::person::random_bytes;
use crate::phrases;
use crate::wire::Deed;

impl<L: Log> Room<L> {
    /// Carries out what somebody asked for; the same command again gets the same answer and has no second effect. The
    /// id of the command is filled in by whoever passes the answer on.
    pub(super) async fn answer(&mut self, by: PlayerId, key: Key, deed: Deed) -> Result<Done, Fault> {
        if let Some(answer) = self.answers.get(key) {
            return answer;
        }
        if let Some(number) = self.table.done(key) {
            return Ok(self.done(number));
        }
        self.bring_back(by, &deed).await;
        let answer = match deed {
            Deed::Table(Command::Sit { seat, name }, Some(entropy)) => {
                let sit = |table: &Table| sit_with_entropy(table, by, seat, &name, entropy);
                self.act_with(Some(key), sit).await
            }
            Deed::Table(command, _) => self.act(By::Player(by), Some(key), &command).await,
            Deed::Play { seat, token, seen } => self.play(by, key, seat, token, seen).await,
            Deed::Rematch => self.play_again(by, key).await,
            Deed::Say { seat, phrase } => self.say(by, seat, &phrase).await.map(|()| None),
        };
        if matches!(answer, Err(Fault::Refused(_))) {
            self.house.meter.refusals.fetch_add(1, Ordering::Relaxed);
        }
        let answer = answer.map(|number| self.done(number.unwrap_or(self.table.length() - 1)));
        // What led to an entry is remembered by the table.
        if self.table.done(key).is_none() {
            self.answers.keep(key, &answer);
        }
        answer
    }

    fn done(&self, number: u64) -> Done {
        let table = self.table.rematch().map(|table| table.to_string());
        Done { id: String::new(), number, table }
    }

    async fn play(
        &mut self,
        by: PlayerId,
        key: Key,
        seat: Seat,
        token: String,
        seen: Option<u64>,
    ) -> Result<Option<u64>, Fault> {
        let command = Command::Play { seat, token };
        let decide = |table: &Table| match seen {
            Some(seen) if seen < table.turned() => Err(Fault::Stale),
            _ => table.handle(By::Player(by), now(), command.clone()).map_err(Fault::from),
        };
        self.act_with(Some(key), decide).await
    }

    /// T-12: opens the table first and then says so, so that nobody is ever sent to a table that is not there.
    async fn play_again(&mut self, by: PlayerId, key: Key) -> Result<Option<u64>, Fault> {
        self.be_current().await?;
        if self.table.rematch().is_some() && self.table.seats_of(by).next().is_some() {
            return Ok(None);
        }
        let next = TableId::new(random_bytes());
        // Refused before anything is opened.
        self.table.handle(By::Player(by), now(), Command::Rematch { table: next })?;
        let (table, lines) = same_people(&self.table, next)?;
        self.house.write_new(&table, lines).await?;
        let answer = self.act(By::Player(by), Some(key), &Command::Rematch { table: next }).await;
        if matches!(answer, Err(Fault::Refused(_))) {
            // Somebody else was first. Nobody knows of this one. (If storage is in trouble, the entry that names it may
            // have been written all the same; then it stays, and otherwise expires.)
            let _ = self.house.log.remove(next, table.length()).await;
        }
        answer
    }

    async fn say(&mut self, by: PlayerId, seat: Seat, phrase: &str) -> Result<(), Fault> {
        if !self.table.seats_of(by).any(|own| own == seat) {
            return Err(crosstable_core::Refusal::new("T-02", "table-not-your-seat")
                .number("seat", seat.number())
                .into());
        }
        if !phrases::sayable(self.table.stage()).contains(&phrase) {
            return Err(Fault::NoPhrase);
        }
        let now = Instant::now();
        if let Some(last) = self.said.get(&seat)
            && now < *last + phrases::PAUSE
        {
            return Err(Fault::TooFast(phrases::PAUSE.as_secs() as u32));
        }
        self.said.insert(seat, now);
        let (seat, phrase) = (seat.number(), phrase.to_owned());
        self.tell_all(&ToClient::Said { seat, phrase: phrase.clone() });
        self.house.commons.say(self.table.id(), Word::Said { seat, phrase }).await;
        Ok(())
    }
}

/// Sitting down and adding the device's randomness in one step.
fn sit_with_entropy(
    table: &Table,
    by: PlayerId,
    seat: Option<Seat>,
    name: &str,
    entropy: Entropy,
) -> Result<Vec<Entry>, Fault> {
    let by = By::Player(by);
    let mut entries = table.handle(by, now(), Command::Sit { seat, name: name.to_owned() })?;
    let Some(Entry::Seated { seat, .. }) = entries.first() else { return Ok(entries) };
    let seat = *seat;
    let mut seated = table.clone();
    for entry in &entries {
        seated.apply(entry).map_err(|error| super::damaged(table.id(), &error))?;
    }
    entries.extend(seated.handle(by, now(), Command::AddEntropy { seat, entropy })?);
    Ok(entries)
}

/// The table of a rematch with everybody on their chairs, and its log.
fn same_people(table: &Table, next: TableId) -> Result<(Table, Vec<Logged>), Fault> {
    let opening = table.rematch_opening(next);
    let (mut new, mut entries) =
        Table::open(&opening, Seed::new(random_bytes()), now()).map_err(Fault::Setup)?;
    for (seat, chair) in Seat::all(table.players()).zip(table.chairs()) {
        let (by, command) = match chair {
            Chair::Open => continue,
            Chair::Bot { level } => (opening.host, Command::AddBot { seat: Some(seat), level: *level }),
            Chair::Person { player, name, .. } => {
                (*player, Command::Sit { seat: Some(seat), name: name.to_string() })
            }
        };
        for entry in new.handle(By::Player(by), now(), command)? {
            new.apply(&entry).map_err(|error| super::damaged(next, &error))?;
            entries.push(entry);
        }
    }
    Ok((new, entries.into_iter().map(Logged::from).collect()))
}
