//! What a key, a click or a message leads to.

use crosstable_protocol::to_server::Command;
use crosstable_texts::Lang;

/// Something to be done outside the screen.
#[derive(Clone, PartialEq, Debug)]
pub enum Act {
    /// Have the server do something.
    Ask(Command),
    /// Look through the eyes of this seat.
    Look(u8),
    /// Ask a strong bot.
    Hint,
    /// Go to another table of the same server.
    Go(String),
    /// Have the server explain itself in this language.
    Speak(Lang),
    /// Leave; everything is saved.
    Quit,
}
