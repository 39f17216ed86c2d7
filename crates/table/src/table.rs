//! The state of a table, and how an entry changes it.

use std::collections::VecDeque;

use crosstable_core::{
    Actor, Level, MAX_SEATS, Options, PlayerId, Refusal, Seat, Setup, SetupError, Standing, TableId,
};
use crosstable_fair::{Commitment, Entropy, Seed, Stream};
use crosstable_games::{AnyGame, GameId};

use crate::chair::Chair;
use crate::clock::{Clock, Millis};
use crate::entry::{Entry, Who, Wish};
use crate::line::Line;
use crate::logged::Key;

/// What a host asks for when opening a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// A fresh id that nobody can guess.
    pub table: TableId,
    /// Which game.
    pub game: GameId,
    /// How many seats, and the options.
    pub setup: Setup,
    /// The time for a decision.
    pub clock: Clock,
    /// Whether strangers find it in the list of open tables.
    pub public: bool,
    /// Who opens it.
    pub host: PlayerId,
}

impl Opening {
    /// A private table without a clock.
    pub const fn new(table: TableId, game: GameId, setup: Setup, host: PlayerId) -> Self {
        Opening { table, game, setup, clock: Clock::Off, public: false, host }
    }
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// People sit down.
    Lobby,
    /// They play.
    Running,
    /// They have played.
    Ended,
}

/// A wish that waits for the others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Pending {
    pub(crate) seat: Seat,
    pub(crate) wish: Wish,
    /// Seats whose owners have agreed.
    pub(crate) agreed: Vec<Seat>,
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
    /// The number of the entry by which whoever sits on each chair came to it.
    pub(crate) sat: [u64; MAX_SEATS],
    pub(crate) stage: Stage,
    pub(crate) position: AnyGame,
    /// The game as it stands now; what was taken back is not in it.
    pub(crate) line: Line,
    /// Since when the seat to move has had its decision.
    pub(crate) since: Millis,
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
pub struct Corrupt {
    /// Which entry, counted from 0.
    pub number: usize,
    /// What is wrong with it.
    pub what: String,
}

/// Why an entry does not fit.
type Fits = Result<(), String>;

impl Table {
    /// Opens a table: its state, and the first entry of its log.
    pub fn open(opening: &Opening, seed: Seed, at: Millis) -> Result<(Self, Vec<Entry>), SetupError> {
        let options = opening.game.options(&opening.setup)?.setup();
        let entry = Entry::Created {
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
        };
        let table = Self::created(&entry).expect("the options have just been validated");
        Ok((table, vec![entry]))
    }

