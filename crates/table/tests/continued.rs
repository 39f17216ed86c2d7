//! A game of a device goes on at a server (T-20).

mod common;

use common::{ANNA, BEN, CARLA, Testing, entries, running, seat, sit};
use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_core::{Level, PlayerId, Refusal, Seat, Setup, TableId, Viewer};
use crosstable_fair::{Seed, Source};
use crosstable_games::GameId;
use crosstable_protocol::{Clock, Command, PlayedBy, Stage};
use crosstable_table::{Entry, LogEntry, MemoryTable, NotContinued, Opening, Origin, TableSession, Who};

/// The person at the device, as only the device knows them.
const DEVICE: PlayerId = PlayerId::new([0xde; 16]);
const SERVER_SEED: Seed = Seed::new([0x5e; 32]);

/// A table on a device, with Anna on the first seat, Ben on the second, and bots.
fn on_device(game: GameId, players: u8, seed: u8) -> MemoryTable {
    let setup = Setup::players(players);
    let opening = Opening::seeded(TableId::new([seed; 16]), game, setup, DEVICE);
    let mut table = MemoryTable::open(&opening, Seed::new([seed; 32]), 1000).expect("a valid set-up");
    let people = 2.min(players);
    for (index, name) in ["Anna", "Ben"].iter().enumerate().take(people as usize) {
        table.ok(DEVICE, sit(Some(Seat::new(index)), name));
    }
    for _ in people..players {
        table.ok(DEVICE, Command::Bot { seat: None, level: Level::Easy });
    }
    table.ok(DEVICE, Command::Start);
    table
}

fn steps(table: &mut MemoryTable, count: usize, rng: &mut Xoshiro) {
    for _ in 0..count {
        let Some(seat) = table.table().to_move() else { return };
        let legal = table.session().bot_task(seat, Level::Easy, Origin::System).legal;
        table.play(seat, &legal[below(rng, legal.len() as u32) as usize]).expect("a legal move");
    }
}

/// The start and the decisions of the game as it stands, each with its draws.
fn turns(table: &MemoryTable) -> Vec<(String, Vec<String>)> {
    let mut turns = Vec::new();
    for entry in entries(table.log()) {
        match entry {
            Entry::Started { chance, .. } => turns.push((String::new(), chance.clone())),
            Entry::Continued { game, .. } => {
                let words = |turn: &String| turn.split_terminator(' ').map(str::to_owned).collect::<Vec<_>>();
                turns.push((String::new(), words(&game[0])));
                turns.extend(game[1..].iter().map(words).map(|mut turn| {
                    let chance = turn.split_off(2);
                    (turn.remove(1), chance)
                }));
            }
            Entry::Played { token, chance, .. } => turns.push((token.clone(), chance.clone())),
            Entry::Undone { to, .. } => turns.truncate(to + 1),
            _ => {}
        }
    }
    turns
}

/// All draws of the game as it stands.
fn draws(table: &MemoryTable) -> Vec<String> {
    turns(table).into_iter().flat_map(|(_, chance)| chance).collect()
}

fn refused(log: &[LogEntry]) -> NotContinued {
    TableSession::continue_game(log, ANNA, SERVER_SEED, 5000).expect_err("it is refused")
}

fn code(log: &[LogEntry]) -> (&'static str, &'static str) {
    match refused(log) {
        NotContinued::Refused(Refusal { clause, code, .. }) => (clause, code),
        other => panic!("{other}"),
    }
}

/// The log with other entries, chained anew, as somebody can who knows the seed.
fn forged(log: &[LogEntry], change: impl FnOnce(&mut Vec<Entry>)) -> Vec<LogEntry> {
    let mut all: Vec<Entry> = entries(log).cloned().collect();
    change(&mut all);
    LogEntry::chain(all)
}

