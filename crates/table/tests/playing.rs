//! Decisions, clocks, absence, the end.

mod common;

use common::{ANNA, BEN, CARLA, Testing, entries, running, seat};
use crosstable_core::{PlayerId, Setup, TableId, Viewer};
use crosstable_games::GameId;
use crosstable_protocol::{Change, Clock, Command, PlayedBy, SeatView, Stage};
use crosstable_table::{Entry, LogEntry, MemoryTable, Origin, Rejection, TableSession};

fn start_one(players: u8) -> Setup {
    Setup::players(players).with("start", "1")
}

fn crossado(people: &[PlayerId], players: u8, clock: Clock) -> MemoryTable {
    running(GameId::Crossado, start_one(players), people, clock, 5)
}

/// T-05: only the seat whose decision it is plays, and only its person; the rules' refusals come through.
#[test]
fn the_seat_to_move_decides() {
    let mut table = crossado(&[ANNA, BEN], 2, Clock::Off);
    let plank = |number, token: &str| Command::play(seat(number), token);
    assert_eq!(table.no(BEN, plank(2, "plank:e5h")), ("T-05", "table-not-your-turn"));
    assert_eq!(table.no(BEN, plank(1, "plank:e5h")), ("T-02", "table-not-your-seat"));
    assert_eq!(table.no(CARLA, plank(1, "plank:e5h")), ("T-02", "table-not-at-this-table"));
    assert_eq!(table.no(ANNA, plank(1, "plank:a1h")).0, "CA-07", "on an island");
    assert_eq!(table.no(ANNA, plank(1, "nonsense")), ("G-08", "unreadable"));
    table.ok(ANNA, plank(1, "plank:e5h"));
    assert_eq!(table.table().to_move(), Some(seat(2)));
}

/// T-05: the seat to move can ask why a move is refused, by what was pointed at; that changes nothing.
#[test]
fn a_move_that_was_pointed_at_is_explained() {
    let mut table = crossado(&[ANNA, BEN], 2, Clock::Off);
    let explain = |number, path: &[&str]| Command::Explain {
        seat: seat(number),
        path: path.iter().map(|target| (*target).into()).collect(),
    };
    let played = Command::play(seat(1), "plank:a1h");
    let pointed = explain(1, &["plank-h", "a1h"]);
    assert_eq!(table.no(ANNA, pointed), table.no(ANNA, played), "the same reason as for the move");
    assert_eq!(table.no(ANNA, explain(1, &["plank-h"])), ("G-08", "unreadable"));
    assert_eq!(table.no(BEN, explain(2, &["plank-h", "a1h"])), ("T-05", "table-not-your-turn"));
    assert_eq!(table.no(BEN, explain(1, &["plank-h", "a1h"])), ("T-02", "table-not-your-seat"));
    assert_eq!(table.no(CARLA, explain(1, &["plank-h", "a1h"])), ("T-02", "table-not-at-this-table"));
    let before = table.log().len();
    assert_eq!(table.ok(ANNA, explain(1, &["plank-h", "e5h"])), [], "a legal move is not played");
    assert_eq!(table.log().len(), before);
}

/// The events of a decision tell the move first, then its chance, as far as the reader sees it.
#[test]
fn events_are_told_in_sentences() {
    let mut table = running(GameId::Crosswise, start_one(2), &[ANNA, BEN], Clock::Off, 4);
    table.step();
    let told = |viewer| -> Vec<Vec<String>> {
        let events = TableSession::events(table.log(), 0, viewer).expect("a table's own log");
        events.iter().map(|event| event.messages.iter().map(ToString::to_string).collect()).collect()
    };
    let (own, other) = (told(Viewer::Seat(seat(1))), told(Viewer::Seat(seat(2))));
    let begun = own.iter().find(|said| said.first().is_some_and(|said| said == "table-log-started"));
    assert!(begun.is_some(), "{own:?}");
    let (mine, theirs) = (own.last().expect("played"), other.last().expect("played"));
    assert_eq!(mine[0], theirs[0], "the move is open");
    assert!(mine[0].starts_with("crosswise-log-") && mine[0].contains("who=seat 1"), "{mine:?}");
    assert!(mine[1].starts_with("crosswise-log-draw-"), "{mine:?}");
    assert_eq!(theirs[1], "crosswise-log-draw-hidden who=seat 1", "the drawn tile is not");
}

