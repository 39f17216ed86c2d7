//! Decisions, clocks, absence, the end.

mod common;

use common::{ANNA, BEN, CARLA, Room, seat};
use crosstable_core::{PlayerId, Setup, TableId, Viewer};
use crosstable_games::GameId;
use crosstable_table::view::SeatView;
use crosstable_table::{By, Clock, Command, Entry, PlayedBy, Stage, Table};

fn start_one(players: u8) -> Setup {
    Setup::players(players).with("start", "1")
}

fn crossado(people: &[PlayerId], players: u8, clock: Clock) -> Room {
    Room::running(GameId::Crossado, start_one(players), people, clock, 5)
}

/// T-05: only the seat whose decision it is plays, and only its person; the rules' refusals come through.
#[test]
fn the_seat_to_move_decides() {
    let mut room = crossado(&[ANNA, BEN], 2, Clock::Off);
    let plank = |number, token: &str| Command::Play { seat: seat(number), token: token.into() };
    assert_eq!(room.no(BEN, plank(2, "plank:e5h")), ("T-05", "table-not-your-turn"));
    assert_eq!(room.no(BEN, plank(1, "plank:e5h")), ("T-02", "table-not-your-seat"));
    assert_eq!(room.no(CARLA, plank(1, "plank:e5h")), ("T-02", "table-not-at-this-table"));
    assert_eq!(room.no(ANNA, plank(1, "plank:a1h")).0, "CA-07", "on an island");
    assert_eq!(room.no(ANNA, plank(1, "nonsense")), ("G-08", "unreadable"));
    room.ok(ANNA, plank(1, "plank:e5h"));
    assert_eq!(room.table.to_move(), Some(seat(2)));
}

/// T-05: a bot's decision comes from the house, a person's never does.
#[test]
fn the_house_plays_for_bots_only() {
    let mut room = crossado(&[ANNA], 2, Clock::Off);
    let own = Command::Play { seat: seat(1), token: "plank:e5h".into() };
    assert_eq!(room.refusal(By::House, own.clone()).code, "table-only-the-house");
    room.ok(ANNA, own);
    let bots = Command::Play { seat: seat(2), token: "plank:e7h".into() };
    assert_eq!(room.no(ANNA, bots.clone()), ("T-05", "table-bot-decides"));
    assert!(room.table.bot_to_move().is_some());
    let entries = room.by(By::House, bots);
    assert!(matches!(entries[0], Entry::Played { by: PlayedBy::Bot, .. }));
}

/// T-09: when the time for a decision has run out, and not before, a bot makes that one decision.
#[test]
fn the_clock_makes_one_decision() {
    let mut room = crossado(&[ANNA, BEN], 2, Clock::HalfMinute);
    let up = Command::TimeUp { seat: seat(1), token: "plank:e5h".into() };
    assert_eq!(room.table.deadline(), Some(31_000));
    room.now = 30_999;
    let refusal = room.refusal(By::House, up.clone());
    assert_eq!((refusal.clause, refusal.code), ("T-09", "table-time-not-up"));
    assert_eq!(room.no(ANNA, up.clone()), ("T-05", "table-only-the-house"));
    room.now = 31_000;
    let entries = room.by(By::House, up);
    assert!(matches!(entries[0], Entry::Played { by: PlayedBy::Clock, .. }));
    assert_eq!(room.table.deadline(), Some(61_000), "Ben has his own time");
    room.ok(BEN, Command::Play { seat: seat(2), token: "plank:e7h".into() });
    room.ok(ANNA, Command::Play { seat: seat(1), token: "plank:e8h".into() });
}

/// T-09: without a clock nobody is hurried; a bot has no deadline.
#[test]
fn no_clock_no_deadline() {
    let room = crossado(&[ANNA, BEN], 2, Clock::Off);
    assert_eq!(room.table.deadline(), None);
    let up = Command::TimeUp { seat: seat(1), token: "plank:e5h".into() };
    assert_eq!(room.refusal(By::House, up).code, "table-no-clock");
    let mut room = crossado(&[ANNA], 2, Clock::Minute);
    room.step();
    assert_eq!(room.table.deadline(), None, "the bot's turn");
}

