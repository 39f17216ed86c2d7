//! The answers as text.

use std::io::{self, Write};
use std::time::{SystemTime, UNIX_EPOCH};

use crosstable_core::TableId;
use crosstable_protocol::{Millis, Stage};
use crosstable_server::{
    AdminAnswer, Ban, Banned, ProcessStatus, SeatDetail, SocketHeld, TableDetail, TableLine,
};

pub(super) fn write(answer: &AdminAnswer, out: &mut impl Write) -> io::Result<()> {
    match answer {
        AdminAnswer::Status(status) => write_status(status, out),
        AdminAnswer::Tables { tables, .. } if tables.is_empty() => writeln!(out, "no tables"),
        AdminAnswer::Tables { tables, .. } => tables.iter().try_for_each(|table| write_line(table, out)),
        AdminAnswer::Table(detail) => write_detail(detail, out),
        AdminAnswer::Closed { table } => writeln!(out, "closed {table}"),
        AdminAnswer::Removed { table } => writeln!(out, "removed {table}"),
        AdminAnswer::Connections { addresses, sockets, more } => {
            for held in addresses {
                let (connections, sockets) = (held.connections, held.sockets);
                writeln!(out, "{:<40} {connections} connections, {sockets} sockets", held.address)?;
            }
            sockets.iter().try_for_each(|socket| write_socket(socket, out))?;
            if addresses.is_empty() && sockets.is_empty() {
                writeln!(out, "nobody is connected")?;
            }
            if *more > 0 {
                writeln!(out, "and {more} more sockets")?;
            }
            Ok(())
        }
        AdminAnswer::Bans { bans } if bans.is_empty() => writeln!(out, "nobody is kept out"),
        AdminAnswer::Bans { bans } => bans.iter().try_for_each(|ban| write_ban(ban, out)),
        AdminAnswer::Refused { why } => writeln!(out, "{why}"),
    }
}

fn write_status(status: &ProcessStatus, out: &mut impl Write) -> io::Result<()> {
    let health = status.health.as_ref().map_or_else(Clone::clone, |()| "well".to_owned());
    let ProcessStatus { version, pid, rooms, connections, sockets, bots_waiting, .. } = status;
    writeln!(out, "process {pid}, version {version}, up {}, {health}", span(status.started))?;
    writeln!(
        out,
        "  {rooms} tables open, {connections} connections, {sockets} sockets, {bots_waiting} bots waiting"
    )
}

fn write_line(line: &TableLine, out: &mut impl Write) -> io::Result<()> {
    let short = short(line.table);
    let taken = line.players - line.open.min(line.players);
    let stage = if line.expired { "expired" } else { stage(line.stage) };
    let (live, public) = (if line.live { ", live" } else { "" }, if line.public { ", public" } else { "" });
    let names = line.names.join(", ");
    let ago = span(line.changed);
    let seats = format!("{taken} of {} seats", line.players);
    writeln!(out, "{short}  {:<12} {stage:<8} {seats}, changed {ago} ago{live}{public}  {names}", line.game)
}

fn write_detail(detail: &TableDetail, out: &mut impl Write) -> io::Result<()> {
    let public = if detail.public { "public" } else { "private" };
    let options: Vec<_> = detail.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
    writeln!(out, "table {}", detail.table)?;
    writeln!(out, "  {} (rules {}), {public}, {}", detail.game, detail.rules, options.join(" "))?;
    let (decisions, entries) = (detail.decisions, detail.entries);
    let stage = if detail.expired { "expired" } else { stage(detail.stage) };
    write!(out, "  {stage}, {decisions} decisions, {entries} entries, changed {} ago", span(detail.changed))?;
    if let Some(seat) = detail.to_move {
        write!(out, ", seat {seat} is to move")?;
    }
    writeln!(out, "\n  opened by {}", detail.host)?;
    for (number, seat) in (1..).zip(&detail.seats) {
        match seat {
            SeatDetail::Open => writeln!(out, "  seat {number}: open")?,
            SeatDetail::Bot { level } => writeln!(out, "  seat {number}: bot, {level}")?,
            SeatDetail::Person { name, person, away } => {
                let away = if *away { ", away" } else { "" };
                writeln!(out, "  seat {number}: {person}{away}  {name}")?;
            }
        }
    }
    detail.sockets.iter().try_for_each(|socket| write_socket(socket, out))
}

fn write_socket(socket: &SocketHeld, out: &mut impl Write) -> io::Result<()> {
    let person =
        socket.person.map_or_else(|| "somebody without a token".to_owned(), |person| person.to_string());
    writeln!(
        out,
        "  socket of {person} from {} at table {} for {}",
        socket.address,
        short(socket.table),
        span(socket.since)
    )
}

fn write_ban(ban: &Ban, out: &mut impl Write) -> io::Result<()> {
    let who = match ban.who {
        Banned::Address(address) => address.to_string(),
        Banned::Person(person) => person.to_string(),
    };
    let left = ban.until.saturating_sub(now()).div_ceil(60_000);
    let reason = ban.reason.as_ref().map(|reason| format!("  {reason}")).unwrap_or_default();
    writeln!(out, "{who} is kept out for {} more{reason}", minutes(left))
}

const fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Lobby => "lobby",
        Stage::Starting => "starting",
        Stage::Running => "running",
        Stage::Ended => "ended",
    }
}

/// As much of an id as the server's log says.
fn short(table: TableId) -> String {
    table.to_string()[..8].to_owned()
}

fn now() -> Millis {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as Millis)
}

/// How long ago that was.
fn span(at: Millis) -> String {
    let seconds = now().saturating_sub(at) / 1000;
    if seconds < 120 { format!("{seconds} s") } else { minutes(seconds / 60) }
}

fn minutes(minutes: u64) -> String {
    match minutes {
        0..120 => format!("{minutes} min"),
        120..2880 => format!("{} h", minutes / 60),
        _ => format!("{} days", minutes / 1440),
    }
}
