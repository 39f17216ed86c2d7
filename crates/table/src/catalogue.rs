//! The games and everything that can be chosen, as clients get it.

use crosstable_core::{Allowed, OptionSpec};
use crosstable_games::GameId;
use crosstable_protocol::http::{self, Game, GameOption, GameTable};

/// All games with their options.
pub fn catalogue() -> Vec<Game> {
    GameId::ALL.iter().map(|id| game(*id)).collect()
}

fn game(id: GameId) -> Game {
    let option = |spec: OptionSpec| GameOption {
        key: spec.key.to_owned(),
        default: spec.default,
        allowed: match spec.allowed {
            Allowed::OneOf { names } => http::Allowed::OneOf { names },
            Allowed::Number { min, max } => http::Allowed::Number { min, max },
            Allowed::Subset { of, most } => http::Allowed::Subset { of, most },
        },
    };
    let table = |players| GameTable {
        players,
        options: id.option_specs(id.rules(), players).into_iter().map(option).collect(),
    };
    let (min, max) = id.seats();
    Game {
        id: id.id().to_owned(),
        name: id.name().to_owned(),
        rules: id.rules(),
        tables: (min..=max).map(table).collect(),
    }
}
