//! Legal moves as a tree: what is picked, where it goes, which token that plays.

use std::borrow::Cow;
use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::fmt::{self, Write};

use serde::{Deserialize, Serialize};

/// The name of something a player can point at: a cell of the board, a card of the hand, a button.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Target(Cow<'static, str>);

crate::wire_as!(Target, String);

impl Target {
    /// The target with this name.
    pub const fn new(name: &'static str) -> Self {
        Target(Cow::Borrowed(name))
    }

    /// The target that is written like this noun of the game.
    pub fn of(noun: impl fmt::Display) -> Self {
        Target(Cow::Owned(noun.to_string()))
    }

    /// Its name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<&str> for Target {
    fn from(name: &str) -> Self {
        Target(Cow::Owned(name.to_owned()))
    }
}

/// The first hole of a template.
const HOLE: &str = "{1}";

/// What a player points at, one after the other, to make a move.
pub type Path = Vec<Target>;

/// The legal moves of one decision, by what a player points at. It is small on the wire: a string is the token of the
/// move; a map leads from targets to further choices; a list is a template and, for each of its holes, the targets that
/// fit, separated by spaces. All combinations are legal. A list may hold several templates, each with its targets.
///
/// ```
/// use crosstable_core::{Choices, Target};
/// let path = |names: &[&str]| names.iter().map(|name| Target::from(*name)).collect();
/// let moves = [
///     (path(&["sun", "a1"]), "sun@a1".to_owned()),
///     (path(&["sun", "b2"]), "sun@b2".to_owned()),
///     (path(&["pass"]), "pass".to_owned()),
/// ];
/// // As JSON: {"pass":"pass","sun":["sun@{1}","a1 b2"]}
/// let choices = Choices::Then([
///     (Target::new("pass"), Choices::Play("pass".into())),
///     (Target::new("sun"), Choices::Each(vec!["sun@{1}".into(), "a1 b2".into()])),
/// ].into());
/// assert_eq!(Choices::of(moves), choices);
/// assert_eq!(choices.moves().len(), 3);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum Choices {
    /// Nothing more is to be chosen: the token of the move.
    Play(String),
    /// Templates such as `sun@{1}`, each followed, for each of its holes, by the targets that fit, separated by spaces.
    Each(Vec<String>),
    /// What can be pointed at next.
    #[cfg_attr(feature = "schema", schema(no_recursion, value_type = std::collections::HashMap<String, Choices>))]
    Then(BTreeMap<Target, Choices>),
}

impl Choices {
    /// The tree of these moves. Where one path is the beginning of another, the longer one is lost; no game does that.
    pub fn of(moves: impl IntoIterator<Item = (Path, String)>) -> Self {
        let mut all = Paths::default();
        for (path, token) in moves {
            all.add(&token, [path]);
        }
        all.tree()
    }

    /// Every move: what to point at, and its token.
    pub fn moves(&self) -> Vec<(Path, String)> {
        let mut found = Vec::new();
        self.collect(&mut Vec::new(), &mut found);
        found
    }

    /// The tokens of all moves, sorted, each once.
    pub fn tokens(&self) -> Vec<String> {
        let mut tokens: Vec<String> = self.moves().into_iter().map(|(_, token)| token).collect();
        tokens.sort_unstable();
        tokens.dedup();
        tokens
    }

    fn collect(&self, path: &mut Path, found: &mut Vec<(Path, String)>) {
        match self {
            Choices::Play(token) => found.push((path.clone(), token.clone())),
            Choices::Then(next) => {
                for (target, choices) in next {
                    path.push(target.clone());
                    choices.collect(path, found);
                    path.pop();
                }
            }
            Choices::Each(each) => {
                for (template, lists) in templates(each) {
                    fill(template, lists, 1, path, found);
                }
            }
        }
    }
}

/// Paths with the tokens of their moves, from which a tree is made. A server makes one after every move, often of hundreds of
/// paths, so they are sorted where they are, and only what stays in the tree is made.
#[derive(Default)]
pub(crate) struct Paths {
    all: Vec<PathTo>,
    /// All tokens, one after the other.
    tokens: String,
}

