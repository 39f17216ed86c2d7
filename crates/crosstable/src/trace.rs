//! `crosstable trace`: one game as JSON lines.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};

use crosstable_bots::{Policy, TurnSeed, decide_any};
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Level, MAX_SEATS, MAX_TOKEN, Viewer};
use crosstable_games::{AnyGame, Due, TraceLine};
use crosstable_texts::{Lang, refusal};

use crate::args::{self, TableArgs};
use crate::error::CliError;

/// Play one game and print it as JSON lines.
///
/// The first line names the game with every option in force. Then each move and each outcome of chance has a line
/// with everything that was legal, sorted by bytes, and what was played; lines of chance also have the weights of
/// the outcomes. The last line has the result by seat. The same arguments print the same trace.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// Decides everything that is random.
    #[arg(long, default_value = "0", value_parser = args::seed(), allow_hyphen_values = true)]
    seed: u64,
    /// Who plays.
    #[arg(long, value_enum, value_name = "POLICY", default_value = "random")]
    policy: Player,
    /// Replay the tokens in this file instead of playing; - is standard input.
    ///
    /// One token a line, chance included; empty lines are skipped. Stops at the first illegal token, says why and
    /// exits with code 1. If the tokens end before the game does, so does the trace, without a result.
    #[arg(long, value_name = "FILE")]
    moves: Option<PathBuf>,
}

/// Who plays.
#[derive(Clone, Copy, clap::ValueEnum)]
enum Player {
    /// Any legal move, each equally likely.
    Random,
    /// What looks best at once.
    Greedy,
    /// A level of the bots; it thinks for all its iterations, however long they take.
    Beginner,
    Easy,
    Normal,
    Hard,
    Expert,
}

impl Player {
    /// The bot's policy, without a clock, so that the same seed gives the same trace.
    const fn policy(self) -> Option<Policy> {
        Some(match self {
            Player::Random => return None,
            Player::Greedy => Policy::Greedy,
            Player::Beginner => Policy::Untimed(Level::Beginner),
            Player::Easy => Policy::Untimed(Level::Easy),
            Player::Normal => Policy::Untimed(Level::Normal),
            Player::Hard => Policy::Untimed(Level::Hard),
            Player::Expert => Policy::Untimed(Level::Expert),
        })
    }
}

/// A bot on every seat, and chance.
struct Bots {
    policy: Policy,
    seed: u64,
    chance: Xoshiro,
    /// Decisions made by each seat.
    turns: [u32; MAX_SEATS],
}

impl Bots {
    fn next(&mut self, game: &AnyGame, due: &Due) -> Option<String> {
        let Due::Seat(seat, _) = due else { return due.random(&mut self.chance).map(str::to_owned) };
        let turn = &mut self.turns[seat.index()];
        let turn_seed = TurnSeed { seed: self.seed, turn: *turn };
        *turn += 1;
        let report = decide_any(&self.policy, &game.view(Viewer::Seat(*seat)), *seat, turn_seed, None);
        Some(report.expect("the seat is to move").chosen)
    }
}

enum Source {
    Random(Xoshiro),
    Bots(Bots),
    Moves(MoveLines),
}

impl Source {
    fn next(&mut self, game: &AnyGame, due: &Due) -> Result<Option<String>, CliError> {
        match self {
            Source::Random(rng) => Ok(due.random(rng).map(str::to_owned)),
            Source::Bots(bots) => Ok(bots.next(game, due)),
            Source::Moves(lines) => lines.next(),
        }
    }

    /// Where the last token came from, for a message.
    fn location(&self) -> String {
        match self {
            Source::Random(_) | Source::Bots(_) => "the policy".into(),
            Source::Moves(lines) => format!("line {}", lines.number),
        }
    }
}

fn source(player: Player, seed: u64) -> Source {
    let chance = Xoshiro::seed_from_u64(seed);
    match player.policy() {
        None => Source::Random(chance),
        Some(policy) => Source::Bots(Bots { policy, seed, chance, turns: [0; MAX_SEATS] }),
    }
}

pub(crate) fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), CliError> {
    let options = args.table.options()?;
    let mut source = match &args.moves {
        Some(path) => Source::Moves(MoveLines::open(path)?),
        None => source(args.policy, args.seed),
    };
    let mut game = args.table.open(&options);
    writeln!(out, "{}", TraceLine::start(args.table.game, &options))?;
    loop {
        let due = Due::of(&game);
        if let Due::Over(standing) = &due {
            writeln!(out, "{}", TraceLine::end(standing))?;
        }
        let Some(token) = source.next(&game, &due)? else { return Ok(()) };
        game.play(&token).map_err(|refused| {
            CliError::Failed(format!(
                "{}, {}: {}",
                source.location(),
                quoted(&token),
                refusal(lang, &refused)
            ))
        })?;
        writeln!(out, "{}", TraceLine::step(&due, &token))?;
    }
}

/// A token in quotes, cut to the length of the longest token.
fn quoted(token: &str) -> String {
    format!("'{}'", token.chars().take(MAX_TOKEN).collect::<String>())
}

/// Tokens, one a line.
struct MoveLines {
    reader: Box<dyn BufRead>,
    /// Number of the line read last, counted from 1.
    number: usize,
}

impl MoveLines {
    /// No token is that long.
    const LONGEST_LINE: u64 = 4096;

    /// Opens the file and reads a first part, so that errors come before any output.
    fn open(path: &Path) -> Result<Self, CliError> {
        let cannot = |error: io::Error| {
            let path = path.display();
            CliError::BadInput(format!(
                "cannot read moves from '{path}': {error}; allowed: a file, or - for standard input"
            ))
        };
        let mut reader: Box<dyn BufRead> = if path == Path::new("-") {
            Box::new(io::stdin().lock())
        } else {
            Box::new(BufReader::new(File::open(path).map_err(cannot)?))
        };
        reader.fill_buf().map_err(cannot)?;
        Ok(MoveLines { reader, number: 0 })
    }

    /// The token on the next line that is not empty.
    fn next(&mut self) -> Result<Option<String>, CliError> {
        let mut line = Vec::new();
        loop {
            line.clear();
            self.number += 1;
            let mut bounded = self.reader.by_ref().take(Self::LONGEST_LINE);
            let read = bounded.read_until(b'\n', &mut line);
            let read = read
                .map_err(|error| CliError::BadInput(format!("cannot read line {}: {error}", self.number)))?;
            if read == 0 {
                return Ok(None);
            }
            // Bytes that are not UTF-8 are refused as a token.
            let text = String::from_utf8_lossy(&line);
            let token = text.trim_end_matches(['\n', '\r']);
            if !token.is_empty() {
                return Ok(Some(token.to_owned()));
            }
        }
    }
}
