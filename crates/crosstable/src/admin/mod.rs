//! `crosstable admin`: looks after a server that runs, or after its folder.

#[cfg(unix)]
mod reach;
mod text;

use std::io::Write;
use std::net::IpAddr;
use std::path::PathBuf;

use crosstable_core::PlayerId;
use crosstable_server::{AdminAnswer, AdminRequest, Banned, Config, NoopBus, administer};
use crosstable_store::{ServerLock, SqliteLog, State};

use crate::args;
use crate::error::CliError;
use crate::nats::NatsArgs;
use crate::output;
use crate::serve::start_logs;
use crate::storage::runtime;

/// Look after a running server: see and close tables, keep people out.
///
/// It speaks to the servers that use this folder, over a socket that only their user and root may open, and works on the
/// folder itself when none runs. It never shows hands, seeds or tokens, and everything it is asked is written to admin.log
/// in the folder.
#[derive(clap::Args)]
#[command(subcommand_required = true, arg_required_else_help = false, disable_help_subcommand = true)]
pub(crate) struct Args {
    /// The folder of the server: its --data, or its --admin if its tables are on NATS servers.
    #[arg(long, global = true, default_value = "crosstable-data")]
    data: PathBuf,
    /// Print JSON instead of text.
    #[arg(long, global = true)]
    json: bool,
    #[command(flatten)]
    nats: NatsArgs,
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Show how the processes of the folder do.
    Status,
    List(ListArgs),
    Show(ShowArgs),
    Close(CloseArgs),
    Remove(RemoveArgs),
    /// Show which addresses and people hold connections.
    Connections,
    Ban(BanArgs),
    Unban(UnbanArgs),
    /// List who is kept out, and for how long.
    Bans,
}

/// List tables, the latest changed first.
#[derive(clap::Args)]
struct ListArgs {
    /// Only tables in this state.
    #[arg(long, value_enum)]
    state: Option<Shown>,
    /// At most so many.
    #[arg(long, default_value = "50", value_parser = args::whole("limit", 1..=100_000))]
    limit: u64,
}

/// The state of a table.
#[derive(Clone, Copy, clap::ValueEnum)]
enum Shown {
    Lobby,
    Running,
    Ended,
    Expired,
}

impl Shown {
    const fn state(self) -> State {
        match self {
            Shown::Lobby => State::Lobby,
            Shown::Running => State::Running,
            Shown::Ended => State::Ended,
            Shown::Expired => State::Expired,
        }
    }
}

/// Show who sits at a table and how far it is.
#[derive(clap::Args)]
struct ShowArgs {
    /// The table's id, or a beginning of it that no other table has; the server's log says the first eight digits.
    table: String,
}

/// End a table without a result; its people are told.
#[derive(clap::Args)]
struct CloseArgs {
    /// The table's id, or a beginning of it that no other table has.
    table: String,
}

/// Remove a table that does not run, with its whole log.
#[derive(clap::Args)]
struct RemoveArgs {
    /// The table's id, or a beginning of it that no other table has.
    table: String,
}

/// Keep an address or a person out for a time.
#[derive(clap::Args)]
struct BanArgs {
    /// An address, or a person as 'show' and 'connections' name them.
    #[arg(value_parser = who)]
    who: Banned,
    /// For how long, as in 30m, 12h or 7d.
    #[arg(long = "for", value_name = "TIME", default_value = "24h", value_parser = minutes)]
    minutes: u64,
    /// Why, for yourself; nobody else is shown it.
    #[arg(long)]
    reason: Option<String>,
}

/// Let an address or a person in again.
#[derive(clap::Args)]
struct UnbanArgs {
    /// Who was kept out.
    #[arg(value_parser = who)]
    who: Banned,
}

fn who(typed: &str) -> Result<Banned, String> {
    let address = typed.parse::<IpAddr>().ok().map(Banned::Address);
    let person = || typed.parse::<PlayerId>().ok().map(Banned::Person);
    address.or_else(person).ok_or_else(|| {
        format!("'{typed}' is neither an address, as in 192.0.2.7, nor the 32 digits that name a person")
    })
}

fn minutes(typed: &str) -> Result<u64, String> {
    let wrong = || format!("for cannot be '{typed}'; allowed: a whole number with m, h or d, as in 30m");
    let unit = typed.chars().last().ok_or_else(wrong)?;
    let each: u64 = match unit {
        'm' => 1,
        'h' => 60,
        'd' => 24 * 60,
        _ => return Err(wrong()),
    };
    let number: u64 = typed[..typed.len() - 1].parse().map_err(|_| wrong())?;
    number.checked_mul(each).filter(|minutes| *minutes > 0).ok_or_else(wrong)
}

