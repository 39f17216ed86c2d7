//! The score between the same people and bots over several games (T-18).

use crosstable_core::{PlayerId, Seat, Standing};
use crosstable_protocol::{Name, Series, Stage};

use crate::chair::Chair;
use crate::entry::Who;
use crate::table::Table;

/// The score that a rematch carries on, and between whom. A person is a device and a name, because several people may
/// share a device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tally {
    /// By the seats of the rematch as it was opened.
    lines: Vec<Line>,
    draws: u16,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Line {
    /// Known as soon as the rematch has seated everybody, in the same append that opens its table.
    who: Option<Who>,
    wins: u16,
}

impl Tally {
    pub(crate) fn new(series: &Series, players: u8) -> Result<Self, String> {
        if series.wins.len() != players as usize {
            return Err("the score has another number of seats".into());
        }
        let lines = series.wins.iter().map(|wins| Line { who: None, wins: *wins }).collect();
        Ok(Tally { lines, draws: series.draws })
    }

    /// Somebody sits down; the first one on a seat is the one whose score it is.
    pub(crate) fn seated(&mut self, seat: Seat, who: &Who) {
        self.lines[seat.index()].who.get_or_insert_with(|| who.clone());
    }

    /// A person goes on with another device.
    pub(crate) fn handed(&mut self, from: PlayerId, to: PlayerId, as_name: &Name) {
        for line in &mut self.lines {
            if let Some(Who::Person { player, name }) = &mut line.who
                && (*player, &*name) == (from, as_name)
            {
                *player = to;
            }
        }
    }

    /// The score by the seats as they are now; none unless the same people and bots sit there, in any order.
    fn series(&self, chairs: &[Chair]) -> Option<Series> {
        let mut lines: Vec<Option<&Line>> = self.lines.iter().map(Some).collect();
        let mut wins = vec![None; chairs.len()];
        // First who has stayed: bots of one level differ by nothing but their seats.
        for stayed in [true, false] {
            for (seat, chair) in chairs.iter().enumerate() {
                let mut own = lines.iter_mut().enumerate().filter(|(of, _)| !stayed || *of == seat);
                let own = own.find(|(_, line)| line.is_some_and(|line| line.is_of(chair)));
                if let (None, Some((_, line))) = (wins[seat], own) {
                    wins[seat] = line.take().map(|line| line.wins);
                }
            }
        }
        Some(Series { wins: wins.into_iter().collect::<Option<_>>()?, draws: self.draws })
    }
}

impl Line {
    fn is_of(&self, chair: &Chair) -> bool {
        match (&self.who, chair) {
            (Some(Who::Person { player, name }), Chair::Person { player: now, name: called, .. }) => {
                player == now && name == called
            }
            (Some(Who::Bot { level }), Chair::Bot { level: now }) => level == now,
            _ => false,
        }
    }
}

impl Table {
    /// The score between those who sit here, with this game once it has ended; none if they have not played before.
    pub fn series(&self) -> Option<Series> {
        let before = self.tally.as_ref()?.series(&self.chairs)?;
        Some(self.counted(before))
    }

    /// The score that a rematch carries on; none if nothing has been won or drawn yet.
    pub(crate) fn next_series(&self) -> Option<Series> {
        let before = self.tally.as_ref().and_then(|tally| tally.series(&self.chairs));
        let before = before.unwrap_or_else(|| Series { wins: vec![0; self.chairs.len()], draws: 0 });
        let series = self.counted(before);
        let somebody_missing = self.chairs.contains(&Chair::Open);
        let nothing = series.draws == 0 && series.wins.iter().all(|wins| *wins == 0);
        (!somebody_missing && !nothing).then_some(series)
    }

    /// Adds the result of this game, if there is one.
    fn counted(&self, mut series: Series) -> Series {
        let result = self.standing().filter(|_| self.stage == Stage::Ended && self.closed.is_none());
        if let Some(standing) = result {
            count(&mut series, &standing);
        }
        series
    }
}

