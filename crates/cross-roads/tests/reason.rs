//! Why a move is good: every sentence says what is so.

mod common;

use std::collections::BTreeMap;

use common::{late, opened, scene};
use cross_roads::{Bag, Card, Finish, Laying, Move, Position};
use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_core::{Actor, Arg, Game, Message, Play, Scratch, Seat, Viewer, read_token};
use crosstable_testkit::{reason, reason_of};

/// All kinds of reason, without `cross-roads-why-`.
const KINDS: [&str; 20] = [
    "win",
    "out",
    "reeky-win",
    "reeky-short",
    "reeky-stop",
    "reeky-two",
    "reeky",
    "whiff-stop",
    "whiff",
    "one-left",
    "only",
    "only-place",
    "opens",
    "prepares",
    "closes",
    "rest-fits",
    "blocks",
    "less",
    "draw",
    "pass",
];

const APART: &str = "7/9@0,0n 4/8@1,0n";
const REEKY: &str = "5/6@1,0w";
const CROSSED: &str = "2/8@0,0e 3/7@1,1n";
const WHIFF: &str = "1/6@0,0e";

/// CR-17, CR-20: the last card wins at once, unless the round is played to its end.
#[test]
fn the_last_card() {
    let table = || scene(CROSSED, &["1/4", "1/2 1/5"]).pile("8/9");
    assert_eq!(reason(&table().position(), "1/4@0,0s"), "cross-roads-why-win");
    assert_eq!(reason(&table().finish(Finish::Round).position(), "1/4@0,0s"), "cross-roads-why-out");
}

/// CR-13 to CR-16: a reeky, with a full pile and without.
#[test]
fn a_reeky() {
    let two = |hand: &str, other: &str, pile: &str| {
        reason(&scene(APART, &[hand, other]).pile(pile).position(), REEKY)
    };
    assert_eq!(two("5/6 1/2 1/3", "1/4 1/5", "8/9 2/4"), "cross-roads-why-reeky-two who=seat 2");
    assert_eq!(two("5/6 1/2 1/3", "1/4", "8/9 2/4"), "cross-roads-why-reeky-stop who=seat 2 count=2");
    assert_eq!(two("5/6 1/2 1/3", "1/4 1/5", "8/9"), "cross-roads-why-reeky-short count=1");
    assert_eq!(two("5/6 1/2 1/3", "1/4 1/5", ""), "cross-roads-why-reeky-win");
    assert_eq!(two("5/6 1/2", "1/4 1/5", "8/9"), "cross-roads-why-reeky-win");
    let three = scene(APART, &["5/6 1/2 1/3", "1/4 1/5", "1/7 1/8"]).pile("8/9 2/4").position();
    assert_eq!(reason(&three, REEKY), "cross-roads-why-reeky");
}

/// CR-11, CR-12: a whiff, unless the pile is empty.
#[test]
fn a_whiff() {
    let table = |other: &str, pile: &str| {
        reason(
            &scene(CROSSED, &["1/6 4/5 5/5", other]).deck(cross_roads::Deck::Domino).pile(pile).position(),
            WHIFF,
        )
    };
    assert_eq!(table("1/4 1/5", "8/9"), "cross-roads-why-whiff who=seat 2");
    assert_eq!(table("1/4", "8/9"), "cross-roads-why-whiff-stop who=seat 2");
    assert!(!table("1/4", "").contains("whiff"), "nobody draws");
}

/// CR-05, CR-10: which cards fit then.
#[test]
fn cards_that_fit() {
    let table = |hand: &str| scene("2/8@0,0e", &[hand, "1/2 1/2"]).pile("8/9").position();
    assert_eq!(reason(&table("1/5 5/6 5/6"), "1/5@0,0s"), "cross-roads-why-only");
    assert_eq!(reason(&table("1/5 3/6"), "1/5@0,0s"), "cross-roads-why-one-left");
    assert_eq!(reason(&table("1/5 3/6 4/6"), "1/5@0,0s"), "cross-roads-why-opens card=4/6");
    assert_eq!(reason(&table("4/5 5/6"), "draw"), "cross-roads-why-draw");
    let empty = scene("2/8@0,0e", &["4/5 5/6", "1/2"]).position();
    assert_eq!(reason(&empty, "pass"), "cross-roads-why-pass");
}

/// CR-05, CR-06: a card that fits on one place only, here with its 7 on the 8.
#[test]
fn a_card_with_one_place() {
    let position = scene("1/3@0,0e 2/8@0,1n", &["6/7 4/9 2/9", "1/2 1/4"]).pile("8/9").position();
    assert_eq!(reason(&position, "6/7@-1,0e"), "cross-roads-why-only-place card=6/7");
}

/// G-05: who does not move, or only watches, is told nothing; and what the others hold changes nothing.
#[test]
fn only_the_seat_to_move_is_told_and_nothing_hidden() {
    let one = scene(APART, &["5/6 1/2 1/3", "1/4 1/5"]).pile("8/9 2/4").position();
    let mv = read_token(REEKY).expect("a token");
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(1))] {
        assert_eq!(Position::reason(&one.view(viewer), mv), None);
    }
    let other = scene(APART, &["5/6 1/2 1/3", "8/9 2/4"]).pile("1/4 1/5").position();
    for mv in one.legal().iter() {
        assert_eq!(reason_of(&one, *mv), reason_of(&other, *mv), "{mv}");
    }
}

