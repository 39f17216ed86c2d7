//! What changed between two views of a table.

mod changes;
mod same;

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// The changes that turn one JSON document into another.
///
/// A JSON merge patch (RFC 7396): an object names the fields that changed, and null removes a field; null and absent mean
/// the same. One extension: `{"[]": …}` patches an array instead of replacing it. Inside, `"splice": [at, removed,
/// items…]` comes first, then every index names a patch of that element.
///
/// ```
/// use crosstable_protocol::Patch;
/// use serde_json::json;
/// let mut view = json!({"decisions": 3, "rows": [{"offset": 0}, {"offset": 1}], "deadline": 7});
/// let patch = Patch::between(&view, &json!({"decisions": 4, "rows": [{"offset": 0}, {"offset": 2}]}));
/// let text = r#"{"deadline":null,"decisions":4,"rows":{"[]":{"1":{"offset":2}}}}"#;
/// assert_eq!(serde_json::to_string(&patch)?, text);
/// patch.apply(&mut view);
/// assert_eq!(view, json!({"decisions": 4, "rows": [{"offset": 0}, {"offset": 2}]}));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Patch(#[cfg_attr(test, ts(type = "{ [key in string]: unknown }"))] Map<String, Value>);

#[cfg(feature = "schema")]
crosstable_core::schema_as!(Patch, Value);

/// The key of an object that patches an array.
const ARRAY: &str = "[]";
/// The key of the items that are removed from an array and put into it.
const SPLICE: &str = "splice";

impl Patch {
    /// What turns one object into another.
    pub fn between(before: &Value, after: &Value) -> Self {
        match (before, after) {
            (Value::Object(before), Value::Object(after)) => Patch(object(before, after)),
            _ => Patch::default(),
        }
    }

    /// Makes the document that is held what it is now, and returns the changes: those that [`Patch::between`] finds, but
    /// what is the same is not written as JSON first.
    ///
    /// ```
    /// # use crosstable_protocol::Patch;
    /// # use serde_json::json;
    /// let mut held = json!({"decisions": 3, "rows": [1, 2]});
    /// let patch = Patch::update(&mut held, &json!({"decisions": 4, "rows": [1, 2]}));
    /// assert_eq!(serde_json::to_string(&patch)?, r#"{"decisions":4}"#);
    /// assert_eq!(held["decisions"], 4);
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    pub fn update(held: &mut Value, now: &impl Serialize) -> Self {
        match changes::update(held, now) {
            Some(Value::Object(fields)) => Patch(fields),
            _ => Patch::default(),
        }
    }

    /// Whether nothing changed.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Makes the changes.
    pub fn apply(&self, to: &mut Value) {
        merge(to, &self.0);
    }
}

/// What is written is not the document that is held.
#[derive(Clone, Copy, Debug)]
struct Different;

impl fmt::Display for Different {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("it is different")
    }
}

impl std::error::Error for Different {}

impl serde::ser::Error for Different {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Different
    }
}

fn object(before: &Map<String, Value>, after: &Map<String, Value>) -> Map<String, Value> {
    let mut patch = Map::new();
    for (key, old) in before {
        if !old.is_null() && after.get(key).is_none_or(Value::is_null) {
            patch.insert(key.clone(), Value::Null);
        }
    }
    for (key, new) in after {
        let old = before.get(key).unwrap_or(&Value::Null);
        if !new.is_null()
            && let Some(change) = value(old, new)
        {
            patch.insert(key.clone(), change);
        }
    }
    patch
}

/// What to write in a patch so that one value becomes the other; nothing if they are equal.
fn value(before: &Value, after: &Value) -> Option<Value> {
    match (before, after) {
        (Value::Object(before), Value::Object(after)) => {
            let patch = object(before, after);
            (!patch.is_empty()).then_some(Value::Object(patch))
        }
        (Value::Array(old), Value::Array(new)) => {
            let patch = array(old, new)?;
            // A short array is shorter than its changes.
            Some(if size(&patch) < size(after) { patch } else { after.clone() })
        }
        _ => (before != after).then(|| after.clone()),
    }
}

/// The shorter of two ways: the items between the first and the last change are replaced, or each item that both have is
/// patched and the rest is removed or put in at the end.
fn array(old: &[Value], new: &[Value]) -> Option<Value> {
    if old == new {
        return None;
    }
    let same = |pair: &(&Value, &Value)| pair.0 == pair.1;
    let head = old.iter().zip(new).take_while(same).count();
    let tail = old[head..].iter().rev().zip(new[head..].iter().rev()).take_while(same).count();
    let replaced = splice(head, old.len() - tail - head, &new[head..new.len() - tail]);
    let both = old.len().min(new.len());
    let mut each =
        if old.len() == new.len() { Map::new() } else { splice(both, old.len() - both, &new[both..]) };
    for (index, (old, new)) in old.iter().zip(new).enumerate() {
        if let Some(change) = value(old, new) {
            each.insert(index.to_string(), change);
        }
    }
    Some(shorter(replaced, each))
}

