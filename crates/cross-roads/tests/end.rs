//! How a game ends.

mod common;

use common::{counts, legal, opened, play, ranks, scene, seat, tokens};
use cross_roads::{Finish, Position};
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Actor, Game, Play, Scratch, Seat, Viewer};

const APART: &str = "7/9@0,0n 4/8@1,0n";
const REEKY: &str = "5/6@1,0w";
const CROSSED: &str = "2/8@0,0e 3/7@1,1n";
const WHIFF: &str = "1/6@0,0e";

/// CR-17, CR-19: who has no cards left wins at once; the others rank by the cards they hold, equal counts share.
#[test]
fn who_has_no_cards_left_wins_at_once() {
    let mut position = scene(CROSSED, &["1/4", "1/2 1/5", "1/7", "1/8 1/9"]).pile("8/9").position();
    play(&mut position, "1/4@0,0s");
    assert_eq!((position.actor(), ranks(&position)), (Actor::Over, vec![1, 3, 2, 3]));
    assert_eq!(position.standing().expect("it is over").points(), None);
}

/// CR-17: effects of the last card are not carried out.
#[test]
fn effects_of_the_last_card_are_not_carried_out() {
    for (table, card, token) in [(CROSSED, "1/6", WHIFF), (APART, "5/6", REEKY)] {
        let mut position = scene(table, &[card, "1/5", "1/7"]).pile("8/9 2/4 2/5").position();
        play(&mut position, token);
        assert_eq!((position.actor(), ranks(&position)), (Actor::Over, vec![1, 2, 2]), "{token}");
        assert_eq!((counts(&position), position.pile().len()), (vec![0, 1, 1], 3), "{token}");
    }
}

/// CR-18: with an empty pile as many passes in a row as there are players end the game; fewest cards win.
#[test]
fn a_blocked_table_ends_the_game() {
    let mut position = scene("2/8@0,0e", &["4/5 5/6", "4/6", "4/4 5/5 6/6"])
        .deck(cross_roads::Deck::Domino)
        .turn(2)
        .position();
    for number in [2, 3, 1] {
        assert_eq!((position.actor(), tokens(&position)), (Actor::Seat(seat(number)), vec!["pass".into()]));
        play(&mut position, "pass");
    }
    assert_eq!((position.actor(), ranks(&position)), (Actor::Over, vec![2, 1, 3]));
}

/// CR-18, CR-19: equal counts share the rank.
#[test]
fn a_blocked_table_can_end_in_a_tie() {
    let mut position = scene("2/8@0,0e", &["4/5 5/6", "4/6", "5/6"]).position();
    play(&mut position, "pass pass pass");
    assert_eq!(ranks(&position), [3, 1, 1]);
}

/// CR-18: a card laid in between restarts the count.
#[test]
fn a_card_laid_in_between_unblocks() {
    let mut position = scene("2/8@0,0e", &["4/5 5/6", "4/6", "3/6 4/5"]).position();
    play(&mut position, "pass pass 3/6@0,0s");
    assert_eq!(position.actor(), Actor::Seat(seat(1)));
    // The 6 of 3/6 now takes a 5.
    assert!(legal(&position, "4/5@-1,1e"));
    play(&mut position, "4/5@-1,1e");
    assert_eq!(position.actor(), Actor::Seat(seat(2)));
}

/// CR-18: while the pile has cards nobody passes, so nothing is blocked.
#[test]
fn a_pile_keeps_the_game_going() {
    let mut position = scene("2/8@0,0e", &["4/5 5/6", "4/6"]).pile("4/5 5/6 1/4").position();
    play(&mut position, "draw ~4/5 draw ~5/6 draw ~1/4 pass");
    assert_eq!(position.actor(), Actor::Seat(seat(1)), "draws are no passes, and one pass blocks nobody");
}

fn round(table: &str, hands: &[&str]) -> common::Scene {
    scene(table, hands).finish(Finish::Round)
}

/// CR-20: with finish=round the round is played to its end after somebody went out; fewest cards win, equal counts
/// share.
#[test]
fn the_round_is_played_to_its_end() {
    let mut position = round("2/8@0,0e", &["1/5 2/4", "1/4", "6/7"]).turn(2).position();
    play(&mut position, "1/4@0,0s");
    assert_eq!(position.actor(), Actor::Seat(seat(3)), "seat 3 has not had its turn in this round");
    play(&mut position, "6/7@1,1n");
    assert_eq!((position.actor(), ranks(&position)), (Actor::Over, vec![3, 1, 1]));
}

