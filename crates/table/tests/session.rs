//! The steps of a session: execute, commit, and entries that others have appended.

mod common;

use common::{ANNA, BEN, CARLA, Testing, entries, open, running, seat};
use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_core::{Actor, Level, PlayerId, Seat, Setup, Viewer};
use crosstable_fair::Entropy;
use crosstable_games::{AnyGame, GameId};
use crosstable_protocol::{Change, Clock, Command, Phrase, Stage};
use crosstable_table::{Entry, LogEntry, Origin, Rejection, TableSession, Who};

/// The people of random games; a fourth seat has a bot.
const PEOPLE: [PlayerId; 3] = [ANNA, BEN, CARLA];

#[test]
fn a_move_chosen_before_the_last_change_of_the_position_is_stale() {
    let setup = Setup::players(2).with("start", "1");
    let mut table = running(GameId::Crossado, setup, &[ANNA, BEN], Clock::Off, 5);
    let play = |seat, seen, token: &str| Command::Play { seat, token: token.into(), seen };
    let started = table.table().turned();
    table.ok(BEN, Command::Leave { seat: seat(2) });
    assert_eq!(table.table().turned(), started, "leaving changes nothing on the board");
    table.ok(BEN, Command::Return { seat: seat(2) });
    let early = play(seat(1), Some(started - 1), "plank:e5h");
    assert_eq!(table.rejected(Origin::Player(ANNA), early), Rejection::Stale);
    table.ok(ANNA, play(seat(1), Some(started), "plank:e5h"));
    let moved = table.table().turned();
    assert_eq!(moved, table.table().length() - 1);
    let late = play(seat(2), Some(started), "plank:e7h");
    assert_eq!(table.rejected(Origin::Player(BEN), late), Rejection::Stale);
    table.ok(ANNA, Command::Undo { seat: seat(1) });
    let before_undo = play(seat(1), Some(moved), "plank:e7h");
    assert_eq!(table.rejected(Origin::Player(ANNA), before_undo), Rejection::Stale);
    table.ok(ANNA, play(seat(1), Some(moved + 1), "plank:e7h"));
    table.ok(BEN, play(seat(2), None, "plank:e5h"));
}

#[test]
fn phrases_about_the_game_cannot_be_said_while_it_runs() {
    let lobby = open(GameId::Crosswise, Setup::players(2), Clock::Off, 1);
    let say = |phrase| Command::Say { seat: seat(1), phrase };
    assert_eq!(lobby.no(ANNA, say(Phrase::Hello)), ("T-10", "table-not-a-person"));
    let mut table = running(GameId::Crosswise, Setup::players(2), &[ANNA, BEN], Clock::Off, 1);
    assert_eq!(table.ok(ANNA, say(Phrase::Hello)), [], "what people say is not in the log");
    assert_eq!(table.rejected(Origin::Player(ANNA), say(Phrase::ThatWasClose)), Rejection::NotSayable);
    assert_eq!(table.no(BEN, say(Phrase::Hello)), ("T-02", "table-not-your-seat"));
    table.play_out(1);
    assert_eq!(table.ok(ANNA, say(Phrase::ThatWasClose)), []);
}

#[test]
fn sitting_down_can_bring_a_commitment() {
    let mut table = open(GameId::Crosswise, Setup::players(2), Clock::Off, 1);
    let entropy = Entropy::new([3; 16]);
    let commitment = entropy.commitment(table.table().id().bytes());
    let sit = Command::Sit { seat: None, name: "Anna".into(), commitment: Some(commitment) };
    let entries = table.ok(ANNA, sit);
    let at = table.now;
    assert!(matches!(&entries[0], Entry::Seated { who: Who::Person { player: ANNA, .. }, .. }));
    assert_eq!(entries[1..], [Entry::Committed { at, seat: seat(1), commitment }]);
    let again = Command::Commit { seat: seat(1), commitment };
    assert_eq!(table.no(ANNA, again), ("T-13", "table-commitment-given"));
    table.ok(ANNA, Command::Bot { seat: None, level: Level::Easy });
    table.ok(ANNA, Command::Start);
}

