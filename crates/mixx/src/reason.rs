//! Why a move is good, in a sentence.

use crosstable_core::{Message, Seat};

use crate::{Card, CardSet, Cell, Cross, Move, Shape, View};

/// So few fitting cards of the next seat are worth a word.
const FEW: u32 = 2;

impl View {
    /// Why a move of the viewer, who is to move, is good; nothing if there is nothing good to say. All cards but those of
    /// the pile lie face up (MX-02), and nobody draws before laying (MX-04): who can lay what is certain.
    pub(crate) fn reason(&self, mv: Move) -> Option<Message> {
        let seat = self.actor.seat().filter(|seat| self.viewer.is(*seat))?;
        match mv {
            Move::Lay { cell, card } => Change::by(self, seat, card, cell)?.reason(),
            Move::Miss => Some(Message::new("mixx-why-miss")), // MX-04
            Move::Stop => {
                let able = !open(&self.cross(), self.shape).and(self.stock_of(seat)).is_empty();
                let key = match (able, self.pile.is_empty()) {
                    (false, _) => "mixx-why-stop",
                    (true, false) => "mixx-why-keep", // MX-10
                    // MX-12: the cards in front count nothing, so there is no reason to stop.
                    (true, true) => return None,
                };
                Some(Message::new(key).number("count", self.table.len() as i64))
            }
            Move::Draw(_) | Move::Start(_) => None,
        }
    }

    fn stock_of(&self, seat: Seat) -> CardSet {
        self.seats.iter().find(|other| other.seat == seat).map_or(CardSet::EMPTY, |other| other.stock)
    }
}

/// What one card changes.
struct Change<'a> {
    view: &'a View,
    card: Card,
    cell: Cell,
    before: Cross,
    after: Cross,
    /// The cards that fitted somewhere before, and those that do then.
    open: [CardSet; 2],
    /// The other seats, in the order of their turns.
    others: Vec<Seat>,
    /// One's own cards before, and those that are left.
    own: [CardSet; 2],
}

impl<'a> Change<'a> {
    /// Nothing if the card may not lie there.
    fn by(view: &'a View, seat: Seat, card: Card, cell: Cell) -> Option<Self> {
        let (before, stock) = (view.cross(), view.stock_of(seat));
        if !stock.contains(card) || before.takes(card, cell, view.shape).is_err() {
            return None;
        }
        let (mut after, mut rest) = (before, stock);
        after.lay(card, cell);
        rest.remove(card);
        let players = view.seats.len() as u8;
        let others = (1..players).scan(seat, |seat, _| {
            *seat = seat.next(players);
            Some(*seat)
        });
        Some(Change {
            view,
            card,
            cell,
            before,
            after,
            open: [open(&before, view.shape), open(&after, view.shape)],
            others: others.collect(),
            own: [stock, rest],
        })
    }

    /// The most telling thing about this move.
    fn reason(&self) -> Option<Message> {
        let len = self.after.len();
        // MX-08: nobody else is asked any more.
        if self.view.misses as usize + 1 == self.view.seats.len() {
            return Some(Message::new("mixx-why-run").number("count", len));
        }
        // MX-08, MX-09: everybody else has to miss.
        let next = *self.others.first()?;
        if self.others.iter().all(|seat| self.fitting(*seat)[1] == 0) {
            let all = Message::new("mixx-why-all").seat("who", next);
            return Some(all.number("others", self.others.len() as i64).number("count", len));
        }
        self.puts_out()
            .or_else(|| self.only())
            .or_else(|| self.closes())
            .or_else(|| self.leaves_few(next))
            .or_else(|| self.begins())
            .or_else(|| self.ahead())
            .or_else(|| self.hard())
            .or_else(|| self.fixes_centre())
            .or_else(|| self.still())
    }

    /// How many cards of a seat fitted before, and how many do then.
    fn fitting(&self, seat: Seat) -> [u32; 2] {
        self.open.map(|open| open.and(self.view.stock_of(seat)).len())
    }

