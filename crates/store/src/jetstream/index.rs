//! The directory in memory, so that a question to it costs no more than its answer.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::time::{Duration, Instant};

use bytes::Bytes;

use super::frame::{decode_listing, encode_listing};
use crate::{Listing, PlayerId, State, TableId};

/// What is known of a table.
enum Row {
    /// Its listing, in the few bytes it travels in.
    Listed(Bytes),
    /// It is gone; remembered for a while, so that what is older does not bring it back.
    Removed,
}

/// The listings of all tables that have not moved to their records, by what they are asked for.
#[derive(Default)]
pub(super) struct Index {
    /// Each with the sequence number of the message that said so.
    tables: BTreeMap<TableId, (u64, Row)>,
    by_change: BTreeSet<(State, u64, TableId)>,
    public: BTreeSet<(State, u64, TableId)>,
    members: HashMap<PlayerId, BTreeSet<(u64, TableId)>>,
    /// When we heard of those that are gone.
    removed: HashMap<TableId, Instant>,
}

impl Index {
    /// Takes a listing in, or (none) that the table is gone; false if something later is known.
    pub(super) fn apply(&mut self, table: TableId, sequence: u64, listing: Option<&Listing>) -> bool {
        if self.tables.get(&table).is_some_and(|(known, _)| *known >= sequence) {
            return false;
        }
        self.strike(table);
        let row = match listing {
            Some(listing) => {
                let Listing { state, public, changed, members, .. } = listing;
                self.by_change.insert((*state, *changed, table));
                if *public {
                    self.public.insert((*state, *changed, table));
                }
                for member in members {
                    self.members.entry(*member).or_default().insert((*changed, table));
                }
                Row::Listed(encode_listing(listing))
            }
            None => Row::Removed,
        };
        match row {
            Row::Listed(_) => self.removed.remove(&table),
            Row::Removed => self.removed.insert(table, Instant::now()),
        };
        self.tables.insert(table, (sequence, row));
        true
    }

    /// Takes a table out of all lists.
    fn strike(&mut self, table: TableId) {
        let Some(listing) = self.listing(table) else { return };
        self.by_change.remove(&(listing.state, listing.changed, table));
        self.public.remove(&(listing.state, listing.changed, table));
        for member in &listing.members {
            if let Some(theirs) = self.members.get_mut(member) {
                theirs.remove(&(listing.changed, table));
                if theirs.is_empty() {
                    self.members.remove(member);
                }
            }
        }
    }

    fn listing(&self, table: TableId) -> Option<Listing> {
        match self.tables.get(&table)? {
            // Only what was encoded here gets in.
            (_, Row::Listed(bytes)) => decode_listing(bytes).ok(),
            (_, Row::Removed) => None,
        }
    }

    /// What the bucket should say of a table: since which message, and the listing unless it is gone.
    pub(super) fn row(&self, table: TableId) -> Option<(u64, Option<Bytes>)> {
        self.tables.get(&table).map(|(sequence, row)| match row {
            Row::Listed(bytes) => (*sequence, Some(bytes.clone())),
            Row::Removed => (*sequence, None),
        })
    }

    pub(super) fn public_tables(&self, state: State, limit: usize) -> Vec<(TableId, Listing)> {
        let latest = self.public.range(span(state)).rev().take(limit);
        latest.filter_map(|(_, _, table)| Some((*table, self.listing(*table)?))).collect()
    }

    pub(super) fn tables_of(&self, player: PlayerId, limit: usize) -> Vec<(TableId, Listing)> {
        let latest = self.members.get(&player).into_iter().flat_map(|theirs| theirs.iter().rev()).take(limit);
        latest.filter_map(|(_, table)| Some((*table, self.listing(*table)?))).collect()
    }

    /// Tables that changed before this time, the stalest first, and when they did.
    pub(super) fn stale(&self, state: State, before: u64, limit: usize) -> Vec<(u64, TableId)> {
        let stale = self.by_change.range(span(state)).take_while(|(_, changed, _)| *changed < before);
        stale.take(limit).map(|(_, changed, table)| (*changed, *table)).collect()
    }

