//! The layout: what terminals, plain text and screen readers show.

use cross_n_go::Colour;
use crosstable_core::{Colour as Hue, Game, Layout, Play, Role, Target, Viewer};

use crate::table::{Table, seat};

fn board(layout: &Layout) -> Vec<String> {
    let text = layout.text_board(ToString::to_string);
    text.lines().map(str::to_owned).collect()
}

fn table() -> Table {
    let mut table = Table::new(2);
    table.joker("2.1", None).joker("5.5", Some(2)).figures(Colour::Blue, &["7.2", "12.6", "12.6"]);
    table.play("~d4 shift:9r shift:2l");
    table
}

/// G-05: the board shows the bars as they lie, figures and jokers, with an arrow at both ends of each bar.
#[test]
fn the_board_shows_the_bars_as_they_lie() {
    let expected = "\
12                       <[ .   Y   .   G   .   B2  .   R ]>
11                       <[ R   Y   .   G   .   R   B   Y ]>
10                       <[ G   R   B   Y   .   G   Y   . ]>
 9    +1                     <[ .   G   .   Y   B   G   R   B ]>
 8                       <[ R   B   .   G   R   Y   .   B ]>
 7                       <[ Y   B1  G   R   Y   .   G   . ]>
 6                       <[ B   .   Y   B   G   .   Y   R ]>
 5                       <[ .   Y   G   .   B~  R   G   B ]>
 4                       <[ Y   G   R   .   Y   B   R   . ]>
 3                       <[ G   .   B   R   .   Y   R   G ]>
 2    -1             <[ B#  R   Y   .   R   .   B   G ]>
 1                       <[ R3  .   B   .   G   .   Y   . ]>";
    let lines = board(&table().0.layout_for(Viewer::Spectator));
    assert_eq!(lines[1..13].join("\n"), expected, "\n{}", lines.join("\n"));
    assert!(lines[0].contains("v cross-n-go-board-side side=far who=seat 2"));
    assert!(lines[13].contains("^ cross-n-go-board-side side=near who=seat 1"));
}

/// CN-06: who sits at the far side sees the table from there, with the own figures running upwards.
#[test]
fn the_far_side_sees_the_table_turned_round() {
    let layout = table().0.layout_for(Viewer::Seat(seat(2)));
    let lines = board(&layout);
    assert!(lines[0].contains("v cross-n-go-board-side side=far who=seat 1"));
    assert_eq!(lines[1], " 1                       <[ .   Y   .   G   .   B   .   R3]>");
    assert_eq!(lines[2], " 2    +1                     <[ G   B   .   R   .   Y   R   B#]>");
    assert_eq!(lines[9], " 9    -1             <[ B   R   G   B   Y   .   G   . ]>");
    assert!(lines[13].contains("^ cross-n-go-board-side side=near who=seat 2"));
    // The arrow that points to the right shifts to the left as the near side sees it.
    let cell =
        |name: &'static str| layout.board.iter().find(|cell| cell.target == Some(Target::new(name))).unwrap();
    assert!(cell("9l").x > cell("9r").x);
    assert_eq!(cell("9l").label.as_ref().unwrap().to_string(), "cross-n-go-board-arrow row=9 way=right");
    assert_eq!(cell("12.6").art.as_ref().unwrap().unicode(), "B▲2");
}

/// CN-19: figures and jokers differ from free fields by more than their colour.
#[test]
fn pieces_stand_out() {
    let layout = table().0.layout_for(Viewer::Spectator);
    let look = |name: &'static str| {
        let cell = layout.board.iter().find(|cell| cell.target == Some(Target::new(name))).unwrap();
        (cell.role, cell.art.as_ref().unwrap().unicode().to_owned(), cell.label.as_ref().unwrap().to_string())
    };
    let seen = |role, art: &str, label: &str| (role, art.to_owned(), label.to_owned());
    assert_eq!(
        look("7.2"),
        seen(
            Role::Piece(Hue::Blue),
            " B▼",
            "cross-n-go-board-figure cell=7.2 colour=blue who=seat 2 count=1"
        )
    );
    assert_eq!(
        look("2.1"),
        seen(Role::Piece(Hue::Grey), " B◆", "cross-n-go-board-joker-stays cell=2.1 colour=blue")
    );
    assert_eq!(
        look("5.5"),
        seen(Role::Piece(Hue::Grey), " B◇", "cross-n-go-board-joker-until cell=5.5 colour=blue who=seat 2")
    );
    assert_eq!(
        look("7.1"),
        seen(Role::Card(Hue::Yellow), " Y ", "cross-n-go-board-field cell=7.1 colour=yellow")
    );
}

