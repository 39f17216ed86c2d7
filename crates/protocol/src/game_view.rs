//! A game's own view inside a table view.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

/// How a viewer sees the game itself: the JSON of the game's `View`. Each game has its own shape behind a common head
/// (`viewer`, `actor`, `phase`); `web/src/wire/views/` has their types.
#[derive(Clone)]
pub struct GameView(Inner);

/// Who makes a view has the game's type, who reads one has JSON. A server makes several after each move, and JSON only of
/// what has changed.
#[derive(Clone)]
enum Inner {
    Made(Arc<dyn erased_serde::Serialize + Send + Sync>),
    Read(Value),
}

impl GameView {
    /// A game's view.
    pub fn of(view: impl Serialize + Send + Sync + 'static) -> Self {
        GameView(Inner::Made(Arc::new(view)))
    }

    /// The JSON.
    pub fn json(&self) -> Cow<'_, Value> {
        match &self.0 {
            Inner::Made(view) => {
                let json = serde_json::to_value(&**view);
                Cow::Owned(json.expect("a view is plain data with string keys"))
            }
            Inner::Read(json) => Cow::Borrowed(json),
        }
    }
}

impl Serialize for GameView {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match &self.0 {
            Inner::Made(view) => view.serialize(to),
            Inner::Read(json) => json.serialize(to),
        }
    }
}

impl<'de> Deserialize<'de> for GameView {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Value::deserialize(from).map(|json| GameView(Inner::Read(json)))
    }
}

/// Views are equal if their JSON is.
impl PartialEq for GameView {
    fn eq(&self, other: &Self) -> bool {
        self.json() == other.json()
    }
}

impl fmt::Debug for GameView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("GameView").field(&self.json()).finish()
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
