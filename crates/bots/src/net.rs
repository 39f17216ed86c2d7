//! A small network that says how a seat stands.
//!
//! Sparse inputs, one layer of units that clip at zero, one output: the *standing* of a seat in log-odds. The chance of one
//! seat to beat another follows from the difference of their standings, so one network serves two to four seats. All sums
//! are sums of integers, so the result is the same on every platform, whatever the order of the inputs.

use crosstable_core::MAX_SEATS;

use crate::maths::{exp, logistic};

/// Units of the hidden layer.
pub const UNITS: usize = 32;

/// One in the first layer, in steps of its weights.
pub const FIRST_SCALE: f32 = 48.0;
/// One in the output, in steps of its weights.
pub const OUTPUT_SCALE: f32 = 1024.0;
/// The largest value of a unit, in steps.
pub const CLIP: i32 = 191;

/// How a file of weights begins: what it is, and the version of the format.
const MAGIC: &[u8; 8] = b"CTNET\x00\x01\n";

/// The weights of a network.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Net {
    /// By input the weights to the units. Each fits into a byte; they are kept as they are added up.
    first: Vec<[i16; UNITS]>,
    /// By input the weight straight to the output.
    direct: Vec<i16>,
    /// What each unit begins with, in steps.
    bias: [i16; UNITS],
    /// By head the weights of the units. A head is for a number of players and a stage of the game.
    second: Vec<[i16; UNITS]>,
}

/// Why bytes are not the weights of a network.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NetError {
    /// They are something else, or of another version.
    #[error("these are not weights of this version")]
    Format,
    /// The network has other inputs or heads than the game.
    #[error("these weights are for other inputs")]
    Shape,
    /// Bytes are missing or left over.
    #[error("the weights are cut off or have something behind them")]
    Length,
}

impl Net {
    /// A network of these weights.
    pub fn new(
        first: Vec<[i8; UNITS]>,
        direct: Vec<i16>,
        bias: [i16; UNITS],
        second: Vec<[i16; UNITS]>,
    ) -> Self {
        assert_eq!(first.len(), direct.len(), "every input has both kinds of weights");
        let first = first.into_iter().map(|row| row.map(i16::from)).collect();
        Net { first, direct, bias, second }
    }

    /// How many inputs and heads it has.
    pub fn shape(&self) -> (usize, usize) {
        (self.first.len(), self.second.len())
    }

    /// The same with weights to the units that are multiples of `grain` steps: the fewer different ones there are, the
    /// smaller the file packs. Halves are rounded away from zero.
    #[must_use]
    pub fn coarse(mut self, grain: i16) -> Self {
        let grain = grain.max(1);
        for weight in self.first.iter_mut().flatten() {
            let rounded = (weight.abs() + grain / 2) / grain * grain * weight.signum();
            // It still has to fit into a byte.
            *weight = rounded.clamp(-(127 / grain * grain), 127 / grain * grain);
        }
        self
    }

    /// The bytes of a file of weights.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend((self.first.len() as u32).to_le_bytes());
        bytes.extend((self.second.len() as u32).to_le_bytes());
        bytes.extend(self.first.iter().flatten().map(|weight| (*weight as i8).to_le_bytes()[0]));
        for weight in self.direct.iter().chain(&self.bias).chain(self.second.iter().flatten()) {
            bytes.extend(weight.to_le_bytes());
        }
        bytes
    }

    /// Reads a file of weights for a game with this many inputs and heads.
    pub fn from_bytes(bytes: &[u8], inputs: usize, heads: usize) -> Result<Self, NetError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(NetError::Format)?;
        let (shape, rest) = rest.split_at_checked(8).ok_or(NetError::Length)?;
        let number =
            |at: usize| shape[at..at + 4].iter().rev().fold(0, |sum, byte| sum << 8 | usize::from(*byte));
        if (number(0), number(4)) != (inputs, heads) {
            return Err(NetError::Shape);
        }
        let (first, rest) = rest.split_at_checked(inputs * UNITS).ok_or(NetError::Length)?;
        if rest.len() != 2 * (inputs + UNITS + heads * UNITS) {
            return Err(NetError::Length);
        }
        let first = first
            .chunks_exact(UNITS)
            .map(|row| std::array::from_fn(|unit| i16::from(row[unit] as i8)))
            .collect();
        let mut numbers = rest.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut next = || numbers.next().unwrap_or_default();
        let direct = (0..inputs).map(|_| next()).collect();
        let bias = std::array::from_fn(|_| next());
        let second = (0..heads).map(|_| std::array::from_fn(|_| next())).collect();
        Ok(Net { first, direct, bias, second })
    }

    /// The weight of an input straight to the output, in steps.
    #[inline]
    pub fn direct(&self, input: usize) -> i32 {
        i32::from(self.direct[input])
    }

    /// Begins to add up the inputs of a seat.
    #[inline]
    pub fn sum(&self) -> Sum<'_> {
        Sum { net: self, units: self.bias, direct: 0 }
    }
}

