//! The state of a table.

use crosstable_core::{
    Actor, Level, MAX_SEATS, Options, PlayerId, Refusal, Seat, Setup, SetupError, Standing, TableId,
};
use crosstable_fair::{Commitment, Entropy, Head, LogKey, Seed, Source, Stream};
use crosstable_games::{AnyGame, GameId};
use crosstable_protocol::{Begun, Clock, Closed, Dispute, Millis, Series, Stage};

use crate::budget::Spent;
use crate::chair::Chair;
use crate::entry::Entry;
use crate::history::History;
use crate::key::{Key, KeyMemory};
use crate::log_entry::LogEntry;
use crate::proposal::Pending;
use crate::series::Tally;
use crate::undo::UndoPoint;

/// What a host asks for when opening a table.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields say it")]
pub struct Opening {
    /// A fresh id that nobody can guess.
    pub table: TableId,
    pub game: GameId,
    pub setup: Setup,
    pub clock: Clock,
    /// Whether strangers find it in the list of open tables.
    pub public: bool,
    pub host: PlayerId,
    /// Where chance comes from: [`Source::Revealed`], or [`Source::Seeded`] where the caller knows the seed.
    pub source: Source,
    /// The score that a rematch carries on.
    pub series: Option<Series>,
    /// How the game began on a device; for [`Source::Continued`] alone.
    pub begun: Option<Begun>,
}

impl Opening {
    /// A private table without a clock, at which nobody chooses the chance.
    pub const fn new(table: TableId, game: GameId, setup: Setup, host: PlayerId) -> Self {
        let (clock, public, source, series, begun) = (Clock::Off, false, Source::Revealed, None, None);
        Opening { table, game, setup, clock, public, host, source, series, begun }
    }

    /// The same, where all chance follows from the seed.
    pub fn seeded(table: TableId, game: GameId, setup: Setup, host: PlayerId) -> Self {
        Opening { source: Source::Seeded, ..Opening::new(table, game, setup, host) }
    }
}

/// One table. Everything in it follows from its log.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    pub(crate) id: TableId,
    pub(crate) game: GameId,
    pub(crate) options: Options,
    pub(crate) clock: Clock,
    pub(crate) public: bool,
    pub(crate) host: PlayerId,
    pub(crate) created: Millis,
    /// When the game began and ended.
    pub(crate) started: Option<Millis>,
    pub(crate) ended: Option<Millis>,
    /// When people last changed the table.
    pub(crate) changed: Millis,
    /// Where chance was to come from when the table was opened; see [`Table::source`].
    pub(crate) declared_source: Source,
    /// How the game began on a device, if this table continues one.
    pub(crate) begun: Option<Begun>,
    /// The table of a server at which this game of a device goes on.
    pub(crate) uploaded: Option<TableId>,
    /// Counts the starts.
    pub(crate) round: u32,
    /// To the seed of this round.
    pub(crate) commitment: Commitment,
    /// Of this round.
    pub(crate) seed: Seed,
    pub(crate) chairs: Vec<Chair>,
    /// The devices' commitments of this round, and what they have revealed.
    pub(crate) commitments: [Option<Commitment>; MAX_SEATS],
    pub(crate) entropy: [Option<Entropy>; MAX_SEATS],
    /// Seats, options and commitments as they were frozen.
    pub(crate) list: Option<String>,
    /// For each chair, the number of the entry by which its person or bot came to it.
    pub(crate) sat: [u64; MAX_SEATS],
    /// The score that this game carries on.
    pub(crate) tally: Option<Tally>,
    pub(crate) stage: Stage,
    pub(crate) position: AnyGame,
    /// The decisions so far, without what was taken back.
    pub(crate) history: History,
    /// Since when the seat to move has had its decision.
    pub(crate) since: Millis,
    pub(crate) undo_point: Option<UndoPoint>,
    pub(crate) pending: Option<Pending>,
    pub(crate) rematch: Option<TableId>,
    /// The people whose list no longer has this table (T-19).
    pub(crate) unlisted: Vec<PlayerId>,
    pub(crate) closed: Option<Closed>,
    pub(crate) dispute: Option<Dispute>,
    /// The heads of lost histories that were shown before. Each is shown once.
    pub(crate) lost: Vec<Head>,
    pub(crate) spent: Spent,
    pub(crate) log_key: LogKey,
    /// Of the last entry.
    pub(crate) head: Option<Head>,
    /// Of the entry that ended the game.
    pub(crate) final_head: Option<Head>,
    /// Whether the table will be removed unless somebody comes.
    pub(crate) expired: bool,
    /// How many entries have been applied.
    pub(crate) length: u64,
    /// The last of them that changed the position.
    pub(crate) turned: u64,
    /// The keys of the last commands, with the number of the entry each led to.
    pub(crate) keys: KeyMemory<u64>,
}

/// A log that no table can have written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("entry {number} of the log does not fit: {what}")]
pub struct CorruptLog {
    /// Which entry, counted from 0.
    pub number: usize,
    /// What is wrong with it.
    pub what: String,
}

