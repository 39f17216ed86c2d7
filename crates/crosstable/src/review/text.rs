//! A review for people.

use std::io::{self, Write};

use crosstable_core::Seat;
use crosstable_games::GameId;
use crosstable_protocol::http::{Better, Moment, MomentKind, Review};
use crosstable_record::{Occupant, Record};
use crosstable_texts::{Lang, Speaker, say};

use crate::replay::seat_line;

/// The key of what a value is.
pub(super) const fn measure(players: u8) -> &'static str {
    if players == 2 { "review-chance" } else { "review-share" }
}

/// The sentences about every seat, the table of the terms, and the moments that mattered most.
pub(super) fn print(
    lang: Lang,
    game: GameId,
    record: &Record,
    review: &Review,
    out: &mut impl Write,
) -> io::Result<()> {
    let names: Vec<String> = Seat::all(record.players()).map(|seat| name(lang, seat, record)).collect();
    let speaker = Speaker { lang, reader: None, names: &names };
    writeln!(out, "{}, {}\n", game.name(), record.date)?;
    sentences(&speaker, review, out)?;
    if !review.from_deal {
        writeln!(out, "{}", say!(lang, "review-after-deal"))?;
    }
    writeln!(out)?;
    terms(lang, &names, review, out)?;
    if !review.key.is_empty() {
        writeln!(out, "\n{}", say!(lang, "review-key"))?;
    }
    for number in &review.key {
        moment(&speaker, &names, &review.moments[*number], out)?;
    }
    Ok(())
}

/// A person's name; a bot has none, so its seat is said as well.
fn name(lang: Lang, seat: Seat, record: &Record) -> String {
    match &record.seats[seat.index()] {
        Occupant::Person(name) => name.to_string(),
        bot @ Occupant::Bot(_) => seat_line(lang, seat, bot),
    }
}

/// Whose luck it was, then the best move and the worst mistake of each seat.
fn sentences(speaker: &Speaker<'_>, review: &Review, out: &mut impl Write) -> io::Result<()> {
    for (index, seat) in review.seats.iter().enumerate() {
        // The sentence about luck is the same for all.
        for remark in seat.summary.iter().skip(usize::from(index > 0)) {
            let told: Vec<String> = [Some(&remark.message), remark.told.as_ref()]
                .into_iter()
                .flatten()
                .map(|one| speaker.say(one))
                .collect();
            writeln!(out, "{}", told.join(" "))?;
        }
    }
    Ok(())
}

/// By seat where its chances went.
fn terms(lang: Lang, names: &[String], review: &Review, out: &mut impl Write) -> io::Result<()> {
    let keys = ["first", "luck", "own", "others", "light", "last"];
    let titles = keys.map(|key| say!(lang, &format!("review-{key}")));
    let widest = titles.iter().map(|title| title.chars().count()).max().unwrap_or_default();
    let name_width = |name: &String| name.chars().count().max(8);
    write!(out, "{:widest$}", say!(lang, measure(names.len() as u8)), widest = widest)?;
    for name in names {
        write!(out, "  {name:>width$}", width = name_width(name))?;
    }
    writeln!(out)?;
    for (row, title) in titles.iter().enumerate() {
        write!(out, "{title:widest$}")?;
        for (name, seat) in names.iter().zip(&review.seats) {
            let value = [seat.first, seat.luck, seat.own, seat.others, seat.light, seat.last][row];
            let text = if matches!(row, 0 | 5) { plain(lang, value) } else { signed(lang, value) };
            write!(out, "  {text:>width$}", width = name_width(name))?;
        }
        writeln!(out)?;
    }
    Ok(())
}

fn moment(speaker: &Speaker<'_>, names: &[String], moment: &Moment, out: &mut impl Write) -> io::Result<()> {
    let lang = speaker.lang;
    let (what, better): (String, Option<&Better>) = match &moment.what {
        MomentKind::Deal => (say!(lang, "review-deal"), None),
        MomentKind::Chance { message, .. } => (speaker.say(message), None),
        MomentKind::Decision { message, better, .. } => (speaker.say(message), better.as_ref()),
    };
    writeln!(out, "{:>5}  {what}", moment.step)?;
    let line = if let MomentKind::Decision { seat, .. } = moment.what {
        say!(lang, "review-cost", change = signed(lang, moment.change[seat.index()]))
    } else {
        let most = (0..names.len()).max_by(|a, b| moment.change[*a].total_cmp(&moment.change[*b]));
        let most = most.unwrap_or_default();
        let change = signed(lang, moment.change[most]);
        say!(lang, "review-lucky", who = names[most].as_str(), change = change)
    };
    writeln!(out, "       {line}")?;
    if let Some(better) = better {
        let reason = better.reason.as_ref().map(|reason| format!(" {}", speaker.say(reason)));
        let better = say!(lang, "review-better", move = speaker.say(&better.message));
        writeln!(out, "       {better}{}", reason.unwrap_or_default())?;
    }
    Ok(())
}

fn plain(lang: Lang, value: f64) -> String {
    say!(lang, "review-points", percent = decimal(lang, format!("{:.1}", 100.0 * value)))
}

fn signed(lang: Lang, value: f64) -> String {
    // No minus in front of nothing.
    let value = if value.abs() < 0.0005 { 0.0 } else { value };
    say!(lang, "review-points", percent = decimal(lang, format!("{:+.1}", 100.0 * value)))
}

fn decimal(lang: Lang, number: String) -> String {
    if lang == Lang::En { number } else { number.replace('.', ",") }
}