impl Command {
    fn request(&self) -> AdminRequest {
        match self {
            Command::Status => AdminRequest::Status,
            Command::List(args) => AdminRequest::List { state: args.state.map(Shown::state), after: None },
            Command::Show(args) => AdminRequest::Show { table: args.table.to_lowercase() },
            Command::Close(args) => AdminRequest::Close { table: args.table.to_lowercase() },
            Command::Remove(args) => AdminRequest::Remove { table: args.table.to_lowercase() },
            Command::Connections => AdminRequest::Connections,
            Command::Ban(args) => {
                AdminRequest::Ban { who: args.who, minutes: args.minutes, reason: args.reason.clone() }
            }
            Command::Unban(args) => AdminRequest::Unban { who: args.who },
            Command::Bans => AdminRequest::Bans,
        }
    }
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), CliError> {
    if args.nats.addresses().is_some() {
        // There may be no folder that keeps a log of this.
        start_logs(false, false);
    }
    let answers = match &args.command {
        Command::List(list) => vec![list_all(args, list)?],
        command => ask(args, &command.request())?,
    };
    for answer in answers {
        if let AdminAnswer::Refused { why } = answer {
            return Err(CliError::Failed(why));
        }
        if args.json {
            writeln!(out, "{}", output::json(&answer))?;
        } else {
            text::write(&answer, out)?;
        }
    }
    Ok(())
}

/// All tables, page by page, of which the latest changed are kept.
fn list_all(args: &Args, list: &ListArgs) -> Result<AdminAnswer, CliError> {
    let (mut kept, mut after) = (Vec::new(), None);
    loop {
        let request = AdminRequest::List { state: list.state.map(Shown::state), after };
        let answer = ask(args, &request)?.into_iter().next();
        let Some(AdminAnswer::Tables { tables, next }) = answer else {
            return answer.ok_or_else(|| CliError::Failed("nobody has answered".to_owned()));
        };
        kept.extend(tables);
        kept.sort_by_key(|line| (std::cmp::Reverse(line.changed), line.table));
        kept.truncate(list.limit as usize);
        after = next;
        if after.is_none() {
            return Ok(AdminAnswer::Tables { tables: kept, next: None });
        }
    }
}

/// The answers: of every process about itself, otherwise of one.
fn ask(args: &Args, request: &AdminRequest) -> Result<Vec<AdminAnswer>, CliError> {
    if args.nats.addresses().is_some() {
        return ask_broker(args, request).map(|answer| vec![answer]);
    }
    #[cfg(unix)]
    {
        let answers = reach::ask(&args.data, request)?;
        if !answers.is_empty() {
            return Ok(answers);
        }
    }
    ask_folder(args, request).map(|answer| vec![answer])
}

/// Beside the servers that share these tables: they follow what is stored.
fn ask_broker(args: &Args, request: &AdminRequest) -> Result<AdminAnswer, CliError> {
    runtime()?.block_on(async {
        let at = args.nats.addresses().expect("somebody has asked for them");
        let (log, bus) = args.nats.connect(at).await?;
        Ok(administer(log, config(args), bus, request.clone()).await)
    })
}

/// In a folder that nobody serves.
fn ask_folder(args: &Args, request: &AdminRequest) -> Result<AdminAnswer, CliError> {
    let file = args.data.join("tables.db");
    if !file.exists() {
        return Err(CliError::BadInput(format!(
            "there is no {}, and no server answers in that folder; --data names the server's",
            file.display()
        )));
    }
    let failed = |why: String| CliError::Failed(why);
    let _lock = ServerLock::take(&file, false).map_err(|error| {
        failed(format!("{error}; but it does not answer: is it of an older version, or just starting?"))
    })?;
    let log = SqliteLog::open(file).map_err(|error| failed(error.to_string()))?;
    Ok(runtime()?.block_on(administer(log, config(args), NoopBus, request.clone())))
}

fn config(args: &Args) -> Config {
    // No bot begins to think because somebody looks.
    let admin = args.data.is_dir().then(|| args.data.clone());
    Config { admin, bot_threads: 0, ..Config::default() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_minutes_hours_or_days() {
        assert_eq!(minutes("30m"), Ok(30));
        assert_eq!(minutes("12h"), Ok(720));
        assert_eq!(minutes("7d"), Ok(10_080));
        for wrong in
            ["", "m", "0m", "-1h", "1", "1.5h", "1w", "99999999999999999999d", "18446744073709551615d"]
        {
            assert!(minutes(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn addresses_and_people_can_be_named() {
        assert!(matches!(who("192.0.2.7"), Ok(Banned::Address(_))));
        assert!(matches!(who("2001:db8::1"), Ok(Banned::Address(_))));
        assert!(matches!(who(&"0a".repeat(16)), Ok(Banned::Person(_))));
        for wrong in ["", "Anna", "192.0.2", "0a0a"] {
            assert!(who(wrong).is_err(), "{wrong}");
        }
    }
}
