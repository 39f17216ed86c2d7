//! Why a move is good: every sentence says what is so.

mod common;

use std::collections::BTreeMap;

use common::{DRAWN, lay_out, play, two, words};
use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_core::{Actor, Arg, Game, Message, Play, Scratch, Seat, Setup, Viewer, read_token};
use crosstable_testkit::reason;
use crosswise::{End, Move, Position, Stage, Symbol, Team, Tile};

/// All kinds of reason, without `crosswise-why-`.
const KINDS: [&str; 19] = [
    "six",
    "last",
    "draw",
    "break-five",
    "block-five",
    "five",
    "block",
    "different",
    "equal",
    "pair",
    "points",
    "break",
    "takes",
    "spoil",
    "more",
    "fresh",
    "nothing",
    "redraw",
    "pass",
];

/// CW-16: six equal symbols in an own line win at once; six for the others are no good reason.
#[test]
fn six_equal_symbols() {
    let mut position = two("sun sun sun star", "sun sun sun star");
    play(&mut position, "sun@a1 ~cross sun@b1 ~cross sun@c1 ~cross sun@d1 ~cross sun@e1 ~sun");
    assert_eq!(reason(&position, "sun@f1"), "crosswise-why-six team=B name=1 symbol=sun");
    play(&mut position, "star@f6 ~cross");
    assert_eq!(reason(&position, "sun@f1"), "", "it would win for the others");
    assert_eq!(
        reason(&position, "star@f1"),
        "crosswise-why-block-five team=B name=1 symbol=sun who=seat 2 others=1"
    );
}

/// CW-08, CW-16: five equal ones of the others are broken up, five of one's own nearly win.
#[test]
fn five_equal_symbols() {
    let mut position = two("sun sun sun remove", "sun sun star star");
    play(&mut position, "sun@a1 ~cross sun@b1 ~cross sun@c1 ~sun sun@d1 ~sun cross@a2 ~cross");
    assert_eq!(reason(&position, "sun@e1"), "crosswise-why-five team=B name=1 symbol=sun");
    play(&mut position, "sun@e1 ~cross");
    assert_eq!(
        reason(&position, "remove:b1"),
        "crosswise-why-break-five team=B name=1 symbol=sun who=seat 2 others=1"
    );
}

/// CW-18: equal symbols in an own line, and what the line is worth then.
#[test]
fn equal_symbols() {
    let mut position = two("sun sun sun star", "cross cross cross cross");
    assert_eq!(reason(&position, "sun@a1"), "crosswise-why-more team=A name=a symbol=sun count=2");
    assert_eq!(reason(&position, "star@a1"), "crosswise-why-fresh team=A name=a symbol=star");
    play(&mut position, "sun@a1 ~square cross@f6 ~square");
    assert_eq!(reason(&position, "sun@a2"), "crosswise-why-pair team=A name=a symbol=sun");
    assert_eq!(reason(&position, "star@a2"), "crosswise-why-nothing who=seat 2 others=1");
    assert_eq!(reason(&position, "sun@b1"), "", "a pair for the rows");
    play(&mut position, "sun@a2 ~square cross@f5 ~square");
    assert_eq!(reason(&position, "sun@a3"), "crosswise-why-equal team=A name=a symbol=sun count=3 points=3");
}

/// CW-16, CW-18: something else in a line of equal symbols, and a second one in a line of different ones.
#[test]
fn lines_of_the_others() {
    let mut position = two("sun sun star star", "sun sun cross square");
    play(&mut position, "sun@a1 ~triangle sun@b1 ~triangle sun@c1 ~pentagon sun@d1 ~cross");
    assert_eq!(
        reason(&position, "star@e1"),
        "crosswise-why-block team=B name=1 symbol=sun who=seat 2 others=1 count=4"
    );
    let mut position = two("sun sun star star", "cross cross square square");
    play(&mut position, "sun@a1 ~triangle cross@b1 ~triangle star@c1 ~pentagon square@d1 ~cross");
    assert_eq!(reason(&position, "sun@e1"), "crosswise-why-spoil team=B name=1 who=seat 2 others=1 count=4");
}

/// CW-08, CW-18: three equal symbols of the others broken up by an action.
#[test]
fn actions_break_up() {
    let mut position = two("sun sun remove star", "sun star star cross");
    play(&mut position, "sun@a1 ~triangle sun@b1 ~triangle sun@c1 ~pentagon star@f6 ~cross");
    assert_eq!(
        reason(&position, "remove:b1"),
        "crosswise-why-break team=B name=1 symbol=sun who=seat 2 others=1 count=3 lost=2"
    );
}

/// CW-17 to CW-19: six different symbols; the last cell; a tie.
#[test]
fn the_last_cell() {
    let mut position = lay_out_but_one(DRAWN);
    assert_eq!(reason(&position, "sun@f6"), "crosswise-why-draw high=36");
    play(&mut position, "sun@f6");
    assert_eq!(position.actor(), Actor::Over);
    assert_eq!(lay_out(DRAWN), position);
    let rows_win = lay_out_but_one(&DRAWN.replacen("sun      cross ", "cross    sun   ", 1));
    assert_eq!(reason(&rows_win, "sun@f6"), "crosswise-why-last high=36 low=26");
}

