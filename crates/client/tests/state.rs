//! The state machine against scripted servers: lost answers, duplicates, gaps, broken connections.

use std::collections::HashMap;
use std::time::Duration;

use crosstable_client::{ClientState, Head, KeptReceipt, Reaction};
use crosstable_core::Seat;
use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_fair::Receipt;
use crosstable_protocol::{Command, CommandRequest, Hello, Perspective, Problem, ToServer};

fn request(id: &str) -> CommandRequest {
    CommandRequest { id: id.to_owned(), command: Command::Agree }
}

fn problem(code: &str) -> Problem {
    Problem { code: code.to_owned(), clause: None, text: String::new(), retry_after: None }
}

/// What the client sends now; hellos as `hello LAST`, commands by their ids.
fn sent(state: &mut ClientState) -> Vec<String> {
    let word = |message: ToServer| match message {
        ToServer::Hello(hello) => {
            format!("hello {}", hello.last.map_or_else(|| "-".into(), |last| last.to_string()))
        }
        ToServer::Command(request) => request.id,
        ToServer::SetPerspective { .. } => "perspective".to_owned(),
        ToServer::Ping => "ping".to_owned(),
    };
    state.outgoing().drain(..).map(word).collect()
}

/// A client that was welcomed at this event.
fn welcomed(number: u64) -> ClientState {
    let mut state = ClientState::new(Hello { last: Some(0), ..Hello::default() });
    state.connected();
    assert_eq!(sent(&mut state), ["hello 0"]);
    assert_eq!(state.received(&Head::Welcome { number, receipt: None }), Reaction::Deliver);
    state
}

#[test]
fn commands_wait_for_the_welcome() {
    let mut state = ClientState::new(Hello::default());
    state.command(request("a"));
    assert_eq!(sent(&mut state), [""; 0]);
    state.connected();
    state.command(request("b"));
    assert_eq!(sent(&mut state), ["hello -"]);
    state.received(&Head::Welcome { number: 3, receipt: None });
    assert_eq!(sent(&mut state), ["a", "b"]);
    state.command(request("c"));
    assert_eq!(sent(&mut state), ["c"]);
}

#[test]
fn unanswered_commands_are_sent_again_under_their_ids() {
    let mut state = welcomed(1);
    for id in ["a", "b", "c"] {
        state.command(request(id));
    }
    assert_eq!(sent(&mut state), ["a", "b", "c"]);
    assert_eq!(state.received(&Head::Answer { id: "b" }), Reaction::Deliver);
    for (before, number) in [("hello 1", 4), ("hello 4", 4)] {
        state.disconnected();
        state.connected();
        assert_eq!(sent(&mut state), [before]);
        state.received(&Head::Welcome { number, receipt: None });
        assert_eq!(sent(&mut state), ["a", "c"]);
    }
    assert_eq!(state.received(&Head::Answer { id: "a" }), Reaction::Deliver);
    assert_eq!(state.received(&Head::Answer { id: "a" }), Reaction::Ignore, "each command is answered once");
    assert_eq!(state.pending(), [request("c")]);
}

#[test]
fn a_perspective_is_kept_and_its_welcome_sends_nothing_again() {
    let mut state = welcomed(1);
    state.command(request("a"));
    state.set_perspective(Perspective::Seat(Seat::new(1)));
    assert_eq!(sent(&mut state), ["a", "perspective"]);
    assert_eq!(state.received(&Head::Welcome { number: 1, receipt: None }), Reaction::Deliver);
    assert_eq!(sent(&mut state), [""; 0]);
    state.disconnected();
    state.set_lang("de");
    state.connected();
    let hello = Hello {
        last: Some(1),
        perspective: Perspective::Seat(Seat::new(1)),
        lang: Some("de".into()),
        ..Hello::default()
    };
    assert_eq!(state.outgoing().pop_front(), Some(ToServer::Hello(hello)));
}

#[test]
fn events_come_once_and_in_order() {
    let mut state = welcomed(5);
    assert_eq!(
        state.received(&Head::Event { number: 5, receipt: None }),
        Reaction::Ignore,
        "the view includes it"
    );
    assert_eq!(state.received(&Head::Event { number: 6, receipt: None }), Reaction::Deliver);
    assert_eq!(state.received(&Head::Event { number: 6, receipt: None }), Reaction::Ignore);
    assert_eq!(state.received(&Head::Event { number: 8, receipt: None }), Reaction::Reconnect);
    assert_eq!(state.last(), Some(6), "the next hello asks for event 7");
    state.disconnected();
    state.connected();
    assert_eq!(
        state.received(&Head::Event { number: 7, receipt: None }),
        Reaction::Ignore,
        "there is no welcome yet"
    );
    assert_eq!(sent(&mut state), ["hello 6"]);
}

