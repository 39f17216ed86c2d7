//! How the table looks.

mod common;

use common::{board, dealt, play, play_drawing};
use crosstable_core::{Art, Colour, Game, Layout, Message, Play, Role, Seat, Setup, Target, Viewer};
use mixx::Position;

const FIRST: Viewer = Viewer::Seat(Seat::new(0));

/// A cross whose centre is the yellow shell.
fn small_cross() -> Position {
    let hands = ["yellow-shell red-jellyfish orange-starfish", "red-starfish pink-turtle pink-propeller"];
    let mut table = dealt(&hands);
    play(
        &mut table,
        "yellow-shell@0,0 ~green-shell red-starfish@1,0 ~green-turtle red-jellyfish@0,1 ~blue-fish",
    );
    table
}

/// Messages by their key and arguments, but words on cards and names of cards as they are in tokens.
fn say(message: &Message) -> String {
    let args: Vec<String> = message.args.iter().map(|(_, value)| value.to_string()).collect();
    match &*message.key {
        "mixx-board-colour" | "mixx-board-motif" => args.concat(),
        "mixx-board-colour-short" | "mixx-board-motif-short" => args.concat().chars().take(8).collect(),
        "mixx-board-card" => args.join(" "),
        _ => message.to_string(),
    }
}

fn text(table: &Position, viewer: Viewer) -> String {
    table.layout_for(viewer).text_board(say)
}

fn notes(layout: &Layout) -> Vec<String> {
    layout.notes.iter().map(ToString::to_string).collect()
}

/// G-05: the board shows the cross with its free ends, all stocks, and what is to happen.
#[test]
fn the_board_shows_the_whole_table() {
    let expected = r"
           0,-1
       [    (@)    ]/    >*<    \
 -1,0  [  yellow   ]|    red    |  2,0
       [   shell   ]\ starfish  /
       /    /m\    \
       |    red    |
       \ jellyfish /
            0,2

  board-seat who=seat 1: mixx-board-seat won=0 held=3
> board-seat who=seat 2: mixx-board-seat won=0 held=3
    pink propeller  pink turtle  green turtle
  board-hand
    >*< orange starfish  ><> blue fish  (@) green shell
mixx-board-due-lay who=seat 2
mixx-board-table who=seat 1 count=3 misses=0
mixx-board-centre cell=0,0
mixx-board-pile count=55
";
    assert_eq!(format!("\n{}", text(&small_cross(), FIRST)), expected);
}

/// MX-02: all cards lie open; one's own are what can be picked.
#[test]
fn everybody_sees_all_cards_and_picks_own_ones() {
    let table = small_cross();
    let own = table.layout_for(FIRST);
    assert_eq!(own.hand.len(), 3);
    assert_eq!(own.seats.iter().map(|seat| seat.open.len()).collect::<Vec<_>>(), [0, 3]);
    let fish = own.pick(&Target::new("blue-fish")).unwrap();
    assert_eq!(fish.role, Role::Card(Colour::Blue));
    assert_eq!(fish.ghost, [Art::from(("><>", "><>"))]);
    let spectator = table.layout_for(Viewer::Spectator);
    assert!(spectator.hand.is_empty());
    assert_eq!(spectator.seats.iter().map(|seat| seat.open.len()).collect::<Vec<_>>(), [3, 3]);
}

/// MX-06: all that is drawn of a card belongs to its cell, and the centre is told from the other cards.
#[test]
fn the_cells_of_the_table_can_be_pointed_at() {
    let layout = small_cross().layout_for(FIRST);
    for (cell, label) in [
        ("0,0", "mixx-board-centre-card colour=yellow motif=shell cell=0,0"),
        ("1,0", "mixx-board-laid colour=red motif=starfish cell=1,0"),
        ("2,0", "mixx-board-free cell=2,0"),
    ] {
        let target = Target::new(cell);
        let labels = layout.cells_at(&target).filter_map(|part| part.label.as_ref());
        assert_eq!(labels.map(ToString::to_string).collect::<Vec<_>>(), [label]);
    }
    assert_eq!(layout.cells_at(&Target::new("1,0")).count(), 3);
    assert!(
        layout.targets().contains(&Target::new("miss")) && layout.targets().contains(&Target::new("stop"))
    );
    assert!(!layout.targets().contains(&Target::new("1,1")), "the centre is fixed");
}

