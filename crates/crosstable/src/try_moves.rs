//! `crosstable try`: what moves would lead to, for bots that play elsewhere than in the arena.

use std::io::{self, BufRead, Read, Write};

use crosstable_arena::Attempt;
use crosstable_core::{Actor, Seat, Viewer};
use crosstable_games::{AnyView, GameId};
use serde::Deserialize;
use serde_json::json;

use crate::error::CliError;

/// Say what moves would lead to, out of what one seat knows.
///
/// Each line on standard input is a question as JSON: {"game", "view", "tokens", "seed"}, with the view of the seat to move.
/// What the seat does not know is drawn from what fits its view, by the seed. The answer is a line of JSON with the view
/// after these moves; docs/bots.md says more.
#[derive(clap::Args)]
pub(crate) struct Args {}

/// The longest question, in bytes. No view comes near it.
const LONGEST: u64 = 1 << 20;

#[derive(Deserialize)]
struct Question {
    game: String,
    view: serde_json::Value,
    #[serde(default)]
    tokens: Vec<String>,
    #[serde(default)]
    seed: u64,
}

pub(crate) fn run(_: &Args, out: &mut impl Write) -> Result<(), CliError> {
    let mut input = io::stdin().lock();
    loop {
        let mut line = Vec::new();
        if input.by_ref().take(LONGEST).read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let answer = answer(&line).unwrap_or_else(|error| json!({ "error": error }));
        writeln!(out, "{answer}")?;
        out.flush()?;
    }
}

fn answer(line: &[u8]) -> Result<serde_json::Value, String> {
    let Question { game, view, tokens, seed } =
        serde_json::from_slice(line).map_err(|error| format!("not a question: {error}"))?;
    let game: GameId = game.parse().map_err(|error| format!("{error}"))?;
    let view = AnyView::from_json(game, &view.to_string()).map_err(|error| format!("not a view: {error}"))?;
    let (Viewer::Seat(seat), Actor::Seat(actor)) = (view.viewer(), view.actor()) else {
        return Err("it must be the view of a seat that is to move".to_owned());
    };
    if seat != actor {
        return Err(format!("it is the turn of seat {actor}, not of seat {seat}"));
    }
    Ok(tried(&view, seat, seed, tokens))
}

fn tried(view: &AnyView, seat: Seat, seed: u64, tokens: Vec<String>) -> serde_json::Value {
    Attempt::new(seed, tokens).answer(view, seat, seed)
}
