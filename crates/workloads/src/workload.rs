//! A piece of work.

use crosstable_games::GameId;

/// Does it, and says how many units were done.
pub(crate) type Work = Box<dyn FnMut() -> u64>;

/// A piece of work with its name.
pub(crate) struct Workload {
    /// Its kind, and the game after a slash.
    pub(crate) name: String,
    /// What one unit is.
    pub(crate) unit: &'static str,
    /// Does what is not to be counted.
    pub(crate) prepare: Box<dyn Fn() -> Work>,
}

impl Workload {
    pub(crate) fn new(
        name: impl Into<String>,
        unit: &'static str,
        prepare: impl Fn() -> Work + 'static,
    ) -> Self {
        Workload { name: name.into(), unit, prepare: Box::new(prepare) }
    }

    /// The same kind of work for every game.
    pub(crate) fn of_games(kind: &str, unit: &'static str, prepare: fn(GameId) -> Work) -> Vec<Self> {
        let of = |game: &GameId| {
            let game = *game;
            Workload::new(format!("{kind}/{game}"), unit, move || prepare(game))
        };
        GameId::ALL.iter().map(of).collect()
    }
}
