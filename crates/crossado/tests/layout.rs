//! How the table looks, and what a player points at.

mod common;

use common::{Scene, game, legal, play, seat};
use crossado::{Move, Position};
use crosstable_core::{Layout, Message, Path, Play, Role, Setup, Target, Token, Viewer};

fn text(position: &Position) -> String {
    position.layout_for(Viewer::Spectator).text_board(ToString::to_string)
}

fn path(steps: &str) -> Path {
    steps.split_whitespace().map(Target::from).collect()
}

fn notes(position: &Position) -> Vec<String> {
    position.layout_for(Viewer::Spectator).notes.iter().map(ToString::to_string).collect()
}

fn labels(layout: &Layout) -> Vec<String> {
    layout.board.iter().filter_map(|cell| cell.label.as_ref()).map(Message::to_string).collect()
}

/// CA-01, CA-12: islands, planks and pieces, several on one field.
#[test]
fn the_board_in_plain_characters() {
    let scene = Scene::new(4, "c1h f1h c2v g5h l12v j8v");
    let position =
        scene.on(1, "d1 g5").on(2, "g5 h5").on(3, "g5 c4 l12").on(4, "g5 l12").arrived(2, 2).rolled(6);
    let expected = r"    a    b    c    d    e    f    g    h    i    j    k    l    m    n
 1 /1> 11..\ ======1======= ==============  ~    ~    ~    ~   /2> ....\
 2 \>3 ..../ .--.  ~    ~    ~    ~    ~    ~    ~    ~    ~   \>4 ..../
 3  ~    ~   |  |  ~    ~    ~    ~    ~    ~    ~    ~    ~    ~    ~
 4  ~    ~   '3-'  ~    ~    ~    ~    ~    ~    ~    ~    ~    ~    ~
 5  ~    ~    ~    ~    ~    ~   1234==2=======  ~    ~    ~    ~    ~
 6  ~    ~    ~    ~    ~    ~    ~    ~    ~    ~    ~    ~    ~    ~
 7  ~    ~    ~    ~    ~    ~    ~    ~    ~    ~    ~    ~    ~    ~
 8  ~    ~    ~    ~    ~    ~    ~    ~    ~   .--.  ~    ~    ~    ~
 9  ~    ~    ~    ~    ~    ~    ~    ~    ~   |  |  ~    ~    ~    ~
10  ~    ~    ~    ~    ~    ~    ~    ~    ~   '--'  ~    ~    ~    ~
11  ~    ~    ~    ~    ~    ~    ~    ~    ~    ~    ~    ~    ~    ~
12  ~    ~    ~    ~    ~    ~    ~    ~    ~    ~    ~   .34.  ~    ~
13 /4> 44..\  ~    ~    ~    ~    ~    ~    ~    ~    ~   |  | /3> 3...\
14 \>2 22../  ~    ~    ~    ~    ~    ~    ~    ~    ~   '--' \>1 ..../

> board-seat who=seat 1: crossado-board-seat corner=nw waiting=2 crossing=2
    arrived=0 planks=0
  board-seat who=seat 2: crossado-board-seat corner=ne waiting=0 crossing=2
    arrived=2 planks=0
  board-seat who=seat 3: crossado-board-seat corner=se waiting=1 crossing=3
    arrived=0 planks=0
  board-seat who=seat 4: crossado-board-seat corner=sw waiting=2 crossing=2
    arrived=0 planks=0
crossado-board-walks-or-takes who=seat 1 die=6
crossado-board-turn turn=1 limit=1200
";
    assert_eq!(text(&position), expected);
}

/// CA-04: with Unicode, too, a plank is one piece; wood fills the column between its squares, and only there.
#[test]
fn a_plank_is_drawn_in_one_piece() {
    let position = Scene::new(2, "c4h c5v").on(2, "d4").turn(1);
    let layout = position.layout_for(Viewer::Spectator);
    let drawn = |plank: &str| -> Vec<(u16, u16, String)> {
        let target = Target::from(plank);
        let wood = layout.cells_at(&target).filter(|cell| cell.role == Role::Wood);
        wood.map(|cell| (cell.x, cell.width, cell.content(true, ToString::to_string))).collect()
    };
    assert_eq!(drawn("c4h"), [(13, 4, "╞═══".into()), (17, 5, "═════".into()), (22, 5, "════╡".into())]);
    assert_eq!(drawn("c5v"), [(13, 4, "╓──╖".into()), (13, 4, "║  ║".into()), (13, 4, "╙──╜".into())]);
    let piece = layout.board.iter().find(|cell| cell.role == Role::Seat(seat(2)) && cell.y == 4);
    assert_eq!(piece.map(|cell| (cell.x, cell.target.clone())), Some((19, Some(Target::from("d4")))));
}

