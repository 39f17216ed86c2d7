//! Why a move is good, in a sentence.

use std::ops::ControlFlow;

use crosstable_core::{Message, Seat};

use crate::bag::Bag;
use crate::board::Board;
use crate::card::Card;
use crate::laying::Laying;
use crate::moves::{Lay, Move};
use crate::openings::Openings;
use crate::place::Place;
use crate::setup::Finish;
use crate::view::View;

impl View {
    /// Why a move of the viewer, who is to move, is good; nothing if there is nothing good to say.
    pub(crate) fn reason(&self, mv: Move) -> Option<Message> {
        let seat = self.actor.seat().filter(|seat| self.viewer.is(*seat))?;
        match mv {
            Move::Lay(lay) => Change::by(self, seat, lay)?.reason(),
            Move::Draw => Some(Message::new("cross-roads-why-draw")), // CR-10
            Move::Pass => Some(Message::new("cross-roads-why-pass")), // CR-10
            Move::Card(_) | Move::Start(_) => None,
        }
    }
}

/// What one card changes.
struct Change<'a> {
    view: &'a View,
    lay: Lay,
    laying: Laying,
    board: Board,
    /// Which cards found a place before, and which do then.
    openings: [Openings; 2],
    /// The cards in the hand before, and those that are left.
    hand: [Bag; 2],
    /// The cards of which the viewer sees none: in other hands or in the pile.
    unseen: Bag,
    /// The left neighbour.
    next: Seat,
}

impl<'a> Change<'a> {
    /// Nothing if the card may not lie there.
    fn by(view: &'a View, seat: Seat, lay: Lay) -> Option<Self> {
        let (board, hand) = (view.board(), view.hand_to_move()?);
        let laying = board.check(lay).ok().filter(|_| hand.count(lay.card) > 0)?;
        let (mut after, mut rest) = (board, hand);
        after.lay(lay);
        rest.remove(lay.card);
        let mut unseen = view.deck.cards();
        view.laid.iter().copied().chain(hand.cards()).for_each(|card| unseen.remove(card));
        Some(Change {
            view,
            lay,
            laying,
            board,
            openings: [board.openings(), after.openings()],
            hand: [hand, rest],
            unseen,
            next: seat.next(view.players),
        })
    }

    /// The most telling thing about this move.
    fn reason(&self) -> Option<Message> {
        if self.hand[1].is_empty() {
            // CR-17, CR-20
            let instant = self.view.finish == Finish::Instant;
            return Some(Message::new(if instant { "cross-roads-why-win" } else { "cross-roads-why-out" }));
        }
        let less = || Message::new("cross-roads-why-less").number("count", self.hand[1].len());
        // CR-20: in the last turn of a closing round only the number of cards counts.
        if self.view.closing && self.view.start == Some(self.next) {
            return self.reeky().or_else(|| self.whiff()).or_else(|| Some(less()));
        }
        self.reeky()
            .or_else(|| self.whiff())
            .or_else(|| self.one_left())
            .or_else(|| self.only())
            .or_else(|| self.only_place())
            .or_else(|| self.opens())
            .or_else(|| self.prepares())
            .or_else(|| self.closes())
            .or_else(|| self.rest_fits())
            .or_else(|| self.blocks())
            .or_else(|| Some(less()))
    }

    /// All others draw (CR-13 to CR-16).
    fn reeky(&self) -> Option<Message> {
        if self.laying != Laying::Reeky {
            return None;
        }
        let (players, pile) = (u32::from(self.view.players), u32::from(self.view.pile));
        let owed = if players == 2 { 2 } else { players - 1 };
        // CR-15: what the pile lacks comes out of one's own hand.
        let missing = owed.saturating_sub(pile);
        if missing >= self.hand[1].len() {
            return Some(Message::new("cross-roads-why-reeky-win")); // CR-16
        }
        let each = if players == 2 { 2 } else { 1 };
        let almost_out =
            self.view.hands.iter().find(|hand| hand.cards == 1 && !self.view.viewer.is(hand.seat));
        Some(match almost_out {
            _ if missing > 0 => Message::new("cross-roads-why-reeky-short").number("count", missing),
            Some(hand) => {
                Message::new("cross-roads-why-reeky-stop").seat("who", hand.seat).number("count", each)
            }
            None if players == 2 => Message::new("cross-roads-why-reeky-two").seat("who", self.next),
            None => Message::new("cross-roads-why-reeky"),
        })
    }

