//! What a seed stands for: the deployment, the tables, and everything that goes wrong.

use std::fmt;

use crosstable_core::rng::{Rng, SeedableRng, Xoshiro, below, pick};
use crosstable_games::GameId;
use crosstable_protocol::Clock;

/// One table of a run.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct PlannedTable {
    pub game: GameId,
    pub seats: u8,
    pub people: u8,
    pub clock: Clock,
    pub public: bool,
}

/// What goes wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The process dies when its tasks have run so many more times, wherever they are, and is started again.
    Crash(u32),
    /// The process is stopped in good order and started again, as in an upgrade.
    Restart,
    /// The process stands still: no task of it runs.
    Pause,
    /// The process does not reach the log,
    CutLog,
    /// or the bus,
    CutBus,
    /// or clients do not reach the process. Nobody is told.
    CutClients,
    /// Appends are stored, but their answers are lost.
    LostAnswers,
    /// Appends fail and are not stored.
    Failures,
    /// The disk is full.
    Full,
    /// What is read was true a moment ago.
    StaleReads,
    /// Entries that are read are damaged or cut short.
    Corrupt,
    /// Everything takes long.
    Slow,
    /// Messages of the bus are lost, doubled, late and out of order; answers to tasks are lost.
    Bus,
    /// The clock is set forwards or backwards, in milliseconds.
    Clock(i64),
    /// All connections of the process break.
    Resets,
    /// Everybody sends as much as they can.
    Flood,
}

/// A kind of trouble, when and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Virtual milliseconds since the beginning.
    pub at: u64,
    /// How long it lasts.
    pub lasts: u64,
    /// The process concerned.
    pub process: usize,
    /// What goes wrong.
    pub kind: Kind,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Fault { at, lasts, process, kind } = self;
        write!(f, "at {at} ms for {lasts} ms, process {process}: {kind:?}")
    }
}

/// A whole run, before it begins.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Plan {
    pub seed: u64,
    /// How many processes serve the tables. A single one has a log of its own.
    pub processes: usize,
    pub tables: Vec<PlannedTable>,
    pub faults: Vec<Fault>,
    /// For how long everybody is as bad as they can be, in milliseconds. Then faults end and games are finished.
    pub trouble: u64,
    /// Whether days pass afterwards, and tables expire.
    pub days: bool,
}

/// The generator for one purpose of a run.
pub(crate) fn generator(seed: u64, purpose: &str, number: u64) -> Xoshiro {
    use sha2::{Digest, Sha256};
    let hash = Sha256::new()
        .chain_update(seed.to_be_bytes())
        .chain_update(purpose.as_bytes())
        .chain_update(number.to_be_bytes())
        .finalize();
    let mut first = [0; 8];
    first.copy_from_slice(&hash[..8]);
    Xoshiro::seed_from_u64(u64::from_be_bytes(first))
}

/// True in one of so many cases.
pub(crate) fn one_in(rng: &mut Xoshiro, n: u32) -> bool {
    below(rng, n) == 0
}

impl Plan {
    /// The run of a seed.
    pub fn new(seed: u64) -> Self {
        let mut rng = generator(seed, "plan", 0);
        let processes = pick(&mut rng, &[1, 2, 2, 3]);
        let number = 1 + below(&mut rng, 2) as u64;
        let tables = (0..number).map(|number| Self::table(&mut rng, seed + number)).collect();
        let trouble = 20_000 + u64::from(below(&mut rng, 20_000));
        let number = if one_in(&mut rng, 8) { 0 } else { 1 + below(&mut rng, 10) };
        let mut faults: Vec<Fault> = (0..number).map(|_| Self::fault(&mut rng, processes, trouble)).collect();
        faults.sort_by_key(|fault| fault.at);
        let days = one_in(&mut rng, 8);
        Plan { seed, processes, tables, faults, trouble, days }
    }

    /// Leaves out all faults but those of these numbers, if there are any, and all tables but the first few.
    pub fn keep(&mut self, faults: Option<&[usize]>, tables: usize) {
        if let Some(kept) = faults {
            self.faults = kept.iter().filter_map(|number| self.faults.get(*number).copied()).collect();
        }
        self.tables.truncate(tables);
    }

    fn table(rng: &mut Xoshiro, number: u64) -> PlannedTable {
        let game = GameId::ALL[(number % GameId::ALL.len() as u64) as usize];
        let seats = pick(rng, &[2, 2, 3, 4]);
        let people = (1 + below(rng, u32::from(seats)) as u8).min(3);
        let clock = pick(rng, &[Clock::Off, Clock::Off, Clock::HalfMinute, Clock::Minute]);
        PlannedTable { game, seats, people, clock, public: one_in(rng, 2) }
    }

    fn fault(rng: &mut Xoshiro, processes: usize, trouble: u64) -> Fault {
        let shared = processes > 1;
        let kind = loop {
            let minutes = i64::from(below(rng, 20)) - 10;
            let kind = pick(
                rng,
                &[
                    Kind::Crash(0),
                    Kind::Crash(0),
                    Kind::Restart,
                    Kind::Pause,
                    Kind::CutLog,
                    Kind::CutBus,
                    Kind::CutClients,
                    Kind::LostAnswers,
                    Kind::LostAnswers,
                    Kind::Failures,
                    Kind::Full,
                    Kind::StaleReads,
                    Kind::Corrupt,
                    Kind::Slow,
                    Kind::Bus,
                    Kind::Clock(minutes * 60_000),
                    Kind::Resets,
                    Kind::Flood,
                ],
            );
            // A process with its own file has no leader, no followers and no bus.
            if shared || !matches!(kind, Kind::CutBus | Kind::StaleReads | Kind::Bus) {
                break kind;
            }
        };
        let kind = if matches!(kind, Kind::Crash(_)) { Kind::Crash(below(rng, 400)) } else { kind };
        let at = rng.next_u64() % trouble;
        let lasts = u64::from(pick(rng, &[100_u32, 1_000, 3_000, 8_000, 15_000]));
        Fault { at, lasts, process: below(rng, processes as u32) as usize, kind }
    }
}