/// A path, and where its token begins and ends.
struct PathTo {
    path: Path,
    token: [usize; 2],
    /// By what it is sorted first: see [`sort_key`].
    key: u64,
}

/// What is below a target.
enum Child<'a> {
    Play(&'a str),
    Tree(Choices),
}

impl Paths {
    /// Adds a move.
    pub(crate) fn add(&mut self, token: impl fmt::Display, paths: impl IntoIterator<Item = Path>) {
        let begin = self.tokens.len();
        write!(self.tokens, "{token}").expect("a String takes all text");
        let token = [begin, self.tokens.len()];
        self.all.extend(paths.into_iter().map(|path| PathTo { path, token, key: 0 }));
    }

    /// The tree of all.
    pub(crate) fn tree(mut self) -> Choices {
        self.all.retain(|to| !to.path.is_empty());
        // The first step stays a map: clients group moves by it.
        map(children(&mut self.all, 0, &self.tokens))
    }
}

/// The first eight bytes of a name: their order is that of the names, as far as they differ there.
fn sort_key(name: &str) -> u64 {
    let mut first = [0; 8];
    for (to, from) in first.iter_mut().zip(name.bytes()) {
        *to = from;
    }
    u64::from_be_bytes(first)
}

/// What these paths, which are the same before this step, lead to with it. The targets ascend.
fn children<'a>(paths: &mut [PathTo], step: usize, tokens: &'a str) -> Vec<(Target, Child<'a>)> {
    for to in &mut *paths {
        to.key = sort_key(to.path[step].as_str());
    }
    let is_same = |one: &PathTo, other: &PathTo| {
        one.key == other.key
            && (one.path[step].as_str().len().max(other.path[step].as_str().len()) < 8
                || one.path[step] == other.path[step])
    };
    // Of the same path the last one counts, so the order of equal ones stays.
    paths.sort_by(|one, other| match one.key.cmp(&other.key) {
        Ordering::Equal if is_same(one, other) => Ordering::Equal,
        Ordering::Equal => one.path[step].cmp(&other.path[step]),
        order => order,
    });
    let mut found = Vec::new();
    for same in paths.chunk_by_mut(is_same) {
        let target = same[0].path[step].clone();
        let last = same.iter().rev().find(|to| to.path.len() == step + 1);
        let child = match last {
            Some(to) => Child::Play(&tokens[to.token[0]..to.token[1]]),
            None => Child::Tree(compact(children(same, step + 1, tokens))),
        };
        found.push((target, child));
    }
    found
}

