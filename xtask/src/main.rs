//! Everything that is more than one command: `cargo xtask <command>`.

mod apt;
mod bench;
mod broker;
mod counts;
mod deny;
mod fuzz;
mod ladder;
mod new_game;
mod peers;
mod play;
mod project;
mod python;
mod step;
mod test;
mod tidy;
mod wasm;
mod web;

use std::env;
use std::process::ExitCode;

use crate::step::Command;

const HELP: &str = "\
cargo xtask <command>

  play     build everything, serve it to this network and open a browser; --local keeps it to this machine
  test     everything the project can check of itself
  tidy     the part of it that reads the sources
  deny     the part of it that looks at dependencies, with cargo-deny
  broker   find the nats-server that tests start, or fetch it
  web      build the web client into web/dist
  site     build the web client into site/, as a folder for any web host: it plays on the device
  wasm     play whole games with bots in WebAssembly, and compare them with the native ones; [POSITIONS] may follow
  python   build the Python package into a wheel and test it in a virtual environment; arguments go to pytest
  pictures a picture of every game in the middle of it, into docs/pictures, and those of links, into web/public/og
  golden   rewrite the golden playthroughs, after a rule was changed on purpose
  archive  add missing records to archive/; existing ones stay as they are
  new-game write the skeleton of a game that passes the checks, and say what is left to write: new-game NAME; with
           --generate instead of a name, write the generated files again
  remove-game  take an untouched skeleton away again: remove-game NAME
  train    learn the evaluation of a game: train GAME [--games N] [--seed S] [--generations G]; goes on where it was stopped
  prove    measure the learned evaluation of a game against the hand-written one, by sequential tests: prove GAME
  doubling measure whether more thinking makes expert stronger, by sequential tests: doubling GAME [--games N]
  exploit  measure how far expert can be exploited: exploit [GAME ...] [--games N] [--minutes M]; continues where it was stopped
  calibrate  compare win chances with results: calibrate [GAME ...] [--players P] [--games N] [--seed S] [--svg FILE] [--fit]
  ladder   measure the strength of the bots; [--games N] [GAME ...] may follow; continues where it was stopped
  seats    measure how long games take and how fair the seats are; [--games N] [--level LEVEL] [GAME ...] may follow
  right    simulate players on whom the bots adapt; [--devices N] [--games N] [GAME ...] may follow
  fuzz     look for inputs that break something; [SECONDS] [TARGET ...] may follow
  simulate simulate whole deployments: [--seeds N] [--from S], or --trace SEED
  power-cuts  cut the power of a disk under SQLite: [N] times, 10000 if left out
  bench    count instructions of fixed pieces of work and compare with bench/counts.txt; [--update] [NAME ...] may follow
  peers    measure our server beside Colyseus and boardgame.io; [--rounds N] [--tables N] may follow
  load     measure a server under load; `idle`, `bots [nats] [TABLES] [SECONDS]` or [nats] [TABLES:THINK_MS ...] may follow
  help     this
";

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let (command, rest) =
        args.split_first().map_or(("help", &[][..]), |(first, rest)| (first.as_str(), rest));
    let done = match (command, rest) {
        ("play", rest) => play::run(rest),
        ("broker", []) => broker::install().is_some(),
        ("web", []) => web::build(),
        ("site", []) => web::site(),
        ("wasm", rest) => wasm::run(rest),
        ("python", rest) => python::run(rest),
        ("pictures", []) => web::pictures(),
        ("test", []) => test::run(),
        ("tidy", []) => tidy::run(),
        ("deny", []) => deny::check().0,
        ("golden", []) => golden(),
        ("ladder", rest) => ladder::run(rest),
        ("train", rest) => training("learn", rest),
        ("prove", rest) => training("prove", rest),
        ("doubling", rest) => training("doubling", rest),
        ("exploit", rest) => training("exploit", rest),
        ("calibrate", rest) => training("calibrate", rest),
        ("archive", []) => archive(),
        ("new-game", rest) => new_game::add(rest),
        ("remove-game", rest) => new_game::remove(rest),
        ("seats", rest) => arena_example("seats", rest),
        ("right", rest) => arena_example("just_right", rest),
        ("fuzz", rest) => fuzz::run(rest),
        ("simulate", rest) => simulate(rest),
        ("power-cuts", []) => power_cuts("10000"),
        ("power-cuts", [number]) => power_cuts(number),
        ("bench", rest) => bench::run(rest),
        ("peers", rest) => peers::run(rest),
        ("load", rest) => load(rest),
        ("help" | "--help" | "-h", []) => {
            print!("{HELP}");
            true
        }
        _ => {
            eprint!("cannot do '{}'\n\n{HELP}", args.join(" "));
            return ExitCode::from(2);
        }
    };
    if done { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Plays many games and prints a table.
fn arena_example(name: &str, args: &[String]) -> bool {
    Command::cargo(&format!("run --release --quiet --package crosstable-arena --example {name} --"))
        .args(args.iter().cloned())
        .run()
}

/// Runs whole deployments on virtual time. As the tests are built, so that nothing else has to be.
fn simulate(args: &[String]) -> bool {
    Command::cargo("run --quiet --package crosstable-simulation --").args(args.iter().cloned()).run()
}

/// Cuts the power of a disk so many times.
fn power_cuts(number: &str) -> bool {
    Command::cargo(
        "test --quiet --package crosstable-simulation --test power_cuts -- --nocapture acknowledged",
    )
    .env("POWER_CUTS", number)
    .run()
}

/// Learns evaluations, or measures them.
fn training(what: &str, args: &[String]) -> bool {
    Command::cargo("run --release --quiet --package crosstable-training --")
        .args([what.to_owned()].into_iter().chain(args.iter().cloned()))
        .run()
}

/// Measures a server with clients in another process.
fn load(args: &[String]) -> bool {
    let server = web::target().join("release/crosstable").to_string_lossy().into_owned();
    Command::cargo("build --release --package crosstable").run()
        && Command::cargo("run --release --package crosstable-server --example load --")
            .args([server].into_iter().chain(args.iter().cloned()))
            .run()
}

fn golden() -> bool {
    Command::cargo("test --quiet --package crosstable-games --test golden every_game_plays_as_it_did")
        .env("GOLDEN", "write")
        .run()
}

fn archive() -> bool {
    Command::cargo(
        "test --quiet --package crosstable-record --test archive every_record_of_the_archive_holds",
    )
    .env("ARCHIVE", "add")
    .run()
}
