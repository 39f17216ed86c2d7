//! Why a move is good. What a sentence claims is counted out once more from the letters and columns of the view.

use std::collections::BTreeMap;

use cross_n_go::{Colour, Figures, Phase, Position, Side, View, ViewRow};
use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_core::{Actor, Arg, Game, Message, Play, Scratch, Setup, Viewer};
use crosstable_testkit::script::{legal, play};

use crate::table::{RED_LANE, Table, seat};

fn view(position: &Position) -> View {
    position.view(position.actor().seat().map_or(Viewer::Spectator, Viewer::Seat))
}

fn reason(position: &Position, token: &str) -> Option<Message> {
    Position::reason(&view(position), token.parse().expect("a token"))
}

/// What is said for a legal move.
fn said(table: &Table, token: &str) -> String {
    assert!(table.is_legal(token), "{token} is not legal");
    reason(&table.0, token).map_or_else(|| "nothing".to_owned(), |message| message.to_string())
}

// ---- The bars once more ---------------------------------------------------------------------------------------

/// A figure and what it can do.
#[derive(Clone, PartialEq, Debug)]
struct Figure {
    at: String,
    colour: Colour,
    rows: i64,
    across: bool,
    to_go: i64,
    /// How far out of line the nearest field is that it needs after its lane.
    off: Option<i64>,
}

/// Whether a figure of this colour can stand in this column.
fn is_free(row: &ViewRow, colour: Colour, column: i64) -> bool {
    let field = column - i64::from(row.offset);
    let letter = usize::try_from(field).ok().and_then(|field| row.bar.chars().nth(field));
    let taken =
        row.figures.iter().map(|figures| figures.field).chain(row.jokers.iter().map(|joker| joker.field));
    letter == Some(colour.letter()) && !taken.into_iter().any(|taken| i64::from(taken) == field + 1)
}

/// The figures of a seat, in the order of the rows.
fn figures(view: &View, number: usize) -> Vec<Figure> {
    let side = view.seats[number].side;
    let mut found = Vec::new();
    for row in &view.rows {
        for figure in row.figures.iter().filter(|figure| figure.seat.index() == number) {
            let column = i64::from(row.offset) + i64::from(figure.field) - 1;
            let to_go = |row: i64| if side == Side::Near { 13 - row } else { row };
            let (mut here, forward) = (i64::from(row.row), if side == Side::Near { 1 } else { -1 });
            let ahead = |here: i64| view.rows.iter().find(|row| i64::from(row.row) == here + forward);
            while ahead(here).is_some_and(|row| is_free(row, figure.colour, column)) {
                here += forward;
            }
            let across = ahead(here).is_none();
            let off = ahead(here).and_then(|row| {
                (0..40).find(|off| {
                    [column - off, column + off].iter().any(|column| is_free(row, figure.colour, *column))
                })
            });
            let start = to_go(i64::from(row.row));
            found.push(Figure {
                at: format!("{}.{}", row.row, figure.field),
                colour: figure.colour,
                rows: if across { start } else { start - to_go(here) },
                across,
                to_go: start,
                off,
            });
        }
    }
    found
}

// ---- What is claimed, and whether it is so --------------------------------------------------------------------

fn number(message: &Message, name: &str) -> i64 {
    match message.args.get(name) {
        Some(Arg::Number(number)) => *number,
        other => panic!("{name} is {other:?} in {message}"),
    }
}

