//! What somebody saw happen.

use std::fmt;

use crosstable_core::rng::Rng;
use crosstable_core::serde::{Deserialize, Serialize};
use crosstable_core::{Actor, Game, Viewer, view_head};

use super::{Node, Plot, Step, Tree};

/// What one viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(crate = "crosstable_core::serde")]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Who acts.
    pub actor: Actor,
    /// What is due.
    pub phase: Phase,
    /// The steps so far, `~?` for what the viewer was not shown.
    pub seen: Vec<String>,
    /// Points of each seat when the game is over.
    pub points: Option<Vec<u16>>,
}

view_head!(View, Phase);

/// What is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(crate = "crosstable_core::serde", rename_all = "kebab-case")]
pub enum Phase {
    /// A seat chooses a step.
    Choice,
    /// A step is drawn.
    Chance,
    /// The game has ended.
    Over,
}

impl View {
    pub(super) fn of<P: Plot>(position: &Tree<P>, viewer: Viewer) -> Self {
        let seen = position.way().map(|(node, index)| match node {
            _ if !node.is_seen_by(viewer) => "~?".to_owned(),
            Node::Chance(..) => Step::Chance(index as u8).to_string(),
            _ => Step::Choice(index as u8).to_string(),
        });
        let phase = match position.actor() {
            Actor::Seat(_) => Phase::Choice,
            Actor::Chance => Phase::Chance,
            Actor::Over => Phase::Over,
        };
        View {
            viewer,
            actor: position.actor(),
            phase,
            seen: seen.collect(),
            points: position.points().map(<[u16]>::to_vec),
        }
    }

    /// One of all ways that look like this, as likely as chance makes it.
    pub(super) fn sample<P: Plot, R: Rng + ?Sized>(&self, rng: &mut R) -> Tree<P> {
        let mut ways = Vec::new();
        self.gather(Tree::<P>::root(), 1.0, &mut ways);
        let total: f64 = ways.iter().map(|(_, likely)| likely).sum();
        let mut ticket = rng.next_u64() as f64 / 2_f64.powi(64) * total;
        let found = ways.iter().find(|(_, likely)| {
            ticket -= likely;
            ticket < 0.0
        });
        found.or(ways.last()).expect("a view is of some position").0
    }

    fn gather<P: Plot>(&self, position: Tree<P>, likely: f64, ways: &mut Vec<(Tree<P>, f64)>) {
        let view = position.view(self.viewer);
        if !self.seen.starts_with(&view.seen) {
            return;
        }
        if self.seen.len() == view.seen.len() {
            if view == *self {
                ways.push((position, likely));
            }
            return;
        }
        let after = |step: Step| {
            let mut next = position;
            next.apply(step);
            next
        };
        match position.node() {
            Node::Choice(_, steps) => {
                (0..steps.len() as u8)
                    .for_each(|index| self.gather(after(Step::Choice(index)), likely, ways));
            }
            Node::Chance(_, steps) => {
                let total: u32 = steps.iter().map(|(weight, _)| weight).sum();
                for (index, (weight, _)) in (0..).zip(*steps) {
                    let share = f64::from(*weight) / f64::from(total);
                    self.gather(after(Step::Chance(index)), likely * share, ways);
                }
            }
            Node::End(_) => {}
        }
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "So far: {}", self.seen.join(" "))?;
        match (&self.points, self.actor.seat()) {
            (Some(points), _) => writeln!(f, "Points: {points:?}"),
            (None, Some(seat)) => writeln!(f, "Seat {seat} is to move."),
            (None, None) => writeln!(f, "Something is to be drawn."),
        }
    }
}
