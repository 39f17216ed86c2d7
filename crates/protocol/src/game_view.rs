//! A game's own view inside a table view.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

/// How a viewer sees the game itself: the JSON of the game's `View`, written once and passed through. Each game has its
/// own shape behind a common head (`viewer`, `actor`, `phase`); `web/src/wire/views/` has their types.
#[derive(Clone, Debug)]
pub struct GameView(Box<RawValue>);

impl GameView {
    /// Writes the JSON of a game's view.
    pub fn of(view: &impl Serialize) -> Self {
        GameView(to_raw_value(view).expect("a view is plain data with string keys"))
    }

    /// The JSON text.
    pub fn json(&self) -> &str {
        self.0.get()
    }
}

impl PartialEq for GameView {
    fn eq(&self, other: &Self) -> bool {
        self.json() == other.json()
    }
}

impl Serialize for GameView {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(to)
    }
}

impl<'de> Deserialize<'de> for GameView {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        // Inside a tagged enum serde buffers what it reads, which a raw value does not survive.
        Ok(GameView::of(&Value::deserialize(from)?))
    }
}

#[cfg(feature = "schema")]
impl utoipa::PartialSchema for GameView {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        utoipa::openapi::schema::ObjectBuilder::new()
            .description(Some("How the viewer sees the game itself; each game has its own shape."))
            .into()
    }
}

#[cfg(feature = "schema")]
impl utoipa::ToSchema for GameView {
    fn name() -> std::borrow::Cow<'static, str> {
        "GameView".into()
    }
}
