//! How well each level plays each game: **the tables to tune**.

use std::time::Duration;

use crosstable_core::{Game, Level};

use crate::Human;

/// How a level chooses its moves.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Plan {
    /// Often moves at random, otherwise as [`OnePly`](Plan::OnePly). It never moves at random twice in a row, so that
    /// it does not miss the same win twice.
    Careless {
        /// How likely it moves at random if it did not the time before.
        random_rate: f32,
        /// How likely it does not take the best move otherwise.
        mistake_rate: f32,
    },
    /// Takes the move that looks best one ply ahead, and sometimes the second or third best.
    OnePly {
        /// How likely it does not take the best move.
        mistake_rate: f32,
    },
    /// Compares moves and takes a plausible one.
    Human(Human),
    /// Searches as long as it may, and ends earlier only when nothing can change its choice any more.
    Strongest {
        /// The number of rollouts where no clock may be read.
        iterations: u32,
        /// The time where one may.
        time: Duration,
    },
    /// Searches, and sometimes takes another of the moves that it tried.
    Search {
        /// The number of rollouts.
        iterations: u32,
        /// How likely it does not take the best move.
        mistake_rate: f32,
        /// The search stops after this time.
        time: Duration,
    },
}

/// The plans of the five levels of one game, weakest first.
type Ladder = [Plan; 5];

/// The levels below `expert`, which err like people: iterations (0 looks one ply ahead), temperature, how likely they notice an
/// obvious win or threat, and how much they race. The steps were measured; `docs/bots.md` has the figures.
#[rustfmt::skip]
const HUMANS: [(&str, [Human; 4]); 5] = [
    (crosswise::Position::ID,   [human(0, 0.15, 0.7, 0.0),  human(0, 0.07, 0.85, 0.0),  human(30, 0.1, 0.95, 0.0),   human(300, 0.02, 1.0, 0.0)]),
    (mixx::Position::ID,        [human(0, 1.3, 0.7, 0.0),   human(0, 0.13, 0.85, 0.0),  human(30, 0.18, 0.95, 0.0), human(120, 0.04, 1.0, 0.0)]),
    (cross_roads::Position::ID, [human(0, 0.22, 0.7, 0.0),  human(0, 0.1, 0.85, 0.0),   human(25, 0.1, 0.95, 0.0),  human(300, 0.02, 1.0, 0.0)]),
    (crossado::Position::ID,    [human(0, 0.1, 0.7, 0.9),   human(0, 0.065, 0.85, 0.75), human(120, 0.015, 0.95, 0.0), human(800, 0.01, 1.0, 0.0)]),
    (cross_n_go::Position::ID,  [human(0, 0.11, 0.7, 1.0),  human(0, 0.05, 0.85, 1.0),  human(0, 0.045, 0.95, 0.7), human(0, 0.01, 1.0, 0.45)]),
];

/// What each level did in version 0.1. Where luck decides much, the levels below `expert` were weaker, so that each step is
/// noticeable.
#[rustfmt::skip]
const LADDERS: [(&str, Ladder); 5] = [
    (crosswise::Position::ID,   [careless(0.8, 0.5), careless(0.3, 0.5), normal(30, 0.95), hard(60, 0.25),  expert(1_600)]),
    (mixx::Position::ID,        [careless(0.9, 0.7), one_ply(0.6),       normal(40, 0.1),  hard(150, 0.0),  expert(1_500)]),
    (cross_roads::Position::ID, [careless(1.0, 1.0), one_ply(0.78),      normal(60, 0.27), hard(200, 0.06), expert(1_000)]),
    (crossado::Position::ID,    [careless(0.4, 0.6), one_ply(0.95),      normal(20, 0.62), hard(20, 0.25),  expert(250)]),
    (cross_n_go::Position::ID,  [careless(0.2, 0.5), one_ply(0.6),       normal(20, 0.32), hard(20, 0.2),   expert(100)]),
];

/// The levels of a game that is in no table.
const OTHERS: Ladder = [careless(0.7, 0.0), one_ply(0.2), normal(400, 0.0), hard(4_000, 0.0), expert(40_000)];

/// The iterations of `expert` where moves must be reproducible: in the arena, in traces and for hints. At a table it has
/// [`EXPERT_TIME`] instead.
const EXPERTS: [(&str, u32); 5] = [
    (crosswise::Position::ID, 6_000),
    (mixx::Position::ID, 16_000),
    (cross_roads::Position::ID, 5_000),
    (crossado::Position::ID, 5_000),
    (cross_n_go::Position::ID, 3_000),
];

/// The longest that `expert` thinks about a move at a table.
const EXPERT_TIME: Duration = Duration::from_secs(1);

/// The plan of a level in the game of this [`ID`](Game::ID). The times are for one core.
pub fn plan(game: &str, level: Level) -> Plan {
    match EXPERTS.iter().find(|(id, _)| *id == game) {
        Some((_, iterations)) if level == Level::Expert => {
            Plan::Strongest { iterations: *iterations, time: EXPERT_TIME }
        }
        _ => match HUMANS.iter().find(|(id, _)| *id == game).and_then(|(_, humans)| humans.get(index(level)))
        {
            Some(human) => Plan::Human(*human),
            None => classic(game, level),
        },
    }
}

/// The plan that a level had in version 0.1.
pub fn classic(game: &str, level: Level) -> Plan {
    let ladder = LADDERS.iter().find(|(id, _)| *id == game).map_or(&OTHERS, |(_, ladder)| ladder);
    ladder[index(level)]
}

/// The place of a level in a table; between two levels that of the lower one.
fn index(level: Level) -> usize {
    match level {
        Level::Right(strength) => strength.parts().0,
        level => Level::ALL.iter().position(|other| *other == level).unwrap_or_default(),
    }
}

