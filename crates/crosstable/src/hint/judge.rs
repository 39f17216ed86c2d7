//! The decisions of a record, and what a bot thinks of them.

use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use crosstable_bots::{Moment, Policy, Report, think_any};
use crosstable_core::{Level, MAX_SEATS, Seat, Viewer};
use crosstable_games::{AnyView, GameId};
use crosstable_record::{Failure, Record, Step};

/// One decision of a record.
pub(super) struct Decision {
    /// Number of its step, counted from 1.
    pub(super) step: usize,
    pub(super) seat: Seat,
    /// How many decisions the seat had made before.
    turn: u32,
    /// What the seat saw.
    pub(super) view: AnyView,
    pub(super) played: String,
}

/// All decisions of a record, in order.
pub(super) fn decisions(record: &Record) -> Result<(GameId, Vec<Decision>), Failure> {
    let mut replay = record.replay()?;
    let (mut decisions, mut turns) = (Vec::new(), [0; MAX_SEATS]);
    while let Some(step) = replay.due() {
        if let Step::Move { seat, token } = step {
            let view = replay.position().view(Viewer::Seat(*seat));
            let turn = turns[seat.index()];
            turns[seat.index()] += 1;
            let step = replay.done() + 1;
            decisions.push(Decision { step, seat: *seat, turn, view, played: token.to_string() });
        }
        replay.advance()?;
    }
    Ok((replay.game(), decisions))
}

/// What a bot of this level thinks of a decision.
pub(super) fn judge(decision: &Decision, level: Level, seed: u64) -> Report<String> {
    let moment = Moment { seed, turn: decision.turn };
    let report = think_any(&Policy::Untimed(level), &decision.view, decision.seat, moment, None);
    report.expect("the record was played by the rules, so the seat is to move")
}

/// What the seats could expect at all decisions; on all cores, for it takes a while. Says of each when it is judged.
pub(super) fn judge_all(
    decisions: &[Decision],
    level: Level,
    seed: u64,
    judged: impl Fn() + Sync,
) -> Vec<Option<f32>> {
    let values = Mutex::new(vec![None; decisions.len()]);
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(decision) = decisions.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let value = judge(decision, level, seed).value;
                    let index = decisions.partition_point(|other| other.step < decision.step);
                    values.lock().unwrap_or_else(PoisonError::into_inner)[index] = value;
                    judged();
                }
            });
        }
    });
    values.into_inner().unwrap_or_else(PoisonError::into_inner)
}