/// A screen reader says where planks lie and pieces stand, and how many are on the islands.
#[test]
fn labels_tell_what_the_board_shows() {
    let position = Scene::new(2, "c1h n10v").on(1, "d1").on(2, "d1 e1").arrived(1, 3).turn(1);
    let layout = position.layout_for(Viewer::Seat(seat(1)));
    assert_eq!(
        labels(&layout),
        [
            "crossado-board-plank from=c1 to=e1",
            "crossado-board-plank from=n10 to=n12",
            "crossado-board-start corner=nw who=seat 1 count=0",
            "crossado-board-start corner=ne who=seat 2 count=2",
            "crossado-board-goal corner=se who=seat 1 count=3",
            "crossado-board-goal corner=sw who=seat 2 count=0",
            "crossado-board-piece who=seat 1 field=d1",
            "crossado-board-piece who=seat 2 field=d1",
            "crossado-board-piece who=seat 2 field=e1",
        ]
    );
}

/// CA-06, CA-15, CA-17, CA-18: the first note says what is to happen.
#[test]
fn the_first_note_says_what_is_to_happen() {
    let setup = Setup::players(2).with("limit", "20");
    let mut position = game(&setup, "");
    assert_eq!(notes(&position), ["crossado-board-lot"]);
    play(&mut position, "~start:2");
    assert_eq!(notes(&position), ["crossado-board-lays who=seat 2"]);
    let mut position = Scene::at(&setup, "g5h").turn(2);
    let turn = "crossado-board-turn turn=1 limit=40";
    assert_eq!(notes(&position), ["crossado-board-rolls who=seat 2", turn]);
    play(&mut position, "~d4");
    assert_eq!(notes(&position)[0], "crossado-board-rolls-again who=seat 2 roll=2 rolls=3");
    play(&mut position, "~d1");
    assert_eq!(notes(&position)[0], "crossado-board-stuck-takes who=seat 2 die=1 why=island");
    play(&mut position, "take:g5h");
    assert_eq!(notes(&position)[0], "crossado-board-relays who=seat 2 die=1 plank=g5h from=g5 to=i5");
    play(&mut position, "lay:g6h");
    assert_eq!(notes(&position), ["crossado-board-stuck-passes who=seat 2 die=1 why=island", turn]);
    let mut position = Scene::new(2, "l12v").on(1, "l13").arrived(1, 3).rolled(1);
    assert_eq!(notes(&position)[0], "crossado-board-walks who=seat 1 die=1");
    play(&mut position, "l13-goal");
    assert_eq!(notes(&position), ["crossado-board-over"]);
    let position = Scene::new(2, "c1h f1h").rolled(3);
    assert_eq!(notes(&position)[0], "crossado-board-walks who=seat 1 die=3");
}

/// CA-05: each seat finds its own islands under the names of its moves, and the others by their corners.
#[test]
fn islands_are_named_as_in_the_viewers_moves() {
    let position = Scene::new(3, "c1h").turn(1);
    let line = |viewer: Viewer, island: &str| -> Vec<u16> {
        let layout = position.layout_for(viewer);
        layout.cells_at(&Target::from(island)).map(|cell| cell.x + 100 * cell.y).collect()
    };
    assert_eq!(line(Viewer::Seat(seat(1)), "start"), [204, 104]);
    assert_eq!(line(Viewer::Seat(seat(3)), "goal"), [204, 104]);
    assert_eq!(line(Viewer::Seat(seat(2)), "nw"), [204, 104]);
    assert_eq!(line(Viewer::Spectator, "se"), [1464, 1364]);
    assert!(line(Viewer::Spectator, "start").is_empty());
}

