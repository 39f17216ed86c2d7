//! What lies on the table: CA-01 to CA-05.

mod common;

use common::{Scene, field, game, is_river, legal, play, seat, why};
use crossado::{Board, Corner, Field, Fields, Position, Stage};
use crosstable_core::{Actor, Game, Options, Outcomes, Play, Setup, Viewer};

fn names(fields: Fields) -> Vec<String> {
    fields.into_iter().map(|field| field.to_string()).collect()
}

/// CA-01: four islands of four squares, one in each corner; 180 river fields on the large board.
#[test]
fn the_board_is_a_river_with_an_island_in_each_corner() {
    for (side, river) in [(12, 128), (13, 153), (14, 180)] {
        let board = Board::of_side(side);
        assert_eq!(board.side(), side);
        assert_eq!(board.river().len(), river);
        for square in Field::all() {
            let inside = square.column() < side && square.row() < side;
            assert_eq!(board.has(square), inside, "{square}");
            assert_eq!(
                board.river().has(square),
                is_river(side, (square.column(), square.row())),
                "{square}"
            );
            assert_eq!(board.corner_at(square).is_some(), inside && !board.river().has(square), "{square}");
        }
    }
    let board = Board::of_side(14);
    assert_eq!(names(board.island(Corner::Nw)), ["a1", "b1", "a2", "b2"]);
    assert_eq!(names(board.island(Corner::Ne)), ["m1", "n1", "m2", "n2"]);
    assert_eq!(names(board.island(Corner::Se)), ["m13", "n13", "m14", "n14"]);
    assert_eq!(names(board.island(Corner::Sw)), ["a13", "b13", "a14", "b14"]);
    assert_eq!(names(Board::of_side(12).island(Corner::Se)), ["k11", "l11", "k12", "l12"]);
}

/// CA-01: the shortest link between opposite islands is 21 fields long, seven planks; on the smaller boards it is
/// shorter.
#[test]
fn seven_planks_link_opposite_islands() {
    for (side, shortest) in [(12, 17), (13, 19), (14, 21)] {
        let board = Board::of_side(side);
        let mut reached = board.shore(Corner::Nw);
        let mut length = 1;
        while !reached.meets(board.shore(Corner::Se)) {
            let around = reached.north() | reached.east() | reached.south() | reached.west();
            reached |= around & board.river();
            length += 1;
        }
        assert_eq!(length, shortest, "board {side}");
    }
    let link = "c2h f2v f5h i5v i8h l8v l11v";
    let mut position = Scene::new(2, link).turn(1);
    // 22 steps lead from the start into the goal. Seat 2 has no way out of its island.
    for turn in ["~d5 start-f3", "~d5 f3-i5", "~d5 i5-k8", "~d5 k8-l12", "~d1 l12-l13"] {
        play(&mut position, turn);
        play(&mut position, "~d2 ~d2 ~d2");
    }
    play(&mut position, "~d1 l13-goal");
    assert_eq!(position.pieces(seat(1)).arrived, 1);
}

/// CA-01: an island is one field; its squares have no names of their own in a move.
#[test]
fn an_island_is_one_field() {
    let position = Scene::new(2, "c1h l12v").on(1, "l13").rolled(1);
    assert!(legal(&position).contains(&"start-c1".to_owned()));
    assert_eq!(why(&position, "a1-c1"), ("CA-01", "crossado-island-is-one-field"));
    assert!(legal(&position).contains(&"l13-goal".to_owned()));
    assert_eq!(why(&position, "l13-m13"), ("CA-01", "crossado-island-is-one-field"));
}

/// CA-01: the host can choose a smaller board.
#[test]
fn smaller_boards_end_sooner() {
    let setup = Setup::players(2).with("start", "1").with("board", "12");
    let position = game(&setup, "plank:j3h");
    assert_eq!(why(&position, "plank:k4h"), ("CA-07", "crossado-plank-off-board"));
    assert_eq!(why(&position, "plank:k11h"), ("CA-07", "crossado-plank-off-board"));
    assert_eq!(why(&position, "plank:i11h"), ("CA-07", "crossado-plank-on-island"));
    let view = position.view(Viewer::Spectator);
    assert_eq!(view.board, 12);
    assert_eq!(view.islands[2].squares, [field("k11"), field("l11"), field("k12"), field("l12")]);
    let position = Scene::at(&Setup::players(2).with("board", "12"), "c1h").rolled(1);
    assert_eq!(why(&position, "start-n5"), ("CA-01", "crossado-field-off-board"));
    assert_eq!(why(&position, "n5-c1"), ("CA-01", "crossado-field-off-board"));
}

