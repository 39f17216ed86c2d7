//! Bots for whatever game it is, in tokens.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use crosstable_core::{Game, Level, Seat};
use crosstable_games::AnyView;

use crate::{CrossNGo, CrossRoads, Crossado, Crosswise, Insight, Mixx, Moment, Policy, Report};

/// As [`decide`](crate::decide), for a view of any game; the moves of the report are tokens.
///
/// ```
/// use crosstable_bots::{Moment, decide_any};
/// use crosstable_core::{Actor, Level, Setup, Viewer};
/// use crosstable_games::{AnyGame, GameId};
///
/// let mut game = AnyGame::new(GameId::Crosswise, &Setup::players(2).with("start", "1"))?;
/// while game.actor() == Actor::Chance {
///     let (outcome, _weight) = game.outcomes().swap_remove(0);
///     game.play(&outcome).expect("a listed outcome is legal");
/// }
/// let Actor::Seat(seat) = game.actor() else { panic!("somebody begins") };
/// let (view, moment) = (game.view(Viewer::Seat(seat)), Moment { seed: 1, turn: 0 });
/// let report = decide_any(Level::Easy, &view, seat, moment, None).expect("the seat is to move");
/// game.play(&report.chosen).expect("a bot's move is legal");
/// # Ok::<(), crosstable_core::SetupError>(())
/// ```
pub fn decide_any(
    level: Level,
    view: &AnyView,
    seat: Seat,
    moment: Moment,
    cancel: Option<Arc<AtomicBool>>,
) -> Option<Report<String>> {
    think_any(&Policy::Level(level), view, seat, moment, cancel)
}

/// As [`Policy::think`], for a view of any game; the moves of the report are tokens.
pub fn think_any(
    policy: &Policy,
    view: &AnyView,
    seat: Seat,
    moment: Moment,
    cancel: Option<Arc<AtomicBool>>,
) -> Option<Report<String>> {
    /// One game, with what is known about it.
    fn with<G: Game, I: Insight<G>>(
        insight: &I,
        view: &G::View,
        (policy, seat, moment, cancel): (&Policy, Seat, Moment, Option<Arc<AtomicBool>>),
    ) -> Option<Report<String>> {
        let report = policy.think::<G, I>(insight, view, seat, moment, cancel)?;
        Some(report.map(|mv| mv.to_string()))
    }
    let who = (policy, seat, moment, cancel);
    match view {
        AnyView::CrossNGo(view) => with::<cross_n_go::Position, _>(&CrossNGo, view, who),
        AnyView::CrossRoads(view) => with::<cross_roads::Position, _>(&CrossRoads, view, who),
        AnyView::Crossado(view) => with::<crossado::Position, _>(&Crossado, view, who),
        AnyView::Crosswise(view) => with::<crosswise::Position, _>(&Crosswise, view, who),
        AnyView::Mixx(view) => with::<mixx::Position, _>(&Mixx, view, who),
    }
}
