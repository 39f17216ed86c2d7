//! Two ways to play against each other at a table for two: who wins how often, and how long games are.
//!
//! `cargo run --release -p crosstable-bots --example duel -- crossado greedy random 200 limit=100 seconds=60`
//!
//! A way to play is `random`, `greedy`, a level (`beginner` to `expert`) or a number of search iterations. Seats and
//! the start seat are rotated. `limit` is the game's option; after the seconds no new game is begun.

use std::str::FromStr;
use std::time::Instant;

use crosstable_bots::{Budget, CrossNGo, Crossado, Insight, Moment, Plain, decide, greedy, random, search};
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Actor, Game, Level, Play, Scratch, Seat, Setup, Viewer};

#[derive(Clone, Copy)]
enum Player {
    Random,
    Greedy,
    Level(Level),
    Search(u32),
    /// Knows nothing about the game.
    Plain(u32),
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "random" => Ok(Player::Random),
            "greedy" => Ok(Player::Greedy),
            _ => (text.parse().map(Player::Search))
                .or_else(|_| text.strip_prefix("plain").unwrap_or("?").parse().map(Player::Plain))
                .or_else(|_| text.parse().map(Player::Level))
                .map_err(|_| format!("nobody plays like {text}")),
        }
    }
}

impl Player {
<<<<<<< HEAD
    fn choose<G: Game, I: Insight<G> + Copy>(
        self,
        insight: &I,
        game: &G,
        seat: Seat,
        moment: Moment,
    ) -> G::Move {
=======
    fn choose<G: Game, I: Insight<G>>(self, insight: &I, game: &G, seat: Seat, moment: Moment) -> G::Move {
>>>>>>> insight-b
        let view = game.view(Viewer::Seat(seat));
        let seed = moment.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ u64::from(moment.turn) << 2;
        let report = match self {
            Player::Random => random::<G>(&view, seat, seed),
            Player::Greedy => greedy(insight, &view, seat, seed),
            Player::Level(level) => decide(insight, level, &view, seat, moment, None),
            Player::Search(iterations) => search(insight, &view, seat, &Budget::iterations(iterations), seed),
            Player::Plain(iterations) => {
                search::<G, _>(&Plain, &view, seat, &Budget::iterations(iterations), seed)
            }
        };
        report.expect("the seat is to move").chosen
    }
}

#[derive(Default)]
struct Tally {
    /// Won, shared and lost by the first player.
    results: [u32; 3],
    /// Won by seat 1, by the start seat, and by anybody.
    seats: [u32; 3],
    unfinished: u32,
    decisions: Vec<u32>,
    /// By player the seconds thought and the decisions made.
    thought: [(f64, u32); 2],
}

fn duel<G: Game, I: Insight<G>>(
    insight: &I,
    players: [Player; 2],
    games: u64,
    limit: Option<&str>,
    seconds: f64,
    finished: impl Fn(&G) -> bool,
) -> Tally {
    let mut tally = Tally::default();
    let mut scratch = Scratch::<G>::new();
    let begun = Instant::now();
    for number in 0..games {
        if begun.elapsed().as_secs_f64() > seconds {
            break;
        }
        let (swapped, start) = (number as usize % 2, number as usize / 2 % 2);
        let mut setup = Setup::players(2).with("start", (start + 1).to_string());
        if let Some(limit) = limit {
            setup = setup.with("limit", limit);
        }
        let mut game = G::from_setup(&setup).expect("every game has these options");
        let mut rng = Xoshiro::seed_from_u64(number);
        let mut turns = [0; 2];
        loop {
            match game.actor() {
                Actor::Chance => {
                    let outcome = game.random_outcome(&mut scratch.outcomes, &mut rng);
                    game.apply(outcome);
                }
                Actor::Seat(seat) => {
                    let player = seat.index() ^ swapped;
                    let moment = Moment { seed: number ^ (player as u64) << 40, turn: turns[seat.index()] };
                    let begun = Instant::now();
                    let mv = players[player].choose(insight, &game, seat, moment);
                    tally.thought[player].0 += begun.elapsed().as_secs_f64();
                    tally.thought[player].1 += 1;
                    game.apply(mv);
                    turns[seat.index()] += 1;
                }
                Actor::Over => break,
            }
        }
        let standing = game.standing().expect("the game is over");
        let first = |seat: usize| standing.rank(Seat::new(seat)) == 1;
        let result = match (first(swapped), first(1 - swapped)) {
            (true, false) => 0,
            (true, true) => 1,
            _ => 2,
        };
        tally.results[result] += 1;
        if result != 1 {
            tally.seats[0] += u32::from(first(0));
            tally.seats[1] += u32::from(first(start));
            tally.seats[2] += 1;
        }
        tally.unfinished += u32::from(!finished(&game));
        tally.decisions.extend(turns);
    }
    tally
}

/// A share with its 95 % interval (Wilson), in per cent.
fn share(part: u32, whole: u32) -> String {
    let (n, z) = (f64::from(whole.max(1)), 1.96);
    let p = f64::from(part) / n;
    let centre = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let reach = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt() / (1.0 + z * z / n);
    format!("{:.1} % ({:.1}..{:.1})", 100.0 * p, 100.0 * (centre - reach), 100.0 * (centre + reach))
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, one, two, games, rest @ ..] = &words[..] else {
        return Err("usage: duel GAME PLAYER PLAYER GAMES [limit=N] [seconds=N]".into());
    };
    let players = [one.parse()?, two.parse()?];
    let option = |key| rest.iter().find_map(|word: &String| word.strip_prefix(key));
    let (games, limit) = (games.parse()?, option("limit="));
    let seconds = option("seconds=").map_or(Ok(f64::INFINITY), str::parse)?;
    let mut tally = match game.as_str() {
        "crossado" => duel(&Crossado, players, games, limit, seconds, |game: &crossado::Position| {
            Seat::all(2).any(|seat| game.pieces(seat).all_arrived())
        }),
        "cross-n-go" => duel(&CrossNGo, players, games, limit, seconds, |game: &cross_n_go::Position| {
            Seat::all(2).any(|seat| game.across(seat) == 3)
        }),
        _ => return Err(format!("no duels in {game}").into()),
    };
    let [won, shared, lost] = tally.results;
    println!("{game}: {one} against {two}: won {won}, shared {shared}, lost {lost}");
    println!("  {one} wins {} of the decided games", share(won, won + lost));
    let [seat, start, decided] = tally.seats;
    println!("  seat 1 wins {}, the start seat {}", share(seat, decided), share(start, decided));
    tally.decisions.sort_unstable();
    let median = tally.decisions.get(tally.decisions.len() / 2).copied().unwrap_or_default();
    println!(
        "  decisions of a player: median {median}; unfinished {}",
        share(tally.unfinished, won + shared + lost)
    );
    let each = tally.thought.map(|(seconds, decisions)| 1e3 * seconds / f64::from(decisions.max(1)));
    println!("  milliseconds a decision: {:.3} and {:.3}", each[0], each[1]);
    Ok(())
}
