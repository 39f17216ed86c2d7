//! Health, backups with retention, and what is in `deploy/`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crosstable_client::testing::seat;
use crosstable_protocol::Command;

use crate::common::{program, run};
use crate::{Host, game};

fn deploy(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_container_can_ask_for_health() {
    let folder = tempfile::tempdir().expect("a folder");
    let host = Host::start(folder.path(), "");
    let at = host.at;
    let ran = run(program(&format!("health --at {at}")), "");
    assert_eq!((ran.code, ran.stdout.as_str(), ran.stderr.as_str()), (Some(0), "ok\n", ""));
    host.stop();
    let ran = run(program(&format!("health --at {at}")), "");
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(1), ""));
    assert!(ran.stderr.contains("no answer") && ran.stderr.lines().count() == 1, "{}", ran.stderr);
    assert_eq!(run(program("health --at nonsense"), "").code, Some(2));
}

fn copies(folder: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(folder).expect("a folder").flatten().map(|entry| entry.path());
    let mut copies: Vec<_> =
        files.filter(|path| path.extension().is_some_and(|ending| ending == "db")).collect();
    copies.sort();
    copies
}

#[tokio::test(flavor = "multi_thread")]
async fn backups_go_into_a_folder_where_the_oldest_leave() {
    let folder = tempfile::tempdir().expect("a folder");
    let host = Host::start(folder.path(), "--no-rate-limits");
    game(&host.user(1)).await;
    let to = folder.path().join("copies");
    fs::create_dir(&to).expect("a folder");
    for old in ["tables-2001-01-01T000000Z.db", "tables-2002-01-01T000000Z.db", "mine.db", "tables-today.db"]
    {
        fs::write(to.join(old), "").expect("written");
    }
    let mut command = program("backup --keep 2 --json --data");
    command.arg(folder.path()).arg(&to);
    let ran = run(command, "");
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
    let told: serde_json::Value = serde_json::from_str(&ran.stdout).expect("JSON");
    assert_eq!(told["removed"], 1);
    let left = copies(&to);
    let names: Vec<_> = left.iter().map(|path| path.file_name().expect("a name").to_string_lossy()).collect();
    assert_eq!(left.len(), 4, "{names:?}");
    assert!(names.contains(&"mine.db".into()) && names.contains(&"tables-today.db".into()), "{names:?}");
    assert!(names.contains(&"tables-2002-01-01T000000Z.db".into()), "{names:?}");
    // A backup that fails removes nothing.
    let mut command = program("backup --keep 1 --data");
    command.arg(folder.path().join("nowhere")).arg(&to);
    assert_eq!(run(command, "").code, Some(2));
    assert_eq!(copies(&to).len(), 4);
    host.stop();
}

/// The names of metrics in a text: what follows a prefix, up to the first character that is in no name.
fn names(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    words
        .filter(|word| word.starts_with("crosstable_") || word.starts_with("process_"))
        .map(str::to_owned)
        .collect()
}

/// The dashboard and the alerts name nothing that the program does not export.
#[tokio::test(flavor = "multi_thread")]
async fn dashboard_and_alerts_know_the_names_that_are_exported() {
    let folder = tempfile::tempdir().expect("a folder");
    let host = Host::start(folder.path(), "");
    let anna = host.user(1);
    let table = game(&anna).await;
    // What is told apart by a label appears when it is counted first.
    anna.command(table, "wrong", &Command::play(seat(1), "sun@z9")).await.expect_err("there is no such cell");
    let exported = anna.get("/metrics").await.body;
    host.stop();
    for line in [
        "crosstable_build_info{version=",
        "crosstable_http_responses_total{status=\"200\"}",
        "crosstable_rate_limited_total{kind=\"tables\"} 0",
        "process_open_fds ",
        "process_resident_memory_bytes ",
        "process_cpu_seconds_total ",
        "# EOF",
    ] {
        assert!(exported.contains(line), "{line} in {exported}");
    }
    // A counter that nobody has counted yet is declared all the same.
    let mut known = names(&exported);
    let declared = exported.lines().filter_map(|line| line.strip_prefix("# TYPE ")).map(str::to_owned);
    for line in declared {
        let (name, kind) = line.split_once(' ').expect("a name and a type");
        match kind {
            "counter" => drop(known.insert(format!("{name}_total"))),
            "histogram" => known.extend(["_bucket", "_sum", "_count"].map(|end| format!("{name}{end}"))),
            _ => drop(known.insert(name.to_owned())),
        }
    }
    let dashboard = deploy("grafana/crosstable.json");
    let dashboard: serde_json::Value = serde_json::from_str(&dashboard).expect("JSON");
    let panels = dashboard["panels"].as_array().expect("panels");
    let queries: Vec<&str> = panels
        .iter()
        .flat_map(|panel| panel["targets"].as_array().into_iter().flatten())
        .filter_map(|target| target["expr"].as_str())
        .collect();
    let alerts = deploy("prometheus/alerts.yml");
    let alerts: Vec<&str> = alerts.lines().filter_map(|line| line.trim().strip_prefix("expr:")).collect();
    assert!(queries.len() >= 12 && alerts.len() >= 6, "{} queries, {} alerts", queries.len(), alerts.len());
    for query in queries.into_iter().chain(alerts) {
        let used = names(query);
        // `up` is Prometheus' own.
        assert!(!used.is_empty() || query.contains("up{"), "{query}");
        for name in used {
            assert!(known.contains(&name), "nothing exports {name}, which stands in: {query}");
        }
    }
}

/// What the units name is installed by their instructions, and their commands can be typed.
#[test]
fn the_units_name_what_their_instructions_install() {
    let units = ["crosstable.service", "crosstable-backup.service", "crosstable-backup.timer"];
    let instructions = deploy("crosstable.service");
    for name in units {
        assert!(instructions.contains(&format!("deploy/{name}")), "{name} is installed");
        let unit = deploy(name);
        for page in unit.lines().filter_map(|line| line.strip_prefix("Documentation=man:")) {
            assert!(instructions.contains("crosstable man --out"), "{page} is installed");
        }
        for line in unit.lines().filter_map(|line| line.strip_prefix("ExecStart=")) {
            let (at, args) = line.split_once(' ').expect("a program and its arguments");
            assert!(instructions.contains(&at[..at.rfind('/').expect("a path")]), "{at} is installed");
            let command = args.split(' ').next().expect("a command");
            let help = run(program(&format!("{command} --help")), "").stdout;
            for flag in args.split(' ').filter(|word| word.starts_with("--")) {
                assert!(help.contains(flag), "{name}: {command} has no {flag}");
            }
        }
    }
    assert!(deploy("Dockerfile").contains("HEALTHCHECK") && deploy("Dockerfile").contains("\"health\""));
}
