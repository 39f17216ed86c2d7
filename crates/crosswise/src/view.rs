//! What one viewer knows (G-05), and what a table could look like behind it.

use crosstable_core::rng::{self, Rng};
use crosstable_core::serde::{Deserialize, Serialize};
use crosstable_core::{Actor, Game, Seat, Viewer, view_head};

use crate::board::Board;
use crate::hand::Hand;
use crate::known::{Kinds, Known};
use crate::line::{Line, points};
use crate::position::{End, Position, Public, Stage};
use crate::seating::{Seating, Team};
use crate::tile::{Action, Symbol, Tile};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(crosstable_core::ts_rs::TS), ts(crate = "crosstable_core::ts_rs"))]
#[serde(crate = "crosstable_core::serde")]
#[expect(missing_docs, reason = "the names of the other fields say it")]
pub struct View {
    pub viewer: Viewer,
    pub actor: Actor,
    pub phase: Phase,
    /// Who draws tiles, or is asked whether to draw again.
    pub drawer: Option<Seat>,
    /// How the game ended.
    pub end: Option<End>,
    /// The team that has won; nothing while the game goes on and after a draw (CW-16, CW-19).
    pub winner: Option<Team>,
    /// Of three players, the one who plays alone (CW-05).
    pub lone: Option<Seat>,
    /// Who begins, once it is known.
    pub start: Option<Seat>,
    /// Whose turn it is, from the first turn on.
    pub turn: Option<Seat>,
    /// Of three players, which of the two team mates has the team's next turn (CW-05).
    pub mate: Option<Seat>,
    /// What lies on the 36 cells, row by row from the top left.
    pub board: Board,
    /// Played action tiles by kind, in the order of [`Action::ALL`] (CW-13).
    pub played: [u8; 4],
    /// The seats in order.
    pub seats: Vec<SeatView>,
    /// The viewer's own tiles.
    pub hand: Option<Hand>,
    /// How many tiles are left in the bag.
    pub bag: u8,
    /// Team A's lines, from the left.
    pub columns: [LineView; 6],
    /// Team B's lines, from the top.
    pub rows: [LineView; 6],
}

view_head!(View, Phase);

/// What is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(crosstable_core::ts_rs::TS), ts(crate = "crosstable_core::ts_rs"))]
#[serde(crate = "crosstable_core::serde", rename_all = "kebab-case")]
pub enum Phase {
    /// The lot decides who of three plays alone (CW-05).
    Lone,
    /// A seat draws its hand (CW-04).
    Deal,
    /// The lot decides who begins (G-02).
    Start,
    /// A seat that holds only action tiles is asked whether it draws again (CW-06).
    Ask,
    /// It does (CW-06).
    Redraw,
    /// A seat lays a tile or plays an action (CW-07).
    Turn,
    /// It draws up to its hand size (CW-14).
    Refill,
    /// The game has ended.
    Over,
}

/// What everybody knows of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(crosstable_core::ts_rs::TS), ts(crate = "crosstable_core::ts_rs"))]
#[serde(crate = "crosstable_core::serde")]
#[expect(missing_docs, reason = "the names of the other fields say it")]
pub struct SeatView {
    pub seat: Seat,
    /// Its team; nothing before the lot has decided who of three plays alone (CW-03).
    pub team: Option<Team>,
    /// How many tiles it holds at most (CW-04).
    pub places: u8,
    /// How many tiles it holds.
    pub tiles: u8,
    /// What everybody has seen of its hand.
    pub known: Known,
}

/// A line as it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(crosstable_core::ts_rs::TS), ts(crate = "crosstable_core::ts_rs"))]
#[serde(crate = "crosstable_core::serde")]
pub struct LineView {
    /// What it would score now (CW-18).
    pub points: u8,
    /// The largest number of equal symbols in it; five threaten to win at once (CW-16).
    pub most: u8,
}

impl View {
    pub(crate) fn of(position: &Position, viewer: Viewer) -> Self {
        let public = &position.public;
        let line = |line| LineView {
            points: points(&public.board, line),
            most: Symbol::ALL.iter().map(|symbol| public.board.count_in(line, *symbol)).max().unwrap_or(0),
        };
        let seat = |seat: Seat| SeatView {
            seat,
            team: (public.stage != Stage::Lone).then(|| public.seating.team(seat)),
            places: public.seating.hand_size(seat),
            tiles: public.sizes[seat.index()],
            known: public.known[seat.index()],
        };
        let drawer = if let Stage::Ask { seat } = public.stage { Some(seat) } else { position.drawer() };
        let end = if let Stage::Over { end } = public.stage { Some(end) } else { None };
        View {
            viewer,
            actor: position.actor(),
            phase: position.phase(),
            drawer,
            end,
            winner: position.winner(),
            lone: public.seating.lone,
            start: public.start,
            turn: public.turn,
            mate: public.mate,
            board: public.board,
            played: public.played,
            seats: Seat::all(public.seating.players).map(seat).collect(),
            hand: viewer.seat().map(|seat| position.hands[seat.index()]),
            bag: position.bag.len(),
            columns: [0, 1, 2, 3, 4, 5].map(|index| line(Line::Column(index))),
            rows: [0, 1, 2, 3, 4, 5].map(|index| line(Line::Row(index))),
        }
    }

