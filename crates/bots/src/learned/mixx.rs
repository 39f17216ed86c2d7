//! Mixx: who will lay last, and what the cross is worth to each seat.

use crosstable_core::{Actor, Game, MAX_SEATS, Seat};
use mixx::{CardSet, Position, Shape};

use super::Inputs;
use crate::Mixx;

/// Which cards fit, how long a seat can go on, who can shut the others out, and how the cards won so far compare with
/// those still to come.
pub struct MixxInputs;

/// Stages of the game, by the cards still to come.
const STAGES: usize = 6;
/// Places in the order of turns: 2 for two players, 3 for three and 4 for four.
const TURNS: usize = 2 + 3 + 4;
/// A lead counts up to so many cards.
const LEAD_MOST: i32 = 20;
const LEADS: usize = 2 * LEAD_MOST as usize + 1;
/// Numbers of cards that are told apart: none up to four or more.
const FITS: usize = 5;
/// Numbers of lays in a row that are told apart.
const LAYS: usize = 6;
/// Sizes of the cross that are told apart.
const SIZES: usize = 4;
/// The largest cross.
const CROSS: usize = 15;

// Where each kind of input begins.
/// By how much a seat leads the best of the others, without a cross that is open.
const LEAD: usize = 0;
/// How it would lead if it won the cross, and if another one did.
const STAKE: usize = LEAD + 2 * LEADS * STAGES;
/// The size of an open cross.
const SIZE: usize = STAKE + 2 * 5 * 5 * STAGES;
/// Cards that fit: the own ones and those of the best of the others.
const FIT: usize = SIZE + CROSS * TURNS;
/// Lays in a row, own and others', once the centre is fixed.
const LAY: usize = FIT + FITS * FITS * TURNS * SIZES;
/// The same in each axis, by the cards it can still take.
const AXIS: usize = LAY + LAYS * LAYS * TURNS;
/// The fewest cards that a lay leaves to the others, for the own best lay and for that of another one.
const SHUT: usize = AXIS + 4 * 4 * 3 * TURNS;
/// Cards that fit and that no other one can spoil.
const SAFE: usize = SHUT + 4 * 4 * TURNS * 3;
/// Before there is a centre: the length of the line, and the cards that continue it.
const LINE: usize = SAFE + 4 * 4 * TURNS;
/// A cross that is decided: whose, and how far it can grow.
const GROW: usize = LINE + 4 * 4 * 4 * TURNS;
/// Colours and motifs in front of a seat, between rounds and within.
const HAND: usize = GROW + 2 * LAYS * STAGES;
/// Who begins the next round.
const BEGIN: usize = HAND + 9 * 9 * 2;
/// How likely a drawn card fits.
const DRAW: usize = BEGIN + TURNS * STAGES;
const COUNT: usize = DRAW + 5 * 2 * TURNS;

/// How far a round is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Round {
    /// Not begun, or decided.
    Settled,
    /// All cards lie in one line.
    Line,
    /// The centre is fixed.
    Fixed,
}

/// What all seats have in common.
struct Table {
    players: u8,
    round: Round,
    /// Who wins the cross, if that is certain.
    owner: Option<Seat>,
    /// Who is asked next.
    mover: Seat,
    /// Cards that fit somewhere.
    open: CardSet,
    /// How many cards the cross will have if nobody lays more than must be.
    size: u8,
}

impl Table {
    fn of(position: &Position) -> Self {
        let (players, cross) = (position.players(), position.cross());
        let mut open = CardSet::EMPTY;
        cross.for_each_place(position.shape(), |_, cards| open = open.or(cards));
        let draws = position.actor() == Actor::Chance;
        let turn = position.turn();
        let mover = if draws && !position.in_run() { turn.next(players) } else { turn };
        let mut table = Table { players, round: Round::Settled, owner: None, mover, open, size: cross.len() };
        let Some(last) = position.last() else { return table };
        if position.in_run() {
            table.owner = Some(last);
            return table;
        }
        let mut able = None;
        let mut count = 0;
        for seat in Seat::all(players) {
            // Whoever draws may draw a card that fits.
            if !position.stock(seat).and(open).is_empty() {
                able = Some(seat);
                count += 1;
            }
        }
        let fixed = cross.centre().is_some() || position.shape() == Shape::Line;
        table.round = if fixed { Round::Fixed } else { Round::Line };
        // Once the centre is fixed, a seat without a card that fits has none until the round ends, unless it draws now.
        match (count, able) {
            (0, _) => table.owner = Some(last),
            (1, Some(seat)) if fixed && (!draws || seat == last) => {
                table.owner = Some(seat);
                table.size += u8::from(seat != last);
            }
            _ => {}
        }
        if table.owner.is_some() {
            table.round = Round::Settled;
        }
        table
    }

