//! Playing: alone or together at this device, or at somebody's server.

use std::path::Path;
use std::sync::mpsc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use crosstable_protocol::http::Listed;
use crosstable_protocol::sight::Stage;
use crosstable_texts::Lang;
use tokio::runtime::Runtime;

use crate::api::Api;
use crate::app::{App, Visit};
use crate::drive::{Drive, Happening};
use crate::error::PlayError;
use crate::folder::Folder;
use crate::home::{Home, Manner};
use crate::link::Link;
use crate::look::Look;
use crate::opening;
use crate::options::{GuestOptions, JoinOptions, Mode, OpenOptions, PlayOptions, ResumeOptions, SeatSpec};
use crate::words::say;
use crate::{plain, screen};

/// Plays a new game at this device until it is left. Whatever was shown is on the disk.
pub fn play(options: &PlayOptions) -> Result<(), PlayError> {
    let table = &options.table;
    opening::check(table)?;
    if table.seats.0.contains(&SeatSpec::Open) {
        return Err(PlayError::BadInput(
            "nobody can come to an open chair here; crosstable open GAME --server URL opens a table at a server"
                .to_owned(),
        ));
    }
    let folder = Folder::open(options.data.as_deref())?;
    let runtime = runtime()?;
    let manner = Manner { bot_pause: options.bot_pause, seed: options.seed };
    let home = Home::open(&runtime, &folder, &manner)?;
    let api = Api::here(runtime.handle(), home.at, folder.token("here")?, options.lang);
    let opened = match options.seed {
        Some(seed) => opening::open_seeded(&runtime, &folder, &api, table, seed),
        None => opening::open(&api, table, false),
    };
    let visit = local(options.data.as_deref(), options.lang);
    let played = opened.and_then(|id| {
        opening::seat_all(&api, &id, table, &visit.name, options.seed)?;
        sit_down(&runtime, api, &id, visit, options.mode)
    });
    home.close(&runtime);
    // A bot that still thinks is not waited for.
    runtime.shutdown_background();
    played
}

/// Goes on with a game at this device: the one named, or the one played last.
pub fn resume(options: &ResumeOptions) -> Result<(), PlayError> {
    let folder = Folder::open(options.data.as_deref())?;
    let runtime = runtime()?;
    let manner = Manner { bot_pause: options.bot_pause, seed: None };
    let home = Home::open(&runtime, &folder, &manner)?;
    let api = Api::here(runtime.handle(), home.at, folder.token("here")?, options.lang);
    let played = find(&api, options).and_then(|table| {
        sit_down(&runtime, api, &table, local(options.data.as_deref(), options.lang), options.mode)
    });
    home.close(&runtime);
    runtime.shutdown_background();
    played
}

/// Goes to a table of a running server, and comes back by itself when the connection breaks.
pub fn join(options: &JoinOptions) -> Result<(), PlayError> {
    let (base, table) = read_link(&options.link)?;
    let (guest, runtime) = (&options.guest, runtime()?);
    let api = reach(&runtime, &base, guest)?;
    // What no waiting mends is said before the screen opens: a table that does not exist, a server that is none of ours
    // or cannot be trusted. A server that is down for the moment is waited for.
    match api.look(&table) {
        Ok(_) | Err(PlayError::Unreachable { .. }) => {}
        Err(no) => return Err(no),
    }
    let visit = Visit { watch: options.watch, ..visit(&base, guest) };
    sit_down(&runtime, api, &table, visit, guest.mode)
}

/// Opens a table at a running server and plays there; open chairs wait for others.
pub fn open(options: &OpenOptions) -> Result<(), PlayError> {
    let OpenOptions { server, table, public, guest } = options;
    opening::check(table)?;
    let runtime = runtime()?;
    let api = reach(&runtime, server, guest)?;
    let visit = visit(server, guest);
    let id = opening::open(&api, table, *public)?;
    opening::seat_all(&api, &id, table, &visit.name, None)?;
    // Whoever has no chair of their own wanted none.
    let watch = !table.seats.0.iter().any(|seat| matches!(seat, SeatSpec::Person(_)));
    sit_down(&runtime, api, &id, Visit { watch, ..visit }, guest.mode)
}

/// Somebody's server, as the person one is there.
fn reach(runtime: &Runtime, base: &str, guest: &GuestOptions) -> Result<Api, PlayError> {
    let token = Folder::open(guest.data.as_deref())?.token(base)?;
    Api::there(runtime.handle(), base, token, guest.lang, guest.authority.as_deref())
}

/// A visit to somebody's server.
fn visit(base: &str, guest: &GuestOptions) -> Visit {
    Visit {
        local: false,
        begins: false,
        watch: false,
        name: guest.name.clone().unwrap_or_else(|| opening::own_name(guest.lang)),
        again: format!("crosstable join {base}/t/{{}}{}", named("ca", guest.authority.as_deref())),
    }
}

fn runtime() -> Result<Runtime, PlayError> {
    Ok(tokio::runtime::Builder::new_multi_thread().enable_all().build()?)
}

/// A flag with a path, as it was typed.
fn named(flag: &str, path: Option<&Path>) -> String {
    path.map(|path| format!(" --{flag} {}", path.display())).unwrap_or_default()
}