/// CA-02: the goal is the island diagonally opposite.
#[test]
fn the_goal_is_diagonally_opposite() {
    let position = game(&Setup::players(4).with("start", "1"), "");
    let ways: Vec<_> = (1..=4).map(|n| (position.home(seat(n)), position.goal(seat(n)))).collect();
    assert_eq!(
        ways,
        [
            (Corner::Nw, Corner::Se),
            (Corner::Ne, Corner::Sw),
            (Corner::Se, Corner::Nw),
            (Corner::Sw, Corner::Ne)
        ]
    );
}

/// CA-03: four pieces each, all on the start field, and any number of them in the goal.
#[test]
fn all_pieces_start_on_the_island() {
    for players in 2..=4 {
        let position = game(&Setup::players(players).with("start", "1"), "");
        for number in 1..=players as usize {
            let pieces = position.pieces(seat(number));
            assert_eq!((pieces.waiting, pieces.crossing.len(), pieces.arrived), (4, 0, 0));
        }
    }
    let mut position = Scene::new(2, "l12v").on(1, "l13").arrived(1, 2).rolled(1);
    play(&mut position, "l13-goal");
    assert_eq!(position.pieces(seat(1)).arrived, 3);
}

/// CA-04: nine planks each for two players, six for three, five for four.
#[test]
fn planks_are_dealt_by_the_number_of_players() {
    for (players, each) in [(2, 9), (3, 6), (4, 5)] {
        let position = game(&Setup::players(players).with("start", "1"), "");
        for number in 1..=players as usize {
            assert_eq!(position.in_hand(seat(number)), each);
        }
    }
}

/// CA-04: a plank that lies belongs to nobody: everybody walks on it, everybody may relay it.
#[test]
fn a_laid_plank_belongs_to_nobody() {
    let setup = Setup::players(2).with("start", "1");
    let mut position = game(&setup, "plank:c1h plank:l1v");
    for row in 4..=11 {
        play(&mut position, &format!("plank:d{row}h plank:h{row}h"));
    }
    // Seat 2 laid l1v; seat 1 takes it. Seat 1 laid c1h; seat 2 takes it.
    play(&mut position, "~d1 take:l1v lay:l2v start-c1 ~d1 take:d4h lay:g12h start-l2");
    assert_eq!(position.planks().len(), 18);
}

/// CA-05: the corners by seat, clockwise.
#[test]
fn seats_go_round_the_corners_clockwise() {
    for players in [2, 4] {
        let view = game(&Setup::players(players).with("start", "1"), "").view(Viewer::Spectator);
        let corners: Vec<_> = view.camps.iter().map(|camp| camp.start).collect();
        assert_eq!(corners, Corner::ALL[..players as usize]);
    }
}

/// CA-05: of three players the lot says first who is alone, each seat equally likely: that seat has the north-east
/// corner, the next one south-east, the one before it north-west. The fourth corner stays unused.
#[test]
fn the_lot_says_who_of_three_players_is_alone() {
    use Corner::{Ne, Nw, Se};
    for (lone, corners) in [(1, [Ne, Se, Nw]), (2, [Nw, Ne, Se]), (3, [Se, Nw, Ne])] {
        let mut position = game(&Setup::players(3).with("start", "3"), "");
        assert_eq!((position.stage(), position.lone()), (Stage::Lone, None));
        let mut outcomes = Outcomes::new();
        position.outcomes(&mut outcomes);
        let listed: Vec<_> = outcomes.iter().map(|(mv, weight)| (mv.to_string(), *weight)).collect();
        assert_eq!(listed, [1, 2, 3].map(|number| (format!("~lone:{number}"), 1)));
        play(&mut position, &format!("~lone:{lone}"));
        assert_eq!((position.actor(), position.lone()), (Actor::Seat(seat(3)), Some(seat(lone))));
        let view = position.view(Viewer::Spectator);
        assert_eq!((view.lone, [0, 1, 2].map(|index| view.camps[index].start)), (Some(seat(lone)), corners));
        let named = game(&Setup::players(3).with("start", "3").with("lone", lone.to_string()), "");
        assert_eq!(named, position, "a named seat needs no lot");
    }
}

