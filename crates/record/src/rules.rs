//! By which rules a record is played. Rules change; a record stays with the version it names.

use crosstable_core::{Fault, SetupError};
use crosstable_games::{AnyGame, GameId, UnknownGame};

use crate::record::Header;
use crate::{Failure, Record};

/// The versions of a game's rules that can be played. When there is a second one, [`first_position`] chooses between
/// their types.
fn versions(game: GameId) -> Vec<u32> {
    vec![game.rules()]
}

/// The game, and its first position by the version of the rules that the record names.
pub(crate) fn first_position(record: &Record) -> Result<(GameId, AnyGame), Failure> {
    let at = |header| move |what: String| Failure::said(record.header_line(header), what);
    let game: GameId =
        record.game.parse().map_err(|error: UnknownGame| at(Header::Game)(error.to_string()))?;
    let known = versions(game);
    if !known.contains(&record.rules) {
        let known: Vec<_> = known.iter().map(u32::to_string).collect();
        let what =
            format!("{} has no rules of version {}; known: {}", game.name(), record.rules, known.join(", "));
        return Err(at(Header::Rules)(what));
    }
    let setup = record.setup();
    let options = game.options(&setup).map_err(|error| misfit(record, &error))?;
    // All options in force must be there, so that a later default cannot change an old game.
    let in_force = options.setup().options;
    let complete = in_force.iter().zip(&record.options).take_while(|(known, given)| known == given).count();
    if let Some((key, _)) = in_force.get(complete) {
        return Err(at(Header::Option(complete))(format!("the option '{key}' must stand here")));
    }
    let position = AnyGame::new(game, &setup).expect("the options have just been validated");
    Ok((game, position))
}

/// The line of the first thing that is wrong with the set-up.
fn misfit(record: &Record, error: &SetupError) -> Failure {
    let line = |fault: &Fault| {
        let header = match fault {
            Fault::Players { .. } => Header::Players,
            Fault::UnknownOption { key, .. }
            | Fault::NotForPlayers { key, .. }
            | Fault::BadValue { key, .. }
            | Fault::Twice { key, .. } => {
                Header::Option(record.options.iter().position(|(known, _)| known == key).unwrap_or_default())
            }
        };
        record.header_line(header)
    };
    let faults = error.0.iter().map(|fault| (line(fault), fault));
    let (line, fault) = faults.min_by_key(|(line, _)| *line).expect("a set-up is refused for a reason");
    Failure::said(line, fault.to_string())
}