    /// The left neighbour draws (CR-11, CR-12).
    fn whiff(&self) -> Option<Message> {
        if self.laying != Laying::Whiff || self.view.pile == 0 {
            return None;
        }
        let almost_out = self.view.hands.iter().any(|hand| hand.seat == self.next && hand.cards == 1);
        let key = if almost_out { "cross-roads-why-whiff-stop" } else { "cross-roads-why-whiff" };
        Some(Message::new(key).seat("who", self.next))
    }

    /// One card is left, and it fits.
    fn one_left(&self) -> Option<Message> {
        let rest = self.hand[1];
        let fits = rest.len() == 1 && self.openings[1].count_any(rest) == 1;
        fits.then(|| Message::new("cross-roads-why-one-left"))
    }

    /// No other card fits.
    fn only(&self) -> Option<Message> {
        let stuck = self.openings[0].count_any(self.hand[1]) == 0;
        stuck.then(|| Message::new("cross-roads-why-only"))
    }

    /// The card fits nowhere else.
    fn only_place(&self) -> Option<Message> {
        let card: Bag = [self.lay.card].into_iter().collect();
        let here = self.lay.place().sorted();
        let elsewhere = self.board.each_spot(|spot| {
            let place = Place { at: spot.first.cell, dir: spot.dir }.sorted();
            let mut fits = false;
            spot.each_lay(card, |_| fits = true);
            if fits && place != here { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        let alone = elsewhere.is_continue();
        alone.then(|| Message::new("cross-roads-why-only-place").text("card", self.lay.card))
    }

    /// A card that fitted nowhere finds a place.
    fn opens(&self) -> Option<Message> {
        let [before, after] = self.openings;
        let card = self.rest().find(|card| before.count_any(*card) == 0 && after.count_any(*card) > 0)?;
        Some(Message::new("cross-roads-why-opens").text("card", card.kinds().next()?))
    }

    /// A card that could make no reeky, and now could.
    fn prepares(&self) -> Option<Message> {
        let [before, after] =
            self.openings.map(|openings| move |card| openings.count(card, Laying::Reeky) > 0);
        // The last card would have no effect (CR-17).
        let rest = (self.hand[1].len() > 1).then(|| self.rest());
        let card = rest?.find(|card| !before(*card) && after(*card))?;
        Some(Message::new("cross-roads-why-prepares").text("card", card.kinds().next()?))
    }

    /// The left neighbour could have had a card for a reeky, and now cannot, whatever it is.
    fn closes(&self) -> Option<Message> {
        let [before, after] = self.openings.map(|openings| openings.count(self.unseen, Laying::Reeky));
        let closes = before > 0 && after == 0;
        closes.then(|| Message::new("cross-roads-why-closes").seat("who", self.next))
    }

    /// All cards that are left fit somewhere.
    fn rest_fits(&self) -> Option<Message> {
        let rest = self.hand[1];
        let all = self.openings[1].count_any(rest) == rest.len();
        all.then(|| Message::new("cross-roads-why-rest-fits"))
    }

    /// Of the cards that the viewer does not see fewer than before fit, and less than half of them.
    fn blocks(&self) -> Option<Message> {
        let [before, after] = self.openings.map(|openings| openings.count_any(self.unseen));
        let few = after < before && 2 * after < self.unseen.len();
        few.then(|| Message::new("cross-roads-why-blocks"))
    }

    /// The different cards that are left, each by itself.
    fn rest(&self) -> impl Iterator<Item = Bag> {
        self.hand[1].kinds().map(|card: Card| [card].into_iter().collect())
    }
}
