//! Figures of the process, under the names that Prometheus' own libraries use. Linux tells them; elsewhere there is only the
//! time of the start.

use std::fmt;
use std::time::{SystemTime, UNIX_EPOCH};

use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, EncodeMetric};
use prometheus_client::metrics::counter::ConstCounter;
use prometheus_client::metrics::gauge::ConstGauge;

/// Reads the figures whenever they are asked for.
#[derive(Debug)]
pub(crate) struct ProcessFigures {
    started: f64,
}

impl ProcessFigures {
    /// Of a process that starts now.
    pub(crate) fn new() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        ProcessFigures { started: since.map_or(0.0, |since| since.as_secs_f64()) }
    }
}

impl Collector for ProcessFigures {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> Result<(), fmt::Error> {
        gauge(
            &mut encoder,
            "process_start_time_seconds",
            "When the process started, since 1970",
            self.started,
        )?;
        let Some(figures) = read() else { return Ok(()) };
        gauge(&mut encoder, "process_resident_memory_bytes", "Memory in use", figures.resident)?;
        gauge(&mut encoder, "process_virtual_memory_bytes", "Memory mapped", figures.virtual_memory)?;
        gauge(&mut encoder, "process_open_fds", "Open files and sockets", figures.open_files)?;
        gauge(&mut encoder, "process_max_fds", "Files and sockets that may be open", figures.most_files)?;
        gauge(&mut encoder, "process_threads", "Threads", figures.threads)?;
        let counter = ConstCounter::new(figures.cpu_seconds);
        let kind = counter.metric_type();
        counter.encode(encoder.encode_descriptor("process_cpu_seconds", "Processor time", None, kind)?)
    }
}

fn gauge(encoder: &mut DescriptorEncoder<'_>, name: &str, help: &str, value: f64) -> Result<(), fmt::Error> {
    let gauge = ConstGauge::new(value);
    let kind = gauge.metric_type();
    gauge.encode(encoder.encode_descriptor(name, help, None, kind)?)
}

struct Figures {
    resident: f64,
    virtual_memory: f64,
    open_files: f64,
    most_files: f64,
    threads: f64,
    cpu_seconds: f64,
}

#[cfg(target_os = "linux")]
fn read() -> Option<Figures> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The second field is a name in brackets, in which anything may stand.
    let fields: Vec<f64> = stat
        .rsplit_once(')')?
        .1
        .split_whitespace()
        .skip(1)
        .map(|field| field.parse().unwrap_or(0.0))
        .collect();
    // Counted as `man 5 proc` counts them, without the first three.
    let field = |number: usize| fields.get(number - 4).copied();
    let ticks = rustix::param::clock_ticks_per_second() as f64;
    let page = rustix::param::page_size() as f64;
    let most = rustix::process::getrlimit(rustix::process::Resource::Nofile).current;
    Some(Figures {
        cpu_seconds: (field(14)? + field(15)?) / ticks,
        threads: field(20)?,
        virtual_memory: field(23)?,
        resident: field(24)? * page,
        open_files: std::fs::read_dir("/proc/self/fd").ok()?.count() as f64,
        most_files: most.map_or(f64::INFINITY, |most| most as f64),
    })
}

#[cfg(not(target_os = "linux"))]
fn read() -> Option<Figures> {
    None
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn the_figures_are_those_of_this_process() {
        let figures = read().expect("Linux tells them");
        assert!(figures.resident > 100_000.0 && figures.resident < figures.virtual_memory);
        assert!(figures.open_files >= 3.0 && figures.open_files <= figures.most_files);
        assert!(figures.threads >= 1.0 && figures.cpu_seconds >= 0.0);
    }
}
