//! A game's own view, passed through.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;

/// What a viewer sees of the game itself, as the game writes it: JSON that is passed on as it is. Each game has its own
/// shape; see the game's `View`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameView(String);

impl GameView {
    /// Wraps the JSON that a game wrote.
    pub const fn new(json: String) -> Self {
        GameView(json)
    }

    /// The JSON text.
    pub fn json(&self) -> &str {
        &self.0
    }
}

impl Serialize for GameView {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let raw: &RawValue = serde_json::from_str(&self.0).map_err(serde::ser::Error::custom)?;
        raw.serialize(to)
    }
}

impl<'de> Deserialize<'de> for GameView {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(GameView(Value::deserialize(from)?.to_string()))
    }
}

#[cfg(feature = "schema")]
impl utoipa::PartialSchema for GameView {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        utoipa::openapi::schema::ObjectBuilder::new()
            .description(Some("What the viewer sees of the game itself; each game has its own shape."))
            .into()
    }
}

#[cfg(feature = "schema")]
impl utoipa::ToSchema for GameView {
    fn name() -> std::borrow::Cow<'static, str> {
        "GameView".into()
    }
}
