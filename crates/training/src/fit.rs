//! Fits a network to samples by gradient descent (`AdaGrad`), on one thread and in a fixed order.

use crosstable_bots::maths::logistic;
use crosstable_bots::net::{CLIP, FIRST_SCALE, Net, OUTPUT_SCALE, UNITS};
use crosstable_core::MAX_SEATS;
use crosstable_core::rng::{Rng, SeedableRng, Xoshiro, below};

use crate::measure::target;
use crate::samples::{Sample, Samples};

/// How to fit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fit {
    /// How often every sample is seen.
    pub epochs: u32,
    /// The size of a step at the beginning.
    pub rate: f32,
    /// The units learn so much more slowly than the weights straight to the output, which have less to forget.
    pub units: f32,
    /// How much the weights are pulled towards zero.
    pub decay: f32,
    /// Decides everything that is random.
    pub seed: u64,
}

impl Default for Fit {
    fn default() -> Self {
        Fit { epochs: 4, rate: 0.05, units: 1.0, decay: 1e-6, seed: 1 }
    }
}

/// A number that is learned, with the sum of its squared gradients.
#[derive(Clone, Copy, Default)]
struct Weight {
    value: f32,
    squares: f32,
}

impl Weight {
    fn step(&mut self, gradient: f32, rate: f32, decay: f32) {
        let gradient = gradient + decay * self.value;
        self.squares += gradient * gradient;
        self.value -= rate * gradient / (1e-4 + self.squares).sqrt();
    }
}

/// The network in numbers that can be learned.
struct Learning {
    first: Vec<[Weight; UNITS]>,
    direct: Vec<Weight>,
    bias: [Weight; UNITS],
    second: Vec<[Weight; UNITS]>,
}

/// The largest value of a unit.
const TOP: f32 = CLIP as f32 / FIRST_SCALE;

impl Learning {
    fn new(inputs: usize, heads: usize, seed: u64) -> Self {
        let mut rng = Xoshiro::seed_from_u64(seed);
        let mut small = |size: f32| {
            let drawn = (rng.next_u32() >> 8) as f32 / (1 << 23) as f32 - 1.0;
            Weight { value: drawn * size, squares: 0.0 }
        };
        let first = (0..inputs).map(|_| std::array::from_fn(|_| small(0.1))).collect();
        let row: [Weight; UNITS] = std::array::from_fn(|_| small(0.2));
        let bias = [Weight { value: 0.2, squares: 0.0 }; UNITS];
        Learning { first, direct: vec![Weight::default(); inputs], bias, second: vec![row; heads] }
    }

    /// The values of the units, before they are clipped, and the standing.
    fn forward(&self, inputs: &[u16], head: usize) -> ([f32; UNITS], f32) {
        let mut units = self.bias.map(|weight| weight.value);
        let mut standing = 0.0;
        for input in inputs {
            let row = &self.first[usize::from(*input)];
            for (unit, weight) in units.iter_mut().zip(row) {
                *unit += weight.value;
            }
            standing += self.direct[usize::from(*input)].value;
        }
        for (unit, weight) in units.iter().zip(&self.second[head]) {
            standing += unit.clamp(0.0, TOP) * weight.value;
        }
        (units, standing)
    }

    fn backward(
        &mut self,
        inputs: &[u16],
        head: usize,
        units: &[f32; UNITS],
        gradient: f32,
        rates: (f32, f32),
        decay: f32,
    ) {
        let (direct, rate) = rates;
        let mut back = [0.0; UNITS];
        for (unit, value) in units.iter().enumerate() {
            let weight = &mut self.second[head][unit];
            // A unit that is clipped learns nothing.
            if (0.0..TOP).contains(value) {
                back[unit] = gradient * weight.value;
            }
            weight.step(gradient * value.clamp(0.0, TOP), rate, decay);
            self.bias[unit].step(back[unit], rate, 0.0);
        }
        for input in inputs {
            let row = &mut self.first[usize::from(*input)];
            for (weight, gradient) in row.iter_mut().zip(&back) {
                if *gradient != 0.0 {
                    weight.step(*gradient, rate, decay);
                }
            }
            self.direct[usize::from(*input)].step(gradient, direct, decay);
        }
    }

    /// Rounds the weights.
    fn net(&self) -> Net {
        let first =
            self.first.iter().map(|row| row.map(|weight| round(weight.value * FIRST_SCALE, 127.0) as i8));
        let direct = self.direct.iter().map(|weight| round(weight.value * OUTPUT_SCALE, 32_767.0) as i16);
        let bias = self.bias.map(|weight| round(weight.value * FIRST_SCALE, 32_767.0) as i16);
        let second = self
            .second
            .iter()
            .map(|row| row.map(|weight| round(weight.value * OUTPUT_SCALE, 32_767.0) as i16));
        Net::new(first.collect(), direct.collect(), bias, second.collect())
    }
}

fn round(value: f32, most: f32) -> f32 {
    value.round().clamp(-most, most)
}

/// A network for this many inputs and heads, fitted to the results of these samples. `on_epoch` gets the network after every
/// epoch.
pub fn fit(
    samples: &Samples,
    inputs: usize,
    heads: usize,
    how: Fit,
    mut on_epoch: impl FnMut(u32, &Net),
) -> Net {
    let mut learning = Learning::new(inputs, heads, how.seed);
    let mut order: Vec<u32> = (0..samples.len() as u32).collect();
    let mut rng = Xoshiro::seed_from_u64(how.seed.wrapping_add(1));
    for epoch in 0..how.epochs {
        let rate = how.rate * (1.0 - epoch as f32 / how.epochs as f32);
        for last in (1..order.len()).rev() {
            order.swap(last, below(&mut rng, last as u32 + 1) as usize);
        }
        for index in &order {
            let sample = samples.get(*index as usize);
            let (players, head) = (usize::from(sample.players), usize::from(sample.head));
            let mut units = [[0.0; UNITS]; MAX_SEATS];
            let mut standings = [0.0; MAX_SEATS];
            for seat in 0..players {
                (units[seat], standings[seat]) = learning.forward(samples.inputs(sample, seat), head);
                standings[seat] += sample.begin[seat];
            }
            let gradients = pair_gradients(samples, sample, &standings);
            for seat in 0..players {
                learning.backward(
                    samples.inputs(sample, seat),
                    head,
                    &units[seat],
                    gradients[seat],
                    (rate, rate * how.units),
                    how.decay,
                );
            }
        }
        on_epoch(epoch + 1, &learning.net());
    }
    learning.net()
}

/// By seat how the loss grows with its standing, over all pairs of seats.
fn pair_gradients(samples: &Samples, sample: &Sample, standings: &[f32; MAX_SEATS]) -> [f32; MAX_SEATS] {
    let players = usize::from(sample.players);
    let mut gradients = [0.0; MAX_SEATS];
    let share = 1.0 / (players - 1) as f32;
    for one in 0..players {
        for other in 0..one {
            if samples.are_one(sample, one, other) {
                continue;
            }
            let error = share * (logistic(standings[one] - standings[other]) - target(sample, one, other));
            gradients[one] += error;
            gradients[other] -= error;
        }
    }
    gradients
}
