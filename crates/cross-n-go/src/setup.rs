//! The options, the position before anything has happened, and what the lot decides before the first turn.

use crosstable_core::{MAX_SEATS, OptionSpec, Options, Outcomes, Seat};

use crate::bar::Bar;
use crate::colour::{Colour, Colours};
use crate::moves::Move;
use crate::position::{Phase, Position};
use crate::spot::{ROWS, Row, Spot};
use crate::stack::Stack;

/// CN-24: the most turns a table can give each player.
pub(crate) const MOST_TURNS: u16 = 200;

/// So many bars are drawn: the last row gets the marked bar that is left, without a draw.
const DRAWN: u8 = ROWS as u8 - 1;

/// Who has two colours (CN-04), how many turns each player has (CN-24), and the start seat.
pub(crate) fn options(rules: u32, players: u8) -> Vec<OptionSpec> {
    let mut specs = Vec::new();
    if rules >= 2 && players == 3 {
        specs.push(OptionSpec::one_of("double", &["random", "1", "2", "3"]));
    }
    specs.push(OptionSpec::number("limit", 20..=MOST_TURNS, if rules == 1 { 200 } else { 40 }));
    specs.push(OptionSpec::start(players));
    specs
}

/// How many figures a seat has in all (CN-04).
pub(crate) const fn figures_of(players: u8) -> u8 {
    if players == 2 { 3 } else { 2 }
}

/// The empty table. By the first version of the rules the third of three players always had two colours.
pub(crate) fn first_position(options: &Options) -> Position {
    let players = options.players();
    let double = match (options.rules(), players) {
        (1, 3) => Some(Seat::new(2)),
        _ => options.seat("double"),
    };
    // CN-02: each player starts with one joker.
    let jokers = [0, 1, 2, 3].map(|index| u8::from(index < players));
    Position {
        players,
        limit: options.number("limit"),
        phase: if players == 3 && double.is_none() { Phase::Double } else { Phase::Bars },
        double,
        turn: options.seat("start"),
        turns: 0,
        points: 0,
        jokers_played: 0,
        laid: 0,
        stack: Stack::unlaid(),
        colours: [Colours::NONE; MAX_SEATS],
        home: [0; 4],
        across: [0; MAX_SEATS],
        jokers,
    }
}

impl Position {
    /// The rows in which a bar lies already.
    pub(crate) fn laid_rows(&self) -> impl DoubleEndedIterator<Item = Row> {
        Row::all().filter(|row| self.has_bar(*row))
    }

    /// CN-03: the bars that may come into the next row.
    pub(crate) fn bars_left(&self, list: &mut Outcomes<Move>) {
        let fitting = Bar::all().filter(|bar| bar.is_marked() == (self.laid == 0));
        for bar in fitting.filter(|bar| self.laid_rows().all(|row| self.stack.bar(row) != *bar)) {
            list.push(Move::Bar(bar), 1);
        }
    }

    /// CN-03: lays the next bar, flush with the others; with the first one the other marked one too.
    pub(crate) fn lay_bar(&mut self, bar: Bar) {
        self.stack.lay(Row::new(self.laid as usize % ROWS), bar, 0);
        if self.laid == 0 {
            self.stack.lay(Row::LAST, bar.other_marked(), 0);
        }
        self.laid += 1;
        if self.laid >= DRAWN {
            self.stack.connect();
            self.phase = Phase::Colours;
        }
    }

    /// How many figures of each of its colours a seat starts with (CN-04).
    const fn figures_each(&self, seat: Seat) -> u8 {
        if self.is_double(seat) { 1 } else { figures_of(self.players) }
    }

    /// CN-04: this seat has two colours and sits opposite.
    pub(crate) fn draw_double(&mut self, seat: Seat) {
        self.double = Some(seat);
        self.phase = Phase::Bars;
    }

    /// The first seat that draws a colour and has none yet, if there is one.
    fn uncoloured(&self) -> Option<Seat> {
        let draws = |seat: &Seat| !self.is_double(*seat) && self.colours[seat.index()].is_empty();
        Seat::all(self.players).find(draws)
    }

    /// CN-04: the colours the next seat may draw.
    pub(crate) fn colours_left(&self, list: &mut Outcomes<Move>) {
        for colour in Colours::ALL.without(self.played_colours()).iter() {
            list.push(Move::Colour(colour), 1);
        }
    }

    /// CN-04: gives the next seat its colour. The seat with two colours has those that are left.
    pub(crate) fn draw_colour(&mut self, colour: Colour) {
        let Some(seat) = self.uncoloured() else { return };
        self.take_colours(seat, Colours::of(colour));
        if self.uncoloured().is_none() {
            if let Some(last) = self.double {
                self.take_colours(last, Colours::ALL.without(self.played_colours()));
            }
            self.first_turn();
        }
    }

    /// CN-05: gives a seat colours and puts its figures on the first bar of its side.
    fn take_colours(&mut self, seat: Seat, colours: Colours) {
        self.colours[seat.index()] = colours;
        let first = self.side(seat).first();
        for colour in colours.iter() {
            self.home[colour.index()] = self.figures_each(seat);
            for spot in Spot::in_mask(first, self.stack.painted(first, Colours::of(colour))) {
                self.stack.put_figure(spot);
            }
        }
    }

    /// G-02: a named seat begins; otherwise the lot decides.
    fn first_turn(&mut self) {
        self.phase = if self.turn.is_some() { Phase::Roll } else { Phase::Start };
    }
}
