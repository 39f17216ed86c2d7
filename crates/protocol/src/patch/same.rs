//! Whether something would be written as a JSON document that is there already. Nothing is made for that: of a view only a
//! little changes from move to move.

use std::fmt::{self, Write};
use std::slice;

use serde::ser::{self, Serialize, Serializer};
use serde_json::{Map, Value};

use super::Different;

/// Whether it is written exactly like this.
pub(super) fn is_same<T: Serialize + ?Sized>(now: &T, held: &Value) -> bool {
    now.serialize(Same(held)).is_ok()
}

const fn require(same: bool) -> Result<(), Different> {
    if same { Ok(()) } else { Err(Different) }
}

/// Compares what it is given with this document.
struct Same<'a>(&'a Value);

impl<'a> Same<'a> {
    fn object(&self) -> Result<SameFields<'a>, Different> {
        let fields = self.0.as_object().ok_or(Different)?;
        Ok(SameFields { fields, named: None, seen: 0 })
    }

    fn array(&self) -> Result<SameItems<'a>, Different> {
        Ok(SameItems { left: self.0.as_array().ok_or(Different)?.iter() })
    }

    /// The value of the one field of an object.
    fn only(&self, name: &str) -> Result<Same<'a>, Different> {
        let fields = self.0.as_object().filter(|fields| fields.len() == 1).ok_or(Different)?;
        fields.get(name).map(Same).ok_or(Different)
    }
}

impl<'a> Serializer for Same<'a> {
    type Ok = ();
    type Error = Different;
    type SerializeSeq = SameItems<'a>;
    type SerializeTuple = SameItems<'a>;
    type SerializeTupleStruct = SameItems<'a>;
    type SerializeTupleVariant = SameItems<'a>;
    type SerializeMap = SameFields<'a>;
    type SerializeStruct = SameFields<'a>;
    type SerializeStructVariant = SameFields<'a>;

    fn serialize_bool(self, value: bool) -> Result<(), Different> {
        require(self.0.as_bool() == Some(value))
    }

    fn serialize_i8(self, value: i8) -> Result<(), Different> {
        self.serialize_i64(value.into())
    }

    fn serialize_i16(self, value: i16) -> Result<(), Different> {
        self.serialize_i64(value.into())
    }

    fn serialize_i32(self, value: i32) -> Result<(), Different> {
        self.serialize_i64(value.into())
    }

    fn serialize_i64(self, value: i64) -> Result<(), Different> {
        require(self.0.as_i64() == Some(value))
    }

    fn serialize_u8(self, value: u8) -> Result<(), Different> {
        self.serialize_u64(value.into())
    }

    fn serialize_u16(self, value: u16) -> Result<(), Different> {
        self.serialize_u64(value.into())
    }

    fn serialize_u32(self, value: u32) -> Result<(), Different> {
        self.serialize_u64(value.into())
    }

    fn serialize_u64(self, value: u64) -> Result<(), Different> {
        require(self.0.as_u64() == Some(value))
    }

    fn serialize_f32(self, value: f32) -> Result<(), Different> {
        let written = Value::from(value);
        require(written == *self.0)
    }

    fn serialize_f64(self, value: f64) -> Result<(), Different> {
        let written = Value::from(value);
        require(written == *self.0)
    }

    fn serialize_char(self, value: char) -> Result<(), Different> {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Result<(), Different> {
        require(self.0.as_str() == Some(value))
    }

    fn collect_str<T: fmt::Display + ?Sized>(self, value: &T) -> Result<(), Different> {
        SameText(self.0.as_str().ok_or(Different)?).compare(value)
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<(), Different> {
        value.serialize(self)
    }

    fn serialize_none(self) -> Result<(), Different> {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Different> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Different> {
        require(self.0.is_null())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Different> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), Different> {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Different> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Different> {
        value.serialize(self.only(variant)?)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<SameItems<'a>, Different> {
        self.array()
    }

    fn serialize_tuple(self, _: usize) -> Result<SameItems<'a>, Different> {
        self.array()
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<SameItems<'a>, Different> {
        self.array()
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<SameItems<'a>, Different> {
        self.only(variant)?.array()
    }

    fn serialize_map(self, _: Option<usize>) -> Result<SameFields<'a>, Different> {
        self.object()
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<SameFields<'a>, Different> {
        self.object()
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<SameFields<'a>, Different> {
        self.only(variant)?.object()
    }
}

/// The items of an array that have not been compared yet.
struct SameItems<'a> {
    left: slice::Iter<'a, Value>,
}

impl SameItems<'_> {
    fn item<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Different> {
        value.serialize(Same(self.left.next().ok_or(Different)?))
    }

    fn finish(self) -> Result<(), Different> {
        require(self.left.as_slice().is_empty())
    }
}

impl ser::SerializeSeq for SameItems<'_> {
    type Ok = ();
    type Error = Different;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Different> {
        self.item(value)
    }

    fn end(self) -> Result<(), Different> {
        self.finish()
    }
}

impl ser::SerializeTuple for SameItems<'_> {
    type Ok = ();
    type Error = Different;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Different> {
        self.item(value)
    }

    fn end(self) -> Result<(), Different> {
        self.finish()
    }
}

impl ser::SerializeTupleStruct for SameItems<'_> {
    type Ok = ();
    type Error = Different;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Different> {
        self.item(value)
    }

    fn end(self) -> Result<(), Different> {
        self.finish()
    }
}

impl ser::SerializeTupleVariant for SameItems<'_> {
    type Ok = ();
    type Error = Different;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Different> {
        self.item(value)
    }

    fn end(self) -> Result<(), Different> {
        self.finish()
    }
}

/// The fields of an object.
struct SameFields<'a> {
    fields: &'a Map<String, Value>,
    /// The one whose key came last.
    named: Option<&'a Value>,
    seen: usize,
}

impl SameFields<'_> {
    fn field<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> Result<(), Different> {
        self.seen += 1;
        value.serialize(Same(self.fields.get(name).ok_or(Different)?))
    }

    fn finish(self) -> Result<(), Different> {
        require(self.seen == self.fields.len())
    }
}

impl ser::SerializeMap for SameFields<'_> {
    type Ok = ();
    type Error = Different;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Different> {
        // Only messages and legal moves have keys that are no names of fields.
        let key = serde_json::to_value(key).map_err(|_| Different)?;
        self.named = key.as_str().and_then(|key| self.fields.get(key));
        require(self.named.is_some())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Different> {
        self.seen += 1;
        value.serialize(Same(self.named.take().ok_or(Different)?))
    }

    fn end(self) -> Result<(), Different> {
        self.finish()
    }
}

impl ser::SerializeStruct for SameFields<'_> {
    type Ok = ();
    type Error = Different;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Different> {
        self.field(name, value)
    }

    fn end(self) -> Result<(), Different> {
        self.finish()
    }
}

impl ser::SerializeStructVariant for SameFields<'_> {
    type Ok = ();
    type Error = Different;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Different> {
        self.field(name, value)
    }

    fn end(self) -> Result<(), Different> {
        self.finish()
    }
}

/// Compares what is written bit by bit with this text.
struct SameText<'a>(&'a str);

impl SameText<'_> {
    fn compare(mut self, value: &(impl fmt::Display + ?Sized)) -> Result<(), Different> {
        require(write!(self, "{value}").is_ok() && self.0.is_empty())
    }
}

impl Write for SameText<'_> {
    fn write_str(&mut self, part: &str) -> fmt::Result {
        self.0 = self.0.strip_prefix(part).ok_or(fmt::Error)?;
        Ok(())
    }
}
