//! Win chances that mean what they say: of all positions that are given 70 %, seven in ten are won.

use crosstable_core::rng::Xoshiro;
use crosstable_core::{Game, MAX_SEATS, Scratch, Seat, Standing};

use crate::Heuristic;
use crate::maths::{ln, logistic};

/// What turns an evaluation into a win chance.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Calibration {
    /// The log-odds between two seats are stretched by this. Evaluations order positions well; how sure they are of it is
    /// another matter.
    pub scale: f32,
    /// What it is worth to be the one who decides, in log-odds, beyond what the evaluation says.
    pub to_move: f32,
    /// The same two for what a search expects of the best move it found: the log-odds are stretched,
    pub search_scale: f32,
    /// and corrected, because a search that chooses among noisy values is too hopeful.
    pub search_offset: f32,
}

/// By game and number of players (two, three, four), fitted by `cargo xtask calibrate --fit --seed 2`. The last three games
/// were fitted at two seats only.
#[rustfmt::skip]
const CALIBRATIONS: [(&str, [Calibration; 3]); 5] = [
    (crosswise::Position::ID,   [calibration(0.92, 0.10, 1.05, -0.30), calibration(1.00, 0.00, 1.02, -0.30), calibration(0.91, 0.14, 0.99, -0.14)]),
    (mixx::Position::ID,        [calibration(0.98, 0.00, 1.09, -0.13), calibration(0.94, -0.07, 1.00, -0.14), calibration(0.99, 0.00, 1.06, -0.05)]),
    (cross_roads::Position::ID, [calibration(1.38, -0.02, 1.18, -0.03); 3]),
    (crossado::Position::ID,    [calibration(0.45, -0.03, 1.00, 0.00); 3]),
    (cross_n_go::Position::ID,  [calibration(0.98, -0.12, 1.00, 0.00); 3]),
];

/// Everything as it is.
const NONE: Calibration = calibration(1.0, 0.0, 1.0, 0.0);

const fn calibration(scale: f32, to_move: f32, search_scale: f32, search_offset: f32) -> Calibration {
    Calibration { scale, to_move, search_scale, search_offset }
}

impl Calibration {
    /// Leaves everything as it is.
    pub const NONE: Calibration = NONE;

    /// The calibration of the game of this [`ID`](Game::ID) for so many players.
    pub fn of(game: &str, players: u8) -> Self {
        let row = CALIBRATIONS.iter().find(|(id, _)| *id == game);
        row.map_or(NONE, |(_, row)| row[usize::from(players.clamp(2, 4)) - 2])
    }

    /// What a search expects for every seat, corrected. The correction of the seat that searched is taken from the others in
    /// equal parts, so that the sum stays the same where every seat has as many opponents.
    pub(crate) fn correct(&self, seat: usize, values: &mut [f32; MAX_SEATS], opponents: &Opponents) {
        let own = values[seat];
        // A result that is certain stays so.
        if !(1e-4..=1.0 - 1e-4).contains(&own) {
            return;
        }
        let corrected = logistic(self.search_scale * ln(own / (1.0 - own)) + self.search_offset);
        let taken = corrected - own;
        let against = |other: usize| opponents.of[seat][other];
        let rivals = (0..MAX_SEATS).filter(|other| against(*other)).count().max(1) as f32;
        let is_team = opponents.are_teams();
        for (other, value) in values.iter_mut().enumerate().take(usize::from(opponents.players)) {
            if against(other) {
                *value -= if is_team { taken } else { taken / rivals };
            } else {
                *value += taken;
            }
            *value = value.clamp(0.0, 1.0);
        }
    }
}

/// Who plays against whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opponents {
    players: u8,
    /// By seat the seats against which it plays.
    of: [[bool; MAX_SEATS]; MAX_SEATS],
}

impl Opponents {
    /// The opponents of every seat at this table.
    pub fn of<G: Game>(position: &G) -> Self {
        let players = position.players();
        let mut of = [[false; MAX_SEATS]; MAX_SEATS];
        for seat in Seat::all(players) {
            let team = position.team(seat);
            for other in Seat::all(players) {
                of[seat.index()][other.index()] = !team.contains(&other);
            }
        }
        Opponents { players, of }
    }

    /// Whether every seat has as many opponents as every other. Then the values of all seats add up to the same, whatever
    /// happens.
    pub fn are_even(&self) -> bool {
        let counts = self.of.map(|row| row.iter().filter(|other| **other).count());
        counts[..usize::from(self.players)].windows(2).all(|pair| pair[0] == pair[1])
    }

    /// Whether some seats win together.
    fn are_teams(&self) -> bool {
        let counts = self.of.map(|row| row.iter().filter(|other| **other).count());
        counts[..usize::from(self.players)].iter().any(|count| count + 1 < usize::from(self.players))
    }

