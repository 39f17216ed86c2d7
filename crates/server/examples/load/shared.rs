//! The load that one, two and three servers take that share their tables over nats-servers.

use crosstable_broker::Broker;

use crate::process::Process;
use crate::{Failed, HEAD, Load, measure, read_load, used_by};

/// Measures each load with one, two and three servers, on one node and on three.
pub(crate) fn measure_all(program: &str, args: &[String]) -> Result<(), Failed> {
    let mut loads: Vec<Load> = args.iter().map(|arg| read_load(arg)).collect::<Result<_, _>>()?;
    if loads.is_empty() {
        loads = ["200:0", "200:500"].into_iter().map(read_load).collect::<Result<_, _>>()?;
    }
    println!("| nodes | servers | {HEAD} CPU s of the nodes / 1,000 moves |");
    println!("|---|---|---|---|---|---|---|---|---|---|---|---|---|");
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    for nodes in [1, 3] {
        for load in &loads {
            for servers in 1..=3 {
                let line = runtime.block_on(one(program, *load, nodes, servers))?;
                println!("| {nodes} | {servers} | {line}");
            }
        }
    }
    Ok(())
}

async fn one(program: &str, load: Load, nodes: usize, servers: usize) -> Result<String, Failed> {
    let broker = Broker::start(nodes)?;
    let (urls, replicas) = (broker.urls().join(","), nodes.to_string());
    let start = |_| Process::server(program, &["--nats", &urls, "--nats-unproven", "--replicas", &replicas]);
    let servers: Vec<Process> = (0..servers).map(start).collect::<Result<_, _>>()?;
    let at: Vec<_> = servers.iter().map(|server| server.at).collect();
    let processes: Vec<_> = servers.iter().map(Process::id).collect();
    let nodes: Vec<u32> = (0..nodes).filter_map(|node| broker.pid(node)).collect();
    let before = used_by(&nodes)?.0;
    let (line, moves) = measure(load, &at, &processes).await?;
    let used = used_by(&nodes)?.0 - before;
    Ok(format!("{line} {:.3} |", used / moves * 1000.0))
}