    /// The place of a seat in the order of turns, for this number of players.
    fn turn(&self, seat: Seat) -> usize {
        let players = usize::from(self.players);
        let after = (players + seat.index() - self.mover.index()) % players;
        after + [0, 2, 5][players - 2]
    }
}

impl Inputs<Position> for MixxInputs {
    type Base = Mixx;
    const COUNT: usize = COUNT;
    const HEADS: usize = 3 * 3 * 3;
    // Before a draw the network tells the average; one drawn card would only add noise.
    const CUTOFF_AT_CHANCE: bool = true;

    fn head(position: &Position) -> usize {
        let round = match (position.cross().len(), position.cross().centre()) {
            (0, _) => 0,
            (_, None) => 1,
            _ => 2,
        };
        (usize::from(position.players() - 2) * 3 + stage(position) / 2) * 3 + round
    }

    #[inline]
    fn is_quiet(_: &Position) -> bool {
        true
    }

    fn each(position: &Position, mut add: impl FnMut(usize, usize)) {
        let table = Table::of(position);
        lead(position, &table, &mut add);
        hands(position, &table, &mut add);
        match table.round {
            Round::Settled => settled(position, &table, &mut add),
            Round::Line => line(position, &table, &mut add),
            Round::Fixed => fixed(position, &table, &mut add),
        }
        if table.round != Round::Settled {
            unsettled(position, &table, &mut add);
        }
    }
}

/// How far the game is, by the cards still to come.
fn stage(position: &Position) -> usize {
    match position.pile().len() + position.cards_to_come() {
        0 => 5,
        1..=5 => 4,
        6..=12 => 3,
        13..=22 => 2,
        23..=34 => 1,
        _ => 0,
    }
}

fn lead(position: &Position, table: &Table, add: &mut impl FnMut(usize, usize)) {
    let stage = stage(position);
    let many = usize::from(table.players > 2);
    let size = i32::from(table.size);
    let mut won = [0; MAX_SEATS];
    for seat in Seat::all(table.players) {
        won[seat.index()] = i32::from(position.won(seat)) + if table.owner == Some(seat) { size } else { 0 };
    }
    for seat in Seat::all(table.players) {
        let most = most(table, seat, |other| won[other.index()]);
        let lead = won[seat.index()] - most;
        let at = (lead.clamp(-LEAD_MOST, LEAD_MOST) + LEAD_MOST) as usize;
        add(seat.index(), LEAD + (many * LEADS + at) * STAGES + stage);
        if table.round != Round::Settled {
            let [win, lose] = [lead + size, lead - size].map(|lead| match lead {
                ..=-7 => 0,
                -6..=-1 => 1,
                0 => 2,
                1..=6 => 3,
                _ => 4,
            });
            add(seat.index(), STAKE + (many * 25 + win * 5 + lose) * STAGES + stage);
            let size = usize::from(table.size).clamp(1, CROSS) - 1;
            add(seat.index(), SIZE + size * TURNS + table.turn(seat));
        }
    }
}

fn hands(position: &Position, table: &Table, add: &mut impl FnMut(usize, usize)) {
    let settled = usize::from(table.round == Round::Settled);
    for seat in Seat::all(table.players) {
        let (colours, motifs) = spread(position.stock(seat));
        // Which of both is larger does not matter.
        let (less, more) = (colours.min(motifs), colours.max(motifs));
        add(seat.index(), HAND + (settled * 9 + less.min(8)) * 9 + more.min(8));
    }
}

/// Between rounds, or when it is clear who wins the cross.
fn settled(position: &Position, table: &Table, add: &mut impl FnMut(usize, usize)) {
    let stage = stage(position);
    let begins = match table.owner {
        Some(owner) if table.players == 2 => owner.next(2),
        Some(owner) => owner,
        None => table.mover,
    };
    for seat in Seat::all(table.players) {
        // The order of turns counts from who begins.
        let turn = Table { mover: begins, ..*table }.turn(seat);
        add(seat.index(), BEGIN + turn * STAGES + stage);
        if let Some(owner) = table.owner {
            let lays = lays(position, position.stock(owner)).min(LAYS - 1);
            let other = usize::from(owner != seat);
            add(seat.index(), GROW + (other * LAYS + lays) * STAGES + stage);
        }
    }
}