    /// For each seat the share of its opponents that it beats, from the chance to beat each. It is the chance to win where
    /// two seats or two teams play.
    #[inline]
    pub fn shares(&self, beats: impl Fn(usize, usize) -> f32) -> [f32; MAX_SEATS] {
        let (mut shares, mut counts) = ([0.0; MAX_SEATS], [0.0_f32; MAX_SEATS]);
        for one in 0..usize::from(self.players) {
            for other in 0..one {
                if self.of[one][other] {
                    let chance = beats(one, other);
                    shares[one] += chance;
                    shares[other] += 1.0 - chance;
                    counts[one] += 1.0;
                    counts[other] += 1.0;
                }
            }
        }
        for (share, count) in shares.iter_mut().zip(counts) {
            *share /= count.max(1.0);
        }
        shares
    }

    /// The shares of a result; a tie counts half.
    pub fn result(&self, standing: &Standing) -> [f32; MAX_SEATS] {
        let ranks = standing.ranks();
        self.shares(|one, other| match ranks[one].cmp(&ranks[other]) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        })
    }
}

/// A heuristic whose evaluation is calibrated: hints and reviews judge by it. Its values are shares of the opponents that
/// a seat can expect to beat.
pub struct Calibrated<'a, H> {
    inner: &'a H,
    opponents: Opponents,
    calibration: Calibration,
}

impl<'a, H> Calibrated<'a, H> {
    /// The calibrated heuristic for positions of this table.
    pub fn new<G: Game>(inner: &'a H, position: &G) -> Self
    where
        H: Heuristic<G>,
    {
        Self::by(inner, position, Calibration::of(G::ID, position.players()))
    }

    /// The same by another calibration, to fit it.
    pub fn by<G: Game>(inner: &'a H, position: &G, calibration: Calibration) -> Self
    where
        H: Heuristic<G>,
    {
        Calibrated { inner, opponents: Opponents::of(position), calibration }
    }

    /// Who plays against whom.
    pub const fn opponents(&self) -> &Opponents {
        &self.opponents
    }

    /// What a search by this heuristic expects for every seat, calibrated.
    pub(crate) fn correct(&self, seat: Seat, values: &mut [f32; MAX_SEATS]) {
        self.calibration.correct(seat.index(), values, &self.opponents);
    }

    /// The value of a position for every seat: of its result if the game is over, else the calibrated evaluation.
    pub fn value<G: Game>(&self, position: &G) -> [f32; MAX_SEATS]
    where
        H: Heuristic<G>,
    {
        match position.standing() {
            Some(standing) => self.opponents.result(&standing),
            None => self.evaluate(position),
        }
    }
}

impl<G: Game, H: Heuristic<G>> Heuristic<G> for Calibrated<'_, H> {
    const CUTOFF: Option<u32> = H::CUTOFF;
    const CUTOFF_AT_CHANCE: bool = H::CUTOFF_AT_CHANCE;
    const WIDENING: Option<(f32, f32)> = H::WIDENING;
    const PRIORS: bool = H::PRIORS;
    const BIAS: f32 = H::BIAS;
    const EXPLORATION: f32 = H::EXPLORATION;

    #[inline]
    fn evaluate(&self, position: &G) -> [f32; MAX_SEATS] {
        let standings = self.standings(position);
        self.opponents.shares(|one, other| logistic(standings[one] - standings[other]))
    }

    #[inline]
    fn standings(&self, position: &G) -> [f32; MAX_SEATS] {
        let mut standings = self.inner.standings(position).map(|standing| self.calibration.scale * standing);
        if let Some(seat) = position.actor().seat() {
            for (index, standing) in standings.iter_mut().enumerate() {
                // The partners of the seat stand as it does.
                if !self.opponents.of[seat.index()][index] {
                    *standing += self.calibration.to_move;
                }
            }
        }
        standings
    }

    #[inline]
    fn is_quiet(&self, position: &G) -> bool {
        self.inner.is_quiet(position)
    }

    #[inline]
    fn utility(&self, standing: &Standing) -> [f32; MAX_SEATS] {
        self.opponents.result(standing)
    }

    #[inline]
    fn rollout(&self, position: &G, scratch: &mut Scratch<G>, rng: &mut Xoshiro) -> G::Move {
        self.inner.rollout(position, scratch, rng)
    }

    #[inline]
    fn prior(&self, position: &G, mv: G::Move) -> f32 {
        self.inner.prior(position, mv)
    }

    #[inline]
    fn priors(&self, position: &G, moves: &[G::Move], priors: &mut Vec<f32>) {
        self.inner.priors(position, moves, priors);
    }

    #[inline]
    fn secret(&self, position: &G, seat: Seat) -> u32 {
        self.inner.secret(position, seat)
    }

    #[inline]
    fn branches(&self, position: &G, outcome: G::Move) -> bool {
        self.inner.branches(position, outcome)
    }
}
