//! Opens a table, at the server inside or at another one, and seats everybody of this device.

use crosstable_client::fresh_id;
use crosstable_core::{Level, PlayerId, Seat, Setup, TableId};
use crosstable_protocol::http::NewTable;
use crosstable_protocol::{Clock, Command, Name};
use crosstable_table::Opening;
use crosstable_texts::Lang;
use sha2::{Digest, Sha256};
use tokio::runtime::Runtime;

use crate::connection::Remote;
use crate::device_store::DeviceStore;
use crate::error::PlayError;
use crate::fairness::Fairness;
use crate::folder::Folder;
use crate::local_server::store_seeded;
use crate::options::{NewGame, SeatSpec};
use crate::strengths::Strengths;
use crate::words::say;

fn setup(table: &NewGame) -> Setup {
    let setup = Setup::players(table.seats.0.len() as u8);
    table.options.iter().fold(setup, |setup, (key, value)| setup.with(key, value))
}

pub(crate) fn open(remote: &Remote, table: &NewGame, public: bool) -> Result<TableId, PlayError> {
    let Setup { players, options, .. } = setup(table);
    let request = NewTable {
        game: table.game.clone(),
        players,
        options,
        clock: Clock::Off,
        public,
        id: Some(fresh_id()),
    };
    remote.wait(remote.api.open_table(&request)).map(|opened| opened.table)
}

/// Opens a table in the user's folder. Its id follows from the seed, because chance follows from the id.
pub(crate) fn open_seeded(
    runtime: &Runtime,
    folder: &Folder,
    token: &str,
    table: &NewGame,
    seed: u64,
) -> Result<TableId, PlayError> {
    let NewGame { game, seats, options } = table;
    let id = digest(format!("crosstable seed {seed} {game} {seats} {options:?}").as_bytes());
    let token: [u8; 32] = crosstable_core::hex::read(token).expect("the folder keeps valid tokens");
    // The server derives the person from the token in the same way.
    let host = PlayerId::new(digest(&token));
    let known = game.parse().map_err(|_| PlayError::BadInput(format!("unknown game '{game}'")))?;
    let opening = Opening::seeded(TableId::new(id), known, setup(table), host);
    store_seeded(runtime, folder, &opening, seed)?;
    Ok(opening.table)
}

/// The first 16 bytes of SHA-256.
fn digest(bytes: &[u8]) -> [u8; 16] {
    let mut short = [0; 16];
    short.copy_from_slice(&Sha256::digest(bytes)[..16]);
    short
}

/// Seats everybody of this device and the bots, and starts if no seat is left open. People without a name of their own
/// get `own_name`, with a number if several do. Their device commits for each of them; none is needed where the server
/// is inside this process.
pub(crate) fn seat_all(
    remote: &Remote,
    id: TableId,
    table: &NewGame,
    own_name: &str,
    devices: Option<&DeviceStore>,
    strengths: &Strengths,
) -> Result<(), PlayError> {
    let seats = &table.seats.0;
    let mut names: Vec<Name> = seats.iter().filter_map(SeatSpec::name).collect();
    let view = devices.map(|_| remote.wait(remote.api.snapshot(id))).transpose()?.map(|now| now.view);
    let commit = |seat| match &view {
        Some(view) => {
            Fairness::default().commit(devices, view, seat).map_err(|error| folder_error(devices, &error))
        }
        None => Ok(None),
    };
    for (seat, who) in Seat::all(seats.len() as u8).zip(seats) {
        let command = match who {
            SeatSpec::Open => continue,
            SeatSpec::Bot(level) => Command::Bot { seat: Some(seat), level: *level },
            SeatSpec::RightBot => {
                Command::Bot { seat: Some(seat), level: Level::Right(strengths.of(&table.game)) }
            }
            SeatSpec::Person(name) => {
                let name = name.clone().unwrap_or_else(|| free_name(own_name, &names));
                names.extend(Name::given(&name));
                Command::Sit { seat: Some(seat), name, commitment: commit(seat)? }
            }
        };
        remote.command(id, command)?;
    }
    if !seats.contains(&SeatSpec::Open) {
        remote.command(id, Command::Start)?;
    }
    Ok(())
}

fn folder_error(devices: Option<&DeviceStore>, error: &std::io::Error) -> PlayError {
    let folder = devices.map(|devices| devices.path().display().to_string()).unwrap_or_default();
    PlayError::Folder { folder, why: error.to_string() }
}

/// A name that resembles none of these. What is no name at all stays as it is, and the server says why.
pub(crate) fn free_name(wanted: &str, taken: &[Name]) -> String {
    Name::given(wanted).map_or_else(|_| wanted.to_owned(), |name| name.beside(taken).to_string())
}

/// The name of this machine's user.
pub(crate) fn own_name(lang: Lang) -> String {
    let named = ["USER", "LOGNAME", "USERNAME"].iter().find_map(|name| std::env::var(name).ok());
    let valid = named.and_then(|name| Name::given(&name).ok());
    valid.map_or_else(|| say!(lang, "terminal-player"), |name| name.to_string())
}
