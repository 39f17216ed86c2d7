//! One redaction for everything that leaves a table.

mod common;

use common::{ANNA, BEN, CARLA, Testing, entries, open, running, seat};
use crosstable_core::{Seat, Setup, Viewer};
use crosstable_games::GameId;
use crosstable_protocol::{Change, Clock};
use crosstable_table::{Entry, MemoryTable, TableSession};

fn game_of_three() -> MemoryTable {
    running(GameId::Crosswise, Setup::players(3).with("lone", "2"), &[ANNA, BEN, CARLA], Clock::Off, 4)
}

/// Everything that this viewer has been told about the table, as one text.
fn told(table: &MemoryTable, viewer: Viewer) -> String {
    let events = TableSession::events(table.log(), 0, viewer).expect("a table's own log");
    let view = table.table().view_with_layout(viewer);
    let steps: Vec<_> =
        (0..=table.table().decisions()).map(|step| table.table().replay_view(viewer, step)).collect();
    [serde_json::to_string(&events), serde_json::to_string(&view), serde_json::to_string(&steps)]
        .map(|json| json.expect("plain data"))
        .join("\n")
}

/// T-13: the seed is in nothing that anybody is told before the end, and in the last event after it.
#[test]
fn the_seed_stays_secret_until_the_end() {
    let mut table = game_of_three();
    let Entry::Created { seed, .. } = table.log()[0].entry else { panic!("created") };
    let mut steps = 0;
    loop {
        for viewer in Viewer::all(3) {
            assert!(!told(&table, viewer).contains(&seed.to_string()), "after {steps} decisions");
        }
        if table.table().decisions() >= 12 {
            break;
        }
        table.step();
        steps += 1;
    }
    assert_eq!(table.table().finished(), None);
    table.play_out(1);
    let finished = table.table().finished().expect("the game has ended");
    assert_eq!((finished.seed, finished.history.len()), (seed, table.table().decisions()));
    let changes = table.changes(Viewer::Spectator);
    assert!(matches!(changes.last(), Some(Change::Ended { seed: shown, .. }) if *shown == seed));
}

/// T-11: a spectator sees no drawn tile at all, a seat only its own.
#[test]
fn draws_of_others_are_hidden() {
    let table = game_of_three();
    let drawn = |viewer| {
        table.changes(viewer).into_iter().find_map(|change| match change {
            Change::Started { chance } => Some(chance),
            _ => None,
        })
    };
    let hidden = |viewer| {
        let tokens = drawn(viewer).expect("the game has started");
        tokens.iter().map(|token| token == "~?").collect::<Vec<_>>()
    };
    assert_eq!(hidden(Viewer::Spectator)[..14], [true; 14]);
    let mut second = [true; 14];
    second[4..10].fill(false);
    assert_eq!(hidden(Viewer::Seat(seat(2)))[..14], second, "seat 2 is alone and draws six");
}

/// T-11: the legal moves are told to the seat to move only; they would show its hand.
#[test]
fn legal_moves_are_for_the_seat_to_move() {
    let table = game_of_three();
    let to_move = table.table().to_move().expect("running");
    for viewer in Viewer::all(3) {
        assert_eq!(table.view(viewer).legal.is_none(), !viewer.is(to_move), "{viewer:?}");
    }
}

/// T-11: only the seat that draws a tile after its move sees it.
#[test]
fn tiles_drawn_in_play_are_hidden_from_others() {
    let mut table = game_of_three();
    for _ in 0..6 {
        table.step();
    }
    for viewer in Viewer::all(3) {
        let changes = table.changes(viewer);
        assert_eq!(changes.len(), table.log().len());
        for (entry, change) in entries(table.log()).zip(&changes) {
            if let (Entry::Played { seat, chance, .. }, Change::Played { chance: told, .. }) = (entry, change)
            {
                let hidden = vec!["~?".to_owned(); chance.len()];
                assert_eq!(*told, if viewer.is(*seat) { chance.clone() } else { hidden });
            }
        }
    }
}

/// G-05, T-11: replay of a running game shows a seat only what it saw: the view of a step is the view it had then.
#[test]
fn replay_shows_what_was_seen() {
    let mut table = game_of_three();
    let mut seen = Vec::new();
    for _ in 0..8 {
        seen.push(Viewer::all(3).map(|viewer| table.view(viewer).view).collect::<Vec<_>>());
        table.step();
    }
    for (step, views) in seen.iter().enumerate() {
        for (viewer, view) in Viewer::all(3).zip(views) {
            let replayed = table.table().replay_view(viewer, step).expect("that far");
            assert_eq!((&replayed.view, replayed.legal.clone()), (view, None));
        }
    }
    assert!(table.table().replay_view(Viewer::Spectator, 99).is_none());
    let setup = Setup::players(2).with("start", "1");
    let lobby = open(GameId::Crossado, setup, Clock::Off, 4);
    let before = lobby.table().replay_view(Viewer::Spectator, 0).expect("the first position");
    assert_eq!(before.to_move, None, "nobody is to move before the start");
}

/// T-13: nobody is told the ids of people.
#[test]
fn people_are_known_by_name_only() {
    let table = game_of_three();
    for viewer in Seat::all(3).map(Viewer::Seat).chain([Viewer::Spectator]) {
        let words = told(&table, viewer);
        for player in [ANNA, BEN, CARLA] {
            assert!(!words.contains(&player.to_string()));
        }
        assert!(words.contains("P2"));
    }
}
