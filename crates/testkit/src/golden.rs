//! Whole playthroughs kept as text.
//!
//! For every version of its rules and every number of players a game has a file `<game>-<players>.txt` with one random
//! game by default options: every step, and every now and then the board. `<game>-options.txt` has a game for every
//! other value of every option, tokens only. The files are in version control; a change of the rules, of the notation or of a text board shows up
//! as a difference, and is either a mistake or wanted.

use std::fmt::{self, Write};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Actor, Game, Message, Options, Play, Setup, Standing, Viewer};

use crate::tables::single_options;
use crate::trail::{Trail, drawn_step, listed};

/// Steps from one board to the next, at least.
const BOARD_EVERY: usize = 10;
/// Boards in one file, at most; long games have them farther apart.
const BOARDS: usize = 16;
/// Steps that get a line of their own; what comes after them in long games is tokens only.
const IN_FULL: usize = 300;
/// Where lines of tokens are broken.
const WIDTH: usize = 100;

/// How a message is said to a viewer.
pub type Say = fn(Viewer, &Message) -> String;

/// One file: its name and its content.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Playthrough {
    /// Name of the file, without folder.
    pub name: String,
    /// What is in it.
    pub text: String,
}

/// The playthroughs of a game by one version of its rules.
pub fn playthroughs<G: Game>(rules: u32, say: Say) -> Vec<Playthrough> {
    let (fewest, most) = G::SEATS;
    let mut files: Vec<Playthrough> = (fewest..=most)
        .map(|players| {
            let name = format!("{}-{players}.txt", G::ID);
            Playthrough { name, text: play_in_full::<G>(&Setup::players(players).by_rules(rules), say) }
        })
        .collect();
    let mut options = String::new();
    let mut seen: Vec<(String, String)> = Vec::new();
    for players in fewest..=most {
        for setup in single_options::<G>(rules, players) {
            // Each value once, at the smallest table that has it.
            if !setup.options.iter().all(|option| seen.contains(option)) {
                seen.extend(setup.options.iter().cloned());
                play_in_short::<G>(&setup, &mut options);
            }
        }
    }
    if !options.is_empty() {
        files.push(Playthrough { name: format!("{}-options.txt", G::ID), text: options });
    }
    files
}

/// Where the playthroughs by a version of the rules are: version 1 in the folder itself, the others in one of their own.
pub fn folder_of(folder: &Path, rules: u32) -> PathBuf {
    if rules == 1 { folder.to_owned() } else { folder.join(format!("rules-{rules}")) }
}

/// Writes the playthroughs of a game by all versions of its rules and removes those it no longer has.
pub fn write_golden<G: Game>(folder: &Path, say: Say) -> io::Result<()> {
    for rules in G::OLDEST_RULES..=G::RULES {
        let folder = folder_of(folder, rules);
        fs::create_dir_all(&folder)?;
        let files = playthroughs::<G>(rules, say);
        for name in present::<G>(&folder)? {
            if files.iter().all(|file| file.name != name) {
                fs::remove_file(folder.join(name))?;
            }
        }
        files.iter().try_for_each(|file| fs::write(folder.join(&file.name), &file.text))?;
    }
    Ok(())
}

/// Compares the playthroughs with what the rules say now, by all versions of them. The error names the first line that
/// differs.
pub fn check_golden<G: Game>(folder: &Path, say: Say) -> Result<(), String> {
    (G::OLDEST_RULES..=G::RULES).try_for_each(|rules| check_rules::<G>(&folder_of(folder, rules), rules, say))
}

fn check_rules<G: Game>(folder: &Path, rules: u32, say: Say) -> Result<(), String> {
    const REMEDY: &str = "If the change is wanted, run `cargo xtask golden` and look at the difference.";
    let files = playthroughs::<G>(rules, say);
    for file in &files {
        let path = folder.join(&file.name);
        let kept = fs::read_to_string(&path).map_err(|error| {
            format!("golden playthrough {}: {error}. Run `cargo xtask golden`.", path.display())
        })?;
        if let Some(difference) = first_difference(&kept, &file.text) {
            return Err(format!("golden playthrough {} differs {difference}\n{REMEDY}", path.display()));
        }
    }
    let present = present::<G>(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    match present.iter().find(|name| files.iter().all(|file| file.name != **name)) {
        Some(stray) => {
            Err(format!("golden playthrough {stray} belongs to no table of {}. {REMEDY}", G::NAME))
        }
        None => Ok(()),
    }
}

/// Names of the files in a folder that belong to this game: `<game>-<one word>.txt`, since one game's id may begin
/// with another's.
fn present<G: Game>(folder: &Path) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        let word = name.strip_prefix(G::ID).and_then(|rest| rest.strip_prefix('-')?.strip_suffix(".txt"));
        if word.is_some_and(|word| word == "options" || word.bytes().all(|byte| byte.is_ascii_digit())) {
            names.push(name);
        }
    }
    names.sort_unstable();
    Ok(names)
}

