//! The table that screen and plain mode are connected to.

use std::sync::mpsc::Sender;

use crosstable_client::{Api, Background, ClientError, KeptReceipt, Notice, Request};
use crosstable_core::TableId;
use crosstable_protocol::http::Hint;
use crosstable_protocol::{Command, CommandRequest, Done, Hello, Perspective};
use crosstable_texts::Lang;
use tokio::runtime::Handle;

use crate::app::Action;
use crate::check::GameFiles;
use crate::device_store::DeviceStore;
use crate::error::PlayError;

/// Everything that comes in.
#[derive(Debug)]
pub(crate) enum Input {
    Connection(Notice),
    Terminal(crossterm::event::Event),
    /// A line of standard input.
    Line(String),
    /// There is no more input.
    Closed,
    Hint(Result<Hint, String>),
    /// The record and the log of a finished game; none if they cannot be had.
    Files(TableId, Option<GameFiles>),
}

/// A server for threads that wait for its answers.
#[derive(Clone)]
pub(crate) struct Remote {
    pub(crate) runtime: Handle,
    pub(crate) api: Api,
    pub(crate) lang: Lang,
}

impl Remote {
    pub(crate) fn new(runtime: &Handle, api: Api, lang: Lang) -> Self {
        let mut remote = Remote { runtime: runtime.clone(), api, lang };
        remote.set_lang(lang);
        remote
    }

    fn set_lang(&mut self, lang: Lang) {
        self.lang = lang;
        lang.code().clone_into(&mut self.api.lang);
    }

    /// Waits for the answer to a request.
    pub(crate) fn wait<T>(
        &self,
        request: impl Future<Output = Result<T, ClientError>>,
    ) -> Result<T, PlayError> {
        let failed = |error| PlayError::request(&self.api.origin, error, self.lang);
        self.runtime.block_on(request).map_err(failed)
    }

    pub(crate) fn command(&self, table: TableId, command: Command) -> Result<Done, PlayError> {
        let request = CommandRequest { id: crosstable_client::fresh_id(), command };
        self.wait(self.api.command(table, &request))
    }
}

/// A table that this terminal is connected to.
pub(crate) struct Connection {
    remote: Remote,
    table: TableId,
    /// From where the table is looked at.
    perspective: Perspective,
    background: Background,
    /// None where the server is inside this process.
    devices: Option<DeviceStore>,
    inputs: Sender<Input>,
}

impl Connection {
    /// Connects in the background.
    pub(crate) fn open(
        remote: Remote,
        table: TableId,
        devices: Option<DeviceStore>,
        inputs: Sender<Input>,
    ) -> Self {
        let lang = Some(remote.lang.code().to_owned());
        let hello = Hello { last: Some(0), layout: true, lang, ..Hello::default() };
        let notices = inputs.clone();
        let notify = move |notice| notices.send(Input::Connection(notice)).is_ok();
        let (api, kept) = (remote.api.clone(), last_receipt(devices.as_ref(), table));
        let background = Background::spawn(&remote.runtime, api, table, hello, kept, notify);
        Connection { remote, table, perspective: Perspective::Own, background, devices, inputs }
    }

    /// Carries out an action; false if that was to quit.
    pub(crate) fn perform(&mut self, action: Action) -> bool {
        match action {
            Action::Command(command) => self.background.send(Request::Command(command)),
            Action::SetPerspective(seat) => {
                self.perspective = Perspective::Seat(seat);
                self.background.send(Request::SetPerspective(self.perspective));
            }
            Action::Refresh => self.background.send(Request::SetPerspective(self.perspective)),
            Action::SwitchTable(table) => {
                let kept = last_receipt(self.devices.as_ref(), table);
                self.background.send(Request::SwitchTable(table, kept));
                (self.table, self.perspective) = (table, Perspective::Own);
            }
            Action::SetLang(lang) => {
                self.background.send(Request::SetLang(lang.code().to_owned()));
                self.remote.set_lang(lang);
            }
            Action::Hint => self.hint(),
            Action::Check => self.check(),
            Action::Quit => return false,
        }
        true
    }

    /// Asks for the record and the log of the finished game, in the background.
    fn check(&self) {
        let (remote, table, inputs) = (self.remote.clone(), self.table, self.inputs.clone());
        self.remote.runtime.spawn(async move {
            let files = match remote.api.record_text(table).await {
                Ok(record) => Some(GameFiles { record, log: remote.api.log(table).await.ok() }),
                Err(_) => None,
            };
            // Nobody listens if the game was left meanwhile.
            let _ = inputs.send(Input::Files(table, files));
        });
    }

    /// Asks a strong bot, in the background.
    fn hint(&self) {
        let (remote, table, inputs) = (self.remote.clone(), self.table, self.inputs.clone());
        self.remote.runtime.spawn(async move {
            let hint = remote.api.hint(table).await;
            let hint =
                hint.map_err(|error| PlayError::request(&remote.api.origin, error, remote.lang).to_string());
            // Nobody listens if the game was left meanwhile.
            let _ = inputs.send(Input::Hint(hint));
        });
    }
}

/// What this device was told of a table on an earlier visit.
fn last_receipt(devices: Option<&DeviceStore>, table: TableId) -> Option<KeptReceipt> {
    devices?.device(table).ok()?.memory.last_receipt()
}
