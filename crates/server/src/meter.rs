//! What is counted, and how it is shown to Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// Upper ends of the buckets of the append histogram, in seconds.
const BUCKETS: [f64; 11] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];

/// Counters of one server.
#[derive(Default)]
pub(crate) struct Meter {
    pub(crate) rooms: AtomicI64,
    pub(crate) connections: AtomicI64,
    pub(crate) sockets: AtomicI64,
    pub(crate) tables_opened: AtomicU64,
    pub(crate) moves: AtomicU64,
    pub(crate) refusals: AtomicU64,
    pub(crate) conflicts: AtomicU64,
    pub(crate) storage_failures: AtomicU64,
    pub(crate) slow_readers: AtomicU64,
    pub(crate) slow_heads: AtomicU64,
    pub(crate) rate_limited: AtomicU64,
    pub(crate) bot_moves: AtomicU64,
    pub(crate) bots_waiting: AtomicI64,
    pub(crate) expired: AtomicU64,
    pub(crate) tasks_held: AtomicI64,
    pub(crate) tasks_done: AtomicU64,
    pub(crate) tasks_idle: AtomicU64,
    pub(crate) tasks_late: AtomicU64,
    pub(crate) broker_failures: AtomicU64,
    append_buckets: [AtomicU64; BUCKETS.len()],
    append_count: AtomicU64,
    append_micros: AtomicU64,
}

impl Meter {
    /// One append took so long.
    pub(crate) fn appended(&self, took: Duration) {
        let seconds = took.as_secs_f64();
        if let Some(bucket) = BUCKETS.iter().position(|end| seconds <= *end) {
            self.append_buckets[bucket].fetch_add(1, Ordering::Relaxed);
        }
        self.append_count.fetch_add(1, Ordering::Relaxed);
        self.append_micros.fetch_add(took.as_micros() as u64, Ordering::Relaxed);
    }

    /// Everything in Prometheus' text format.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        let gauges = [
            ("tables", "Rooms that are open.", &self.rooms),
            ("connections", "Open connections.", &self.connections),
            ("sockets", "Open WebSockets.", &self.sockets),
            ("bot_queue", "Bots that wait for a thread.", &self.bots_waiting),
            ("tasks_held", "Tasks out of the shared queue that this process is at.", &self.tasks_held),
        ];
        for (name, help, value) in gauges {
            line(&mut text, name, help, "gauge", value.load(Ordering::Relaxed));
        }
        let counters = [
            ("tables_opened_total", "Tables that were opened.", &self.tables_opened),
            ("moves_total", "Decisions written down.", &self.moves),
            ("refusals_total", "Commands refused by rules.", &self.refusals),
            ("conflicts_total", "Appends that came too late.", &self.conflicts),
            ("storage_failures_total", "Appends that storage refused.", &self.storage_failures),
            ("slow_readers_total", "Connections dropped because they did not read.", &self.slow_readers),
            (
                "slow_heads_total",
                "Connections dropped because they did not ask for anything in time.",
                &self.slow_heads,
            ),
            ("rate_limited_total", "Requests refused because they came too fast.", &self.rate_limited),
            ("bot_moves_total", "Moves found by bots.", &self.bot_moves),
            ("expired_total", "Tables removed because nobody came any more.", &self.expired),
            ("tasks_done_total", "Tasks out of the shared queue that led to something.", &self.tasks_done),
            ("tasks_idle_total", "Tasks with nothing left to do.", &self.tasks_idle),
            (
                "tasks_late_total",
                "Moves found for nothing because another process was first.",
                &self.tasks_late,
            ),
            (
                "broker_failures_total",
                "Tasks that could not be put into or taken out of the shared queue.",
                &self.broker_failures,
            ),
        ];
        for (name, help, value) in counters {
            line(&mut text, name, help, "counter", value.load(Ordering::Relaxed) as i64);
        }
        self.histogram(&mut text);
        text
    }

    fn histogram(&self, text: &mut String) {
        let name = "crosstable_append_seconds";
        let count = self.append_count.load(Ordering::Relaxed);
        let sum = self.append_micros.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(text, "# HELP {name} Time until an append was durable.\n# TYPE {name} histogram");
        let mut below = 0;
        for (end, bucket) in BUCKETS.iter().zip(&self.append_buckets) {
            below += bucket.load(Ordering::Relaxed);
            let _ = writeln!(text, "{name}_bucket{{le=\"{end}\"}} {below}");
        }
        let _ =
            writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {sum}\n{name}_count {count}");
    }
}

fn line(text: &mut String, name: &str, help: &str, kind: &str, value: i64) {
    // Writing to a string cannot fail.
    let _ = writeln!(
        text,
        "# HELP crosstable_{name} {help}\n# TYPE crosstable_{name} {kind}\ncrosstable_{name} {value}"
    );
}
