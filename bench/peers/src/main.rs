//! Measures Crosstable's core next to other people's game crates, in one process and interleaved.

mod connect_four;
mod measure;

const USAGE: &str = "\
usage: crosstable-peers BENCH [ROUNDS]

BENCH
  playouts   random games of Connect Four per second, one thread
  check      the contestants' rules against each other, without measuring

ROUNDS       how often every contestant has its turn (default 201)";

fn main() -> std::process::ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let rounds = arguments.get(1).map_or(Ok(201), |rounds| rounds.parse());
    match (arguments.first().map(String::as_str), rounds) {
        (Some("playouts"), Ok(rounds)) if rounds > 0 => connect_four::playouts(rounds),
        (Some("check"), Ok(_)) => connect_four::check(),
        _ => {
            eprintln!("{USAGE}");
            return std::process::ExitCode::from(2);
        }
    }
    std::process::ExitCode::SUCCESS
}
