//! Writes an observation number by number.

use crosstable_core::{Actor, Game, MAX_SEATS, Seat};

use crate::Part;
use crate::layout::{ACTOR, PLAYERS, VIEWER};

/// Eight bits in numbers, for every byte.
static BYTES: [[f32; 8]; 256] = {
    let mut bytes = [[0.0; 8]; 256];
    let mut index = 0;
    while index < 8 * 256 {
        let (byte, bit) = (index / 8, index % 8);
        if byte >> bit & 1 != 0 {
            bytes[byte][bit] = 1.0;
        }
        index += 1;
    }
    bytes
};

/// Writes into the caller's memory, part after part as the layout says.
#[derive(Debug)]
pub struct Writer<'a> {
    out: &'a mut [f32],
    at: usize,
    layout: &'static [Part],
    /// How many parts have begun, and where the last of them ends. Both are for finding mistakes.
    parts: usize,
    end: usize,
    viewer: Seat,
    players: u8,
}

impl<'a> Writer<'a> {
    /// Begins with what every observation begins with.
    ///
    /// # Panics
    /// If the memory has not the size of the layout.
    #[inline]
    pub(crate) fn begin<G: Game>(
        position: &G,
        viewer: Seat,
        layout: &'static [Part],
        size: usize,
        out: &'a mut [f32],
    ) -> Self {
        assert!(out.len() == size, "an observation of {} has {size} numbers", G::NAME);
        out.fill(0.0);
        let players = position.players();
        let mut writer = Writer { out, at: 0, layout, parts: 0, end: 0, viewer, players };
        writer.part(VIEWER.name).one_of(VIEWER.size, Some(viewer.index()));
        writer.part(PLAYERS.name).one_of(PLAYERS.size, Some(usize::from(players) - 2));
        let actor = match position.actor() {
            Actor::Seat(seat) => writer.seat_index(seat),
            Actor::Chance => MAX_SEATS,
            Actor::Over => MAX_SEATS + 1,
        };
        writer.part(ACTOR.name).one_of(ACTOR.size, Some(actor));
        writer
    }

    /// The next part.
    #[inline]
    pub(crate) fn part(&mut self, name: &str) -> &mut Self {
        debug_assert_eq!(self.at, self.end, "the part before {name} has another size");
        let part = self.layout.get(self.parts);
        debug_assert_eq!(part.map(|part| part.name), Some(name));
        if cfg!(debug_assertions) {
            self.end += part.map_or(0, |part| part.size);
        }
        self.parts += 1;
        self
    }

    /// After the last part.
    #[inline]
    pub(crate) fn end(self) {
        debug_assert_eq!(self.at, self.out.len(), "the last part has another size");
        debug_assert_eq!(self.parts, self.layout.len(), "a part is missing");
    }

    /// A seat counted from the viewer on.
    #[inline]
    pub(crate) const fn seat_index(&self, seat: Seat) -> usize {
        (seat.index() + self.players as usize - self.viewer.index()) % self.players as usize
    }

    /// The seats from the viewer on.
    #[inline]
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let (viewer, players) = (self.viewer.index(), usize::from(self.players));
        (0..players).map(move |index| Seat::new((viewer + index) % players))
    }

    /// So many numbers for each seat that nobody sits on.
    #[inline]
    pub(crate) fn skip_empty_seats(&mut self, each: usize) {
        self.skip(each * (MAX_SEATS - usize::from(self.players)));
    }

    /// Zeros.
    #[inline]
    pub(crate) fn skip(&mut self, count: usize) {
        self.at += count;
    }

    /// A one at this place of so many, or nowhere.
    #[inline]
    pub(crate) fn one_of(&mut self, size: usize, index: Option<usize>) {
        if let Some(index) = index {
            debug_assert!(index < size, "{index} of {size}");
            self.out[self.at + index] = 1.0;
        }
        self.at += size;
    }

    /// A one for this seat, counted from the viewer on.
    #[inline]
    pub(crate) fn seat(&mut self, seat: Option<Seat>) {
        let index = seat.map(|seat| self.seat_index(seat));
        self.one_of(MAX_SEATS, index);
    }

    /// A number as it is.
    #[inline]
    pub(crate) fn number(&mut self, number: impl Into<f32>) {
        self.out[self.at] = number.into();
        self.at += 1;
    }

    /// One or zero.
    #[inline]
    pub(crate) fn flag(&mut self, flag: bool) {
        self.number(u8::from(flag));
    }

    /// A one for each bit that is set, the lowest one first.
    #[inline]
    pub(crate) fn bits(&mut self, size: usize, mut bits: u64) {
        debug_assert!(size == 64 || bits >> size == 0, "{bits:b} has more than {size} bits");
        let (bytes, rest) = self.out[self.at..self.at + size].as_chunks_mut();
        for byte in bytes {
            *byte = BYTES[(bits & 0xff) as usize];
            bits >>= 8;
        }
        for (index, number) in rest.iter_mut().enumerate() {
            *number = f32::from(bits >> index & 1 != 0);
        }
        self.at += size;
    }

    /// A one at each of these places of so many.
    #[inline]
    pub(crate) fn ones(&mut self, size: usize, places: impl Iterator<Item = usize>) {
        let part = &mut self.out[self.at..self.at + size];
        places.for_each(|place| part[place] = 1.0);
        self.at += size;
    }

    /// Adds one at each of these places of so many.
    #[inline]
    pub(crate) fn counts(&mut self, size: usize, places: impl Iterator<Item = usize>) {
        let part = &mut self.out[self.at..self.at + size];
        places.for_each(|place| part[place] += 1.0);
        self.at += size;
    }
}
