//! Playing: alone or together at this device, or at a running server.

use std::io::Write;
use std::path::Path;
use std::sync::mpsc;
use std::time::UNIX_EPOCH;

use crosstable_client::{Api, Tls};
use crosstable_core::TableId;
use crosstable_protocol::Stage;
use crosstable_protocol::http::Listed;
use crosstable_texts::Lang;
use tokio::runtime::Runtime;

use crate::app::{App, InviteCommand, PlayContext};
use crate::connection::{Connection, Input, Remote};
use crate::error::PlayError;
use crate::folder::Folder;
use crate::local_server::LocalServer;
use crate::options::{GuestOptions, LocalOptions, Mode, NewGame, SeatSpec};
use crate::theme::Theme;
use crate::words::say;
use crate::{new_table, plain, screen};

/// Plays a new game at this device until it is left. Every move is on the disk before it is shown. A seed decides all
/// chance, bots included, so that the same moves make the same game.
pub fn play(table: &NewGame, seed: Option<u64>, options: &LocalOptions) -> Result<(), PlayError> {
    if table.seats.0.contains(&SeatSpec::Open) {
        return Err(PlayError::BadInput(
            "nobody can come to an open chair here; crosstable open GAME --server URL opens a table at a server"
                .to_owned(),
        ));
    }
    with_local_server(options, seed, |runtime, folder, remote| {
        let id = match seed {
            Some(seed) => new_table::open_seeded(runtime, folder, &remote.api.token, table, seed),
            None => new_table::open(&remote, table, false),
        }?;
        let context = local(options, folder);
        new_table::seat_all(&remote, id, table, &context.name, None, &folder.strengths())?;
        run(runtime, remote, id, context, options.mode)
    })
}

/// Continues a game at this device: the one with this id or beginning of an id, or the one played last.
pub fn resume(table: Option<&str>, options: &LocalOptions) -> Result<(), PlayError> {
    with_local_server(options, None, |runtime, folder, remote| {
        let table = find(&remote, table)?;
        run(runtime, remote, table, local(options, folder), options.mode)
    })
}

/// Plays at a table of a running server, by its link, and reconnects when the connection breaks.
pub fn join(link: &str, watch: bool, guest: &GuestOptions) -> Result<(), PlayError> {
    let (base, table) = read_link(link)?;
    let runtime = runtime()?;
    let remote = connect(&runtime, &base, guest)?;
    // What waiting does not change is reported before the screen opens. A server that is down is waited for.
    let mut context = PlayContext { watch, ..at_server(&base, guest)? };
    match remote.wait(remote.api.snapshot(table)) {
        Ok(_) => invite(&remote, table, guest, &mut context),
        Err(PlayError::Unreachable { .. }) => {}
        Err(error) => return Err(error),
    }
    run(&runtime, remote, table, context, guest.mode)
}

/// Opens a table at a running server, as in `https://play.example`, and plays there; open seats wait for others.
/// Strangers find a public table in the server's list.
pub fn open(server: &str, table: &NewGame, public: bool, guest: &GuestOptions) -> Result<(), PlayError> {
    let runtime = runtime()?;
    let remote = connect(&runtime, server, guest)?;
    let mut context = at_server(server, guest)?;
    let id = new_table::open(&remote, table, public)?;
    let strengths = Folder::open(guest.data.as_deref())?.strengths();
    new_table::seat_all(&remote, id, table, &context.name, context.devices.as_ref(), &strengths)?;
    context.watch = !table.seats.0.iter().any(|seat| matches!(seat, SeatSpec::Person(_)));
    invite(&remote, id, guest, &mut context);
    run(&runtime, remote, id, context, guest.mode)
}

/// The unfinished games of a folder, the latest played first, a line each.
pub fn unfinished(options: &LocalOptions) -> Result<Vec<String>, PlayError> {
    let tables = with_local_server(options, None, |_, _, remote| remote.wait(remote.api.my_tables()));
    let mut tables: Vec<Listed> = tables?.into_iter().filter(|table| table.stage == Stage::Running).collect();
    tables.sort_by_key(|table| std::cmp::Reverse(table.changed));
    Ok(tables.iter().map(|table| listed(table, options.lang)).collect())
}

