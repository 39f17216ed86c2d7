//! How the table looks, and what a player can point at.

mod common;

use common::{opened, play, scene, seat};
use cross_roads::{Finish, Position};
use crosstable_core::{Layout, LayoutCell, Play, Role, Target, Viewer};

fn layout(position: &Position, number: usize) -> Layout {
    position.layout_for(Viewer::Seat(seat(number)))
}

/// The board alone, in ASCII or in Unicode.
fn drawn(layout: &Layout, unicode: bool) -> String {
    let (width, height) = layout.size();
    let mut grid = vec![vec![' '; width.into()]; height.into()];
    for cell in &layout.board {
        for (dy, line) in cell.lines(unicode, ToString::to_string).into_iter().enumerate() {
            for (dx, c) in line.chars().enumerate() {
                grid[usize::from(cell.y) + dy][usize::from(cell.x) + dx] = c;
            }
        }
    }
    let lines = grid.into_iter().map(|line| line.into_iter().collect::<String>().trim_end().to_owned());
    lines.fold("\n".to_owned(), |text, line| text + &line + "\n")
}

fn notes(layout: &Layout) -> Vec<String> {
    layout.notes.iter().map(ToString::to_string).collect()
}

fn seats(layout: &Layout) -> Vec<String> {
    layout.seats.iter().map(|line| line.text.to_string()).collect()
}

fn cell<'a>(layout: &'a Layout, target: &str) -> &'a LayoutCell {
    let found = layout.board.iter().find(|cell| cell.target.as_ref().is_some_and(|at| at.as_str() == target));
    found.expect("the cell is on the board")
}

/// CR-03: cards have rims, lines join their halves, and arrows show where they go on beneath others.
#[test]
fn cards_are_drawn_with_their_layers() {
    let table = "2/8@0,0e 3/7@1,1n 2/5@2,1w 4/9@3,-1s";
    let layout = layout(&scene(table, &["1/6 1/2", "1/5", "1/7"]).position(), 1);
    let ascii = "
    -1   0   1   2   3   4
 -2                  .
                   +---+
 -1      .   .   . | 4 | .
       +---+---+   | : |
  0  . | 2-> 7 | . | 9 | .
       +---+-v-+---+---+
  1      . | 5---2 | .
           +-------+
  2          .   .
";
    let unicode = "
    -1   0   1   2   3   4
 -2                  ·
                   ╭───╮
 -1      ·   ·   · │ 4 │ ·
       ╭───┬───╮   │ ┃ │
  0  · │ 2━▸ 7 │ · │ 9 │ ·
       ╰───┼─▾─┴───┼───╯
  1      · │ 5━━━2 │ ·
           ╰───────╯
  2          ·   ·
";
    assert_eq!((drawn(&layout, false).as_str(), drawn(&layout, true).as_str()), (ascii, unicode));
    let label = |target| cell(&layout, target).label.as_ref().map(ToString::to_string);
    assert_eq!(label("0,0").unwrap(), "cross-roads-board-half-beneath number=2 cell=0,0 other=1,0");
    assert_eq!(label("1,1").unwrap(), "cross-roads-board-half number=5 cell=1,1 other=2,1");
    assert_eq!(label("2,0"), None);
    assert_eq!(cell(&layout, "2,0").role, Role::Free);
    assert!(matches!(cell(&layout, "0,0").role, Role::Card(_)));
}

/// CR-03: what is too wide for 80 columns goes on below.
#[test]
fn a_wide_table_is_drawn_in_parts() {
    let steps: Vec<String> = (0..12).map(|x| format!("2/8@{},0e", 2 * x)).collect();
    let layout = layout(&scene(&steps.join(" "), &["1/4", "1/5"]).position(), 1);
    assert_eq!(layout.size(), (80, 12));
    let halves: Vec<u16> = ["0,0", "17,0", "18,0", "23,0"].map(|at| cell(&layout, at).y).into();
    assert_eq!(halves, [3, 3, 9, 9]);
    assert!(drawn(&layout, false).lines().all(|line| line.len() <= 80));
}

/// CR-05: the places where a card of the hand fits are named for the seat to move, with the cells in the order in which
/// the card covers them.
#[test]
fn places_are_named_for_the_seat_to_move() {
    let position = scene("2/8@0,0e", &["1/4 5/6", "1/5"]).position();
    let areas = layout(&position, 1).areas;
    let named: Vec<&str> = areas.keys().map(Target::as_str).collect();
    assert_eq!(named, ["0,0n", "0,0s"]);
    assert_eq!(areas[&Target::new("0,0n")], [Target::new("0,0"), Target::new("0,-1")]);
    assert!(layout(&position, 2).areas.is_empty());
    assert!(position.layout_for(Viewer::Spectator).areas.is_empty());
}

