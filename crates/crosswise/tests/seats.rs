//! Components, seats, hands, who begins.

mod common;

use common::{game, hand, legal, play, seat, two, why};
use crosstable_core::{Actor, Game, Options, Play, Setup};
use crosswise::{Hand, Line, Position, Stage, Team, Tile};

/// CW-01: six columns are the lines of team A, six rows those of team B, and each cell lies in one of each.
#[test]
fn twelve_lines_share_thirty_six_cells() {
    assert!(Line::of(Team::A).all(|line| matches!(line, Line::Column(_))));
    assert!(Line::of(Team::B).all(|line| matches!(line, Line::Row(_))));
    let cells: Vec<_> = crosswise::Cell::all().collect();
    assert_eq!(cells.len(), 36);
    for line in Line::of(Team::A).chain(Line::of(Team::B)) {
        assert_eq!(cells.iter().filter(|cell| Line::through(**cell).contains(&line)).count(), 6);
    }
}

/// CW-02: 54 tiles, seven of each of six symbols and three of each of four actions.
#[test]
fn the_bag_holds_54_tiles() {
    let bag = Hand::whole_bag();
    assert_eq!(bag.len(), 54);
    for tile in Tile::ALL {
        assert_eq!(bag.count(tile), if matches!(tile, Tile::Symbol(_)) { 7 } else { 3 });
    }
}

/// CW-03: one against one, two against two with mates opposite, or one against two.
#[test]
fn teams_by_number_of_players() {
    let teams = |setup: Setup| {
        let position = Position::from_setup(&setup).expect("a valid set-up");
        (0..setup.players).map(|index| position.seating().team(seat(index as usize + 1))).collect::<Vec<_>>()
    };
    assert_eq!(teams(Setup::players(2)), [Team::A, Team::B]);
    assert_eq!(teams(Setup::players(4)), [Team::A, Team::B, Team::A, Team::B]);
    assert_eq!(teams(Setup::players(3).with("lone", "1")), [Team::B, Team::A, Team::A]);
    assert_eq!(teams(Setup::players(3).with("lone", "3")), [Team::A, Team::A, Team::B]);
}

/// CW-04: four tiles each, the lone player of three six; dealt seat by seat, each hand in full.
#[test]
fn hands_of_four_and_six() {
    let setup = Setup::players(3).with("lone", "2").with("start", "1");
    let mut position = Position::from_setup(&setup).expect("a valid set-up");
    for (number, size) in [(1, 4), (2, 6), (3, 4)] {
        for drawn in 0..size {
            assert_eq!(position.stage(), Stage::Deal { seat: seat(number) });
            assert_eq!(position.hand(seat(number)).len(), drawn);
            play(
                &mut position,
                ["~sun", "~cross", "~star", "~square", "~triangle", "~pentagon"][drawn as usize],
            );
        }
    }
    assert_eq!(position.actor(), Actor::Seat(seat(1)));
}

/// CW-05: the lot says who is alone before anything is dealt, unless the host does.
#[test]
fn the_lot_names_the_lone_player_first() {
    let mut position = Position::from_setup(&Setup::players(3)).expect("a valid set-up");
    assert_eq!(position.stage(), Stage::Lone);
    play(&mut position, "~lone:3");
    assert_eq!(position.seating().lone, Some(seat(3)));
    assert!(
        Options::of::<Position>(&Setup::players(4).with("lone", "1")).is_err(),
        "only three have a lone player"
    );
}

/// The seats in the order of their turns, each laying a tile.
fn order(setup: &Setup, turns: usize) -> Vec<u8> {
    let mut position = Position::from_setup(setup).expect("a valid set-up");
    let mut order = Vec::new();
    while order.len() < turns {
        match position.actor() {
            Actor::Chance => {
                // One symbol after the other, so that nobody gets action tiles only.
                let tile = position.bag().kinds().max_by_key(|tile| position.bag().count(*tile));
                play(&mut position, &format!("~{}", tile.expect("the bag has tiles").name()));
            }
            Actor::Seat(seat) => {
                order.push(seat.number());
                let first = position.legal()[0];
                position.play(first).expect("a legal move");
            }
            Actor::Over => panic!("too short"),
        }
    }
    order
}

