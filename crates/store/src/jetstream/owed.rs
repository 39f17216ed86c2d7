//! What the directory's bucket does not say yet, as far as is known here.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::TableId;

/// A table whose listing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Debt {
    /// The first message that the bucket may not know.
    pub(super) first: u64,
    /// The last one.
    pub(super) last: u64,
    /// Whether this process made the change; then it writes it down soon. Others' are written only if they have not
    /// done so themselves.
    pub(super) mine: bool,
}

/// All of them.
#[derive(Default)]
pub(super) struct Owed {
    debts: Mutex<HashMap<TableId, Debt>>,
}

impl Owed {
    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Debt>> {
        self.debts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A message has changed what the bucket should say.
    pub(super) fn owe(&self, table: TableId, sequence: u64, mine: bool) {
        let mut debts = self.lock();
        let debt = debts.entry(table).or_insert(Debt { first: sequence, last: sequence, mine });
        debt.first = debt.first.min(sequence);
        debt.last = debt.last.max(sequence);
        debt.mine |= mine;
    }

    /// The debts of this process, or of all.
    pub(super) fn due(&self, everybodys: bool) -> Vec<(TableId, Debt)> {
        let due = self.lock();
        due.iter().filter(|(_, debt)| everybodys || debt.mine).map(|(table, debt)| (*table, *debt)).collect()
    }

    /// The bucket says what it should, up to this message.
    pub(super) fn paid(&self, table: TableId, sequence: u64) {
        let mut debts = self.lock();
        if let Some(debt) = debts.get_mut(&table) {
            if debt.last <= sequence {
                debts.remove(&table);
            } else {
                debt.first = debt.first.max(sequence + 1);
            }
        }
    }

    /// The bucket says what it should of all tables, up to this message.
    pub(super) fn all_paid(&self, sequence: u64) {
        self.lock().retain(|_, debt| debt.last > sequence);
    }

    /// Up to which message the bucket says what it should, if everything to `position` was heard.
    pub(super) fn clear_up_to(&self, position: u64) -> u64 {
        let first = self.lock().values().map(|debt| debt.first).min();
        first.map_or(position, |first| position.min(first - 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_debt_says_how_far_it_is_clear() {
        let owed = Owed::default();
        let [one, two] = [1, 2].map(|number| TableId::new([number; 16]));
        assert_eq!(owed.clear_up_to(10), 10);
        owed.owe(one, 4, false);
        owed.owe(one, 8, true);
        owed.owe(two, 6, false);
        assert_eq!(owed.due(false), [(one, Debt { first: 4, last: 8, mine: true })]);
        assert_eq!((owed.due(true).len(), owed.clear_up_to(10), owed.clear_up_to(2)), (2, 3, 2));
        // A listing was written while the next one came.
        owed.paid(one, 4);
        assert_eq!(owed.clear_up_to(10), 4);
        owed.paid(one, 8);
        assert_eq!(owed.clear_up_to(10), 5);
        owed.all_paid(6);
        assert_eq!(owed.clear_up_to(10), 10);
    }
}