/// CA-05: by the first version of the rules the second of three players was always alone, and there was no such option;
/// with two and four players there is none either.
#[test]
fn by_rules_1_the_second_player_is_alone() {
    let setup = Setup::players(3).with("start", "1").by_rules(1);
    let position = game(&setup, "");
    assert_eq!((position.lone(), position.actor()), (Some(seat(2)), Actor::Seat(seat(1))));
    assert!(Position::from_setup(&setup.with("lone", "2")).is_err());
    for players in [2, 4] {
        assert_eq!(game(&Setup::players(players), "").lone(), None);
        assert!(Position::from_setup(&Setup::players(players).with("lone", "2")).is_err());
    }
}

/// CA-05: two players can also sit on opposite corners; for more there is no such choice.
#[test]
fn two_players_can_sit_on_opposite_corners() {
    let position = game(&Setup::players(2).with("start", "1").with("corners", "opposite"), "");
    assert_eq!((position.home(seat(1)), position.goal(seat(1))), (Corner::Nw, Corner::Se));
    assert_eq!((position.home(seat(2)), position.goal(seat(2))), (Corner::Se, Corner::Nw));
    for players in [3, 4] {
        assert!(Position::from_setup(&Setup::players(players).with("corners", "opposite")).is_err());
    }
    let setup = Setup::players(2).with("corners", "opposite");
    let mut scene = Scene::at(&setup, "l12v c1h").on(1, "l13").turn(2);
    play(&mut scene, "~d1 start-l13");
    assert_eq!(scene.pieces(seat(2)).waiting, 3);
}

/// CA-01, CA-05, CA-06, CA-20: the options, in their order, with their defaults.
#[test]
fn the_options_and_their_defaults() {
    let defaults = |players| {
        let options = Options::of::<Position>(&Setup::players(players)).expect("the defaults are valid");
        let pairs: Vec<String> =
            options.pairs().iter().map(|(key, value)| format!("{key}={value}")).collect();
        pairs.join(" ")
    };
    assert_eq!(defaults(2), "board=14 laying=turns corners=neighbours limit=300 start=random");
    assert_eq!(defaults(3), "board=14 laying=turns lone=random limit=300 start=random");
    assert_eq!(defaults(4), "board=14 laying=turns limit=300 start=random");
}

/// CA-06, CA-08: the start player is drawn by lot unless named, and only then anything happens.
#[test]
fn the_lot_comes_first() {
    let mut position = game(&Setup::players(3), "~lone:1");
    assert_eq!(position.actor(), Actor::Chance);
    assert!(position.play_token("~start:4").is_err());
    assert!(position.play_token("~lone:2").is_err());
    assert!(position.play_token("~d4").is_err());
    play(&mut position, "~start:3");
    assert_eq!(position.actor(), Actor::Seat(seat(3)));
}

/// The squares of a set are dealt out to four words; nobody who reads it notices.
#[test]
fn a_set_has_its_squares_in_reading_order() {
    let every = |step: usize| Field::all().skip(step / 2).step_by(step).collect::<Vec<_>>();
    for step in 1..40 {
        let (squares, set) = (every(step), every(step).into_iter().collect::<Fields>());
        assert_eq!(set.into_iter().collect::<Vec<_>>(), squares);
        assert_eq!((0..).map_while(|index| set.nth(index)).collect::<Vec<_>>(), squares);
        assert!(Field::all().all(|field| set.has(field) == squares.contains(&field)));
        let mut unordered = Vec::new();
        set.for_each(|field| unordered.push(field));
        unordered.sort();
        assert_eq!(unordered, squares);
    }
}
