//! A table for the tests: a game in a known position, played and looked at by tokens.

use cross_n_go::{Colour, Figures, Joker, Phase, Position, View};
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Game, Outcomes, Play, Refusal, Seat, Setup, Viewer};
use crosstable_testkit::script;

/// The bars of rows 1 to 12 at the tests' table.
pub(crate) const BARS: [&str; 12] = [
    "R.B.G.Y.", "BRY.R.BG", "G.BR.YRG", "YGR.YBR.", ".YG.BRGB", "B.YBG.YR", "YBGRY.G.", "RB.GRY.B",
    ".G.YBGRB", "GRBY.GY.", "RY.G.RBY", ".Y.G.B.R",
];

/// Offsets at which the red fields of these bars form one lane in column 1 over all twelve rows.
pub(crate) const RED_LANE: [i16; 12] = [0, -1, -3, -2, -5, -7, -3, 0, -6, -1, 0, -7];

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number as usize - 1)
}

/// A game under test.
#[derive(Clone)]
pub(crate) struct Table(pub(crate) Position);

impl Table {
    /// Before anything is drawn. Seat 1 begins, and the third of three players has two colours.
    pub(crate) fn empty(players: u8) -> Self {
        Table(Position::from_setup(&setup(players)).expect("a table"))
    }

    /// Set up in the order of [`BARS`]: seat 1 red, seat 2 blue, seat 3 green, seat 4 yellow (of three players seat
    /// 3 green and yellow); seat 1 is to roll.
    pub(crate) fn new(players: u8) -> Self {
        Table::with(players, "limit", "200")
    }

    /// As [`Table::new`], with one option.
    pub(crate) fn with(players: u8, key: &str, value: &str) -> Self {
        let setup = setup(players).with(key, value);
        let mut table = Table(Position::from_setup(&setup).expect("a table"));
        table.lay_bars().play("~colour:red ~colour:blue");
        if players == 4 {
            table.play("~colour:green ~colour:yellow");
        }
        table
    }

    /// Draws the bars in the order of [`BARS`].
    pub(crate) fn lay_bars(&mut self) -> &mut Self {
        for bar in &BARS[..11] {
            self.play(&format!("~bar:{bar}"));
        }
        self
    }

    /// Plays tokens that must be legal.
    pub(crate) fn play(&mut self, tokens: &str) -> &mut Self {
        script::play(&mut self.0, tokens);
        self
    }

    /// Tries a token that must be refused: its clause and code without the game's name.
    pub(crate) fn refused(&mut self, token: &str) -> (&'static str, &'static str) {
        let refusal = self.refusal(token);
        (refusal.clause, refusal.code.trim_start_matches("cross-n-go-"))
    }

    /// Tries a token that must be refused.
    pub(crate) fn refusal(&mut self, token: &str) -> Refusal {
        script::refusal(&self.0, token)
    }

    /// The legal tokens.
    pub(crate) fn legal(&self) -> Vec<String> {
        script::legal(&self.0)
    }

    /// The legal tokens that begin like this.
    pub(crate) fn legal_with(&self, start: &str) -> Vec<String> {
        self.legal().into_iter().filter(|token| token.starts_with(start)).collect()
    }

    pub(crate) fn is_legal(&self, token: &str) -> bool {
        self.legal().iter().any(|legal| legal == token)
    }

    /// The outcomes that chance can have now, all of which are equally likely in this game.
    pub(crate) fn outcomes(&self) -> Vec<String> {
        let mut list = Outcomes::new();
        self.0.outcomes(&mut list);
        assert!(list.iter().all(|(_, weight)| *weight == 1));
        list.iter().map(|(outcome, _)| outcome.to_string()).collect()
    }

    pub(crate) fn view(&self) -> View {
        self.0.view(Viewer::Spectator)
    }