/// T-20: the position, the names, the bots and the moves are those of the device; the people are not.
#[test]
fn the_game_goes_on_as_it_stands() {
    let mut rng = Xoshiro::seed_from_u64(1);
    for game in GameId::ALL {
        let (_, most) = game.seats();
        let mut device = on_device(*game, most, 3);
        steps(&mut device, 12, &mut rng);
        device.now = 9_000_000;
        let online = device.continued(ANNA, SERVER_SEED).expect("it can go on");
        let (here, there) = (device.table(), online.table());
        for viewer in [Viewer::Spectator, Viewer::Seat(seat(1)), Viewer::Seat(seat(2))] {
            let (one, other) = (device.view(viewer), online.view(viewer));
            assert_eq!((one.view, one.legal, one.to_move), (other.view, other.legal, other.to_move));
        }
        assert_eq!((there.source(), there.stage()), (Source::Continued, Stage::Running));
        assert_eq!((there.host(), there.since()), (ANNA, 9_000_000));
        assert_eq!(there.seats_of(ANNA).collect::<Vec<_>>(), [seat(1), seat(2)]);
        assert_eq!(there.names(), here.names());
        assert_ne!(there.head(), here.head(), "heads follow from another seed");
        assert!(!online.log().iter().any(|line| line.text().contains(&DEVICE.to_string())));
        let again = TableSession::load(online.log()).expect("it replays");
        assert_eq!(again.table(), there);
    }
}

/// T-08, T-20: what was drawn on the device keeps coming from its seed, also what was taken back there; what comes then
/// comes from the server's. A property over games, lengths and undos; whatever is taken back later comes again.
#[test]
fn no_draw_is_rolled_again_at_the_border() {
    let seed = 20;
    println!("seed {seed}");
    let mut rng = Xoshiro::seed_from_u64(seed);
    let (mut tried, mut across) = (0, 0);
    for round in 0..40 {
        let game = GameId::ALL[round % GameId::ALL.len()];
        let mut device = on_device(game, 2, round as u8 + 1);
        steps(&mut device, 1 + below(&mut rng, 12) as usize, &mut rng);
        let shown = draws(&device);
        if device.table().stage() != Stage::Running {
            continue;
        }
        // Both people agree, because they are one device.
        for number in [1, 2, 1] {
            if below(&mut rng, 2) == 0 && device.table().decisions_of(seat(number)) > 0 {
                device.ok(DEVICE, Command::Undo { seat: seat(number) });
            }
        }
        let mut online = device.continued(ANNA, SERVER_SEED).expect("it can go on");
        let first = online.clone();
        let mut same = device.clone();
        // The same moves in both places: the same draws as far as they were shown on the device.
        while online.table().stage() == Stage::Running && draws(&online).len() < shown.len() {
            let token = online.legal().swap_remove(0);
            assert_eq!(online.decide(&token).len(), same.decide(&token).len());
            let both = draws(&online).len().min(shown.len());
            assert_eq!(draws(&online)[..both], draws(&same)[..both], "round {round}");
        }
        steps(&mut online, 6, &mut rng);
        if online.table().stage() != Stage::Running || online.table().decisions_of(seat(1)) == 0 {
            continue;
        }
        // Across the border and back, by the same moves.
        let told = turns(&online);
        while online.table().decisions_of(seat(1)) > 0 {
            online.ok(ANNA, Command::Undo { seat: seat(1) });
        }
        let left = turns(&online).len();
        across += usize::from(left <= first.table().decisions());
        for (token, _) in &told[left..] {
            online.decide(token);
        }
        assert_eq!(turns(&online), told, "round {round}: nothing was rolled again");
        tried += 1;
    }
    assert!(tried > 20 && across > 10, "{across} of {tried} games went across the border and back");
}

/// T-20: after the border another server seed gives another game.
#[test]
fn later_draws_come_from_the_server() {
    let device = on_device(GameId::Mixx, 2, 7);
    let played = |seed: u8| {
        let mut online = device.continued(ANNA, Seed::new([seed; 32])).expect("it can go on");
        online.play_out(5);
        draws(&online)
    };
    let (one, other) = (played(1), played(2));
    let begun = draws(&device).len();
    assert!(begun > 0 && one[..begun] == other[..begun]);
    assert_ne!(one, other);
    let mut alone = device.clone();
    alone.play_out(5);
    assert_ne!(one, draws(&alone), "the device cannot foresee it");
}

