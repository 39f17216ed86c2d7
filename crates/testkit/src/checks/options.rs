//! The options a game offers.

use crosstable_core::{Game, MAX_SEATS, Options, Setup};

/// 2 to 4 seats (G-01); by each version of the rules at each number of players every option has its own key, a default it accepts and examples it
/// accepts, and the options in force lead back to themselves.
pub(crate) fn check<G: Game>() -> Result<(), String> {
    let (fewest, most) = G::SEATS;
    if fewest < 2 || fewest > most || most as usize > MAX_SEATS {
        return Err(format!("{fewest} to {most} seats (G-01)"));
    }
    for rules in G::OLDEST_RULES..=G::RULES {
        for players in fewest..=most {
            check_players::<G>(rules, players)
                .map_err(|what| format!("by rules {rules} with {players} players, {what}"))?;
        }
    }
    Ok(())
}

fn check_players<G: Game>(rules: u32, players: u8) -> Result<(), String> {
    let specs = G::options(rules, players);
    for (index, spec) in specs.iter().enumerate() {
        if specs[..index].iter().any(|other| other.key == spec.key) {
            return Err(format!("two options are called {}", spec.key));
        }
        if spec.key == "start" && index + 1 != specs.len() {
            return Err("the common option start is not the last".into());
        }
        if !spec.allowed.accepts(&spec.default) {
            return Err(format!("{} cannot be its own default '{}'", spec.key, spec.default));
        }
        if let Some(odd) = spec.allowed.examples().iter().find(|value| !spec.allowed.accepts(value)) {
            return Err(format!("{} cannot be its own example '{odd}'", spec.key));
        }
    }
    let options = Options::of::<G>(&Setup::players(players).by_rules(rules))
        .map_err(|error| format!("no default table: {error}"))?;
    match Options::of::<G>(&options.setup()) {
        Ok(again) if again == options => Ok(()),
        other => Err(format!("the options in force lead to {other:?}")),
    }
}
