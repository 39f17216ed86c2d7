//! `cargo xtask train GAME --games N --seed S`: learns the evaluation of a game and writes its weights.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use crosstable_arena::{Curve, Line};
use crosstable_bots::Crossado;
use crosstable_bots::learned::{
    CrossNGoInputs, CrossRoadsInputs, CrosswiseInputs, Inputs, MixxInputs, NoInputs,
};
use crosstable_bots::net::Net;
use crosstable_bots::weights;
use crosstable_core::Game;
use crosstable_training::{
    Effort, Fit, Plan, Player, Progress, Run, Samples, Sprt, Td, Terms, base_loss, calibrate, contest,
    doubling, exploit, learn_by_differences, log_loss, prove, shares, train,
};

const USAGE: &str = "\
learn GAME    [--games N] [--generations G] [--seed S] [--iterations I] [--threads T] [--positions P] [--drawn D]
              [--epochs E] [--rate R] [--units U] [--decay D] [--grain G] [--folder FOLDER] [--out FILE] [--curve FILE]
              where there are no units: [--games N] [--seed S] [--lambda L] [--rate R] [--strays S] [--out FILE] [--curve FILE]
contest GAME  --one FILE|hand --other FILE|hand [--ms M] [--other-ms M] [--iterations I] [--other-iterations I]
              [--players P] [--games N] [--seed S] [--low SHARE] [--high SHARE] [--threads T]
measure GAME  --net FILE --games FILE,FILE...
prove GAME    [--net FILE|hand] [--file FILE] [--only NUMBER] [--threads T]
doubling GAME [--net FILE|hand] [--file FILE] [--games N] [--threads T]

The same seed and number of games give the same weights. A run that was stopped goes on where it was.
";

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprint!("train: {error}\n\n{USAGE}{}{}", exploit::USAGE, calibrate::USAGE);
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<(), String> {
    let mut args = std::env::args().skip(1);
    let what = args.next().ok_or("learn or contest?")?;
    if what == "exploit" {
        return exploit::run(args);
    }
    if what == "calibrate" {
        return calibrate::run(args);
    }
    let game = args.next().ok_or("which game?")?;
    let mut given = Given(BTreeMap::new());
    while let Some(name) = args.next() {
        let value = args.next().ok_or_else(|| format!("{name} needs a value"))?;
        given.0.insert(name, value);
    }
    match game.as_str() {
        "crosswise" => act::<crosswise::Position, CrosswiseInputs>(&what, &game, given),
        "cross-roads" => act::<cross_roads::Position, CrossRoadsInputs>(&what, &game, given),
        "mixx" => act::<mixx::Position, MixxInputs>(&what, &game, given),
        "crossado" => act::<crossado::Position, NoInputs<Crossado>>(&what, &game, given),
        "cross-n-go" => act::<cross_n_go::Position, CrossNGoInputs>(&what, &game, given),
        _ => Err(format!("there is no game '{game}'")),
    }
}

/// The options that were given.
struct Given(BTreeMap<String, String>);

impl Given {
    fn text(&mut self, name: &str) -> Option<String> {
        self.0.remove(name)
    }

    fn number(&mut self, name: &str, default: f64) -> Result<f64, String> {
        match self.0.remove(name) {
            None => Ok(default),
            Some(text) => {
                let number = text.parse().ok().filter(|number| *number >= 0.0);
                number.ok_or_else(|| format!("{name}: '{text}' is no number"))
            }
        }
    }

    fn nothing_else(&self) -> Result<(), String> {
        self.0.keys().next().map_or(Ok(()), |name| Err(format!("there is no {name}")))
    }
}

/// How many games a contest plays at the same time unless told otherwise.
fn cores() -> f64 {
    std::thread::available_parallelism().map_or(1, usize::from) as f64
}

fn act<G: Game, I: Inputs<G>>(what: &str, game: &str, given: Given) -> Result<(), String> {
    match what {
        "learn" if I::COUNT == 0 => Err(format!("there is nothing to learn for '{game}'")),
        "learn" if I::LINEAR => differ::<G, I>(game, given),
        "learn" => learn::<G, I>(game, given),
        "contest" => meet::<G, I>(game, given),
        "prove" | "doubling" => show::<G, I>(what, given),
        "measure" => measure::<G, I>(given),
        _ => Err(format!("'{what}' is none of learn, contest, measure, prove and doubling")),
    }
}

