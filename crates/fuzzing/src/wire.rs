//! JSON from outside: views and messages.

use std::fmt::Debug;

use crosstable_core::Layout;
use crosstable_games::AnyView;
use crosstable_protocol::http::NewTable;
use crosstable_protocol::{Command, ToClient, ToServer};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::bytes::Bytes;

/// A game and a view of it as JSON: what can be read is written so that it reads back.
pub fn views(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let game = bytes.game();
    let Ok(view) = AnyView::from_json(game, &bytes.rest()) else { return };
    assert_eq!(view.id(), game);
    let written = serde_json::to_string(&view).expect("a view is plain data");
    assert_eq!(AnyView::from_json(game, &written).expect("it was just written"), view);
}

/// A message in either direction.
pub fn messages(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    back::<ToServer>(&text);
    back::<Command>(&text);
    back::<NewTable>(&text);
    back::<ToClient>(&text);
    // Whether it makes sense or not, a client that got a layout shows it.
    if let Ok(layout) = serde_json::from_str::<Layout>(&text) {
        let _ = layout.text_board(ToString::to_string);
        let _ = layout.spoken(ToString::to_string);
    }
}

/// What can be read is written so that it reads back.
pub(crate) fn back<T: Serialize + DeserializeOwned + PartialEq + Debug>(text: &str) {
    let Ok(message) = serde_json::from_str::<T>(text) else { return };
    let written = serde_json::to_string(&message).expect("a message is plain data");
    assert_eq!(serde_json::from_str::<T>(&written).expect("it was just written"), message);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seed_is_a_message() {
        fn reads<T: DeserializeOwned>(text: &[u8]) -> bool {
            serde_json::from_slice::<T>(text).is_ok()
        }
        for (name, text) in crate::seeds("messages") {
            let read = reads::<ToServer>(&text)
                || reads::<Command>(&text)
                || reads::<NewTable>(&text)
                || reads::<Layout>(&text);
            assert!(read, "{name} is no message: {}", text.escape_ascii());
        }
    }
}
