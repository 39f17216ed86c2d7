//! Judges the decisions of a record with a bot.

use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use crosstable_bots::{Policy, Report, TurnSeed, decide_any, judge_any};
use crosstable_core::{Level, MAX_SEATS, Seat, Viewer};
use crosstable_games::{AnyView, GameId};
use crosstable_record::{Record, RecordError, Step};

/// One decision of a record.
pub(super) struct Decision {
    /// Number of its step, counted from 1.
    pub(super) step: usize,
    pub(super) seat: Seat,
    /// How many decisions the seat had made before.
    turn: u32,
    pub(super) view: AnyView,
    pub(super) played: String,
}

/// All decisions of a record, in order.
pub(super) fn decisions(record: &Record) -> Result<(GameId, Vec<Decision>), RecordError> {
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

pub(super) fn judge(decision: &Decision, level: Level, seed: u64) -> Report<String> {
    if level == Level::Expert {
        // As a review judges it.
        let report =
            judge_any(&decision.view, decision.seat, Some(&decision.played), seed ^ u64::from(decision.turn));
        return report.expect("the record was played by the rules, so the seat is to move");
    }
    let turn_seed = TurnSeed { seed, turn: decision.turn };
    let report = decide_any(&Policy::Untimed(level), &decision.view, decision.seat, turn_seed, None);
    report.expect("the record was played by the rules, so the seat is to move")
}

/// The expected result at each decision, computed on all cores. Calls `judged` after each.
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
