//! Two truths that differ only in what a viewer cannot know send the viewer the same bytes.

use crosstable_core::rng::{SeedableRng, Xoshiro, below, pick};
use crosstable_core::{Actor, Game, Outcomes, Play, Scratch, Setup, Viewer};
use crosstable_games::{GameId, GameVisitor};
use crosstable_protocol::{GameView, Patch};
use serde_json::Value;

/// Games of each kind, and how far two positions are followed from each point of departure.
const GAMES: u64 = 12;
const STEPS: usize = 12;

/// What the viewer is sent when this step is made: the patch, the message and the choices after it.
fn sent<G: Game>(position: &mut G, step: G::Move, viewer: Viewer) -> [String; 3] {
    let view = |position: &G| serde_json::to_value(position.view(viewer)).expect("plain data");
    let message = position.message(step, viewer);
    let before: Value = view(position);
    let mut held = before.clone();
    position.apply(step);
    let patch = Patch::update(&mut held, &GameView::of(position.view(viewer)));
    assert_eq!((&patch, &held), (&Patch::between(&before, &view(position)), &view(position)), "{step}");
    let decides = position.actor().seat().is_some_and(|seat| viewer.is(seat));
    let choices = decides.then(|| position.choices()).flatten();
    let texts =
        [serde_json::to_string(&patch), serde_json::to_string(&message), serde_json::to_string(&choices)];
    texts.map(|text| text.expect("plain data"))
}

/// Everything that can happen now.
fn steps<G: Game>(position: &G) -> Vec<G::Move> {
    let mut outcomes = Outcomes::new();
    if position.actor() == Actor::Chance {
        position.outcomes(&mut outcomes);
    }
    let drawn = outcomes.iter().map(|(outcome, _)| *outcome);
    position.legal().iter().copied().chain(drawn).collect()
}

/// A step for each of two positions that stands alike in the viewer's log.
fn pair<G: Game>(one: &G, two: &G, viewer: Viewer, rng: &mut Xoshiro) -> Option<(G::Move, G::Move)> {
    let (first, others) = (steps(one), steps(two));
    if first.is_empty() {
        return None;
    }
    let step = pick(rng, &first);
    let line = one.log_line(step, viewer);
    let alike: Vec<G::Move> =
        others.into_iter().filter(|other| two.log_line(*other, viewer) == line).collect();
    (!alike.is_empty()).then(|| (step, pick(rng, &alike)))
}

struct Twins;

impl GameVisitor for Twins {
    /// How many steps were compared.
    type Out = usize;

    fn visit<G: Game>(self) -> usize {
        let mut compared = 0;
        for seed in 0..GAMES {
            let mut rng = Xoshiro::seed_from_u64(seed);
            let players = G::SEATS.0 + (seed % u64::from(G::SEATS.1 - G::SEATS.0 + 1)) as u8;
            let mut position = G::from_setup(&Setup::players(players)).expect("an ordinary table");
            let viewers: Vec<Viewer> = Viewer::all(players).collect();
            let mut scratch = Scratch::new();
            for number in 0..400 {
                if number % 20 == 0 {
                    let viewer = viewers[below(&mut rng, viewers.len() as u32) as usize];
                    compared += follow(&position, viewer, seed, &mut rng);
                }
                let Some(step) = position.random_step(&mut scratch, &mut rng) else { break };
                position.apply(step);
            }
        }
        compared
    }
}

/// Plays a position and one that looks like it to the viewer side by side.
fn follow<G: Game>(position: &G, viewer: Viewer, seed: u64, rng: &mut Xoshiro) -> usize {
    let mut one = position.clone();
    let mut two = G::sample(&one.view(viewer), rng);
    for number in 0..STEPS {
        // Who is asked next is public, and at the end hands are laid open: there the two rightly part.
        let Some((first, second)) = pair(&one, &two, viewer, rng) else { return number };
        let mut after = [one.clone(), two.clone()];
        after[0].apply(first);
        after[1].apply(second);
        if after[0].actor() != after[1].actor() || after[0].actor() == Actor::Over {
            return number;
        }
        let (mine, theirs) = (sent(&mut one, first, viewer), sent(&mut two, second, viewer));
        assert_eq!(mine, theirs, "{}, seed {seed}, {viewer:?}: {first} and {second}", G::ID);
    }
    STEPS
}

#[test]
fn what_cannot_be_known_changes_no_byte_that_is_sent() {
    for game in GameId::ALL {
        let compared = game.visit(Twins);
        assert!(compared > 100, "{game}: {compared}");
    }
}