/// CA-07: every place of a plank is an area, legal or not, and none leaves the river.
#[test]
fn areas_are_all_places_on_the_river() {
    let setup = Setup::players(2).with("board", "12").with("start", "1");
    let mut position = game(&setup, "");
    let areas = position.layout_for(Viewer::Spectator).areas;
    assert_eq!(areas.len(), legal(&position).len());
    assert_eq!(areas[&Target::from("e5v")], path("e5 e6 e7"));
    assert_eq!(areas[&Target::from("j3h")], path("j3 k3 l3"));
    assert!(!areas.contains_key(&Target::from("i1h")) && !areas.contains_key(&Target::from("k3h")));
    play(&mut position, "plank:e5h");
    assert_eq!(position.layout_for(Viewer::Spectator).areas, areas);
}

/// CA-06, CA-15: who has a plank to lay picks how it lies, and sees it lie.
#[test]
fn a_plank_in_the_hand_can_be_laid_both_ways() {
    let hand = |position: &Position, number: usize| -> Vec<String> {
        let layout = position.layout_for(Viewer::Seat(seat(number)));
        layout.hand.iter().filter_map(|cell| cell.target.as_ref()).map(ToString::to_string).collect()
    };
    let mut position = game(&Setup::players(2).with("start", "1"), "");
    assert_eq!([hand(&position, 1), hand(&position, 2)], [["plank-h", "plank-v"]; 2]);
    assert!(position.layout_for(Viewer::Spectator).hand.is_empty());
    let layout = position.layout_for(Viewer::Seat(seat(1)));
    let ghosts: Vec<String> =
        layout.hand.iter().flat_map(|cell| &cell.ghost).map(|art| art.unicode().into()).collect();
    assert_eq!(ghosts.concat(), " ╞════════════╡ ╓──╖ ║  ║ ╙──╜");
    position = Scene::new(2, "g5h").rolled(6);
    assert_eq!(hand(&position, 1), [""; 0]);
    play(&mut position, "take:g5h");
    assert_eq!(hand(&position, 1), ["lay-h", "lay-v"]);
    assert_eq!(hand(&position, 2), [""; 0]);
}

/// What is picked, then where it goes; the path leads back to the move.
#[test]
fn paths_lead_to_moves_and_back() {
    for (token, steps) in [
        ("plank:e5h", "plank-h e5h"),
        ("plank:e5v", "plank-v e5v"),
        ("take:n12v", "take n12v"),
        ("lay:j9v", "lay-v j9v"),
        ("e2-d2", "e2 d2"),
        ("f3-f3", "f3 f3"),
        ("start-c1", "start c1"),
        ("n12-goal", "n12 goal"),
        ("pass", "pass"),
    ] {
        let mv: Move = token.parse().expect("a token");
        assert_eq!(mv.paths(), [path(steps)], "{token}");
        assert_eq!(Move::from_path(&path(steps)), Some(mv), "{token}");
    }
    for nowhere in
        ["", "e5", "plank-h", "plank-h e5v", "lay-v j9", "take e5", "pass pass", "e2 d2 c2", "nw c1"]
    {
        assert_eq!(Move::from_path(&path(nowhere)), None, "{nowhere}");
    }
    assert!("~d4".parse::<Move>().expect("a token").paths().is_empty());
}

/// CA-10: a piece that comes back in a circle is picked and sent to the same field.
#[test]
fn a_circle_is_among_the_choices() {
    let position = Scene::new(2, "c4h f4v c5h c6h").on(1, "c4").rolled(6);
    let moves = position.choices().expect("a seat is to move").moves();
    assert!(moves.contains(&(path("c4 c4"), "c4-c4".into())), "{moves:?}");
}

/// CA-05: before the lot has said who is alone, nobody has a corner; the lot is told.
#[test]
fn nobody_has_a_corner_before_the_lot() {
    let mut position = game(&Setup::players(3), "");
    let layout = position.layout_for(Viewer::Seat(seat(1)));
    assert!(labels(&layout).iter().all(|label| !label.contains("who=")), "{:?}", labels(&layout));
    assert_eq!(layout.seats[0].text.to_string(), "crossado-board-seat-open planks=6");
    assert_eq!(notes(&position), ["crossado-board-lone"]);
    let told = position.message("~lone:3".parse().expect("a token"), Viewer::Spectator);
    assert_eq!(told.to_string(), "crossado-log-lone who=seat 3");
    play(&mut position, "~lone:3");
    assert_eq!(notes(&position), ["crossado-board-lot"]);
    assert!(labels(&position.layout_for(Viewer::Spectator)).iter().any(|label| label.contains("who=seat 3")));
}
