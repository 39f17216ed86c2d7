//! `crosstable watch`: one random game as text.

use std::io::{self, Write};
use std::time::{SystemTime, UNIX_EPOCH};

use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Seat, Standing, Viewer};
use crosstable_games::Due;

use crate::args;
use crate::stop::Stop;
use crate::table::TableArgs;

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

/// Plays and prints.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Stop> {
    let options = args.table.options()?;
    let viewer = viewer(args.seat, options.players())?;
    let seed = args.seed.unwrap_or_else(seed_of_the_moment);
    let mut rng = Xoshiro::seed_from_u64(seed);
    let mut game = args.table.open(&options);
    let settings: Vec<_> = options.pairs().iter().map(|(key, value)| format!("{key}={value}")).collect();
    writeln!(
        out,
        "{}: {} players, {}, seed {seed}",
        args.table.game.name(),
        options.players(),
        settings.join(" "),
    )?;
    let mut number = 0;
    // Outcomes of chance since the last board.
    let mut drawn = Vec::new();
    loop {
        let due = Due::of(&game);
        if !matches!(due, Due::Chance(_)) {
            chance_line(&drawn, out)?;
            drawn.clear();
            writeln!(out, "\n{}", game.text_board(viewer).trim_end())?;
        }
        let Some(token) = due.random(&mut rng) else { break };
        let seen = game.log_line(token, viewer).expect("what is due is readable");
        if let Due::Seat(seat, _) = &due {
            number += 1;
            writeln!(out, "\n{number}. Seat {seat}: {seen}")?;
        } else {
            drawn.push(seen);
        }
        game.play(token).expect("what is due is legal");
    }
    let standing = game.standing().expect("a game that is over has a standing");
    result(&standing, out)?;
    Ok(())
}

/// Whose eyes to look through.
pub(crate) fn viewer(seat: Option<u64>, players: u8) -> Result<Viewer, Stop> {
    let Some(number) = seat else { return Ok(Viewer::Spectator) };
    let seat = Seat::all(players).find(|seat| u64::from(seat.number()) == number);
    seat.map(Viewer::Seat)
        .ok_or_else(|| Stop::BadInput(format!("seat cannot be '{number}'; allowed: 1 to {players}")))
}

/// What chance did, if it did anything.
pub(crate) fn chance_line(drawn: &[String], out: &mut impl Write) -> io::Result<()> {
    if drawn.is_empty() { Ok(()) } else { writeln!(out, "   Chance: {}", drawn.join(" ")) }
}

/// Ranks and points by seat.
pub(crate) fn result(standing: &Standing, out: &mut impl Write) -> io::Result<()> {
    writeln!(out)?;
    for (index, rank) in standing.ranks().iter().enumerate() {
        let points = standing.points().map(|points| format!(", {} points", points[index]));
        writeln!(out, "Seat {}: rank {rank}{}", index + 1, points.unwrap_or_default())?;
    }
    Ok(())
}

/// A seed that is different each time; printed, so that the game can be watched again.
fn seed_of_the_moment() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    // A short number is easier to type again.
    u64::from(since.subsec_micros())
}