/// CW-05: a mate starts: then the lone player, then the other mate, then the lone player again.
#[test]
fn the_lone_player_has_every_second_turn() {
    let setup = |lone: &str, start: &str| Setup::players(3).with("lone", lone).with("start", start);
    assert_eq!(order(&setup("2", "1"), 8), [1, 2, 3, 2, 1, 2, 3, 2]);
    assert_eq!(order(&setup("2", "3"), 6), [3, 2, 1, 2, 3, 2]);
    assert_eq!(order(&setup("1", "3"), 6), [3, 1, 2, 1, 3, 1]);
}

/// CW-05: if the lone player starts, the next seat clockwise comes second.
#[test]
fn the_next_seat_clockwise_follows_a_lone_starter() {
    let setup = |lone: &str| Setup::players(3).with("lone", lone).with("start", lone);
    assert_eq!(order(&setup("1"), 5), [1, 2, 1, 3, 1]);
    assert_eq!(order(&setup("2"), 5), [2, 3, 2, 1, 2]);
    assert_eq!(order(&setup("3"), 5), [3, 1, 3, 2, 3]);
}

/// CW-03: with two and four players turns simply go round, so that the teams alternate.
#[test]
fn two_and_four_go_round() {
    assert_eq!(order(&Setup::players(2).with("start", "2"), 4), [2, 1, 2, 1]);
    assert_eq!(order(&Setup::players(4).with("start", "3"), 6), [3, 4, 1, 2, 3, 4]);
}

const ACTIONS: &str = "~swap ~swap ~move ~remove";
const SYMBOLS: &str = "~sun ~sun ~star ~swap";

/// CW-06: a seat with only action tiles is asked before the first turn, after the start seat is known.
#[test]
fn a_hand_of_actions_is_asked_about() {
    let mut position = game(&Setup::players(2), &format!("{SYMBOLS} {} ", "~move ~move ~remove ~replace"));
    assert_eq!(position.stage(), Stage::Start);
    play(&mut position, "~start:1");
    assert_eq!(position.stage(), Stage::Ask { seat: seat(2) });
    assert_eq!(legal(&position), ["keep", "redraw"]);
    assert_eq!(why(&position, "pass"), ("CW-06", "crosswise-answer-first"));
    play(&mut position, "keep");
    assert_eq!(position.actor(), Actor::Seat(seat(1)), "seat 1 begins; seat 2 is not asked again");
    assert_eq!(why(&position, "redraw"), ("CW-06", "crosswise-not-asked"));
}

/// CW-06: the tiles go back into the bag, a new hand is drawn, and it is asked again at once if need be.
#[test]
fn a_redraw_may_be_repeated() {
    let mut position = game(
        &Setup::players(2).with("start", "1"),
        &format!("{SYMBOLS} ~move ~move ~remove ~replace redraw"),
    );
    assert_eq!(position.bag().len(), 50);
    play(&mut position, "~move ~move ~move ~remove");
    assert_eq!(position.stage(), Stage::Ask { seat: seat(2) });
    play(&mut position, "redraw ~move ~move ~move ~cross");
    assert_eq!(position.stage(), Stage::Turn);
    assert_eq!(*position.hand(seat(2)), hand("move move move cross"));
}

/// CW-06: several seats are asked from seat 1 upward.
#[test]
fn asked_from_seat_one_upward() {
    let mut position = game(
        &Setup::players(3).with("lone", "3").with("start", "3"),
        &format!("{ACTIONS} ~swap ~move ~move ~remove"),
    );
    play(&mut position, "~sun ~sun ~sun ~sun ~sun ~sun");
    assert_eq!(position.stage(), Stage::Ask { seat: seat(1) });
    play(&mut position, "keep");
    assert_eq!(position.stage(), Stage::Ask { seat: seat(2) });
    play(&mut position, "keep");
    assert_eq!(position.actor(), Actor::Seat(seat(3)));
}

/// CW-06: the start player cannot keep a hand of action tiles on the empty board.
#[test]
fn the_start_player_must_redraw() {
    let position = two("swap swap move remove", "sun sun star swap");
    assert_eq!(legal(&position), ["redraw"]);
    assert_eq!(why(&position, "keep"), ("CW-06", "crosswise-must-redraw"));
}
