//! Opens a table at a running server, seats a bot opposite, and plays any legal move to the end.
//!
//!     crosstable serve
//!     cargo run -p crosstable-client --example play_online -- http://127.0.0.1:7400 crosswise

use crosstable_client::{Api, ClientError, Device, DeviceMemory, HeldView, TableClient, fresh_id};
use crosstable_core::{Level, Seat};
use crosstable_protocol::http::NewTable;
use crosstable_protocol::{Clock, Command, CommandRequest, Hello, Stage, TableView, ToClient};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), ClientError> {
    let mut args = std::env::args().skip(1);
    let (Some(server), Some(game)) = (args.next(), args.next()) else {
        eprintln!("name a server and a game, as in http://127.0.0.1:7400 crosswise");
        std::process::exit(2);
    };
    let view = play(&server, &game).await?;
    println!("{:?}", view.standing);
    Ok(())
}

/// Plays a game and returns its end.
pub(crate) async fn play(server: &str, game: &str) -> Result<TableView, ClientError> {
    // The token is the person. Keep it, and you are the same person tomorrow.
    let token = Api::new(server, "", None).create_token().await?.token;
    let api = Api::new(server, &token, None);
    let new = NewTable {
        game: game.to_owned(),
        players: 2,
        options: Vec::new(),
        clock: Clock::Off,
        public: false,
        id: None,
    };
    let table = api.open_table(&new).await?.table;
    let run = async |command: Command| api.command(table, &CommandRequest { id: fresh_id(), command }).await;
    run(Command::Sit { seat: None, name: "Ada".to_owned(), commitment: None }).await?;
    run(Command::Bot { seat: None, level: Level::Easy }).await?;

    let mut client = TableClient::<ToClient>::open(&api, table, Hello::default()).await?;
    // This device's part in fair chance: it commits, and reveals when everything is frozen.
    let secret = token.parse().expect("a token of the server");
    let mut device = Device::new(table, secret, DeviceMemory::default());
    let mut held = HeldView::default();
    let mut own: Vec<Seat> = Vec::new();
    let mut decided = None;
    loop {
        match client.next().await? {
            ToClient::Welcome(welcome) => {
                own.clone_from(&welcome.seats);
                held.welcome(&welcome);
            }
            ToClient::Event(update) => held.apply(&update).expect("patches of an honest server fit"),
            ToClient::Refused { problem, .. } => return Err(ClientError::Refused(problem)),
            _ => continue,
        }
        let view = held.view().expect("the welcome comes first");
        device.memory.committed_to(view);
        if let Some(command) = device.due(view, &own).expect("an honest server") {
            run(command).await?;
        } else if view.stage == Stage::Lobby {
            run(Command::Start).await?;
        } else if view.stage == Stage::Ended {
            return Ok(view.clone());
        } else if view.legal.is_some() && decided != Some(view.decisions) {
            decided = Some(view.decisions);
            // `api.hint(table)` would say a good one.
            let (seat, token) = (own[0], view.legal_tokens().swap_remove(0));
            client.command(&fresh_id(), Command::play(seat, token)).await?;
        }
    }
}