    /// The table a log tells of.
    pub fn replay<'a>(log: impl IntoIterator<Item = &'a Entry>) -> Result<Self, Corrupt> {
        let mut log = log.into_iter();
        let corrupt = |what| Corrupt { number: 0, what };
        let first = log.next().ok_or_else(|| corrupt("the log is empty".into()))?;
        let mut table = Self::created(first).map_err(corrupt)?;
        for entry in log {
            table.apply(entry)?;
        }
        Ok(table)
    }

    /// Makes true what an entry says. The entries a table gave out itself always fit.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), Corrupt> {
        let number = self.length as usize;
        self.change(entry).map_err(|what| Corrupt { number, what })
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
            line: Line::default(),
            since: *at,
            pending: None,
            rematch: None,
            length: 1,
            turned: 0,
            keys: VecDeque::new(),
        })
    }

    fn change(&mut self, entry: &Entry) -> Fits {
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
                self.play_chance(chance)?;
                self.line.begin(chance);
                self.stage = Stage::Running;
                self.since = *at;
            }
            Entry::Played { at, seat, token, by, chance } => {
                if self.to_move() != Some(*seat) {
                    return Err(format!("it is not the turn of seat {seat}"));
                }
                self.play_on(token)?;
                self.play_chance(chance)?;
                self.line.push(*seat, *by, token, chance);
                self.since = *at;
                // Whoever goes on playing is no longer waiting for an answer.
                self.pending = None;
            }
            Entry::Asked { seat, wish, .. } => {
                self.pending = Some(Pending { seat: *seat, wish: *wish, agreed: Vec::new() });
            }
            Entry::Agreed { seat, .. } => {
                self.pending.as_mut().ok_or("nothing was asked")?.agreed.push(*seat);
            }
            Entry::Declined { .. } => self.pending = None,
            Entry::Undone { at, to, .. } => {
                self.position = self.position_after(*to)?;
                self.line.truncate(*to);
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
        Ok(())
    }

    fn play_on(&mut self, token: &str) -> Fits {
        self.position.play(token).map_err(|refusal| format!("{token}: {refusal}"))
    }

    /// Plays what was drawn, which must be all up to the next decision.
    fn play_chance(&mut self, chance: &[String]) -> Fits {
        chance.iter().try_for_each(|token| self.play_on(token))?;
        if self.position.actor() == Actor::Chance {
            Err("chance has not been drawn to its end".into())
        } else {
            Ok(())
        }
    }

    pub(crate) fn chair_mut(&mut self, seat: Seat) -> Result<&mut Chair, String> {
        self.chairs.get_mut(seat.index()).ok_or_else(|| format!("there is no seat {seat}"))
    }

    fn set_absence(&mut self, seat: Seat, gone: bool, bot: bool) -> Fits {
        match self.chair_mut(seat)? {
            Chair::Person { away, stand_in, .. } => (*away, *stand_in) = (gone, bot),
            Chair::Open | Chair::Bot { .. } => return Err("only people come and go".into()),
        }
        Ok(())
    }

    /// A bot has decided for this seat, for which no time runs (T-09). If the decision that is due is the seat's, its
    /// person now has all the time for it; whoever was only away has what is left.
    pub(crate) fn back_from_stand_in(&mut self, at: Millis, seat: Seat) {
        if self.to_move() == Some(seat) {
            self.since = self.since.max(at);
        }
    }

    /// The position after so many decisions of the game as it stands.
    pub(crate) fn position_after(&self, decisions: usize) -> Result<AnyGame, String> {
        let mut position = self.first_position();
        let mut play = |token: &str| position.play(token).map_err(|refusal| format!("{token}: {refusal}"));
        if decisions > self.line.len() {
            return Err("there are not so many decisions".into());
        }
        self.line.opening().try_for_each(&mut play)?;
        for turn in self.line.turns().take(decisions) {
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

    /// How many outcomes of chance the game as it stands has drawn.
    pub(crate) fn drawn(&self) -> u64 {
        self.line.draws()
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

    /// Its id.
    pub const fn id(&self) -> TableId {
        self.id
    }

    /// Which game is played.
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

    /// How far it has come.
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// The chairs, by seat.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// Who opened it.
    pub const fn host(&self) -> PlayerId {
        self.host
    }

    /// Whether strangers find it.
    pub const fn is_public(&self) -> bool {
        self.public
    }

    /// Where the game goes on.
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

    /// The decisions of the game as it stands. They are public; the chance between them is not (see [`view`](crate::view)).
    pub fn decisions(&self) -> usize {
        self.line.len()
    }

    /// How many of them are this seat's.
    pub fn decisions_of(&self, seat: Seat) -> usize {
        self.line.turns_of(seat).count()
    }

    /// How long one decision may take.
    pub const fn clock(&self) -> Clock {
        self.clock
    }

    /// When the decision that is due runs out of time, if it can.
    pub fn deadline(&self) -> Option<Millis> {
        let seat = self.to_move()?;
        let person = self.chairs[seat.index()].bot().is_none();
        self.clock.millis().filter(|_| person).map(|time| self.since + time)
    }

    /// The bot that has to decide now, and how well it plays. It is given that seat's view and nothing else.
    pub fn bot_to_move(&self) -> Option<(Seat, Level)> {
        let seat = self.to_move()?;
        self.chairs[seat.index()].bot().map(|level| (seat, level))
    }
}