/// The start tells who begins, and the first rolls as well: they belong to that seat.
#[test]
fn the_start_tells_who_begins_and_the_first_rolls() {
    for seed in 1..40 {
        let table = running(GameId::CrossNGo, Setup::players(2), &[ANNA, BEN], Clock::Off, seed);
        let events = TableSession::events(table.log(), 0, Viewer::Spectator).expect("a table's own log");
        let started = events.iter().find(|event| matches!(event.change, Change::Started { .. }));
        let told: Vec<String> = started.expect("it runs").messages.iter().map(ToString::to_string).collect();
        let [started, lot, rolls @ ..] = &told[..] else { panic!("{told:?}") };
        assert_eq!(started, "table-log-started");
        let first = lot.strip_prefix("cross-n-go-log-start ").expect("who begins");
        assert!(rolls[0].contains(first) && rolls[0].contains("die="), "{told:?}");
        assert!(rolls.iter().all(|roll| roll.contains("die=")), "{told:?}");
        assert_eq!(
            rolls.len() > 1,
            rolls[0].contains("die=6"),
            "a six is followed by another roll: {told:?}"
        );
    }
}

/// The view says why the game is over: at the end, after the log is loaded again, and at the last step of a replay.
#[test]
fn the_view_says_why_the_game_is_over() {
    let mut table = running(GameId::Crosswise, start_one(2), &[ANNA, BEN], Clock::Off, 4);
    assert_eq!(table.view(Viewer::Spectator).ending, None);
    table.play_out(4);
    let ending = table.view(Viewer::Spectator).ending.expect("it is over");
    assert!(ending.key.starts_with("crosswise-end-"), "{ending}");
    let (again, last) = (TableSession::load(table.log()).expect("its own log"), table.table().decisions());
    assert_eq!(again.view(Viewer::Seat(seat(2))).ending.as_ref(), Some(&ending));
    let replayed = |step| again.table().replay_view(Viewer::Spectator, step).expect("a step").ending;
    assert_eq!((replayed(last), replayed(last - 1)), (Some(ending), None));
}

/// T-05: the system plays for bots, never for a person.
#[test]
fn the_system_plays_for_bots_only() {
    let mut table = crossado(&[ANNA], 2, Clock::Off);
    let own = Command::play(seat(1), "plank:e5h");
    assert_eq!(table.refusal(Origin::System, own.clone()).code, "table-only-a-bot");
    table.ok(ANNA, own);
    let bots = Command::play(seat(2), "plank:e7h");
    assert_eq!(table.no(ANNA, bots.clone()), ("T-05", "table-bot-decides"));
    assert!(table.table().bot_to_move().is_some());
    let entries = table.by(Origin::System, bots);
    assert!(matches!(entries[0], Entry::Played { by: PlayedBy::Bot, .. }));
}

/// T-09: when the time for a decision has run out, and not before, a bot makes that one decision.
#[test]
fn the_clock_makes_one_decision() {
    let mut table = crossado(&[ANNA, BEN], 2, Clock::HalfMinute);
    let late = Command::play(seat(1), "plank:e5h");
    assert_eq!(table.session().next_deadline(), Some(31_000));
    table.now = 30_999;
    let refusal = table.refusal(Origin::Clock, late.clone());
    assert_eq!((refusal.clause, refusal.code), ("T-09", "table-time-not-up"));
    assert_eq!(table.session().overdue_decision(table.now), None);
    assert_eq!(table.refusal(Origin::System, late.clone()).code, "table-only-a-bot");
    table.now = 31_000;
    let refusal = table.refusal(Origin::Clock, Command::play(seat(2), "plank:e7h"));
    assert_eq!((refusal.clause, refusal.code), ("T-05", "table-not-your-turn"));
    let task = table.session().overdue_decision(table.now).expect("the time has run out");
    assert_eq!((task.seat, task.origin), (seat(1), Origin::Clock));
    let entries = table.by(task.origin, task.play("plank:e5h"));
    assert!(matches!(entries[0], Entry::Played { by: PlayedBy::Clock, .. }));
    assert_eq!(table.rejected(task.origin, task.play("plank:e5h")), Rejection::Stale);
    assert_eq!(table.table().deadline(), Some(61_000), "Ben has his own time");
    table.ok(BEN, Command::play(seat(2), "plank:e7h"));
    table.ok(ANNA, Command::play(seat(1), "plank:e8h"));
}

/// T-09: without a clock there is no deadline, and none for a bot.
#[test]
fn no_clock_no_deadline() {
    let table = crossado(&[ANNA, BEN], 2, Clock::Off);
    assert_eq!(table.table().deadline(), None);
    let late = Command::play(seat(1), "plank:e5h");
    assert_eq!(table.refusal(Origin::Clock, late).code, "table-no-clock");
    let mut table = crossado(&[ANNA], 2, Clock::Minute);
    table.step();
    assert_eq!(table.table().deadline(), None, "the bot's turn");
}