/// CR-20: rounds begin with the start seat, whichever it is.
#[test]
fn the_round_ends_before_the_start_seat() {
    let hands = ["1/4", "1/5 2/4", "1/6 2/5"];
    let mut last = round("2/8@0,0e", &hands).start(2).position();
    play(&mut last, "1/4@0,0s");
    assert_eq!((last.actor(), ranks(&last)), (Actor::Over, vec![1, 2, 2]));
    let mut first = round("2/8@0,0e", &hands).start(1).position();
    play(&mut first, "1/4@0,0s");
    assert_eq!(first.actor(), Actor::Seat(seat(2)));
}

/// CR-20: effects of a last card are not carried out.
#[test]
fn a_last_card_has_no_effects_in_a_closing_round_either() {
    let mut position = round(CROSSED, &["1/6", "1/5 2/4"]).pile("8/9").position();
    play(&mut position, WHIFF);
    assert_eq!((position.actor(), counts(&position)), (Actor::Seat(seat(2)), vec![0, 2]));
}

/// CR-20: who is out still draws by a whiff or a reeky of the others, but has no turn any more.
#[test]
fn who_is_out_still_draws() {
    // Seat 1 goes out far from the two crossed cards; seat 2, the last of the round, plays a whiff against seat 1.
    let mut position = round("2/8@0,0e 3/7@1,1n", &["4/9", "1/6 2/5 2/6"]).pile("8/9").position();
    play(&mut position, "4/9@1,1e");
    play(&mut position, WHIFF);
    assert_eq!(position.actor(), Actor::Chance, "the effect of the last turn is carried out");
    play(&mut position, "~8/9");
    assert_eq!((counts(&position), ranks(&position)), (vec![1, 2], vec![1, 2]));
}

/// CR-20: the game ends with the round even if the player who went out holds cards again and nobody is out.
#[test]
fn a_closing_round_stays_the_last_one() {
    let mut position = round(APART, &["8/9", "5/6 2/5 2/6 3/6"]).pile("1/9 2/3").position();
    play(&mut position, "8/9@0,-1w");
    play(&mut position, REEKY);
    play(&mut position, "~1/9 ~2/3");
    assert_eq!((position.actor(), counts(&position)), (Actor::Over, vec![2, 3]));
    assert_eq!(ranks(&position), [1, 2]);
}

/// CR-20, CR-16: who loses the last card by a reeky of their own wins at once and alone, even over somebody who went
/// out before in the same round.
#[test]
fn a_reeky_win_is_at_once_and_alone() {
    let mut position = round(APART, &["8/9", "5/6 1/2", "1/7", "1/8"]).position();
    // 8/9 covers the 9 of the western card with its 8 and leaves 7 and 4 free.
    play(&mut position, "8/9@0,-1w");
    play(&mut position, REEKY);
    play(&mut position, "~1/2");
    assert_eq!((position.actor(), counts(&position)), (Actor::Over, vec![0, 0, 2, 1]));
    assert_eq!(ranks(&position), [2, 1, 4, 3], "seat 1 is out too, but comes second");
}

/// CR-20, CR-15: a reeky that cannot be served by the pile is served by the hand in a closing round too.
#[test]
fn who_is_out_draws_from_the_hand_too() {
    let mut position = round(APART, &["8/9", "5/6 1/2 3/4 2/4 2/4", "1/7"]).position();
    play(&mut position, "8/9@0,-1w");
    play(&mut position, REEKY);
    // Seat 3 comes first, as the left neighbour; then seat 1, which is out.
    play(&mut position, "~1/2 ~3/4");
    assert_eq!((position.actor(), counts(&position)), (Actor::Seat(seat(3)), vec![1, 2, 2]));
}

/// CR-20: at the end of a random game with finish=round every seat has had the same number of turns, unless a reeky
/// or a blocked table ended it.
#[test]
fn every_seat_has_had_the_same_number_of_turns() {
    let (mut by_round, mut ties) = (0, 0);
    for seed in 0..300 {
        let mut rng = Xoshiro::seed_from_u64(seed);
        let players = 2 + (seed % 3) as u8;
        let mut position = opened(players, &[("finish", "round")]);
        let (mut scratch, mut turns) = (Scratch::new(), [0; 4]);
        let mut emptied_by_draw = false;
        while let Some(mv) = position.random_step(&mut scratch, &mut rng) {
            let (actor, before) = (position.actor(), counts(&position));
            position.apply(mv);
            let now = counts(&position);
            if let Actor::Seat(seat) = actor {
                turns[seat.index()] += 1;
            } else if now.iter().zip(&before).any(|(now, before)| now == &0 && before > &0) {
                emptied_by_draw = true;
            }
        }
        if emptied_by_draw || !counts(&position).contains(&0) {
            continue;
        }
        by_round += 1;
        let same = turns[..players as usize].iter().all(|count| *count == turns[0]);
        assert!(same, "seed {seed}: {turns:?}");
        let winners = position.standing().expect("it is over").winners().count();
        ties += usize::from(winners > 1);
    }
    assert!(by_round > 200 && ties > 0, "{by_round} games ended with a round, {ties} in a tie");
}

