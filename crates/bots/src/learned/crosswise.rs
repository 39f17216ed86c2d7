//! Crosswise: lines and the cells where they cross, seen from each team.

use crosstable_core::{Actor, Game, MAX_SEATS, Seat};
use crosswise::{Action, Cell, Line, Phase, Position, Symbol, Team, Tile};

use super::Inputs;
use crate::Crosswise;

/// What lies in the lines, what may still come, who holds it, and what an empty cell is to both teams.
pub struct CrosswiseInputs;

/// The ways to write the numbers up to six as sums: how many tiles of each symbol lie in a line, the order aside.
const PATTERNS: usize = 30;
/// Those of lines that are not full.
const OPEN_PATTERNS: usize = 19;
/// Stages of the game, by empty cells.
const STAGES: usize = 8;
/// Tiles of each symbol in the game.
const TILES: u8 = 7;

// Where each kind of input begins.
const LINE: usize = 0;
const SYMBOL: usize = LINE + 2 * PATTERNS * STAGES;
const CELL: usize = SYMBOL + 2 * 5 * 3 * 4 * 4;
const ACTION: usize = CELL + 2 * OPEN_PATTERNS * OPEN_PATTERNS;
const TURN: usize = ACTION + 2 * 4 * 3 * STAGES;
const LEAD: usize = TURN + 2 * STAGES;
const EMPTY: usize = LEAD + 2 * 25 * STAGES;
const BAG: usize = EMPTY + 2 * 9;
const OPTION: usize = BAG + 5;
const SECOND: usize = OPTION + 2 * 3 * GAINS * PARTS;
const CONTEST: usize = SECOND + 2 * 2 * GAINS;
const COUNT: usize = CONTEST + 2 * CLASSES * CLASSES;

/// Parts of the game, coarser than stages.
const PARTS: usize = 3;
/// Classes of the best lay on a cell.
const CLASSES: usize = 10;
/// The best that a side can lay now: how many points it gains on the other, from far behind to a win at once.
const GAINS: usize = 16;
/// Points by how many equal symbols lie in a line (CW-18). Six win at once.
const EQUAL: [i8; 7] = [0, 0, 1, 3, 5, 7, 40];
/// Points for six different ones.
const DIFFERENT: i8 = 6;

/// What a symbol adds to the key of its line, by how often it lies there: lines of up to six tiles with the same counts
/// have the same sum, and others have another one.
const KEY: [u16; 7] = [0, 1, 8, 32, 128, 256, 512];

/// Numbers of patterns by sums of [`KEY`]; those of lines that are not full first.
const PATTERN: [u8; 1024] = {
    let mut table = [u8::MAX; 1024];
    let (mut open, mut full) = (0, OPEN_PATTERNS as u8);
    // Counts in falling order, by six nested loops in one.
    let mut code = 0;
    while code < 7_usize.pow(6) {
        let (mut rest, mut key, mut sum, mut last, mut falls, mut digit) = (code, 0, 0, 6, true, 0);
        while digit < 6 {
            let count = rest % 7;
            rest /= 7;
            if count > last {
                falls = false;
            }
            last = count;
            sum += count;
            key += KEY[count];
            digit += 1;
        }
        if falls && sum <= 6 {
            let number = if sum < 6 { &mut open } else { &mut full };
            table[key as usize] = *number;
            *number += 1;
        }
        code += 1;
    }
    table
};

impl Inputs<Position> for CrosswiseInputs {
    type Base = Crosswise;
    const COUNT: usize = COUNT;
    const HEADS: usize = 3 * STAGES;

    fn head(position: &Position) -> usize {
        usize::from(position.players() - 2) * STAGES + stage(empty_cells(position))
    }

    #[inline]
    fn side(position: &Position, seat: Seat) -> usize {
        position.seating().team(seat) as usize
    }

    #[inline]
    fn begin(position: &Position) -> [f32; MAX_SEATS] {
        let half = 0.5 * confidence(position) * Crosswise::lead(position);
        [half, -half, 0.0, 0.0]
    }