    /// Rearranges the table.
    pub(crate) fn edit(&mut self, change: impl FnOnce(&mut View)) -> &mut Self {
        let mut view = self.view();
        change(&mut view);
        self.0 = Position::sample(&view, &mut Xoshiro::seed_from_u64(0));
        self
    }

    /// Lets this seat play with so many points.
    pub(crate) fn points(&mut self, number: u8, points: u8) -> &mut Self {
        self.edit(|view| {
            view.phase = Phase::Play;
            view.turn = Some(seat(number));
            view.points = points;
        })
    }

    pub(crate) fn offset(&mut self, row: usize, offset: i16) -> &mut Self {
        self.edit(|view| view.rows[row - 1].offset = offset)
    }

    pub(crate) fn offsets(&mut self, offsets: [i16; 12]) -> &mut Self {
        self.edit(|view| view.rows.iter_mut().zip(offsets).for_each(|(row, offset)| row.offset = offset))
    }

    /// Puts the figures of a colour onto these fields; those without one have crossed.
    pub(crate) fn figures(&mut self, colour: Colour, spots: &[&str]) -> &mut Self {
        self.edit(|view| {
            let mut count = 0;
            for row in &mut view.rows {
                count += row.figures.iter().filter(|f| f.colour == colour).map(|f| f.count).sum::<u8>();
                row.figures.retain(|figures| figures.colour != colour);
            }
            let owner = view
                .seats
                .iter_mut()
                .find(|seat| seat.colours.contains(&colour))
                .expect("a colour somebody plays");
            owner.across += count - spots.len() as u8;
            for spot in spots {
                let (row, field) = at(spot);
                let here = &mut view.rows[row].figures;
                match here.iter_mut().find(|figures| figures.field == field) {
                    Some(figures) => figures.count += 1,
                    None => here.push(Figures { field, seat: owner.seat, colour, count: 1 }),
                }
            }
        })
    }

    /// Lays a joker; with a seat it is a temporary one.
    pub(crate) fn joker(&mut self, spot: &str, until: Option<u8>) -> &mut Self {
        let (row, field) = at(spot);
        self.edit(|view| view.rows[row].jokers.push(Joker { field, until: until.map(seat) }))
    }

    /// Gives a seat so many jokers.
    pub(crate) fn hold(&mut self, number: u8, jokers: u8) -> &mut Self {
        self.edit(|view| view.seats[number as usize - 1].jokers = jokers)
    }

    /// Where the figures of a colour stand, as `1.1x3` if there are three on a field.
    pub(crate) fn standing_on(&self, colour: Colour) -> Vec<String> {
        let view = self.view();
        let rows = view.rows.iter();
        let all = rows.flat_map(|row| row.figures.iter().map(move |figures| (row.row, figures)));
        all.filter(|(_, figures)| figures.colour == colour)
            .map(|(row, figures)| match figures.count {
                1 => format!("{row}.{}", figures.field),
                count => format!("{row}.{}x{count}", figures.field),
            })
            .collect()
    }

    /// Where jokers lie: `2.1` for good, `2.1~3` until seat 3 is next.
    pub(crate) fn jokers(&self) -> Vec<String> {
        let view = self.view();
        let all = view.rows.iter().flat_map(|row| row.jokers.iter().map(move |joker| (row.row, joker)));
        all.map(|(row, joker)| match joker.until {
            None => format!("{row}.{}", joker.field),
            Some(seat) => format!("{row}.{}~{seat}", joker.field),
        })
        .collect()
    }

    /// How many jokers a seat holds.
    pub(crate) fn held(&self, number: u8) -> u8 {
        self.view().seats[number as usize - 1].jokers
    }
}

fn setup(players: u8) -> Setup {
    let setup = Setup::players(players).with("start", "1");
    if players == 3 { setup.with("double", "3") } else { setup }
}

fn at(spot: &str) -> (usize, u8) {
    let (row, field) = spot.split_once('.').expect(spot);
    (row.parse::<usize>().expect(spot) - 1, field.parse().expect(spot))
}
