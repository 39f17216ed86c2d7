//! Who acts, and how it ended.

use crosstable_core::{Actor, Game, Seat, Standing};

use crate::trail::Trail;

/// The actor is at the table; there is a standing exactly when the game is over (G-07); and the game is not longer
/// than it may be (G-06).
pub(crate) fn check<G: Game>(trail: &Trail<G>) -> Result<(), String> {
    let position = &trail.position;
    let players = position.players();
    if players != trail.record.options.players() {
        return Err(format!("a table for {} has {players} seats", trail.record.options.players()));
    }
    let length = trail.record.moves.len();
    if length > G::LONGEST {
        return Err(format!("{length} tokens, but G-06 promises at most {}", G::LONGEST));
    }
    match (position.actor(), position.standing()) {
        (Actor::Over, None) => Err("the game is over without a standing".into()),
        (Actor::Over, Some(standing)) => check_standing(&standing, players),
        (actor, Some(_)) => Err(format!("there is a standing, but {actor:?} is to act")),
        (Actor::Seat(seat), None) if seat.index() >= players as usize => {
            Err(format!("seat {seat} is to move at a table for {players}"))
        }
        (Actor::Chance | Actor::Seat(_), None) => Ok(()),
    }
}

/// One rank per seat, each one more than the number of seats that did strictly better (G-07).
fn check_standing(standing: &Standing, players: u8) -> Result<(), String> {
    let ranks = standing.ranks();
    if ranks.len() != players as usize {
        return Err(format!("{} ranks for {players} seats", ranks.len()));
    }
    let rank_by = |better: &dyn Fn(Seat, Seat) -> bool, own: Seat| {
        1 + Seat::all(players).filter(|other| better(*other, own)).count() as u8
    };
    for seat in Seat::all(players) {
        let due = rank_by(&|other, own| standing.rank(other) < standing.rank(own), seat);
        if standing.rank(seat) != due {
            return Err(format!("ranks {ranks:?}: seat {seat} should have rank {due} (G-07)"));
        }
    }
    let Some(points) = standing.points() else { return Ok(()) };
    for seat in Seat::all(players) {
        let due = rank_by(&|other, own| points[other.index()] > points[own.index()], seat);
        if standing.rank(seat) != due {
            return Err(format!("ranks {ranks:?} contradict the points {points:?} (G-07)"));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crosstable_core::Standing;

    use super::check_standing;

    fn check(json: &str) -> Result<(), String> {
        check_standing(&serde_json::from_str::<Standing>(json).expect("a standing"), 3)
    }

    /// G-07: ranks that skip a place, and ranks against the points, are noticed. No game can make such a standing by
    /// `by_score` or `by_points`, but one can be read.
    #[test]
    fn wrong_ranks_are_noticed() {
        let standing =
            |ranks: &str, points: &str| format!(r#"{{"players":3,"ranks":{ranks},"points":{points}}}"#);
        assert_eq!(check(&standing("[1,1,3,0]", "null")), Ok(()));
        assert_eq!(check(&standing("[2,1,3,0]", "[5,9,0,0]")), Ok(()));
        assert!(check(&standing("[1,1,2,0]", "null")).is_err());
        assert!(check(&standing("[1,2,3,0]", "[5,9,0,0]")).is_err());
        assert!(check_standing(&Standing::by_score(&[1, 0]), 3).is_err());
    }
}