/// As a map.
fn map(children: Vec<(Target, Child<'_>)>) -> Choices {
    let choices = children.into_iter().map(|(target, child)| match child {
        Child::Play(token) => (target, Choices::Play(token.to_owned())),
        Child::Tree(choices) => (target, choices),
    });
    Choices::Then(choices.collect())
}

/// With lists where one template describes several moves.
fn compact(children: Vec<(Target, Child<'_>)>) -> Choices {
    let mut merged: Vec<Vec<String>> = Vec::new();
    for (target, child) in &children {
        let target = target.as_str();
        // A template is not made again for each move that it describes.
        if let Child::Play(token) = child
            && let Some(known) = merged.iter_mut().find(|known| is_filled(known, target, token))
        {
            add(&mut known[1], target);
            continue;
        }
        let Some(each) = template_of(target, child) else { return map(children) };
        let same = |known: &&mut Vec<String>| known[0] == each[0] && known[2..] == each[2..];
        match merged.iter_mut().find(same) {
            None => merged.push(each),
            Some(known) => add(&mut known[1], target),
        }
    }
    // As many templates as moves say no less in a map.
    let shorter = merged.len() < children.len() || merged.len() == 1;
    if shorter { Choices::Each(merged.concat()) } else { map(children) }
}

/// The templates of a list, each with the targets for its holes.
fn templates(each: &[String]) -> impl Iterator<Item = (&String, &[String])> {
    let chunks = each.chunk_by(|_, next| !next.contains('{'));
    chunks.filter_map(<[String]>::split_first)
}

fn add(list: &mut String, target: &str) {
    list.push(' ');
    list.push_str(target);
}

/// Whether this is a template with one hole, and the token names the target once, just where the hole is.
fn is_filled(each: &[String], target: &str, token: &str) -> bool {
    let [template, _] = each else { return false };
    let Some((before, hole)) = template.find('{').map(|at| template.split_at(at)) else { return false };
    let Some(after) = hole.strip_prefix(HOLE) else { return false };
    let middle = token.strip_prefix(before).and_then(|rest| rest.strip_suffix(after));
    middle == Some(target) && !target.contains(' ') && names(token, target) == 1
}

/// How often a token names a target.
fn names(token: &str, target: &str) -> usize {
    let (token, target) = (token.as_bytes(), target.as_bytes());
    let (mut at, mut found) = (0, 0);
    while at + target.len() <= token.len() {
        let here = token[at..].starts_with(target);
        found += usize::from(here);
        at += if here { target.len().max(1) } else { 1 };
    }
    found
}

/// The choices below a target as a list whose first hole is the target; none if the token does not name it just once.
fn template_of(target: &str, child: &Child<'_>) -> Option<Vec<String>> {
    let (template, lists): (String, &[String]) = match child {
        Child::Play(token) => ((*token).to_owned(), &[]),
        Child::Tree(Choices::Each(each)) => {
            let mut all = templates(each);
            let (Some((template, lists)), None) = (all.next(), all.next()) else { return None };
            // Its holes move one further.
            let holes = (1..=lists.len()).rev();
            let moved = holes.fold(template.clone(), |text, hole| {
                text.replace(&format!("{{{hole}}}"), &format!("{{{}}}", hole + 1))
            });
            (moved, lists)
        }
        Child::Tree(_) => return None,
    };
    if target.contains(' ') || names(&template, target) != 1 {
        return None;
    }
    let mut each = vec![template.replacen(target, HOLE, 1), target.to_owned()];
    each.extend_from_slice(lists);
    Some(each)
}

fn fill(template: &str, lists: &[String], hole: usize, path: &mut Path, found: &mut Vec<(Path, String)>) {
    let Some((list, rest)) = lists.split_first() else {
        found.push((path.clone(), template.to_owned()));
        return;
    };
    for target in list.split(' ') {
        path.push(Target::from(target));
        fill(&template.replace(&format!("{{{hole}}}"), target), rest, hole + 1, path, found);
        path.pop();
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::rng::{SeedableRng, Xoshiro, below};

    #[test]
    fn a_tree_has_the_moves_it_was_made_of() {
        let mut rng = Xoshiro::seed_from_u64(24);
        let names = ["a", "b1", "b10", "b2", "longer-name", "longer-names", "longer n", "s"];
        for round in 0..500 {
            let mut moves = BTreeMap::new();
            for number in 0..below(&mut rng, 30) {
                // The first step says how long the path is, so none is the beginning of another.
                let length = 1 + below(&mut rng, 3);
                let first = [format!("{length}{}", below(&mut rng, 3))];
                let rest = (1..length).map(|_| names[below(&mut rng, 8) as usize].to_owned());
                let path: Path = first.into_iter().chain(rest).map(|name| Target::from(&*name)).collect();
                let joined: Vec<&str> = path.iter().map(Target::as_str).collect();
                let token = match below(&mut rng, 4) {
                    0 => format!("token-{number}"),
                    _ => format!("play:{}", joined.join("@")),
                };
                moves.insert(path, token);
            }
            let tree = Choices::of(moves.clone());
            assert_eq!(tree.moves().into_iter().collect::<BTreeMap<_, _>>(), moves, "round {round}");
            assert_eq!(Choices::of(tree.moves()), tree, "round {round}");
            let backwards = moves.into_iter().rev();
            assert_eq!(Choices::of(backwards), tree, "round {round}: the order does not matter");
        }
    }

    #[test]
    fn of_the_same_path_the_last_token_counts_and_a_longer_path_is_lost() {
        let path = |names: &[&'static str]| names.iter().map(|name| Target::new(name)).collect::<Path>();
        let moves = [(path(&["a", "b"]), "long"), (path(&["a"]), "one"), (path(&["a"]), "two")];
        let tree = Choices::of(moves.map(|(path, token)| (path, token.to_owned())));
        assert_eq!(tree.moves(), [(path(&["a"]), "two".to_owned())]);
    }
}
