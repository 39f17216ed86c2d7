//! A game in three sentences.

use crosstable_core::{Message, Seat};
use crosstable_protocol::http::{Moment, MomentKind, Remark};

/// What is smaller is not worth a sentence.
const NOTEWORTHY: f64 = 0.01;

/// Whose luck it was, the seat's best move, and its worst mistake. `lead` says by how much a move was the best.
pub(crate) fn summary(
    seat: Seat,
    players: u8,
    moments: &[Moment],
    lead: impl Fn(&Moment) -> f64,
) -> Vec<Remark> {
    vec![luck(players, moments), best(seat, moments, lead), mistake(seat, moments)]
}

/// Who had the most luck.
fn luck(players: u8, moments: &[Moment]) -> Remark {
    let of = |seat: Seat| -> f64 {
        let chance = moments.iter().filter(|moment| !matches!(moment.what, MomentKind::Decision { .. }));
        chance.map(|moment| moment.change[seat.index()]).sum()
    };
    let luckiest = Seat::all(players).max_by(|a, b| of(*a).total_cmp(&of(*b)).then(b.cmp(a)));
    let luckiest = luckiest.expect("somebody plays");
    let rolls = moments.iter().any(|moment| matches!(moment.what, MomentKind::Chance { roll: true, .. }));
    let key = match (of(luckiest) < NOTEWORTHY, rolls) {
        (true, _) => "review-luck-even",
        (false, true) => "review-luck-rolls",
        (false, false) => "review-luck-draws",
    };
    remark(key, luckiest, of(luckiest), None)
}

/// The move of a seat that was best by the most.
fn best(seat: Seat, moments: &[Moment], lead: impl Fn(&Moment) -> f64) -> Remark {
    let own = of_seat(seat, moments).map(|(number, moment)| (lead(moment), number, moment));
    // Of two alike the earlier one.
    let best = own.max_by(|a, b| a.0.total_cmp(&b.0).then(b.1.cmp(&a.1)));
    match best.filter(|(lead, ..)| *lead >= NOTEWORTHY) {
        Some((lead, number, moment)) => remark("review-best", seat, lead, Some((number, moment))),
        None => remark("review-best-none", seat, 0.0, None),
    }
}

/// The decision of a seat that cost it most.
fn mistake(seat: Seat, moments: &[Moment]) -> Remark {
    let cost = |moment: &Moment| -moment.change[seat.index()];
    let own = of_seat(seat, moments).map(|(number, moment)| (cost(moment), number, moment));
    let worst = own.max_by(|a, b| a.0.total_cmp(&b.0).then(b.1.cmp(&a.1)));
    match worst.filter(|(cost, ..)| *cost >= NOTEWORTHY) {
        Some((cost, number, moment)) => remark("review-mistake", seat, cost, Some((number, moment))),
        None => remark("review-mistake-none", seat, 0.0, None),
    }
}

fn of_seat(seat: Seat, moments: &[Moment]) -> impl Iterator<Item = (usize, &Moment)> {
    let is_own =
        move |moment: &Moment| matches!(moment.what, MomentKind::Decision { seat: own, .. } if own == seat);
    moments.iter().enumerate().filter(move |(_, moment)| is_own(moment))
}

fn remark(key: &'static str, who: Seat, worth: f64, moment: Option<(usize, &Moment)>) -> Remark {
    let told = moment.and_then(|(_, moment)| match &moment.what {
        MomentKind::Decision { message, .. } => Some(message.clone()),
        _ => None,
    });
    let percent = (100.0 * worth).round() as i64;
    let message =
        Message::new(key).seat("who", who).number("percent", percent).text("size", size_word(worth));
    Remark { message, told, moment: moment.map(|(number, _)| number), worth }
}

/// How much it is, as a word to select by.
fn size_word(worth: f64) -> &'static str {
    match worth {
        worth if worth < 0.05 => "little",
        worth if worth < 0.15 => "some",
        _ => "much",
    }
}