fn learn<G: Game, I: Inputs<G>>(game: &str, mut given: Given) -> Result<(), String> {
    let (games, generations) =
        (given.number("--games", 12_000.0)? as u64, given.number("--generations", 2.0)? as u32);
    let (seed, iterations) =
        (given.number("--seed", 1.0)? as u64, given.number("--iterations", 100.0)? as u32);
    let threads = given.number("--threads", 2.0)? as usize;
    let fit = Fit {
        epochs: given.number("--epochs", 4.0)? as u32,
        rate: given.number("--rate", 0.05)? as f32,
        decay: given.number("--decay", 1e-6)? as f32,
        units: given.number("--units", 1.0)? as f32,
        ..Fit::default()
    };
    let folder =
        given.text("--folder").map_or_else(|| PathBuf::from("target/training").join(game), PathBuf::from);
    let out = out(&mut given, game);
    let plan = Plan {
        iterations,
        drawn: given.number("--drawn", 8.0)? as u32,
        positions: given.number("--positions", 24.0)? as usize,
        threads,
    };
    let curve = given.text("--curve").map_or_else(|| folder.join("curve.svg"), PathBuf::from);
    let grain = given.number("--grain", 1.0)? as i16;
    given.nothing_else()?;
    let run = Run { games, generations, seed, plan, fit, folder };
    let (begun, last) = (Instant::now(), Mutex::new(0));
    let losses = Mutex::new(Vec::new());
    let net = train::<G, I>(&run, |progress| match progress {
        Progress::Games { generation, played, of } => {
            let percent = 100 * played / of.max(1);
            let mut last = last.lock().expect("nobody panics here");
            if *last != percent && percent % 20 == 0 {
                *last = percent;
                eprintln!("{:>6.0} s  generation {generation}: {played} of {of} games", begun.elapsed().as_secs_f64());
            }
        }
        Progress::Loss { generation, epoch, loss, base } => {
            losses.lock().expect("nobody panics here").push((loss, base));
            eprintln!(
                "{:>6.0} s  generation {generation}, epoch {epoch}: log loss {loss:.4} (hand-written {base:.4})",
                begun.elapsed().as_secs_f64()
            );
        }
    })
    .map_err(|error| error.to_string())?
    .coarse(grain);
    write(&out, &net.to_bytes())?;
    let losses = losses.into_inner().expect("nobody panics here");
    let title = format!("{}, {games} games, seed {seed}", G::NAME);
    write(&curve, learning_curve(title, &losses).svg().as_bytes())?;
    println!("{}: {} bytes; {}", out.display(), net.to_bytes().len(), curve.display());
    Ok(())
}

/// Learns by temporal differences.
fn differ<G: Game, I: Inputs<G>>(game: &str, mut given: Given) -> Result<(), String> {
    let how = Td {
        games: given.number("--games", 200_000.0)? as u64,
        lambda: given.number("--lambda", 0.7)? as f32,
        rate: given.number("--rate", 4.0)? as f32,
        strays: given.number("--strays", 0.05)? as f32,
        seed: given.number("--seed", 1.0)? as u64,
    };
    let out = out(&mut given, game);
    let curve = given
        .text("--curve")
        .map_or_else(|| PathBuf::from("target/training").join(game).join("curve.svg"), PathBuf::from);
    given.nothing_else()?;
    let (begun, mut losses) = (Instant::now(), Vec::new());
    let net = learn_by_differences::<G, I>(how, |played, loss, base| {
        losses.push((loss, base));
        if losses.len() % 10 == 0 {
            eprintln!(
                "{:>6.0} s  {played} games: log loss {loss:.4} (hand-written {base:.4})",
                begun.elapsed().as_secs_f64()
            );
        }
    });
    write(&out, &net.to_bytes())?;
    let title = format!("{}, {} games, seed {}", G::NAME, how.games, how.seed);
    write(&curve, learning_curve(title, &losses).svg().as_bytes())?;
    println!("{}: {} bytes; {}", out.display(), net.to_bytes().len(), curve.display());
    Ok(())
}

/// Where the weights go.
fn out(given: &mut Given, game: &str) -> PathBuf {
    given
        .text("--out")
        .map_or_else(|| PathBuf::from(format!("crates/bots/weights/{game}.net")), PathBuf::from)
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|error| error.to_string())?;
    }
    fs::write(path, bytes).map_err(|error| format!("{}: {error}", path.display()))
}

/// The log loss on games apart, epoch after epoch over all generations.
fn learning_curve(title: String, losses: &[(f64, f64)]) -> Curve {
    let line = |label: &str, values: Vec<f64>| Line {
        label: label.to_owned(),
        points: values.into_iter().enumerate().map(|(epoch, loss)| (epoch + 1, loss)).collect(),
    };
    Curve {
        title,
        subtitle: "log loss on games apart, lower is better".to_owned(),
        axis: "log loss (100 % is 1)".to_owned(),
        even: std::f64::consts::LN_2,
        steps: losses.len(),
        lines: vec![
            line("learned", losses.iter().map(|(loss, _)| *loss).collect()),
            line("hand-written", losses.iter().map(|(_, base)| *base).collect()),
        ],
    }
}