/// Changes items of an array that stays as long as it is, and returns the patch that [`value`] finds for that.
fn update_items(held: &mut [Value], changed: Vec<(usize, Value)>) -> Option<Value> {
    let (first, last) = (changed.first()?.0, changed.last()?.0);
    let mut each = Map::new();
    for (index, now) in changed {
        if let Some(change) = value(&held[index], &now) {
            each.insert(index.to_string(), change);
        }
        held[index] = now;
    }
    let replaced = splice(first, last + 1 - first, &held[first..=last]);
    let shorter = shorter(replaced, each);
    Some(if size(&shorter) < items_size(held) { shorter } else { Value::Array(held.to_vec()) })
}

fn shorter(replaced: Map<String, Value>, each: Map<String, Value>) -> Value {
    let wrapped = |patch: Map<String, Value>| Value::Object(single(ARRAY, patch.into()));
    let (replaced, each) = (wrapped(replaced), wrapped(each));
    if size(&each) <= size(&replaced) { each } else { replaced }
}

fn splice(at: usize, removed: usize, added: &[Value]) -> Map<String, Value> {
    let numbers = [Value::from(at), Value::from(removed)];
    let items = numbers.into_iter().chain(added.iter().cloned()).collect();
    single(SPLICE, items)
}

/// An object with one field.
fn single(key: &str, value: Value) -> Map<String, Value> {
    let mut object = Map::new();
    object.insert(key.to_owned(), value);
    object
}

/// About how many bytes the value takes as text. Exact lengths would have to be written out to be counted.
fn size(value: &Value) -> usize {
    match value {
        Value::Null | Value::Bool(_) => 5,
        Value::Number(number) => {
            number.as_u64().map_or(4, |number| number.checked_ilog10().unwrap_or(0) as usize + 2)
        }
        Value::String(text) => text.len() + 3,
        Value::Array(items) => items_size(items),
        Value::Object(fields) => {
            2 + fields.iter().map(|(key, value)| key.len() + 3 + size(value)).sum::<usize>()
        }
    }
}

fn items_size(items: &[Value]) -> usize {
    2 + items.iter().map(size).sum::<usize>()
}

fn merge(to: &mut Value, patch: &Map<String, Value>) {
    if !to.is_object() {
        *to = Value::Object(Map::new());
    }
    let Value::Object(fields) = to else { return };
    for (key, change) in patch {
        if change.is_null() {
            fields.remove(key);
        } else {
            apply(fields.entry(key).or_insert(Value::Null), change);
        }
    }
}

fn apply(to: &mut Value, change: &Value) {
    match (&mut *to, change) {
        (Value::Array(items), Value::Object(patch)) if patch.contains_key(ARRAY) => {
            patch_array(items, &patch[ARRAY]);
        }
        (_, Value::Object(patch)) => merge(to, patch),
        (_, other) => *to = other.clone(),
    }
}