/// MX-08: a run says so.
#[test]
fn a_run_is_announced() {
    let mut table = dealt(&["red-fish green-shell pink-chest", "blue-fish red-shell red-anchor"]);
    assert_eq!(notes(&table.layout_for(FIRST))[0], "mixx-board-due-first who=seat 1");
    play(&mut table, "red-fish@0,0 ~violet-turtle miss");
    let expected = [
        "mixx-board-due-run who=seat 1",
        "mixx-board-table who=seat 1 count=1 misses=1",
        "mixx-board-centre-open",
        "mixx-board-pile count=57",
    ];
    assert_eq!(notes(&table.layout_for(FIRST)), expected);
}

/// MX-15, MX-16: what is left out and that no cross is built stands there too.
#[test]
fn the_options_are_told() {
    let setup = Setup::players(2).with("shape", "line").with("without", "fish,chest").with("start", "1");
    let mut table = Position::from_setup(&setup).unwrap();
    while table.legal().is_empty() {
        common::draw_but(&mut table, "");
    }
    let notes = notes(&table.layout_for(Viewer::Spectator));
    let expected = [
        "mixx-board-line",
        "mixx-board-pile count=32",
        "mixx-board-without motif=fish",
        "mixx-board-without motif=chest",
    ];
    assert_eq!(notes[1..], expected);
}

/// MX-13: the winners are named, all who share the rank.
#[test]
fn the_end_names_the_winners() {
    let mut told = 0;
    common::random_games(&Setup::players(3).with("stock", "3"), 40, |seed, _, mv, after| {
        let Some(standing) = after.standing() else { return };
        let layout = after.layout_for(Viewer::Spectator);
        let winners = standing.winners().count();
        let key =
            if winners == 1 { "mixx-board-winner".into() } else { format!("mixx-board-winners-{winners}") };
        assert_eq!(layout.notes[0].key, key, "seed {seed} {mv}");
        let seats = layout.notes[0].args.iter().filter(|(_, value)| value.to_string().starts_with("seat"));
        assert_eq!(seats.count(), winners);
        assert!(layout.board.is_empty());
        told += 1;
    });
    assert_eq!(told, 40);
}

/// The board never breaks the 80 columns, and a full axis is shown with both ends of the other one.
#[test]
fn the_widest_axis_fits_eighty_columns() {
    let wide = [
        "pink-fish@0,0",
        "red-jellyfish@1,0",
        "blue-propeller@2,0",
        "green-starfish@3,0",
        "turquoise-shell@4,0",
        "yellow-chest@5,0",
        "orange-turtle@6,0",
    ];
    let cards: Vec<&str> = wide.iter().map(|lay| lay.split('@').next().unwrap()).collect();
    let of_seat = |first: usize| cards.iter().skip(first).step_by(2).copied().collect::<Vec<_>>().join(" ");
    let mut table = dealt(&[&of_seat(0), &format!("{} turquoise-jellyfish", of_seat(1))]);
    for lay in wide {
        play_drawing(&mut table, lay, "violet-anchor turquoise-jellyfish");
    }
    play(&mut table, "turquoise-jellyfish@0,1 ~violet-anchor");
    let layout = table.layout_for(Viewer::Spectator);
    assert_eq!(layout.size(), (80, 8), "{}", board(&table));
    let expected = r"
        0,-1
     [  ><>   ]/  /m\   \/  ~o~   \/  >*<   \/  (@)   \/  [=]   \/  (#)o  \
-1,0 [  pink  ]|  red   ||  blue  || green  ||turquois|| yellow || orange | 7,0
     [  fish  ]\jellyfis/\propelle/\starfish/\ shell  /\ chest  /\ turtle /
     /  /m\   \
     |turquois|
     \jellyfis/
        0,2
";
    let text = text(&table, Viewer::Spectator);
    assert!(format!("\n{text}").starts_with(expected), "{text}");
}
