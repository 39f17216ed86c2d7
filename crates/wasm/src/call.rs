//! What the worker can ask of the module.

use crosstable_core::{PlayerId, TableId, hex};
use crosstable_device::{Host, Output, RandomBytes, Request, Stored};
use crosstable_protocol::read_tagged;
use serde::Serialize;
use serde_json::json;

use crate::clock::clock;
use crate::progress::tell;

/// A call of the worker, as in `{"call": "close", "connection": 7}`. Times are milliseconds since 1970, random bytes 128 hexadecimal digits.
#[derive(Debug)]
#[expect(missing_docs, reason = "each is a function of the host")]
pub enum Call {
    /// The first call: who plays at this device.
    Begin {
        player: PlayerId,
    },
    Length {
        table: TableId,
    },
    Load {
        table: TableId,
        entries: Vec<String>,
        random: String,
    },
    Forget {
        table: TableId,
    },
    Receive {
        connection: u32,
        table: TableId,
        text: String,
        now: u64,
        random: String,
    },
    Close {
        connection: u32,
    },
    Request {
        request: Request,
        now: u64,
        random: String,
    },
    Stored {
        stored: Stored,
        now: u64,
    },
    OnLog {
        table: TableId,
        from: u64,
        entries: Vec<String>,
    },
    /// What is due: a bot's decision, or the next moment at which somebody's time is up.
    Due {
        now: u64,
    },
    /// Lets the bot that is due think and plays its move.
    Think {
        now: u64,
    },
}

read_tagged! {
    Call by "call" {
        "begin" => Begin { player }
        "length" => Length { table }
        "load" => Load { table, entries, random }
        "forget" => Forget { table }
        "receive" => Receive { connection, table, text, now, random }
        "close" => Close { connection }
        "request" => Request { request, now, random }
        "stored" => Stored { stored, now }
        "on-log" => OnLog { table, from, entries }
        "due" => Due { now }
        "think" => Think { now }
    }
}

/// What is due.
#[derive(Serialize)]
struct Due {
    bot: Option<DueBot>,
    deadline: Option<u64>,
}

/// A bot that is due.
#[derive(Serialize)]
struct DueBot {
    table: TableId,
    game: &'static str,
    level: crosstable_core::Level,
}

/// The host, once the device has said who plays there.
#[derive(Default)]
pub struct Module {
    host: Option<Host>,
}

impl Module {
    /// A module before its first call.
    pub const fn new() -> Self {
        Module { host: None }
    }

    /// Carries out a call, as JSON. Whatever is wrong with a call is said in `{"error": …}`.
    pub fn call(&mut self, bytes: &[u8]) -> Vec<u8> {
        // By way of a value, as the host reads what is inside: so there is one way to read each type.
        let call = serde_json::from_slice(bytes).and_then(serde_json::from_value);
        let answer = call.map_err(|error| error.to_string()).and_then(|call| self.carry_out(call));
        let answer = answer.or_else(|error| text(&json!({ "error": error })));
        answer.unwrap_or_default().into_bytes()
    }

    fn carry_out(&mut self, call: Call) -> Result<String, String> {
        if let Call::Begin { player } = call {
            self.host = Some(Host::new(player, clock).telling(tell));
            return Ok("{}".to_owned());
        }
        let host = self.host.as_mut().ok_or("the first call must be begin")?;
        match call {
            Call::Begin { .. } => Ok("{}".to_owned()),
            Call::Length { table } => {
                text(&json!({ "length": host.length(table), "game": host.game(table) }))
            }
            Call::Load { table, entries, random } => {
                let seed: [u8; 8] = std::array::from_fn(|index| bytes(&random).map_or(0, |all| all[index]));
                let loaded = host.load(table, &entries, u64::from_be_bytes(seed));
                text(&json!({ "loaded": loaded.is_ok() }))
            }
            Call::Forget { table } => text(&host.forget(table)),
            Call::Receive { connection, table, text: message, now, random } => {
                text(&host.receive(connection, table, &message, now, bytes(&random)?))
            }
            Call::Close { connection } => {
                host.close(connection);
                text(&Output::default())
            }
            Call::Request { request, now, random } => text(&host.request(&request, now, bytes(&random)?)),
            Call::Stored { stored, now } => text(&host.stored(stored, now)),
            Call::OnLog { table, from, entries } => text(&host.on_log(table, from, &entries)),
            Call::Due { now } => {
                let bot = host.pending_bot(now);
                let bot = bot.map(|(table, task)| DueBot { table, game: task.game.id(), level: task.level });
                text(&Due { bot, deadline: host.next_deadline() })
            }
            Call::Think { now } => {
                let Some((table, task)) = host.pending_bot(now) else { return text(&Output::default()) };
                let token = host.think(table, &task);
                text(&host.play_for_bot(table, task, token, now))
            }
        }
    }
}

fn text(answer: &impl Serialize) -> Result<String, String> {
    serde_json::to_string(answer).map_err(|error| error.to_string())
}

fn bytes(digits: &str) -> Result<RandomBytes, String> {
    hex::read(digits).map_err(|_| "random bytes are 128 hexadecimal digits".to_owned())
}
