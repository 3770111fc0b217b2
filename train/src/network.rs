//! The network in floating point, as it is trained, and how it becomes whole numbers.
//!
//! The same shape as [`ai::network::Network`]. The gradients of so small a network are a page of loops over sparse
//! inputs: less than what a library would ask to be told about it.

use ai::Chance;
use ai::network::{FIRST, LINE, Names, Network, ONE, PHASES, SECOND, WEIGHT, WEIGHT_MOST};
use rand_core::{Rng as _, SeedableRng};

/// The inputs of one seat: places and values as [`ai::network::Inputs`] has them.
pub type Seat = Vec<(u16, i16)>;

/// A position with the chances it should be given.
#[derive(Clone, Debug)]
pub struct Sample {
    pub phase: u8,
    pub seats: Vec<Seat>,
    /// The chance of each seat, together 1.
    pub target: Vec<f32>,
}

/// All weights in one list, with where each part begins.
#[derive(Clone, Debug)]
pub struct Trained {
    pub weights: Vec<f32>,
    inputs: usize,
    names: Names,
}

/// What Adam remembers.
#[derive(Clone, Debug)]
pub struct Adam {
    means: Vec<f32>,
    squares: Vec<f32>,
    steps: i32,
}

impl Adam {
    pub fn new(size: usize) -> Self {
        Self { means: vec![0.0; size], squares: vec![0.0; size], steps: 0 }
    }
}

/// What one seat leaves behind on its way through the layers.
struct Passed {
    first: [f32; FIRST],
    second: [f32; SECOND],
}

impl Trained {
    /// Nothing learned: the straight line counts the terms, the layers are small chance.
    pub fn new(names: &Names, seed: u64) -> Self {
        let inputs = names.names.len();
        let mut new = Self { weights: vec![0.0; size(inputs)], inputs, names: names.clone() };
        let mut chance = Chance::seed_from_u64(seed);
        let mut small = |range: f32| (chance.next_u32() as f32 / u32::MAX as f32 * 2.0 - 1.0) * range;
        let (own, last) = (new.own(), new.last());
        new.weights[..own].iter_mut().for_each(|weight| *weight = small(0.12));
        new.weights[own..last].iter_mut().for_each(|weight| *weight = small(0.12));
        for phase in 0..PHASES {
            let line = new.line(phase);
            for (place, term) in names.terms.iter().enumerate() {
                new.weights[line + place] = if *term { std::f32::consts::LN_2 } else { 0.0 };
            }
        }
        new
    }

    /// From weights that were learned before.
    pub fn from_network(names: &Names, network: &Network) -> Self {
        let mut trained = Self::new(names, 0);
        let to_e = std::f32::consts::LN_2;
        let small = |weight: i16| f32::from(weight) / WEIGHT as f32;
        for (place, weights) in network.first.iter().enumerate() {
            for (unit, weight) in weights.iter().enumerate() {
                trained.weights[place * FIRST + unit] = small(*weight);
            }
        }
        let (own, others, last) = (trained.own(), trained.others(), trained.last());
        let (first_bias, second_bias) = (trained.first_bias(), trained.second_bias());
        for unit in 0..SECOND {
            for place in 0..FIRST {
                trained.weights[own + unit * FIRST + place] = small(network.own[unit][place]);
                trained.weights[others + unit * FIRST + place] = small(network.others[unit][place]);
            }
            trained.weights[last + unit] = small(network.last[unit]) * to_e;
            trained.weights[second_bias + unit] = network.second_bias[unit] as f32 / (1 << 18) as f32;
        }
        for unit in 0..FIRST {
            trained.weights[first_bias + unit] = network.first_bias[unit] as f32 / (1 << 16) as f32;
        }
        for phase in 0..PHASES {
            let start = trained.line(phase);
            for (place, weight) in network.line[phase].iter().enumerate() {
                trained.weights[start + place] = *weight as f32 * to_e / LINE as f32;
            }
        }
        trained
    }

    /// The first layer comes first, input by input.
    fn own(&self) -> usize {
        self.inputs * FIRST
    }

    fn others(&self) -> usize {
        self.own() + FIRST * SECOND
    }

    fn last(&self) -> usize {
        self.others() + FIRST * SECOND
    }

    fn first_bias(&self) -> usize {
        self.last() + SECOND
    }

    fn second_bias(&self) -> usize {
        self.first_bias() + FIRST
    }

    fn line(&self, phase: usize) -> usize {
        self.second_bias() + SECOND + phase * self.inputs
    }

    fn first_layer(&self, seat: &Seat) -> [f32; FIRST] {
        let bias = self.first_bias();
        let mut sums: [f32; FIRST] = self.weights[bias..bias + FIRST].try_into().expect("as many");
        for (place, value) in seat {
            let value = f32::from(*value) / ONE as f32;
            let start = usize::from(*place) * FIRST;
            for (sum, weight) in sums.iter_mut().zip(&self.weights[start..start + FIRST]) {
                *sum += value * weight;
            }
        }
        sums.map(|sum| sum.max(0.0))
    }

