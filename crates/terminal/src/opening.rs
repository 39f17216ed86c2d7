//! Opens a table at one's own server, and has everybody sit down.

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
use crate::options::{PlayOptions, SeatSpec};
use crate::words::say;

/// Sees to it that such a table can be opened, before anything is written.
pub(crate) fn check(options: &PlayOptions) -> Result<(), PlayError> {
    let (game, seats) = (options.game, options.seats.0.len());
    let (min, max) = game.seats();
    if !(usize::from(min)..=usize::from(max)).contains(&seats) {
        return Err(PlayError::BadInput(format!(
            "{} is for {min} to {max} players, and '{}' are {seats}",
            game.name(),
            options.seats
        )));
    }
    let faults = game.options(&setup(options)).err();
    faults.map_or(Ok(()), |faults| Err(PlayError::BadInput(faults.to_string())))
}

fn setup(options: &PlayOptions) -> Setup {
    let setup = Setup::players(options.seats.0.len() as u8);
    options.options.iter().fold(setup, |setup, (key, value)| setup.with(key, value))
}

/// Opens the table and tells its id. With a seed the id follows from it, since chance follows from the id.
pub(crate) fn open(
    runtime: &Runtime,
    folder: &Folder,
    api: &Api,
    options: &PlayOptions,
) -> Result<String, PlayError> {
    let Some(seed) = options.seed else {
        let Setup { players, options: pairs } = setup(options);
        let game = options.game.id().to_owned();
        let wish =
            NewTable { game, players, options: pairs, clock: None, public: false, id: Some(fresh::<12>()) };
        return api.open(&wish).map(|opened| opened.table);
    };
    let id = TableId::new(short(
        format!("crosstable seed {seed} {} {} {:?}", options.game.id(), options.seats, options.options)
            .as_bytes(),
    ));
    let opening = Opening::new(id, options.game, setup(options), person(&api.token));
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

/// Seats everybody and begins.
pub(crate) fn seat_all(api: &Api, table: &str, options: &PlayOptions) -> Result<(), PlayError> {
    for (index, seat) in options.seats.0.iter().enumerate() {
        let number = Some(index as u8 + 1);
        let command = match seat {
            SeatSpec::Bot(level) => Command::Bot { seat: number, level: level.name().to_owned() },
            SeatSpec::Person(name) => Command::Sit {
                seat: number,
                name: name.clone().unwrap_or_else(|| own_name(options.lang)),
                entropy: Some(entropy(options.seed, index)),
            },
        };
        api.command(table, command)?;
    }
    api.command(table, Command::Start).map(|_| ())
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
