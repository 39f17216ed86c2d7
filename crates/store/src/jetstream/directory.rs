//! The lists of tables, from the rows that appends store beside them.
//!
//! Each table has one row, under its state, and each member of it a hint that leads to the table. Both change in the
//! same batch as the log, so no list names a table that is not there for longer than a question takes. Lists come from
//! one node, which may be a few milliseconds behind what others have just done, never behind what this process has.

use std::collections::{HashMap, HashSet};
use std::sync::PoisonError;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use futures_util::TryStreamExt;
use futures_util::future::try_join_all;

use super::core::Core;
use super::frame::{Frame, Row, decode_row};
use super::streams::{MOST_LAST, Shard, Stored};
use crate::{Expired, Listing, PlayerId, State, StoreError, TableId};

/// How long a list of public tables is good for, unless this process has changed a listing itself.
const FRESH: Duration = Duration::from_secs(1);
/// How long the names of all tables are kept for the next page.
const PAGES: Duration = Duration::from_mins(1);
/// For how many tables their rows are asked for at once. A table that changes its state has two for a minute.
const ROWS_AT_ONCE: usize = MOST_LAST / 4;
const LASTS_AT_ONCE: usize = MOST_LAST - 24;

const fn name(state: State) -> &'static str {
    match state {
        State::Lobby => "lobby",
        State::Running => "running",
        State::Ended => "ended",
        State::Expired => "expired",
    }
}

/// The subject of a table's row, if it has one.
pub(super) fn row_subject(shard: &Shard, table: TableId, row: Row) -> Option<String> {
    let (state, public) = row.place()?;
    let public = if public { "pub" } else { "prv" };
    Some(format!("{}.d.{}.{public}.{table}", shard.subjects, name(state)))
}

/// The subject of the hint that a player is a member of a table, or of all such hints.
pub(super) fn hint_subject(shard: &Shard, player: PlayerId, table: Option<TableId>) -> String {
    let table = table.map_or("*".to_owned(), |table| table.to_string());
    format!("{}.m.{player}.{table}", shard.subjects)
}

/// The table that a subject ends with.
fn table(stored: &Stored) -> Option<TableId> {
    stored.subject.rsplit('.').next()?.parse().ok()
}

/// The rows among these messages. One that cannot be read is left out: the table's own log says what is wrong.
fn rows(found: Vec<Stored>) -> HashMap<TableId, (u64, Listing)> {
    let mut rows: HashMap<TableId, (u64, Listing)> = HashMap::new();
    for stored in found.into_iter().filter(|stored| !stored.body.is_empty()) {
        match (table(&stored), decode_row(&stored.body)) {
            (Some(table), Ok(listing)) => {
                if rows.get(&table).is_none_or(|(sequence, _)| *sequence < stored.sequence) {
                    rows.insert(table, (stored.sequence, listing));
                }
            }
            (_, Err(reason)) => {
                tracing::error!(stored.subject, stored.sequence, reason, "a listing is damaged");
            }
            (None, _) => {}
        }
    }
    rows
}

/// The latest changed first.
fn latest(mut list: Vec<(TableId, Listing)>, limit: usize) -> Vec<(TableId, Listing)> {
    list.sort_by_key(|(table, listing)| std::cmp::Reverse((listing.changed, *table)));
    list.truncate(limit);
    list
}

