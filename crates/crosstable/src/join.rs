//! `crosstable join`: plays at a running server in this terminal.

use std::path::PathBuf;

use crosstable_terminal::{GuestOptions, Mode};
use crosstable_texts::Lang;

use crate::error::CliError;

/// Play at a table of a running server.
///
/// Sits down if there is an open chair, and comes back by itself when the connection breaks.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The table's link, as in <https://play.example/t/0123456789abcdef0123456789abcdef>.
    #[arg(value_name = "URL")]
    link: String,
    /// Only look on.
    #[arg(long)]
    watch: bool,
    #[command(flatten)]
    client: ClientArgs,
}

/// Arguments of `join` and `open`.
#[derive(clap::Args)]
pub(crate) struct ClientArgs {
    /// How to be called; the user's own name if not given.
    #[arg(long)]
    name: Option<String>,
    /// Trust servers, too, whose certificate comes from an authority in this file (PEM); the system's own are trusted anyway.
    #[arg(long, value_name = "FILE")]
    ca: Option<PathBuf>,
    /// Line by line instead of full screen.
    #[arg(long)]
    plain: bool,
    /// The folder that keeps who one is; the user's own if not given.
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
}

impl ClientArgs {
    pub(crate) fn options(&self, lang: Lang) -> GuestOptions {
        GuestOptions {
            name: self.name.clone(),
            authority: self.ca.clone(),
            lang,
            data: self.data.clone(),
            mode: if self.plain { Mode::Plain } else { Mode::Screen },
        }
    }
}

/// Plays until it is left.
pub(crate) fn run(args: &Args, lang: Lang) -> Result<(), CliError> {
    Ok(crosstable_terminal::join(&args.link, args.watch, &args.client.options(lang))?)
}
