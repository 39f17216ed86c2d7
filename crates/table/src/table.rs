//! The state of a table, and how an entry changes it.

use std::collections::VecDeque;

use crosstable_core::{
    Actor, Level, MAX_SEATS, Options, PlayerId, Refusal, Seat, Setup, SetupError, Standing, TableId,
    ViewerSet,
};
use crosstable_fair::{Commitment, Entropy, Seed, Stream};
use crosstable_games::{AnyGame, GameId};
use crosstable_protocol::{Clock, Millis, Stage};

use crate::chair::Chair;
use crate::entry::{Entry, Who};
use crate::history::History;
use crate::log_entry::{Key, LogEntry};
use crate::proposal::Pending;
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
}

impl Opening {
    /// A private table without a clock.
    pub const fn new(table: TableId, game: GameId, setup: Setup, host: PlayerId) -> Self {
        Opening { table, game, setup, clock: Clock::Off, public: false, host }
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
    pub(crate) commitment: Commitment,
    pub(crate) seed: Seed,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) entropy: [Option<Entropy>; MAX_SEATS],
    /// For each chair, the number of the entry by which its person or bot came to it.
    pub(crate) sat: [u64; MAX_SEATS],
    pub(crate) stage: Stage,
    pub(crate) position: AnyGame,
    /// The decisions so far, without what was taken back.
    pub(crate) history: History,
    /// Since when the seat to move has had its decision.
    pub(crate) since: Millis,
    pub(crate) undo_point: Option<UndoPoint>,
    pub(crate) pending: Option<Pending>,
    pub(crate) rematch: Option<TableId>,
    /// How many entries have been applied.
    pub(crate) length: u64,
    /// The last of them that changed the position.
    pub(crate) turned: u64,
    /// The keys of the last commands, with the number of the entry each led to.
    pub(crate) keys: VecDeque<(Key, u64)>,
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

/// How many keys a table remembers.
const REMEMBERED_KEYS: usize = 64;

/// Why an entry does not fit.
type Applied<T> = Result<T, String>;

impl Table {
    /// The first entry of a new table's log.
    pub(crate) fn opened(opening: &Opening, seed: Seed, at: Millis) -> Result<Entry, SetupError> {
        let options = opening.game.options(&opening.setup)?.setup();
        Ok(Entry::Created {
            at,
            table: opening.table,
            game: opening.game.to_string(),
            rules: opening.game.rules(),
            players: options.players,
            options: options.options,
            clock: opening.clock,
            public: opening.public,
            host: opening.host,
            commitment: seed.commitment(),
            seed,
        })
    }

    /// The table that the first entry of a log creates.
    pub(crate) fn new(first: Option<&LogEntry>) -> Result<Self, CorruptLog> {
        let corrupt = |what| CorruptLog { number: 0, what };
        let first = first.ok_or_else(|| corrupt("the log is empty".into()))?;
        Self::created(&first.entry).map_err(corrupt)
    }

    /// Applies an entry, and says from whom each of its chance outcomes is hidden. Entries that the table has decided
    /// itself always fit.
    pub(crate) fn apply(&mut self, line: &LogEntry) -> Result<Vec<ViewerSet>, CorruptLog> {
        let number = self.length;
        let hidden = self.change(&line.entry).map_err(|what| CorruptLog { number: number as usize, what })?;
        if let Some(key) = line.key {
            if self.keys.len() == REMEMBERED_KEYS {
                self.keys.pop_front();
            }
            self.keys.push_back((key, number));
        }
        Ok(hidden)
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
        } = entry
        else {
            return Err("the first entry must create the table".into());
        };
        let game: GameId = game.parse().map_err(|error| format!("{error}"))?;
        if *rules != game.rules() {
            return Err(format!("{game} has no rules of version {rules}"));
        }
        let setup = Setup { players: *players, options: options.clone() };
        let options = game.options(&setup).map_err(|error| error.to_string())?;
        Ok(Table {
            id: *table,
            game,
            clock: *clock,
            public: *public,
            host: *host,
            created: *at,
            commitment: *commitment,
            seed: *seed,
            chairs: vec![Chair::Open; *players as usize],
            entropy: [None; MAX_SEATS],
            sat: [0; MAX_SEATS],
            stage: Stage::Lobby,
            position: AnyGame::new(game, &setup).map_err(|error| error.to_string())?,
            options,
            history: History::default(),
            since: *at,
            undo_point: None,
            pending: None,
            rematch: None,
            length: 1,
            turned: 0,
            keys: VecDeque::new(),
        })
    }