fn meet<G: Game, I: Inputs<G>>(game: &str, mut given: Given) -> Result<(), String> {
    let read = |path: Option<String>| -> Result<Option<Net>, String> {
        let Some(path) = path.filter(|path| path != "hand") else { return Ok(None) };
        let bytes = fs::read(&path).map_err(|error| format!("{path}: {error}"))?;
        Net::from_bytes(&bytes, I::COUNT, I::HEADS).map(Some).map_err(|error| format!("{path}: {error}"))
    };
    let (one, other) = (read(given.text("--one"))?, read(given.text("--other"))?);
    // The other thinks as long unless something else is said.
    let time = given.number("--ms", 20.0)?;
    let other_time = given.number("--other-ms", time)?;
    let mut effort = |time: f64, iterations: &str| -> Result<Effort, String> {
        let count = given.number(iterations, 0.0)?;
        Ok(if count > 0.0 {
            Effort::Iterations(count as u32)
        } else {
            Effort::Time(Duration::from_secs_f64(time / 1000.0))
        })
    };
    let one = Player { net: one.as_ref(), effort: effort(time, "--iterations")? };
    let other = Player { net: other.as_ref(), effort: effort(other_time, "--other-iterations")? };
    let (games, seed) = (given.number("--games", 1_000.0)? as u64, given.number("--seed", 1.0)? as u64);
    let players = given.number("--players", 2.0)? as u8;
    let threads = given.number("--threads", cores())? as usize;
    let low = given.number("--low", 0.0)?;
    let test = (low > 0.0).then_some(Sprt { low, high: given.number("--high", low + 0.05)?, error: 0.05 });
    given.nothing_else()?;
    let terms = Terms { players, seed, games, test, threads };
    let (score, verdict) = contest::<G, I>(one, other, terms, |_| {});
    println!("{game}, {players} seats: {}; {verdict:?}", shares(score));
    Ok(())
}

/// Prints the log loss of a network and of the hand-written evaluation on stored games, by head.
fn measure<G: Game, I: Inputs<G>>(mut given: Given) -> Result<(), String> {
    let path = given.text("--net").ok_or("--net names a file of weights")?;
    let games = given.text("--games").ok_or("--games names a file of stored games")?;
    given.nothing_else()?;
    let bytes = fs::read(&path).map_err(|error| format!("{path}: {error}"))?;
    let net = Net::from_bytes(&bytes, I::COUNT, I::HEADS).map_err(|error| format!("{path}: {error}"))?;
    let mut samples = Samples::default();
    for name in games.split(',') {
        let bytes = fs::read(name).map_err(|error| format!("{name}: {error}"))?;
        samples.append(&Samples::from_bytes(&bytes).ok_or_else(|| format!("{name} holds no games"))?);
    }
    for head in 0..I::HEADS {
        let own = samples.of_head(head);
        if !own.is_empty() {
            println!(
                "head {head:>2}: {:>6} positions, log loss {:.4} (hand-written {:.4})",
                own.len(),
                log_loss(&net, &own),
                base_loss(&own)
            );
        }
    }
    Ok(())
}

fn show<G: Game, I: Inputs<G>>(what: &str, mut given: Given) -> Result<(), String> {
    let net = match given.text("--net").as_deref() {
        // What `expert` plays by.
        None => weights::of::<G, I>().map(|net| net.as_ref().clone()),
        Some("hand") => None,
        Some(path) => {
            let bytes = fs::read(path).map_err(|error| format!("{path}: {error}"))?;
            Some(Net::from_bytes(&bytes, I::COUNT, I::HEADS).map_err(|error| format!("{path}: {error}"))?)
        }
    };
    let file = given.text("--file").unwrap_or_else(|| format!("target/{what}.md"));
    let threads = given.number("--threads", cores())? as usize;
    let (net, file) = (net.as_ref(), Path::new(&file));
    if what == "doubling" {
        let games = given.number("--games", 200.0)? as u64;
        given.nothing_else()?;
        return doubling::<G, I>(net, file, games, threads).map_err(|error| error.to_string());
    }
    let only = given.number("--only", 9.0)? as u8;
    given.nothing_else()?;
    prove::<G, I>(net, file, (only < 9).then_some(only), threads).map_err(|error| error.to_string())
}