impl Table {
    /// The first entry of a new table's log.
    pub(crate) fn opened(opening: &Opening, seed: Seed, at: Millis) -> Result<Entry, SetupError> {
        let options = opening.game.options(&opening.setup)?;
        Ok(Entry::Created {
            at,
            table: opening.table,
            game: opening.game.to_string(),
            rules: options.rules(),
            players: options.players(),
            options: options.to_vec(),
            clock: opening.clock,
            public: opening.public,
            host: opening.host,
            commitment: seed.commitment(),
            seed,
            chance: opening.source,
            series: opening.series.clone(),
            begun: opening.begun,
        })
    }

    /// The table that the first entry of a log creates.
    pub(crate) fn new(first: Option<&LogEntry>) -> Result<Self, CorruptLog> {
        let corrupt = |what| CorruptLog { number: 0, what };
        let first = first.ok_or_else(|| corrupt("the log is empty".into()))?;
        let mut table = Self::created(&first.entry).map_err(corrupt)?;
        if first.head.is_some() || table.declared_source != Source::Published {
            table.check_head(first, 0).map_err(corrupt)?;
        }
        table.head = first.head;
        table.spent.bytes = first.text().len() as u64;
        Ok(table)
    }

    /// The key of the log of the table that this entry creates.
    pub(crate) fn log_key_of(created: &Entry) -> Option<LogKey> {
        let Entry::Created { table, host, seed, .. } = created else { return None };
        Some(LogKey::new(seed, table.bytes(), host.bytes()))
    }

    fn created(entry: &Entry) -> Result<Self, String> {
        let Entry::Created {
            at,
            table,
            game,
            rules,
            players,
            options,
            clock,
            public,
            host,
            commitment,
            seed,
            chance,
            series,
            begun,
        } = entry
        else {
            return Err("the first entry must create the table".into());
        };
        let continues = begun.map(|begun| begun.continued_as());
        if continues != (*chance == Source::Continued).then_some(*table) {
            return Err("this is not the table at which the game of that device goes on".into());
        }
        let game: GameId = game.parse().map_err(|error| format!("{error}"))?;
        // A table keeps the rules it was opened with.
        let setup = Setup { players: *players, options: options.clone(), rules: Some(*rules) };
        let options = game.options(&setup).map_err(|error| error.to_string())?;
        Ok(Table {
            id: *table,
            game,
            clock: *clock,
            public: *public,
            host: *host,
            created: *at,
            started: None,
            ended: None,
            changed: *at,
            declared_source: *chance,
            begun: *begun,
            uploaded: None,
            round: 1,
            commitment: *commitment,
            seed: *seed,
            chairs: vec![Chair::Open; *players as usize],
            commitments: [None; MAX_SEATS],
            entropy: [None; MAX_SEATS],
            list: None,
            sat: [0; MAX_SEATS],
            tally: series.as_ref().map(|series| Tally::new(series, *players)).transpose()?,
            stage: Stage::Lobby,
            position: AnyGame::new(game, &setup).map_err(|error| error.to_string())?,
            options,
            history: History::default(),
            since: *at,
            undo_point: None,
            pending: None,
            rematch: None,
            unlisted: Vec::new(),
            closed: None,
            dispute: None,
            lost: Vec::new(),
            spent: Spent::default(),
            log_key: LogKey::new(seed, table.bytes(), host.bytes()),
            head: None,
            final_head: None,
            expired: false,
            length: 1,
            turned: 0,
            keys: KeyMemory::default(),
        })
    }

    /// The position after so many decisions of the game as it stands.
    pub(crate) fn position_after(&self, decisions: usize) -> Result<AnyGame, String> {
        let mut position = self.first_position();
        let mut play = |token: &str| position.play(token).map_err(|refusal| format!("{token}: {refusal}"));
        if decisions > self.history.len() {
            return Err("there are not so many decisions".into());
        }
        self.history.opening().try_for_each(&mut play)?;
        for turn in self.history.turns().take(decisions) {
            play(turn.token)?;
            turn.chance().try_for_each(&mut play)?;
        }
        Ok(position)
    }

    /// The position before anything has happened.
    pub(crate) fn first_position(&self) -> AnyGame {
        AnyGame::new(self.game, &self.options.setup())
            .expect("the options were valid when the table was created")
    }

    /// Where chance comes from. If nobody's device takes part, one party knows it all.
    pub fn source(&self) -> Source {
        let persons = self.chairs.iter().any(|chair| chair.player().is_some());
        match self.declared_source {
            Source::Published if self.list.is_some() => Source::Revealed,
            Source::Revealed if self.stage != Stage::Lobby && !persons => Source::Seeded,
            source => source,
        }
    }

    /// The stream of this table's chance. It never leaves the table.
    pub(crate) fn stream(&self) -> Stream {
        let given = self.given_entropy().into_iter().map(|(seat, entropy)| (seat.number(), entropy));
        let given: Vec<_> = given.collect();
        match &self.list {
            Some(list) => Stream::revealed(&self.seed, list, &given),
            None if self.declared_source == Source::Published => {
                Stream::new(&self.seed, self.id.bytes(), &given)
            }
            None => {
                let own = Stream::new(&self.seed, self.id.bytes(), &[]);
                self.begun.map_or(own.clone(), |begun| begun.followed_by(own))
            }
        }
    }