/// While all cards lie in one line.
fn line(position: &Position, table: &Table, add: &mut impl FnMut(usize, usize)) {
    let [(length, free), _] = position.cross().axes();
    let length = usize::from(length).clamp(1, 4) - 1;
    let lays = each_seat(table, |seat| narrow(position.stock(seat).and(free)).min(3));
    for seat in Seat::all(table.players) {
        let (own, other) = (lays[seat.index()], most(table, seat, |other| lays[other.index()]));
        add(seat.index(), LINE + ((length * 4 + own) * 4 + other) * TURNS + table.turn(seat));
    }
}

/// When cards go only to the ends of the axes.
fn fixed(position: &Position, table: &Table, add: &mut impl FnMut(usize, usize)) {
    let axes = axes(position);
    let lays = each_seat(table, |seat| lays(position, position.stock(seat)).min(LAYS - 1));
    let shut = each_seat(table, |seat| shut(position, table, seat));
    let safe = each_seat(table, |seat| safe(position, table, seat));
    let size = size(table).max(1) - 1;
    for seat in Seat::all(table.players) {
        let (at, turn) = (seat.index(), table.turn(seat));
        let other = most(table, seat, |other| lays[other.index()]);
        add(at, LAY + (lays[at] * LAYS + other) * TURNS + turn);
        let other = 3 - most(table, seat, |other| 3 - shut[other.index()]);
        add(at, SHUT + ((shut[at] * 4 + other) * 3 + size) * TURNS + turn);
        let other = most(table, seat, |other| safe[other.index()]);
        add(at, SAFE + (safe[at] * 4 + other) * TURNS + turn);
        for (length, free) in axes {
            let room = usize::from(8_u8.saturating_sub(length)).div_ceil(2).clamp(1, 3) - 1;
            let own = narrow(position.stock(seat).and(free)).min(3);
            let other = most(table, seat, |other| narrow(position.stock(other).and(free)).min(3));
            add(at, AXIS + ((room * 4 + own) * 4 + other) * TURNS + turn);
        }
    }
}

/// In every round that is not decided.
fn unsettled(position: &Position, table: &Table, add: &mut impl FnMut(usize, usize)) {
    let fits = each_seat(table, |seat| (position.stock(seat).and(table.open).len() as usize).min(FITS - 1));
    let pile = position.pile();
    let drawn = match (4 * pile.and(table.open).len()).checked_div(pile.len()) {
        None => 4,
        Some(quarters) => quarters.min(3) as usize,
    };
    let drawing = usize::from(position.actor() == Actor::Chance);
    let size = size(table);
    for seat in Seat::all(table.players) {
        let (at, turn) = (seat.index(), table.turn(seat));
        let other = most(table, seat, |other| fits[other.index()]);
        add(at, FIT + ((fits[at] * FITS + other) * SIZES + size) * TURNS + turn);
        add(at, DRAW + (drawn * 2 + drawing) * TURNS + turn);
    }
}

/// The size of the cross, in steps.
fn size(table: &Table) -> usize {
    match table.size {
        ..=2 => 0,
        3..=5 => 1,
        6..=8 => 2,
        _ => 3,
    }
}

/// How many cards stand in each axis, and which could join it. No card joins an axis that is not there.
#[inline]
fn axes(position: &Position) -> [(u8, CardSet); 2] {
    position.cross().axes().map(|(length, free)| (length, if length == 0 { CardSet::EMPTY } else { free }))
}

/// A number for each seat.
#[inline]
fn each_seat(table: &Table, of: impl Fn(Seat) -> usize) -> [usize; MAX_SEATS] {
    let mut all = [0; MAX_SEATS];
    for seat in Seat::all(table.players) {
        all[seat.index()] = of(seat);
    }
    all
}

/// The largest number of the other seats.
#[inline]
fn most<T: Ord + Default>(table: &Table, seat: Seat, of: impl Fn(Seat) -> T) -> T {
    let others = Seat::all(table.players).filter(|other| *other != seat);
    others.map(of).max().unwrap_or_default()
}