/// The kind of the claim, which is so.
fn check(position: &Position, token: &str, message: &Message) -> String {
    let kind = message.key.trim_start_matches("cross-n-go-why-").to_owned();
    let before = view(position);
    let me = before.turn.expect("a seat is to move").index();
    let mut after = *position;
    play(&mut after, token);
    let after = after.view(Viewer::Spectator);
    let count = || number(message, "count");
    let colour = |figure: &Figure| {
        message.args.get("colour").is_none_or(|colour| colour.to_string() == figure.colour.to_string())
    };
    let who = || {
        let who = message.who().expect("somebody").index();
        assert_ne!(who, me, "others are named, the player is not");
        who
    };
    let changes =
        |number: usize| figures(&before, number).into_iter().zip(figures(&after, number)).collect::<Vec<_>>();
    let own = || figures(&before, me);
    let this = |number: usize| {
        let at = token.split_once(':').map_or("", |(_, rest)| rest.split('-').next().unwrap_or_default());
        figures(&before, number).into_iter().find(|figure| figure.at == at).expect("a figure")
    };
    let set_back = || {
        let to = token.split_once('-').expect("two fields").1;
        figures(&after, who()).into_iter().find(|figure| figure.at == to).expect("a figure")
    };
    let holds = match kind.as_str() {
        "wins" => after.phase == Phase::Over && after.seats[me].across == after.figures,
        "crosses" => {
            this(me).across && count() == i64::from(after.figures - after.seats[me].across) && count() > 0
        }
        "run-near" => colour(&this(me)) && this(me).to_go - this(me).rows == count() && count() <= 3,
        "run-only" => this(me).rows == count() && own().iter().filter(|figure| figure.rows > 0).count() == 1,
        "run-most" => this(me).rows == count() && own().iter().all(|figure| figure.rows <= count()),
        "run" => this(me).rows == count() && count() > 0,
        "opens-across" => {
            own().iter().all(|figure| !figure.across)
                && changes(me).iter().any(|(_, now)| now.across && colour(now))
        }
        "opens" => changes(me).iter().any(|(was, now)| was.rows == 0 && now.rows == count() && colour(now)),
        "longer" => {
            let longer =
                |was: &Figure, now: &Figure| 0 < was.rows && was.rows < count() && now.rows == count();
            changes(me).iter().any(|(was, now)| longer(was, now) && colour(now))
        }
        "stops-across" | "block-across" => changes(who()).iter().any(|(was, now)| was.across && !now.across),
        "closes" => changes(who()).iter().any(|(was, now)| was.rows == count() && now.rows == 0),
        "shortens" => changes(who()).iter().any(|(was, now)| was.rows - now.rows == count() && now.rows > 0),
        "block" => changes(who()).iter().any(|(was, now)| was.rows == count() && now.rows < count()),
        "prepares" => {
            let closer = |was: &Figure, now: &Figure| {
                now.off == Some(count()) && was.off.is_none_or(|off| off > count())
            };
            changes(me).iter().any(|(was, now)| closer(was, now) && was.rows == now.rows && colour(now))
        }
        "hinders" => changes(who())
            .iter()
            .any(|(was, now)| now.off == Some(count()) && was.off.is_some_and(|off| off < count())),
        "harmless" => before.points > 0 && changes(me).iter().all(|(was, now)| was == now),
        "block-next" => changes(who())
            .iter()
            .any(|(was, now)| was.off.is_some_and(|off| now.off.is_none_or(|now| now > off))),
        "block-good" => {
            let field =
                after.rows.iter().flat_map(|row| row.jokers.iter().map(move |joker| (row.row, joker)));
            let lies = field
                .filter(|(row, joker)| token == format!("block:{row}.{}", joker.field))
                .all(|(_, joker)| joker.until.is_none());
            lies && figures(&before, who()).iter().any(&colour)
        }
        "back-across" => this(who()).across && !set_back().across,
        "back-lane" => this(who()).rows == count() && set_back().rows == 0,
        "back-near" => this(who()).to_go == count() && set_back().to_go == count() + 1,
        "back-leader" => {
            let progress = |number: usize| {
                let seat = &before.seats[number];
                (seat.across, -i64::from(seat.rows_to_go))
            };
            let others = (0..before.seats.len()).filter(|other| *other != who());
            others.into_iter().all(|other| progress(other) < progress(who()))
                && set_back().to_go == this(who()).to_go + 1
        }
        "back" => set_back().to_go == this(who()).to_go + 1,
        "end-keep" => {
            own().iter().all(|figure| figure.rows == 0)
                && i64::from(before.seats[me].jokers) == count()
                && count() > 0
        }
        "end-joker" => {
            // Without the jokers a figure could run.
            let mut open = before.clone();
            open.rows.iter_mut().for_each(|row| row.jokers.clear());
            own().iter().all(|figure| figure.rows == 0)
                && figures(&open, me).iter().any(|figure| figure.rows > 0)
        }
        "end" => own().iter().all(|figure| figure.rows == 0),
        _ => panic!("{message} is no kind that this test knows"),
    };
    assert!(holds, "{token}: {message} is not so");
    kind
}

