//! Opens a table, at one's own server or at somebody's, and has everybody of this device sit down.

use crosstable_core::{PlayerId, Setup, TableId};
use crosstable_protocol::http::NewTable;
use crosstable_protocol::to_server::Command;
use crosstable_table::{Name, Opening};
use crosstable_texts::Lang;
use sha2::{Digest, Sha256};
use tokio::runtime::Runtime;

use crate::api::Api;
use crate::error::PlayError;
use crate::folder::{Folder, fresh};
use crate::home::write_seeded;
use crate::options::{NewGame, SeatSpec};
use crate::words::say;

/// Sees to it that such a table can be opened, before anything is written.
pub(crate) fn check(table: &NewGame) -> Result<(), PlayError> {
    let (game, seats) = (table.game, table.seats.0.len());
    let (min, max) = game.seats();
    if !(usize::from(min)..=usize::from(max)).contains(&seats) {
        return Err(PlayError::BadInput(format!(
            "{} is for {min} to {max} players, and '{}' are {seats}",
            game.name(),
            table.seats
        )));
    }
    let faults = game.options(&setup(table)).err();
    faults.map_or(Ok(()), |faults| Err(PlayError::BadInput(faults.to_string())))
}

fn setup(table: &NewGame) -> Setup {
    let setup = Setup::players(table.seats.0.len() as u8);
    table.options.iter().fold(setup, |setup, (key, value)| setup.with(key, value))
}

/// Opens the table and tells its id.
pub(crate) fn open(api: &Api, table: &NewGame, public: bool) -> Result<String, PlayError> {
    let Setup { players, options } = setup(table);
    let game = table.game.id().to_owned();
    let wish = NewTable { game, players, options, clock: None, public, id: Some(fresh::<12>()) };
    api.open(&wish).map(|opened| opened.table)
}

/// Opens a table in one's own folder and tells its id, which follows from the seed, since chance follows from the id.
pub(crate) fn open_seeded(
    runtime: &Runtime,
    folder: &Folder,
    api: &Api,
    table: &NewGame,
    seed: u64,
) -> Result<String, PlayError> {
    let NewGame { game, seats, options } = table;
    let id =
        TableId::new(short(format!("crosstable seed {seed} {} {seats} {options:?}", game.id()).as_bytes()));
    let opening = Opening::new(id, *game, setup(table), person(&api.token));
    write_seeded(runtime, folder, &opening, seed)?;
    Ok(id.to_string())
}

/// The person that a token makes, as the server reckons it.
fn person(token: &str) -> PlayerId {
    let bytes: [u8; 32] = crosstable_core::hex::read(token).expect("a token was read as such");
    PlayerId::new(short(&bytes))
}

/// The first 16 bytes of SHA-256.
fn short(bytes: &[u8]) -> [u8; 16] {
    let mut short = [0; 16];
    short.copy_from_slice(&Sha256::digest(bytes)[..16]);
    short
}

/// Seats everybody of this device and the bots, and begins if nobody else is waited for. Whoever is given no name is
/// called by this one.
pub(crate) fn seat_all(
    api: &Api,
    id: &str,
    table: &NewGame,
    own_name: &str,
    seed: Option<u64>,
) -> Result<(), PlayError> {
    let mut complete = true;
    for (index, seat) in table.seats.0.iter().enumerate() {
        let number = Some(index as u8 + 1);
        let command = match seat {
            SeatSpec::Open => {
                complete = false;
                continue;
            }
            SeatSpec::Bot(level) => Command::Bot { seat: number, level: level.name().to_owned() },
            SeatSpec::Person(name) => Command::Sit {
                seat: number,
                name: name.as_deref().unwrap_or(own_name).to_owned(),
                entropy: Some(entropy(seed, index)),
            },
        };
        api.command(id, command)?;
    }
    if complete {
        api.command(id, Command::Start)?;
    }
    Ok(())
}

/// What a device adds to the randomness of a game.
pub(crate) fn entropy(seed: Option<u64>, seat: usize) -> String {
    seed.map_or_else(fresh::<16>, |seed| format!("{seed:016x}{seat:016x}"))
}

/// How the user of this machine is called.
pub(crate) fn own_name(lang: Lang) -> String {
    let named = ["USER", "LOGNAME", "USERNAME"].iter().find_map(|name| std::env::var(name).ok());
    let fit = named.and_then(|name| Name::try_from(name).ok());
    fit.map_or_else(|| say!(lang, "terminal-player"), |name| name.to_string())
}
