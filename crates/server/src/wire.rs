//! Between what the table says and what travels.

use crosstable_core::{Allowed, Level, Seat, Standing, Viewer};
use crosstable_fair::Entropy;
use crosstable_games::GameId;
use crosstable_protocol::to_server::Command as Wish;
use crosstable_protocol::{GameView, http, sight};
use crosstable_table::view::{Fact, SeatView, TableView};
use crosstable_table::{Command, PlayedBy, Stage, Table};

use crate::fault::Fault;

/// What a client asks for, read and ready.
#[derive(Clone, Debug)]
pub(crate) enum Deed {
    /// Something the table decides about; with what the device adds when sitting down.
    Table(Command, Option<Entropy>),
    /// A move, and the last event its maker had seen.
    Play { seat: Seat, token: String, seen: Option<u64> },
    /// Play again at a new table.
    Rematch,
    /// Say a phrase.
    Say { seat: Seat, phrase: String },
}

/// Reads a command; what is not a seat, a level or a number of digits is refused here.
pub(crate) fn deed(wish: Wish) -> Result<Deed, Fault> {
    let table = |command| Ok(Deed::Table(command, None));
    match wish {
        Wish::Sit { seat, name, entropy } => {
            let sit = Command::Sit { seat: seat.map(self::seat).transpose()?, name };
            Ok(Deed::Table(sit, entropy.map(|digits| self::entropy(&digits)).transpose()?))
        }
        Wish::Leave { seat } => table(Command::Leave { seat: self::seat(seat)? }),
        Wish::Return { seat } => table(Command::Return { seat: self::seat(seat)? }),
        Wish::Rename { seat, name } => table(Command::Rename { seat: self::seat(seat)?, name }),
        Wish::Bot { seat, level } => {
            let level: Level = level.parse().map_err(unreadable)?;
            table(Command::AddBot { seat: seat.map(self::seat).transpose()?, level })
        }
        Wish::Clear { seat } => table(Command::Clear { seat: self::seat(seat)? }),
        Wish::Swap { one, other } => table(Command::Swap { one: seat(one)?, other: seat(other)? }),
        Wish::Take { seat, ticket } => {
            let ticket = ticket.parse().map_err(unreadable)?;
            table(Command::Take { seat: self::seat(seat)?, ticket })
        }
        Wish::Entropy { seat, entropy } => {
            table(Command::AddEntropy { seat: self::seat(seat)?, entropy: self::entropy(&entropy)? })
        }
        Wish::Start => table(Command::Start),
        Wish::Play { seat, token, seen } => Ok(Deed::Play { seat: self::seat(seat)?, token, seen }),
        Wish::Undo { seat } => table(Command::Undo { seat: self::seat(seat)? }),
        Wish::StandIn { seat } => table(Command::AskStandIn { seat: self::seat(seat)? }),
        Wish::Agree => table(Command::Agree),
        Wish::Decline => table(Command::Decline),
        Wish::Rematch => Ok(Deed::Rematch),
        Wish::Say { seat, phrase } => Ok(Deed::Say { seat: self::seat(seat)?, phrase }),
    }
}

pub(crate) fn seat(number: u8) -> Result<Seat, Fault> {
    Seat::try_from(number).map_err(unreadable)
}

fn entropy(digits: &str) -> Result<Entropy, Fault> {
    digits.parse().map_err(unreadable)
}

pub(crate) fn unreadable(error: impl std::fmt::Display) -> Fault {
    Fault::Unreadable(error.to_string())
}

pub(crate) fn number(seat: Seat) -> u8 {
    seat.number()
}

pub(crate) const fn stage(stage: Stage) -> sight::Stage {
    match stage {
        Stage::Lobby => sight::Stage::Lobby,
        Stage::Running => sight::Stage::Running,
        Stage::Ended => sight::Stage::Ended,
    }
}

/// The table through these eyes, with or without the board in plain characters.
pub(crate) fn sight(table: &Table, viewer: Viewer, board: bool) -> sight::Sight {
    let seen = if board { table.view(viewer) } else { table.view_without_board(viewer) };
    sight_of(seen, stage(table.stage()))
}

/// A view as it travels.
pub(crate) fn sight_of(seen: TableView, stage: sight::Stage) -> sight::Sight {
    sight::Sight {
        table: seen.table.to_string(),
        game: seen.game.to_owned(),
        rules: seen.rules,
        options: seen.options.into_iter().map(|(key, value)| (key.to_owned(), value)).collect(),
        clock: seen.clock.to_string(),
        public: seen.public,
        stage,
        commitment: seen.commitment.to_string(),
        seats: seen.seats.into_iter().map(chair).collect(),
        viewer: seen.viewer.seat().map(number),
        view: GameView::new(seen.view),
        board: seen.board,
        to_move: seen.to_move.map(number),
        legal: seen.legal,
        decisions: seen.decisions,
        deadline: seen.deadline,
        asked: seen.asked.map(|(seat, wish)| sight::Asked { seat: number(seat), wish: self::wish(wish) }),
        free_undo: seen.free_undo,
        standing: seen.standing.as_ref().map(standing),
        rematch: seen.rematch.map(|table| table.to_string()),
    }
}