// ---- One position for each kind -------------------------------------------------------------------------------

/// CN-13 to CN-15, CN-23: a run is praised for where it leads.
#[test]
fn a_run_is_good_for_where_it_leads() {
    let mut table = Table::new(2);
    table.offsets(RED_LANE).hold(1, 0).points(1, 0);
    assert_eq!(said(&table, "run:1.1"), "cross-n-go-why-crosses colour=red count=2");
    table.figures(Colour::Red, &["1.1"]);
    assert_eq!(said(&table, "run:1.1"), "cross-n-go-why-wins");
    // A joker on the last bar but two ends the lane.
    table.joker("11.1", None);
    assert_eq!(said(&table, "run:1.1"), "cross-n-go-why-run-near colour=red count=3");
    let mut table = Table::new(2);
    table.hold(1, 0).play("~d1 shift:2l");
    assert_eq!(said(&table, "run:1.1"), "cross-n-go-why-run-only colour=red count=1");
    let mut table = Table::new(2);
    table.offsets(RED_LANE).figures(Colour::Red, &["1.1", "5.6"]).joker("3.4", None).joker("8.1", None);
    table.hold(1, 0).points(1, 0);
    assert_eq!(said(&table, "run:5.6"), "cross-n-go-why-run-most colour=red count=2");
    assert_eq!(said(&table, "run:1.1"), "cross-n-go-why-run colour=red count=1");
}

/// CN-10, CN-14: a shift is praised for the lane that it opens, closes, or prepares.
#[test]
fn a_shift_is_good_for_a_lane() {
    let mut table = Table::new(2);
    table.hold(1, 0).hold(2, 0).play("~d3");
    assert_eq!(said(&table, "shift:2l"), "cross-n-go-why-opens colour=red count=1");
    let mut table = Table::new(2);
    table.offsets(RED_LANE).offset(2, 0).hold(1, 0).points(1, 1);
    assert_eq!(said(&table, "shift:2l"), "cross-n-go-why-opens-across colour=red");
    // For seat 2 the shift back breaks the lane of seat 1.
    let mut table = Table::new(2);
    table.offsets(RED_LANE).hold(2, 0).points(2, 1);
    assert_eq!(said(&table, "shift:2r"), "cross-n-go-why-stops-across who=seat 1");
    table.joker("4.3", None);
    assert_eq!(said(&table, "shift:2r"), "cross-n-go-why-closes who=seat 1 count=2");
    assert_eq!(said(&table, "shift:3r"), "cross-n-go-why-shortens who=seat 1 count=1");
}

/// CN-18 to CN-20: a joker is praised for whom it stops.
#[test]
fn a_joker_is_good_for_whom_it_stops() {
    let mut table = Table::new(2);
    table.offsets(RED_LANE).hold(2, 2).points(2, 1);
    assert_eq!(said(&table, "block:6.8"), "cross-n-go-why-block-across who=seat 1");
    table.joker("9.7", None);
    assert_eq!(said(&table, "block:6.8"), "cross-n-go-why-block who=seat 1 count=7");
    table.figures(Colour::Red, &["7.4", "8.1", "8.5"]);
    assert_eq!(said(&table, "back:7.4-6.8"), "cross-n-go-why-back-leader who=seat 1");
    table.figures(Colour::Blue, &["12.6"]);
    assert_eq!(said(&table, "back:7.4-6.8"), "cross-n-go-why-back who=seat 1");
}

/// CN-13: the end of a turn says that no figure can run, and what to do with jokers.
#[test]
fn the_end_of_a_turn_says_why() {
    let mut table = Table::new(2);
    table.hold(1, 0).play("~d1 shift:9l");
    assert_eq!(said(&table, "end"), "cross-n-go-why-end");
    table.hold(1, 1);
    assert_eq!(said(&table, "end"), "cross-n-go-why-end-keep count=1");
    table.hold(1, 0).offset(2, -1).joker("2.2", None);
    assert_eq!(said(&table, "end"), "cross-n-go-why-end-joker");
}