/// The game, played beside the table: the decisions that stand, and the position before the first and after each.
struct Oracle {
    positions: Vec<AnyGame>,
    turns: Vec<(Seat, String, Vec<String>)>,
}

impl Oracle {
    fn new(game: GameId, setup: &Setup) -> Self {
        Oracle { positions: vec![AnyGame::new(game, setup).expect("a valid set-up")], turns: Vec::new() }
    }

    fn position(&self) -> &AnyGame {
        self.positions.last().expect("there is the first one")
    }

    /// T-06: whether a seat may take back the last decision freely.
    fn is_free_to_undo(&self, seat: Seat) -> bool {
        let Some((whose, token, chance)) = self.turns.last() else { return false };
        *whose == seat
            && chance.is_empty()
            && self.position().actor() != Actor::Over
            && !self.positions[self.turns.len() - 1].reveals(token, Viewer::Seat(seat))
    }

    /// The outcomes of the entry that comes next as they stand in this viewer's log.
    fn visible_chance(&self, entry: &Entry, viewer: Viewer) -> Option<Vec<String>> {
        let (token, chance) = match entry {
            Entry::Started { chance, .. } => (None, chance),
            Entry::Played { token, chance, .. } => (Some(token), chance),
            _ => return None,
        };
        let mut position = self.position().clone();
        if let Some(token) = token {
            position.play(token).expect("the table has played it");
        }
        let visible = chance.iter().map(|token| {
            let line = position.log_line(token, viewer).expect("a token");
            position.play(token).expect("the table has played it");
            line
        });
        Some(visible.collect())
    }

    fn follow(&mut self, entry: &Entry) {
        let mut position = self.position().clone();
        let mut play = |token: &String| position.play(token).expect("the table has played it");
        match entry {
            Entry::Started { chance, .. } => {
                chance.iter().for_each(&mut play);
                self.positions = vec![position];
            }
            Entry::Played { seat, token, chance, .. } => {
                [token].into_iter().chain(chance).for_each(&mut play);
                self.positions.push(position);
                self.turns.push((*seat, token.clone(), chance.clone()));
            }
            Entry::Undone { to, .. } => {
                self.positions.truncate(to + 1);
                self.turns.truncate(*to);
            }
            _ => {}
        }
    }
}

/// Mostly moves, sometimes undos, proposals and their answers, and people who leave and return.
fn random_command(session: &TableSession, rng: &mut Xoshiro) -> (Origin, Command) {
    let table = session.table();
    let seat = Seat::new(below(rng, u32::from(table.players())) as usize);
    let person = Origin::Player(PEOPLE[below(rng, PEOPLE.len() as u32) as usize]);
    let owner = |seat: Seat| {
        let chair = &table.chairs()[seat.index()];
        chair.player().filter(|_| chair.bot().is_none()).map_or(Origin::System, Origin::Player)
    };
    match below(rng, 20) {
        0 | 1 => (owner(seat), Command::Undo { seat }),
        2..=4 => (person, Command::Agree),
        5 => (person, Command::Decline),
        6 => (owner(seat), Command::Leave { seat }),
        7 => (person, Command::Return { seat }),
        8 => (person, Command::StandIn { seat }),
        _ => {
            let to_move = table.to_move().expect("the game runs");
            let mut legal = session.view(Viewer::Seat(to_move)).legal_tokens();
            let token = legal.swap_remove(below(rng, legal.len() as u32) as usize);
            (owner(to_move), Command::play(to_move, token))
        }
    }
}

/// Plays random games of all kinds in two sessions, checks every step, and returns how many undos there were.
fn random_games(mut check: impl FnMut(&TableSession, &[LogEntry], &Oracle)) -> usize {
    let mut undos = 0;
    for &game in GameId::ALL {
        for players in game.seats().0.max(2)..=game.seats().1.min(4) {
            for seed in 0..2 {
                println!("{game} for {players}, seed {seed}");
                undos += random_game(game, players, seed, &mut check);
            }
        }
    }
    undos
}

