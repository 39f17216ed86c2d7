//! Counters of one server, for Prometheus.

use std::net::IpAddr;
use std::sync::atomic::AtomicU64;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;

use crate::notices::Notices;
use crate::process_figures::ProcessFigures;

/// Upper bounds of the buckets of the append histogram, in seconds.
const APPEND_BUCKETS: [f64; 11] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];

/// Upper bounds of the buckets for bots that wait and think, in seconds.
const BOT_BUCKETS: [f64; 10] = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0];

/// Counters that one label tells apart.
pub(crate) type By<T> = Family<[(&'static str, T); 1], Counter<u64, AtomicU64>>;

/// What may come only so fast, or be there only so many times. The name is the label of the metric.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Limit {
    Connections,
    Requests,
    Tables,
    Sockets,
    Analyses,
    Commands,
    Pings,
    Phrases,
}

impl Limit {
    const ALL: [Limit; 8] = [
        Limit::Connections,
        Limit::Requests,
        Limit::Tables,
        Limit::Sockets,
        Limit::Analyses,
        Limit::Commands,
        Limit::Pings,
        Limit::Phrases,
    ];

    const fn name(self) -> &'static str {
        match self {
            Limit::Connections => "connections",
            Limit::Requests => "requests",
            Limit::Tables => "tables",
            Limit::Sockets => "sockets",
            Limit::Analyses => "analyses",
            Limit::Commands => "commands",
            Limit::Pings => "pings",
            Limit::Phrases => "phrases",
        }
    }
}

/// Declares the metrics with their names and descriptions.
macro_rules! metrics {
    ($($field:ident: $kind:ty = $name:literal, $help:literal;)+) => {
        /// Everything that is counted.
        pub(crate) struct Metrics {
            registry: Registry,
            pub(crate) append_seconds: Histogram,
            pub(crate) bot_wait_seconds: Histogram,
            pub(crate) bot_think_seconds: Histogram,
            /// What of it the log tells.
            pub(crate) notices: Notices,
            $(pub(crate) $field: $kind,)+
        }

        impl Default for Metrics {
            fn default() -> Self {
                let mut all = Registry::default();
                all.register_collector(Box::new(ProcessFigures::new()));
                let registry = all.sub_registry_with_prefix("crosstable");
                let build = [
                    ("version", env!("CARGO_PKG_VERSION").to_owned()),
                    ("protocol", crosstable_protocol::VERSION.to_string()),
                ];
                registry.register("build", "The program that runs", Info::new(build));
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
                let notices = Notices::default();
                let metrics = Metrics {
                    registry: all, append_seconds, bot_wait_seconds, bot_think_seconds, notices, $($field,)+
                };
                // A counter that appears with its first event has no rate before the second.
                for limit in Limit::ALL {
                    drop(metrics.rate_limited.get_or_create(&[("kind", limit.name())]));
                }
                metrics
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
    bans: Gauge = "bans", "Addresses and people who are banned";
    tables_opened: Counter<u64, AtomicU64> = "tables_opened", "Tables that were opened";
    tables_ended: Counter<u64, AtomicU64> = "tables_ended", "Games that have ended here, with a result or without";
    moves: Counter<u64, AtomicU64> = "moves", "Decisions stored";
    refusals: By<&'static str> = "refusals", "Commands refused by rules, by the code of the refusal";
    responses: By<u16> = "http_responses", "Answers to requests, by their status";
    conflicts: Counter<u64, AtomicU64> = "conflicts", "Appends that came too late";
    storage_failures: Counter<u64, AtomicU64> = "storage_failures", "Appends that storage refused";
    slow_readers: Counter<u64, AtomicU64> = "slow_readers", "Connections dropped because they did not read";
    disputes: Counter<u64, AtomicU64> = "disputes", "Tables whose log was not the one that a client had been told of";
    slow_heads: Counter<u64, AtomicU64> = "slow_heads", "Connections dropped because no request came in time";
    rate_limited: By<&'static str> = "rate_limited", "What was refused because it came too fast, by what it was";
    banned: Counter<u64, AtomicU64> = "banned", "Requests of addresses and people who are banned";
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

    /// Something came too fast, or too often at once, and was refused.
    pub(crate) fn limited(&self, limit: Limit, from: Option<IpAddr>) {
        self.rate_limited.get_or_create(&[("kind", limit.name())]).inc();
        self.notices.limited(limit.name(), from);
    }

    /// A command was refused by a rule.
    pub(crate) fn refused(&self, code: &'static str) {
        self.refusals.get_or_create(&[("code", code)]).inc();
        self.notices.refused(code);
    }
}