/// Whether somebody with these cards could lay this one in this way, asked of the rules.
fn could(position: &Position, card: Card, laying: Option<Laying>) -> bool {
    let mut found = false;
    let hand: Bag = [card].into_iter().collect();
    let _ = position.board().each_spot(|spot| {
        spot.each_lay(hand, |lay| {
            found |= position.laying(lay).is_some_and(|is| laying.is_none_or(|want| is == want));
        });
        std::ops::ControlFlow::<()>::Continue(())
    });
    found
}

/// Whether what the message claims is so.
fn holds(position: &Position, mv: Move, message: &Message) -> bool {
    let own = position.actor().seat().expect("a seat is to move");
    let next = own.next(position.players());
    let mut after = *position;
    after.apply(mv);
    let number = |name: &str| match message.args.get(name) {
        Some(Arg::Number(number)) => *number as u32,
        other => panic!("{message}: {name} is {other:?}"),
    };
    let who = || message.who().expect("it names somebody");
    let card = || match message.args.get("card") {
        Some(Arg::Text(text)) => text.parse::<Card>().expect("a card"),
        other => panic!("{message}: {other:?}"),
    };
    let kind = if let Move::Lay(lay) = mv { position.laying(lay) } else { None };
    let rest = after.hand_of(own);
    // By seat the cards that everybody holds once all owed draws are done, whatever is drawn.
    let drawn = || {
        let mut done = after;
        while done.draws().is_some() && done.actor() == Actor::Chance {
            let mut list = crosstable_core::Outcomes::new();
            done.outcomes(&mut list);
            done.apply(list.at(0));
        }
        done
    };
    let more = |seat: Seat| drawn().hand_of(seat).len().saturating_sub(position.hand_of(seat).len());
    let others = || Seat::all(position.players()).filter(|seat| *seat != own);
    let fit = |at: &Position, hand: Bag| hand.cards().filter(|card| could(at, *card, None)).count() as u32;
    let unseen: Bag =
        others().flat_map(|seat| position.hand_of(seat).cards()).chain(position.pile().cards()).collect();
    let wins = |at: &Position| at.standing().is_some_and(|standing| standing.winners().eq([own]));
    match message.key.strip_prefix("cross-roads-why-").expect("a reason") {
        "win" => wins(&after),
        "out" => rest.is_empty(),
        "reeky-win" => kind == Some(Laying::Reeky) && wins(&drawn()),
        "reeky-short" => {
            kind == Some(Laying::Reeky) && rest.len() - drawn().hand_of(own).len() == number("count")
        }
        "reeky-stop" => position.hand_of(who()).len() == 1 && more(who()) == number("count") && who() != own,
        "reeky-two" => position.players() == 2 && who() == next && more(next) == 2,
        "reeky" => others().count() > 1 && others().all(|seat| more(seat) == 1),
        "whiff-stop" => who() == next && position.hand_of(next).len() == 1 && more(next) == 1,
        "whiff" => who() == next && more(next) == 1,
        "one-left" => rest.len() == 1 && fit(&after, rest) == 1,
        "only" => fit(position, rest) == 0,
        "only-place" => {
            let cells = |lay: &cross_roads::Lay| lay.place().sorted();
            let lays = position.legal();
            let mut here = lays.iter().filter_map(|mv| match mv {
                Move::Lay(lay) if lay.card == card() => Some(cells(lay)),
                _ => None,
            });
            let first = here.next();
            matches!(mv, Move::Lay(lay) if lay.card == card()) && here.all(|place| Some(place) == first)
        }
        "opens" => rest.count(card()) > 0 && !could(position, card(), None) && could(&after, card(), None),
        "prepares" => rest.count(card()) > 0 && rest.len() > 1 && could(&after, card(), Some(Laying::Reeky)),
        "closes" => who() == next && !unseen.cards().any(|card| could(&after, card, Some(Laying::Reeky))),
        "rest-fits" => fit(&after, rest) == rest.len() && rest.len() > 1,
        "blocks" => 2 * fit(&after, unseen) < unseen.len(),
        "less" => rest.len() == number("count") && position.hand_of(own).len() == rest.len() + 1,
        "draw" => mv == Move::Draw && fit(position, position.hand_of(own)) == 0,
        "pass" => mv == Move::Pass && fit(position, position.hand_of(own)) == 0 && position.pile().is_empty(),
        _ => false,
    }
}

/// In random games every reason is true, every kind of reason is given, and every move has one. Half of the games play the
/// moves whose reason has been given least often, because some kinds are rare by chance.
#[test]
fn reasons_are_true_in_random_games() {
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    let mut scratch = Scratch::new();
    for seed in 0..300 {
        let mut rng = Xoshiro::seed_from_u64(seed);
        let players = 2 + (seed % 3) as u8;
        let finish = if seed % 4 < 2 { "instant" } else { "round" };
        let deck = if seed % 5 < 2 { "domino" } else { "differing" };
        let mut position = match seed % 10 {
            9 => late(players, 7, seed),
            _ => opened(players, &[("finish", finish), ("deck", deck)]),
        };
        while let Some(mut step) = position.random_step(&mut scratch, &mut rng) {
            if position.actor().seat().is_some() {
                let mut rarest = usize::MAX;
                for &mv in position.legal().iter() {
                    let message = reason_of(&position, mv).expect("there is always something to say");
                    assert!(holds(&position, mv, &message), "seed {seed}, {mv}: {message}\n{position:?}");
                    let kind = message.key.strip_prefix("cross-roads-why-").expect("a reason").to_owned();
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
    println!("{seen:?}");
}
