//! The end of the game and its result.

mod common;

use common::random_games;
use crosstable_core::{Actor, Game, Play, Seat, Setup, Viewer};
use mixx::{Move, Position};

/// Tables of every size and shape.
fn tables() -> Vec<Setup> {
    let sizes = (2..=4).map(Setup::players);
    sizes
        .flat_map(|setup| {
            [
                setup.clone(),
                setup.clone().with("stock", "3"),
                setup.clone().with("shape", "line"),
                setup.with("stock", "4").with("without", "fish,chest,shell"),
            ]
        })
        .collect()
}

/// MX-12: the game ends exactly with the first round that ends without a pile; the round in which the pile runs out
/// is finished, and if it runs out with the round's last card no new round begins.
#[test]
fn the_round_in_which_the_pile_runs_out_is_the_last() {
    let (mut exactly, mut within) = (0, 0);
    for setup in tables() {
        let mut since_empty = 0;
        random_games(&setup, 40, |seed, before, mv, after| {
            let why = format!("{setup:?} seed {seed} {mv}");
            assert_eq!(after.actor() == Actor::Over, mv == Move::Stop && before.pile().is_empty(), "{why}");
            since_empty = if before.pile().is_empty() { since_empty + 1 } else { 0 };
            if after.actor() == Actor::Over {
                let only_stop = since_empty == 1;
                exactly += u32::from(only_stop);
                within += u32::from(!only_stop);
            }
        });
    }
    assert!(exactly > 0 && within > 0, "{exactly} {within}");
}

/// MX-04, MX-12: while the pile lasts every stock keeps its size; afterwards nothing is drawn and stocks shrink. Who
/// has no card left misses, or stops if the others have missed.
#[test]
fn without_a_pile_the_stocks_shrink() {
    let (mut missed, mut stopped) = (0, 0);
    for setup in tables() {
        random_games(&setup, 60, |seed, before, mv, after| {
            let Actor::Seat(seat) = before.actor() else { return };
            let why = format!("{setup:?} seed {seed} {mv}");
            match mv {
                Move::Lay { .. } => {
                    assert_eq!(after.actor() == Actor::Chance, !before.pile().is_empty(), "{why}");
                    assert_eq!(after.stock(seat).len() + 1, before.stock(seat).len(), "{why}");
                }
                _ => assert_eq!(after.stock(seat), before.stock(seat), "{why}"),
            }
            let sizes: Vec<u32> = Seat::all(before.players()).map(|seat| before.stock(seat).len()).collect();
            if !before.pile().is_empty() {
                assert!(sizes.iter().all(|size| *size == sizes[0]), "{why}");
            }
            if before.stock(seat).is_empty() {
                missed += u32::from(mv == Move::Miss);
                stopped += u32::from(mv == Move::Stop);
            }
        });
    }
    assert!(missed > 0 && stopped > 0, "{missed} {stopped}");
}

/// MX-13: every round lays at least one card, so the game ends within its bound; most won cards wins, cards in front
/// do not count, equal counts share the rank.
#[test]
fn most_won_cards_wins_and_equal_counts_share_the_rank() {
    let mut ties = 0;
    for setup in tables() {
        let (mut laid, mut steps) = (0, 0);
        random_games(&setup, 40, |seed, before, mv, after| {
            let why = format!("{setup:?} seed {seed}");
            laid += u16::from(matches!(mv, Move::Lay { .. }));
            steps += 1;
            if mv == Move::Stop {
                assert!(!before.cross().is_empty(), "{why}");
            }
            assert_eq!(after.standing().is_some(), after.actor() == Actor::Over, "{why}");
            let Some(standing) = after.standing() else { return };
            let points = standing.points().expect("Mixx has points").to_vec();
            let won: Vec<u16> = common::won(after).into_iter().map(u16::from).collect();
            assert_eq!(points, won, "{why}");
            assert_eq!(points.iter().sum::<u16>(), laid, "{why}");
            assert!(steps <= mixx::Position::LONGEST, "{why}");
            for seat in Seat::all(after.players()) {
                let better = points.iter().filter(|other| **other > points[seat.index()]).count();
                assert_eq!(usize::from(standing.rank(seat)), better + 1, "{why}");
            }
            ties += u32::from(standing.winners().count() > 1);
            (laid, steps) = (0, 0);
            assert!(after.legal().is_empty());
        });
    }
    assert!(ties > 0);
}

/// MX-09, MX-13: no card is ever lost or doubled: pile, stocks, cross and what was won make up the deck.
#[test]
fn all_cards_are_always_somewhere() {
    for setup in tables() {
        random_games(&setup, 10, |seed, _, mv, after| {
            let mut seen = after.pile();
            let mut count = after.pile().len();
            for card in Seat::all(after.players()).flat_map(|seat| after.stock(seat)) {
                seen.insert(card);
                count += 1;
            }
            for (_, card) in after.cross().iter() {
                seen.insert(card);
                count += 1;
            }
            assert_eq!(after.cross().iter().count(), usize::from(after.cross().len()));
            assert_eq!(seen.len(), count, "{setup:?} seed {seed} {mv}: a card is in two places");
            let won: u32 = common::won(after).into_iter().map(u32::from).sum();
            let deck = 64 - after.without().len();
            assert_eq!(count + won, deck, "{setup:?} seed {seed} {mv}");
        });
    }
}

/// MX-11: the same players' next game is started by the loser of two, by the winner of more, and by nobody in
/// particular after a tie.
#[test]
fn the_end_says_who_starts_the_next_game() {
    for players in 2..=4 {
        let mut known = 0;
        random_games(&Setup::players(players), 40, |seed, _, _, after| {
            let Some(standing) = after.standing() else {
                assert_eq!(after.next_starter(), None, "seed {seed}");
                return;
            };
            let rank = if players == 2 { 2 } else { 1 };
            let seats: Vec<Seat> = Seat::all(players).filter(|seat| standing.rank(*seat) == rank).collect();
            match seats[..] {
                [seat] => assert_eq!(after.next_starter(), Some(seat), "seed {seed}"),
                _ => assert_eq!(after.next_starter(), None, "seed {seed}"),
            }
            known += usize::from(seats.len() == 1);
        });
        assert!(known > 0);
    }
}

/// MX-12, MX-13: the end says why: the pile is used up, and who has won the most cards.
#[test]
fn the_end_says_why() {
    let mut shared = 0;
    for setup in tables() {
        random_games(&setup, 40, |seed, _, _, after| {
            let ending = Position::ending(&after.view(Viewer::Spectator)).map(|message| message.to_string());
            let Some(standing) = after.standing() else {
                assert_eq!(ending, None, "{setup:?} seed {seed}");
                return;
            };
            let most = common::won(after).into_iter().max().expect("somebody plays");
            let winners: Vec<Seat> = standing.winners().collect();
            let expected = match winners[..] {
                [who] => format!("mixx-end-most who=seat {who} count={most}"),
                _ => format!("mixx-end-shared count={most}"),
            };
            shared += usize::from(winners.len() > 1);
            assert_eq!(ending, Some(expected), "{setup:?} seed {seed}");
        });
    }
    assert!(shared > 0);
}