/// CW-06, CW-15: only actions, and nothing to play.
#[test]
fn only_action_tiles() {
    let mut position = two("sun remove remove remove", "replace replace replace swap");
    assert_eq!(reason(&position, "redraw"), "crosswise-why-redraw");
    assert_eq!(reason(&position, "keep"), "");
    play(&mut position, "keep sun@a1 ~move");
    assert_eq!(reason(&position, "pass"), "crosswise-why-pass");
}

/// G-05: who does not move, or only watches, is told nothing.
#[test]
fn only_the_seat_to_move_is_told() {
    let position = two("sun sun sun star", "cross cross cross cross");
    let mv = read_token("sun@a1").expect("a token");
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(1))] {
        assert_eq!(Position::reason(&position.view(viewer), mv), None);
    }
}

/// As `lay_out`, without the last tile.
fn lay_out_but_one(board: &str) -> Position {
    let tiles = words(board);
    let name = |index: usize| tiles[index].expect("a full board").name();
    let mut position = Position::from_setup(&Setup::players(2).with("start", "1")).expect("a valid set-up");
    for index in [0, 2, 4, 6, 1, 3, 5, 7] {
        play(&mut position, &format!("~{}", name(index)));
    }
    for (index, cell) in crosswise::Cell::all().enumerate().take(35) {
        play(&mut position, &format!("{}@{cell}", name(index)));
        let wanted = if index + 8 < 36 { format!("~{}", name(index + 8)) } else { common::spare(&position) };
        play(&mut position, &wanted);
    }
    position
}

/// A line of six cells and what a message says about it, worked out from the letters alone.
struct Told<'a> {
    message: &'a Message,
    before: Vec<Option<Symbol>>,
    after: Vec<Option<Symbol>>,
}

impl Told<'_> {
    fn text(&self, name: &str) -> &str {
        match self.message.args.get(name) {
            Some(Arg::Text(text)) => text,
            other => panic!("{}: {name} is {other:?}", self.message),
        }
    }

    fn number(&self, name: &str) -> i64 {
        match self.message.args.get(name) {
            Some(Arg::Number(number)) => *number,
            other => panic!("{}: {name} is {other:?}", self.message),
        }
    }

    /// The line before and after.
    fn line(&self) -> [Vec<Option<Symbol>>; 2] {
        let name = self.text("name").as_bytes()[0];
        let cells: Vec<usize> = match self.text("team") {
            "A" => (0..6).map(|row| row * 6 + usize::from(name - b'a')).collect(),
            _ => (0..6).map(|column| usize::from(name - b'1') * 6 + column).collect(),
        };
        [&self.before, &self.after].map(|board| cells.iter().map(|cell| board[*cell]).collect())
    }

    /// How many of the symbol it names lie in the line, before and after.
    fn count(&self) -> [i64; 2] {
        let symbol = Symbol::named(self.text("symbol"));
        self.line().map(|line| line.iter().filter(|tile| **tile == symbol).count() as i64)
    }

    fn empty(&self) -> [usize; 2] {
        self.line().map(|line| line.iter().filter(|tile| tile.is_none()).count())
    }
}

/// CW-18, once more.
fn score(line: &[Option<Symbol>]) -> i64 {
    let counts = Symbol::ALL.map(|symbol| line.iter().filter(|tile| **tile == Some(symbol)).count());
    if counts == [1; 6] { 6 } else { counts.iter().map(|count| [0, 0, 1, 3, 5, 7, 0][*count]).sum() }
}

