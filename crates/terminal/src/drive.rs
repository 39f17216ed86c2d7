//! What screen and lines have in common: the connection, and carrying out what is to be done.

use std::sync::mpsc::Sender;
use std::thread;

use crosstable_protocol::http::Hint;

use crate::act::Act;
use crate::api::Api;
use crate::error::PlayError;
use crate::link::{Link, News};

/// Whatever comes in, from wherever.
#[derive(Debug)]
pub(crate) enum Happening {
    /// From the connection.
    News(News),
    /// From the terminal.
    Input(crossterm::event::Event),
    /// A line of standard input.
    Line(String),
    /// Nothing more will be typed.
    NoInput,
    /// From a strong bot.
    Hint(Result<Hint, String>),
}

impl From<News> for Happening {
    fn from(news: News) -> Self {
        Happening::News(news)
    }
}

/// A table that one is connected to.
pub(crate) struct Drive {
    pub(crate) api: Api,
    pub(crate) table: String,
    link: Link,
    happenings: Sender<Happening>,
}

impl Drive {
    pub(crate) fn new(api: Api, table: String, link: Link, happenings: Sender<Happening>) -> Self {
        Drive { api, table, link, happenings }
    }

    /// Carries it out; false if that was to quit.
    pub(crate) fn carry_out(&mut self, act: Act) -> bool {
        match act {
            Act::Ask(command) => self.link.ask(command),
            Act::Look(seat) => self.link.look(seat),
            Act::Go(table) => {
                self.link.go(&table);
                self.table = table;
            }
            Act::Speak(lang) => {
                self.api.lang = lang;
                self.link.speak(lang);
            }
            Act::Hint => self.hint(),
            Act::Quit => return false,
        }
        true
    }

    /// Asks a strong bot in the background.
    fn hint(&self) {
        let (api, table, happenings) = (self.api.clone(), self.table.clone(), self.happenings.clone());
        thread::spawn(move || {
            let hint = api.hint(&table).map_err(|error: PlayError| error.to_string());
            // Whoever has left does not need it any more.
            let _ = happenings.send(Happening::Hint(hint));
        });
    }
}