/// T-20: the game is verified with both seeds, and neither is shown before its end.
#[test]
fn both_seeds_are_shown_at_the_end_and_not_before() {
    let mut device = on_device(GameId::Crosswise, 2, 11);
    steps(&mut device, 6, &mut Xoshiro::seed_from_u64(4));
    let mut online = device.continued(ANNA, SERVER_SEED).expect("it can go on");
    let secret = Seed::new([11; 32]).to_string();
    let shows = |table: &MemoryTable| {
        let session = table.session();
        [Viewer::Spectator, Viewer::Seat(seat(1))].into_iter().any(|viewer| {
            let events = TableSession::events(table.log(), 0, viewer).expect("its own log");
            let said = serde_json::to_string(&(events, session.view(viewer), table.table().record(viewer)));
            said.expect("plain data").contains(&secret)
        })
    };
    assert!(!shows(&online));
    assert_eq!(online.table().finished(), None);
    online.play_out(2);
    assert!(shows(&online));
    let finished = online.table().finished().expect("it has ended");
    let begun = finished.begun.expect("it began on a device");
    assert_eq!((begun.table, begun.seed.to_string()), (device.table().id(), secret));
    assert_eq!((finished.source, finished.seed), (Source::Continued, SERVER_SEED));
    let verdict = online.table().verify().expect("it has ended");
    assert!(verdict.is_fair() && verdict.begun == Some(begun));
    // The same with one draw of the device forged.
    let mut log: Vec<Entry> = entries(online.log()).cloned().collect();
    if let Entry::Created { begun: Some(begun), .. } = &mut log[0] {
        begun.draws += 1;
    }
    let other = TableSession::load(&LogEntry::chain(log)).expect("the form is right");
    assert!(!other.table().verify().expect("it has ended").is_fair());
}

/// T-20: a game of a device exists once at a server: its id follows from the device's seed.
#[test]
fn a_game_has_one_table_online() {
    let mut device = on_device(GameId::Mixx, 2, 9);
    let one = device.continued(ANNA, SERVER_SEED).expect("it can go on");
    steps(&mut device, 2, &mut Xoshiro::seed_from_u64(1));
    let other = device.continued(BEN, Seed::new([1; 32])).expect("it can go on");
    assert_eq!(one.table().id(), other.table().id());
    let elsewhere = on_device(GameId::Mixx, 2, 10).continued(ANNA, SERVER_SEED).expect("it can go on");
    assert_ne!(one.table().id(), elsewhere.table().id());
    // And no table can be made that names a device whose game it is not.
    let mut log: Vec<Entry> = entries(one.log()).cloned().collect();
    if let Entry::Created { table, .. } = &mut log[0] {
        *table = TableId::new([1; 16]);
    }
    let error = TableSession::load(&LogEntry::chain(log)).expect_err("another table");
    assert!(error.what.contains("not the table"), "{error}");
}

/// T-20: what is no running game of a device is refused, with the reason.
#[test]
fn only_running_games_of_a_device_go_on() {
    let table = running(GameId::Crossado, Setup::players(2), &[ANNA, BEN], Clock::Off, 5);
    assert_eq!(code(table.log()), ("T-20", "table-not-a-device-game"));
    let device = on_device(GameId::Mixx, 2, 1);
    let online = device.continued(ANNA, SERVER_SEED).expect("it can go on");
    assert_eq!(code(online.log()), ("T-20", "table-not-a-device-game"), "what is online already");
    let started = device.log().iter().position(|line| matches!(line.entry, Entry::Started { .. }));
    assert_eq!(code(&device.log()[..started.expect("it has")]), ("T-04", "table-not-started"));
    let mut ended = device.clone();
    ended.play_out(1);
    assert_eq!(code(ended.log()), ("T-04", "table-ended"));
    assert!(matches!(refused(&[]), NotContinued::Corrupt(_)));
    // The last move without the end that it brings.
    let cut = ended.log().iter().position(|line| matches!(line.entry, Entry::Ended { .. })).expect("it has");
    assert!(matches!(refused(&ended.log()[..cut]), NotContinued::Corrupt(_)));
}