    fn change(&mut self, entry: &Entry) -> Applied<Vec<ViewerSet>> {
        let mut hidden = Vec::new();
        match entry {
            Entry::Created { .. } => return Err("a table is created once".into()),
            Entry::Seated { seat, who, .. } => {
                *self.chair_mut(*seat)? = match who {
                    Who::Person { player, name } => {
                        Chair::Person { player: *player, name: name.clone(), away: false, stand_in: false }
                    }
                    Who::Bot { level } => Chair::Bot { level: *level },
                };
                self.sat[seat.index()] = self.length;
            }
            Entry::Freed { seat, .. } => {
                *self.chair_mut(*seat)? = Chair::Open;
                self.entropy[seat.index()] = None;
            }
            Entry::Renamed { seat, name: new, .. } => match self.chair_mut(*seat)? {
                Chair::Person { name, .. } => name.clone_from(new),
                Chair::Open | Chair::Bot { .. } => return Err("only people have names".into()),
            },
            Entry::Swapped { one, other, .. } => {
                self.chair_mut(*one)?;
                self.chair_mut(*other)?;
                self.chairs.swap(one.index(), other.index());
                self.entropy.swap(one.index(), other.index());
                self.sat[one.index()] = self.length;
                self.sat[other.index()] = self.length;
            }
            Entry::Handed { at, seat, to } => self.hand(*at, *seat, *to)?,
            Entry::Entropy { seat, entropy, .. } => self.entropy[seat.index()] = Some(*entropy),
            Entry::Started { at, chance } => {
                if self.stage != Stage::Lobby || self.chairs.contains(&Chair::Open) {
                    return Err("a game is started once, when every seat is taken".into());
                }
                hidden = self.play_chance(chance)?;
                self.history.begin(chance);
                self.stage = Stage::Running;
                self.since = *at;
            }
            Entry::Played { at, seat, token, by, chance } => {
                if self.to_move() != Some(*seat) {
                    return Err(format!("it is not the turn of seat {seat}"));
                }
                let undoable = chance.is_empty() && !self.game.is_open();
                self.undo_point = undoable.then(|| UndoPoint::new(self.position.clone()));
                self.position.play(token).map_err(|refusal| format!("{token}: {refusal}"))?;
                hidden = self.play_chance(chance)?;
                self.history.push(*seat, *by, token, chance);
                self.since = *at;
                // The game goes on, so nobody waits for an answer any more.
                self.pending = None;
            }
            Entry::Proposed { seat, proposal, .. } => {
                self.pending = Some(Pending { seat: *seat, proposal: *proposal, agreed: Vec::new() });
            }
            Entry::Agreed { seat, .. } => {
                self.pending.as_mut().ok_or("nothing was asked")?.agreed.push(*seat);
            }
            Entry::Declined { .. } => self.pending = None,
            Entry::Undone { at, to, .. } => {
                self.position = self.position_after(*to)?;
                self.history.truncate(*to);
                self.undo_point = self.find_undo_point();
                self.since = *at;
                self.pending = None;
            }
            Entry::Left { seat, .. } => self.set_absence(*seat, true, false)?,
            Entry::Returned { at, seat } => {
                let stood_in = self.chair_mut(*seat)?.bot().is_some();
                self.set_absence(*seat, false, false)?;
                if stood_in {
                    self.back_from_stand_in(*at, *seat);
                }
            }
            Entry::StandIn { seat, .. } => {
                self.set_absence(*seat, true, true)?;
                self.pending = None;
            }
            Entry::Ended { standing, seed, .. } => {
                if self.position.standing() != Some(*standing) || self.seed != *seed {
                    return Err("the game has not ended like this".into());
                }
                self.stage = Stage::Ended;
                self.pending = None;
            }
            Entry::Rematch { table, .. } => self.rematch = Some(*table),
        }
        if matches!(entry, Entry::Started { .. } | Entry::Played { .. } | Entry::Undone { .. }) {
            self.turned = self.length;
        }
        self.length += 1;
        Ok(hidden)
    }

    /// Plays the outcomes of chance, which must be all up to the next decision.
    fn play_chance(&mut self, chance: &[String]) -> Applied<Vec<ViewerSet>> {
        let mut play =
            |token: &String| self.position.draw(token).map_err(|refusal| format!("{token}: {refusal}"));
        let hidden = chance.iter().map(&mut play).collect::<Applied<_>>()?;
        if self.position.actor() == Actor::Chance {
            return Err("chance has not been drawn to its end".into());
        }
        Ok(hidden)
    }

    pub(crate) fn chair_mut(&mut self, seat: Seat) -> Applied<&mut Chair> {
        self.chairs.get_mut(seat.index()).ok_or_else(|| format!("there is no seat {seat}"))
    }

    fn set_absence(&mut self, seat: Seat, gone: bool, bot: bool) -> Applied<()> {
        match self.chair_mut(seat)? {
            Chair::Person { away, stand_in, .. } => (*away, *stand_in) = (gone, bot),
            Chair::Open | Chair::Bot { .. } => return Err("only people come and go".into()),
        }
        Ok(())
    }

    /// A bot has decided for this seat, for which no time runs (T-09). If the decision that is due is the seat's, its
    /// person now has all the time for it; a person who was only away has what is left.
    pub(crate) fn back_from_stand_in(&mut self, at: Millis, seat: Seat) {
        if self.to_move() == Some(seat) {
            self.since = self.since.max(at);
        }
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

    /// The stream of this table's chance. It never leaves the table.
    pub(crate) fn stream(&self) -> Stream {
        let given: Vec<_> =
            self.given_entropy().into_iter().map(|(seat, entropy)| (seat.number(), entropy)).collect();
        Stream::new(&self.seed, self.id.bytes(), &given)
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

    /// The number of the first entry that the command with this key led to, if it is among the last few that led to
    /// any.
    pub fn done(&self, key: Key) -> Option<u64> {
        self.keys.iter().rev().find(|(known, _)| *known == key).map(|(_, number)| *number)
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

    /// Lobby, running or ended.
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

    /// The seats a person holds.
    pub fn seats_of(&self, player: PlayerId) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.players()).filter(move |seat| self.chairs[seat.index()].player() == Some(player))
    }

    /// The seat that has to decide now.
    pub fn to_move(&self) -> Option<Seat> {
        (self.stage == Stage::Running).then(|| self.position.actor().seat()).flatten()
    }

    /// The result, once there is one.
    pub fn standing(&self) -> Option<Standing> {
        self.position.standing()
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
        let seat = self.to_move()?;
        let person = self.chairs[seat.index()].bot().is_none();
        self.clock.millis().filter(|_| person).map(|time| self.since + time)
    }

    /// The bot that has to decide now, and its level.
    pub fn bot_to_move(&self) -> Option<(Seat, Level)> {
        let seat = self.to_move()?;
        self.chairs[seat.index()].bot().map(|level| (seat, level))
    }
}
