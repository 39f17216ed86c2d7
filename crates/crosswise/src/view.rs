//! What one viewer knows (G-05), and what a table could look like behind it.

use crosstable_core::rng::{self, Rng};
use crosstable_core::serde::{Deserialize, Serialize};
use crosstable_core::{Actor, Game, Seat, Viewer};

use crate::hand::Hand;
use crate::known::Kinds;
use crate::line::{Line, points};
use crate::position::{Position, Public};
use crate::tile::{Action, Symbol, Tile};

/// The table as one viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(crate = "crosstable_core::serde")]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Who acts.
    pub actor: Actor,
    /// The part everybody sees.
    pub table: Public,
    /// The viewer's own tiles.
    pub hand: Option<Hand>,
    /// How many tiles are left in the bag.
    pub bag: u8,
    /// Team A's lines, from the left.
    pub columns: [LineView; 6],
    /// Team B's lines, from the top.
    pub rows: [LineView; 6],
}

/// A line as it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(crate = "crosstable_core::serde")]
pub struct LineView {
    /// What it would score now (CW-18).
    pub points: u8,
    /// The largest number of equal symbols in it; five threaten to win at once (CW-16).
    pub most: u8,
}

impl View {
    pub(crate) fn of(position: &Position, viewer: Viewer) -> Self {
        let board = &position.public.board;
        let line = |line| LineView {
            points: points(board, line),
            most: Symbol::ALL.iter().map(|symbol| board.count_in(line, *symbol)).max().unwrap_or(0),
        };
        View {
            viewer,
            actor: position.actor(),
            table: position.public,
            hand: viewer.seat().map(|seat| position.hands[seat.index()]),
            bag: position.bag.len(),
            columns: [0, 1, 2, 3, 4, 5].map(|index| line(Line::Column(index))),
            rows: [0, 1, 2, 3, 4, 5].map(|index| line(Line::Row(index))),
        }
    }

    /// A position behind this view: the unseen tiles dealt out at random to the slots that the viewer cannot see.
    pub(crate) fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> Position {
        let unseen = self.unseen();
        loop {
            if let Some(position) = self.deal_out(unseen, rng) {
                return position;
            }
        }
    }

    /// The tiles of which the viewer knows only that they are in the bag or in somebody's hand.
    fn unseen(&self) -> Hand {
        let table = &self.table;
        let mut unseen = Hand::whole_bag();
        for symbol in Symbol::ALL {
            (0..table.board.count_of(symbol)).for_each(|_| unseen.remove(Tile::Symbol(symbol)));
        }
        for action in Action::ALL {
            (0..table.played[action as usize]).for_each(|_| unseen.remove(Tile::Action(action)));
        }
        for seat in Seat::all(table.seating.players) {
            let seen = if self.viewer.is(seat) { self.hand } else { None };
            unseen.remove_all(&seen.unwrap_or(table.known[seat.index()].seen));
        }
        unseen
    }

    /// Deals the unseen tiles out once; nothing if that gave a seat no symbol that is known to have one. Trying
    /// again until it fits keeps the draw uniform.
    fn deal_out<R: Rng + ?Sized>(&self, mut unseen: Hand, rng: &mut R) -> Option<Position> {
        let table = &self.table;
        let mut hands = [Hand::default(); 4];
        let others = Seat::all(table.seating.players).filter(|seat| !self.viewer.is(*seat));
        if let (Viewer::Seat(own), Some(hand)) = (self.viewer, self.hand) {
            hands[own.index()] = hand;
        }
        // The limited tiles first, the narrower limits before the wider ones that contain them: then each choice
        // leaves the same number of choices to the next, and the whole is uniform.
        let mut limited = [Seat::new(0); 4];
        let mut count = 0;
        for seat in others.clone() {
            hands[seat.index()] = table.known[seat.index()].seen;
            if table.known[seat.index()].limited > 0 {
                limited[count] = seat;
                count += 1;
            }
        }
        limited[..count].sort_unstable_by_key(|seat| table.known[seat.index()].among.count_ones());
        for seat in &limited[..count] {
            let known = &table.known[seat.index()];
            for _ in 0..known.limited {
                let tile = draw(&unseen, known.among, rng)?;
                unseen.remove(tile);
                hands[seat.index()].add(tile);
            }
        }
        for seat in others {
            let known = &table.known[seat.index()];
            let mut symbol = false;
            for _ in known.seen.len() + known.limited..table.sizes[seat.index()] {
                let tile = draw(&unseen, Kinds::MAX, rng)?;
                symbol |= matches!(tile, Tile::Symbol(_));
                unseen.remove(tile);
                hands[seat.index()].add(tile);
            }
            if known.symbol && !symbol {
                return None;
            }
        }
        Some(Position { public: *table, hands, bag: unseen })
    }
}

/// A random tile of the heap among these kinds; nothing if it has none.
fn draw<R: Rng + ?Sized>(heap: &Hand, among: Kinds, rng: &mut R) -> Option<Tile> {
    let of = |tile: Tile| if among & (1 << tile.index()) != 0 { u32::from(heap.count(tile)) } else { 0 };
    let total: u32 = Tile::ALL.into_iter().map(of).sum();
    if total == 0 {
        return None;
    }
    let mut ticket = rng::below(rng, total);
    Tile::ALL.into_iter().find(|tile| {
        let weight = of(*tile);
        let hit = ticket < weight;
        ticket = ticket.saturating_sub(weight);
        hit
    })
}