/// T-09: leaving and returning gives nobody more time, neither the person who left nor the seat to move.
#[test]
fn leaving_does_not_stop_the_clock() {
    let mut table = crossado(&[ANNA, BEN], 2, Clock::HalfMinute);
    for (player, number) in [(ANNA, 1), (BEN, 2)] {
        table.now += 5_000;
        table.ok(player, Command::Leave { seat: seat(number) });
        table.now += 5_000;
        table.ok(player, Command::Return { seat: seat(number) });
        assert_eq!(table.table().deadline(), Some(31_000), "seat {number} was away");
    }
}

/// T-09, T-10: no time runs while a bot stands in; its person has all the time for the decision after coming back.
#[test]
fn taking_over_from_a_stand_in_gives_all_the_time() {
    let mut table = crossado(&[ANNA, BEN], 2, Clock::HalfMinute);
    table.ok(ANNA, Command::Leave { seat: seat(1) });
    table.ok(BEN, Command::StandIn { seat: seat(1) });
    assert_eq!(table.table().deadline(), None);
    table.now = 50_000;
    table.ok(ANNA, Command::Return { seat: seat(1) });
    assert_eq!(table.table().deadline(), Some(80_000));
}

/// T-10: a proposal for a stand-in is declined when its person comes back; nobody can agree to it any more.
#[test]
fn coming_back_declines_a_stand_in() {
    let mut table = crossado(&[ANNA, BEN, CARLA], 3, Clock::Off);
    table.ok(CARLA, Command::Leave { seat: seat(3) });
    table.ok(ANNA, Command::StandIn { seat: seat(3) });
    let entries = table.ok(CARLA, Command::Return { seat: seat(3) });
    assert!(matches!(entries[..], [Entry::Returned { .. }, Entry::Declined { .. }]));
    assert_eq!(table.no(BEN, Command::Agree), ("T-07", "table-no-proposal"));
    // Another proposal stays.
    table.step();
    table.ok(CARLA, Command::Leave { seat: seat(3) });
    table.step();
    table.ok(ANNA, Command::Undo { seat: seat(1) });
    assert!(matches!(table.ok(CARLA, Command::Return { seat: seat(3) })[..], [Entry::Returned { .. }]));
    table.ok(BEN, Command::Agree);
}

/// T-10: a bot stands in for an absent person when the others agree, and gives the seat back.
#[test]
fn a_stand_in_until_the_owner_returns() {
    let mut table = crossado(&[ANNA, BEN, CARLA], 3, Clock::Off);
    let ask = Command::StandIn { seat: seat(3) };
    assert_eq!(table.no(ANNA, ask.clone()), ("T-10", "table-not-away"));
    table.ok(CARLA, Command::Leave { seat: seat(3) });
    table.ok(ANNA, ask.clone());
    assert_eq!(table.no(ANNA, Command::Agree), ("T-07", "table-own-proposal"));
    assert_eq!(table.no(BEN, ask.clone()), ("T-07", "table-proposal-pending"));
    table.ok(BEN, Command::Agree);
    let SeatView::Person { away, stand_in, .. } = table.view(Viewer::Spectator).seats[2] else { panic!() };
    assert!(away && stand_in);
    assert_eq!(table.no(ANNA, ask), ("T-10", "table-stands-in-already"));
    table.step();
    table.step();
    assert_eq!(table.table().bot_to_move().map(|(seat, _)| seat), Some(seat(3)));
    assert!(matches!(table.step()[0], Entry::Played { by: PlayedBy::StandIn, .. }));
    table.ok(CARLA, Command::Return { seat: seat(3) });
    table.step();
    table.step();
    assert_eq!(table.table().bot_to_move(), None);
    assert!(matches!(table.step()[0], Entry::Played { by: PlayedBy::Person, .. }));
}

/// T-10: with nobody else present the bot stands in at once; one refusal is enough to prevent it.
#[test]
fn a_stand_in_needs_the_agreement_of_everybody_present() {
    let mut table = crossado(&[ANNA, BEN], 2, Clock::Off);
    table.ok(BEN, Command::Leave { seat: seat(2) });
    assert!(matches!(table.ok(ANNA, Command::StandIn { seat: seat(2) })[..], [Entry::StandIn { .. }]));
    let mut table = crossado(&[ANNA, BEN, CARLA], 3, Clock::Off);
    table.ok(CARLA, Command::Leave { seat: seat(3) });
    table.ok(BEN, Command::StandIn { seat: seat(3) });
    table.ok(ANNA, Command::Decline);
    let SeatView::Person { stand_in, .. } = table.view(Viewer::Spectator).seats[2] else { panic!() };
    assert!(!stand_in);
    assert_eq!(table.no(ANNA, Command::Agree), ("T-07", "table-no-proposal"));
}