    /// When people last changed a table.
    pub(super) fn newest_change(&self) -> Option<u64> {
        let newest = |state| self.by_change.range(span(state)).next_back();
        State::KEPT.into_iter().filter_map(newest).map(|(_, changed, _)| *changed).max()
    }

    /// Tables in the order of their ids, from behind one on.
    pub(super) fn tables(&self, after: Option<TableId>, limit: usize) -> Vec<TableId> {
        let from = after.map_or(std::ops::Bound::Unbounded, std::ops::Bound::Excluded);
        let listed = self.tables.range((from, std::ops::Bound::Unbounded));
        let listed = listed.filter(|(_, (_, row))| matches!(row, Row::Listed(_)));
        listed.take(limit).map(|(table, _)| *table).collect()
    }

    /// Whether there is anything to say of a table here, if only that it is gone.
    pub(super) fn knows(&self, table: TableId) -> bool {
        self.tables.contains_key(&table)
    }

    /// Forgets a table that has moved to its record, unless something later is known.
    pub(super) fn moved(&mut self, table: TableId, sequence: u64) {
        let same = |(known, row): &(u64, Row)| *known <= sequence && matches!(row, Row::Listed(_));
        if self.tables.get(&table).is_some_and(same) {
            self.strike(table);
            self.tables.remove(&table);
        }
    }

    /// Tables that were removed longer ago than `age`, and the messages that said so.
    pub(super) fn long_removed(&self, age: Duration, limit: usize) -> Vec<(TableId, u64)> {
        let removed = self.removed.iter().filter(|(_, when)| when.elapsed() >= age);
        let removed = removed.filter_map(|(table, _)| Some((*table, self.tables.get(table)?.0)));
        removed.take(limit).collect()
    }

    /// Forgets a table that was removed, if nothing has happened since.
    pub(super) fn forget(&mut self, table: TableId, sequence: u64) {
        let same = |(known, row): &(u64, Row)| *known == sequence && matches!(row, Row::Removed);
        if self.tables.get(&table).is_some_and(same) {
            self.tables.remove(&table);
            self.removed.remove(&table);
        }
    }
}

/// Everything in one state.
fn span(state: State) -> std::ops::RangeInclusive<(State, u64, TableId)> {
    (state, 0, TableId::new([0; 16]))..=(state, u64::MAX, TableId::new([0xff; 16]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listing(changed: u64, members: &[u8]) -> Listing {
        Listing {
            state: State::Lobby,
            public: true,
            game: "halma".into(),
            summary: vec![],
            members: members.iter().map(|number| PlayerId::new([*number; 16])).collect(),
            changed,
        }
    }

    #[test]
    fn what_is_older_changes_nothing() {
        let (table, player) = (TableId::new([1; 16]), PlayerId::new([1; 16]));
        let mut index = Index::default();
        assert!(index.apply(table, 5, Some(&listing(50, &[1]))));
        assert!(!index.apply(table, 4, Some(&listing(40, &[2]))), "an older listing comes late");
        assert!(!index.apply(table, 5, Some(&listing(50, &[1]))), "the same comes twice");
        assert_eq!(index.tables_of(player, 9), [(table, listing(50, &[1]))]);
        assert!(index.apply(table, 7, None));
        assert!(!index.apply(table, 6, Some(&listing(60, &[1]))), "nothing brings a removed table back");
        assert_eq!(index.tables_of(player, 9), []);
        assert_eq!(index.tables(None, 9), []);
        assert!(index.by_change.is_empty() && index.public.is_empty() && index.members.is_empty());
        index.forget(table, 6);
        assert_eq!(index.tables.len(), 1, "another message than the one meant");
        index.forget(table, 7);
        assert!(index.tables.is_empty());
    }

    #[test]
    fn what_has_moved_to_its_record_needs_no_room() {
        let table = TableId::new([1; 16]);
        let mut index = Index::default();
        index.apply(table, 5, Some(&listing(50, &[1])));
        index.moved(table, 4);
        assert!(index.knows(table), "somebody has gone on with it");
        index.moved(table, 5);
        assert!(!index.knows(table) && index.by_change.is_empty() && index.public.is_empty());
        assert!(index.members.is_empty() && index.tables.is_empty());
        index.apply(table, 7, None);
        index.moved(table, 9);
        assert!(index.knows(table), "that it is gone is not forgotten for it");
    }
}
