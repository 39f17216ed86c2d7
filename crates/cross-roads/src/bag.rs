//! Cards without an order: a hand, the pile, what somebody knows of a hand.

use std::fmt;

use crate::card::{BEARING, COVERING, Card, HIGHEST, KINDS, WAYS, Ways, after, before};

/// A multiset of cards. A pile is one too: which of its cards lies on top is decided when it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Bag {
    /// A bit for each kind of card of which there is at least one.
    one: u64,
    /// A bit for each kind of card of which there are two.
    two: u64,
}

impl Bag {
    /// No cards.
    pub const EMPTY: Bag = Bag { one: 0, two: 0 };

    /// No deck has more cards of one kind.
    pub const MOST_ALIKE: u8 = 2;

    /// How many cards.
    #[inline]
    pub const fn len(self) -> u32 {
        self.one.count_ones() + self.two.count_ones()
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.one == 0
    }

    /// How many cards like this one.
    #[inline]
    pub const fn count(self, card: Card) -> u32 {
        (self.one >> card.kind() & 1) as u32 + (self.two >> card.kind() & 1) as u32
    }

    /// How many cards are of these kinds, which are given as bits.
    #[inline]
    pub(crate) const fn count_among(self, kinds: u64) -> u32 {
        (self.one & kinds).count_ones() + (self.two & kinds).count_ones()
    }

    /// Puts a card in.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        let bit = 1 << card.kind();
        self.two |= self.one & bit;
        self.one |= bit;
    }

    /// Takes a card like this one out, if there is one.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        let bit = 1 << card.kind();
        self.one &= !bit | self.two;
        self.two &= !bit;
    }

    /// What is certainly still there after somebody took a card that nobody saw: of each kind one less.
    pub(crate) const fn after_unseen_loss(self) -> Bag {
        Bag { one: self.two, two: 0 }
    }

    /// The different cards, ascending.
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        bits(self.one)
    }

    /// All cards, ascending, equal ones beside each other.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(move |card| std::iter::repeat_n(card, self.count(card) as usize))
    }

    /// The different cards that bear this number, ascending.
    #[inline]
    pub(crate) fn bearing(self, number: u8) -> impl Iterator<Item = Card> {
        bits(self.one & BEARING[number as usize])
    }

    /// How many different cards bear this number.
    #[inline]
    pub(crate) const fn count_bearing(self, number: u8) -> u32 {
        (self.one & BEARING[number as usize]).count_ones()
    }

    /// Of the different cards that bear this number, the one that so many precede.
    #[inline]
    pub(crate) const fn nth_bearing(self, number: u8, skip: u32) -> Card {
        Card::of_kind(nth_bit(self.one & BEARING[number as usize], skip))
    }

    /// For every number on the table, in how many ways a card can cover it with one half (CR-05).
    #[inline]
    pub(crate) fn ways_to_cover_one(self) -> Ways {
        self.kinds().fold(Ways::NONE, |ways, card| ways.and(WAYS[card.kind() as usize]))
    }

    /// In how many ways a card can lie on these two numbers, the first half on the first; the second may be 0, on which none
    /// can. Of the four pairs that fit, two are the same card if both numbers are equal; it can lie either way.
    #[inline]
    pub(crate) const fn ways_to_cover_two(self, first: u8, second: u8) -> u32 {
        let ways = (self.one & COVERING[first as usize][second as usize]).count_ones();
        ways + ((first == second) as u64 & self.one >> EITHER_WAY[first as usize]) as u32
    }

    /// The card on which this ticket, `0 <= ticket < len`, falls; each card has one ticket.
    #[inline]
    pub(crate) fn at(self, ticket: u32) -> Card {
        let ones = self.one.count_ones();
        let (bits, skip) = if ticket < ones { (self.one, ticket) } else { (self.two, ticket - ones) };
        Card::of_kind(nth_bit(bits, skip))
    }
}

/// By number: the kind of the card whose numbers are before and after it.
static EITHER_WAY: [u32; HIGHEST as usize + 1] = {
    let mut kinds = [0; HIGHEST as usize + 1];
    let mut number = 1;
    while number <= HIGHEST {
        kinds[number as usize] = Card::new(before(number), after(number)).kind();
        number += 1;
    }
    kinds
};

/// Where the bit is that is set and that so many set ones precede.
#[inline]
const fn nth_bit(bits: u64, skip: u32) -> u32 {
    const EACH: u64 = 0x0101_0101_0101_0101;
    // How many bits are set in every byte, and then in it and all before it.
    let pairs = bits - (bits >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    let up_to = bytes.wrapping_mul(EACH);
    // A byte is skipped if no more are set up to its end. All counts are below 128, so no byte borrows from another.
    let skipped = (((EACH * skip as u64) | (EACH << 7)) - up_to) >> 7 & EACH;
    let first = skipped.wrapping_mul(EACH) >> 56 << 3 & 63;
    let before = (up_to << 8) >> first & 0xff;
    first as u32 + NTH_BIT[(bits >> first & 0xff) as usize][((skip as u64 - before) & 7) as usize] as u32
}

/// The same for a byte, looked up, because nobody could predict the branches.
static NTH_BIT: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut set) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][set] = bit as u8;
                set += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

/// `[1/2 1/2 3/7]`, written in one piece, because tests compare positions by this text in great numbers.
impl fmt::Debug for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = [b' '; 4 * KINDS * Bag::MOST_ALIKE as usize];
        for (place, card) in text.chunks_exact_mut(4).zip(self.cards()) {
            place[..3].copy_from_slice(&[b'0' + card.low(), b'/', b'0' + card.high()]);
        }
        let text = str::from_utf8(&text).expect("digits, slashes and spaces are text");
        write!(f, "[{}]", text[..4 * self.len() as usize].trim_end())
    }
}

impl FromIterator<Card> for Bag {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut bag = Bag::EMPTY;
        cards.into_iter().for_each(|card| bag.insert(card));
        bag
    }
}

/// The kinds of card behind these bits, ascending.
#[inline]
fn bits(mut bits: u64) -> impl Iterator<Item = Card> {
    std::iter::from_fn(move || {
        if bits == 0 {
            return None;
        }
        let kind = bits.trailing_zeros();
        bits &= bits - 1;
        Some(Card::of_kind(kind))
    })
}
