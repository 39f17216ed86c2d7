//! Play in a terminal.
//!
//! There is one client, and it speaks the protocol of `docs/protocol.md` and nothing else: it draws what it is shown,
//! offers the moves it is told and sends one of them. [`join`] and [`open`] connect it to a server that runs somewhere; [`play`] and
//! [`resume`] start one inside this process, on the loopback address, with its tables in the user's own folder, so that
//! whatever was shown is on the disk already. `Mode::Plain` is the same client line by line, for pipes and simple terminals.
//!
//! What the terminal can show is found out once ([`Look`]): colours, or none of them; all of Unicode, or plain ASCII.

mod act;
mod api;
mod app;
mod draw;
mod drive;
mod error;
mod folder;
mod games;
mod groups;
mod home;
mod keys;
mod link;
mod log;
mod look;
mod mouse;
mod opening;
mod options;
mod picture;
mod plain;
mod play;
mod rulebook;
mod screen;
mod sitting;
mod wire;
mod words;

pub use app::{Act, App, Visit};
pub use draw::draw;
pub use error::PlayError;
pub use folder::Folder;
pub use look::Look;
pub use options::{
    GuestOptions, JoinOptions, Mode, NewGame, OpenOptions, PlayOptions, ResumeOptions, SeatSpec, Seats,
};
pub use play::{join, open, play, resume, unfinished};
pub use sitting::Sitting;