    /// The twelve lines as they lie, team A's first.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (Line, LineView)> {
        let columns = Line::of(Team::A).zip(self.columns);
        columns.chain(Line::of(Team::B).zip(self.rows))
    }

    /// The points of a team's six lines as they lie (CW-18).
    pub(crate) fn points(&self, team: Team) -> u8 {
        self.lines().filter(|(line, _)| line.team() == team).map(|(_, value)| value.points).sum()
    }

    /// What everybody sees, as a position has it.
    fn public(&self) -> Public {
        let drawer = self.drawer.unwrap_or_default();
        let mut public = Public {
            seating: Seating { players: self.seats.len() as u8, lone: self.lone },
            stage: match self.phase {
                Phase::Lone => Stage::Lone,
                Phase::Deal => Stage::Deal { seat: drawer },
                Phase::Start => Stage::Start,
                Phase::Ask => Stage::Ask { seat: drawer },
                Phase::Redraw => Stage::Redraw { seat: drawer },
                Phase::Turn => Stage::Turn,
                Phase::Refill => Stage::Refill,
                Phase::Over => Stage::Over { end: self.end.unwrap_or(End::Full) },
            },
            start: self.start,
            turn: self.turn,
            mate: self.mate,
            board: self.board,
            played: self.played,
            sizes: [0; 4],
            known: [Known::default(); 4],
        };
        for seat in &self.seats {
            public.sizes[seat.seat.index()] = seat.tiles;
            public.known[seat.seat.index()] = seat.known;
        }
        public
    }

    /// A position behind this view: the unseen tiles dealt out at random to the slots that the viewer cannot see.
    pub(crate) fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> Position {
        let (public, unseen) = (self.public(), self.unseen());
        loop {
            if let Some(position) = self.deal_out(public, unseen, rng) {
                return position;
            }
        }
    }

    /// Whether all tiles that the viewer does not see are in one hand: of two players the other's, once the bag is empty.
    pub(crate) fn is_certain(&self) -> bool {
        self.bag == 0 && self.hand.is_some() && self.seats.len() == 2
    }

    /// The tiles of which the viewer knows only that they are in the bag or in somebody's hand.
    fn unseen(&self) -> Hand {
        let mut unseen = Hand::whole_bag();
        for symbol in Symbol::ALL {
            (0..self.board.count_of(symbol)).for_each(|_| unseen.remove(Tile::Symbol(symbol)));
        }
        for action in Action::ALL {
            (0..self.played[action as usize]).for_each(|_| unseen.remove(Tile::Action(action)));
        }
        for SeatView { seat, known, .. } in &self.seats {
            let seen = if self.viewer.is(*seat) { self.hand } else { None };
            unseen.remove_all(&seen.unwrap_or(known.seen));
        }
        unseen
    }

    /// Deals the unseen tiles out once; nothing if that gave a seat no symbol that is known to have one. Trying
    /// again until it fits keeps the draw uniform.
    fn deal_out<R: Rng + ?Sized>(&self, public: Public, mut unseen: Hand, rng: &mut R) -> Option<Position> {
        let mut hands = [Hand::default(); 4];
        let others = Seat::all(public.seating.players).filter(|seat| !self.viewer.is(*seat));
        if let (Viewer::Seat(own), Some(hand)) = (self.viewer, self.hand) {
            hands[own.index()] = hand;
        }
        // The limited tiles first, the narrower limits before the wider ones that contain them: then each choice
        // leaves the same number of choices to the next, and the whole is uniform.
        let mut limited = [Seat::new(0); 4];
        let mut count = 0;
        for seat in others.clone() {
            hands[seat.index()] = public.known[seat.index()].seen;
            if public.known[seat.index()].limited > 0 {
                limited[count] = seat;
                count += 1;
            }
        }
        limited[..count].sort_unstable_by_key(|seat| public.known[seat.index()].among.count_ones());
        for seat in &limited[..count] {
            let known = &public.known[seat.index()];
            for _ in 0..known.limited {
                let tile = draw(&unseen, known.among, rng)?;
                unseen.remove(tile);
                hands[seat.index()].add(tile);
            }
        }
        for seat in others {
            let known = &public.known[seat.index()];
            let mut symbol = false;
            for _ in known.seen.len() + known.limited..public.sizes[seat.index()] {
                let tile = draw(&unseen, Kinds::MAX, rng)?;
                symbol |= matches!(tile, Tile::Symbol(_));
                unseen.remove(tile);
                hands[seat.index()].add(tile);
            }
            if known.symbol && !symbol {
                return None;
            }
        }
        Some(Position { public, hands, bag: unseen })
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
