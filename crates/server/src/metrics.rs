//! Counters of one server, for Prometheus.

use std::sync::atomic::AtomicU64;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

/// Upper bounds of the buckets of the append histogram, in seconds.
const APPEND_BUCKETS: [f64; 11] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];

/// Upper bounds of the buckets for bots that wait and think, in seconds.
const BOT_BUCKETS: [f64; 10] = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0];

/// Declares the metrics with their names and descriptions.
macro_rules! metrics {
    ($($field:ident: $kind:ty = $name:literal, $help:literal;)+) => {
        /// Everything that is counted.
        pub(crate) struct Metrics {
            registry: Registry,
            pub(crate) append_seconds: Histogram,
            pub(crate) bot_wait_seconds: Histogram,
            pub(crate) bot_think_seconds: Histogram,
            $(pub(crate) $field: $kind,)+
        }

        impl Default for Metrics {
            fn default() -> Self {
                let mut registry = Registry::with_prefix("crosstable");
                let append_seconds = Histogram::new(APPEND_BUCKETS);
                registry.register("append_seconds", "Time until an append was durable", append_seconds.clone());
                let bot_wait_seconds = Histogram::new(BOT_BUCKETS);
                registry.register("bot_wait_seconds", "Time that bots wait for a thread", bot_wait_seconds.clone());
                let bot_think_seconds = Histogram::new(BOT_BUCKETS);
                registry.register("bot_think_seconds", "Time that bots think", bot_think_seconds.clone());
                $(
                    let $field = <$kind>::default();
                    registry.register($name, $help, $field.clone());
                )+
                Metrics { registry, append_seconds, bot_wait_seconds, bot_think_seconds, $($field,)+ }
            }
        }
    };
}

// Counters are exported with `_total` behind their names.
metrics! {
    rooms: Gauge = "tables", "Rooms that are open";
    connections: Gauge = "connections", "Open connections";
    sockets: Gauge = "sockets", "Open WebSockets";
    bots_waiting: Gauge = "bot_queue", "Bots that wait for a thread";
    tasks_claimed: Gauge = "tasks_held", "Tasks of the shared queue that this process works on";
    durability_proven: Gauge = "durability_proven", "Whether storage is known to sync what it acknowledges";
    forked_appends: Gauge = "forked_appends", "Appends found that storage should have refused; they do not count";
    tables_opened: Counter<u64, AtomicU64> = "tables_opened", "Tables that were opened";
    moves: Counter<u64, AtomicU64> = "moves", "Decisions stored";
    refusals: Counter<u64, AtomicU64> = "refusals", "Commands refused by rules";
    conflicts: Counter<u64, AtomicU64> = "conflicts", "Appends that came too late";
    storage_failures: Counter<u64, AtomicU64> = "storage_failures", "Appends that storage refused";
    slow_readers: Counter<u64, AtomicU64> = "slow_readers", "Connections dropped because they did not read";
    disputes: Counter<u64, AtomicU64> = "disputes", "Tables whose log was not the one that a client had been told of";
    slow_heads: Counter<u64, AtomicU64> = "slow_heads", "Connections dropped because no request came in time";
    rate_limited: Counter<u64, AtomicU64> = "rate_limited", "Requests refused because they came too fast";
    bot_moves: Counter<u64, AtomicU64> = "bot_moves", "Moves found by bots";
    expired: Counter<u64, AtomicU64> = "expired", "Tables removed because nobody came any more";
    marked: Counter<u64, AtomicU64> = "marked", "Tables that expired and can be brought back";
    revived: Counter<u64, AtomicU64> = "revived", "Expired tables that were brought back";
    sweeps_refused: Counter<u64, AtomicU64> =
        "sweeps_refused", "Times that no table expired because the clock cannot be trusted";
    tasks_done: Counter<u64, AtomicU64> = "tasks_done", "Tasks of the shared queue that led to something";
    tasks_idle: Counter<u64, AtomicU64> = "tasks_idle", "Tasks with nothing left to do";
    tasks_late: Counter<u64, AtomicU64> = "tasks_late", "Bots' moves that came after the game had moved on";
    broker_failures: Counter<u64, AtomicU64> =
        "broker_failures", "Tasks that could not be put into or taken from the shared queue";
}

impl Metrics {
    /// Everything in the text format of `OpenMetrics`.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a String takes all text");
        text
    }
}
