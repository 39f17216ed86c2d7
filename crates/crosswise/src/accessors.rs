//! What everybody may know of a position, asked without a view: questions of programs that look at positions by the
//! million.

use crosstable_core::Seat;

use crate::{Known, Position};

impl Position {
    /// Who begins, once it is known.
    #[inline]
    pub const fn start(&self) -> Option<Seat> {
        self.public.start
    }

    /// Whose turn it is, from the first turn on.
    #[inline]
    pub const fn turn(&self) -> Option<Seat> {
        self.public.turn
    }

    /// Of three players, which of the two team mates has the team's next turn (CW-05).
    #[inline]
    pub const fn mate(&self) -> Option<Seat> {
        self.public.mate
    }

    /// Played action tiles by kind, in the order of [`Action::ALL`](crate::Action::ALL) (CW-13).
    #[inline]
    pub const fn played(&self) -> [u8; 4] {
        self.public.played
    }

    /// How many tiles the seat holds.
    #[inline]
    pub const fn tiles(&self, seat: Seat) -> u8 {
        self.public.sizes[seat.index()]
    }

    /// What everybody has seen of the seat's hand.
    #[inline]
    pub const fn known(&self, seat: Seat) -> &Known {
        &self.public.known[seat.index()]
    }
}
