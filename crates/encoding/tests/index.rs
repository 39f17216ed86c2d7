//! Every legal move has one index, every index at most one move, and tokens and indices lead to each other.

mod common;

use common::{marked, next, positions};
use crosstable_encoding::Encoding;

each_game! {
    moves_and_indices_lead_to_each_other => moves_and_indices,
    all_that_can_be_written_has_an_index_of_its_own => vocabulary,
    every_index_has_a_move_or_none => all_indices,
}

fn moves_and_indices<G: Encoding>() {
    positions::<G>(5_000, |position, _| {
        let next = next(position);
        let mut indices = Vec::new();
        for mv in &next {
            let token: G::Move = mv.to_string().parse().expect("a token reads as what it was written from");
            let outcome = G::outcome_index(token);
            let action = position.index(token);
            assert!(outcome.is_some() != action.is_some(), "{mv} is one or the other");
            if let Some(index) = action {
                assert!(index < G::ACTIONS, "{mv} has index {index}");
                assert_eq!(position.action(index), Some(*mv));
                indices.push(index);
            }
            if let Some(index) = outcome {
                assert!(index < G::OUTCOMES, "{mv} has index {index}");
                assert_eq!(G::outcome(index), Some(*mv));
            }
        }
        indices.sort_unstable();
        assert!(indices.windows(2).all(|pair| pair[0] < pair[1]), "two moves have one index");
        assert_eq!(marked(position), indices, "the mask holds the legal moves");
    });
}

/// What can never be legal may have no index, but never that of something else.
fn vocabulary<G: Encoding>() {
    let Some(vocabulary) = G::vocabulary() else { return };
    positions::<G>(1, |position, _| {
        for mv in &vocabulary {
            if let Some(index) = position.index(*mv) {
                assert_eq!(position.action(index), Some(*mv), "{mv}");
            }
        }
        let outcomes = vocabulary.iter().filter(|mv| G::outcome_index(**mv).is_some()).count();
        assert_eq!(outcomes, G::OUTCOMES, "every outcome has an index");
    });
}

fn all_indices<G: Encoding>() {
    let mut seen = 0;
    positions::<G>(600, |position, _| {
        seen += 1;
        if seen % 20 != 0 {
            return;
        }
        for index in 0..G::ACTIONS {
            if let Some(mv) = position.action(index) {
                assert_eq!(position.index(mv), Some(index), "{mv}");
                assert_eq!(mv.to_string().parse(), Ok(mv));
            }
        }
        assert_eq!(position.action(G::ACTIONS), None);
        assert_eq!(position.action(usize::MAX), None);
        for index in 0..G::OUTCOMES {
            let outcome = G::outcome(index).expect("every outcome has a token");
            assert_eq!(G::outcome_index(outcome), Some(index));
        }
        assert_eq!(G::outcome(G::OUTCOMES), None);
        assert_eq!(G::outcome(usize::MAX), None);
    });
}
