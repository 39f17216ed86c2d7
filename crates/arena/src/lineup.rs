//! Which contestants meet, and on which seats.

/// The contestants of one meeting, by number, one for each seat.
///
/// In the games of a meeting they take turns on the seats: after as many games as there are seats, everybody has sat
/// on every seat equally often; where more than two meet, the rounds after that go through the other orders around
/// the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lineup(Vec<usize>);

impl Lineup {
    /// All meetings of so many contestants at tables of so many seats.
    ///
    /// - As many contestants as seats: one meeting of all.
    /// - Fewer: one meeting, in which the last contestant fills the seats that are left. So of two contestants at four
    ///   seats, the first plays against three copies of the second.
    /// - More: every choice of so many contestants meets.
    ///
    /// ```
    /// use crosstable_arena::Lineup;
    /// assert_eq!(Lineup::all(2, 4)[0].seats(), [0, 1, 1, 1]);
    /// assert_eq!(Lineup::all(5, 2).len(), 10);
    /// ```
    pub fn all(contestants: usize, seats: usize) -> Vec<Lineup> {
        if contestants <= seats {
            let filled = (0..seats).map(|seat| seat.min(contestants.saturating_sub(1)));
            return vec![Lineup(filled.collect())];
        }
        let mut choices = vec![Vec::new()];
        for seat in 0..seats {
            let longer = |choice: &Vec<usize>| {
                let from = choice.last().map_or(0, |last| last + 1);
                // Enough contestants must be left for the seats that follow.
                let until = contestants - (seats - seat - 1);
                let choice = choice.clone();
                (from..until).map(move |next| choice.iter().copied().chain([next]).collect())
            };
            choices = choices.iter().flat_map(longer).collect();
        }
        choices.into_iter().map(Lineup).collect()
    }

    /// The contestants, one for each seat, as they sit in the first game.
    pub fn seats(&self) -> &[usize] {
        &self.0
    }

    /// The contestants without repetition, in the order they were named.
    pub fn contestants(&self) -> Vec<usize> {
        let mut each = self.0.clone();
        each.sort_unstable();
        each.dedup();
        each
    }

    /// The contestant on each seat in game number `game`, counted from 0.
    pub fn seating(&self, game: u64) -> Vec<usize> {
        let seats = self.0.len() as u64;
        let mut order = self.order(game / seats);
        order.rotate_right((game % seats) as usize);
        order
    }

    /// One of the orders around the table, with the first contestant in front.
    fn order(&self, mut number: u64) -> Vec<usize> {
        let mut left = self.0.clone();
        let mut order = vec![left.remove(0)];
        // With copies many orders are the same, so the order is not varied.
        let different = self.contestants().len() == self.0.len();
        while !left.is_empty() {
            let choices = left.len() as u64;
            let next = if different { number % choices } else { 0 };
            order.push(left.remove(next as usize));
            number /= choices;
        }
        order
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_sits_on_every_seat_equally_often() {
        for (contestants, seats) in [(2, 2), (2, 3), (2, 4), (3, 3), (4, 4), (3, 4), (5, 2), (5, 3), (1, 2)] {
            for lineup in Lineup::all(contestants, seats) {
                let mut count = vec![vec![0; seats]; contestants];
                for game in 0..seats as u64 {
                    for (seat, contestant) in lineup.seating(game).into_iter().enumerate() {
                        count[contestant][seat] += 1;
                    }
                }
                assert!(count.iter().all(|seats| seats.iter().all(|n| *n == seats[0])), "{count:?}");
            }
        }
    }

    #[test]
    fn all_orders_around_the_table_come_up() {
        let lineup = Lineup::all(4, 4).remove(0);
        let mut seatings: Vec<_> = (0..24).map(|game| lineup.seating(game)).collect();
        seatings.sort();
        seatings.dedup();
        assert_eq!(seatings.len(), 24);
    }

    #[test]
    fn more_contestants_than_seats_all_meet_each_other() {
        let pairs: Vec<_> = Lineup::all(3, 2).iter().map(|lineup| lineup.seats().to_vec()).collect();
        assert_eq!(pairs, [[0, 1], [0, 2], [1, 2]]);
    }
}
