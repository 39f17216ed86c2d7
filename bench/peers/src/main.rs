//! Measures Crosstable's core and its search next to other people's game crates, in one process and interleaved.

mod contest;
mod leduc;
mod measure;
mod playouts;
mod search;

const USAGE: &str = "\
usage: crosstable-peers BENCH [ROUNDS]
       crosstable-peers contest GAME [--games N] [--level LEVEL | --iterations N] [--seed S] [--time-odds F]
                        [--horizon ROUNDS] [--exploration C] [--draws-branch]

BENCH
  playouts   random games of Connect Four per second, one thread
  search     Monte Carlo tree search: Connect Four, and Leduc poker with its hidden cards
  check      the contestants' rules against each other, without measuring

ROUNDS       how often every contestant has its turn (default 201)

contest      our LEVEL (default expert; also random), or our search with N iterations, against the search of
             turnbase-bots in GAME, over N games (default 200). Theirs has the same processor time, or F times as
             much; with --horizon its simulations end after so many rounds, if the game has a limit of turns";

fn main() -> std::process::ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments.first().is_some_and(|word| word == "contest") {
        if let Some(contest) = contest::Contest::read(&arguments[1..]) {
            contest.run();
            return std::process::ExitCode::SUCCESS;
        }
        eprintln!("{USAGE}");
        return std::process::ExitCode::from(2);
    }
    let rounds = arguments.get(1).map_or(Ok(201), |rounds| rounds.parse());
    match (arguments.first().map(String::as_str), rounds) {
        (Some("playouts"), Ok(rounds)) if rounds > 0 => playouts::playouts(rounds),
        (Some("search"), Ok(rounds)) if rounds > 0 => {
            search::search(rounds);
            leduc::search(rounds);
        }
        (Some("check"), Ok(_)) => playouts::check(),
        _ => {
            eprintln!("{USAGE}");
            return std::process::ExitCode::from(2);
        }
    }
    std::process::ExitCode::SUCCESS
}