/// T-20: names are checked as if they were given here.
#[test]
fn names_are_checked_again() {
    let device = on_device(GameId::Mixx, 2, 1);
    let named = |new: &str| {
        let name = serde_json::from_value(new.into()).expect("a name of an old table");
        forged(device.log(), |all| {
            let who = all.iter_mut().find_map(|entry| match entry {
                Entry::Seated { seat, who: Who::Person { name, .. }, .. } if seat.number() == 2 => Some(name),
                _ => None,
            });
            *who.expect("Ben sits there") = name;
        })
    };
    assert_eq!(code(&named("\u{410}nna")), ("T-14", "table-name-taken"), "with a Cyrillic letter");
}

/// T-20: every damaged, forged or exchanged entry is found.
#[test]
fn what_the_device_cannot_have_played_is_refused() {
    let mut device = on_device(GameId::Mixx, 2, 2);
    steps(&mut device, 8, &mut Xoshiro::seed_from_u64(3));
    let log = device.log();
    let corrupt = |log: &[LogEntry], number: usize| match refused(log) {
        NotContinued::Corrupt(error) => assert_eq!(error.number, number, "{error}"),
        other => panic!("{other}"),
    };
    // Without the seed nothing fits any more; with it, the rules and the draws still have to.
    for number in 0..log.len() {
        let mut text = log[number].text().as_bytes().to_vec();
        let at = text.iter().position(|byte| *byte == b'1').expect("every entry has a time");
        text[at] = b'2';
        let mut damaged = log.to_vec();
        damaged[number] = LogEntry::read(&text).expect("still an entry");
        corrupt(&damaged, number);
    }
    let mut without = log.to_vec();
    without.remove(3);
    corrupt(&without, 3);
    let bare: Vec<LogEntry> = entries(log).cloned().map(LogEntry::from).collect();
    corrupt(&bare, 0);
    let played =
        log.iter().position(|line| matches!(&line.entry, Entry::Played { chance, .. } if !chance.is_empty()));
    let played = played.expect("dice are rolled");
    for (number, change) in [(played, "~d1 ~d1 ~d1 ~d1 ~d1 ~d1"), (played, "")] {
        let forgery = forged(log, |all| {
            if let Entry::Played { chance, .. } = &mut all[number] {
                let own: Vec<String> =
                    change.split_terminator(' ').map(str::to_owned).take(chance.len()).collect();
                *chance = own;
            }
        });
        corrupt(&forgery, number);
    }
    let other_move = forged(log, |all| {
        if let Entry::Played { token, .. } = &mut all[played] {
            *token = "nonsense".into();
        }
    });
    corrupt(&other_move, played);
    let other_seed = forged(log, |all| {
        if let Entry::Created { seed, .. } = &mut all[0] {
            *seed = Seed::new([0x99; 32]);
        }
    });
    assert!(matches!(refused(&other_seed), NotContinued::Corrupt(_)), "luck that does not follow from it");
}

/// T-20: an undone draw is checked, too, and whoever takes back without end is not followed.
#[test]
fn endless_undo_is_not_played_again() {
    let mut device = on_device(GameId::Mixx, 2, 4);
    steps(&mut device, 6, &mut Xoshiro::seed_from_u64(3));
    let whose = |log: &MemoryTable| log.table().to_move().expect("it runs");
    let (mover, last) = (whose(&device), device.table().decisions());
    let token = device.legal().swap_remove(0);
    device.decide(&token);
    let again = device.log().last().expect("a move").entry.clone();
    let endless = forged(device.log(), |all| {
        for _ in 0..36_000 {
            all.push(Entry::Undone { at: 1, seat: mover, to: last });
            all.push(again.clone());
        }
    });
    assert_eq!(refused(&endless), NotContinued::TooLong);
    let forgery = forged(device.log(), |all| {
        if let Some(Entry::Played { chance, .. }) = all.last_mut()
            && let Some(first) = chance.first_mut()
        {
            *first = if first == "~d1" { "~d2".into() } else { "~d1".into() };
        }
        all.push(Entry::Undone { at: 1, seat: mover, to: last });
    });
    assert!(matches!(refused(&forgery), NotContinued::Corrupt(_)), "taken back, and forged all the same");
}

