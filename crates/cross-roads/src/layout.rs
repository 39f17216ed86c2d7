//! How the table looks.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use crosstable_core::{Colour, Layout, LayoutCell, Message, Role, SeatLine, Target};

use crate::card::Card;
use crate::effect::Effect;
use crate::laying::Laying;
use crate::moves::Move;
use crate::view::{Hand, Phase, View};

impl From<&View> for Layout {
    fn from(view: &View) -> Self {
        let areas = view.areas();
        Layout {
            board: view.drawn_table(),
            hand: view.drawn_hand(),
            actions: [(Move::Draw, "cross-roads-board-draw"), (Move::Pass, "cross-roads-board-pass")]
                .map(|(mv, key)| button(mv, key))
                .into(),
            seats: view.hands.iter().map(|hand| view.seat_line(hand)).collect(),
            turn: view.turn,
            notes: view.notes(!areas.is_empty()),
            areas,
        }
    }
}

impl View {
    /// The places where the viewer can lay a card now, with their cells in the order in which the card covers them.
    fn areas(&self) -> BTreeMap<Target, Vec<Target>> {
        let mut areas = BTreeMap::new();
        let Some(hand) = self.hand_to_move() else { return areas };
        let _ = self.board().each_spot(|spot| {
            spot.each_lay(hand, |lay| {
                areas.insert(Target::of(lay.place()), lay.cells().map(Target::of).into());
            });
            ControlFlow::<()>::Continue(())
        });
        areas
    }

    fn drawn_hand(&self) -> Vec<LayoutCell> {
        let own = self.hands.iter().filter(|hand| self.viewer.is(hand.seat)).flat_map(|hand| &hand.known);
        own.map(|card| drawn_card(*card)).collect()
    }

    fn seat_line(&self, hand: &Hand) -> SeatLine {
        let rank = self.ranks.as_ref().and_then(|ranks| ranks.get(hand.seat.index()));
        let known: &[Card] = if self.viewer.is(hand.seat) { &[] } else { &hand.known };
        let plain = rank.is_none() && known.is_empty() && hand.knows.is_empty();
        let text = if plain {
            Message::new("cross-roads-board-cards")
        } else {
            Message::new("cross-roads-board-seat")
                .number("rank", rank.copied().unwrap_or(0))
                .text("known", list(known))
                .text("knows", list(&hand.knows))
        };
        SeatLine { seat: hand.seat, text: text.number("cards", hand.cards), open: Vec::new() }
    }

    /// What is due, and what else there is to know.
    fn notes(&self, can_lay: bool) -> Vec<Message> {
        let mut notes = vec![self.due(can_lay)];
        if self.closing && self.ranks.is_none() {
            notes.push(Message::new("cross-roads-board-closing"));
        }
        notes.push(Message::new("cross-roads-board-pile").number("count", self.pile));
        notes.extend(self.effects.iter().map(effect));
        if !self.table.is_empty() {
            notes.push(Message::new("cross-roads-board-legend"));
        }
        notes
    }

    fn due(&self, can_lay: bool) -> Message {
        let (turn, drawer) = (self.turn.unwrap_or_default(), self.drawer.unwrap_or_default());
        match self.phase {
            Phase::Deal => Message::new("cross-roads-board-deal").seat("who", drawer),
            Phase::TurnUp => Message::new("cross-roads-board-turn-up"),
            Phase::Lot => Message::new("cross-roads-board-lot"),
            Phase::Turn if can_lay || !self.viewer.is(turn) => {
                Message::new("cross-roads-board-turn").seat("who", turn)
            }
            Phase::Turn if self.pile == 0 => Message::new("cross-roads-board-must-pass"),
            Phase::Turn => Message::new("cross-roads-board-must-draw"),
            Phase::Draw => {
                let more = i64::from(self.owed) - 1;
                if self.draws_from_hand() {
                    let takes = Message::new("cross-roads-board-takes").seat("who", drawer);
                    takes.seat("from", turn).number("more", more)
                } else {
                    Message::new("cross-roads-board-draws").seat("who", drawer).number("more", more)
                }
            }
            Phase::Over => {
                let mut winners = self.hands.iter().filter(|hand| self.is_first(hand));
                match (winners.next(), winners.next()) {
                    (Some(hand), None) => Message::new("cross-roads-board-win").seat("who", hand.seat),
                    _ => Message::new("cross-roads-board-over"),
                }
            }
        }
    }

    fn is_first(&self, hand: &Hand) -> bool {
        self.ranks.as_ref().and_then(|ranks| ranks.get(hand.seat.index())) == Some(&1)
    }
}

fn drawn_card(card: Card) -> LayoutCell {
    LayoutCell::beside()
        .size(3, 1)
        .role(Role::Card(Colour::Grey))
        .art(card.to_string())
        .target(Target::of(card))
        .label(Message::new("cross-roads-board-card").number("low", card.low()).number("high", card.high()))
        .ghost([card.low(), card.high()].map(|number| number.to_string().into()))
}

fn button(mv: Move, key: &'static str) -> LayoutCell {
    LayoutCell::beside().words(Message::new(key)).label(Message::new(key)).target(Target::of(mv))
}

/// Where the viewer can make others draw, and who draws then.
fn effect(effect: &Effect) -> Message {
    let places: Vec<String> = effect.places.iter().map(ToString::to_string).collect();
    let message = match (effect.kind, effect.drawers.as_slice()) {
        (Laying::Reeky, _) if effect.from_hand > 0 => Message::new("cross-roads-board-reeky-short"),
        (Laying::Reeky, [only]) => Message::new("cross-roads-board-reeky-two").seat("who", *only),
        (Laying::Reeky, _) => Message::new("cross-roads-board-reeky"),
        (_, [next, ..]) => Message::new("cross-roads-board-whiff").seat("who", *next),
        (_, []) => Message::new("cross-roads-board-whiff-empty"),
    };
    message.text("places", places.join(" "))
}

/// Cards one after the other, or `none`, by which a text selects.
fn list(cards: &[Card]) -> String {
    let cards: Vec<String> = cards.iter().map(ToString::to_string).collect();
    if cards.is_empty() { "none".to_owned() } else { cards.join(", ") }
}
