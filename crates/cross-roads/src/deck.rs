//! The two decks. This file is the only place that says which cards there are: if the printed game is different,
//! correct the table here.

use crosstable_core::serde::{Deserialize, Serialize};

use crate::bag::Bag;
use crate::card::{Card, HIGHEST};

/// How many cards a deck has (CR-01).
pub const CARDS: u8 = 54;

/// How often each card exists: the row is its smaller number, the column its larger one.
type Table = [[u8; HIGHEST as usize]; HIGHEST as usize];

/// CR-02, the default: every pair once, and those at ring distance 1 or 2 a second time.
#[rustfmt::skip]
const DIFFERING: Table = [
    // 1  2  3  4  5  6  7  8  9
    [  0, 2, 2, 1, 1, 1, 1, 2, 2 ], // 1
    [  0, 0, 2, 2, 1, 1, 1, 1, 2 ], // 2
    [  0, 0, 0, 2, 2, 1, 1, 1, 1 ], // 3
    [  0, 0, 0, 0, 2, 2, 1, 1, 1 ], // 4
    [  0, 0, 0, 0, 0, 2, 2, 1, 1 ], // 5
    [  0, 0, 0, 0, 0, 0, 2, 2, 1 ], // 6
    [  0, 0, 0, 0, 0, 0, 0, 2, 2 ], // 7
    [  0, 0, 0, 0, 0, 0, 0, 0, 2 ], // 8
    [  0, 0, 0, 0, 0, 0, 0, 0, 0 ], // 9
];

/// CR-02, the option: every pair and every double once, and the ring neighbours a second time.
#[rustfmt::skip]
const DOMINO: Table = [
    // 1  2  3  4  5  6  7  8  9
    [  1, 2, 1, 1, 1, 1, 1, 1, 2 ], // 1
    [  0, 1, 2, 1, 1, 1, 1, 1, 1 ], // 2
    [  0, 0, 1, 2, 1, 1, 1, 1, 1 ], // 3
    [  0, 0, 0, 1, 2, 1, 1, 1, 1 ], // 4
    [  0, 0, 0, 0, 1, 2, 1, 1, 1 ], // 5
    [  0, 0, 0, 0, 0, 1, 2, 1, 1 ], // 6
    [  0, 0, 0, 0, 0, 0, 1, 2, 1 ], // 7
    [  0, 0, 0, 0, 0, 0, 0, 1, 2 ], // 8
    [  0, 0, 0, 0, 0, 0, 0, 0, 1 ], // 9
];

/// Which cards are played with (CR-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(crosstable_core::ts_rs::TS), ts(crate = "crosstable_core::ts_rs"))]
#[serde(crate = "crosstable_core::serde", rename_all = "lowercase")]
pub enum Deck {
    /// The two numbers of a card always differ.
    Differing,
    /// There are doubles.
    Domino,
}

impl Deck {
    /// All its cards.
    pub const fn cards(self) -> Bag {
        const FILLED: [Bag; 2] = [fill(&DIFFERING), fill(&DOMINO)];
        FILLED[self as usize]
    }
}

/// Checks a table while the program is compiled and makes a bag of it.
const fn fill(table: &Table) -> Bag {
    let mut bag = Bag::EMPTY;
    let mut low = 1;
    while low <= HIGHEST {
        let mut high = 1;
        while high <= HIGHEST {
            let mut left = table[low as usize - 1][high as usize - 1];
            assert!(left == 0 || low <= high, "the smaller number is the row");
            assert!(left <= Bag::MOST_ALIKE, "a bag cannot hold so many equal cards");
            while left > 0 {
                bag.insert(Card::new(low, high));
                left -= 1;
            }
            high += 1;
        }
        low += 1;
    }
    assert!(bag.len() == CARDS as u32, "a deck has 54 cards");
    bag
}
