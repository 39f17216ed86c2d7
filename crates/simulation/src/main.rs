//! Simulates whole deployments: `cargo xtask simulate`.
//!
//! Each run has a process of its own. The runtime counts the generators it makes in a process, so only the first run of a
//! process is the same every time.

use std::env;
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use clap::Parser;
use crosstable_simulation::{Counts, Plan, run, shrink};

/// Whole deployments on virtual time, with faults from a seed.
#[derive(Parser)]
struct Args {
    /// How many seeds.
    #[arg(long, default_value_t = 200)]
    seeds: u64,
    /// The first of them.
    #[arg(long, default_value_t = 0)]
    from: u64,
    /// Tells everything that happens in the run of one seed.
    #[arg(long)]
    trace: Option<u64>,
    /// Writes what the client of the first person does and is told in the run of this seed, a line for each.
    #[arg(long)]
    export: Option<u64>,
    /// Runs one seed, and says what came of it.
    #[arg(long)]
    run: Option<u64>,
    /// The numbers of the faults to keep in it, separated by commas, instead of all.
    #[arg(long)]
    faults: Option<String>,
    /// How many tables to keep in it.
    #[arg(long, default_value_t = usize::MAX)]
    tables: usize,
}

/// How many of the last events before a violation are told.
const STORY: usize = 60;
/// How much of each is told; the rest are views.
const WIDTH: usize = 280;
/// The time between two lines of progress.
const PROGRESS: Duration = Duration::from_secs(5);

/// What came of a run in another process.
#[derive(Default)]
struct Outcome {
    counts: Counts,
    virtual_time: Duration,
    violation: Option<String>,
    story: Vec<String>,
}

fn main() -> ExitCode {
    let args = Args::parse();
    if let Some(seed) = args.export {
        for line in run(&Plan::new(seed), None, true).exported {
            println!("{line}");
        }
        return ExitCode::SUCCESS;
    }
    if let Some(seed) = args.trace.or(args.run) {
        let mut plan = Plan::new(seed);
        let faults: Option<Vec<usize>> =
            args.faults.map(|faults| faults.split(',').filter_map(|number| number.parse().ok()).collect());
        plan.keep(faults.as_deref(), args.tables);
        return one(&plan, args.trace.is_some());
    }
    let (begun, mut told) = (Instant::now(), Instant::now());
    let (mut counts, mut virtual_time) = (Counts::default(), Duration::ZERO);
    for (done, seed) in (1..).zip(args.from..args.from + args.seeds) {
        let outcome = alone(&["--run", &seed.to_string()]);
        counts.add(outcome.counts);
        virtual_time += outcome.virtual_time;
        if let Some(what) = &outcome.violation {
            explain(seed, what);
            return ExitCode::FAILURE;
        }
        if told.elapsed() > PROGRESS || done == args.seeds {
            told = Instant::now();
            progress(done, &counts, virtual_time, begun.elapsed());
        }
    }
    ExitCode::SUCCESS
}

/// Runs one plan in this process, and says what came of it; everything that happened, if wanted.
fn one(plan: &Plan, story: bool) -> ExitCode {
    let report = run(plan, None, story);
    for line in &report.story {
        println!("{line}");
    }
    let counts = report.counts.numbers().map(|number| number.to_string()).join(" ");
    println!("= hash {}\n= counts {counts}\n= time {}", report.hash, report.virtual_time.as_millis());
    match report.violation {
        None => ExitCode::SUCCESS,
        Some(what) => {
            println!("= violation {}", what.replace('\n', " "));
            ExitCode::FAILURE
        }
    }
}

/// Runs something in a process of its own.
fn alone(args: &[&str]) -> Outcome {
    let program = env::current_exe().expect("the system knows this program");
    let output = Command::new(program).args(args).stderr(Stdio::null()).output();
    let output = output.expect("this program can be started again");
    let mut outcome = Outcome::default();
    let mut ended = false;
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        match line.strip_prefix("= ").and_then(|line| line.split_once(' ')) {
            Some(("counts", numbers)) => {
                ended = true;
                outcome.counts = Counts::read(numbers);
            }
            Some(("time", millis)) => {
                outcome.virtual_time = Duration::from_millis(millis.parse().unwrap_or_default());
            }
            Some(("violation", what)) => outcome.violation = Some(what.to_owned()),
            Some(_) => {}
            None => outcome.story.push(line.to_owned()),
        }
    }
    if !ended {
        outcome.violation = Some(format!("the simulator itself failed: {}", output.status));
    }
    outcome
}

fn progress(seeds: u64, counts: &Counts, virtual_time: Duration, took: Duration) {
    let rate = |number: u64| number as f64 / took.as_secs_f64();
    println!(
        "{seeds} seeds, {:.1}/s, {:.0} appends/s, {:.0} faults/s: {counts}, {:.1} virtual hours",
        rate(seeds),
        rate(counts.appends),
        rate(counts.faults),
        virtual_time.as_secs_f64() / 3600.0
    );
}

fn explain(seed: u64, what: &str) {
    println!("seed {seed}: {what}\nlooking for the shortest list of faults");
    let plan = Plan::new(seed);
    let arguments = |faults: &[usize], tables: usize| {
        let faults = faults.iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
        [format!("--faults={faults}"), format!("--tables={tables}")]
    };
    let (faults, tables) = shrink(&plan, |faults, tables| {
        let [faults, tables] = arguments(faults, tables);
        alone(&["--run", &seed.to_string(), &faults, &tables]).violation.is_some()
    });
    let mut shortest = plan;
    shortest.keep(Some(&faults), tables);
    println!("{} processes, {:?}", shortest.processes, shortest.tables);
    for fault in &shortest.faults {
        println!("  {fault}");
    }
    let [faults, tables] = arguments(&faults, tables);
    let told = alone(&["--trace", &seed.to_string(), &faults, &tables]);
    let end = told.story.iter().position(|line| line.contains("VIOLATION"));
    let story = &told.story[..end.map_or(told.story.len(), |end| end + 1)];
    for line in &story[story.len().saturating_sub(STORY)..] {
        println!("{}", line.chars().take(WIDTH).collect::<String>());
    }
    let what = told.violation.unwrap_or_default();
    println!("{what}\n`cargo xtask simulate --trace {seed} {faults} {tables}` tells all of it");
}