/// The inputs of one seat, added up so far.
pub struct Sum<'a> {
    net: &'a Net,
    /// In 16 bits, so that every processor adds eight at once. Two hundred inputs of the largest weight still fit; more
    /// would wrap around, the same everywhere.
    units: [i16; UNITS],
    direct: i32,
}

impl Sum<'_> {
    /// Adds an input. One that is on several times counts several times.
    #[inline]
    pub fn add(&mut self, input: usize) {
        // By way of a copy the compiler sees that nothing overlaps, and adds many at once.
        let (mut units, row) = (self.units, &self.net.first[input]);
        for unit in 0..UNITS {
            units[unit] = units[unit].wrapping_add(row[unit]);
        }
        self.units = units;
        self.direct += i32::from(self.net.direct[input]);
    }

    /// How the seat stands, in log-odds.
    #[inline]
    pub fn standing(&self, head: usize) -> f32 {
        let mut sum = 0;
        for (unit, weight) in self.units.iter().zip(&self.net.second[head]) {
            sum += i32::from((*unit).clamp(0, CLIP as i16)) * i32::from(*weight);
        }
        sum as f32 / (FIRST_SCALE * OUTPUT_SCALE) + self.direct as f32 / OUTPUT_SCALE
    }
}

/// For each seat the share of the others that it can expect to beat.
#[inline]
pub fn chances(standings: &[f32; MAX_SEATS], players: u8) -> [f32; MAX_SEATS] {
    let mut chances = [0.0; MAX_SEATS];
    let share = 1.0 / f32::from(players - 1);
    for one in 0..usize::from(players) {
        for other in 0..one {
            let chance = share * logistic(standings[one] - standings[other]);
            chances[one] += chance;
            chances[other] += share - chance;
        }
    }
    chances
}

/// For each seat the chance to be first, which goes by its standing among all (Plackett and Luce). With two players it is
/// the same as [`chances`].
#[inline]
pub fn first_places(standings: &[f32; MAX_SEATS], players: u8) -> [f32; MAX_SEATS] {
    if players == 2 {
        return chances(standings, players);
    }
    let seats = usize::from(players);
    let most = standings[..seats].iter().fold(f32::NEG_INFINITY, |most, standing| most.max(*standing));
    let mut places = [0.0; MAX_SEATS];
    let mut sum = 0.0;
    for seat in 0..seats {
        places[seat] = exp(standings[seat] - most);
        sum += places[seat];
    }
    places.map(|place| place / sum)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn net() -> Net {
        let first = (0..5_i8).map(|input| std::array::from_fn(|unit| input * 7 - unit as i8)).collect();
        let second =
            (0..2_i16).map(|head| std::array::from_fn(|unit| (unit as i16 - 16) * (head + 1))).collect();
        Net::new(first, vec![100, -200, 300, -400, 500], [3; UNITS], second)
    }

    #[test]
    fn bytes_lead_back_to_the_same_weights() {
        let bytes = net().to_bytes();
        assert_eq!(Net::from_bytes(&bytes, 5, 2), Ok(net()));
        assert_eq!(Net::from_bytes(&bytes, 6, 2), Err(NetError::Shape));
        assert_eq!(Net::from_bytes(&bytes[..bytes.len() - 1], 5, 2), Err(NetError::Length));
        assert_eq!(Net::from_bytes(&[&bytes[..], &[0]].concat(), 5, 2), Err(NetError::Length));
        assert_eq!(Net::from_bytes(b"something else", 5, 2), Err(NetError::Format));
    }

    #[test]
    fn coarse_weights_are_the_nearest_multiples() {
        let fine = net();
        let coarse = fine.clone().coarse(5);
        for (one, other) in fine.first.iter().flatten().zip(coarse.first.iter().flatten()) {
            assert_eq!(other % 5, 0);
            assert!((one - other).abs() <= 2, "{one} became {other}");
        }
        assert_eq!(fine.clone().coarse(1), fine);
        assert_eq!(Net::from_bytes(&coarse.to_bytes(), 5, 2), Ok(coarse));
    }

    #[test]
    fn the_order_of_inputs_does_not_matter() {
        let net = net();
        let standing = |inputs: &[usize]| {
            let mut sum = net.sum();
            for input in inputs {
                sum.add(*input);
            }
            sum.standing(1).to_bits()
        };
        assert_eq!(standing(&[0, 3, 4, 3]), standing(&[3, 4, 3, 0]));
        assert_ne!(standing(&[0, 3, 4, 3]), standing(&[0, 3, 4]));
    }

    #[test]
    fn chances_of_all_seats_add_up() {
        for players in 2..=4 {
            let sum: f32 = chances(&[0.3, -1.0, 2.0, 0.1], players).iter().sum();
            assert!((sum - f32::from(players) / 2.0).abs() < 1e-5, "{players}: {sum}");
            let first: f32 = first_places(&[0.3, -1.0, 2.0, 0.1], players).iter().sum();
            assert!((first - 1.0).abs() < 1e-5, "{players}: {first}");
        }
    }
}
