//! A game's own view inside a table view.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// How a viewer sees the game itself: the JSON of the game's `View`. Each game has its own shape behind a common head
/// (`viewer`, `actor`, `phase`); `web/src/wire/views/` has their types.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GameView(Value);

impl GameView {
    /// The JSON of a game's view.
    pub fn of(view: &impl Serialize) -> Self {
        GameView(serde_json::to_value(view).expect("a view is plain data with string keys"))
    }

    /// The JSON.
    pub const fn json(&self) -> &Value {
        &self.0
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