    /// The standings of all seats.
    fn forward(&self, sample: &Sample) -> (Vec<f32>, Vec<Passed>) {
        let firsts: Vec<[f32; FIRST]> = sample.seats.iter().map(|seat| self.first_layer(seat)).collect();
        let mut all = [0.0; FIRST];
        for first in &firsts {
            all.iter_mut().zip(first).for_each(|(sum, unit)| *sum += unit);
        }
        let line = self.line(sample.phase.into());
        let mut standings = Vec::new();
        let mut passed = Vec::new();
        for (seat, first) in sample.seats.iter().zip(firsts) {
            let mut second = [0.0; SECOND];
            let mut standing = 0.0;
            for (unit, out) in second.iter_mut().enumerate() {
                let own = &self.weights[self.own() + unit * FIRST..][..FIRST];
                let others = &self.weights[self.others() + unit * FIRST..][..FIRST];
                let mut sum = self.weights[self.second_bias() + unit];
                for place in 0..FIRST {
                    sum += own[place] * first[place] + others[place] * (all[place] - first[place]);
                }
                *out = sum.max(0.0);
                standing += *out * self.weights[self.last() + unit];
            }
            for (place, value) in seat {
                standing += f32::from(*value) / ONE as f32 * self.weights[line + usize::from(*place)];
            }
            standings.push(standing);
            passed.push(Passed { first, second });
        }
        (standings, passed)
    }

    /// Adds the gradient of one sample; the loss (cross entropy).
    fn backward(&self, sample: &Sample, gradient: &mut [f32]) -> f32 {
        let (standings, passed) = self.forward(sample);
        let chances = softmax(&standings);
        let line = self.line(sample.phase.into());
        let seats = sample.seats.len();
        let mut to_first = vec![[0.0f32; FIRST]; seats];
        let errors = chances.iter().zip(&sample.target).map(|(chance, target)| chance - target);
        for (seat, error) in errors.enumerate() {
            self.second_layer_back(seat, error, &passed, gradient, &mut to_first);
            for (place, value) in &sample.seats[seat] {
                gradient[line + usize::from(*place)] += error * f32::from(*value) / ONE as f32;
            }
        }
        for (seat, (passed, back)) in sample.seats.iter().zip(passed.iter().zip(to_first)) {
            self.first_layer_back(seat, passed, back, gradient);
        }
        -(0..seats).map(|seat| sample.target[seat] * chances[seat].max(1e-6).ln()).sum::<f32>()
    }

    /// The part of the second layer in the error of a seat's standing, and what of it comes from the first layers.
    fn second_layer_back(
        &self,
        seat: usize,
        error: f32,
        passed: &[Passed],
        gradient: &mut [f32],
        to_first: &mut [[f32; FIRST]],
    ) {
        let Passed { first, second } = &passed[seat];
        for unit in 0..SECOND {
            gradient[self.last() + unit] += error * second[unit];
            if second[unit] <= 0.0 {
                continue;
            }
            let back = error * self.weights[self.last() + unit];
            gradient[self.second_bias() + unit] += back;
            let (own, others) = (self.own() + unit * FIRST, self.others() + unit * FIRST);
            for place in 0..FIRST {
                gradient[own + place] += back * first[place];
                to_first[seat][place] += back * self.weights[own + place];
            }
            for other in (0..passed.len()).filter(|other| *other != seat) {
                for place in 0..FIRST {
                    gradient[others + place] += back * passed[other].first[place];
                    to_first[other][place] += back * self.weights[others + place];
                }
            }
        }
    }

    /// The part of the first layer of a seat, to which the error comes `back`.
    fn first_layer_back(&self, seat: &Seat, passed: &Passed, mut back: [f32; FIRST], gradient: &mut [f32]) {
        for (back, unit) in back.iter_mut().zip(&passed.first) {
            if *unit <= 0.0 {
                *back = 0.0;
            }
        }
        let bias = self.first_bias();
        gradient[bias..bias + FIRST].iter_mut().zip(&back).for_each(|(sum, back)| *sum += back);
        for (place, value) in seat {
            let value = f32::from(*value) / ONE as f32;
            let start = usize::from(*place) * FIRST;
            gradient[start..start + FIRST].iter_mut().zip(&back).for_each(|(sum, back)| *sum += value * back);
        }
    }

