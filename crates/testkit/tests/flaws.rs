//! Every check fails when it should: the same small game, right once and wrong in many ways.

mod high_card;

use crosstable_testkit::{Violation, conformance, try_conformance, try_playout_allocates_nothing};
use high_card::{Flaw, HighCard};

/// The game as it would call itself.
type Hidden = HighCard<false>;

#[test]
fn the_right_game_conforms() {
    conformance::<Hidden>();
}

#[test]
fn what_core_checks_no_game_can_get_wrong() {
    Flaw::AcceptsChance.strike();
    conformance::<Hidden>();
}

/// One test for each flaw: which check must notice it, and words its report must hold.
macro_rules! flaws {
    ($($test:ident: $flaw:ident => $check:literal, $words:literal;)*) => {
        $(#[test]
        fn $test() {
            Flaw::$flaw.strike();
            noticed(try_conformance::<Hidden>(), $check, $words);
        })*
    };
}

fn noticed(result: Result<(), Violation>, check: &str, words: &str) {
    let violation = result.expect_err("the flaw must be noticed");
    assert_eq!(violation.check, check, "{violation}");
    assert!(violation.what.contains(words), "{violation}");
}

flaws! {
    hands_in_the_view: ViewShowsHands => "secrets", "are hidden, but";
    draws_in_the_log: LogShowsDraws => "secrets", "the log tells";
    a_move_listed_twice: MoveListedTwice => "moves", "listed twice";
    moves_out_of_order: MovesOutOfOrder => "moves", "out of order";
    outcomes_out_of_order: OutcomesOutOfOrder => "chance", "out of order";
    an_unlisted_move_accepted: AcceptsUnlisted => "refusals", "not listed but accepted";
    a_listed_move_refused: RefusesListed => "moves", "listed but refused";
    wrong_weights: WrongWeights => "sampling", "unevenly sampled";
    a_refusal_that_changes_something: RefusalChanges => "refusals", "changed the position";
    biased_samples: BiasedSample => "sampling", "unevenly sampled";
    a_shared_token: SharedToken => "tokens", "reads back as";
    two_spellings: TwoSpellings => "refusals", "one spelling only";
    a_space_in_a_token: SpaceInToken => "tokens", "plain characters";
    a_refusal_without_clause: NoClause => "refusals", "names no clause";
    an_early_standing: EarlyStanding => "actor", "there is a standing, but";
    no_standing: NoStanding => "actor", "without a standing";
    a_game_too_long: TooLong => "actor", "G-06 promises at most";
    a_view_that_forgets: ViewForgets => "twins", "can tell a sampled position";
    json_that_loses: JsonLoses => "view", "does not survive JSON";
    random_moves_unevenly: LazyMove => "draws", "not drawn as listed";
    random_moves_unlisted: WildMove => "draws", "not listed";
    random_outcomes_unevenly: LazyOutcome => "draws", "not drawn as listed";
    nothing_to_answer: NoMove => "moves", "no legal move";
    nothing_to_draw: NoOutcome => "chance", "no outcome";
    a_lot_nobody_asked_for: StartDrawnAnyway => "start", "was drawn 1 times";
    a_loaded_lot: LoadedLot => "start", "the lot for the start seat";
    a_refusal_that_tells: RefusalTells => "twins", "is answered by";
    a_fickle_game: Fickle => "copies", "leads once to";
    a_bad_default: BadDefault => "options", "its own default";
    a_head_with_another_viewer: WrongViewer => "head", "does not begin with";
    a_head_with_another_actor: WrongActor => "head", "does not begin with";
    a_phase_after_the_end: PhaseGoesOn => "head", "when the actor is";
    a_phase_that_is_no_word: OddPhase => "head", "not in kebab-case";
    a_wide_board: WideBoard => "layout", "columns wide";
    a_small_vocabulary: SmallVocabulary => "tokens", "not in the vocabulary";
    an_open_game_called_closed: ClaimsSecrets => "sampling", "could be tested";
    a_stranger_asked: StrangerAsked => "actor", "seat 4 is to move";
    samples_that_revive_cards: SampleRevives => "onward", "gets other samples";
    biased_samples_in_play: BiasedLater => "onward", "gets other samples";
    a_clone_that_differs: CloneDiffers => "copies", "a clone differs";
}

#[test]
fn a_closed_game_called_open() {
    noticed(try_conformance::<HighCard<true>>(), "secrets", "the game is open but hides");
}

#[test]
fn allocations_are_counted() {
    try_playout_allocates_nothing::<Hidden>().unwrap();
    Flaw::Allocates.strike();
    let what = try_playout_allocates_nothing::<Hidden>().unwrap_err();
    assert!(what.contains("high-card: 20 playouts made"), "{what}");
}
