//! Whether the broker syncs what it acknowledges. Only its system account can tell.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use async_nats::{Client, ConnectOptions};
use futures_util::StreamExt;
use serde::Deserialize;

use super::core::Core;
use super::setup::OLDEST;
use super::streams::reason;
use super::{Access, JetStreamOptions};
use crate::{Durability, StoreError};

/// How often the broker is asked again.
const INTERVAL: Duration = Duration::from_mins(1);
/// How long to wait for one more server.
const SILENCE: Duration = Duration::from_secs(1);

/// What one server says of itself.
#[derive(Deserialize)]
struct Report {
    server: Server,
    data: Option<Data>,
}

#[derive(Deserialize)]
struct Server {
    name: String,
    ver: String,
}

#[derive(Deserialize)]
struct Data {
    config: Option<Config>,
}

#[derive(Deserialize)]
struct Config {
    #[serde(default)]
    sync_always: bool,
}

/// The connection to the system account.
pub(super) struct System {
    client: Client,
    replicas: usize,
    place: String,
}

impl System {
    /// Connects, if there is a login, and refuses a broker that does not keep what it acknowledges.
    pub(super) async fn open(
        options: &JetStreamOptions,
        place: &str,
    ) -> Result<(Option<Self>, Durability), StoreError> {
        let Some(login) = &options.system else { return Ok((None, Durability::Unproven)) };
        let access = Access { login: login.clone(), ..options.access.clone() };
        let tuned = |connection: ConnectOptions| {
            connection.name("crosstable proof").connection_timeout(options.ack_timeout)
        };
        let client = access.connect(options.patience, tuned).await?;
        let system = System { client, replicas: options.replicas, place: place.to_owned() };
        match system.ask(system.replicas).await {
            Ok(()) => Ok((Some(system), Durability::Proven)),
            Err(reason) => Err(StoreError::Misconfigured { place: system.place, reason }),
        }
    }

    /// Whether so many servers answer, and all that do sync before they acknowledge.
    async fn ask(&self, servers: usize) -> Result<(), String> {
        let inbox = self.client.new_inbox();
        let failed = |error: &dyn std::error::Error| format!("its system account does not answer: {error}");
        let mut answers = self.client.subscribe(inbox.clone()).await.map_err(|error| failed(&error))?;
        let asked = self.client.publish_with_reply("$SYS.REQ.SERVER.PING.JSZ", inbox, "".into()).await;
        asked.map_err(|error| failed(&error))?;
        let mut reports: HashMap<String, Report> = HashMap::new();
        while let Ok(Some(answer)) = tokio::time::timeout(SILENCE, answers.next()).await {
            if answer.status.is_some() {
                return Err(
                    "the login for its system account is one of another account: give one of $SYS".into()
                );
            }
            let report: Report = serde_json::from_slice(&answer.payload).map_err(|error| reason(&error))?;
            reports.insert(report.server.name.clone(), report);
        }
        judge(&reports.into_values().collect::<Vec<_>>(), servers)
    }
}

/// What has to be changed before these servers may acknowledge.
fn judge(reports: &[Report], servers: usize) -> Result<(), String> {
    let with_streams: Vec<(&Server, &Config)> = reports
        .iter()
        .filter_map(|report| Some((&report.server, report.data.as_ref()?.config.as_ref()?)))
        .collect();
    if with_streams.len() < servers {
        return Err(format!(
            "{} of its servers with JetStream answer and {servers} replicas were asked for: start the others, or ask \
             for fewer replicas",
            with_streams.len()
        ));
    }
    for (Server { name, ver }, Config { sync_always }) in with_streams {
        if version(ver).is_none_or(|version| version < OLDEST) {
            let (major, minor, patch) = OLDEST;
            return Err(format!(
                "its server {name} is nats-server {ver}, which is too old: install {major}.{minor}.{patch} or newer"
            ));
        }
        if !sync_always {
            return Err(format!(
                "its server {name} acknowledges before it syncs: add sync_interval: always to jetstream {{ }} in its \
                 configuration, or accept that a loss of power can lose moves (--nats-unproven)"
            ));
        }
    }
    Ok(())
}

fn version(text: &str) -> Option<(i64, i64, i64)> {
    let mut numbers = text.split(['.', '-']).map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?, numbers.next()?.ok()?))
}

/// Asks again every minute.
pub(super) async fn prove_for_ever(core: Arc<Core>, system: System) {
    loop {
        tokio::time::sleep(INTERVAL).await;
        // One that is down acknowledges nothing.
        let durability = match system.ask(1).await {
            Ok(()) => Durability::Proven,
            Err(reason) => {
                tracing::error!(
                    reason,
                    "it is not proven any more that the broker keeps what it acknowledges"
                );
                Durability::Lost(reason)
            }
        };
        core.set_durability(durability);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(name: &str, ver: &str, sync_always: Option<bool>) -> Report {
        let data = Some(Data { config: sync_always.map(|sync_always| Config { sync_always }) });
        Report { server: Server { name: name.into(), ver: ver.into() }, data }
    }

    #[test]
    fn every_server_must_be_new_and_sync() {
        let good = || [report("a", "2.15.1", Some(true)), report("b", "2.16.0-RC.1", Some(true))];
        let with = |more| judge(&good().into_iter().chain([more]).collect::<Vec<_>>(), 3);
        assert_eq!(with(report("c", "3.0.0", Some(true))), Ok(()));
        let refusals = [
            (report("c", "2.15.0", Some(true)), "too old"),
            (report("c", "2.15.1", Some(false)), "sync_interval: always"),
            (report("c", "2.15.1", None), "2 of its servers"),
        ];
        for (other, says) in refusals {
            assert!(with(other).unwrap_err().contains(says), "{says}");
        }
        assert!(judge(&[], 1).is_err());
    }
}