    /// One step of Adam over a batch; the mean loss. The layers learn by `deep` times the rate of the straight line.
    pub fn learn(
        &mut self,
        batch: &[&Sample],
        adam: &mut Adam,
        (rate, deep): (f32, f32),
        gradient: &mut Vec<f32>,
    ) -> f32 {
        gradient.clear();
        gradient.resize(self.weights.len(), 0.0);
        let loss: f32 = batch.iter().map(|sample| self.backward(sample, gradient)).sum();
        adam.steps += 1;
        let (one, two) = (0.9f32, 0.999f32);
        let rate = rate * (1.0 - two.powi(adam.steps)).sqrt() / (1.0 - one.powi(adam.steps));
        let share = 1.0 / batch.len().max(1) as f32;
        let line = self.line(0);
        for (place, weight) in self.weights.iter_mut().enumerate() {
            let slope = gradient[place] * share;
            adam.means[place] = one * adam.means[place] + (1.0 - one) * slope;
            adam.squares[place] = two * adam.squares[place] + (1.0 - two) * slope * slope;
            let (rate, most) = if place < line { (rate * deep, WEIGHT_MOST) } else { (rate, 100.0) };
            *weight -= rate * adam.means[place] / (adam.squares[place].sqrt() + 1e-8);
            *weight = weight.clamp(-most, most);
        }
        loss * share
    }

    /// In whole numbers. Standings double the odds there, where here they multiply them by e.
    pub fn quantized(&self) -> Network {
        let small = |weight: f32| (weight * WEIGHT as f32).round().clamp(-32_767.0, 32_767.0) as i16;
        let to_doubles = std::f32::consts::LOG2_E;
        let mut network = Network::untrained(&self.names);
        for (place, weights) in network.first.iter_mut().enumerate() {
            for (unit, weight) in weights.iter_mut().enumerate() {
                *weight = small(self.weights[place * FIRST + unit]);
            }
        }
        for unit in 0..SECOND {
            for place in 0..FIRST {
                network.own[unit][place] = small(self.weights[self.own() + unit * FIRST + place]);
                network.others[unit][place] = small(self.weights[self.others() + unit * FIRST + place]);
            }
            network.last[unit] = small(self.weights[self.last() + unit] * to_doubles);
            // Biases stand beside sums of products: 8 and 10 bits of fractions.
            network.second_bias[unit] =
                (self.weights[self.second_bias() + unit] * (1 << 18) as f32).round() as i32;
        }
        for unit in 0..FIRST {
            network.first_bias[unit] =
                (self.weights[self.first_bias() + unit] * (1 << 16) as f32).round() as i32;
        }
        for phase in 0..PHASES {
            let start = self.line(phase);
            for (place, weight) in network.line[phase].iter_mut().enumerate() {
                *weight = (self.weights[start + place] * to_doubles * LINE as f32).round() as i32;
            }
        }
        network
    }
}

fn size(inputs: usize) -> usize {
    inputs * FIRST + 2 * FIRST * SECOND + SECOND + FIRST + SECOND + PHASES * inputs
}

fn softmax(standings: &[f32]) -> Vec<f32> {
    let most = standings.iter().copied().fold(f32::MIN, f32::max);
    let powers: Vec<f32> = standings.iter().map(|standing| (standing - most).exp()).collect();
    let all: f32 = powers.iter().sum();
    powers.iter().map(|power| power / all).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ai::network::{Inputs, Sink};

    fn names() -> Names {
        let mut names = Names::default();
        names.term("points", 0);
        names.set("card", 4, std::iter::empty());
        names
    }

    fn sample(chance: &mut Chance) -> Sample {
        let mut seat =
            || vec![(0u16, (chance.next_u32() % 200) as i16), (1 + (chance.next_u32() % 4) as u16, 64)];
        let seats = vec![seat(), seat(), seat()];
        // Whoever holds card 2 wins, otherwise whoever holds the most points.
        let worth = |seat: &Seat| i32::from(seat[0].1) + if seat[1].0 == 3 { 1000 } else { 0 };
        let best = (0..3).max_by_key(|place| worth(&seats[*place])).unwrap();
        let target = (0..3).map(|place| if place == best { 1.0 } else { 0.0 }).collect();
        Sample { phase: 1, seats, target }
    }

    #[test]
    fn it_learns_who_wins_and_keeps_it_in_whole_numbers() {
        let mut chance = Chance::seed_from_u64(1);
        let samples: Vec<Sample> = (0..2000).map(|_| sample(&mut chance)).collect();
        let mut trained = Trained::new(&names(), 1);
        let mut adam = Adam::new(trained.weights.len());
        let mut gradient = Vec::new();
        let mut loss = 0.0;
        for _ in 0..20 {
            loss = 0.0;
            for batch in samples.chunks(50) {
                let batch: Vec<&Sample> = batch.iter().collect();
                loss += trained.learn(&batch, &mut adam, (0.003, 1.0), &mut gradient) / 40.0;
            }
        }
        assert!(loss < 0.25, "{loss}");
        let network = trained.quantized();
        assert_eq!(Trained::from_network(&names(), &network).quantized(), network);
        let mut inputs = Inputs::default();
        for sample in &samples[..50] {
            let values = network.values(3, &mut inputs, |seat, inputs| {
                inputs.begin(1, 1);
                inputs.entries.clone_from(&sample.seats[seat.index()]);
            });
            let chances = softmax(&trained.forward(sample).0);
            for (value, chance) in values.iter().zip(chances) {
                assert!((*value as f32 / ai::values::SURE as f32 - chance).abs() < 0.03, "{values:?}");
            }
        }
    }
}
