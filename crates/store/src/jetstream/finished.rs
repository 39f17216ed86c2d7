//! The lists of the directory, with those tables that have moved to their records.
//!
//! Tables in play are in memory; for the others the broker is asked. Memory first: a table that moves meanwhile is then
//! in both, and counts once.

use std::cmp::Reverse;
use std::collections::{BTreeSet, HashSet};
use std::time::Duration;

use futures_util::stream::{self, StreamExt, TryStreamExt};

use super::core::Core;
use super::directory::AT_ONCE;
use super::feed::age;
use super::record::{Head, Hint};
use super::records::{Hinted, Span, spans_before};
use crate::{Expired, Listing, PlayerId, State, StoreError, TableId};

/// A hint that leads nowhere is dropped if it is older than this; a younger one may lead to something that the node we
/// ask has not heard of yet.
const YOUNG: Duration = Duration::from_hours(1);
/// Up to so many messages in the stream of records, the names of all records are asked for at once.
const FEW: u64 = 2000;

/// In which order hints are wanted.
#[derive(Clone, Copy)]
enum Order {
    LatestFirst,
    StalestFirst,
}

impl Core {
    /// The tables of a person, the latest changed first.
    pub(super) async fn tables_of(
        &self,
        player: PlayerId,
        limit: usize,
    ) -> Result<Vec<(TableId, Listing)>, StoreError> {
        let mut found = self.index().tables_of(player, limit);
        if limit > 0 {
            let hints = self.streams.hints(self.streams.player_subject(player), None).await?;
            let heads = self.follow(hints, Order::LatestFirst, limit).await?;
            join(&mut found, heads);
        }
        found.truncate(limit);
        Ok(found)
    }

    /// Public tables in a state, the latest changed first.
    pub(super) async fn public_tables(
        &self,
        state: State,
        limit: usize,
    ) -> Result<Vec<(TableId, Listing)>, StoreError> {
        let mut found = self.index().public_tables(state, limit);
        if state == State::Ended && limit > 0 {
            let spans = self.streams.spans().await?;
            let public = |hint: &Hint| hint.public;
            let heads = self.along(spans.into_iter().rev(), public, Order::LatestFirst, limit).await?;
            join(&mut found, heads);
        }
        found.truncate(limit);
        Ok(found)
    }

    /// Tables in a state that changed before this time, the stalest first.
    pub(super) async fn expired(
        &self,
        state: State,
        before: u64,
        limit: usize,
    ) -> Result<Vec<Expired>, StoreError> {
        let mut stale = self.index().stale(state, before, limit);
        if state == State::Ended && limit > 0 {
            let spans = spans_before(self.streams.spans().await?, before);
            let due = |hint: &Hint| hint.changed < before;
            let heads = self.along(spans, due, Order::StalestFirst, limit).await?;
            stale.extend(heads.into_iter().map(|(table, head)| (head.listing.changed, table)));
            stale.sort_unstable();
            stale.dedup();
            stale.truncate(limit);
        }
        let lengths = stale.into_iter().map(|(_, table)| async move {
            let length = self.last(table).await?.tip.length;
            Ok::<_, StoreError>(Expired { table, length })
        });
        let lengths: Vec<Expired> = stream::iter(lengths).buffered(AT_ONCE).try_collect().await?;
        // Whoever removed one meanwhile has done our work.
        Ok(lengths.into_iter().filter(|expired| expired.length > 0).collect())
    }

    /// When people last changed a table.
    pub(super) async fn newest_change(&self) -> Result<Option<u64>, StoreError> {
        let in_play = self.index().newest_change();
        let spans = self.streams.spans().await?;
        let latest = self.along(spans.into_iter().rev(), |_| true, Order::LatestFirst, 1).await?;
        Ok(latest.into_iter().map(|(_, head)| head.listing.changed).chain(in_play).max())
    }