/// Nothing is said for chance, nor for what is not legal.
#[test]
fn chance_has_no_reason() {
    let mut table = Table::new(2);
    for token in
        ["~d4", "~start:1", "~bar:R.B.G.Y.", "~colour:red", "~double:1", "end", "run:1.1", "shift:2l"]
    {
        assert_eq!(reason(&table.0, token), None, "{token}");
    }
    table.play("~d3");
    for token in
        ["~d4", "~start:1", "~bar:R.B.G.Y.", "~colour:red", "~double:1", "end", "run:1.1", "back:1.1-2.2"]
    {
        assert_eq!(reason(&table.0, token), None, "{token}");
    }
    assert_eq!(table.view().turn, Some(seat(1)));
}

/// What is said of the legal moves of random games is so, and every kind is said.
#[test]
fn what_is_said_is_so() {
    let mut kinds = BTreeMap::<String, u32>::new();
    for seed in 0..200_u64 {
        println!("seed {seed}");
        let mut rng = Xoshiro::seed_from_u64(seed);
        let setup = Setup::players(2 + (seed % 3) as u8).with("limit", "20");
        let mut position = Position::from_setup(&setup).expect("a table");
        let mut scratch = Scratch::new();
        let mut first_turn = true;
        while let Some(first) = position.random_step(&mut scratch, &mut rng) {
            let mut best = first;
            if matches!(position.actor(), Actor::Seat(_)) {
                // Some of the moves, others each time. What has been found true often enough is only said.
                let tokens = legal(&position);
                let every = 1 + tokens.len() / 40;
                for token in tokens.iter().skip(below(&mut rng, every as u32) as usize).step_by(every) {
                    let Some(message) = reason(&position, token) else { continue };
                    let kind = message.key.trim_start_matches("cross-n-go-why-").to_owned();
                    // Random players hardly ever come across, so what opens a lane is played.
                    if kind.starts_with("opens") || kind == "longer" {
                        best = token.parse().expect("a token");
                    }
                    let count = kinds.entry(kind.clone()).or_default();
                    *count += 1;
                    if *count <= 300 {
                        assert_eq!(check(&position, token, &message), kind, "seed {seed}");
                    }
                }
            }
            position.apply(best);
            if position.phase() == Phase::Roll && first_turn {
                first_turn = false;
                if seed % 2 == 0 && position.players() != 3 {
                    position = late(&position, &mut rng);
                }
            }
        }
    }
    println!("{kinds:?}");
    let all = [
        "back",
        "back-across",
        "back-lane",
        "back-leader",
        "back-near",
        "block",
        "block-across",
        "block-good",
        "block-next",
        "closes",
        "crosses",
        "end",
        "end-joker",
        "end-keep",
        "harmless",
        "hinders",
        "longer",
        "opens",
        "opens-across",
        "prepares",
        "run",
        "run-most",
        "run-near",
        "run-only",
        "shortens",
        "stops-across",
        "wins",
    ];
    for kind in all {
        assert!(kinds.contains_key(kind), "{kind} is never said");
    }
    assert_eq!(kinds.len(), all.len());
}

/// The same game with a single figure for everybody, somewhere in the last rows: random players hardly ever get there.
fn late(position: &Position, rng: &mut Xoshiro) -> Position {
    let mut view = view(position);
    view.rows.iter_mut().for_each(|row| row.figures.clear());
    for seat in &mut view.seats {
        seat.across = view.figures - 1;
        let to_go = 2 + below(rng, 3) as usize;
        let row = &mut view.rows[if seat.side == Side::Near { 12 - to_go } else { to_go - 1 }];
        let colour = seat.colours[0];
        let field = row.bar.find(colour.letter()).expect("each colour is on each bar") as u8 + 1;
        row.figures.push(Figures { field, seat: seat.seat, colour, count: 1 });
    }
    Position::sample(&view, rng)
}
