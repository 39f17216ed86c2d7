//! A solver for Leduc poker, whose tree is small enough to be written out: counterfactual regret minimisation with
//! regrets cut at zero and later strategies weighing more, exact best responses, exact values of strategies.

use std::collections::HashMap;

use super::{Leduc, View};
use crosstable_core::{Actor, Game, MoveList, Outcomes, Seat, Viewer};

/// Probabilities of the moves, in the order they are listed, at each information set.
pub type Strategy = Vec<Vec<f64>>;

enum Node {
    /// Chips won by seat 1.
    End(f64),
    Chance(Vec<(f64, usize)>),
    Choice {
        seat: usize,
        set: usize,
        after: Vec<usize>,
    },
}

/// The whole game.
pub struct Tree {
    /// The root last.
    nodes: Vec<Node>,
    /// Number of moves at each information set.
    sets: Vec<usize>,
    by_view: HashMap<View, usize>,
}

impl Tree {
    /// Everything that can follow this position.
    pub fn of(position: Leduc) -> Self {
        let mut tree = Tree { nodes: Vec::new(), sets: Vec::new(), by_view: HashMap::new() };
        tree.add(position);
        tree
    }

    fn add(&mut self, position: Leduc) -> usize {
        let mut after = |mv| {
            let mut next = position;
            next.apply(mv);
            self.add(next)
        };
        let node = match position.actor() {
            Actor::Over => Node::End(position.payoff(Seat::new(0)).expect("the game is over").into()),
            Actor::Chance => {
                let mut list = Outcomes::new();
                position.outcomes(&mut list);
                let total = f64::from(list.total());
                Node::Chance(
                    list.iter().map(|&(mv, weight)| (f64::from(weight) / total, after(mv))).collect(),
                )
            }
            Actor::Seat(seat) => {
                let mut list = MoveList::new();
                position.moves(&mut list);
                let after: Vec<usize> = list.iter().map(|mv| after(*mv)).collect();
                let set = *self.by_view.entry(position.view(Viewer::Seat(seat))).or_insert(self.sets.len());
                if set == self.sets.len() {
                    self.sets.push(after.len());
                }
                Node::Choice { seat: seat.index(), set, after }
            }
        };
        self.nodes.push(node);
        self.nodes.len() - 1
    }

    fn root(&self) -> usize {
        self.nodes.len() - 1
    }

    /// Every move equally likely.
    pub fn uniform(&self) -> Strategy {
        self.sets.iter().map(|moves| vec![1.0 / *moves as f64; *moves]).collect()
    }

    /// The average strategy after so many rounds.
    pub fn solve(&self, rounds: u32) -> Strategy {
        let mut regrets: Strategy = self.sets.iter().map(|moves| vec![0.0; *moves]).collect();
        let mut sum = regrets.clone();
        for round in 1..=rounds {
            for seat in 0..2 {
                let strategy: Strategy = regrets.iter().map(|own| shares(own)).collect();
                let mut pass =
                    Pass { tree: self, seat, strategy: &strategy, regrets: &mut regrets, sum: &mut sum };
                pass.value(self.root(), [1.0, 1.0], f64::from(round));
                for regret in regrets.iter_mut().flatten() {
                    *regret = regret.max(0.0);
                }
            }
        }
        sum.iter().map(|own| shares(own)).collect()
    }

    /// The strategy of a player who plays in this way: the function is given what the seat to move sees and
    /// answers with the probability of each legal move.
    pub fn strategy(&self, mut ask: impl FnMut(&View) -> Vec<f64>) -> Strategy {
        let mut strategy = self.uniform();
        for (view, set) in &self.by_view {
            strategy[*set] = ask(view);
            assert_eq!(strategy[*set].len(), self.sets[*set], "a probability for each move");
        }
        strategy
    }

    /// What seat 1 wins, on average, if each seat plays its strategy.
    pub fn value(&self, strategies: [&Strategy; 2]) -> f64 {
        self.value_at(self.root(), strategies)
    }

    fn value_at(&self, node: usize, strategies: [&Strategy; 2]) -> f64 {
        match &self.nodes[node] {
            Node::End(chips) => *chips,
            Node::Chance(after) => after.iter().map(|&(p, next)| p * self.value_at(next, strategies)).sum(),
            Node::Choice { seat, set, after } => {
                let chosen = strategies[*seat][*set].iter();
                after.iter().zip(chosen).map(|(next, p)| p * self.value_at(*next, strategies)).sum()
            }
        }
    }

    /// What this seat can win, on average, against the other one's strategy.
    pub fn best_response(&self, seat: Seat, strategy: &Strategy) -> f64 {
        let mut response = Response {
            tree: self,
            seat: seat.index(),
            strategy,
            members: vec![Vec::new(); self.sets.len()],
            best: vec![None; self.sets.len()],
        };
        response.gather(self.root(), 1.0);
        response.value(self.root())
    }
}

