//! Play in a terminal.
//!
//! There is one client, and it speaks the protocol of `docs/protocol.md` and nothing else: it draws the view it is
//! sent, offers the legal moves and sends one of them. [`join`] and [`open`] connect it to a running server; [`play`]
//! and [`resume`] start one inside this process, on the loopback address, with its tables in the user's folder, so
//! that every move is on the disk before it is shown. `Mode::Plain` is the same client line by line, for pipes and
//! simple terminals.

mod app;
mod check;
mod connection;
mod device_store;
mod draw;
mod error;
mod fairness;
mod folder;
mod geometry;
mod keys;
mod local_server;
mod mouse;
mod new_table;
mod options;
mod picker;
mod plain;
mod play;
mod private_file;
mod rulebook;
mod screen;
mod strengths;
mod table;
mod theme;
mod words;

pub use app::{Action, App, InviteCommand, PlayContext};
pub use device_store::DeviceStore;
pub use draw::draw;
pub use error::PlayError;
pub use folder::Folder;
pub use options::{GuestOptions, LocalOptions, Mode, NewGame, SeatSpec, Seats};
pub use play::{join, open, play, resume, unfinished};
pub use strengths::Strengths;
pub use table::TableModel;
pub use theme::Theme;