const fn human(iterations: u32, temperature: f32, notices: f32, race: f32) -> Human {
    Human { iterations, temperature, notices, race }
}

const fn careless(random_rate: f32, mistake_rate: f32) -> Plan {
    Plan::Careless { random_rate, mistake_rate }
}

const fn one_ply(mistake_rate: f32) -> Plan {
    Plan::OnePly { mistake_rate }
}

const fn normal(iterations: u32, mistake_rate: f32) -> Plan {
    Plan::Search { iterations, mistake_rate, time: Duration::from_millis(200) }
}

const fn hard(iterations: u32, mistake_rate: f32) -> Plan {
    Plan::Search { iterations, mistake_rate, time: Duration::from_secs(1) }
}

const fn expert(iterations: u32) -> Plan {
    Plan::Search { iterations, mistake_rate: 0.0, time: Duration::from_secs(3) }
}

#[cfg(test)]
mod tests {
    use crosstable_games::GameId;

    use super::*;

    #[test]
    fn every_row_belongs_to_a_game_and_other_games_have_the_last_one() {
        for (row, (game, ladder)) in LADDERS.iter().enumerate() {
            assert!(GameId::ALL.iter().any(|id| id.id() == *game), "{game}");
            assert!(LADDERS[..row].iter().all(|(other, _)| other != game), "{game} has two rows");
            assert_eq!(classic(game, Level::Easy), ladder[1]);
            assert!(matches!(plan(game, Level::Easy), Plan::Human(_)), "{game}");
        }
        assert_eq!(plan("chess", Level::Easy), OTHERS[1]);
    }

    /// No level notices less, races more or searches less than the one below it.
    #[test]
    fn every_level_errs_less_than_the_one_below() {
        for (game, humans) in HUMANS {
            for pair in humans.windows(2) {
                let [lower, upper] = pair else { panic!("two levels") };
                assert!(lower.notices < upper.notices, "{game}");
                assert!(lower.race >= upper.race, "{game}");
                assert!(lower.iterations <= upper.iterations, "{game}");
                assert!(lower.temperature > 0.0 && upper.temperature > 0.0, "{game}");
            }
        }
    }

    #[test]
    fn the_documentation_has_the_constants_of_every_level() {
        let documentation = include_str!("../../../docs/bots.md");
        for (game, humans) in HUMANS {
            for (level, human) in Level::ALL.iter().zip(humans) {
                let Human { iterations, temperature, notices, race } = human;
                let row = format!(
                    "| {game} | {level} | {iterations} | {temperature} | {:.0} % | {:.0} % |",
                    notices * 100.0,
                    race * 100.0
                );
                assert!(documentation.contains(&row), "docs/bots.md lacks the row\n{row}");
            }
        }
    }

    /// In version 0.1 no level moved at random more often, makes more mistakes or searches less than the one below it, and the time
    /// limits are the documented ones.
    #[test]
    fn every_level_is_stronger_than_the_one_below() {
        for (game, ladder) in LADDERS.into_iter().chain([("others", OTHERS)]) {
            let [normal, hard, expert] = [2, 3, 4].map(|level| match ladder[level] {
                Plan::Search { iterations, mistake_rate, time } => (iterations, mistake_rate, time),
                other => panic!("{game}: {other:?} does not search"),
            });
            assert!(normal.0 <= hard.0 && hard.0 < expert.0, "{game}");
            assert!(normal.1 >= hard.1 && hard.1 >= expert.1 && expert.1 == 0.0, "{game}");
            let times = [normal, hard, expert].map(|(_, _, time)| time.as_millis());
            assert_eq!(times, [200, 1_000, 3_000], "{game}");
            let [beginner, easy] = [0, 1].map(|level| match ladder[level] {
                Plan::Careless { random_rate, .. } => random_rate,
                Plan::OnePly { .. } => 0.0,
                other => panic!("{game}: {other:?} searches"),
            });
            assert!(beginner > easy, "{game}");
        }
    }

    #[test]
    fn the_documentation_has_the_same_table() {
        let documentation = include_str!("../../../docs/bots.md");
        let percent = |rate: f32| format!("{:.0} %", rate * 100.0);
        for (game, ladder) in LADDERS.into_iter().chain([("others", OTHERS)]) {
            let cells = ladder.map(|plan| match plan {
                Plan::Careless { random_rate, mistake_rate } => {
                    format!("{} and {}", percent(random_rate), percent(mistake_rate))
                }
                Plan::Search { iterations, mistake_rate: 0.0, .. } => iterations.to_string(),
                Plan::Search { iterations, mistake_rate, .. } => {
                    format!("{iterations}, {}", percent(mistake_rate))
                }
                Plan::OnePly { mistake_rate } => percent(mistake_rate),
                Plan::Human(_) | Plan::Strongest { .. } => {
                    panic!("{game}: there was no such plan in version 0.1")
                }
            });
            let row = format!("| {game} | {} |", cells.join(" | "));
            assert!(documentation.contains(&row), "docs/bots.md lacks the row\n{row}");
        }
        for (game, iterations) in EXPERTS {
            let row = format!("| {game} | {iterations} |");
            assert!(documentation.contains(&row), "docs/bots.md lacks the row\n{row}");
        }
    }

    #[test]
    fn expert_searches_longer_than_it_did() {
        for (game, iterations) in EXPERTS {
            let Plan::Search { iterations: before, .. } = classic(game, Level::Expert) else {
                panic!("{game}: expert searched");
            };
            assert!(iterations > before, "{game}");
            assert_eq!(
                plan(game, Level::Expert),
                Plan::Strongest { iterations, time: Duration::from_secs(1) }
            );
        }
    }
}
