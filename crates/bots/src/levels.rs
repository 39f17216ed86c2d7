//! How well each level plays each game: **the tables to tune**.

use std::time::Duration;

use crosstable_core::{Game, Level};

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

/// What each level did in version 0.1, and what all but `expert` still do. Where luck decides much, the levels below
/// `expert` are weaker, so that each step is noticeable; `docs/bots.md` has the figures.
#[rustfmt::skip]
const LADDERS: [(&str, Ladder); 5] = [
    (crosswise::Position::ID,   [careless(0.8, 0.5), careless(0.3, 0.5), normal(30, 0.95), hard(60, 0.25),  expert(1_600)]),
    (mixx::Position::ID,        [careless(0.9, 0.7), one_ply(0.6),       normal(40, 0.1),  hard(150, 0.0),  expert(1_500)]),
    (cross_roads::Position::ID, [careless(1.0, 1.0), one_ply(0.78),      normal(60, 0.27), hard(200, 0.06), expert(1_000)]),
    (crossado::Position::ID,    [careless(0.4, 0.6), one_ply(0.95),      normal(20, 0.62), hard(20, 0.25),  expert(250)]),
    (cross_n_go::Position::ID,  [careless(0.2, 0.5), one_ply(0.6),       normal(20, 0.32), hard(20, 0.2),   expert(100)]),
];

/// The levels of a game that is not in the table.
const OTHERS: Ladder = [careless(0.7, 0.0), one_ply(0.2), normal(400, 0.0), hard(4_000, 0.0), expert(40_000)];

/// The iterations of `expert`, which judges by what was learned. At a table it has up to a second, but where moves must
/// be reproducible they bound it.
const EXPERTS: [(&str, u32); 2] = [(mixx::Position::ID, 8_000), (cross_n_go::Position::ID, 600)];

/// The plan of a level in the game of this [`ID`](Game::ID). The times are for one core.
pub fn plan(game: &str, level: Level) -> Plan {
    let expert = EXPERTS.iter().find(|(id, _)| *id == game && level == Level::Expert);
    expert.map_or_else(
        || classic(game, level),
        |(_, iterations)| Plan::Search {
            iterations: *iterations,
            mistake_rate: 0.0,
            time: Duration::from_secs(1),
        },
    )
}

/// The plan that a level had in version 0.1.
pub fn classic(game: &str, level: Level) -> Plan {
    let ladder = LADDERS.iter().find(|(id, _)| *id == game).map_or(&OTHERS, |(_, ladder)| ladder);
    ladder[level as usize]
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
            assert_eq!(plan(game, Level::Easy), ladder[1]);
        }
        assert_eq!(plan("chess", Level::Easy), OTHERS[1]);
    }

    /// No level moves at random more often, makes more mistakes or searches less than the one below it, and the time
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
                other @ Plan::Search { .. } => panic!("{game}: {other:?} searches"),
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
            });
            let row = format!("| {game} | {} |", cells.join(" | "));
            assert!(documentation.contains(&row), "docs/bots.md lacks the row\n{row}");
        }
    }
}