/// T-17: what was seen on an earlier visit is proved first; then everything is asked for.
#[test]
fn a_receipt_of_an_earlier_visit_is_shown_once_and_before_anything_else() {
    let receipt = Receipt::new([7; 32]);
    let mut state = ClientState::new(Hello { last: Some(0), ..Hello::default() });
    state.show_receipt(Some(KeptReceipt { number: 12, receipt }));
    state.command(request("a"));
    state.connected();
    let shown = Hello { last: Some(12), receipt: Some(receipt), ..Hello::default() };
    assert_eq!(state.outgoing().drain(..).collect::<Vec<_>>(), [ToServer::Hello(shown)]);
    state.disconnected();
    state.connected();
    assert_eq!(sent(&mut state), ["hello 12"], "the server has not seen it yet");
    assert_eq!(state.received(&Head::Welcome { number: 9, receipt: None }), Reaction::Reconnect);
    state.disconnected();
    state.connected();
    assert_eq!(sent(&mut state), ["hello 0"]);
    assert_eq!(state.received(&Head::Welcome { number: 9, receipt: None }), Reaction::Deliver);
    assert_eq!(sent(&mut state), ["a"]);
}

#[test]
fn a_goodbye_says_whether_to_come_back() {
    for (code, over) in [("server-closing", false), ("server-no-table", true), ("server-damaged", true)] {
        let mut state = welcomed(1);
        state.received(&Head::Bye { problem: &problem(code) });
        state.disconnected();
        assert_eq!(state.is_over(), over, "{code}");
    }
}

#[test]
fn attempts_become_rarer_until_a_welcome() {
    let mut state = welcomed(1);
    let delays: Vec<u128> = (0..8).map(|_| state.disconnected().as_millis()).collect();
    assert_eq!(delays, [100, 250, 500, 1000, 2000, 4000, 4000, 4000]);
    state.connected();
    state.received(&Head::Welcome { number: 1, receipt: None });
    assert_eq!(state.disconnected(), Duration::from_millis(100));
}

/// A server that carries out each id once, behind connections that break anywhere: every command has one effect and one
/// answer, and every event is seen once.
#[test]
fn nothing_is_lost_or_doubled_over_bad_connections() {
    const COMMANDS: u64 = 40;
    for seed in 0..200 {
        let mut rng = Xoshiro::seed_from_u64(seed);
        let mut state = ClientState::new(Hello { last: Some(0), ..Hello::default() });
        let (mut effects, mut log) = (HashMap::<String, u64>::new(), 0);
        let (mut answered, mut seen, mut asked) = (0, 0, 0);
        while answered < COMMANDS || seen < log {
            state.disconnected();
            state.connected();
            // What the server says on this connection, in order; it breaks after some of it.
            let mut said: Vec<ServerMessage> = Vec::new();
            for _ in 0..=below(&mut rng, 12) {
                if asked < COMMANDS && below(&mut rng, 3) == 0 {
                    state.command(request(&asked.to_string()));
                    asked += 1;
                }
                // Messages that the connection swallows are like an answer that comes too late.
                let outgoing: Vec<_> = state.outgoing().drain(..).collect();
                for message in outgoing.into_iter().filter(|_| below(&mut rng, 4) > 0) {
                    match message {
                        ToServer::Hello(_) => said.push(ServerMessage::Welcome(log)),
                        ToServer::Command(request) => {
                            if !effects.contains_key(&request.id) {
                                log += 1;
                                effects.insert(request.id.clone(), log);
                                said.push(ServerMessage::Event(log));
                            }
                            said.push(ServerMessage::Answer(request.id));
                        }
                        _ => {}
                    }
                }
                let Some(message) = said.first() else { break };
                let before = state.last();
                if state.received(&message.head()) == Reaction::Deliver {
                    match message {
                        // The welcome brings what was missed.
                        ServerMessage::Welcome(number) => seen = *number,
                        ServerMessage::Event(number) => {
                            assert_eq!(Some(number - 1), before, "seed {seed}");
                            seen = *number;
                        }
                        ServerMessage::Answer(_) => answered += 1,
                    }
                }
                said.remove(0);
            }
        }
        assert_eq!(
            (effects.len() as u64, log, state.pending().len()),
            (COMMANDS, COMMANDS, 0),
            "seed {seed}"
        );
    }
}

enum ServerMessage {
    Welcome(u64),
    Event(u64),
    Answer(String),
}

impl ServerMessage {
    fn head(&self) -> Head<'_> {
        match self {
            ServerMessage::Welcome(number) => Head::Welcome { number: *number, receipt: None },
            ServerMessage::Event(number) => Head::Event { number: *number, receipt: None },
            ServerMessage::Answer(id) => Head::Answer { id },
        }
    }
}