    fn each(position: &Position, mut add: impl FnMut(usize, usize)) {
        let (board, empty) = (position.board(), empty_cells(position));
        let stage = stage(empty);
        let part = match empty {
            0..=2 => 0,
            3..=8 => 1,
            _ => 2,
        };
        let left = Symbol::ALL.map(|symbol| TILES.saturating_sub(board.count_of(symbol)));
        let held = held(position);
        let mut patterns = [[0; 6]; 2];
        // By team, line and symbol what one more tile there adds to the points of the line.
        let mut more = [[[0; 6]; 6]; 2];
        for (at, line) in Line::of(Team::A).chain(Line::of(Team::B)).enumerate() {
            let (team, number) = (at / 6, at % 6);
            let counts = Symbol::ALL.map(|symbol| board.count_in(line, symbol));
            let tiles: u8 = counts.iter().sum();
            let key: u16 = counts.iter().map(|count| KEY[usize::from(*count)]).sum();
            let pattern = usize::from(PATTERN[usize::from(key) % PATTERN.len()]) % PATTERNS;
            patterns[team][number] = pattern;
            for side in 0..2 {
                add(side, LINE + (usize::from(side != team) * PATTERNS + pattern) * STAGES + stage);
            }
            let room = usize::from(6 - tiles);
            if room == 0 {
                continue;
            }
            let single = counts.iter().map(|count| u8::from(*count == 1)).sum::<u8>();
            for (gain, count) in more[team][number].iter_mut().zip(counts) {
                *gain = EQUAL[usize::from(count) + 1] - EQUAL[usize::from(count)];
                if room == 1 && count == 0 && single == 5 {
                    *gain = DIFFERENT;
                }
            }
            for (symbol, count) in counts.into_iter().enumerate().filter(|(_, count)| *count > 0) {
                for side in 0..2 {
                    let holder = usize::from(held[side][symbol]) + 2 * usize::from(held[1 - side][symbol]);
                    let kind = usize::from(side != team) * 5 + usize::from(count - 1).min(4);
                    let chance = (room.min(3) - 1) * 4 + usize::from(left[symbol]).min(3);
                    add(side, SYMBOL + (kind * 12 + chance) * 4 + holder);
                }
            }
        }
        let mover = match position.actor() {
            Actor::Seat(seat) if position.phase() == Phase::Turn => Some(Self::side(position, seat)),
            _ => None,
        };
        // The best lay of each side, and the best on another cell.
        let (mut best, mut second) = ([i8::MIN; 2], [i8::MIN; 2]);
        for cell in Cell::all().filter(|cell| !board.has(*cell)) {
            let lines = [usize::from(cell.column()), usize::from(cell.row())];
            let crossing = [patterns[0][lines[0]], patterns[1][lines[1]]];
            let gains = [&more[0][lines[0]], &more[1][lines[1]]];
            let mut here = [i8::MIN; 2];
            for side in 0..2 {
                let late = usize::from(part < 2) * OPEN_PATTERNS;
                add(side, CELL + (late + crossing[side]) * OPEN_PATTERNS + crossing[1 - side]);
                for symbol in (0..6).filter(|symbol| held[side][*symbol]) {
                    here[side] = here[side].max(gains[side][symbol] - gains[1 - side][symbol]);
                }
                if here[side] > best[side] {
                    (best[side], second[side]) = (here[side], best[side]);
                } else {
                    second[side] = second[side].max(here[side]);
                }
            }
            if let (Some(mover), true) = (mover, part < 2) {
                for side in 0..2 {
                    let class = CLASSES * class(here[side]) + class(here[1 - side]);
                    add(side, CONTEST + usize::from(mover != side) * CLASSES * CLASSES + class);
                }
            }
        }
        hands(position, stage, &mut add);
        let points = [Team::A, Team::B].map(|team| i32::from(position.team_points(team)));
        for side in 0..2 {
            for (other, of) in [side, 1 - side].into_iter().enumerate() {
                // Who is to move takes it; what the other could take may be gone by then.
                let turn = mover.map_or(0, |mover| 1 + usize::from(mover != of));
                if best[of] > i8::MIN {
                    add(side, OPTION + ((other * 3 + turn) * PARTS + part) * GAINS + gain(best[of]));
                }
                if second[of] > i8::MIN {
                    add(side, SECOND + (other * 2 + usize::from(part < 2)) * GAINS + gain(second[of]));
                }
            }
            let lead = (points[side] - points[1 - side]).clamp(-12, 12) + 12;
            add(side, BAG + (usize::from(position.bag().len()) / 4).min(4));
            if let Some(mover) = mover {
                let other = usize::from(mover != side);
                add(side, LEAD + (other * 25 + lead as usize) * STAGES + stage);
                add(side, TURN + other * STAGES + stage);
                if empty <= 8 {
                    add(side, EMPTY + other * 9 + empty);
                }
            }
        }
    }
}

