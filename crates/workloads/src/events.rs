//! Events as the server sends them and as clients read them.

use crosstable_games::GameId;
use crosstable_protocol::{Patch, ToClient, Update};
use serde_json::Value;

use crate::games::{Happened, VIEWERS, started, steps};
use crate::workload::Workload;

pub(crate) fn all() -> Vec<Workload> {
    let mut all = Workload::of_games("encode", "an event", |game| {
        let (steps, held) = (steps(game), held(game));
        Box::new(move || {
            let mut held = held.clone();
            // The length keeps the compiler from dropping the texts.
            let bytes: usize =
                steps.iter().flat_map(|step| encode(step, &mut held)).map(|text| text.len()).sum();
            assert!(bytes > 0, "something was encoded");
            (steps.len() * VIEWERS.len()) as u64
        })
    });
    all.extend(Workload::of_games("decode", "an event", |game| {
        let (before, mut now) = (held(game), held(game));
        let texts: Vec<[String; 2]> = steps(game).iter().map(|step| encode(step, &mut now)).collect();
        Box::new(move || {
            let mut held = before.clone();
            for texts in &texts {
                for (text, held) in texts.iter().zip(&mut held) {
                    decode(text, held);
                }
            }
            assert!(held == now, "clients hold what the server has sent");
            (texts.len() * VIEWERS.len()) as u64
        })
    }));
    all
}

/// The views that clients hold at the start of the game.
fn held(game: GameId) -> [Value; 2] {
    let (session, _) = started(game);
    VIEWERS.map(|viewer| serde_json::to_value(session.view(viewer)).expect("plain data"))
}

/// A message for each viewer, made as in `server/src/room/broadcast.rs`.
fn encode(step: &Happened, held: &mut [Value; 2]) -> [String; 2] {
    let mut held = held.iter_mut();
    VIEWERS.map(|viewer| {
        let held = held.next().expect("one for each viewer");
        let patch = Patch::update(held, &step.after.view(viewer));
        let update = Update { event: step.committed.event(viewer), patch };
        serde_json::to_string(&ToClient::Event(Box::new(update))).expect("plain data")
    })
}

fn decode(text: &str, held: &mut Value) {
    let Ok(ToClient::Event(update)) = serde_json::from_str(text) else { unreachable!("all are events") };
    update.patch.apply(held);
}