/// T-09: going away and coming back gives nobody more time, neither oneself nor whoever is to move.
#[test]
fn leaving_does_not_stop_the_clock() {
    let mut room = crossado(&[ANNA, BEN], 2, Clock::HalfMinute);
    for (player, number) in [(ANNA, 1), (BEN, 2)] {
        room.now += 5_000;
        room.ok(player, Command::Leave { seat: seat(number) });
        room.now += 5_000;
        room.ok(player, Command::Return { seat: seat(number) });
        assert_eq!(room.table.deadline(), Some(31_000), "seat {number} was away");
    }
}

/// T-09, T-10: while a bot stands in no time runs; whoever takes the seat back has all of it for the decision that is due.
#[test]
fn whoever_takes_over_from_a_stand_in_has_all_the_time() {
    let mut room = crossado(&[ANNA, BEN], 2, Clock::HalfMinute);
    room.ok(ANNA, Command::Leave { seat: seat(1) });
    room.ok(BEN, Command::AskStandIn { seat: seat(1) });
    assert_eq!(room.table.deadline(), None);
    room.now = 50_000;
    room.ok(ANNA, Command::Return { seat: seat(1) });
    assert_eq!(room.table.deadline(), Some(80_000));
}

/// T-10: whoever comes back while the others are asked about a stand-in needs none; nobody can agree to it any more.
#[test]
fn coming_back_answers_the_question_of_a_stand_in() {
    let mut room = crossado(&[ANNA, BEN, CARLA], 3, Clock::Off);
    room.ok(CARLA, Command::Leave { seat: seat(3) });
    room.ok(ANNA, Command::AskStandIn { seat: seat(3) });
    let entries = room.ok(CARLA, Command::Return { seat: seat(3) });
    assert!(matches!(entries[..], [Entry::Returned { .. }, Entry::Declined { .. }]));
    assert_eq!(room.no(BEN, Command::Agree), ("T-07", "table-nothing-asked"));
    // What else is being asked stays.
    room.step();
    room.ok(CARLA, Command::Leave { seat: seat(3) });
    room.step();
    room.ok(ANNA, Command::Undo { seat: seat(1) });
    assert!(matches!(room.ok(CARLA, Command::Return { seat: seat(3) })[..], [Entry::Returned { .. }]));
    room.ok(BEN, Command::Agree);
}

/// T-10: a bot stands in for an absent person when the others agree, and gives the seat back.
#[test]
fn a_stand_in_until_the_owner_returns() {
    let mut room = crossado(&[ANNA, BEN, CARLA], 3, Clock::Off);
    let ask = Command::AskStandIn { seat: seat(3) };
    assert_eq!(room.no(ANNA, ask.clone()), ("T-10", "table-not-away"));
    room.ok(CARLA, Command::Leave { seat: seat(3) });
    room.ok(ANNA, ask.clone());
    assert_eq!(room.no(ANNA, Command::Agree), ("T-07", "table-your-own-wish"));
    assert_eq!(room.no(BEN, ask.clone()), ("T-07", "table-something-asked"));
    room.ok(BEN, Command::Agree);
    let SeatView::Person { away, stand_in, .. } = room.table.view(Viewer::Spectator).seats[2] else {
        panic!()
    };
    assert!(away && stand_in);
    assert_eq!(room.no(ANNA, ask), ("T-10", "table-stands-in-already"));
    room.step();
    room.step();
    assert_eq!(room.table.bot_to_move().map(|(seat, _)| seat), Some(seat(3)));
    assert!(matches!(room.step()[0], Entry::Played { by: PlayedBy::StandIn, .. }));
    room.ok(CARLA, Command::Return { seat: seat(3) });
    room.step();
    room.step();
    assert_eq!(room.table.bot_to_move(), None);
    assert!(matches!(room.step()[0], Entry::Played { by: PlayedBy::Person, .. }));
}