/// By number of players and by empty cells, in steps of four, how much more certain results are than the hand-written
/// evaluation says, which was fitted to games of weaker players.
const CONFIDENCE: [[f32; 10]; 3] = [
    [2.0, 1.15, 1.1, 1.1, 1.2, 1.3, 1.45, 1.6, 1.6, 1.6],
    [2.3, 1.55, 1.35, 1.3, 1.3, 1.45, 1.6, 1.75, 1.75, 1.75],
    [2.6, 1.95, 1.65, 1.5, 1.45, 1.6, 1.75, 1.9, 1.9, 1.9],
];

#[inline]
fn confidence(position: &Position) -> f32 {
    let (empty, table) = (empty_cells(position), &CONFIDENCE[usize::from(position.players() - 2)]);
    let (step, part) = (empty / 4, (empty % 4) as f32 * 0.25);
    table[step] + (table[(step + 1).min(9)] - table[step]) * part
}

/// The number of an input for the points that a lay gains on the other side.
fn gain(points: i8) -> usize {
    if points > 20 { GAINS - 1 } else { (points.clamp(-6, 8) + 6) as usize }
}

/// The same, coarser.
fn class(points: i8) -> usize {
    match points {
        i8::MIN..=-20 => 0,
        -19..=-3 => 1,
        -2..=-1 => 2,
        0..=2 => 3 + points as usize,
        3..=4 => 6,
        5..=6 => 7,
        7..=20 => 8,
        _ => 9,
    }
}

fn empty_cells(position: &Position) -> usize {
    usize::from(36 - position.board().count())
}

/// How far the game is, by the cells that are still empty.
fn stage(empty: usize) -> usize {
    match empty {
        0..=1 => 7,
        2 => 6,
        3..=4 => 5,
        5..=7 => 4,
        8..=11 => 3,
        12..=17 => 2,
        18..=24 => 1,
        _ => 0,
    }
}

/// By team and symbol whether somebody of the team holds it.
fn held(position: &Position) -> [[bool; 6]; 2] {
    let mut held = [[false; 6]; 2];
    for seat in Seat::all(position.players()) {
        for symbol in position.hand(seat).symbols() {
            held[position.seating().team(seat) as usize][symbol as usize] = true;
        }
    }
    held
}

fn hands(position: &Position, stage: usize, add: &mut impl FnMut(usize, usize)) {
    let mut tiles = [[0; 4]; 2];
    for seat in Seat::all(position.players()) {
        for (action, tiles) in Action::ALL.into_iter().zip(&mut tiles[position.seating().team(seat) as usize])
        {
            *tiles += usize::from(position.hand(seat).count(Tile::Action(action)));
        }
    }
    for (team, tiles) in tiles.iter().enumerate() {
        for (action, count) in tiles.iter().enumerate().filter(|(_, count)| **count > 0) {
            for side in 0..2 {
                let kind = (usize::from(side != team) * 4 + action) * 3 + (count - 1).min(2);
                add(side, ACTION + kind * STAGES + stage);
            }
        }
    }
}