    /// All tables in the order of their ids, from behind one on.
    pub(super) async fn tables(
        &self,
        after: Option<TableId>,
        limit: usize,
    ) -> Result<Vec<TableId>, StoreError> {
        let mut tables: BTreeSet<TableId> = self.index().tables(after, limit).into_iter().collect();
        let behind = |table: &TableId| after.is_none_or(|after| *table > after);
        let few = self.streams.records_count().await? <= FEW;
        let first = after.map_or(0, |after| after.bytes()[0]);
        let mut parts = if few { vec![None] } else { (first..=u8::MAX).map(Some).collect() }.into_iter();
        while let Some(part) = parts.next().filter(|_| limit > 0) {
            // Those in memory that lie behind this part may yet be overtaken by some that are not.
            let sure = |tables: &BTreeSet<TableId>| {
                tables.iter().take_while(|table| part.is_some_and(|part| table.bytes()[0] < part)).count()
            };
            if sure(&tables) >= limit {
                break;
            }
            let recorded = self.streams.recorded(part).await?;
            let index = self.index();
            // What memory knows it has told already, or it knows that the table is gone.
            tables.extend(recorded.into_iter().filter(|table| behind(table) && !index.knows(*table)));
        }
        Ok(tables.into_iter().take(limit).collect())
    }

    /// What the hints of these spans lead to, one span after the other, as many as wanted.
    async fn along(
        &self,
        spans: impl Iterator<Item = Span>,
        wanted: impl Fn(&Hint) -> bool,
        order: Order,
        limit: usize,
    ) -> Result<Vec<(TableId, Head)>, StoreError> {
        let hints = |span: Span| self.streams.hints(self.streams.span_subject(span.number), Some(span.hints));
        let mut spans = stream::iter(spans.map(hints)).buffered(AT_ONCE);
        let mut heads = Vec::new();
        while heads.len() < limit
            && let Some(mut hints) = spans.try_next().await?
        {
            hints.retain(|hinted| wanted(&hinted.hint));
            heads.extend(self.follow(hints, order, limit - heads.len()).await?);
        }
        Ok(heads)
    }

    /// What hints lead to, in order, as many as wanted.
    async fn follow(
        &self,
        mut hints: Vec<Hinted>,
        order: Order,
        limit: usize,
    ) -> Result<Vec<(TableId, Head)>, StoreError> {
        match order {
            Order::LatestFirst => {
                hints.sort_by_key(|hinted| Reverse((hinted.hint.changed, hinted.hint.table)));
            }
            Order::StalestFirst => hints.sort_by_key(|hinted| (hinted.hint.changed, hinted.hint.table)),
        }
        let mut met = HashSet::new();
        hints.retain(|hinted| met.insert((hinted.hint.table, hinted.hint.sequence)));
        let mut ways = stream::iter(hints)
            .map(|hinted| async move {
                Ok::<_, StoreError>((hinted, self.streams.head(hinted.hint.table).await?))
            })
            .buffered(AT_ONCE);
        let mut heads = Vec::new();
        while heads.len() < limit
            && let Some((hinted, found)) = ways.try_next().await?
        {
            let table = hinted.hint.table;
            match found.filter(|found| found.head.sequence == hinted.hint.sequence) {
                // What memory knows is later: somebody has gone on with the table, or it is gone.
                Some(_) if self.index().knows(table) => {}
                Some(found) => heads.push((table, found.head)),
                None if age(hinted.written) > YOUNG => self.streams.drop_hint(&hinted).await,
                None => {}
            }
        }
        Ok(heads)
    }
}

/// Puts tables into a list whose latest come first.
fn join(list: &mut Vec<(TableId, Listing)>, more: Vec<(TableId, Head)>) {
    let known: HashSet<TableId> = list.iter().map(|(table, _)| *table).collect();
    let more = more.into_iter().filter(|(table, _)| !known.contains(table));
    list.extend(more.map(|(table, head)| (table, head.listing)));
    list.sort_by_key(|(table, listing)| Reverse((listing.changed, *table)));
}
