//! Crossing games at one table: the program. Argument parsing and glue only; one file per subcommand.

mod admin;
mod arena;
mod args;
mod backup;
mod completions;
mod error;
mod export;
mod health;
mod help;
mod hint;
mod import;
mod join;
mod man;
mod nats;
mod open;
mod output;
mod perft;
mod play;
mod playouts;
mod progress;
mod record;
mod replay;
mod resume;
mod review;
mod rules;
mod serve;
mod storage;
mod trace;
mod try_moves;
mod verify;
mod watch;
mod worker;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::Parser;
use crosstable_texts::Lang;

use crate::error::CliError;
use crate::output::Printable;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Tabletop games about crossing: play them, host them, study them.
#[derive(Parser)]
#[command(version, propagate_version = true, subcommand_required = true)]
struct Cli {
    /// Language of rules and of sentences about the game; the system's if it is one of these, else English.
    #[arg(long, global = true, display_order = 900, env = "CROSSTABLE_LANG", hide_env = true)]
    #[arg(value_parser = args::lang())]
    lang: Option<Lang>,
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    Play(play::Args),
    Resume(resume::Args),
    Join(join::Args),
    Open(open::Args),
    Trace(trace::Args),
    Try(try_moves::Args),
    Watch(watch::Args),
    Perft(perft::Args),
    Playouts(playouts::Args),
    Verify(verify::Args),
    Replay(replay::Args),
    Record(record::Args),
    Arena(arena::Args),
    Hint(hint::Args),
    Review(review::Args),
    Serve(serve::Args),
    Worker(worker::Args),
    Admin(admin::Args),
    Health(health::Args),
    Backup(backup::Args),
    Rules(rules::Args),
    Completions(completions::Args),
    Man(man::Args),
    Export(export::Args),
    Import(import::Args),
}

fn main() -> ExitCode {
    let cli = match help::parse() {
        Ok(cli) => cli,
        Err(error) if !error.use_stderr() => {
            // Help or version; a closed pipe is not an error.
            let _ = error.print();
            return ExitCode::SUCCESS;
        }
        Err(error) => return CliError::BadInput(args::one_line(&error)).report(),
    };
    let lang = cli.lang.unwrap_or_else(args::system_lang);
    // Not locked, because `play` uses the terminal itself.
    let mut out = BufWriter::new(io::stdout());
    let done = match &cli.command {
        Command::Play(args) => play::run(args, lang),
        Command::Resume(args) => resume::run(args, lang, &mut Printable(&mut out)),
        Command::Join(args) => join::run(args, lang),
        Command::Open(args) => open::run(args, lang),
        Command::Trace(args) => trace::run(args, lang, &mut Printable(&mut out)),
        Command::Try(args) => try_moves::run(args, &mut out),
        Command::Watch(args) => watch::run(args, lang, &mut out),
        Command::Perft(args) => perft::run(args, &mut out),
        Command::Playouts(args) => playouts::run(args, &mut out),
        Command::Verify(args) => verify::run(args, lang, &mut Printable(&mut out)),
        Command::Replay(args) => replay::run(args, lang, &mut Printable(&mut out)),
        Command::Record(args) => record::run(args, lang, &mut Printable(&mut out)),
        Command::Arena(args) => arena::run(args, lang, &mut out),
        Command::Hint(args) => hint::run(args, lang, &mut Printable(&mut out)),
        Command::Review(args) => review::run(args, lang, &mut Printable(&mut out)),
        Command::Serve(args) => serve::run(args, &mut out),
        Command::Worker(args) => worker::run(args, &mut out),
        Command::Admin(args) => admin::run(args, &mut Printable(&mut out)),
        Command::Health(args) => health::run(args, &mut Printable(&mut out)),
        Command::Backup(args) => backup::run(args, &mut out),
        Command::Rules(args) => rules::run(args, lang, &mut out),
        Command::Completions(args) => completions::run(args, &mut out),
        Command::Man(args) => man::run(args, &mut out),
        Command::Export(args) => export::run(args, &mut out),
        Command::Import(args) => import::run(args, &mut Printable(&mut out)),
    };
    // The output comes before the error message.
    let flushed = out.flush().map_err(CliError::from);
    match done.and(flushed) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => error.report(),
    }
}