fn runtime() -> Result<Runtime, PlayError> {
    Ok(tokio::runtime::Builder::new_multi_thread().enable_all().build()?)
}

/// Runs something while a server serves the tables of this folder.
fn with_local_server<T>(
    options: &LocalOptions,
    seed: Option<u64>,
    run: impl FnOnce(&Runtime, &Folder, Remote) -> Result<T, PlayError>,
) -> Result<T, PlayError> {
    let folder = Folder::open(options.data.as_deref())?;
    let token = folder.token("here")?;
    let runtime = runtime()?;
    let server = LocalServer::start(&runtime, &folder, options.bot_pause, seed)?;
    let api = Api::new(&format!("http://{}", server.address), token, None);
    let result = run(&runtime, &folder, Remote::new(runtime.handle(), api, options.lang));
    server.stop(&runtime);
    // A bot that still thinks is not waited for.
    runtime.shutdown_background();
    result
}

/// A running server, as the person the user is there.
fn connect(runtime: &Runtime, origin: &str, guest: &GuestOptions) -> Result<Remote, PlayError> {
    let token = Folder::open(guest.data.as_deref())?.token(origin)?;
    let authority = guest.authority.as_deref();
    let tls = origin.starts_with("https://").then(|| Tls::new(authority)).transpose().map_err(|error| {
        let file = authority.unwrap_or(Path::new("")).display();
        PlayError::BadInput(format!("cannot use '{file}': {error}; --ca is a PEM file"))
    })?;
    Ok(Remote::new(runtime.handle(), Api::new(origin, token, tls), guest.lang))
}

fn at_server(base: &str, guest: &GuestOptions) -> Result<PlayContext, PlayError> {
    let folder = Folder::open(guest.data.as_deref())?;
    Ok(PlayContext {
        local: false,
        auto_start: false,
        watch: false,
        name: guest.name.clone().unwrap_or_else(|| new_table::own_name(guest.lang)),
        resume_command: format!("crosstable join {base}/t/{{}}{}", flag("ca", guest.authority.as_deref())),
        invite: None,
        devices: Some(folder.devices(base)?),
        strengths: Some(folder.strengths()),
    })
}

fn local(options: &LocalOptions, folder: &Folder) -> PlayContext {
    PlayContext {
        local: true,
        auto_start: true,
        watch: false,
        name: new_table::own_name(options.lang),
        resume_command: format!("crosstable resume {{}}{}", flag("data", options.data.as_deref())),
        invite: None,
        devices: None,
        strengths: Some(folder.strengths()),
    }
}

/// Asks the server how others come to the table: it knows better than this device where it can be reached.
fn invite(remote: &Remote, table: TableId, guest: &GuestOptions, context: &mut PlayContext) {
    // A server that does not answer is waited for later.
    let Ok(invitation) = remote.wait(remote.api.invitation(table)) else { return };
    let ca = flag("ca", guest.authority.as_deref());
    let command = format!("crosstable join {}{ca}", invitation.link);
    context.invite = Some(InviteCommand { command, local: invitation.local });
}

/// A flag with a path, as it was typed.
fn flag(name: &str, path: Option<&Path>) -> String {
    path.map(|path| format!(" --{name} {}", path.display())).unwrap_or_default()
}

/// Plays at a table that exists.
fn run(
    runtime: &Runtime,
    remote: Remote,
    table: TableId,
    mut context: PlayContext,
    mode: Mode,
) -> Result<(), PlayError> {
    let (sender, inputs) = mpsc::channel();
    let lang = remote.lang;
    let mut connection = Connection::open(remote, table, context.devices.clone(), sender.clone());
    if mode == Mode::Plain || !screen::is_available() {
        // There is no key to start with.
        context.auto_start = true;
        return plain::run(&mut connection, context, lang, &inputs, sender);
    }
    runtime.spawn(end_on_signal(sender.clone()));
    let mut app = App::new(Theme::of_environment(), lang, context);
    screen::run(&mut app, &mut connection, &inputs, sender)?;
    if !app.ended() && app.view().is_some() {
        let text = say!(app.lang, "terminal-saved", again = app.resume_command());
        // The terminal may be gone by now.
        let _ = writeln!(std::io::stdout(), "{}", app.theme.text(text));
    }
    Ok(())
}

