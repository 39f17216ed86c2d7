//! The few things that are asked over HTTP.

use std::time::Duration;

use crosstable_protocol::Problem;
use crosstable_protocol::http::{Hint, Listed, Look, NewTable, Opened};
use crosstable_protocol::to_client::Done;
use crosstable_protocol::to_server::{Ask, Command};
use crosstable_texts::Lang;
use serde::Serialize;
use serde::de::DeserializeOwned;
use ureq::Agent;

use crate::error::PlayError;
use crate::folder::fresh;

/// How long an answer may take. Bots think about hints.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server and who one is there.
#[derive(Clone, Debug)]
pub(crate) struct Api {
    agent: Agent,
    /// Without a slash at the end.
    pub(crate) base: String,
    pub(crate) token: String,
    pub(crate) lang: Lang,
}

impl Api {
    pub(crate) fn new(base: &str, token: String, lang: Lang) -> Self {
        let config =
            Agent::config_builder().http_status_as_error(false).timeout_global(Some(PATIENCE)).build();
        Api {
            agent: Agent::new_with_config(config),
            base: base.trim_end_matches('/').to_owned(),
            token,
            lang,
        }
    }

    pub(crate) fn open(&self, wish: &NewTable) -> Result<Opened, PlayError> {
        self.post("/api/tables", wish)
    }

    /// Carries out one command before the connection begins.
    pub(crate) fn command(&self, table: &str, command: Command) -> Result<Done, PlayError> {
        self.post(&format!("/api/tables/{table}/commands"), &Ask { id: fresh::<12>(), command })
    }

    pub(crate) fn my_tables(&self) -> Result<Vec<Listed>, PlayError> {
        self.get("/api/me/tables")
    }

    pub(crate) fn look(&self, table: &str) -> Result<Look, PlayError> {
        self.get(&format!("/api/tables/{table}"))
    }

    pub(crate) fn hint(&self, table: &str) -> Result<Hint, PlayError> {
        self.get(&format!("/api/tables/{table}/hint"))
    }

    fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, PlayError> {
        let request = self.agent.get(self.url(path)).header("Authorization", self.bearer());
        self.read(request.header("Accept-Language", self.lang.code()).call())
    }

    fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T, PlayError> {
        let request = self.agent.post(self.url(path)).header("Authorization", self.bearer());
        self.read(request.header("Accept-Language", self.lang.code()).send_json(body))
    }

    fn url(&self, path: &str) -> String {
        format!("{}{path}", self.base)
    }

    fn bearer(&self) -> String {
        format!("Bearer {}", self.token)
    }

    fn read<T: DeserializeOwned>(
        &self,
        answer: Result<ureq::http::Response<ureq::Body>, ureq::Error>,
    ) -> Result<T, PlayError> {
        let unreachable =
            |why: ureq::Error| PlayError::Unreachable { server: self.base.clone(), why: why.to_string() };
        let mut answer = answer.map_err(unreachable)?;
        let good = answer.status().is_success();
        let text = answer.body_mut().read_to_string().map_err(unreachable)?;
        let stranger = || PlayError::Unreachable {
            server: self.base.clone(),
            why: "this is no server of Crosstable".to_owned(),
        };
        if good {
            serde_json::from_str(&text).map_err(|_| stranger())
        } else {
            let problem: Problem = serde_json::from_str(&text).map_err(|_| stranger())?;
            Err(PlayError::Refused(problem))
        }
    }
}
