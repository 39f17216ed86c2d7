//! Tickets that hand a seat to another device. They are derived from the table's seed, so that nothing is stored and
//! every server with the table's log can check them.

use std::fmt;

use crosstable_core::hex_type;
use hmac::Mac;

use crate::Seed;
use crate::stream::{first, keyed};

/// Separates tickets from draws.
const TICKET_LABEL: &[u8] = b"crosstable fair 1 hand-over";

hex_type! {
    /// Its holder may take one seat from the present owner. `Debug` hides it, so that it does not get into a log.
    Ticket, 16
}

impl Ticket {
    /// The ticket of a seat (counted from 1) at a table, for as long as this owner holds it: `since` is the number of
    /// the entry by which they came to it.
    pub fn of(seed: &Seed, table: &[u8; 16], seat: u8, owner: &[u8; 16], since: u64) -> Self {
        let mut mac = keyed(seed.bytes());
        mac.update(TICKET_LABEL);
        mac.update(table);
        mac.update(&[seat]);
        mac.update(owner);
        mac.update(&since.to_be_bytes());
        Ticket::new(first(mac))
    }

    /// Compares in constant time.
    pub fn fits(&self, other: &Ticket) -> bool {
        self.bytes().iter().zip(other.bytes()).fold(0, |differs, (one, other)| differs | (one ^ other)) == 0
    }
}

impl fmt::Debug for Ticket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Ticket(secret)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// T-15: everything that goes into a ticket makes it another one.
    #[test]
    fn a_ticket_is_for_one_table_one_seat_one_owner_and_one_time() {
        let ticket = |seed, table, seat, owner, since| {
            Ticket::of(&Seed::new([seed; 32]), &[table; 16], seat, &[owner; 16], since)
        };
        let right = ticket(1, 2, 3, 4, 5);
        assert!(right.fits(&ticket(1, 2, 3, 4, 5)));
        let others = [
            ticket(9, 2, 3, 4, 5),
            ticket(1, 9, 3, 4, 5),
            ticket(1, 2, 9, 4, 5),
            ticket(1, 2, 3, 9, 5),
            ticket(1, 2, 3, 4, 9),
        ];
        assert!(others.iter().all(|other| !right.fits(other)));
        assert_eq!(format!("{right:?}"), "Ticket(secret)");
    }
}