/// First places count, of every seat that shares one; a game in which all do is drawn.
fn count(series: &mut Series, standing: &Standing) {
    let ranks = standing.ranks();
    if ranks.iter().all(|rank| *rank == 1) {
        series.draws = series.draws.saturating_add(1);
        return;
    }
    for (wins, _) in series.wins.iter_mut().zip(ranks).filter(|(_, rank)| **rank == 1) {
        *wins = wins.saturating_add(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crosstable_core::Level;

    fn person(player: u8, name: &str) -> Chair {
        let name = Name::given(name).expect("a name");
        Chair::Person { player: PlayerId::new([player; 16]), name, away: false, stand_in: false }
    }

    fn tally(chairs: &[Chair]) -> Tally {
        let series = Series { wins: (1..).take(chairs.len()).collect(), draws: 7 };
        let mut tally = Tally::new(&series, chairs.len() as u8).expect("as many seats");
        for (seat, chair) in Seat::all(chairs.len() as u8).zip(chairs) {
            let who = match chair {
                Chair::Open => continue,
                Chair::Person { player, name, .. } => Who::Person { player: *player, name: name.clone() },
                Chair::Bot { level } => Who::Bot { level: *level },
            };
            tally.seated(seat, &who);
        }
        tally
    }

    fn wins(tally: &Tally, chairs: &[Chair]) -> Option<Vec<u16>> {
        tally.series(chairs).map(|series| series.wins)
    }

    /// T-18: the score goes with the people, not with the seats.
    #[test]
    fn people_take_their_score_along_when_they_change_seats() {
        let [leo, mum, bot] = [person(1, "Leo"), person(1, "Mum"), Chair::Bot { level: Level::Easy }];
        let tally = tally(&[leo.clone(), mum.clone(), bot.clone()]);
        assert_eq!(wins(&tally, &[leo.clone(), mum.clone(), bot.clone()]), Some(vec![1, 2, 3]));
        assert_eq!(wins(&tally, &[bot.clone(), leo.clone(), mum.clone()]), Some(vec![3, 1, 2]));
        assert_eq!(wins(&tally, &[leo.clone(), mum.clone(), Chair::Open]), None);
        assert_eq!(wins(&tally, &[leo.clone(), leo.clone(), bot.clone()]), None);
        assert_eq!(wins(&tally, &[leo.clone(), person(1, "Ida"), bot.clone()]), None, "another name");
        assert_eq!(wins(&tally, &[leo.clone(), person(2, "Mum"), bot]), None, "another device");
        assert_eq!(wins(&tally, &[leo, mum, Chair::Bot { level: Level::Hard }]), None, "another level");
    }

    /// T-18: equal bots keep the score of their seats, as far as they can.
    #[test]
    fn bots_of_one_level_stay_apart_by_their_seats() {
        let (leo, bot) = (person(1, "Leo"), Chair::Bot { level: Level::Easy });
        let tally = tally(&[leo.clone(), bot.clone(), bot.clone()]);
        assert_eq!(wins(&tally, &[leo.clone(), bot.clone(), bot.clone()]), Some(vec![1, 2, 3]));
        assert_eq!(wins(&tally, &[bot.clone(), bot, leo]), Some(vec![3, 2, 1]));
    }

    /// T-15, T-18: who goes on with another device is the same person.
    #[test]
    fn a_person_keeps_the_score_on_another_device() {
        let [leo, mum] = [person(1, "Leo"), person(1, "Mum")];
        let mut tally = tally(&[leo.clone(), mum.clone()]);
        let mums = Name::given("Mum").expect("a name");
        tally.handed(PlayerId::new([1; 16]), PlayerId::new([2; 16]), &mums);
        assert_eq!(wins(&tally, &[leo.clone(), mum]), None);
        assert_eq!(wins(&tally, &[leo, person(2, "Mum")]), Some(vec![1, 2]));
    }

    /// T-18: first places count; a game in which all share the first place is drawn.
    #[test]
    fn first_places_count() {
        let mut series = Series { wins: vec![0; 4], draws: 0 };
        for scores in [[9, 5, 9, 5], [4, 4, 4, 4], [7, 8, 1, 3], [6, 6, 3, 2]] {
            count(&mut series, &Standing::by_score(&scores));
        }
        assert_eq!(series, Series { wins: vec![2, 2, 1, 0], draws: 1 });
    }
}
