//! How well each level plays each game: **the one table to tune**.

use std::time::Duration;

use crosstable_core::{Game, Level};

/// How a level comes to its moves.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Plan {
    /// Like a small child: often does not look and plays anything, otherwise as at a [glance](Plan::Glance). It never
    /// fails to look twice in a row, so that it does not miss the same win twice.
    Child {
        /// How likely it does not look, having looked the time before.
        careless: f32,
        /// How likely it does not take the best when it looks.
        slips: f32,
    },
    /// Takes what looks best at once, without thinking ahead, and now and then the second or third best.
    Glance {
        /// How likely it does not take the best.
        slips: f32,
    },
    /// Thinks ahead, and may now and then take another of the moves it thought about than the best.
    Search {
        /// Rollouts.
        iterations: u32,
        /// How likely it does not take the best.
        slips: f32,
        /// But not longer than this.
        time: Duration,
    },
}

impl Plan {
    /// The same without a look at the clock.
    pub const fn untimed(self) -> Self {
        match self {
            Plan::Search { iterations, slips, .. } => Plan::Search { iterations, slips, time: Duration::MAX },
            Plan::Child { .. } | Plan::Glance { .. } => self,
        }
    }
}

/// The plans of the five levels of one game, weakest first.
type Ladder = [Plan; 5];

/// What each level does, game by game. Where luck decides much, the levels below the best have to be the weaker for it,
/// so that each step is felt; `docs/bots.md` has the figures.
#[rustfmt::skip]
const LADDERS: [(&str, Ladder); 5] = [
    (crosswise::Position::ID,   [child(0.8, 0.5), child(0.3, 0.5), normal(30, 0.95), hard(60, 0.25),  expert(1_600)]),
    (mixx::Position::ID,        [child(0.9, 0.7), glance(0.6),     normal(40, 0.1),  hard(150, 0.0),  expert(1_500)]),
    (cross_roads::Position::ID, [child(1.0, 1.0), glance(0.78),    normal(60, 0.27), hard(200, 0.06), expert(1_000)]),
    (crossado::Position::ID,    [child(0.4, 0.6), glance(0.95),    normal(20, 0.62), hard(20, 0.25),  expert(250)]),
    (cross_n_go::Position::ID,  [child(0.2, 0.5), glance(0.6),     normal(20, 0.32), hard(20, 0.2),   expert(100)]),
];

/// What the levels do in a game that is not in the table.
const OTHERS: Ladder = [child(0.7, 0.0), glance(0.2), normal(400, 0.0), hard(4_000, 0.0), expert(40_000)];

/// The plan of a level in the game of this [`ID`](Game::ID). Time is measured on one core.
pub fn plan(game: &str, level: Level) -> Plan {
    let ladder = LADDERS.iter().find(|(id, _)| *id == game).map_or(&OTHERS, |(_, ladder)| ladder);
    ladder[level as usize]
}

const fn child(careless: f32, slips: f32) -> Plan {
    Plan::Child { careless, slips }
}

const fn glance(slips: f32) -> Plan {
    Plan::Glance { slips }
}

const fn normal(iterations: u32, slips: f32) -> Plan {
    Plan::Search { iterations, slips, time: Duration::from_millis(200) }
}

const fn hard(iterations: u32, slips: f32) -> Plan {
    Plan::Search { iterations, slips, time: Duration::from_secs(1) }
}

const fn expert(iterations: u32) -> Plan {
    Plan::Search { iterations, slips: 0.0, time: Duration::from_secs(3) }
}

#[cfg(test)]
mod tests {
    use crosstable_games::GameId;

    use super::*;

    #[test]
    fn every_game_has_its_ladder() {
        for id in GameId::ALL {
            assert!(LADDERS.iter().any(|(known, _)| *known == id.to_string()), "{id}");
        }
        assert_eq!(plan("chess", Level::Easy), OTHERS[1]);
    }

    /// From level to level nobody looks away or slips more often or thinks less, and the time is what is promised.
    #[test]
    fn every_step_is_upwards() {
        for (game, ladder) in LADDERS.into_iter().chain([("others", OTHERS)]) {
            let [normal, hard, expert] = [2, 3, 4].map(|level| match ladder[level] {
                Plan::Search { iterations, slips, time } => (iterations, slips, time),
                other => panic!("{game}: {other:?} does not think"),
            });
            assert!(normal.0 <= hard.0 && hard.0 < expert.0, "{game}");
            assert!(normal.1 >= hard.1 && hard.1 >= expert.1 && expert.1 == 0.0, "{game}");
            let times = [normal, hard, expert].map(|(_, _, time)| time.as_millis());
            assert_eq!(times, [200, 1_000, 3_000], "{game}");
            let [beginner, easy] = [0, 1].map(|level| match ladder[level] {
                Plan::Child { careless, slips } => (careless, slips),
                Plan::Glance { slips } => (0.0, slips),
                other @ Plan::Search { .. } => panic!("{game}: {other:?} thinks"),
            });
            assert!(beginner.0 > easy.0, "{game}");
        }
    }

    /// The table in the documentation is this one.
    #[test]
    fn the_documentation_says_the_same() {
        let documentation = include_str!("../../../docs/bots.md");
        let percent = |share: f32| format!("{:.0} %", share * 100.0);
        for (game, ladder) in LADDERS {
            let cells = ladder.map(|plan| match plan {
                Plan::Child { careless, slips } => format!("{} and {}", percent(careless), percent(slips)),
                Plan::Search { iterations, slips: 0.0, .. } => iterations.to_string(),
                Plan::Search { iterations, slips, .. } => format!("{iterations}, {}", percent(slips)),
                Plan::Glance { slips } => percent(slips),
            });
            let row = format!("| {game} | {} |", cells.join(" | "));
            assert!(documentation.contains(&row), "docs/bots.md lacks the row\n{row}");
        }
    }
}
