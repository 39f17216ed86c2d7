//! The changes of a document that is kept up to date. Only what has changed becomes JSON.

use serde::ser::{Impossible, Serialize, SerializeSeq, SerializeStruct, Serializer};
use serde_json::{Map, Value};

use super::Different;
use super::same::is_same;

/// Makes the document what it is now. Returns the patch that does the same; nothing if it was so already.
pub(super) fn update<T: Serialize + ?Sized>(held: &mut Value, now: &T) -> Option<Value> {
    // Structs first: whether they are the same is found out field by field, and something in a view always changes.
    if let Value::Object(fields) = held
        && let Ok(patch) = now.serialize(Struct(fields))
    {
        return (!patch.is_empty()).then_some(Value::Object(patch));
    }
    if is_same(now, held) {
        return None;
    }
    if let Value::Array(items) = held
        && let Ok(changed) = now.serialize(Items(items))
    {
        return super::update_items(items, changed);
    }
    let after = serde_json::to_value(now).expect("a document is plain data");
    let patch = super::value(held, &after);
    *held = after;
    patch
}

/// Updates an object field by field, if it is given a struct. Anything else is refused before anything has changed.
struct Struct<'a>(&'a mut Map<String, Value>);

struct Fields<'a> {
    held: &'a mut Map<String, Value>,
    patch: Map<String, Value>,
    seen: Vec<&'static str>,
}

impl SerializeStruct for Fields<'_> {
    type Ok = Map<String, Value>;
    type Error = Different;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        now: &T,
    ) -> Result<(), Different> {
        self.seen.push(name);
        if let Some(held) = self.held.get_mut(name) {
            if let Some(change) = update(held, now) {
                self.patch.insert(name.to_owned(), change);
            }
        } else {
            let now = serde_json::to_value(now).expect("a document is plain data");
            if !now.is_null() {
                self.patch.insert(name.to_owned(), now.clone());
            }
            self.held.insert(name.to_owned(), now);
        }
        Ok(())
    }

    fn end(mut self) -> Result<Map<String, Value>, Different> {
        if self.seen.len() < self.held.len() {
            let (seen, patch) = (&self.seen, &mut self.patch);
            self.held.retain(|name, held| {
                let stays = seen.contains(&name.as_str());
                if !stays && !held.is_null() {
                    patch.insert(name.clone(), Value::Null);
                }
                stays
            });
        }
        Ok(self.patch)
    }
}

/// Refuses what is written so.
macro_rules! refuse {
    ($($method:ident($($type:ty),*) -> $result:ty;)+) => {
        $(fn $method(self, $(_: $type),*) -> Result<$result, Different> {
            Err(Different)
        })+
    };
}

/// Refuses everything that is neither a list nor a struct.
macro_rules! refuse_plain {
    () => {
        refuse! {
            serialize_bool(bool) -> Self::Ok;
            serialize_i8(i8) -> Self::Ok;
            serialize_i16(i16) -> Self::Ok;
            serialize_i32(i32) -> Self::Ok;
            serialize_i64(i64) -> Self::Ok;
            serialize_u8(u8) -> Self::Ok;
            serialize_u16(u16) -> Self::Ok;
            serialize_u32(u32) -> Self::Ok;
            serialize_u64(u64) -> Self::Ok;
            serialize_f32(f32) -> Self::Ok;
            serialize_f64(f64) -> Self::Ok;
            serialize_char(char) -> Self::Ok;
            serialize_str(&str) -> Self::Ok;
            serialize_bytes(&[u8]) -> Self::Ok;
            serialize_none() -> Self::Ok;
            serialize_unit() -> Self::Ok;
            serialize_unit_struct(&'static str) -> Self::Ok;
            serialize_unit_variant(&'static str, u32, &'static str) -> Self::Ok;
            serialize_tuple_struct(&'static str, usize) -> Self::SerializeTupleStruct;
            serialize_tuple_variant(&'static str, u32, &'static str, usize) -> Self::SerializeTupleVariant;
            serialize_map(Option<usize>) -> Self::SerializeMap;
            serialize_struct_variant(&'static str, u32, &'static str, usize) -> Self::SerializeStructVariant;
        }
    };
}

/// Finds the items of an array that have changed, if it is as long as it was. Nothing changes here.
struct Items<'a>(&'a [Value]);

struct ChangedItems<'a> {
    held: &'a [Value],
    at: usize,
    changed: Vec<(usize, Value)>,
}

impl SerializeSeq for ChangedItems<'_> {
    type Ok = Vec<(usize, Value)>;
    type Error = Different;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, now: &T) -> Result<(), Different> {
        let held = self.held.get(self.at).ok_or(Different)?;
        if !is_same(now, held) {
            let now = serde_json::to_value(now).expect("a document is plain data");
            self.changed.extend((now != *held).then_some((self.at, now)));
        }
        self.at += 1;
        Ok(())
    }

    fn end(self) -> Result<Self::Ok, Different> {
        if self.at == self.held.len() { Ok(self.changed) } else { Err(Different) }
    }
}

impl<'a> Serializer for Items<'a> {
    type Ok = Vec<(usize, Value)>;
    type Error = Different;
    type SerializeSeq = ChangedItems<'a>;
    type SerializeTuple = Impossible<Self::Ok, Different>;
    type SerializeTupleStruct = Impossible<Self::Ok, Different>;
    type SerializeTupleVariant = Impossible<Self::Ok, Different>;
    type SerializeMap = Impossible<Self::Ok, Different>;
    type SerializeStruct = Impossible<Self::Ok, Different>;
    type SerializeStructVariant = Impossible<Self::Ok, Different>;

    fn serialize_seq(self, length: Option<usize>) -> Result<ChangedItems<'a>, Different> {
        if length.is_some_and(|length| length != self.0.len()) {
            return Err(Different);
        }
        Ok(ChangedItems { held: self.0, at: 0, changed: Vec::new() })
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Self::Ok, Different> {
        value.serialize(self)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<Self::Ok, Different> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<Self::Ok, Different> {
        Err(Different)
    }

    refuse_plain!();
    refuse! {
        serialize_tuple(usize) -> Self::SerializeTuple;
        serialize_struct(&'static str, usize) -> Self::SerializeStruct;
    }
}

impl<'a> Serializer for Struct<'a> {
    type Ok = Map<String, Value>;
    type Error = Different;
    type SerializeSeq = Impossible<Self::Ok, Different>;
    type SerializeTuple = Impossible<Self::Ok, Different>;
    type SerializeTupleStruct = Impossible<Self::Ok, Different>;
    type SerializeTupleVariant = Impossible<Self::Ok, Different>;
    type SerializeMap = Impossible<Self::Ok, Different>;
    type SerializeStruct = Fields<'a>;
    type SerializeStructVariant = Impossible<Self::Ok, Different>;

    fn serialize_struct(self, _: &'static str, length: usize) -> Result<Fields<'a>, Different> {
        Ok(Fields { held: self.0, patch: Map::new(), seen: Vec::with_capacity(length) })
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Self::Ok, Different> {
        value.serialize(self)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<Self::Ok, Different> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<Self::Ok, Different> {
        Err(Different)
    }

    refuse_plain!();
    refuse! {
        serialize_seq(Option<usize>) -> Self::SerializeSeq;
        serialize_tuple(usize) -> Self::SerializeTuple;
    }
}
