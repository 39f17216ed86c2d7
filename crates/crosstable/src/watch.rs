//! `crosstable watch`: prints a random game.

use std::io::{self, Write};
use std::time::{SystemTime, UNIX_EPOCH};

use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Seat, Viewer};
use crosstable_games::{AnyGame, Due};
use crosstable_texts::{Lang, Speaker, say};

use crate::args::{self, TableArgs};
use crate::error::CliError;

/// Watch one random game: every board as text.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// Decides everything that is random; another one each time if not given.
    #[arg(long, value_parser = args::seed(), allow_hyphen_values = true)]
    seed: Option<u64>,
    /// Look over the shoulder of this seat instead of watching from afar.
    #[arg(long, value_parser = args::whole("seat", 1..=4), allow_hyphen_values = true)]
    seat: Option<u64>,
}

pub(crate) fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), CliError> {
    let options = args.table.options()?;
    let viewer = viewer(args.seat, options.players())?;
    let seed = args.seed.unwrap_or_else(random_seed);
    let mut rng = Xoshiro::seed_from_u64(seed);
    let mut game = args.table.open(&options);
    let settings: Vec<_> = options.pairs().iter().map(|(key, value)| format!("{key}={value}")).collect();
    let title = say!(
        lang,
        "program-watch-title",
        game = args.table.game.name(),
        players = options.players(),
        settings = settings.join(" "),
        seed = seed.to_string(),
    );
    writeln!(out, "{title}")?;
    let mut number = 0_usize;
    // Outcomes of chance since the last board.
    let mut drawn = Vec::new();
    loop {
        let due = Due::of(&game);
        if !matches!(due, Due::Chance(_)) {
            chance_line(lang, &drawn, out)?;
            drawn.clear();
            writeln!(out, "\n{}", board_text(lang, &game, viewer))?;
        }
        let Some(token) = due.random(&mut rng) else { break };
        let seen = game.log_line(token, viewer).expect("the token is one of the listed ones");
        if let Due::Seat(seat, _) = &due {
            number += 1;
            writeln!(out, "\n{}", move_line(lang, number, *seat, &seen))?;
        } else {
            drawn.push(seen);
        }
        game.play(token).expect("what is due is legal");
    }
    result(lang, &game, viewer, out)?;
    Ok(())
}

/// The seat with this number, or a spectator.
pub(crate) fn viewer(seat: Option<u64>, players: u8) -> Result<Viewer, CliError> {
    let Some(number) = seat else { return Ok(Viewer::Spectator) };
    let seat = Seat::all(players).find(|seat| u64::from(seat.number()) == number);
    seat.map(Viewer::Seat)
        .ok_or_else(|| CliError::BadInput(format!("seat cannot be '{number}'; allowed: 1 to {players}")))
}

pub(crate) fn board_text(lang: Lang, game: &AnyGame, viewer: Viewer) -> String {
    let speaker = Speaker { reader: viewer.seat(), ..Speaker::new(lang) };
    speaker.text_board(&game.layout(viewer)).trim_end().to_owned()
}

pub(crate) fn move_line(lang: Lang, number: usize, seat: Seat, token: &str) -> String {
    // As text, because some languages group the digits of numbers.
    let (number, seat) = (number.to_string(), seat.to_string());
    say!(lang, "program-move", number = number, seat = seat, move = token)
}

pub(crate) fn chance_line(lang: Lang, drawn: &[String], out: &mut impl Write) -> io::Result<()> {
    if drawn.is_empty() {
        return Ok(());
    }
    writeln!(out, "   {}", say!(lang, "program-chance", drawn = drawn.join(" ")))
}

/// Prints why the game is over, and ranks and points by seat.
pub(crate) fn result(lang: Lang, game: &AnyGame, viewer: Viewer, out: &mut impl Write) -> io::Result<()> {
    let Some(standing) = game.standing() else { return Ok(()) };
    writeln!(out)?;
    if let Some(ending) = game.view(viewer).ending() {
        writeln!(out, "{}", Speaker { reader: viewer.seat(), ..Speaker::new(lang) }.say(&ending))?;
    }
    for (index, rank) in standing.ranks().iter().enumerate() {
        let seat = index + 1;
        let line = match standing.points() {
            None => say!(lang, "program-rank", seat = seat, rank = *rank),
            Some(points) => {
                say!(
                    lang,
                    "program-rank-points",
                    seat = seat,
                    rank = *rank,
                    points = i64::from(points[index])
                )
            }
        };
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// A random seed, short enough to type again.
fn random_seed() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::from(since.subsec_micros())
}
