//! Positions as the network reads them, with the results of their games.

use crosstable_bots::learned::Inputs;
use crosstable_core::{Game, MAX_SEATS, Seat};

/// A position: where its inputs lie, and how its game ended.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sample {
    /// Where the inputs of each seat begin; those of the last end where the next begin.
    starts: [u32; MAX_SEATS + 1],
    pub(crate) head: u8,
    pub(crate) players: u8,
    pub(crate) ranks: [u8; MAX_SEATS],
    /// What the hand-written evaluation says.
    pub(crate) base: [f32; MAX_SEATS],
    /// The standings that the network corrects.
    pub(crate) begin: [f32; MAX_SEATS],
}

/// Positions of many games, flat in memory.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Samples {
    inputs: Vec<u16>,
    samples: Vec<Sample>,
}

impl Samples {
    /// How many positions there are.
    pub fn len(&self) -> usize {
        self.samples.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.samples.is_empty()
    }

    /// Adds a position; its ranks come with [`Samples::ended`].
    pub(crate) fn add<G: Game, I: Inputs<G>>(&mut self, position: &G, base: [f32; MAX_SEATS]) {
        let mut lists: [Vec<u16>; MAX_SEATS] = Default::default();
        I::each(position, |side, input| {
            assert!(input < I::COUNT, "{} has no input {input}", G::ID);
            lists[side].push(input as u16);
        });
        let mut starts = [self.inputs.len() as u32; MAX_SEATS + 1];
        for seat in Seat::all(position.players()) {
            self.inputs.extend(&lists[I::side(position, seat)]);
            starts[seat.index() + 1..].fill(self.inputs.len() as u32);
        }
        let (head, players) = (I::head(position) as u8, position.players());
        let (sides, mut begin) = (I::begin(position), [0.0; MAX_SEATS]);
        for seat in Seat::all(players) {
            begin[seat.index()] = sides[I::side(position, seat)];
        }
        self.samples.push(Sample { starts, head, players, ranks: [0; MAX_SEATS], base, begin });
    }

    /// Notes the result of the game of the positions from this one on.
    pub(crate) fn ended(&mut self, from: usize, ranks: &[u8]) {
        for sample in &mut self.samples[from..] {
            sample.ranks[..ranks.len()].copy_from_slice(ranks);
        }
    }

    /// Those of one head.
    pub fn of_head(&self, head: usize) -> Samples {
        let samples =
            self.samples.iter().filter(|sample| usize::from(sample.head) == head).copied().collect();
        Samples { inputs: self.inputs.clone(), samples }
    }

    /// Appends the positions of other games.
    pub fn append(&mut self, other: &Samples) {
        let shift = self.inputs.len() as u32;
        self.inputs.extend(&other.inputs);
        self.samples.extend(
            other
                .samples
                .iter()
                .map(|sample| Sample { starts: sample.starts.map(|at| at + shift), ..*sample }),
        );
    }

    pub(crate) fn get(&self, index: usize) -> &Sample {
        &self.samples[index]
    }

    /// The inputs that are on for a seat.
    pub(crate) fn inputs(&self, sample: &Sample, seat: usize) -> &[u16] {
        &self.inputs[sample.starts[seat] as usize..sample.starts[seat + 1] as usize]
    }

    /// Whether two seats are on one side: they read the same, and nothing can be learned from comparing them.
    pub(crate) fn are_one(&self, sample: &Sample, one: usize, other: usize) -> bool {
        sample.ranks[one] == sample.ranks[other] && self.inputs(sample, one) == self.inputs(sample, other)
    }

    /// The bytes of a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        bytes.extend((self.inputs.len() as u32).to_le_bytes());
        bytes.extend((self.samples.len() as u32).to_le_bytes());
        bytes.extend(self.inputs.iter().flat_map(|input| input.to_le_bytes()));
        for sample in &self.samples {
            bytes.extend(sample.starts.iter().flat_map(|start| start.to_le_bytes()));
            bytes.extend([sample.head, sample.players]);
            bytes.extend(sample.ranks);
            bytes.extend(sample.base.iter().chain(&sample.begin).flat_map(|value| value.to_le_bytes()));
        }
        bytes
    }

    /// Reads the bytes of a file; nothing if they are cut off.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let mut rest = bytes;
        let mut take = |count: usize| {
            let (taken, left) = rest.split_at_checked(count)?;
            rest = left;
            Some(taken)
        };
        let number = |bytes: &[u8]| bytes.iter().rev().fold(0_u32, |sum, byte| sum << 8 | u32::from(*byte));
        let (inputs, samples) = (number(take(4)?), number(take(4)?));
        let inputs =
            take(2 * inputs as usize)?.chunks_exact(2).map(|pair| number(pair) as u16).collect::<Vec<_>>();
        let mut read = Vec::with_capacity(samples as usize);
        for _ in 0..samples {
            let mut starts = [0; MAX_SEATS + 1];
            for start in &mut starts {
                *start = number(take(4)?);
                if *start as usize > inputs.len() {
                    return None;
                }
            }
            let [head, players] = *take(2)? else { return None };
            let mut ranks = [0; MAX_SEATS];
            ranks.copy_from_slice(take(MAX_SEATS)?);
            let (mut base, mut begin) = ([0.0; MAX_SEATS], [0.0; MAX_SEATS]);
            for value in base.iter_mut().chain(&mut begin) {
                *value = f32::from_bits(number(take(4)?));
            }
            read.push(Sample { starts, head, players, ranks, base, begin });
        }
        rest.is_empty().then_some(Samples { inputs, samples: read })
    }
}
