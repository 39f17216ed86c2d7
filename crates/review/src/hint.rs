//! What a strong bot would do.

use crosstable_bots::judge_any;
use crosstable_core::Seat;
use crosstable_games::AnyView;
use crosstable_protocol::http::{Alternative, Hint};

/// How many other moves a hint names.
const ALTERNATIVES: usize = 2;

/// The best move from the view of a seat, why it is good, and what to expect of it and of the next best; nothing if it is
/// not the seat's turn.
pub fn hint(view: &AnyView, seat: Seat, seed: u64) -> Option<Hint> {
    let report = judge_any(view, seat, None, seed)?;
    let others = report.choices.iter().filter(|choice| choice.mv != report.chosen).take(ALTERNATIVES);
    let alternative = |(token, chance): (&String, Option<f32>)| {
        Some(Alternative { token: token.clone(), message: view.describe(token)?, chance })
    };
    let alternatives = others.filter_map(|choice| alternative((&choice.mv, choice.value))).collect();
    let message = view.describe(&report.chosen)?;
    let reason = view.reason(&report.chosen);
    Some(Hint { token: report.chosen, message, reason, chance: report.value, alternatives })
}
