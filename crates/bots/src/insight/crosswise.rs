//! What a bot knows about Crosswise.

use crosstable_core::rng::Xoshiro;
use crosstable_core::{Game, MAX_SEATS, Scratch, Seat};
use crosswise::{Action, Board, Cell, Line, Move, Position, Symbol, Team, Tile};

use crate::Insight;

/// Lines grow by pairs and triples, six different ones are worth as much as two triples, and every tile lies in a line
/// of each team: what helps the own line should harm the other one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Crosswise;

/// What one more equal tile is worth when there are so many of them, by CW-18. The sixth wins the game.
const NEXT: [f32; 6] = [0.0, 1.0, 2.0, 2.0, 2.0, 30.0];
/// What an empty cell of a line is worth of the next equal tile's points.
const HOPE: f32 = 0.3;
/// How likely a missing one of six different tiles still comes.
const LUCK: f32 = 0.6;
/// Random moves of which a rollout takes the most promising.
const CANDIDATES: usize = 3;
/// What an action tile in the hand is worth.
const ACTION: f32 = 1.0;

impl Insight<Position> for Crosswise {
    const CUTOFF: Option<u32> = Some(6);
    const WIDENING: Option<(f32, f32)> = Some((3.0, 0.4));
    const PROMISES: bool = true;
    const CURIOSITY: f32 = 0.4;

    fn evaluate(&self, position: &Position) -> [f32; MAX_SEATS] {
        let (board, seating) = (position.board(), position.seating());
        let mut lead: f32 = Line::of(Team::A).map(|line| worth(counts(board, line))).sum();
        lead -= Line::of(Team::B).map(|line| worth(counts(board, line))).sum::<f32>();
        for seat in Seat::all(position.players()) {
            let actions = Action::ALL.map(|action| position.hand(seat).count(Tile::Action(action)));
            let held = ACTION * f32::from(actions.iter().sum::<u8>());
            lead += if seating.team(seat) == Team::A { held } else { -held };
        }
        // The more is still to come, the less a lead says.
        let columns = 1.0 / (1.0 + (-lead / (1.5 + 0.1 * f32::from(36 - board.count()))).exp());
        let mut worth = [0.0; MAX_SEATS];
        for seat in Seat::all(position.players()) {
            worth[seat.index()] = if seating.team(seat) == Team::A { columns } else { 1.0 - columns };
        }
        worth
    }

    fn rollout(&self, position: &Position, scratch: &mut Scratch<Position>, rng: &mut Xoshiro) -> Move {
        let mut best = position.random_move(&mut scratch.moves, rng);
        let mut most = self.promise(position, best);
        for _ in 1..CANDIDATES {
            let other = position.random_move(&mut scratch.moves, rng);
            let promise = self.promise(position, other);
            if promise > most {
                (best, most) = (other, promise);
            }
        }
        best
    }

    fn promise(&self, position: &Position, mv: Move) -> f32 {
        let Some(seat) = position.actor().seat() else { return 0.0 };
        let own = position.seating().team(seat);
        let board = position.board();
        let gain = |cell, old, new, other| gain(board, own, cell, old, new, other);
        match mv {
            Move::Lay(symbol, cell) => gain(cell, None, Some(symbol), None),
            // An action spent is one less for the end; it must bring something.
            Move::Remove(cell) => gain(cell, board.get(cell), None, None) - ACTION,
            Move::Replace(cell, symbol) => gain(cell, board.get(cell), Some(symbol), None) - ACTION,
            Move::Move(from, to) => {
                let tile = board.get(from);
                gain(from, tile, None, Some(to)) + gain(to, None, tile, Some(from)) - ACTION
            }
            Move::Swap(one, other) => {
                let (first, second) = (board.get(one), board.get(other));
                gain(one, first, second, Some(other)) + gain(other, second, first, Some(one)) - ACTION
            }
            Move::Redraw => 1.0,
            Move::Keep | Move::Pass | Move::Draw(_) | Move::Lone(_) | Move::Start(_) => 0.0,
        }
    }

    fn branches(&self, _: &Position, outcome: Move) -> bool {
        // One tile more or less in the hand changes little of what to do now.
        !matches!(outcome, Move::Draw(_))
    }
}

/// What the lines through a cell gain for a team when the tile on it is exchanged. A line that also goes through the
/// other cell of a move or a swap keeps its tiles and gains nothing.
fn gain(
    board: &Board,
    own: Team,
    cell: Cell,
    old: Option<Symbol>,
    new: Option<Symbol>,
    other: Option<Cell>,
) -> f32 {
    let mut sum = 0.0;
    for line in Line::through(cell) {
        if other.is_some_and(|other| Line::through(other).contains(&line)) {
            continue;
        }
        let before = counts(board, line);
        let mut after = before;
        if let Some(symbol) = old {
            after[symbol as usize] -= 1;
        }
        if let Some(symbol) = new {
            after[symbol as usize] += 1;
        }
        let gain = worth(after) - worth(before);
        sum += if line.team() == own { gain } else { -gain };
    }
    sum
}

fn counts(board: &Board, line: Line) -> [u8; 6] {
    Symbol::ALL.map(|symbol| board.count_in(line, symbol))
}

/// The points of a line as it lies, and what can be hoped for.
fn worth(counts: [u8; 6]) -> f32 {
    let (mut points, mut most, mut tiles) = (0.0, 0, 0);
    for count in counts {
        points += [0.0, 0.0, 1.0, 3.0, 5.0, 7.0, 40.0][count as usize];
        most = most.max(count);
        tiles += count;
    }
    let empty = 6 - tiles;
    if empty > 0 && most > 0 {
        points += HOPE * f32::from(empty) * NEXT[most as usize];
    }
    if most == 1 { points.max(6.0 * LUCK.powi(empty.into())) } else { points }
}