/// T-04, T-13: the last move and the end, with the standing and the seed, come from the same command.
#[test]
fn the_last_move_ends_the_game() {
    let mut table = running(GameId::Crosswise, Setup::players(2), &[ANNA, BEN], Clock::Off, 3);
    table.play_out(1);
    let log: Vec<&Entry> = entries(table.log()).collect();
    let [.., Entry::Played { .. }, Entry::Ended { standing, seed, .. }] = log[..] else { panic!() };
    assert_eq!(table.table().standing().as_ref(), Some(standing));
    let Entry::Created { commitment, .. } = log[0] else { panic!() };
    assert_eq!(seed.commitment(), *commitment);
    assert_eq!(table.table().stage(), Stage::Ended);
    assert_eq!(table.no(ANNA, Command::Undo { seat: seat(1) }), ("T-04", "table-ended"));
}

/// T-12: a rematch is a new table with the same options, opened once.
#[test]
fn a_rematch_opens_a_new_table() {
    let mut table = running(GameId::Crosswise, Setup::players(2), &[ANNA, BEN], Clock::Off, 3);
    let next = TableId::new([77; 16]);
    let refused = |session: &TableSession, player| {
        let decided = session.execute_rematch(Origin::Player(player), 2000, None, next);
        // Asking whether a rematch is possible gives the same answer.
        let asked = session.execute(Origin::Player(player), 2000, None, &Command::Rematch);
        let rejections = (decided.expect_err("refused"), asked.expect_err("refused"));
        assert_eq!(rejections.0, rejections.1);
        let Rejection::Refused(refusal) = rejections.0 else { panic!("{}", rejections.0) };
        (refusal.clause, refusal.code)
    };
    assert_eq!(refused(table.session(), ANNA), ("T-12", "table-not-ended"));
    table.play_out(1);
    assert_eq!(refused(table.session(), CARLA), ("T-02", "table-not-at-this-table"));
    assert_eq!(table.ok(BEN, Command::Rematch), [], "the next table has to be stored first");
    let (mut session, mut log) = (table.session().clone(), table.log().to_vec());
    let decision =
        session.execute_rematch(Origin::Player(BEN), 2000, None, next).expect("the game has ended");
    log.extend(decision.entries().cloned());
    session.commit(decision);
    assert_eq!(TableSession::load(&log).as_ref(), Ok(&session));
    assert_eq!(session.view(Viewer::Spectator).rematch, Some(next));
    assert_eq!(refused(&session, ANNA), ("T-12", "table-rematch-agreed"));
    let opening = table.table().rematch_opening(next);
    assert_eq!((opening.game, opening.host), (GameId::Crosswise, ANNA));
    assert_eq!(opening.game.options(&opening.setup).as_ref(), Ok(table.table().options()));
}

/// T-12: in Mixx the loser of two begins the next game.
#[test]
fn mixx_says_who_begins_the_rematch() {
    let mut tried = 0;
    for seed in 0..6 {
        let mut table = running(GameId::Mixx, Setup::players(2), &[ANNA, BEN], Clock::Off, seed);
        table.play_out(u64::from(seed));
        let ranks = table.table().standing().expect("over").ranks().to_vec();
        let options = table.table().rematch_opening(TableId::new([77; 16])).setup.options;
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
fn a_corrupt_log_is_refused_by_number() {
    let mut table = crossado(&[ANNA, BEN], 2, Clock::Off);
    table.step();
    let undone = Entry::Undone { at: 0, seat: seat(1), to: 99 };
    let log = LogEntry::chain(entries(table.log()).cloned().chain([undone]));
    let corrupt = TableSession::load(&log).expect_err("there are no 99 decisions");
    assert_eq!(corrupt.number, table.log().len());
    assert!(TableSession::load(&log[1..]).is_err());
    assert!(TableSession::load(&[]).is_err());
}

/// A log survives being written as JSON and read again.
#[test]
fn entries_round_trip_as_json() {
    let mut table = running(GameId::Crosswise, Setup::players(3), &[ANNA, BEN], Clock::Day, 9);
    table.play_out(2);
    for entry in entries(table.log()) {
        let json = serde_json::to_string(entry).expect("entries are plain data");
        assert_eq!(serde_json::from_str::<Entry>(&json).expect("written by ourselves"), *entry);
    }
}
