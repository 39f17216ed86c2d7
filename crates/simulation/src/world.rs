//! What all parts of a run share: the time, the trouble, the truth, and the trace.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crosstable_core::{Seat, TableId};
use crosstable_fair::Ticket;
use crosstable_protocol::Millis;
use serde_json::Value;
use tokio::time::Instant;

use crate::life::Life;
use crate::network::Port;
use crate::plan::{Fault, Kind, Plan};
use crate::trace::Trace;
use crate::truth::Truth;
use crate::variant::Variant;

/// When all runs begin, for the clocks in them.
const EPOCH: Millis = 1_700_000_000_000;

/// How much happened in a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Counts {
    pub appends: u64,
    pub conflicts: u64,
    pub reads: u64,
    pub commands: u64,
    pub messages: u64,
    /// Everything that was made to go wrong: each lost answer, each crash.
    pub faults: u64,
    pub events_compared: u64,
    pub twins_compared: u64,
    pub games_ended: u64,
}

impl Counts {
    /// All of them, in their order.
    pub const fn numbers(&self) -> [u64; 9] {
        let Counts { appends, conflicts, reads, commands, messages, faults, .. } = *self;
        let Counts { events_compared, twins_compared, games_ended, .. } = *self;
        [appends, conflicts, reads, commands, messages, faults, events_compared, twins_compared, games_ended]
    }

    /// Counts out of numbers in that order; what is missing is none.
    pub fn read(numbers: &str) -> Self {
        let mut numbers = numbers.split(' ').map(|number| number.parse().unwrap_or_default());
        let mut next = || numbers.next().unwrap_or_default();
        Counts {
            appends: next(),
            conflicts: next(),
            reads: next(),
            commands: next(),
            messages: next(),
            faults: next(),
            events_compared: next(),
            twins_compared: next(),
            games_ended: next(),
        }
    }

    /// Adds those of another run.
    pub fn add(&mut self, other: Counts) {
        self.appends += other.appends;
        self.conflicts += other.conflicts;
        self.reads += other.reads;
        self.commands += other.commands;
        self.messages += other.messages;
        self.faults += other.faults;
        self.events_compared += other.events_compared;
        self.twins_compared += other.twins_compared;
        self.games_ended += other.games_ended;
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [appends, conflicts, _, commands, messages, faults, events, twins, games] = self.numbers();
        write!(
            f,
            "{appends} appends, {conflicts} conflicts, {commands} commands, {messages} messages, {faults} faults, \
             {events} events and {twins} twins compared, {games} games ended"
        )
    }
}

/// A process as clients and faults see it.
#[derive(Default)]
pub(crate) struct Process {
    pub(crate) life: Life,
    pub(crate) port: Option<Port>,
    /// How wrong its clock is.
    pub(crate) clock: i64,
    /// Ends it in good order.
    pub(crate) stop: Option<tokio::sync::oneshot::Sender<()>>,
}

/// What changes in a run.
pub(crate) struct State {
    pub(crate) trace: Trace,
    pub(crate) counts: Counts,
    pub(crate) truth: Truth,
    pub(crate) processes: Vec<Process>,
    /// The faults that last.
    pub(crate) active: Vec<Fault>,
    /// What was found to be wrong first.
    pub(crate) violation: Option<String>,
    /// Whether faults have ended, and everybody finishes their games.
    pub(crate) settling: bool,
    /// Whether nobody plays any more.
    pub(crate) resting: bool,
    /// Whether everybody goes away.
    pub(crate) deserted: bool,
    /// Seats that their owners hand to whoever wants them.
    pub(crate) offered: BTreeMap<TableId, Vec<(Seat, Ticket)>>,
    /// The last event that each visitor saw, and how many of its commands have no answer.
    pub(crate) visitors: BTreeMap<(TableId, u64), (Option<u64>, usize)>,
    /// What the first person's client was told, for clients in other languages.
    pub(crate) exported: Vec<Value>,
}

/// What all parts of a run share.
pub(crate) struct World {
    pub(crate) plan: Plan,
    /// What is broken on purpose.
    pub(crate) variant: Option<Variant>,
    /// Whether what the first person's client is told is kept.
    exports: bool,
    /// All visitors.
    pub(crate) people: Life,
    began: Instant,
    state: Mutex<State>,
}

impl World {
    pub(crate) fn new(plan: Plan, variant: Option<Variant>, keep_trace: bool) -> Arc<Self> {
        let processes = (0..plan.processes).map(|_| Process::default()).collect();
        let state = State {
            trace: Trace::new(keep_trace),
            counts: Counts::default(),
            truth: Truth::default(),
            processes,
            active: Vec::new(),
            violation: None,
            settling: false,
            resting: false,
            deserted: false,
            offered: BTreeMap::new(),
            visitors: BTreeMap::new(),
            exported: Vec::new(),
        };
        Arc::new(World {
            plan,
            variant,
            exports: keep_trace,
            people: Life::default(),
            began: Instant::now(),
            state: Mutex::new(state),
        })
    }

    pub(crate) fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Virtual milliseconds since the beginning.
    pub(crate) fn elapsed(&self) -> u64 {
        self.began.elapsed().as_millis() as u64
    }

    /// The right time of day.
    pub(crate) fn now(&self) -> Millis {
        EPOCH + self.elapsed()
    }

    /// Whether several processes share the log.
    pub(crate) fn is_shared(&self) -> bool {
        self.plan.processes > 1
    }

    pub(crate) fn is_broken(&self, variant: Variant) -> bool {
        self.variant == Some(variant)
    }

    pub(crate) fn note(&self, text: fmt::Arguments<'_>) {
        let at = self.elapsed();
        self.state().trace.note(at, text);
    }

    /// Keeps what the first person's client does and is told.
    pub(crate) fn export(&self, person: u64, what: impl FnOnce() -> Value) {
        if self.exports && person == 0 {
            self.state().exported.push(what());
        }
    }

    /// Something is wrong that must never be.
    pub(crate) fn violated(&self, what: String) {
        let at = self.elapsed();
        let mut state = self.state();
        state.trace.note(at, format_args!("VIOLATION: {what}"));
        state.violation.get_or_insert(what);
    }

    /// The same for a check.
    pub(crate) fn check(&self, checked: Result<(), String>) {
        if let Err(what) = checked {
            self.violated(what);
        }
    }

    /// Whether this trouble concerns this process now.
    pub(crate) fn has(&self, process: usize, kind: Kind) -> bool {
        self.state().active.iter().any(|fault| fault.process == process && fault.kind == kind)
    }

    /// Counts something that was made to go wrong.
    pub(crate) fn fault(&self, what: fmt::Arguments<'_>) {
        let at = self.elapsed();
        let mut state = self.state();
        state.counts.faults += 1;
        state.trace.note(at, format_args!("fault: {what}"));
    }

    pub(crate) fn settling(&self) -> bool {
        self.state().settling
    }

    /// Waits until this kind of trouble is over.
    pub(crate) async fn outlast(&self, process: usize, kind: Kind) {
        while self.has(process, kind) {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}