/// CN-19, CN-23, CN-24: seats, what is due, when a joker goes, and the round are told beside the board.
#[test]
fn the_rest_is_told_beside_the_board() {
    let layout = table().0.layout_for(Viewer::Spectator);
    let seats: Vec<String> = layout.seats.iter().map(|line| line.text.to_string()).collect();
    assert_eq!(
        seats,
        [
            "cross-n-go-board-seat colour=red second=none across=0 rows=36 jokers=1",
            "cross-n-go-board-seat colour=blue second=none across=0 rows=31 jokers=1",
        ]
    );
    assert_eq!(layout.turn, Some(seat(1)));
    let notes: Vec<String> = layout.notes.iter().map(ToString::to_string).collect();
    assert_eq!(
        notes,
        [
            "cross-n-go-board-due-shift who=seat 1 points=2",
            "cross-n-go-board-joker-goes cell=5.5 who=seat 2",
            "cross-n-go-board-round round=1 limit=200",
            "cross-n-go-board-count from=left",
        ]
    );
    let actions: Vec<_> = layout.actions.iter().map(|cell| cell.target.as_ref().unwrap().as_str()).collect();
    assert_eq!(actions, ["shift", "run", "block", "back", "swap", "end"]);
}

/// CN-11, CN-13: it is told what can be done once the points are used: run, or end the turn.
#[test]
fn it_is_told_whether_a_figure_can_run() {
    let due = |table: &Table| table.0.layout_for(Viewer::Spectator).notes[0].to_string();
    let mut table = Table::new(2);
    assert_eq!(due(&table), "cross-n-go-board-due-roll who=seat 1");
    table.hold(1, 0).play("~d1");
    let mut other = table.clone();
    assert_eq!(due(table.play("shift:2l")), "cross-n-go-board-due-run who=seat 1");
    assert_eq!(due(other.play("shift:9l")), "cross-n-go-board-due-end who=seat 1");
    assert_eq!(due(Table::new(2).play("~d6")), "cross-n-go-board-due-again who=seat 1");
}

/// CN-10: however wide the staircase, the board fits into 80 columns and shows every field.
#[test]
fn a_wide_staircase_still_fits() {
    for step in 0..=7 {
        let mut table = Table::new(4);
        table.offsets([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(|row| 900 - row * step));
        for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(2))] {
            let layout = table.0.layout_for(viewer);
            assert!(layout.size().0 <= 80 && layout.size().1 == 15);
            let lines = board(&layout);
            assert!(
                lines[1..13].iter().all(|line| line.matches(char::is_alphabetic).count() >= 4),
                "{lines:#?}"
            );
            // Tightly drawn at a step of 2, flush and with a hint from a step of 3.
            let told = layout.notes.iter().any(|note| note.key == "cross-n-go-board-too-wide");
            assert_eq!(told, step >= 3, "{lines:#?}");
            assert!(lines.iter().any(|line| line.contains("900")));
        }
    }
}

/// CN-10: a bar that slides leaves the others where they are on the screen.
#[test]
fn only_the_bar_that_slides_moves() {
    let mut table = Table::new(2);
    table.points(1, 4);
    let before = board(&table.0.layout_for(Viewer::Spectator));
    table.play("shift:6l shift:6l shift:6l");
    let after = board(&table.0.layout_for(Viewer::Spectator));
    assert!((1..13).all(|line| (before[line] == after[line]) == (line != 7)), "{after:#?}");
}

/// G-05: before the bars are laid there is a layout too.
#[test]
fn the_empty_table_has_a_layout() {
    let layout = Table::empty(2).0.layout_for(Viewer::Spectator);
    assert_eq!(layout.notes[0].to_string(), "cross-n-go-board-due-bars");
    assert!(layout.board.is_empty() && layout.seats[0].text.to_string().contains("colour=none"));
}

/// CN-23: at the end it is told who has won.
#[test]
fn the_winner_is_told() {
    let mut table = Table::new(2);
    table.edit(|view| {
        view.phase = cross_n_go::Phase::Over;
        view.seats[1].across = view.figures;
    });
    let layout = cross_n_go::Position::layout(&table.view());
    assert_eq!(
        (layout.notes[0].to_string().as_str(), layout.turn),
        ("cross-n-go-board-won who=seat 2", None)
    );
}
