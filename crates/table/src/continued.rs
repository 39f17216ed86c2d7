//! The table at which a server continues the game of a device (T-20).
//!
//! The device's log is checked as every log is when a table is loaded, and every draw is made again. What the new table
//! takes from it is the game as it stands: options, names, bots, moves and draws. The log itself does not go on: it knows
//! other people, and its seed is no secret of the server.

use crosstable_core::{PlayerId, Refusal, Seat, Setup, SetupError};
use crosstable_fair::{Seed, Source};
use crosstable_games::GameId;
use crosstable_protocol::{Command, Millis, PlayedBy, Stage};

use crate::chair::Chair;
use crate::dispatch::{Origin, Rejection};
use crate::entry::Entry;
use crate::log_entry::LogEntry;
use crate::refusal::RefusalReason;
use crate::session::TableSession;
use crate::table::{CorruptLog, Opening, Table};

/// How many decisions may be played again for those that were taken back. Each costs what a move costs.
const MOST_REPLAYED: usize = 200_000;

/// The longest game that one entry has room for, in bytes: a few thousand decisions.
const MOST_BYTES: usize = 60 << 10;

/// Why a game cannot be continued.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotContinued {
    /// The game, its options or the version of its rules are not known.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The log is not what a table writes.
    #[error(transparent)]
    Corrupt(#[from] CorruptLog),
    /// The game is too long, or so much was taken back in it that it would take long to check.
    #[error("the game is too long")]
    TooLong,
    /// The table does not allow it: it is no game of a device, has not begun or has ended, or a name is refused.
    #[error("{0}")]
    Refused(#[from] Refusal),
}

impl NotContinued {
    /// For an entry, counted from 0, that no device has written.
    pub fn damaged(number: usize, what: &str) -> Self {
        CorruptLog { number, what: what.to_owned() }.into()
    }
}

impl From<RefusalReason> for NotContinued {
    fn from(reason: RefusalReason) -> Self {
        NotContinued::Refused(reason.into())
    }
}

impl TableSession {
    /// The table at which the game of this log goes on, and its log. Every person's seat is the host's, whoever the log
    /// says, until it is handed on. Draws from now on, tickets and heads come from this seed.
    pub fn continue_game(
        log: &[LogEntry],
        host: PlayerId,
        seed: Seed,
        now: Millis,
    ) -> Result<(Self, Vec<LogEntry>), NotContinued> {
        let (table, draws) = checked(log)?;
        let begun = table.as_begun(draws);
        let opening = Opening {
            clock: table.clock,
            source: Source::Continued,
            begun: Some(begun),
            ..Opening::new(begun.continued_as(), table.game, table.options.setup(), host)
        };
        let (mut session, first) = TableSession::open(&opening, seed, now)?;
        let mut lines = vec![first];
        for (seat, chair) in Seat::all(table.players()).zip(table.chairs()) {
            let command = match chair {
                Chair::Open => continue,
                Chair::Person { name, .. } => {
                    Command::Sit { seat: Some(seat), name: name.to_string(), commitment: None }
                }
                Chair::Bot { level } => Command::Bot { seat: Some(seat), level: *level },
            };
            let decision = session.execute(Origin::Player(host), now, None, &command);
            let decision = decision.map_err(|rejection| match rejection {
                Rejection::Refused(refusal) => NotContinued::Refused(refusal),
                Rejection::Stale | Rejection::NotSayable => RefusalReason::AlreadyStarted.into(),
            })?;
            lines.extend(decision.entries().cloned());
            session.commit(decision);
        }
        let decision = session.decision(vec![game_so_far(&table, now)?], None);
        lines.extend(decision.entries().cloned());
        session.commit(decision);
        Ok((session, lines))
    }
}

/// The table that the log gives, and how many outcomes were ever drawn: a draw that was shown keeps its luck, also when
/// it was taken back (T-08).
fn checked(log: &[LogEntry]) -> Result<(Table, u64), NotContinued> {
    // Another version of the program may know other games and rules.
    if let Some(Entry::Created { game, rules, players, options, .. }) = log.first().map(|line| &line.entry)
        && let Ok(game) = game.parse::<GameId>()
    {
        game.options(&Setup { players: *players, options: options.clone(), rules: Some(*rules) })?;
    }
    let mut table = Table::new(log.first())?;
    if table.declared_source != Source::Seeded {
        return Err(RefusalReason::NotADeviceGame.into());
    }
    let (mut draws, mut replayed) = (0, 0);
    for (number, line) in log.iter().enumerate().skip(1) {
        if let Entry::Undone { to, .. } = &line.entry {
            replayed += to.min(&table.history.len());
        }
        if replayed > MOST_REPLAYED {
            return Err(NotContinued::TooLong);
        }
        table.check_chance(&line.entry).map_err(|what| CorruptLog { number, what })?;
        table.apply(line)?;
        draws = draws.max(table.history.draws());
    }
    match table.stage {
        Stage::Lobby | Stage::Starting => Err(RefusalReason::NotStarted.into()),
        Stage::Ended => Err(RefusalReason::Ended.into()),
        Stage::Running if table.to_move().is_none() => {
            Err(NotContinued::damaged(log.len(), "the game is over, and the log does not say so"))
        }
        Stage::Running => Ok((table, draws)),
    }
}

/// The start and the decisions as they stand. Who made them and when on the device nobody can check.
fn game_so_far(table: &Table, at: Millis) -> Result<Entry, NotContinued> {
    let mut game = vec![table.history.opening().collect::<Vec<_>>().join(" ")];
    for turn in table.history.turns() {
        let seat = turn.seat.to_string();
        let tokens = [seat.as_str(), turn.token].into_iter().chain(turn.chance());
        game.push(tokens.collect::<Vec<_>>().join(" "));
    }
    if game.iter().map(|turn| turn.len() + 3).sum::<usize>() > MOST_BYTES {
        return Err(NotContinued::TooLong);
    }
    Ok(Entry::Continued { at, game })
}

impl Table {
    /// Takes up the game of a device where it stood.
    pub(crate) fn take_up(&mut self, at: Millis, game: &[String]) -> Result<(), String> {
        self.may_begin()?;
        if self.declared_source != Source::Continued {
            return Err("no game was begun on a device".into());
        }
        let tokens = |text: &str| text.split_terminator(' ').map(str::to_owned).collect::<Vec<_>>();
        let (opening, turns) = game.split_first().ok_or("there is no game to continue")?;
        let opening = tokens(opening);
        self.play_chance(&opening)?;
        self.history.begin(&opening);
        self.stage = Stage::Running;
        for turn in turns {
            let tokens = tokens(turn);
            let [seat, token, chance @ ..] = tokens.as_slice() else { return Err("not a decision".into()) };
            let seat: Seat = seat.parse().map_err(|_| format!("{seat} is no seat"))?;
            if self.to_move() != Some(seat) {
                return Err(format!("it is not the turn of seat {seat}"));
            }
            self.position.play(token).map_err(|refusal| format!("{token}: {refusal}"))?;
            self.play_chance(chance)?;
            let bot = self.chairs[seat.index()].player().is_none();
            self.history.push(seat, if bot { PlayedBy::Bot } else { PlayedBy::Person }, token, chance);
        }
        self.undo_point = self.find_undo_point();
        self.turned = self.length;
        (self.since, self.started) = (at, Some(at));
        Ok(())
    }

    /// Whether the chance of an entry is what this table draws.
    fn check_chance(&self, entry: &Entry) -> Result<(), String> {
        let (mut position, number, chance) = match entry {
            Entry::Started { chance, .. } => (self.first_position(), 0, chance),
            Entry::Played { token, chance, .. } => {
                let mut position = self.position.clone();
                if position.play(token).is_err() {
                    // Applying it says why.
                    return Ok(());
                }
                (position, self.history.draws(), chance)
            }
            _ => return Ok(()),
        };
        match self.draw(&mut position, number) {
            Ok(drawn) if drawn == *chance => Ok(()),
            _ => Err("its chance does not follow from the seed".into()),
        }
    }
}
