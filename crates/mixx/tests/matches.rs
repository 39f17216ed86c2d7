//! A match of two games.

mod common;

use common::{random_games, won};
use crosstable_core::{Actor, Game, Options, Play, Seat, Setup, SetupFault, Viewer};
use mixx::{Move, Position};

fn match_of_two() -> Setup {
    Setup::players(2).with("games", "2")
}

/// MX-17: after the first game all cards are dealt again, the other seat begins, and the cards won add up.
#[test]
fn the_other_seat_begins_the_second_game_and_cards_add_up() {
    for start in ["random", "1", "2"] {
        let setup = match_of_two().with("start", start).with("stock", "3").with("without", "fish");
        let (mut began, mut games, mut dealt) = (Vec::new(), 1, 0);
        random_games(&setup, 30, |seed, before, mv, after| {
            let why = format!("{setup:?} seed {seed} {mv}");
            if mv == Move::Stop && before.pile().is_empty() && after.actor() != Actor::Over {
                games += 1;
                let cards: u8 = won(before).iter().sum::<u8>() + before.cross().len();
                assert_eq!(won(after).iter().sum::<u8>(), cards, "{why}: what was won stays");
                assert_eq!(
                    (after.pile().len(), after.cross().len()),
                    (56, 0),
                    "{why}: all cards are in the pile"
                );
                assert!(Seat::all(2).all(|seat| after.stock(seat).is_empty()), "{why}");
            }
            if let Actor::Seat(seat) = after.actor()
                && matches!(before.actor(), Actor::Chance)
                && after.pile().len() == 50
                && after.cross().is_empty()
            {
                dealt += 1;
                began.push(seat);
            }
            if after.actor() == Actor::Over {
                assert_eq!((games, dealt), (2, 2), "{why}");
                assert_eq!(began[0].next(2), began[1], "{why}: the other seat begins");
                (games, dealt) = (1, 0);
                began.clear();
            }
        });
    }
}

/// MX-17: the most cards of both games together win; equal counts share the rank.
#[test]
fn the_sum_of_both_games_decides() {
    let mut beyond_one_deck = 0;
    random_games(&match_of_two(), 60, |seed, _, _, after| {
        let Some(standing) = after.standing() else { return };
        let points: Vec<u16> = won(after).into_iter().map(u16::from).collect();
        assert_eq!(standing.points(), Some(&points[..]), "seed {seed}");
        let best = points.iter().max();
        for seat in Seat::all(2) {
            assert_eq!(standing.rank(seat) == 1, points.get(seat.index()) == best, "seed {seed}");
        }
        beyond_one_deck += u32::from(points.iter().sum::<u16>() > 64);
    });
    assert!(beyond_one_deck > 0);
}

/// MX-17: the move that ends the first game says that the next one begins; the view and the layout count the games.
#[test]
fn the_next_game_is_told() {
    let mut told = Vec::new();
    random_games(&match_of_two().with("start", "1"), 1, |_, before, mv, after| {
        if mv == Move::Stop && before.pile().is_empty() {
            told.push(before.message(mv, Viewer::Spectator).to_string());
            let (before, after) = (before.view(Viewer::Spectator), after.view(Viewer::Spectator));
            told.push(format!("game {} of {}, then {}", before.game, before.games, after.game));
            let notes = Position::layout(&before).notes;
            assert!(notes.iter().any(|note| note.to_string().starts_with("mixx-board-game ")), "{notes:?}");
        }
    });
    assert!(told[0].starts_with("mixx-log-stop-next ") && told[2].starts_with("mixx-log-stop "), "{told:?}");
    assert_eq!([&told[1], &told[3]], ["game 1 of 2, then 2", "game 2 of 2, then 2"]);
}

/// MX-17: one game by default; a match is for two players, and the first version of the rules has none.
#[test]
fn a_match_is_an_option_for_two() {
    let options = Options::of::<Position>(&Setup::players(2)).expect("the defaults are valid");
    assert_eq!(options.get("games"), Some("1"));
    for players in [3, 4] {
        let error = Position::from_setup(&Setup::players(players).with("games", "2")).unwrap_err();
        assert!(matches!(&error.0[..], [SetupFault::NotForPlayers { key, .. }] if key == "games"), "{error}");
    }
    let error = Position::from_setup(&match_of_two().by_rules(1)).unwrap_err();
    assert!(matches!(&error.0[..], [SetupFault::UnknownOption { key, .. }] if key == "games"), "{error}");
    let error = Position::from_setup(&Setup::players(2).with("games", "3")).unwrap_err();
    assert!(matches!(&error.0[..], [SetupFault::BadValue { key, .. }] if key == "games"), "{error}");
}
