//! `crosstable arena`: bots against each other.

mod report;

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use crosstable_arena::{Contest, Contestant, Ending, Forfeit, GameResult, Meeting, Program};
use crosstable_texts::{Lang, printable, refusal};

use crate::args::{self, TableArgs};
use crate::error::CliError;
use crate::progress;

/// Let bots play against each other and count.
///
/// Seats are rotated, so that every bot sits on every seat equally often. If there are more seats than bots, the last
/// bot fills the rest: two bots at four seats are the first against three of the second. If there are more bots than
/// seats, every choice of so many bots meets, each for the given number of games. Ctrl-C prints what there is.
///
/// The same seed gives the same result, whatever the number of threads, as long as nobody looks at a clock: levels
/// think for all their iterations here unless --clock is given.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// Who plays, separated by commas: random, greedy, beginner, easy, normal, hard, expert, iterations:N,
    /// time:MILLISECONDS, or 'cmd:PROGRAM ARGUMENTS' for a program that speaks the line protocol of docs/bots.md.
    #[arg(long, required = true, value_delimiter = ',')]
    bots: Vec<Contestant>,
    /// How many games each meeting has.
    #[arg(long, default_value = "100", value_parser = args::whole("games", 1..=1_000_000), allow_hyphen_values = true)]
    games: u64,
    /// Decides everything that is random.
    #[arg(long, default_value = "0", value_parser = args::seed(), allow_hyphen_values = true)]
    seed: u64,
    /// Games played at the same time; as many as there are cores if not given. Every bot thinks on one thread.
    #[arg(long, value_parser = args::whole("threads", 1..=256), allow_hyphen_values = true)]
    threads: Option<u64>,
    /// Levels keep to their time as at a table, instead of thinking for all their iterations.
    #[arg(long)]
    clock: bool,
    /// How long a program from outside may take for a move, in seconds.
    #[arg(long, default_value = "10", value_parser = args::seconds, allow_hyphen_values = true)]
    patience: f64,
    /// Print one line of JSON instead of text.
    #[arg(long)]
    json: bool,
    /// Write the same line of JSON to this file.
    #[arg(long, value_name = "FILE")]
    json_file: Option<PathBuf>,
    /// Write a chart of the win rates with their intervals to this file, as SVG.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Write a record of every game into this folder.
    #[arg(long, value_name = "FOLDER")]
    records: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), CliError> {
    let contest = contest(args)?;
    if let Some(folder) = &args.records {
        fs::create_dir_all(folder).map_err(|error| cannot_write(folder, &error))?;
    }
    let stop = on_interrupt()?;
    let begun = Instant::now();
    let progress = progress::counter(contest.total());
    let mut failure = None;
    let meetings = contest.run(&stop, |game, meetings| {
        if let Ending::Forfeited { seat, why } = &game.ending {
            let who = contest.contestants[game.seating[seat.index()]].label();
            let why = reason(lang, why);
            let line = format!("game {}: {who} on seat {seat} forfeits: {why}", number(&contest, game));
            // Not `println`, which prints nothing where there is no terminal. A closed standard error is ignored.
            progress.suspend(|| drop(writeln!(io::stderr(), "{}", printable(&line))));
        }
        if let Some(folder) = &args.records
            && let Err(error) = write_record(&contest, game, folder)
        {
            // The first error ends the contest.
            failure.get_or_insert(cannot_write(folder, &error));
            stop.store(true, Ordering::Relaxed);
        }
        progress.set_message(lead(&contest, meetings));
        progress.inc(1);
    });
    drop(progress);
    if let Some(failure) = failure {
        return Err(failure);
    }
    let report = report::Report::new(&contest, &meetings, begun.elapsed());
    if args.json {
        writeln!(out, "{}", report.json())?;
    } else {
        report.print(out)?;
    }
    if let Some(path) = &args.json_file {
        let written = File::create(path).and_then(|mut file| writeln!(file, "{}", report.json()));
        written.map_err(|error| cannot_write(path, &error))?;
    }
    if let Some(path) = &args.svg {
        fs::write(path, report.ladder().svg()).map_err(|error| cannot_write(path, &error))?;
    }
    Ok(())
}

/// The first bot's win rate, if there is only one meeting.
fn lead(contest: &Contest, meetings: &[Meeting]) -> String {
    let [meeting] = meetings else { return String::new() };
    let first = meeting.tally.scores.first();
    let share = first.and_then(|score| score.win_rate().map(|share| (score.contestant, share.rate)));
    share.map_or_else(String::new, |(contestant, rate)| {
        let name: String = contest.contestants[contestant].label().chars().take(16).collect();
        format!("{name} {:.1} %", rate * 100.0)
    })
}

fn contest(args: &Args) -> Result<Contest, CliError> {
    let options = args.table.options()?;
    let contestants: Vec<_> =
        args.bots.iter().cloned().map(|bot| if args.clock { bot.timed() } else { bot }).collect();
    for command in contestants.iter().filter_map(Contestant::program) {
        // A program that does not start is a wrong argument, not a forfeit.
        Program::start(command).map_err(|failure| {
            CliError::BadInput(format!("{failure}; allowed: a program that can be run"))
        })?;
    }
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    Ok(Contest {
        game: args.table.game,
        options,
        contestants,
        games: args.games,
        seed: args.seed,
        threads: args.threads.map_or_else(cores, |threads| threads as usize),
        patience: Duration::from_secs_f64(args.patience),
    })
}

/// A flag that Ctrl-C sets. The second time it ends the program at once.
fn on_interrupt() -> Result<Arc<AtomicBool>, CliError> {
    let stop = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stop);
    let set = ctrlc::set_handler(move || {
        if flag.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
    set.map_err(|error| CliError::Output(io::Error::other(error)))?;
    Ok(stop)
}

fn reason(lang: Lang, why: &Forfeit) -> String {
    match why {
        Forfeit::Refused { answer, refusal: refused } => {
            format!("it answered '{answer}', which is not legal: {}", refusal(lang, refused))
        }
        Forfeit::NoAnswer(_) => why.to_string(),
    }
}

/// The number of a game in the whole contest, counted from 1.
fn number(contest: &Contest, game: &GameResult) -> u64 {
    game.meeting as u64 * contest.games + game.game + 1
}

/// One file for each game that has a record.
fn write_record(contest: &Contest, game: &GameResult, folder: &Path) -> io::Result<()> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let Some(record) = contest.record(game, now.as_millis() as u64) else { return Ok(()) };
    let name = format!("{}-{:06}.txt", contest.game, number(contest, game));
    fs::write(folder.join(name), record.to_string())
}

fn cannot_write(path: &Path, error: &io::Error) -> CliError {
    CliError::BadInput(format!("cannot write to '{}': {error}", path.display()))
}