/// Positive numbers in proportion; nothing positive means that all are alike.
fn shares(numbers: &[f64]) -> Vec<f64> {
    let total: f64 = numbers.iter().filter(|number| **number > 0.0).sum();
    let share = |number: &f64| if total > 0.0 { number.max(0.0) / total } else { 1.0 / numbers.len() as f64 };
    numbers.iter().map(share).collect()
}

/// One walk over the tree that updates one seat's regrets and the average strategy of the other.
struct Pass<'a> {
    tree: &'a Tree,
    seat: usize,
    strategy: &'a Strategy,
    regrets: &'a mut Strategy,
    sum: &'a mut Strategy,
}

impl Pass<'_> {
    /// What the node is worth to the seat. `reach` is how likely this seat, and all else together, lead here.
    fn value(&mut self, node: usize, reach: [f64; 2], weight: f64) -> f64 {
        match &self.tree.nodes[node] {
            Node::End(chips) => {
                if self.seat == 0 {
                    *chips
                } else {
                    -chips
                }
            }
            Node::Chance(after) => {
                after.iter().map(|&(p, next)| p * self.value(next, [reach[0], reach[1] * p], weight)).sum()
            }
            Node::Choice { seat, set, after } if *seat == self.seat => {
                let chosen = &self.strategy[*set];
                let values: Vec<f64> = after
                    .iter()
                    .zip(chosen)
                    .map(|(next, p)| self.value(*next, [reach[0] * p, reach[1]], weight))
                    .collect();
                let mean: f64 = values.iter().zip(chosen).map(|(value, p)| value * p).sum();
                for (index, value) in values.iter().enumerate() {
                    self.regrets[*set][index] += reach[1] * (value - mean);
                    self.sum[*set][index] += weight * reach[0] * chosen[index];
                }
                mean
            }
            Node::Choice { set, after, .. } => {
                let chosen = &self.strategy[*set];
                let next = after.iter().zip(chosen);
                next.map(|(next, p)| p * self.value(*next, [reach[0], reach[1] * p], weight)).sum()
            }
        }
    }
}

/// The search for the best answer of one seat.
struct Response<'a> {
    tree: &'a Tree,
    seat: usize,
    strategy: &'a Strategy,
    /// The nodes of each of the seat's information sets and how likely all others lead there.
    members: Vec<Vec<(usize, f64)>>,
    /// The move chosen at each of them.
    best: Vec<Option<usize>>,
}

impl Response<'_> {
    fn gather(&mut self, node: usize, reach: f64) {
        match &self.tree.nodes[node] {
            Node::End(_) => {}
            Node::Chance(after) => after.iter().for_each(|&(p, next)| self.gather(next, reach * p)),
            Node::Choice { seat, set, after } if *seat == self.seat => {
                self.members[*set].push((node, reach));
                for next in after {
                    self.gather(*next, reach);
                }
            }
            Node::Choice { set, after, .. } => {
                let strategy = self.strategy;
                after.iter().zip(&strategy[*set]).for_each(|(next, p)| self.gather(*next, reach * p));
            }
        }
    }

    fn value(&mut self, node: usize) -> f64 {
        match &self.tree.nodes[node] {
            Node::End(chips) => {
                if self.seat == 0 {
                    *chips
                } else {
                    -chips
                }
            }
            Node::Chance(after) => after.iter().map(|&(p, next)| p * self.value(next)).sum(),
            Node::Choice { seat, set, after } if *seat == self.seat => {
                let best = self.best[*set].unwrap_or_else(|| self.choose(*set, after.len()));
                self.value(after[best])
            }
            Node::Choice { set, after, .. } => {
                let chosen = &self.strategy[*set];
                after.iter().zip(chosen).map(|(next, p)| p * self.value(*next)).sum()
            }
        }
    }

    /// The move that wins most over all nodes that look alike.
    fn choose(&mut self, set: usize, moves: usize) -> usize {
        let members = self.members[set].clone();
        let worth = |response: &mut Self, index: usize| -> f64 {
            let each = members.iter().map(|&(node, reach)| match &response.tree.nodes[node] {
                Node::Choice { after, .. } => reach * response.value(after[index]),
                Node::End(_) | Node::Chance(_) => unreachable!("only choices are members"),
            });
            each.sum()
        };
        let values: Vec<f64> = (0..moves).map(|index| worth(self, index)).collect();
        let best = (0..moves).max_by(|a, b| values[*a].total_cmp(&values[*b])).expect("there is a move");
        self.best[set] = Some(best);
        best
    }
}