fn chair(seat: SeatView) -> sight::Chair {
    match seat {
        SeatView::Open => sight::Chair::Open,
        SeatView::Person { name, host, away, stand_in, entropy } => {
            sight::Chair::Person { name: name.into(), host, away, stand_in, entropy }
        }
        SeatView::Bot { level } => sight::Chair::Bot { level: level.name().to_owned() },
    }
}

fn wish(wish: crosstable_table::Wish) -> sight::Wish {
    match wish {
        crosstable_table::Wish::Undo { to } => sight::Wish::Undo { to },
        crosstable_table::Wish::StandIn { seat } => sight::Wish::StandIn { seat: number(seat) },
    }
}

pub(crate) fn standing(standing: &Standing) -> sight::Standing {
    sight::Standing { ranks: standing.ranks().to_vec(), points: standing.points().map(<[u16]>::to_vec) }
}

/// What happened, as it travels.
pub(crate) fn fact(fact: Fact) -> sight::Fact {
    match fact {
        Fact::Created { table, game, commitment } => {
            sight::Fact::Created { table: table.to_string(), game, commitment: commitment.to_string() }
        }
        Fact::Seated { seat, name, level } => sight::Fact::Seated {
            seat: number(seat),
            name: name.map(String::from),
            level: level.map(|level| level.name().to_owned()),
        },
        Fact::Freed { seat } => sight::Fact::Freed { seat: number(seat) },
        Fact::Renamed { seat, name } => sight::Fact::Renamed { seat: number(seat), name: name.into() },
        Fact::Swapped { one, other } => sight::Fact::Swapped { one: number(one), other: number(other) },
        Fact::Handed { seat } => sight::Fact::Handed { seat: number(seat) },
        Fact::Entropy { seat, entropy } => {
            sight::Fact::Entropy { seat: number(seat), entropy: entropy.to_string() }
        }
        Fact::Started { chance } => sight::Fact::Started { chance },
        Fact::Played { seat, token, by, chance } => {
            sight::Fact::Played { seat: number(seat), token, by: played_by(by), chance }
        }
        Fact::Asked { seat, wish } => sight::Fact::Asked { seat: number(seat), wish: self::wish(wish) },
        Fact::Agreed { seat } => sight::Fact::Agreed { seat: number(seat) },
        Fact::Declined { seat } => sight::Fact::Declined { seat: number(seat) },
        Fact::Undone { seat, to } => sight::Fact::Undone { seat: number(seat), to },
        Fact::Left { seat } => sight::Fact::Left { seat: number(seat) },
        Fact::Returned { seat } => sight::Fact::Returned { seat: number(seat) },
        Fact::StandIn { seat } => sight::Fact::StandIn { seat: number(seat) },
        Fact::Ended { standing, seed } => {
            sight::Fact::Ended { standing: self::standing(&standing), seed: seed.to_string() }
        }
        Fact::Rematch { table } => sight::Fact::Rematch { table: table.to_string() },
    }
}

const fn played_by(by: PlayedBy) -> sight::PlayedBy {
    match by {
        PlayedBy::Person => sight::PlayedBy::Person,
        PlayedBy::Bot => sight::PlayedBy::Bot,
        PlayedBy::StandIn => sight::PlayedBy::StandIn,
        PlayedBy::Clock => sight::PlayedBy::Clock,
    }
}

/// A game with everything that can be chosen.
pub(crate) fn game(id: GameId) -> http::Game {
    let (min, max) = id.seats();
    let tables = (min..=max).map(|players| http::GameTable {
        players,
        options: id
            .option_specs(players)
            .into_iter()
            .map(|spec| http::GameOption {
                key: spec.key.to_owned(),
                default: spec.default,
                allowed: match spec.allowed {
                    Allowed::OneOf { names } => http::Allowed::OneOf { names },
                    Allowed::Number { min, max } => http::Allowed::Number { min, max },
                    Allowed::Subset { of, most } => http::Allowed::Subset { of, most },
                },
            })
            .collect(),
    });
    http::Game {
        id: id.id().to_owned(),
        name: id.name().to_owned(),
        rules: id.rules(),
        tables: tables.collect(),
    }
}
