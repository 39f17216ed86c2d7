//! Legal moves as a tree: what is picked, where it goes, which token that plays.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::vec;

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
        let mut root = BTreeMap::new();
        for (path, token) in moves {
            insert(&mut root, path.into_iter(), token);
        }
        // The first step stays a map: clients group moves by it.
        compact_all(&mut root);
        Choices::Then(root)
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

    /// The same with lists where one template describes several moves.
    fn compact(self) -> Self {
        let Choices::Then(mut children) = self else { return self };
        compact_all(&mut children);
        let mut merged: Vec<Vec<String>> = Vec::new();
        for (target, child) in &children {
            let target = target.as_str();
            // Moves are listed after every move, so a template is not made again for each of them.
            if let Choices::Play(token) = child
                && let Some(known) = merged.iter_mut().find(|known| is_filled(known, target, token))
            {
                add(&mut known[1], target);
                continue;
            }
            let Some(each) = template_of(target, child) else { return Choices::Then(children) };
            let same = |known: &&mut Vec<String>| known[0] == each[0] && known[2..] == each[2..];
            match merged.iter_mut().find(same) {
                None => merged.push(each),
                Some(known) => add(&mut known[1], target),
            }
        }
        // As many templates as moves say no less in a map.
        let shorter = merged.len() < children.len() || merged.len() == 1;
        if shorter { Choices::Each(merged.concat()) } else { Choices::Then(children) }
    }
}

/// In place: a new map would cost more than all the rest.
fn compact_all(children: &mut BTreeMap<Target, Choices>) {
    for child in children.values_mut().filter(|child| matches!(child, Choices::Then(_))) {
        let tree = std::mem::replace(child, Choices::Play(String::new()));
        *child = tree.compact();
    }
}

/// The templates of a list, each with the targets for its holes.
fn templates(each: &[String]) -> impl Iterator<Item = (&String, &[String])> {
    let chunks = each.chunk_by(|_, next| !next.contains('{'));
    chunks.filter_map(<[String]>::split_first)
}

fn insert(node: &mut BTreeMap<Target, Choices>, mut path: vec::IntoIter<Target>, token: String) {
    let Some(first) = path.next() else { return };
    if path.as_slice().is_empty() {
        node.insert(first, Choices::Play(token));
    } else if let Choices::Then(next) = node.entry(first).or_insert_with(|| Choices::Then(BTreeMap::new())) {
        insert(next, path, token);
    }
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
fn template_of(target: &str, child: &Choices) -> Option<Vec<String>> {
    let (template, lists): (String, &[String]) = match child {
        Choices::Play(token) => (token.clone(), &[]),
        Choices::Each(each) => {
            let mut all = templates(each);
            let (Some((template, lists)), None) = (all.next(), all.next()) else { return None };
            // Its holes move one further.
            let holes = (1..=lists.len()).rev();
            let moved = holes.fold(template.clone(), |text, hole| {
                text.replace(&format!("{{{hole}}}"), &format!("{{{}}}", hole + 1))
            });
            (moved, lists)
        }
        Choices::Then(_) => return None,
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