fn random_game(
    game: GameId,
    players: u8,
    seed: u8,
    check: &mut impl FnMut(&TableSession, &[LogEntry], &Oracle),
) -> usize {
    let setup = Setup::players(players);
    let people = &PEOPLE[..PEOPLE.len().min(players as usize)];
    let table = running(game, setup.clone(), people, Clock::Off, seed);
    let mut rng = Xoshiro::seed_from_u64(u64::from(seed));
    let mut oracle = Oracle::new(game, &setup);
    let mut log = table.log().to_vec();
    entries(&log).for_each(|entry| oracle.follow(entry));
    let (mut session, mut follower) = (table.session().clone(), table.session().clone());
    let mut undos = 0;
    for now in 0..300 {
        if session.table().stage() != Stage::Running {
            break;
        }
        let (origin, command) = random_command(&session, &mut rng);
        let Ok(decision) = session.execute(origin, now, None, &command) else { continue };
        let lines: Vec<LogEntry> = decision.entries().cloned().collect();
        let after = decision.after().clone();
        let committed = session.commit(decision);
        assert_eq!(*session.table(), after, "the decision says what the table becomes");
        assert_eq!(committed.len(), lines.len());
        for (line, committed) in lines.into_iter().zip(committed) {
            assert_eq!(*committed.log_entry(), line);
            let followed = follower.on_log(line.clone()).expect("a table's own entries fit");
            assert_eq!(followed, committed);
            for viewer in Viewer::all(players) {
                let event = committed.event(viewer);
                assert_eq!(followed.event(viewer), event);
                assert_eq!((event.number, event.at), (log.len() as u64, now));
                let chance = match event.change {
                    Change::Started { chance } | Change::Played { chance, .. } => Some(chance),
                    _ => None,
                };
                assert_eq!(chance, oracle.visible_chance(&line.entry, viewer), "{viewer:?}");
            }
            oracle.follow(&line.entry);
            undos += usize::from(matches!(line.entry, Entry::Undone { .. }));
            log.push(line);
        }
        assert_eq!(follower, session, "the log gives the same session");
        check(&session, &log, &oracle);
    }
    undos
}

#[test]
fn a_session_that_follows_the_log_is_equal_and_gives_the_same_events() {
    let (mut steps, mut ended) = (0, 0);
    random_games(|session, log, _| {
        steps += 1;
        ended += usize::from(session.table().stage() == Stage::Ended);
        if session.table().stage() == Stage::Ended || steps % 50 == 0 {
            for viewer in Viewer::all(session.table().players()) {
                let events = TableSession::events(log, 0, viewer).expect("a table's own log");
                assert_eq!(events.len(), log.len());
                let last = log.len() as u64 - 1;
                assert_eq!(
                    TableSession::events(log, last, viewer).expect("a table's own log"),
                    events[last as usize..]
                );
                assert_eq!(TableSession::events(log, last + 1, viewer), Ok(Vec::new()));
                assert_eq!(
                    TableSession::events(log, last + 2, viewer),
                    Ok(Vec::new()),
                    "nothing has happened yet"
                );
            }
        }
    });
    assert!(steps > 1000 && ended > 4, "{steps} steps, {ended} games to their end");
}

/// T-06: also after undos and redone moves, a decision can be taken back freely if it revealed nothing.
#[test]
fn free_undo_does_not_depend_on_what_was_taken_back() {
    let mut free = 0;
    let undos = random_games(|session, log, oracle| {
        let loaded = TableSession::load(log).expect("a table's own log");
        assert_eq!(loaded, *session);
        let running = session.table().stage() == Stage::Running;
        for seat in Seat::all(session.table().players()) {
            let view = session.view(Viewer::Seat(seat));
            assert_eq!(view.free_undo, loaded.view(Viewer::Seat(seat)).free_undo, "seat {seat}");
            assert_eq!(view.free_undo, running && oracle.is_free_to_undo(seat), "seat {seat}");
            free += usize::from(view.free_undo && !session.table().game().is_open());
        }
    });
    assert!(undos > 50 && free > 50, "{undos} undos, {free} free ones with hidden information");
}