    /// What the persons' devices have added, by seat in ascending order.
    pub(crate) fn given_entropy(&self) -> Vec<(Seat, Entropy)> {
        let given = |seat: Seat| self.entropy[seat.index()].map(|entropy| (seat, entropy));
        Seat::all(self.players()).filter_map(given).collect()
    }

    /// Draws all chance up to the next decision and plays it.
    pub(crate) fn draw(&self, position: &mut AnyGame, mut number: u64) -> Result<Vec<String>, Refusal> {
        let stream = self.stream();
        let mut chance = Vec::new();
        while position.actor() == Actor::Chance {
            let mut outcomes = position.outcomes();
            let drawn = stream.draw(number, &outcomes).expect("chance always has an outcome");
            let index =
                outcomes.iter().position(|(outcome, _)| outcome == drawn).expect("it was drawn from them");
            let outcome = outcomes.swap_remove(index).0;
            position.play(&outcome)?;
            chance.push(outcome);
            number += 1;
        }
        Ok(chance)
    }

    /// The number of the first entry that the command with this key led to, if it is among its person's last few that
    /// led to any.
    pub fn done(&self, key: Key) -> Option<u64> {
        self.keys.get(key).copied()
    }

    /// The head of the last entry.
    pub const fn head(&self) -> Option<Head> {
        self.head
    }

    /// How many entries the log of this table has.
    pub const fn length(&self) -> u64 {
        self.length
    }

    /// The number of the last entry that changed the position: the start, a decision, an undo. A move is stale if its
    /// maker had not seen this entry.
    pub const fn turned(&self) -> u64 {
        self.turned
    }

    /// The id of the table.
    pub const fn id(&self) -> TableId {
        self.id
    }

    /// The game that is played.
    pub const fn game(&self) -> GameId {
        self.game
    }

    /// The options in force.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// How many seats there are.
    pub const fn players(&self) -> u8 {
        self.options.players()
    }

    /// Lobby, starting, running or ended.
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// The chairs, by seat.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// The person who opened it.
    pub const fn host(&self) -> PlayerId {
        self.host
    }

    /// Whether strangers find it.
    pub const fn is_public(&self) -> bool {
        self.public
    }

    /// The table at which the same people play on.
    pub const fn rematch(&self) -> Option<TableId> {
        self.rematch
    }

    /// Whether the table will be removed unless somebody comes.
    pub const fn is_expired(&self) -> bool {
        self.expired
    }

    /// The seats a person holds.
    pub fn seats_of(&self, player: PlayerId) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.players()).filter(move |seat| self.chairs[seat.index()].player() == Some(player))
    }

    /// The seat that has to decide now.
    pub fn to_move(&self) -> Option<Seat> {
        (self.stage == Stage::Running).then(|| self.position.actor().seat()).flatten()
    }

    /// Whether somebody can decide now: nothing has to be settled first, and the game does not go on elsewhere.
    pub(crate) const fn goes_on(&self) -> bool {
        matches!(self.stage, Stage::Running) && self.dispute.is_none() && self.uploaded.is_none()
    }

    /// The result, once there is one.
    pub fn standing(&self) -> Option<Standing> {
        self.position.standing()
    }

    /// When the game began.
    pub const fn started(&self) -> Option<Millis> {
        self.started
    }

    /// Why it ended without a result.
    pub const fn closed(&self) -> Option<Closed> {
        self.closed
    }

    /// When it ended, with a result or without one.
    pub const fn ended(&self) -> Option<Millis> {
        self.ended
    }

    /// When people last changed the table. Taking it out of a list does not count.
    pub const fn changed(&self) -> Millis {
        self.changed
    }

    /// Since when the seat to move has had its decision.
    pub const fn since(&self) -> Millis {
        self.since
    }

    /// How many decisions have been made, without what was taken back.
    pub fn decisions(&self) -> usize {
        self.history.len()
    }

    /// How many of them are this seat's.
    pub fn decisions_of(&self, seat: Seat) -> usize {
        self.history.turns_of(seat).count()
    }

    /// The time limit for a decision.
    pub const fn clock(&self) -> Clock {
        self.clock
    }

    /// When the time for the decision that is due runs out, if it can.
    pub fn deadline(&self) -> Option<Millis> {
        let seat = self.to_move().filter(|_| self.goes_on())?;
        let person = self.chairs[seat.index()].bot().is_none();
        self.clock.millis().filter(|_| person).map(|time| self.since + time)
    }

    /// The bot that has to decide now, and its level.
    pub fn bot_to_move(&self) -> Option<(Seat, Level)> {
        let seat = self.to_move().filter(|_| self.goes_on())?;
        self.chairs[seat.index()].bot().map(|level| (seat, level))
    }
}