impl Core {
    /// What all shards answer.
    async fn all_shards<'a, T, F>(&'a self, ask: impl Fn(&'a Shard) -> F) -> Result<Vec<T>, StoreError>
    where
        F: Future<Output = Result<Vec<T>, StoreError>>,
    {
        Ok(try_join_all(self.streams.shards.iter().map(ask)).await?.into_iter().flatten().collect())
    }

    /// The rows of these subjects in one shard.
    async fn rows(
        &self,
        shard: &Shard,
        subjects: Vec<String>,
    ) -> Result<Vec<(TableId, Listing)>, StoreError> {
        let found = rows(self.streams.lasts(shard, subjects).await?);
        Ok(found.into_iter().map(|(table, (_, listing))| (table, listing)).collect())
    }

    pub(super) async fn public_tables(
        &self,
        state: State,
        limit: usize,
    ) -> Result<Vec<(TableId, Listing)>, StoreError> {
        let listed = self.listed.load(Ordering::Acquire);
        if let Some((read, as_of, list)) =
            self.lists.lock().unwrap_or_else(PoisonError::into_inner).get(&state)
            && *as_of == listed
            && read.elapsed() < FRESH
        {
            return Ok(list.iter().take(limit).cloned().collect());
        }
        let subject = |shard: &Shard| vec![format!("{}.d.{}.pub.*", shard.subjects, name(state))];
        let found = self.all_shards(|shard| self.rows(shard, subject(shard))).await?;
        let list = latest(found, usize::MAX);
        let first = list.iter().take(limit).cloned().collect();
        let cached = (Instant::now(), listed, list);
        self.lists.lock().unwrap_or_else(PoisonError::into_inner).insert(state, cached);
        Ok(first)
    }

    pub(super) async fn tables_of(
        &self,
        player: PlayerId,
        limit: usize,
    ) -> Result<Vec<(TableId, Listing)>, StoreError> {
        let found = self.all_shards(|shard| self.tables_of_shard(shard, player)).await?;
        Ok(latest(found, limit))
    }

    async fn tables_of_shard(
        &self,
        shard: &Shard,
        player: PlayerId,
    ) -> Result<Vec<(TableId, Listing)>, StoreError> {
        let hints = self.streams.lasts(shard, vec![hint_subject(shard, player, None)]).await?;
        let tables: HashSet<TableId> =
            hints.iter().filter(|hint| !hint.body.is_empty()).filter_map(table).collect();
        let tables: Vec<TableId> = tables.into_iter().collect();
        let mut found = Vec::new();
        for tables in tables.chunks(ROWS_AT_ONCE) {
            let subjects = tables.iter().map(|table| format!("{}.d.*.*.{table}", shard.subjects)).collect();
            found.extend(self.rows(shard, subjects).await?);
        }
        found.retain(|(_, listing)| listing.members.contains(&player));
        Ok(found)
    }

    /// Everything that is listed in this state.
    async fn in_state(&self, state: State) -> Result<Vec<(TableId, Listing)>, StoreError> {
        let subject = |shard: &Shard| vec![format!("{}.d.{}.*.*", shard.subjects, name(state))];
        self.all_shards(|shard| self.rows(shard, subject(shard))).await
    }

    pub(super) async fn expired(
        &self,
        state: State,
        before: u64,
        limit: usize,
    ) -> Result<Vec<Expired>, StoreError> {
        let mut stale = self.in_state(state).await?;
        stale.retain(|(_, listing)| listing.changed < before);
        stale.sort_by_key(|(table, listing)| (listing.changed, *table));
        stale.truncate(limit);
        let stale: Vec<TableId> = stale.into_iter().map(|(table, _)| table).collect();
        let lengths: HashMap<TableId, u64> = self.lengths(&stale).await?.into_iter().collect();
        let expired = stale.into_iter().filter_map(|table| {
            let length = lengths.get(&table).copied().filter(|length| *length > 0)?;
            Some(Expired { table, length })
        });
        Ok(expired.collect())
    }

    /// How long these tables are, without those that are not there.
    async fn lengths(&self, tables: &[TableId]) -> Result<Vec<(TableId, u64)>, StoreError> {
        let lengths_of = async |shard: &Shard| {
            let here: Vec<TableId> = tables
                .iter()
                .copied()
                .filter(|table| std::ptr::eq(self.streams.shard(*table), shard))
                .collect();
            let mut lengths = Vec::new();
            for tables in here.chunks(LASTS_AT_ONCE) {
                let subjects = tables.iter().map(|table| shard.table(*table)).collect();
                for stored in self.streams.lasts(shard, subjects).await? {
                    let Some(table) = table(&stored) else { continue };
                    // A damaged table is still one; reading it says so.
                    let length = Frame::decode(&stored.body).map_or(1, |(frame, _)| frame.length());
                    lengths.push((table, length));
                }
            }
            Ok(lengths)
        };
        let mut all = Vec::new();
        for shard in &self.streams.shards {
            let lengths: Result<Vec<(TableId, u64)>, StoreError> = lengths_of(shard).await;
            all.extend(lengths?);
        }
        Ok(all)
    }

    pub(super) async fn newest_change(&self) -> Result<Option<u64>, StoreError> {
        let mut newest = None;
        for state in State::KEPT {
            let listed = self.in_state(state).await?;
            newest = newest.max(listed.into_iter().map(|(_, listing)| listing.changed).max());
        }
        Ok(newest)
    }

    pub(super) async fn tables(
        &self,
        after: Option<TableId>,
        limit: usize,
    ) -> Result<Vec<TableId>, StoreError> {
        let kept = self.names.lock().unwrap_or_else(PoisonError::into_inner).take();
        let names = match kept.filter(|(read, _)| after.is_some() && read.elapsed() < PAGES) {
            Some((_, names)) => names,
            None => self.names().await?,
        };
        let mut found = Vec::new();
        let mut from = after.map_or(0, |after| names.partition_point(|name| *name <= after));
        while found.len() < limit && from < names.len() {
            let page = &names[from..names.len().min(from + limit)];
            from += page.len();
            // The mark of a removed table has a name for a while, too.
            let lengths: HashMap<TableId, u64> = self.lengths(page).await?.into_iter().collect();
            found.extend(page.iter().filter(|table| lengths.get(table).is_some_and(|length| *length > 0)));
        }
        found.truncate(limit);
        *self.names.lock().unwrap_or_else(PoisonError::into_inner) = Some((Instant::now(), names));
        Ok(found)
    }

    /// The ids of all tables, and of some that have just been removed.
    async fn names(&self) -> Result<Vec<TableId>, StoreError> {
        let names_of = async |shard: &Shard| {
            self.streams
                .persist(|| async {
                    let text = |error: &dyn std::error::Error| error.to_string();
                    let subjects = format!("{}.t.*", shard.subjects);
                    let info = shard.stream.info_with_subjects(subjects).await;
                    let info = info.map_err(|error| text(&error))?;
                    let names: Vec<(String, usize)> =
                        info.try_collect().await.map_err(|error| text(&error))?;
                    Ok(names)
                })
                .await
        };
        let mut all = Vec::new();
        for shard in &self.streams.shards {
            let names: Result<Vec<(String, usize)>, StoreError> = names_of(shard).await;
            all.extend(
                names?.iter().filter_map(|(name, _)| name.rsplit('.').next()?.parse::<TableId>().ok()),
            );
        }
        all.sort_unstable();
        Ok(all)
    }
}