/// T-20: a score from before is not taken along, and a bot's seat was played by its bot.
#[test]
fn nothing_is_believed_that_cannot_be_checked() {
    let mut device = on_device(GameId::Crosswise, 3, 6);
    steps(&mut device, 9, &mut Xoshiro::seed_from_u64(3));
    let odd = forged(device.log(), |all| {
        if let Entry::Created { series, .. } = &mut all[0] {
            *series = Some(crosstable_protocol::Series { wins: vec![9, 0, 0], draws: 0 });
        }
        for entry in all {
            if let Entry::Played { by, .. } = entry {
                *by = PlayedBy::Bot;
            }
        }
    });
    let (session, log) = TableSession::continue_game(&odd, ANNA, SERVER_SEED, 5000).expect("it can go on");
    assert_eq!(session.view(Viewer::Spectator).series, None);
    assert!(log.len() <= 8, "it fits into one append of every storage");
    assert!(entries(&log).all(|entry| entry.at() == 5000), "when it was on the device nobody knows");
}

/// T-15, T-20: the seats are handed on by tickets of the new table, and the game is played to its end by three devices.
#[test]
fn seats_are_handed_on_and_the_game_is_finished() {
    let mut device = on_device(GameId::Crossado, 4, 8);
    steps(&mut device, 5, &mut Xoshiro::seed_from_u64(3));
    let mut online = device.continued(ANNA, SERVER_SEED).expect("it can go on");
    let ticket = online.session().ticket(ANNA, seat(2)).expect("her seat");
    online.ok(BEN, Command::Take { seat: seat(2), ticket });
    assert_eq!(online.table().seats_of(BEN).collect::<Vec<_>>(), [seat(2)]);
    assert_eq!(online.no(CARLA, Command::Take { seat: seat(2), ticket }), ("T-15", "table-bad-ticket"));
    online.play_out(9);
    assert!(online.table().verify().expect("it has ended").is_fair());
    // The next game is one of the server, at which devices take part.
    let opening = online.table().rematch_opening(TableId::new([1; 16]));
    assert_eq!((opening.source, opening.begun), (Source::Revealed, None));
}

/// T-20: on the device the game stands still, until somebody goes on there all the same.
#[test]
fn the_device_stands_still() {
    let mut device = on_device(GameId::Crosswise, 3, 6);
    steps(&mut device, 4, &mut Xoshiro::seed_from_u64(3));
    let before = device.view(Viewer::Spectator);
    let decision = device.session().execute_upload(2000).expect("it runs");
    device.append(decision);
    let online = device.continued(ANNA, SERVER_SEED).expect("the mark does not matter");
    let view = device.view(Viewer::Seat(seat(1)));
    assert_eq!((view.uploaded, view.legal, view.stage), (Some(online.table().id()), None, Stage::Running));
    assert!(device.session().execute_upload(2000).expect("done").is_empty());
    assert_eq!((device.table().bot_to_move(), device.table().deadline()), (None, None));
    let mover = device.table().to_move().expect("somebody");
    let token = device.session().bot_task(mover, Level::Easy, Origin::System).legal.swap_remove(0);
    let play = Command::play(mover, &token);
    let refusal = device.refusal(Origin::Player(DEVICE), play.clone());
    assert!(["table-uploaded", "table-bot-decides"].contains(&refusal.code), "{refusal}");
    assert_eq!(device.no(DEVICE, Command::Undo { seat: seat(1) }), ("T-20", "table-uploaded"));
    assert_eq!(TableSession::load(device.log()).expect("it replays").table(), device.table());
    let decision = device.session().execute_resumption(3000);
    device.append(decision);
    assert!(device.session().execute_resumption(3000).is_empty());
    assert_eq!(device.table().since(), 3000, "all the time for the decision that is due");
    let again = crosstable_protocol::TableView { deadline: None, ..device.view(Viewer::Spectator) };
    assert_eq!(again, before);
    steps(&mut device, 3, &mut Xoshiro::seed_from_u64(5));
    // A table of a server goes on nowhere else.
    assert!(online.session().execute_upload(1).is_err());
}