/// T-10: with nobody else present the bot sits down at once; a no keeps it off.
#[test]
fn a_stand_in_needs_agreement_of_those_present() {
    let mut room = crossado(&[ANNA, BEN], 2, Clock::Off);
    room.ok(BEN, Command::Leave { seat: seat(2) });
    assert!(matches!(room.ok(ANNA, Command::AskStandIn { seat: seat(2) })[..], [Entry::StandIn { .. }]));
    let mut room = crossado(&[ANNA, BEN, CARLA], 3, Clock::Off);
    room.ok(CARLA, Command::Leave { seat: seat(3) });
    room.ok(BEN, Command::AskStandIn { seat: seat(3) });
    room.ok(ANNA, Command::Decline);
    let SeatView::Person { stand_in, .. } = room.table.view(Viewer::Spectator).seats[2] else { panic!() };
    assert!(!stand_in);
    assert_eq!(room.no(ANNA, Command::Agree), ("T-07", "table-nothing-asked"));
}

/// T-04, T-13: the end comes in the same breath as the last move, with the standing and the seed.
#[test]
fn the_last_move_ends_the_game() {
    let mut room = Room::running(GameId::Crosswise, Setup::players(2), &[ANNA, BEN], Clock::Off, 3);
    room.play_out(1);
    let [.., Entry::Played { .. }, Entry::Ended { standing, seed, .. }] = &room.log[..] else { panic!() };
    assert_eq!(room.table.standing().as_ref(), Some(standing));
    let Entry::Created { commitment, .. } = &room.log[0] else { panic!() };
    assert_eq!(seed.commitment(), *commitment);
    assert_eq!(room.table.stage(), Stage::Ended);
    assert_eq!(room.no(ANNA, Command::Undo { seat: seat(1) }), ("T-04", "table-ended"));
}

/// T-12: a rematch is a new table with the same options; one is enough.
#[test]
fn a_rematch_opens_a_new_table() {
    let mut room = Room::running(GameId::Crosswise, Setup::players(2), &[ANNA, BEN], Clock::Off, 3);
    let next = TableId::new([77; 16]);
    assert_eq!(room.no(ANNA, Command::Rematch { table: next }), ("T-12", "table-not-ended"));
    room.play_out(1);
    assert_eq!(room.no(CARLA, Command::Rematch { table: next }), ("T-02", "table-not-at-this-table"));
    room.ok(BEN, Command::Rematch { table: next });
    assert_eq!(room.no(ANNA, Command::Rematch { table: next }), ("T-12", "table-rematch-agreed"));
    let opening = room.table.rematch_opening(next);
    assert_eq!((opening.game, opening.host), (GameId::Crosswise, ANNA));
    assert_eq!(opening.setup, room.table.options().setup());
}

/// T-12: in Mixx the loser of two begins the next game.
#[test]
fn mixx_says_who_begins_the_rematch() {
    let mut tried = 0;
    for seed in 0..6 {
        let mut room = Room::running(GameId::Mixx, Setup::players(2), &[ANNA, BEN], Clock::Off, seed);
        room.play_out(u64::from(seed));
        let ranks = room.table.standing().expect("over").ranks().to_vec();
        let options = room.table.rematch_opening(TableId::new([77; 16])).setup.options;
        let start = &options.iter().find(|(key, _)| key == "start").expect("every game has it").1;
        match ranks[..] {
            [1, 2] => assert_eq!(start, "2"),
            [2, 1] => assert_eq!(start, "1"),
            _ => assert_eq!(start, "random"),
        }
        tried += usize::from(ranks != [1, 1]);
    }
    assert!(tried > 0, "at least one of the games has a loser");
}

/// A log that no table wrote is refused with the number of the entry that does not fit.
#[test]
fn a_corrupt_log_is_named() {
    let mut room = crossado(&[ANNA, BEN], 2, Clock::Off);
    room.step();
    let number = room.log.len();
    room.log.push(Entry::Undone { at: 0, seat: seat(1), to: 99 });
    let corrupt = Table::replay(&room.log).expect_err("there are no 99 decisions");
    assert_eq!(corrupt.number, number);
    assert!(Table::replay(&room.log[1..]).is_err());
    assert!(Table::replay(&[]).is_err());
}

/// A log survives being written as JSON and read again.
#[test]
fn entries_round_trip_as_json() {
    let mut room = Room::running(GameId::Crosswise, Setup::players(3), &[ANNA, BEN], Clock::Day, 9);
    room.play_out(2);
    for entry in &room.log {
        let json = serde_json::to_string(entry).expect("entries are plain data");
        assert_eq!(serde_json::from_str::<Entry>(&json).expect("written by ourselves"), *entry);
    }
}
