//! What can be asked about a position without a view: questions of programs that weigh positions by the million.

use crosstable_core::Seat;

use crate::bar::Bar;
use crate::colour::{Colour, Colours};
use crate::position::{Phase, Position};
use crate::side::Side;
use crate::spot::Row;

impl Position {
    /// Where in the game we are.
    #[inline]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is or, when the game is over, was; before the first turn the seat that is named to begin.
    #[inline]
    pub const fn turn(&self) -> Option<Seat> {
        self.turn
    }

    /// How many turns each player has (CN-24).
    #[inline]
    pub const fn limit(&self) -> u16 {
        self.limit
    }

    /// Turns that have ended, those of all players together.
    #[inline]
    pub const fn turns(&self) -> u16 {
        self.turns
    }

    /// Of three players the one who has two colours and sits opposite, once that is known (CN-04).
    #[inline]
    pub const fn double(&self) -> Option<Seat> {
        self.double
    }

    /// How many jokers the seat to move has played in this turn (CN-17).
    #[inline]
    pub const fn jokers_played(&self) -> u8 {
        self.jokers_played
    }

    /// Whether a bar lies in a row already.
    #[inline]
    pub const fn has_bar(&self, row: Row) -> bool {
        row.index() < self.laid as usize || self.laid > 0 && row.index() == Row::LAST.index()
    }

    /// Points of the seat to move that are not used yet (CN-07).
    #[inline]
    pub const fn points(&self) -> u8 {
        self.points
    }

    /// How many turns the seat whose turn it is still has, this one included (CN-24).
    #[inline]
    pub const fn turns_left(&self) -> u16 {
        self.limit.saturating_sub(self.turns / self.players as u16)
    }

    /// How many turns this seat still has, one that is under way included (CN-24).
    #[inline]
    pub fn turns_left_of(&self, seat: Seat) -> u16 {
        let players = u16::from(self.players);
        let all = (self.limit * players).saturating_sub(self.turns);
        let before = (seat.index() as u16 + players - self.seat().index() as u16) % players;
        all.saturating_sub(before).div_ceil(players)
    }

    /// The side this seat sits on (CN-06).
    #[inline]
    pub const fn side(&self, seat: Seat) -> Side {
        Side::of(seat, self.players, self.double)
    }

    /// The colours the seat plays; none before they are drawn (CN-04).
    #[inline]
    pub const fn colours(&self, seat: Seat) -> Colours {
        self.colours[seat.index()]
    }

    /// How many figures of the seat have crossed (CN-15).
    #[inline]
    pub const fn across(&self, seat: Seat) -> u8 {
        self.across[seat.index()]
    }

    /// How many jokers the seat holds (CN-02).
    #[inline]
    pub const fn jokers(&self, seat: Seat) -> u8 {
        self.jokers[seat.index()]
    }

    /// How many figures of the colour share their start field (CN-05). Everywhere else there is one a field.
    #[inline]
    pub const fn at_start(&self, colour: Colour) -> u8 {
        self.home[colour.index()]
    }

    /// The bar in a row; means nothing before it is drawn.
    #[inline]
    pub const fn bar(&self, row: Row) -> Bar {
        self.stack.bar(row)
    }

    /// How many fields the bar in a row is shifted to the right.
    #[inline]
    pub const fn offset(&self, row: Row) -> i16 {
        self.stack.offset(row)
    }

    /// The fields of a row on which figures stand, as a mask with field 1 as the lowest bit.
    #[inline]
    pub const fn figures_on(&self, row: Row) -> u8 {
        self.stack.figures(row)
    }

    /// The fields of a row on which jokers lie, as a mask with field 1 as the lowest bit.
    #[inline]
    pub const fn jokers_on(&self, row: Row) -> u8 {
        self.stack.jokers(row)
    }

    /// Of these jokers those that are taken away when the turn of this seat comes round (CN-19).
    #[inline]
    pub const fn jokers_until(&self, row: Row, seat: Seat) -> u8 {
        self.stack.temporary(row, seat)
    }
}