/// CR-17, CR-19, G-06: every random game ends, within the promised length, with ranks that follow from the hands.
#[test]
fn ranks_follow_from_the_cards_in_hand() {
    for seed in 0..300 {
        let mut rng = Xoshiro::seed_from_u64(seed);
        let mut position = opened(2 + (seed % 3) as u8, &[]);
        let (mut scratch, mut length) = (Scratch::new(), 0);
        while let Some(mv) = position.random_step(&mut scratch, &mut rng) {
            position.apply(mv);
            length += 1;
        }
        assert!(length <= Position::LONGEST && Position::LONGEST == 463, "seed {seed}: {length}");
        let (held, ranks) = (counts(&position), ranks(&position));
        for own in Seat::all(position.players()).map(Seat::index) {
            let better = held.iter().filter(|other| **other < held[own]).count();
            assert_eq!(ranks[own] as usize, better + 1, "seed {seed}: {held:?} {ranks:?}");
        }
    }
}

/// CR-20, CR-18: passes in a closing round end nothing before the round is over.
#[test]
fn a_closing_round_can_be_passed_to_its_end() {
    let mut position = round("2/8@0,0e", &["1/4", "1/6 4/6", "4/8 6/8"]).position();
    play(&mut position, "1/4@0,0s pass");
    assert_eq!(position.actor(), Actor::Seat(seat(3)));
    play(&mut position, "pass");
    assert_eq!((position.actor(), ranks(&position)), (Actor::Over, vec![1, 2, 2]));
}

/// CR-18, CR-20: a blocked table ends the game in the middle of a round.
#[test]
fn a_blocked_table_does_not_wait_for_the_round() {
    let mut position = round("2/8@0,0e", &["4/5 5/6", "4/6", "5/6"]).turn(2).position();
    play(&mut position, "pass pass pass");
    assert_eq!((position.actor(), ranks(&position)), (Actor::Over, vec![3, 1, 1]));
}

/// Why the game is over, as a message.
fn ending(position: &Position) -> String {
    Position::ending(&position.view(Viewer::Spectator)).expect("it is over").to_string()
}

/// CR-16, CR-17, CR-18, CR-20: the end says why.
#[test]
fn the_end_says_why() {
    let after = |position: Position, tokens: &str| {
        let mut position = position;
        assert_eq!(Position::ending(&position.view(Viewer::Spectator)), None);
        play(&mut position, tokens);
        ending(&position)
    };
    let last = scene(CROSSED, &["1/4", "1/2 1/5"]).pile("8/9").position();
    assert_eq!(after(last, "1/4@0,0s"), "cross-roads-end-last-card who=seat 1");
    let robbed = round(APART, &["8/9", "5/6 1/2", "1/7", "1/8"]).position();
    assert_eq!(
        after(robbed, &format!("8/9@0,-1w {REEKY} ~1/2")),
        "cross-roads-end-no-card who=seat 2",
        "it did not lay its last card"
    );
    let blocked = |hands: &[&str]| after(scene("2/8@0,0e", hands).position(), "pass pass pass");
    assert_eq!(blocked(&["4/5 5/6", "4/6", "4/5 5/6"]), "cross-roads-end-blocked cards=1 who=seat 2");
    assert_eq!(blocked(&["4/5 5/6", "4/6", "5/6"]), "cross-roads-end-blocked-shared cards=1");
    let closed = round("2/8@0,0e", &["1/4", "1/5 2/4", "1/6 2/5"]).start(2).position();
    assert_eq!(after(closed, "1/4@0,0s"), "cross-roads-end-round cards=0 who=seat 1");
    let shared = round("2/8@0,0e", &["1/5 2/4", "1/4", "6/7"]).turn(2).position();
    assert_eq!(after(shared, "1/4@0,0s 6/7@1,1n"), "cross-roads-end-round-shared cards=0");
}