/// G-05: the hand is the viewer's own; a card shows on the board with its smaller number first.
#[test]
fn the_hand_lies_beside_the_board() {
    let position = scene("2/8@0,0e", &["1/4 5/6", "1/5"]).position();
    let hand = layout(&position, 1).hand;
    assert_eq!(hand.len(), 2);
    assert_eq!(hand[0].target, Some(Target::new("1/4")));
    assert_eq!(hand[0].ghost, ["1".into(), "4".into()]);
    assert_eq!(layout(&position, 2).hand.len(), 1);
    assert!(position.layout_for(Viewer::Spectator).hand.is_empty());
    let actions = layout(&position, 1).actions;
    assert_eq!(actions.iter().filter_map(|cell| cell.target.as_ref()).count(), 2);
}

/// CR-04: before the first card there is no board, but everything else is said.
#[test]
fn the_start_is_told_step_by_step() {
    let mut position = opened(2, &[]);
    let layout = |position: &Position| position.layout_for(Viewer::Spectator);
    assert!(layout(&position).board.is_empty());
    assert_eq!(
        notes(&layout(&position)),
        ["cross-roads-board-deal who=seat 1", "cross-roads-board-pile count=54"]
    );
    play(&mut position, "~1/2 ~1/2 ~3/4 ~5/6 ~7/8 ~1/3 ~1/4 ~1/5 ~1/6 ~1/7");
    assert_eq!(notes(&layout(&position))[0], "cross-roads-board-turn-up");
    play(&mut position, "~3/8");
    assert_eq!(notes(&layout(&position))[0], "cross-roads-board-lot");
}

/// CR-10 to CR-15: what there is to do, and what it would set off.
#[test]
fn what_is_due_comes_first() {
    let crossed = scene("2/8@0,0e 3/7@1,1n", &["1/6 1/2", "1/5"]).pile("8/9").position();
    assert_eq!(
        notes(&layout(&crossed, 1)),
        [
            "cross-roads-board-turn who=seat 1",
            "cross-roads-board-pile count=1",
            "cross-roads-board-whiff who=seat 2 places=0,0e",
            "cross-roads-board-legend",
        ]
    );
    assert_eq!(notes(&layout(&crossed, 2)).len(), 3);
    let stuck = |pile| scene("2/8@0,0e", &["4/5", "1/5"]).pile(pile).position();
    assert_eq!(notes(&layout(&stuck("8/9"), 1))[0], "cross-roads-board-must-draw");
    assert_eq!(notes(&layout(&stuck(""), 1))[0], "cross-roads-board-must-pass");
    assert_eq!(notes(&layout(&stuck(""), 2))[0], "cross-roads-board-turn who=seat 1");

    let mut position = scene("7/9@0,0n 4/8@1,0n", &["5/6 1/2 3/9", "1/5", "1/7"]).pile("2/3").position();
    assert_eq!(notes(&layout(&position, 1))[2], "cross-roads-board-reeky-short places=0,0e");
    play(&mut position, "5/6@1,0w");
    assert_eq!(notes(&layout(&position, 1))[0], "cross-roads-board-draws who=seat 2 more=1");
    play(&mut position, "~2/3");
    assert_eq!(notes(&layout(&position, 1))[0], "cross-roads-board-takes who=seat 3 from=seat 1 more=0");
    assert_eq!(layout(&position, 1).turn, Some(seat(1)));
}

/// G-05, CR-15: what the viewer knows of other hands, and what others know of the viewer's.
#[test]
fn what_was_seen_is_told() {
    let mut position = scene("7/9@0,0n 4/8@1,0n", &["5/6 1/2 3/9", "1/5", "1/7"]).position();
    play(&mut position, "5/6@1,0w ~3/9");
    let told = |number| seats(&layout(&position, number));
    assert_eq!(told(1)[1], "cross-roads-board-seat rank=0 known=3/9 knows=none cards=2");
    assert_eq!(told(2)[0], "cross-roads-board-seat rank=0 known=none knows=3/9 cards=1");
    assert_eq!(told(2)[1], "cross-roads-board-cards cards=2");
    assert_eq!(told(3)[1], "cross-roads-board-cards cards=2");
}

/// CR-19, CR-20: a closing round is announced, and the end gives the ranks.
#[test]
fn the_end_is_told() {
    let mut position = scene("2/8@0,0e", &["1/4", "1/6 4/6"]).finish(Finish::Round).position();
    play(&mut position, "1/4@0,0s");
    assert_eq!(notes(&layout(&position, 1))[1], "cross-roads-board-closing");
    play(&mut position, "pass");
    let over = layout(&position, 1);
    assert_eq!(notes(&over)[..2], ["cross-roads-board-win who=seat 1", "cross-roads-board-pile count=0"]);
    assert_eq!(seats(&over)[1], "cross-roads-board-seat rank=2 known=none knows=none cards=2");

    let mut shared = scene("2/8@0,0e", &["4/5", "5/6"]).position();
    play(&mut shared, "pass pass");
    assert_eq!(notes(&layout(&shared, 1))[0], "cross-roads-board-over");
}
