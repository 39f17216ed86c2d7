//! A bar, and when two of them are connected.

use crosstable_core::BadToken;

use crate::bars::{BARS, MARKED};
use crate::colour::{Colour, Colours};
use crate::spot::FIELDS;

/// One of the twelve bars. Its name is its pattern, as in `R.B.G.Y.`.
///
/// ```
/// use cross_n_go::{Bar, Colour};
/// let bar: Bar = "BRY.R.BG".parse().unwrap();
/// assert!(!bar.is_marked());
/// assert_eq!((bar.colour(0), bar.colour(3)), (Some(Colour::Blue), None));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Bar(u8);

/// For each bar and each set of colours: the fields that have one of these colours, field 1 as the lowest bit.
const PAINTED: [[u8; Colours::SETS]; BARS.len()] = painted();

/// For each bar the colour of each field.
const COLOURS: [[Option<Colour>; FIELDS as usize]; BARS.len()] = colours();

/// At this offset two bars no longer face each other at all.
const REACH: i16 = FIELDS as i16;

impl Bar {
    /// The bar with this index in the data table, `0..12`.
    ///
    /// # Panics
    /// If there is no such bar.
    pub const fn new(index: usize) -> Self {
        assert!(index < BARS.len(), "there are twelve bars");
        Bar(index as u8)
    }

    /// Index into arrays by bar.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All bars, the marked ones first.
    pub fn all() -> impl DoubleEndedIterator<Item = Bar> + Clone {
        (0..BARS.len() as u8).map(Bar)
    }

    /// Whether it carries the black mark and so lies at an end of the stack (CN-03).
    pub const fn is_marked(self) -> bool {
        self.index() < MARKED
    }

    /// The marked bar that is not this one.
    pub(crate) const fn other_marked(self) -> Self {
        Bar(self.0 ^ 1)
    }

    /// Its fields from the left, one letter each, `.` for natural wood.
    pub const fn pattern(self) -> &'static str {
        BARS[self.index()]
    }

    /// The colour of a field, counted from 0, or nothing for natural wood.
    #[inline]
    pub const fn colour(self, field: u8) -> Option<Colour> {
        COLOURS[self.index()][field as usize]
    }

    /// The fields that have one of these colours as a mask, field 1 as the lowest bit.
    #[inline]
    pub const fn fields(self, colours: Colours) -> u8 {
        PAINTED[self.index()][colours.bits()]
    }

    /// CN-12: whether this bar and the one behind it, offset by `step` against this one, face each other with at
    /// least one pair of coloured fields.
    pub const fn connected(self, above: Bar, step: i16) -> bool {
        -REACH < step && step < REACH && self.connected_around(above, step - 1).1
    }

    /// CN-12: whether the two bars would be connected if the upper one went one field to the left, and one to the
    /// right. `step` is where it is now, at most one field out of reach.
    #[inline]
    pub(crate) const fn connected_around(self, above: Bar, step: i16) -> (bool, bool) {
        let (low, high) = (self.fields(Colours::ALL) as u64, above.fields(Colours::ALL) as u64);
        // Both stand so far to the right that nothing falls off at the left edge of the word.
        let low = low << (2 * REACH);
        let high = high << (step.wrapping_add(2 * REACH) & 31);
        (low & high >> 1 != 0, low & high << 1 != 0)
    }
}

impl std::fmt::Display for Bar {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.pattern())
    }
}

impl std::str::FromStr for Bar {
    type Err = BadToken;

    fn from_str(pattern: &str) -> Result<Self, BadToken> {
        Bar::all().find(|bar| bar.pattern() == pattern).ok_or(BadToken)
    }
}

/// The colour a letter of the data table stands for.
const fn colour_of(letter: u8) -> Option<Colour> {
    match letter {
        b'R' => Some(Colour::Red),
        b'B' => Some(Colour::Blue),
        b'G' => Some(Colour::Green),
        b'Y' => Some(Colour::Yellow),
        b'.' => None,
        _ => panic!("a field is R, B, G, Y or ."),
    }
}

/// Reads the data table.
const fn colours() -> [[Option<Colour>; FIELDS as usize]; BARS.len()] {
    let mut colours = [[None; FIELDS as usize]; BARS.len()];
    let mut bar = 0;
    while bar < BARS.len() {
        let pattern = BARS[bar].as_bytes();
        assert!(pattern.len() == FIELDS as usize, "a bar has eight fields");
        let mut field = 0;
        while field < pattern.len() {
            colours[bar][field] = colour_of(pattern[field]);
            field += 1;
        }
        bar += 1;
    }
    colours
}

/// Collects the fields of each set of colours and checks what the rules rely on.
const fn painted() -> [[u8; Colours::SETS]; BARS.len()] {
    let mut masks = [[0u8; Colours::SETS]; BARS.len()];
    let mut bar = 0;
    while bar < BARS.len() {
        let mut set = 0;
        while set < Colours::SETS {
            let mut field = 0;
            while field < FIELDS as usize {
                if let Some(colour) = COLOURS[bar][field]
                    && set >> colour.index() & 1 != 0
                {
                    masks[bar][set] |= 1 << field;
                }
                field += 1;
            }
            // A set of one colour.
            if set.is_power_of_two() {
                let count = masks[bar][set].count_ones();
                let most = if bar < MARKED { 1 } else { 2 };
                assert!(
                    1 <= count && count <= most,
                    "each colour once or twice on a bar, once on a marked one"
                );
            }
            set += 1;
        }
        bar += 1;
    }
    masks
}