/// How many colours and motifs the cards have.
#[inline]
fn spread(cards: CardSet) -> (usize, usize) {
    const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let bits = cards.bits();
    // A colour is a byte, and the highest bit of each byte tells whether there is any bit in it.
    let colours = (((bits & LOW) + LOW) | bits) & !LOW;
    let half = bits | bits >> 32;
    let quarter = half | half >> 16;
    let motifs = (quarter | quarter >> 8) & 0xff;
    (colours.count_ones() as usize, motifs.count_ones() as usize)
}

/// How many of these cards can stand in one axis, at most.
#[inline]
fn narrow(cards: CardSet) -> usize {
    let (colours, motifs) = spread(cards);
    colours.min(motifs)
}

/// How many of these cards can be laid one after the other, at most.
#[inline]
fn lays(position: &Position, stock: CardSet) -> usize {
    let [first, second] = axes(position).map(|(_, free)| stock.and(free));
    (narrow(first) + narrow(second)).min(first.or(second).len() as usize)
}

/// How many cards the lay of a seat leaves to all others together, at least; up to three.
fn shut(position: &Position, table: &Table, seat: Seat) -> usize {
    let [first, second] = axes(position).map(|(_, free)| free);
    let mut others = CardSet::EMPTY;
    for other in Seat::all(table.players).filter(|other| *other != seat) {
        others = others.or(position.stock(other));
    }
    let mut least = 3;
    for (axis, rest) in [(first, second), (second, first)] {
        let rest = others.and(rest);
        if rest.len() < least {
            for card in position.stock(seat).and(axis) {
                least = least.min(rest.or(others.and(axis).and(card.friends())).len());
            }
        }
    }
    least as usize
}

/// How many cards fit an axis where no card of the others that fits it would spoil them; up to three.
fn safe(position: &Position, table: &Table, seat: Seat) -> usize {
    let mut others = CardSet::EMPTY;
    for other in Seat::all(table.players).filter(|other| *other != seat) {
        others = others.or(position.stock(other));
    }
    let mut count = 0;
    for (_, free) in axes(position) {
        let rivals = others.and(free);
        for card in position.stock(seat).and(free) {
            count += usize::from(rivals.without(card.friends()).is_empty());
        }
    }
    count.min(3)
}

#[cfg(test)]
mod tests {
    use crosstable_core::rng::{SeedableRng, Xoshiro};
    use crosstable_core::{Play, Scratch, Setup};

    use super::*;

    #[test]
    fn every_kind_of_input_is_used_and_none_is_beyond_the_last() {
        let starts = [LEAD, STAKE, SIZE, FIT, LAY, AXIS, SHUT, SAFE, LINE, GROW, HAND, BEGIN, DRAW, COUNT];
        let mut used = [0; 13];
        let setups = (2..=4).map(Setup::players);
        let odd = [("shape", "line"), ("stock", "3"), ("games", "2"), ("without", "fish,chest")];
        let odd = odd.map(|(name, value)| Setup::players(2).with(name, value));
        for setup in setups.chain(odd) {
            for seed in 0..20 {
                let mut rng = Xoshiro::seed_from_u64(seed);
                let mut scratch = Scratch::new();
                let mut game = Position::from_setup(&setup).expect("the options are allowed");
                while let Some(step) = game.random_step(&mut scratch, &mut rng) {
                    assert!(MixxInputs::head(&game) < MixxInputs::HEADS, "seed {seed}");
                    MixxInputs::each(&game, |side, input| {
                        assert!(side < usize::from(game.players()) && input < COUNT, "seed {seed}: {input}");
                        used[starts.partition_point(|start| *start <= input) - 1] += 1;
                    });
                    game.apply(step);
                }
            }
        }
        assert!(used.iter().all(|count| *count > 500), "{used:?}");
        // With its weight to the output an input takes 34 bytes.
        const { assert!(34 * COUNT < 145_000, "the weights stay below 150 kB") };
    }

    #[test]
    fn colours_and_motifs_are_counted() {
        let mut rng = Xoshiro::seed_from_u64(3);
        for size in 0..30 {
            let cards: CardSet = (0..size).map(|_| CardSet::ALL.random(&mut rng)).collect();
            let colours = mixx::Colour::all().filter(|colour| !cards.and(colour.cards()).is_empty());
            let motifs = mixx::Motif::all().filter(|motif| !cards.and(motif.cards()).is_empty());
            assert_eq!(spread(cards), (colours.count(), motifs.count()), "{cards:?}");
        }
    }
}
