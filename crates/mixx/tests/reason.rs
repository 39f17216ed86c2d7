//! Why a move is good: every sentence says what is so.

mod common;

use std::collections::BTreeMap;

use common::{board, deal, dealt, play};
use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_core::{Arg, Game, Message, Play, Scratch, Seat, Setup};
use crosstable_testkit::{reason, reason_of};
use mixx::{Card, Move, Position};

/// All kinds of reason, without `mixx-why-`.
const KINDS: [&str; 15] = [
    "run", "all", "out", "out-two", "only", "closes", "few", "begin", "ahead", "hard", "centre", "still",
    "miss", "stop", "keep",
];

/// MX-08, MX-09: nobody else can lay, so the cross is won; then every further card is one more.
#[test]
fn nobody_else_can_lay() {
    let mut table = dealt(&["red-fish green-shell red-chest", "blue-fish red-shell red-anchor"]);
    assert_eq!(reason(&table, "red-fish@0,0"), "mixx-why-all who=seat 2 others=1 count=1");
    play(&mut table, "red-fish@0,0 ~green-anchor");
    assert_eq!(reason(&table, "miss"), "mixx-why-miss");
    play(&mut table, "miss");
    assert_eq!(reason(&table, "green-shell@1,0"), "mixx-why-run count=2");
    assert_eq!(reason(&table, "stop"), "mixx-why-keep count=1");
}

/// MX-04: the next seat must miss, another one need not.
#[test]
fn the_next_must_miss() {
    let hands = [
        "red-fish green-shell red-chest",
        "blue-fish red-shell red-anchor",
        "pink-turtle pink-chest pink-anchor",
    ];
    let table = dealt(&hands);
    assert_eq!(reason(&table, "red-fish@0,0"), "mixx-why-out who=seat 2");
    let hands = [
        "red-fish green-shell red-chest",
        "blue-fish red-shell red-anchor",
        "pink-fish red-turtle red-starfish",
        "pink-turtle pink-chest pink-anchor",
    ];
    // Only of the next seat is it certain: a line that grows has room for other cards.
    assert_eq!(reason(&dealt(&hands), "red-fish@0,0"), "mixx-why-out who=seat 2");
}

/// MX-03: the first card of a round.
#[test]
fn the_first_card() {
    let hands = ["red-fish green-shell blue-chest", "blue-shell green-anchor pink-fish"];
    let table = dealt(&hands);
    assert_eq!(reason(&table, "red-fish@0,0"), "mixx-why-few who=seat 2 count=2");
    let hands =
        ["red-fish green-shell blue-chest yellow-turtle", "blue-shell green-anchor pink-turtle pink-chest"];
    assert_eq!(reason(&dealt(&hands), "red-fish@0,0"), "mixx-why-begin");
    let hands = [
        "red-fish green-shell blue-chest red-turtle yellow-anchor",
        "blue-shell green-anchor pink-turtle red-chest red-shell",
    ];
    let same = dealt(&hands);
    assert_eq!(reason(&same, "red-fish@0,0"), "mixx-why-still count=3");
}

/// MX-06, MX-07: lines of the cross.
#[test]
fn lines_of_the_cross() {
    let hands =
        ["red-fish green-shell blue-chest red-turtle", "blue-shell green-anchor pink-turtle pink-chest"];
    let mut table = dealt(&hands);
    play(&mut table, "red-fish@0,0 ~yellow-anchor pink-chest@1,0 ~yellow-turtle");
    // Of seat 2 three cards fit then, and so do three others of one's own.
    assert_eq!(reason(&table, "green-shell@0,1"), "mixx-why-centre");
    play(&mut table, "green-shell@0,1 ~violet-chest");
    // Pink and the chest stand in the other line.
    assert_eq!(reason(&table, "pink-turtle@0,2"), "mixx-why-hard");
}

/// MX-16: ever fewer cards fit to a single line, so who cannot lay now cannot in the next turn.
#[test]
fn two_are_out() {
    let hands = [
        "red-fish green-shell red-chest",
        "blue-fish red-shell red-anchor",
        "pink-fish red-turtle red-starfish",
        "pink-turtle pink-chest pink-anchor",
    ];
    let table = deal(&hands, &[("start", "1"), ("shape", "line")]);
    assert_eq!(reason(&table, "red-fish@0,0"), "mixx-why-out-two who=seat 2 second=seat 3");
}

/// The cards that fit somewhere, by what is legal: the position asked as if these were the mover's.
fn fitting(position: &Position, cards: impl Iterator<Item = Card>) -> i64 {
    let mut count = 0;
    for card in cards {
        let mut fits = false;
        position.cross().for_each_place(position.shape(), |_, room| fits |= room.contains(card));
        count += i64::from(fits);
    }
    count
}

