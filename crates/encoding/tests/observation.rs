//! Equal views, equal observations, and the other way round.

mod common;

use common::{observation, positions, random_next};
use crosstable_core::{Seat, Viewer};
use crosstable_encoding::{Encoding, size};

each_game! {
    what_the_seat_cannot_know_changes_nothing => resampled,
    one_step_that_it_sees_is_enough => siblings,
    seats_and_tables_differ => strangers,
    rewards_go_by_rank => rewards,
}

/// How many pairs each test compares.
const PAIRS: usize = 100_000;

/// So that the views of both are compared, and not what they were made from.
fn same<G: Encoding>(one: (&G, Seat), other: (&G, Seat)) -> bool {
    let views = one.0.view(Viewer::Seat(one.1)) == other.0.view(Viewer::Seat(other.1));
    let observations = observation(one.0, one.1) == observation(other.0, other.1);
    assert_eq!(views, observations, "views against observations");
    views
}

fn resampled<G: Encoding>() {
    let mut pairs = 0;
    positions::<G>(PAIRS / usize::from(G::SEATS.0), |position, rng| {
        for seat in Seat::all(position.players()) {
            let sample = G::sample(&position.view(Viewer::Seat(seat)), rng);
            assert!(same((position, seat), (&sample, seat)), "a sample looks alike");
            pairs += 1;
        }
    });
    assert!(pairs >= PAIRS);
}

/// Two positions a single move or outcome apart: the smallest difference there is. Whoever did not see the outcome has
/// equal views.
fn siblings<G: Encoding>() {
    let (mut differ, mut alike) = (0, 0);
    positions::<G>(PAIRS / 2, |position, rng| {
        let steps = [random_next(position, rng), random_next(position, rng)];
        let [Some(one), Some(other)] = steps.map(|step| {
            step.map(|mv| {
                let mut after = position.clone();
                after.apply(mv);
                after
            })
        }) else {
            return;
        };
        for seat in Seat::all(position.players()) {
            let pairs = [same((&one, seat), (&other, seat)), same((position, seat), (&one, seat))];
            for equal in pairs {
                *(if equal { &mut alike } else { &mut differ }) += 1;
            }
        }
    });
    assert!(differ >= PAIRS / 2, "{differ} pairs differed");
    assert!(alike > 0, "two equal steps or a hidden one came up");
}

/// Positions of different games, and different seats of one.
fn strangers<G: Encoding>() {
    let mut before: Vec<G> = Vec::new();
    let mut count = 0;
    positions::<G>(20_000, |position, rng| {
        for seat in Seat::all(position.players()) {
            assert!(!same((position, seat), (position, seat.next(position.players()))));
            if let Some(other) = before.last().filter(|other| seat.number() <= other.players()) {
                same((position, seat), (other, seat));
            }
        }
        count += 1;
        if count % 97 == 0 {
            before.push(position.clone());
        }
        // Not always the last one.
        if before.len() > 8 {
            before.swap_remove(crosstable_core::rng::below(rng, 8) as usize);
        }
    });
}

fn rewards<G: Encoding>() {
    assert_eq!(size(G::LAYOUT), G::OBSERVATION);
    let mut ended = 0;
    positions::<G>(20_000, |position, _| {
        let Some(reward) = position.reward() else {
            return assert!(position.standing().is_none());
        };
        let standing = position.standing().expect("who has a reward has ended");
        let players = usize::from(position.players());
        assert!(reward.iter().sum::<f32>().abs() < 1e-6, "{reward:?}");
        assert!(reward[players..].iter().all(|reward| *reward == 0.0));
        for (one, first) in reward.iter().zip(standing.ranks()) {
            for (other, second) in reward.iter().zip(standing.ranks()) {
                assert_eq!(first.cmp(second), other.total_cmp(one), "{reward:?} for {:?}", standing.ranks());
            }
        }
        ended += 1;
    });
    assert!(ended > 0, "a game has ended");
}
