//! Says messages to one reader.

use crosstable_core::{Arg, Layout, Message, Seat};

use crate::text::complete;
use crate::{Lang, text};

/// Who reads, in which language, and who sits where.
///
/// ```
/// use crosstable_core::{Message, Seat};
/// use crosstable_texts::{Lang, Speaker};
/// let names = ["Anna".to_owned(), "Ben".to_owned()];
/// let speaker = Speaker { lang: Lang::De, reader: Some(Seat::new(0)), names: &names };
/// assert_eq!(speaker.say(&Message::new("board-seat").seat("who", Seat::new(1))), "Ben");
/// assert_eq!(speaker.say(&Message::new("board-seat").seat("who", Seat::new(0))), "Anna (du)");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Speaker<'a> {
    /// The language.
    pub lang: Lang,
    /// The seat of the reader, who is addressed as “you”.
    pub reader: Option<Seat>,
    /// The names of the people, seat 1 first. Seats without a name are called by their number.
    pub names: &'a [String],
}

impl Speaker<'_> {
    /// For somebody who only looks, at seats without names.
    pub const fn new(lang: Lang) -> Self {
        Speaker { lang, reader: None, names: &[] }
    }

    /// The message in words.
    pub fn say(&self, message: &Message) -> String {
        let args: Vec<(&str, Arg)> = self.args(message);
        text(self.lang, &message.key, &args)
    }

    /// The message in words, or what is missing: its text, or one of its arguments. For tests.
    pub fn complete(&self, message: &Message) -> Result<String, String> {
        complete(self.lang, &message.key, &self.args(message))
    }

    /// The table in plain characters.
    pub fn text_board(&self, layout: &Layout) -> String {
        layout.text_board(|message| self.say(message))
    }

    /// The arguments with names in the place of seats, and who of them reads.
    fn args<'m>(&self, message: &'m Message) -> Vec<(&'m str, Arg)> {
        let mut reader = "nobody";
        let mut args: Vec<(&str, Arg)> = Vec::new();
        for (name, value) in message.args.iter() {
            let value = match value {
                Arg::Seat { seat } => {
                    if self.reader == Some(*seat) {
                        reader = name;
                    }
                    Arg::Text(self.name(*seat))
                }
                other => other.clone(),
            };
            args.push((name, value));
        }
        args.push(("reader", Arg::Text(reader.to_owned())));
        args
    }

    fn name(&self, seat: Seat) -> String {
        let named = self.names.get(seat.index()).filter(|name| !name.is_empty());
        named.cloned().unwrap_or_else(|| {
            text(self.lang, "seat-number", &[("number", Arg::Number(seat.number().into()))])
        })
    }
}
