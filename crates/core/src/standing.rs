//! How a game ended.

use serde::{Deserialize, Serialize};

use crate::{MAX_SEATS, Seat};

/// The result per seat: a rank and, where the game has them, points (G-07).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing {
    players: u8,
    ranks: [u8; MAX_SEATS],
    points: Option<[u16; MAX_SEATS]>,
}

impl Standing {
    /// Ranks the seats by a score, higher is better. A seat's rank is one more than the number of seats that did
    /// strictly better, so equal scores share it.
    ///
    /// ```
    /// use crosstable_core::Standing;
    /// assert_eq!(Standing::by_score(&[5, 9, 9]).ranks(), [3, 1, 1]);
    /// ```
    pub fn by_score(scores: &[i32]) -> Self {
        assert!((1..=MAX_SEATS).contains(&scores.len()), "one score per seat");
        let mut ranks = [0; MAX_SEATS];
        for (rank, own) in ranks.iter_mut().zip(scores) {
            *rank = 1 + scores.iter().filter(|other| *other > own).count() as u8;
        }
        Standing { players: scores.len() as u8, ranks, points: None }
    }

    /// Ranks the seats by points and keeps the points.
    pub fn by_points(points: &[u16]) -> Self {
        let mut scores = [0; MAX_SEATS];
        let mut kept = [0; MAX_SEATS];
        for (index, &own) in points.iter().enumerate() {
            scores[index] = own as i32;
            kept[index] = own;
        }
        Standing { points: Some(kept), ..Self::by_score(&scores[..points.len()]) }
    }

    /// Rank of each seat, 1 is best.
    pub fn ranks(&self) -> &[u8] {
        &self.ranks[..self.players as usize]
    }

    /// Points of each seat, if this game ended with points.
    pub fn points(&self) -> Option<&[u16]> {
        self.points.as_ref().map(|points| &points[..self.players as usize])
    }

    /// Rank of one seat.
    pub fn rank(&self, seat: Seat) -> u8 {
        self.ranks()[seat.index()]
    }

    /// The seats on rank 1.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.players).filter(|seat| self.rank(*seat) == 1)
    }
}