/// Whether what the message claims is so.
fn holds(position: &Position, mv: Move, message: &Message) -> bool {
    let seat = position.actor().seat().expect("a seat is to move");
    let (own, mut after) = (position.seating().team(seat), *position);
    after.apply(mv);
    let theirs = if own == Team::A { Team::B } else { Team::A };
    let gain = |team| i64::from(after.team_points(team)) - i64::from(position.team_points(team));
    let told = Told { message, before: (*position.board()).into(), after: (*after.board()).into() };
    if let Some(Arg::Seat { seat: other }) = message.args.get("who") {
        let opponents = Seat::all(position.players()).filter(|seat| position.seating().team(*seat) == theirs);
        let right = told.number("others") == opponents.count() as i64;
        if !right || position.seating().team(*other) != theirs {
            return false;
        }
    }
    let of = |team: Team| message.args.get("team") == Some(&Arg::Text(format!("{team:?}")));
    let rank = |rank| after.standing().is_some_and(|standing| standing.rank(seat) == rank);
    match message.key.strip_prefix("crosswise-why-").expect("a reason") {
        "six" => of(own) && after.stage() == (Stage::Over { end: End::Six(own) }) && told.count()[1] == 6,
        "last" => {
            let points = [own, theirs].map(|team| i64::from(after.team_points(team)));
            rank(1) && points == [told.number("high"), told.number("low")] && points[0] > points[1]
        }
        "draw" => {
            rank(1)
                && [own, theirs].iter().all(|team| i64::from(after.team_points(*team)) == told.number("high"))
        }
        "break-five" => of(theirs) && told.count()[0] == 5 && told.count()[1] < 5,
        "block-five" => of(theirs) && told.count() == [5, 5] && told.empty() == [1, 0],
        "five" => of(own) && told.count()[1] == 5 && told.count()[0] < 5 && told.empty()[1] == 1,
        "block" => {
            let count = told.number("count");
            of(theirs) && told.count() == [count, count] && told.empty()[1] < 6 - count as usize && count >= 3
        }
        "different" => {
            of(own) && score(&told.line()[1]) == 6 && told.empty()[1] == 0 && score(&told.line()[0]) < 6
        }
        "equal" => {
            let [before, count] = told.count();
            let points = score(&told.line()[1]);
            of(own) && before < count && count == told.number("count") && points == told.number("points")
        }
        "pair" => of(own) && told.count() == [1, 2] && score(&told.line()[1]) == score(&told.line()[0]) + 1,
        "points" => gain(own) == told.number("count") && gain(own) > gain(theirs),
        "takes" => -gain(theirs) == told.number("count") && gain(theirs) < 0,
        "break" => {
            let ([before, count], [old, new]) = (told.count(), told.line().map(|line| score(&line)));
            of(theirs) && before == told.number("count") && count < before && old - new == told.number("lost")
        }
        "spoil" => {
            let different = |line: &[Option<Symbol>]| {
                Symbol::ALL
                    .iter()
                    .all(|symbol| line.iter().filter(|tile| **tile == Some(*symbol)).count() < 2)
            };
            let [old, new] = told.line();
            let count = old.iter().flatten().count() as i64;
            of(theirs) && different(&old) && !different(&new) && count == told.number("count")
        }
        "more" => {
            let symbol = Symbol::named(told.text("symbol")).expect("a symbol");
            let held = i64::from(after.hand(seat).count(Tile::Symbol(symbol)));
            let count = told.number("count");
            of(own) && held >= count && count > 0 && told.empty()[1] as i64 >= count
        }
        "fresh" => of(own) && told.empty() == [6, 5] && told.count() == [0, 1],
        "nothing" => gain(theirs) <= 0,
        "redraw" => mv == Move::Redraw && !position.hand(seat).any_symbol(),
        "pass" => mv == Move::Pass && position.legal().len() == 1,
        _ => false,
    }
}

/// In random games every reason is true, and every kind of reason is given. Half of the games play the moves whose reason
/// has been given least often, because some kinds are rare by chance.
#[test]
fn reasons_are_true_in_random_games() {
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    let mut scratch = Scratch::new();
    let (mut moves, mut silent) = (0, 0);
    for seed in 0..200 {
        let mut rng = Xoshiro::seed_from_u64(seed);
        let mut position =
            Position::from_setup(&Setup::players(2 + (seed % 3) as u8)).expect("a valid set-up");
        while let Some(mut step) = position.random_step(&mut scratch, &mut rng) {
            if let Some(seat) = position.actor().seat() {
                let view = position.view(Viewer::Seat(seat));
                let mut rarest = usize::MAX;
                for &mv in position.legal().iter() {
                    moves += 1;
                    let Some(message) = Position::reason(&view, mv) else {
                        silent += 1;
                        continue;
                    };
                    assert!(
                        holds(&position, mv, &message),
                        "seed {seed}, {mv}: {message}\n{:?}",
                        position.board()
                    );
                    let kind = message.key.strip_prefix("crosswise-why-").expect("a reason").to_owned();
                    let times = seen.entry(kind).or_default();
                    *times += 1;
                    if *times < rarest && seed % 2 == 1 && below(&mut rng, 4) > 0 {
                        (rarest, step) = (*times, mv);
                    }
                }
            } else if let Some(tile) = most_actions(&position, seed) {
                step = tile;
            }
            position.apply(step);
        }
    }
    let missing: Vec<&str> = KINDS.into_iter().filter(|kind| !seen.contains_key(*kind)).collect();
    assert!(missing.is_empty(), "never said: {missing:?}; said: {seen:?}");
    assert_eq!(seen.len(), KINDS.len(), "{seen:?}");
    assert!(silent < moves, "{silent} of {moves} moves have no reason");
    println!("{silent} of {moves} moves have no reason; {seen:?}");
}

/// Every fifth game deals seat 2 action tiles that cannot be played on a single tile, so that it is asked to draw again
/// (CW-06) and may have to pass (CW-15).
fn most_actions(position: &Position, seed: u64) -> Option<Move> {
    let first = position.board().count() == 0 && seed.is_multiple_of(5) && position.stage() != Stage::Start;
    let action = position.bag().kinds().filter(|tile| matches!(tile, Tile::Action(_))).last()?;
    (first && matches!(position.stage(), Stage::Deal { seat } if seat.index() == 1))
        .then_some(Move::Draw(action))
}
