//! What lists of games say of a table.

use crosstable_core::{Level, PlayerId, Seat};
use crosstable_protocol::http::{Listed, ListedSeat, MyGame, Turn};
use crosstable_protocol::{Closed, Millis, Standing};
use serde::{Deserialize, Serialize};

use crate::chair::Chair;
use crate::table::Table;

/// What a list says of a game beside its names. It is stored, so fields are only ever added, with a default.
#[derive(Serialize, Deserialize)]
pub struct Facts {
    seats: Vec<FactSeat>,
    started: Option<Millis>,
    ended: Option<Millis>,
    decisions: usize,
    standing: Option<Standing>,
    closed: Option<Closed>,
}

/// Whose a seat is. The names of people are in the listing, in the same order.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum FactSeat {
    Open,
    /// Never shown.
    Person(PlayerId),
    Bot(Level),
}

impl Facts {
    /// The facts of a table as it is now.
    pub fn of(table: &Table) -> Self {
        let seat = |chair: &Chair| match chair {
            Chair::Open => FactSeat::Open,
            Chair::Person { player, .. } => FactSeat::Person(*player),
            Chair::Bot { level } => FactSeat::Bot(*level),
        };
        Facts {
            seats: table.chairs().iter().map(seat).collect(),
            started: table.started(),
            ended: table.ended(),
            decisions: table.decisions(),
            standing: table.finished().map(|game| (&game.standing).into()),
            closed: table.closed(),
        }
    }

    /// A game as its person gets it; with less in it if its facts are not known.
    pub fn my_game(facts: Option<Self>, listed: Listed, turn: Option<Turn>, player: PlayerId) -> MyGame {
        let Some(facts) = facts else {
            let (seats, own) = (Vec::new(), Vec::new());
            let (started, ended, decisions, standing, closed) = Default::default();
            let uploaded = None;
            return MyGame {
                listed,
                seats,
                own,
                started,
                ended,
                decisions,
                standing,
                closed,
                turn,
                uploaded,
            };
        };
        let mut names = listed.names.iter().cloned();
        let seat = |seat: &FactSeat| match seat {
            FactSeat::Open => ListedSeat::Open,
            FactSeat::Person(_) => ListedSeat::Person { name: names.next().unwrap_or_default() },
            FactSeat::Bot(level) => ListedSeat::Bot { level: *level },
        };
        let seats = facts.seats.iter().map(seat).collect();
        let is_own = |seat: &FactSeat| matches!(seat, FactSeat::Person(own) if *own == player);
        let own = facts.seats.iter().enumerate().filter(|(_, seat)| is_own(seat));
        MyGame {
            seats,
            own: own.map(|(index, _)| Seat::new(index)).collect(),
            started: facts.started,
            ended: facts.ended,
            decisions: Some(facts.decisions),
            standing: facts.standing,
            closed: facts.closed,
            uploaded: None,
            turn,
            listed,
        }
    }
}

impl Table {
    /// The names of the people at the table, by seat.
    pub fn names(&self) -> Vec<String> {
        let name = |chair: &Chair| match chair {
            Chair::Person { name, .. } => Some(name.to_string()),
            Chair::Open | Chair::Bot { .. } => None,
        };
        self.chairs().iter().filter_map(name).collect()
    }

    /// How many seats are open.
    pub fn open_seats(&self) -> u8 {
        self.chairs().iter().filter(|chair| **chair == Chair::Open).count() as u8
    }

    /// The decision that is due, and since when.
    pub fn turn(&self) -> Option<Turn> {
        // Nobody waits for a game that goes on elsewhere.
        let here = self.uploaded.is_none();
        self.to_move().filter(|_| here).map(|seat| Turn { seat, since: self.since() })
    }

    /// The table in a list.
    pub fn listed(&self) -> Listed {
        Listed {
            table: self.id(),
            game: self.game().id().to_owned(),
            stage: self.stage(),
            players: self.players(),
            open: self.open_seats(),
            names: self.names(),
            changed: self.changed(),
        }
    }

    /// The table in the list of a person's games.
    pub fn my_game(&self, player: PlayerId) -> MyGame {
        let game = Facts::my_game(Some(Facts::of(self)), self.listed(), self.turn(), player);
        MyGame { uploaded: self.uploaded, ..game }
    }
}