/// A patch comes from outside: what does not fit the array is left out.
fn patch_array(items: &mut Vec<Value>, changes: &Value) {
    let Value::Object(changes) = changes else { return };
    if let Some([at, removed, added @ ..]) = changes.get(SPLICE).and_then(Value::as_array).map(Vec::as_slice)
    {
        let number = |value: &Value| value.as_u64().map_or(items.len(), |number| number as usize);
        let at = number(at).min(items.len());
        let end = at.saturating_add(number(removed)).min(items.len());
        items.splice(at..end, added.iter().cloned());
    }
    for (key, change) in changes {
        if let Some(item) = key.parse().ok().and_then(|index: usize| items.get_mut(index)) {
            apply(item, change);
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn there(mut document: Value, after: &Value) -> String {
        let patch = Patch::between(&document, after);
        patch.apply(&mut document);
        assert_eq!(document, *after);
        serde_json::to_string(&patch).expect("plain data")
    }

    #[test]
    fn a_patch_names_what_changed() {
        assert_eq!(
            there(json!({"a": 1, "b": {"c": 2}}), &json!({"a": 1, "b": {"c": 3}})),
            r#"{"b":{"c":3}}"#
        );
        assert_eq!(there(json!({"a": 1}), &json!({})), r#"{"a":null}"#);
        assert_eq!(there(json!({"a": {"seat": 1}}), &json!({"a": "over"})), r#"{"a":"over"}"#);
        assert_eq!(there(json!({"a": "over"}), &json!({"a": {"seat": 1}})), r#"{"a":{"seat":1}}"#);
        assert_eq!(there(json!({"a": [1]}), &json!({"a": {"0": 1}})), r#"{"a":{"0":1}}"#);
        assert_eq!(there(json!({"a": 1}), &json!({"a": 1})), "{}");
    }

    #[test]
    fn arrays_are_patched_where_that_is_shorter() {
        let long: Vec<u32> = (100..130).collect();
        let mut changed = long.clone();
        changed[7] = 5;
        assert_eq!(there(json!({"a": long}), &json!({"a": changed})), r#"{"a":{"[]":{"7":5}}}"#);
        let mut shorter = long.clone();
        shorter.remove(3);
        assert_eq!(there(json!({"a": long}), &json!({"a": shorter})), r#"{"a":{"[]":{"splice":[3,1]}}}"#);
        let mut longer = long.clone();
        longer.push(9);
        assert_eq!(there(json!({"a": long}), &json!({"a": longer})), r#"{"a":{"[]":{"splice":[30,0,9]}}}"#);
        assert_eq!(there(json!({"a": [1, 2]}), &json!({"a": [1, 3]})), r#"{"a":[1,3]}"#);
        let (none, some) = (json!({"a": [null, long]}), json!({"a": [7, long]}));
        assert_eq!(there(none.clone(), &some), r#"{"a":{"[]":{"0":7}}}"#);
        assert_eq!(there(some, &none), r#"{"a":{"[]":{"0":null}}}"#);
    }

    /// One of each kind of thing that can be written.
    #[derive(Clone, Default, Serialize)]
    struct Everything {
        number: i32,
        part: f64,
        letter: char,
        text: String,
        pair: (u8, bool),
        list: Vec<Option<u16>>,
        maybe: Option<Box<Everything>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        rare: Option<&'static str>,
        map: std::collections::BTreeMap<String, Kind>,
        kind: Kind,
        rows: Vec<Kind>,
    }

    #[derive(Clone, Default, Serialize)]
    enum Kind {
        #[default]
        Nothing,
        Wrapped(Option<u8>),
        Two(i8, i8),
        Named {
            name: String,
        },
    }

    fn random(rng: &mut crosstable_core::rng::Xoshiro, depth: u32) -> Everything {
        use crosstable_core::rng::below;
        let few = |rng: &mut _| below(rng, 3) as u8;
        let kind = |rng: &mut _| match below(rng, 5) {
            0 => Kind::Nothing,
            1 => Kind::Wrapped(None),
            2 => Kind::Wrapped(Some(few(rng))),
            3 => Kind::Two(-1, few(rng) as i8),
            _ => Kind::Named { name: "n".repeat(few(rng).into()) },
        };
        Everything {
            number: i32::from(few(rng)) - 1,
            part: f64::from(few(rng)) / 2.0,
            letter: ['a', 'ä', '\u{1f0cf}'][few(rng) as usize],
            text: "text".repeat(few(rng).into()),
            pair: (few(rng), few(rng) == 1),
            list: (0..few(rng)).map(|_| Some(u16::from(few(rng))).filter(|item| *item > 0)).collect(),
            maybe: (depth > 0 && few(rng) > 0).then(|| Box::new(random(rng, depth - 1))),
            rare: (few(rng) == 1).then_some("rare"),
            map: (0..few(rng)).map(|_| (few(rng).to_string(), kind(rng))).collect(),
            kind: kind(rng),
            rows: (0..4 + few(rng)).map(|_| kind(rng)).collect(),
        }
    }

    #[test]
    fn what_is_kept_up_to_date_changes_by_the_same_patches() {
        use crosstable_core::rng::{SeedableRng, Xoshiro, below};
        let mut rng = Xoshiro::seed_from_u64(24);
        let mut now = random(&mut rng, 2);
        let mut held = serde_json::to_value(&now).expect("plain data");
        for step in 0..5000 {
            // Often only one field changes, sometimes nothing.
            let fresh = random(&mut rng, 2);
            match below(&mut rng, 8) {
                0 => {}
                6 => now.rows = fresh.rows,
                7 => now.rows[below(&mut rng, 4) as usize] = fresh.kind,
                1 => now.rare = fresh.rare,
                2 => now.maybe = fresh.maybe,
                3 => now.kind = fresh.kind,
                4 => (now.list, now.map) = (fresh.list, fresh.map),
                _ => now = fresh,
            }
            let (before, after) = (held.clone(), serde_json::to_value(&now).expect("plain data"));
            let patch = Patch::update(&mut held, &now);
            assert_eq!(patch, Patch::between(&before, &after), "step {step}: {before} to {after}");
            assert_eq!(held, after, "step {step}");
        }
    }

    #[test]
    fn null_and_absent_mean_the_same() {
        assert!(Patch::between(&json!({"a": null}), &json!({})).is_empty());
        assert!(Patch::between(&json!({}), &json!({"a": null})).is_empty());
    }

    #[test]
    fn a_patch_that_does_not_fit_does_no_harm() {
        let mut view = json!({"a": [1, 2]});
        for patch in [
            r#"{"a":{"[]":{"9":1,"x":2,"splice":[9,9]}}}"#,
            r#"{"a":{"[]":{"splice":[1]}}}"#,
            r#"{"a":{"[]":7}}"#,
            r#"{"a":{"[]":{"splice":[18446744073709551615,18446744073709551615]}}}"#,
        ] {
            serde_json::from_str::<Patch>(patch).expect("a patch").apply(&mut view);
            assert_eq!(view, json!({"a": [1, 2]}), "{patch}");
        }
    }
}
