//! One redaction for everything that leaves a table.

mod common;

use common::{ANNA, BEN, CARLA, Room, seat};
use crosstable_core::{Seat, Setup, Viewer};
use crosstable_games::GameId;
use crosstable_table::view::Fact;
use crosstable_table::{Clock, Command, Entry, Table};

fn running() -> Room {
    Room::running(GameId::Crosswise, Setup::players(3).with("lone", "2"), &[ANNA, BEN, CARLA], Clock::Off, 4)
}

/// Everything that this viewer is ever told about the table as it is now, as one text.
fn told(room: &Room, viewer: Viewer) -> String {
    let facts = Table::facts(&room.log, viewer).expect("a table's own log");
    let view = room.table.view(viewer);
    let steps: Vec<_> =
        (0..=room.table.decisions()).map(|step| room.table.replay_view(viewer, step)).collect();
    [serde_json::to_string(&facts), serde_json::to_string(&view), serde_json::to_string(&steps)]
        .map(|json| json.expect("plain data"))
        .join("\n")
}

/// T-13: the seed is in nothing that anybody is told before the end, and in the last fact after it.
#[test]
fn the_seed_stays_secret_until_the_end() {
    let mut room = running();
    let Entry::Created { seed, .. } = room.log[0].clone() else { panic!("created") };
    let mut steps = 0;
    loop {
        for viewer in Viewer::all(3) {
            assert!(!told(&room, viewer).contains(&seed.to_string()), "after {steps} decisions");
        }
        if room.table.decisions() >= 12 {
            break;
        }
        room.step();
        steps += 1;
    }
    assert_eq!(room.table.finished(), None);
    room.play_out(1);
    let finished = room.table.finished().expect("the game has ended");
    assert_eq!((finished.seed, finished.line.len()), (seed, room.table.decisions()));
    let facts = Table::facts(&room.log, Viewer::Spectator).expect("a table's own log");
    assert!(matches!(facts.last(), Some(Fact::Ended { seed: shown, .. }) if *shown == seed));
}

/// T-11: a spectator sees no drawn tile at all, a seat only its own.
#[test]
fn draws_of_others_are_hidden() {
    let room = running();
    let drawn = |viewer| {
        let facts = Table::facts(&room.log, viewer).expect("a table's own log");
        facts.into_iter().find_map(|fact| match fact {
            Fact::Started { chance } => Some(chance),
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
fn legal_moves_are_for_who_moves() {
    let room = running();
    let to_move = room.table.to_move().expect("running");
    for viewer in Viewer::all(3) {
        assert_eq!(room.table.view(viewer).legal.is_empty(), !viewer.is(to_move), "{viewer:?}");
    }
}

/// T-11: the tile drawn after a move is told to who drew it and to nobody else.
#[test]
fn tiles_drawn_in_play_are_hidden_from_others() {
    let mut room = running();
    for _ in 0..6 {
        room.step();
    }
    for viewer in Viewer::all(3) {
        let facts = Table::facts(&room.log, viewer).expect("a table's own log");
        for (entry, fact) in room.log.iter().zip(&facts) {
            if let (Entry::Played { seat, chance, .. }, Fact::Played { chance: told, .. }) = (entry, fact) {
                let hidden = vec!["~?".to_owned(); chance.len()];
                assert_eq!(*told, if viewer.is(*seat) { chance.clone() } else { hidden });
            }
        }
    }
}

/// G-05, T-11: replay of a running game shows a seat only what it saw: the view of a step is the view it had then.
#[test]
fn replay_shows_what_was_seen() {
    let mut room = running();
    let mut seen = Vec::new();
    for _ in 0..8 {
        seen.push(Viewer::all(3).map(|viewer| room.table.view(viewer).view).collect::<Vec<_>>());
        room.step();
    }
    for (step, views) in seen.iter().enumerate() {
        for (viewer, view) in Viewer::all(3).zip(views) {
            let replayed = room.table.replay_view(viewer, step).expect("that far");
            assert_eq!((&replayed.view, replayed.legal.len()), (view, 0));
        }
    }
    assert!(room.table.replay_view(Viewer::Spectator, 99).is_none());
}

/// T-13: ids of people are in nothing that anybody is told.
#[test]
fn people_are_known_by_name_only() {
    let mut room = running();
    room.ok(BEN, Command::Rename { seat: seat(2), name: "Benno".into() });
    for viewer in Seat::all(3).map(Viewer::Seat).chain([Viewer::Spectator]) {
        let words = told(&room, viewer);
        for player in [ANNA, BEN, CARLA] {
            assert!(!words.contains(&player.to_string()));
        }
        assert!(words.contains("Benno"));
    }
}
