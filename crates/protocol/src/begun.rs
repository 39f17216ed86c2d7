//! How a game began on a device that a server continues.

use crosstable_core::TableId;
use crosstable_fair::{Seed, Stream};

wire! {
    /// How a game began on a device, before a server continued it. This is also the stored form, so fields are only ever
    /// added, with a default.
    #[derive(Copy, Eq)]
    pub struct Begun {
        /// The device's table.
        pub table: TableId,
        /// From which all its chance follows.
        pub seed: Seed,
        /// How many outcomes the device had drawn, with those that were taken back: so many keep coming from its seed.
        pub draws: u64,
    }
}

impl Begun {
    /// The id of the table at which a server continues the game. It is as hard to guess as the seed.
    pub fn continued_as(&self) -> TableId {
        TableId::new(self.seed.continued_as(self.table.bytes()))
    }

    /// The stream of the whole game, if this is the one of the table at which it is continued.
    pub fn followed_by(&self, then: Stream) -> Stream {
        then.after(Stream::new(&self.seed, self.table.bytes(), &[]), self.draws)
    }
}
