//! `GameId` and `AnyGame` say the same as the games themselves.

mod common;

use common::{random_game, tables};
use crosstable_core::{Actor, Game, Play, Setup, Viewer, read_token};
use crosstable_games::{AnyGame, AnyView, Due, GameId, GameVisitor, TraceLine};

#[test]
fn games_are_read_as_they_are_written() {
    for &id in GameId::ALL {
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_eq!(id.id(), id.id().to_lowercase());
    }
}

#[test]
fn an_unknown_game_is_answered_by_the_known_ones() {
    let error = "che\nss".parse::<GameId>().unwrap_err().to_string();
    let known: Vec<_> = GameId::ALL.iter().map(GameId::to_string).collect();
    assert_eq!(error, format!("unknown game 'chess'; allowed: {}", known.join(", ")));
}

#[test]
fn no_two_games_share_a_name() {
    for (index, id) in GameId::ALL.iter().enumerate() {
        assert!(GameId::ALL[..index].iter().all(|other| other.id() != id.id() && other.name() != id.name()));
    }
}

/// Follows a random game through `AnyGame` with the position itself.
struct Follow {
    id: GameId,
    players: u8,
}

impl GameVisitor for Follow {
    type Out = ();

    fn visit<G: Game>(self) {
        let setup = Setup::players(self.players);
        let mut position = G::from_setup(&setup).expect("the defaults are valid");
        let mut number = 0;
        let standing = random_game(self.id, &setup, 1, |game, due, token| {
            number += 1;
            assert_eq!(game.id(), self.id);
            assert_eq!((game.actor(), game.players()), (position.actor(), self.players));
            match due {
                Due::Seat(_, legal) => {
                    let mut same: Vec<_> = position.legal().iter().map(ToString::to_string).collect();
                    same.sort();
                    assert_eq!(*legal, same);
                    assert!(game.outcomes().is_empty());
                }
                Due::Chance(outcomes) => {
                    assert!(outcomes.is_sorted() && game.legal().is_empty());
                    for (outcome, _) in outcomes {
                        assert_eq!(position.check(read_token(outcome).expect("listed")), Ok(()));
                    }
                }
                Due::Over(_) => unreachable!("the game goes on"),
            }
            // Views of long games take long; some of them will do.
            for viewer in Viewer::all(self.players).filter(|_| number % 16 == 0) {
                assert_eq!(game.layout(viewer), position.layout_for(viewer));
                let view: G::View = serde_json::from_str(&game.view_json(viewer)).expect("a view");
                assert_eq!(view, position.view(viewer));
                let any = game.view(viewer);
                assert_eq!(any.id(), self.id);
                let json = serde_json::to_string(&any).expect("a view is plain data");
                assert_eq!(json, game.view_json(viewer));
                assert_eq!(AnyView::from_json(self.id, &json).expect("a view"), any);
            }
            assert_eq!(game.check(token), Ok(()));
            position.play_token(token).expect("the same token is legal");
        });
        assert_eq!(position.actor(), Actor::Over);
        assert_eq!(position.standing(), Some(standing));
    }
}

#[test]
fn any_game_says_what_the_position_says() {
    for (id, players) in tables() {
        id.visit(Follow { id, players });
    }
}

#[test]
fn a_refused_set_up_names_every_fault() {
    for &id in GameId::ALL {
        let setup = Setup::players(9).with("colour", "red").with("start", "7");
        let faults = AnyGame::new(id, &setup).unwrap_err().0;
        assert_eq!(faults.len(), 3, "{faults:?}");
    }
}

#[test]
fn a_trace_has_its_keys_in_the_order_of_the_notation() {
    let id = GameId::Crosswise;
    let setup = Setup::players(3).with("lone", "2").with("start", "1");
    let options = id.options(&setup).unwrap();
    assert_eq!(
        TraceLine::start(id, &options).to_string(),
        r#"{"game":"crosswise","players":3,"options":{"lone":"2","start":"1"},"rules":1}"#
    );
    let due = Due::Chance(vec![("~lone:1".into(), 1), ("~lone:2".into(), 3)]);
    assert_eq!(
        TraceLine::step(&due, "~lone:2").to_string(),
        r#"{"actor":"chance","legal":["~lone:1","~lone:2"],"weights":[1,3],"played":"~lone:2"}"#
    );
    let due = Due::Seat(crosstable_core::Seat::new(0), vec!["keep".into(), "redraw".into()]);
    assert_eq!(
        TraceLine::step(&due, "keep").to_string(),
        r#"{"actor":1,"legal":["keep","redraw"],"played":"keep"}"#
    );
    let ended = |points: &[u16]| crosstable_core::Standing::by_points(points);
    assert_eq!(
        TraceLine::end(&ended(&[22, 26, 22])).to_string(),
        r#"{"result":{"ranks":[2,1,2],"points":[22,26,22]}}"#
    );
    let early = crosstable_core::Standing::by_score(&[1, 0]);
    assert_eq!(TraceLine::end(&early).to_string(), r#"{"result":{"ranks":[1,2],"points":null}}"#);
}

#[test]
fn chance_is_drawn_by_weight() {
    use crosstable_core::rng::{SeedableRng, Xoshiro};
    let due = Due::Chance(vec![("~a".into(), 1), ("~b".into(), 3)]);
    let mut rng = Xoshiro::seed_from_u64(11);
    let a = (0..4000).filter(|_| due.random(&mut rng) == Some("~a")).count();
    // Four standard deviations around a quarter.
    assert!((890..=1110).contains(&a), "drawn {a} times out of 4000, seed 11");
}