/// The first line in which two texts differ; line ends do not count, some systems change them.
fn first_difference(kept: &str, now: &str) -> Option<String> {
    let (mut old, mut new) = (kept.lines(), now.lines());
    for number in 1.. {
        let (a, b) = (old.next(), new.next());
        if a == b {
            a?;
            continue;
        }
        let shown = |line: Option<&str>| line.map_or("(the end)".to_owned(), |line| format!("'{line}'"));
        return Some(format!("in line {number}:\n  kept: {}\n  now:  {}", shown(a), shown(b)));
    }
    None
}

/// A game by default options, step by step, with some boards.
fn play_in_full<G: Game>(setup: &Setup, say: Say) -> String {
    let mut text = String::new();
    let mut trail = trail::<G>(setup, &mut text);
    let steps = steps(&trail);
    let board_every = BOARD_EVERY.max(steps.len().div_ceil(BOARDS));
    let mut row = Row::default();
    for (number, &step) in steps.iter().enumerate() {
        if number % board_every == 0 {
            row.end(&mut text);
            boards(&trail.position, say, &mut text);
        }
        if number < IN_FULL {
            step_line(number + 1, &trail.position, step, &mut text);
        } else {
            row.add(step, &mut text);
        }
        trail.step(step);
    }
    row.end(&mut text);
    boards(&trail.position, say, &mut text);
    result(trail.position.standing(), &mut text);
    text
}

/// A game with its tokens only.
fn play_in_short<G: Game>(setup: &Setup, text: &mut String) {
    let mut trail = trail::<G>(setup, text);
    let mut row = Row::default();
    for step in steps(&trail) {
        row.add(step, text);
        trail.step(step);
    }
    row.end(text);
    result(trail.position.standing(), text);
    line(text, "");
}

/// The moves of the game that is kept. They are drawn from the lists, so that a faster way to draw changes nothing.
fn steps<G: Game>(trail: &Trail<G>) -> Vec<G::Move> {
    let mut rng = Xoshiro::seed_from_u64(trail.seed);
    let mut position = trail.position.clone();
    let mut steps = Vec::new();
    while let Some(step) = drawn_step(&position, &mut rng) {
        assert!(steps.len() < G::LONGEST, "{} does not end in time (G-06)", G::ID);
        position.apply(step);
        steps.push(step);
    }
    steps
}

/// One step: its number, who acts, the token, out of how many.
fn step_line<G: Game>(number: usize, position: &G, step: G::Move, text: &mut String) {
    let who = match position.actor() {
        Actor::Seat(seat) => format!("seat {seat}"),
        Actor::Chance | Actor::Over => "chance".to_owned(),
    };
    line(text, &format!("{number:>4}  {who}  {step}  of {}", listed(position).len()));
}

/// Tokens side by side.
#[derive(Default)]
struct Row(String);

impl Row {
    fn add(&mut self, token: impl fmt::Display, text: &mut String) {
        let token = token.to_string();
        if self.0.len() + token.len() >= WIDTH {
            self.end(text);
        }
        self.0 += if self.0.is_empty() { "" } else { " " };
        self.0 += &token;
    }

    /// Writes what there is.
    fn end(&mut self, text: &mut String) {
        if !self.0.is_empty() {
            line(text, &self.0);
            self.0.clear();
        }
    }
}

/// The first position of a table, after a line that says which table it is.
fn trail<G: Game>(setup: &Setup, text: &mut String) -> Trail<G> {
    let options = Options::of::<G>(setup).expect("the tables are made from the game's own options");
    let mut heading = format!("{}, {} players, rules {}", G::NAME, options.players(), options.rules());
    for (key, value) in options.pairs() {
        write!(heading, ", {key}={value}").expect("text can always be written");
    }
    line(text, &heading);
    Trail::new(&options, u64::from(options.players()))
}

/// The boards of everybody and of the seat to move.
fn boards<G: Game>(position: &G, say: Say, text: &mut String) {
    let seat = position.actor().seat().map(Viewer::Seat);
    for viewer in [Viewer::Spectator].into_iter().chain(seat) {
        board(position, viewer, say, text);
    }
}

fn board<G: Game>(position: &G, viewer: Viewer, say: Say, text: &mut String) {
    let who = viewer.seat().map_or("everybody".to_owned(), |seat| format!("seat {seat}"));
    line(text, &format!("      what {who} sees:"));
    let board = position.layout_for(viewer).text_board(|message| say(viewer, message));
    for row in board.lines() {
        // Indented, so that boards and steps are easy to tell apart; ends are trimmed as editors do.
        line(text, format!("      | {row}").trim_end());
    }
}

fn result(standing: Option<Standing>, text: &mut String) {
    let ranks = standing.map(|standing| format!("ranks {:?}", standing.ranks()));
    let points = standing.and_then(|standing| standing.points().map(|points| format!(", points {points:?}")));
    let ended = ranks.unwrap_or_else(|| "no result".into()) + &points.unwrap_or_default();
    line(text, &format!("result: {ended}"));
}

fn line(text: &mut String, line: &str) {
    text.push_str(line);
    text.push('\n');
}