fn local(data: Option<&Path>, lang: Lang) -> Visit {
    Visit {
        local: true,
        begins: true,
        watch: false,
        name: opening::own_name(lang),
        again: format!("crosstable resume {{}}{}", named("data", data)),
    }
}

/// Plays at a table that is there.
fn sit_down(runtime: &Runtime, api: Api, table: &str, mut visit: Visit, mode: Mode) -> Result<(), PlayError> {
    let (sender, happenings) = mpsc::channel();
    let lang = api.lang;
    let link = Link::open(runtime, &api, table, sender.clone());
    let mut drive = Drive::new(api, table.to_owned(), link, sender.clone());
    if mode == Mode::Plain || !screen::possible() {
        // There is no key to press.
        visit.begins = true;
        return plain::run(&mut drive, visit, lang, &happenings, sender);
    }
    runtime.spawn(asked_to_end(sender.clone()));
    let mut app = App::new(Look::of_environment(), lang, visit);
    screen::run(&mut app, &mut drive, &happenings, sender)?;
    farewell(&app);
    Ok(())
}

/// Whoever ends the program from outside gets the terminal back, too.
async fn asked_to_end(sender: mpsc::Sender<Happening>) {
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
        let _ = sender.send(Happening::NoInput);
    }
    #[cfg(not(unix))]
    drop(sender);
}

/// How to come back, once the terminal is as it was.
fn farewell(app: &App) {
    if !app.ended() && app.sitting.sight.is_some() {
        let text = say!(app.lang, "terminal-saved", again = app.again());
        println!("{}", app.look.text(text));
    }
}

/// The table to go on with.
fn find(api: &Api, options: &ResumeOptions) -> Result<String, PlayError> {
    let tables = api.my_tables()?;
    let unfinished: Vec<&Listed> = tables.iter().filter(|table| table.stage == Stage::Running).collect();
    let Some(wished) = &options.table else {
        let newest = unfinished.iter().max_by_key(|table| table.changed);
        return newest
            .map(|table| table.table.clone())
            .ok_or_else(|| PlayError::BadInput(say!(options.lang, "terminal-nothing-to-resume")));
    };
    let mut fitting = tables.iter().filter(|table| table.table.starts_with(wished.as_str()));
    if let (Some(table), None) = (fitting.next(), fitting.next()) {
        return Ok(table.table.clone());
    }
    let known: Vec<&str> = unfinished.iter().map(|table| &table.table[..8]).collect();
    let known = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
    Err(PlayError::BadInput(format!("unknown table '{wished}'; unfinished: {known}")))
}

/// The unfinished games of a folder, the latest played first, a line each.
pub fn unfinished(options: &ResumeOptions) -> Result<Vec<String>, PlayError> {
    let folder = Folder::open(options.data.as_deref())?;
    let runtime = runtime()?;
    let home = Home::open(&runtime, &folder, &Manner { bot_pause: Duration::ZERO, seed: None })?;
    let api = Api::here(runtime.handle(), home.at, folder.token("here")?, options.lang);
    let tables = api.my_tables();
    home.close(&runtime);
    let mut tables: Vec<Listed> = tables?.into_iter().filter(|table| table.stage == Stage::Running).collect();
    tables.sort_by_key(|table| std::cmp::Reverse(table.changed));
    Ok(tables.iter().map(|table| listed(table, options.lang)).collect())
}

fn listed(table: &Listed, lang: Lang) -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as u64;
    let minutes = (now.saturating_sub(table.changed) / 60_000) as i64;
    let game = say!(lang, &format!("{}-name", table.game));
    let names = table.names.join(", ");
    let ago = say!(
        lang,
        "terminal-ago",
        minutes = minutes,
        hours = minutes / 60,
        days = minutes / 1440,
        unit = if minutes < 120 {
            "minutes"
        } else if minutes < 2880 {
            "hours"
        } else {
            "days"
        }
    );
    format!("{}  {game}  {names}  {ago}", &table.table[..8])
}

/// Takes `https://play.example/t/<id>` apart.
fn read_link(link: &str) -> Result<(String, String), PlayError> {
    let bad = || {
        PlayError::BadInput(format!(
            "'{link}' is no link of a table; allowed: http(s)://HOST/t/ID, as the server gives it"
        ))
    };
    let (base, rest) = link.trim().split_once("/t/").ok_or_else(bad)?;
    let table = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let host = base.strip_prefix("http://").or_else(|| base.strip_prefix("https://")).unwrap_or_default();
    let known = table.parse::<crosstable_core::TableId>().is_ok();
    if host.is_empty() || host.contains(char::is_whitespace) || !known {
        return Err(bad());
    }
    Ok((base.to_owned(), table.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_taken_apart() {
        let id = "41eb104cac9cea0244ce465b65710059";
        let (base, table) = read_link(&format!("https://play.example/t/{id}?x#y")).expect("a link");
        assert_eq!((base.as_str(), table.as_str()), ("https://play.example", id));
        for bad in
            ["", "http:///t/", "ftp://a/t/41eb104cac9cea0244ce465b65710059", "http://a/t/1", "http://a"]
        {
            assert!(read_link(bad).is_err(), "{bad:?}");
        }
    }
}