/// Whether what the message claims is so.
fn holds(position: &Position, mv: Move, message: &Message) -> bool {
    let own = position.actor().seat().expect("a seat is to move");
    let mut after = *position;
    after.apply(mv);
    let number = |name: &str| match message.args.get(name) {
        Some(Arg::Number(number)) => *number,
        other => panic!("{message}: {name} is {other:?}"),
    };
    let seat = |name: &str| match message.args.get(name) {
        Some(Arg::Seat { seat }) => *seat,
        other => panic!("{message}: {name} is {other:?}"),
    };
    let fits = |seat: Seat| fitting(&after, after.stock(seat).iter());
    let fitted = |seat: Seat| fitting(position, position.stock(seat).iter());
    let others = || Seat::all(position.players()).filter(|seat| *seat != own);
    let len = i64::from(after.cross().len());
    match message.key.strip_prefix("mixx-why-").expect("a reason") {
        "run" => position.in_run() && number("count") == len && won_at_least(&after, own, len),
        "all" => {
            number("others") == others().count() as i64
                && number("count") == len
                && won_at_least(&after, own, len)
        }
        "out" => fits(seat("who")) == 0 && fitted(seat("who")) > 0 && misses(&after, seat("who")),
        "out-two" => ["who", "second"]
            .iter()
            .all(|name| fits(seat(name)) == 0 && fitted(seat(name)) > 0 && misses(&after, seat(name))),
        "only" => fitted(own) == 1,
        "closes" => {
            let Move::Lay { cell, .. } = mv else { return false };
            let centre = after.cross().centre().expect("only a cross has two lines");
            let mut room = false;
            after.cross().for_each_place(after.shape(), |place, cards| {
                let here =
                    if cell.y() == centre.y() { place.y() == centre.y() } else { place.x() == centre.x() };
                let left =
                    Seat::all(after.players()).fold(after.pile(), |left, seat| left.or(after.stock(seat)));
                room |= here && !cards.and(left).is_empty();
            });
            !room
        }
        "few" => {
            seat("who") == own.next(position.players())
                && fits(seat("who")) == number("count")
                && number("count") > 0
        }
        "begin" => position.cross().is_empty() && fits(own) == i64::from(after.stock(own).len()),
        "ahead" => {
            let most = others().map(fits).max();
            fits(own) == number("count")
                && most == Some(number("theirs"))
                && fits(seat("who")) == number("theirs")
                && number("theirs") < number("count")
        }
        "hard" => {
            let Move::Lay { card, cell } = mv else { return false };
            let (centre, mut elsewhere) = (position.cross().centre().expect("it is a cross"), false);
            position.cross().for_each_place(position.shape(), |place, cards| {
                elsewhere |= (place.y() == centre.y()) != (cell.y() == centre.y()) && cards.contains(card);
            });
            !elsewhere
        }
        "centre" => position.cross().centre().is_none() && after.cross().centre().is_some(),
        "still" => fits(own) == number("count") && number("count") > 0,
        "miss" => mv == Move::Miss && fitted(own) == 0,
        "stop" => fitted(own) == 0 && won_at_least(position, own, number("count")),
        "keep" => {
            after.stock(own) == position.stock(own)
                && i64::from(after.won(own) - position.won(own)) == number("count")
        }
        _ => false,
    }
}

/// Whether this seat wins so many cards in this round, whatever is drawn and whatever the others do.
fn won_at_least(after: &Position, own: Seat, count: i64) -> bool {
    let mut table = *after;
    let won = table.won(own);
    draw_any(&mut table);
    while table.actor().seat().is_some_and(|seat| seat != own) {
        if table.legal().len() != 1 {
            return false;
        }
        table.apply(Move::Miss);
    }
    table.check(Move::Stop).is_ok() && {
        table.apply(Move::Stop);
        i64::from(table.won(own) - won) == count
    }
}

/// Whether this seat has to miss in its next turn, if those before it do the first thing they can.
fn misses(after: &Position, seat: Seat) -> bool {
    let mut table = *after;
    draw_any(&mut table);
    while table.actor().seat().is_some_and(|actor| actor != seat) {
        table.apply(table.legal()[0]);
        draw_any(&mut table);
    }
    table.legal().iter().eq(&[Move::Miss])
}

fn draw_any(table: &mut Position) {
    if table.actor() == crosstable_core::Actor::Chance {
        let card = table.pile().iter().next().expect("a card is left in the pile");
        table.apply(Move::Draw(card));
    }
}

/// In random games every reason is true, and every kind of reason is given. Half of the games play the moves whose reason
/// has been given least often, because some kinds are rare by chance.
#[test]
fn reasons_are_true_in_random_games() {
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    let mut scratch = Scratch::new();
    let (mut moves, mut silent) = (0, 0);
    for seed in 0..300 {
        let mut rng = Xoshiro::seed_from_u64(seed);
        let mut setup = Setup::players(2 + (seed % 3) as u8);
        if seed % 5 == 1 {
            setup = setup.with("shape", "line");
        }
        if seed % 7 == 1 {
            setup = setup.with("without", "fish,chest,shell");
        }
        let mut position = Position::from_setup(&setup).expect("a valid set-up");
        while let Some(mut step) = position.random_step(&mut scratch, &mut rng) {
            if position.actor().seat().is_some() {
                let mut rarest = usize::MAX;
                for &mv in position.legal().iter() {
                    moves += 1;
                    let Some(message) = reason_of(&position, mv) else {
                        silent += 1;
                        continue;
                    };
                    assert!(
                        holds(&position, mv, &message),
                        "seed {seed}, {mv}: {message}\n{}",
                        board(&position)
                    );
                    let kind = message.key.strip_prefix("mixx-why-").expect("a reason").to_owned();
                    let times = seen.entry(kind).or_default();
                    *times += 1;
                    if *times < rarest && seed % 2 == 1 && below(&mut rng, 4) > 0 {
                        (rarest, step) = (*times, mv);
                    }
                }
            }
            position.apply(step);
        }
    }
    let missing: Vec<&str> = KINDS.into_iter().filter(|kind| !seen.contains_key(*kind)).collect();
    assert!(missing.is_empty(), "never said: {missing:?}; said: {seen:?}");
    assert_eq!(seen.len(), KINDS.len(), "{seen:?}");
    println!("{silent} of {moves} moves have no reason; {seen:?}");
}