    /// Who could lay a card before, has none that fits any more and will have to miss. That is certain of the next seat,
    /// and of all seats once the centre is fixed, because from there on ever fewer cards fit (MX-06, MX-07).
    fn puts_out(&self) -> Option<Message> {
        let lasting = self.after.centre().is_some() || self.view.shape == Shape::Line;
        let mut out = self.others.iter().enumerate().filter(|(place, seat)| {
            let [before, after] = self.fitting(**seat);
            (*place == 0 || lasting) && before > 0 && after == 0
        });
        let who = *out.next()?.1;
        Some(match out.next() {
            Some((_, second)) => Message::new("mixx-why-out-two").seat("who", who).seat("second", *second),
            None => Message::new("mixx-why-out").seat("who", who),
        })
    }

    /// No other card of one's own fits.
    fn only(&self) -> Option<Message> {
        let alone = self.open[0].and(self.own[0]).len() == 1;
        alone.then(|| Message::new("mixx-why-only"))
    }

    /// Into this line of the cross fits no card any more, be it in front of somebody or in the pile.
    fn closes(&self) -> Option<Message> {
        let centre = self.after.centre()?;
        let across = self.cell.y() == centre.y();
        let mut free = CardSet::EMPTY;
        self.after.for_each_place(self.view.shape, |cell, cards| {
            if across == (cell.y() == centre.y()) {
                free = free.or(cards);
            }
        });
        let left = self.view.seats.iter().fold(self.view.pile, |left, seat| left.or(seat.stock));
        free.and(left).is_empty().then(|| Message::new("mixx-why-closes"))
    }

    /// The next seat has few cards left that fit.
    fn leaves_few(&self, next: Seat) -> Option<Message> {
        let [before, after] = self.fitting(next);
        let few = after < before && after <= FEW;
        few.then(|| Message::new("mixx-why-few").seat("who", next).number("count", after))
    }

    /// The first card of a round, and all the others fit next to it (MX-03).
    fn begins(&self) -> Option<Message> {
        let rest = self.own[1];
        let all = self.before.is_empty() && rest.len() > 1 && rest.without(self.open[1]).is_empty();
        all.then(|| Message::new("mixx-why-begin"))
    }

    /// More of one's own cards fit than of anybody else's.
    fn ahead(&self) -> Option<Message> {
        let own = self.open[1].and(self.own[1]).len();
        // The seat that comes first, of several that are equally good.
        let most = self.others.iter().rev().max_by_key(|seat| self.fitting(**seat)[1])?;
        let theirs = self.fitting(*most)[1];
        let ahead = || Message::new("mixx-why-ahead").number("count", own).number("theirs", theirs);
        (own > theirs).then(|| ahead().seat("who", *most))
    }

    /// In a cross with a centre, the card fits into one line only.
    fn hard(&self) -> Option<Message> {
        let centre = self.before.centre()?;
        let (mut along, mut down) = (false, false);
        self.before.for_each_place(self.view.shape, |cell, cards| {
            let fits = cards.contains(self.card);
            along |= fits && cell.y() == centre.y();
            down |= fits && cell.x() == centre.x();
        });
        (along != down).then(|| Message::new("mixx-why-hard"))
    }

    /// From now on cards go only to the four ends (MX-06).
    fn fixes_centre(&self) -> Option<Message> {
        let fixes = self.before.centre().is_none() && self.after.centre().is_some();
        fixes.then(|| Message::new("mixx-why-centre"))
    }

    /// Some of one's own cards still fit.
    fn still(&self) -> Option<Message> {
        let count = self.open[1].and(self.own[1]).len();
        (count > 0).then(|| Message::new("mixx-why-still").number("count", count))
    }
}

/// The cards that fit somewhere.
fn open(cross: &Cross, shape: Shape) -> CardSet {
    let mut open = CardSet::EMPTY;
    cross.for_each_place(shape, |_, cards| open = open.or(cards));
    open
}