/// The terminal is restored too when the program is ended from outside.
async fn end_on_signal(sender: mpsc::Sender<Input>) {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let (terminate, hang_up) = (signal(SignalKind::terminate()), signal(SignalKind::hangup()));
        // Without a handler the program ends as any other does.
        let (Ok(mut terminate), Ok(mut hang_up)) = (terminate, hang_up) else { return };
        tokio::select! {
            _ = terminate.recv() => {}
            _ = hang_up.recv() => {}
        }
        let _ = sender.send(Input::Closed);
    }
    #[cfg(not(unix))]
    drop(sender);
}

/// The table to go on with.
fn find(remote: &Remote, named: Option<&str>) -> Result<TableId, PlayError> {
    let tables = remote.wait(remote.api.my_tables())?;
    let unfinished: Vec<&Listed> = tables.iter().filter(|table| table.stage == Stage::Running).collect();
    let Some(named) = named else {
        let newest = unfinished.iter().max_by_key(|table| table.changed);
        return newest
            .map(|table| table.table)
            .ok_or_else(|| PlayError::BadInput(say!(remote.lang, "terminal-nothing-to-resume")));
    };
    let mut matching = tables.iter().filter(|table| table.table.to_string().starts_with(named));
    if let (Some(table), None) = (matching.next(), matching.next()) {
        return Ok(table.table);
    }
    let known: Vec<String> = unfinished.iter().map(|table| short(table.table)).collect();
    let known = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
    Err(PlayError::BadInput(format!("unknown table '{named}'; unfinished: {known}")))
}

/// The beginning of an id, which is enough among a user's own tables.
pub(crate) fn short(table: TableId) -> String {
    table.to_string()[..8].to_owned()
}

fn listed(table: &Listed, lang: Lang) -> String {
    let now = UNIX_EPOCH.elapsed().unwrap_or_default().as_millis() as u64;
    let minutes = (now.saturating_sub(table.changed) / 60_000) as i64;
    let unit = match minutes {
        ..120 => "minutes",
        120..2880 => "hours",
        _ => "days",
    };
    let (hours, days) = (minutes / 60, minutes / 1440);
    let ago = say!(lang, "terminal-ago", minutes = minutes, hours = hours, days = days, unit = unit);
    let game = say!(lang, &format!("{}-name", table.game));
    format!("{}  {game}  {}  {ago}", short(table.table), table.names.join(", "))
}

/// Splits `https://play.example/t/<id>`.
fn read_link(link: &str) -> Result<(String, TableId), PlayError> {
    let bad = || {
        PlayError::BadInput(format!(
            "'{link}' is no link of a table; allowed: http(s)://HOST/t/ID, as the server gives it"
        ))
    };
    let (base, rest) = link.trim().split_once("/t/").ok_or_else(bad)?;
    let table = rest.split(['/', '?', '#']).next().unwrap_or_default().parse().map_err(|_| bad())?;
    let host = base.strip_prefix("http://").or_else(|| base.strip_prefix("https://")).unwrap_or_default();
    if host.is_empty() || host.contains(char::is_whitespace) {
        return Err(bad());
    }
    Ok((base.to_owned(), table))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_has_a_server_and_a_table() {
        let id = "41eb104cac9cea0244ce465b65710059";
        let (base, table) = read_link(&format!("https://play.example/t/{id}?x#y")).expect("a link");
        assert_eq!((base.as_str(), table.to_string().as_str()), ("https://play.example", id));
        for bad in
            ["", "http:///t/", "ftp://a/t/41eb104cac9cea0244ce465b65710059", "http://a/t/1", "http://a"]
        {
            assert!(read_link(bad).is_err(), "{bad:?}");
        }
    }
}
