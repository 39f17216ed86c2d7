//! `crosstable man`: the manual pages.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::{Command, CommandFactory};
use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, roman};

use crate::Cli;
use crate::error::CliError;
use crate::help::{EXIT_CODES, VARIABLES, lesson};

/// Print a manual page, or write all of them into a folder.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The command whose page is meant; the program as a whole if not given.
    #[arg(value_name = "COMMAND", conflicts_with = "out")]
    of: Vec<String>,
    /// Write the pages of the program and of all commands into this folder.
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
}

/// Prints or writes.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), CliError> {
    let mut program = Cli::command().disable_help_subcommand(true);
    program.build();
    if let Some(folder) = &args.out {
        let cannot = |error: io::Error| {
            CliError::Failed(format!("cannot write to '{}': {error}; --out names a folder", folder.display()))
        };
        fs::create_dir_all(folder).map_err(cannot)?;
        let written = write_all(&program, "", folder).map_err(cannot)?;
        writeln!(out, "wrote {written} pages to {}", folder.display())?;
        return Ok(());
    }
    let mut command = &program;
    for name in &args.of {
        command = command.find_subcommand(name).ok_or_else(|| {
            let names: Vec<_> = command.get_subcommands().map(Command::get_name).collect();
            CliError::BadInput(format!("unknown command '{name}'; allowed: {}", names.join(", ")))
        })?;
    }
    out.write_all(&page(command, &args.of.join(" "))?)?;
    Ok(())
}

/// Writes a page and those below it, and says how many.
fn write_all(command: &Command, path: &str, folder: &Path) -> io::Result<usize> {
    let name = format!("crosstable {path}").trim().replace(' ', "-");
    fs::write(folder.join(format!("{name}.1")), page(command, path)?)?;
    let mut written = 1;
    for below in command.get_subcommands() {
        written += write_all(below, format!("{path} {}", below.get_name()).trim(), folder)?;
    }
    Ok(written)
}

/// One page: what the parser knows, and what only we know.
fn page(command: &Command, path: &str) -> io::Result<Vec<u8>> {
    let man = Man::new(command.clone()).manual("Crosstable");
    let mut page = Vec::new();
    man.render_title(&mut page)?;
    man.render_name_section(&mut page)?;
    man.render_synopsis_section(&mut page)?;
    man.render_description_section(&mut page)?;
    man.render_options_section(&mut page)?;
    if command.has_subcommands() {
        man.render_subcommands_section(&mut page)?;
    }
    let mut own = Roff::new();
    if let Some(lesson) = lesson(path) {
        own.control("SH", ["EXAMPLES"]);
        for (args, what) in lesson.examples {
            own.control("TP", []).text([bold(format!("crosstable {args}"))]).text([roman(*what)]);
        }
        own.control("SH", ["EXIT STATUS"]).text([roman(format!("{}.", lesson.codes))]);
        own.control("SH", ["SEE ALSO"]).text([bold("crosstable"), roman("(1)")]);
    } else {
        for (title, list) in [("EXIT STATUS", EXIT_CODES), ("ENVIRONMENT", VARIABLES)] {
            own.control("SH", [title]);
            for (name, meaning) in list {
                own.control("TP", []).text([bold(*name)]).text([roman(*meaning)]);
            }
        }
    }
    own.to_writer(&mut page)?;
    man.render_version_section(&mut page)?;
    Ok(page)
}
