//! The text board and the JSON of a view.

mod common;

use common::{Scene, game, play};
use crosstable_core::{Play, Setup, Viewer};

/// CA-01, CA-12: islands, planks and pieces, several on one field.
#[test]
fn the_board_in_plain_characters() {
    let scene = Scene::new(4, "c1h f1h c2v g5h l12v j8v");
    let position =
        scene.on(1, "d1 g5").on(2, "g5 h5").on(3, "g5 c4 l12").on(4, "g5 l12").arrived(2, 2).rolled(6);
    let expected = "    a    b    c    d    e    f    g    h    i    j    k    l    m    n
 1 #1: 11  # ======1======= ==============  .    .    .    .   #2:     #
 2 #>3:    # .--.  .    .    .    .    .    .    .    .    .   #>4:    #
 3  .    .   |  |  .    .    .    .    .    .    .    .    .    .    .
 4  .    .   '3-'  .    .    .    .    .    .    .    .    .    .    .
 5  .    .    .    .    .    .   1234==2=======  .    .    .    .    .
 6  .    .    .    .    .    .    .    .    .    .    .    .    .    .
 7  .    .    .    .    .    .    .    .    .    .    .    .    .    .
 8  .    .    .    .    .    .    .    .    .   .--.  .    .    .    .
 9  .    .    .    .    .    .    .    .    .   |  |  .    .    .    .
10  .    .    .    .    .    .    .    .    .   '--'  .    .    .    .
11  .    .    .    .    .    .    .    .    .    .    .    .    .    .
12  .    .    .    .    .    .    .    .    .    .    .   .34.  .    .
13 #4: 44  #  .    .    .    .    .    .    .    .    .   |  | #3: 3   #
14 #>2:22  #  .    .    .    .    .    .    .    .    .   '--' #>1:    #

seat  from  to  waiting  arrived  in hand  pieces on
* 1   nw    se        2        0        0  d1 g5
  2   ne    sw        0        2        0  g5 h5
  3   se    nw        1        0        0  c4 g5 l12
  4   sw    ne        2        0        0  g5 l12
planks: c1h f1h g5h c2v j8v l12v
Turn 1 of 1200: seat 1 rolled a 6, may take a plank, and moves.
";
    assert_eq!(position.text_board(Viewer::Spectator), expected);
}

/// CA-06, CA-15, CA-18: the last line says what is to happen.
#[test]
fn the_last_line_says_what_is_to_happen() {
    let mut position = game(&Setup::players(2).with("limit", "20"), "");
    let last = |position: &crossado::Position| {
        position.text_board(Viewer::Spectator).lines().last().expect("a line").to_owned()
    };
    assert_eq!(last(&position), "The lot says who starts.");
    play(&mut position, "~start:2");
    assert_eq!(last(&position), "Seat 2 lays a plank.");
    let mut position = Scene::at(&Setup::players(2).with("limit", "20"), "g5h").turn(2);
    assert_eq!(last(&position), "Turn 1 of 40: the die is rolled for seat 2.");
    play(&mut position, "~d4");
    assert_eq!(last(&position), "Turn 1 of 40: seat 2 cannot move and rolls again for a 1 or a 6.");
    play(&mut position, "~d1 take:g5h");
    assert_eq!(last(&position), "Turn 1 of 40: seat 2 rolled a 1, has taken g5h and lays it elsewhere.");
    play(&mut position, "lay:g6h");
    assert_eq!(last(&position), "Turn 1 of 40: seat 2 rolled a 1 and moves.");
    let mut position = Scene::new(2, "l12v").on(1, "l13").arrived(1, 3).rolled(1);
    play(&mut position, "l13-goal");
    assert_eq!(last(&position), "The game is over.");
}
