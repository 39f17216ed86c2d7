//! Random games as one client follows them: from the lobby to the end, with undo, hand-over, absence, changes of
//! perspective and new connections.

use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_core::{Level, PlayerId, Seat, Setup, TableId, Viewer};
use crosstable_fair::{Entropy, Seed};
use crosstable_games::GameId;
use crosstable_protocol::{Clock, Command, Event, Millis, Patch, Stage, TableView, ToClient, Update};
use crosstable_table::{Opening, Origin, TableSession};
use serde_json::Value;

const ANNA: PlayerId = PlayerId::new([0xa1; 16]);
const BEN: PlayerId = PlayerId::new([0xb2; 16]);
const CARLA: PlayerId = PlayerId::new([0xc3; 16]);

/// What the client receives.
pub(crate) enum Received<'a> {
    /// A welcome, with the whole view.
    View(&'a Value),
    /// An event with its patch, and the view that a new connection would get now.
    Event { event: Event, patch: Patch, fresh: &'a Value },
}

impl Received<'_> {
    /// An event as it travels.
    #[allow(dead_code, reason = "the test counts no bytes")]
    pub(crate) fn message(&self) -> Option<String> {
        let Received::Event { event, patch, .. } = self else { return None };
        let update = Update { event: event.clone(), patch: patch.clone() };
        Some(serde_json::to_string(&ToClient::Event(Box::new(update))).expect("plain data"))
    }
}

/// Who looks, and what else happens than moves.
#[derive(Clone, Copy)]
pub(crate) struct Client {
    player: Option<PlayerId>,
    layout: bool,
    /// Whether people take back moves, hand seats over, leave and look from elsewhere.
    lively: bool,
}

impl Client {
    /// The clients take turns by the number of the game; every fiftieth gets layouts, too.
    pub(crate) fn of(number: u64) -> Self {
        let player = [Some(ANNA), Some(BEN), None][number as usize % 3];
        Client { player, layout: number.is_multiple_of(50), lively: true }
    }

    /// The seat of the first person, the second, or nobody's, in a game that takes its course.
    #[allow(dead_code, reason = "the test counts no bytes")]
    pub(crate) fn quiet(index: usize) -> Self {
        Client { player: [Some(ANNA), Some(BEN), None][index % 3], layout: false, lively: false }
    }
}

struct Followed<F> {
    session: TableSession,
    now: Millis,
    client: Client,
    /// Whether the client looks as a spectator although it may hold a seat.
    aside: bool,
    viewer: Viewer,
    held: Value,
    each: F,
}

/// Plays one random game of this kind.
pub(crate) fn play(game: GameId, number: u64, client: Client, each: impl FnMut(Received<'_>)) {
    let mut rng = Xoshiro::seed_from_u64(number);
    let (fewest, most) = game.seats();
    // Mostly two, because games of more players last longer.
    let more = number.is_multiple_of(4);
    let players = if more { fewest + (number / 4 % u64::from(most - fewest + 1)) as u8 } else { fewest };
    let setup = Setup::players(players);
    // Random games that have a limit of turns last very long without it.
    let limited = game.option_specs(game.rules(), players).iter().any(|spec| spec.key == "limit");
    let setup = if limited { setup.with("limit", "20") } else { setup };
    let opening = Opening { clock: Clock::Off, ..Opening::new(TableId::new([1; 16]), game, setup, ANNA) };
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    let (session, _) = TableSession::open(&opening, Seed::new(seed), 1000).expect("a valid set-up");
    let (viewer, held) = (Viewer::Spectator, Value::Null);
    let mut followed = Followed { session, now: 1000, client, aside: false, viewer, held, each };
    followed.connect();
    let people = [(ANNA, "Anna", Entropy::new([7; 16])), (BEN, "Ben", Entropy::new([8; 16]))];
    for (player, name, entropy) in people {
        let commitment = Some(entropy.commitment(&[1; 16]));
        followed.by(player, &Command::Sit { seat: None, name: name.to_owned(), commitment });
    }
    for _ in 2..players {
        followed.by(ANNA, &Command::Bot { seat: None, level: Level::Easy });
    }
    followed.by(ANNA, &Command::Start);
    for (seat, (player, _, entropy)) in Seat::all(2).zip(people) {
        followed.by(player, &Command::Reveal { seat, entropy });
    }
    while followed.session.table().stage() == Stage::Running {
        let kinds = if client.lively { 40 } else { 1 };
        followed.step(below(&mut rng, kinds), &mut rng);
    }
}

impl<F: FnMut(Received<'_>)> Followed<F> {
    fn step(&mut self, kind: u32, rng: &mut Xoshiro) {
        let (one, two) = (Seat::new(0), Seat::new(1));
        match kind {
            1 => {
                let answer = if below(rng, 2) == 0 { Command::Agree } else { Command::Decline };
                self.by(ANNA, &Command::Undo { seat: one });
                self.by(BEN, &answer);
            }
            2 => {
                // The seat goes to another device, or comes back.
                let holds = |player| self.session.table().seats_of(player).next().is_some();
                let (owner, other) = if holds(BEN) { (BEN, CARLA) } else { (CARLA, BEN) };
                let ticket = self.session.ticket(owner, two).expect("its owner gets one");
                self.by(other, &Command::Take { seat: two, ticket });
            }
            3 => self.by(BEN, &Command::Leave { seat: two }),
            4 => self.by(BEN, &Command::Return { seat: two }),
            5 => {
                self.aside = !self.aside;
                self.connect();
            }
            _ => {
                let table = self.session.table();
                let seat = table.to_move().expect("somebody decides while the game runs");
                let chair = &table.chairs()[seat.index()];
                let person = chair.player().filter(|_| chair.bot().is_none());
                let origin = person.map_or(Origin::System, Origin::Player);
                let legal = self.session.bot_task(seat, Level::Easy, origin).legal;
                let token = &legal[below(rng, legal.len() as u32) as usize];
                self.perform(origin, &Command::play(seat, token));
            }
        }
    }

    fn by(&mut self, player: PlayerId, command: &Command) {
        self.perform(Origin::Player(player), command);
    }

    /// Carries out a command if the table takes it, and tells the client.
    fn perform(&mut self, origin: Origin, command: &Command) {
        self.now += 700;
        let Ok(decision) = self.session.execute(origin, self.now, None, command) else { return };
        let committed = self.session.commit(decision);
        let before = self.viewer;
        self.viewer = self.viewer_now();
        let (held, fresh, now) = (self.held.clone(), self.view(), self.table_view());
        // What is kept up to date is what a new connection would get, and changes by the same patch.
        let mut patch = Patch::update(&mut self.held, &now);
        assert_eq!((&patch, &self.held), (&Patch::between(&held, &fresh), &fresh));
        for committed in committed {
            let (event, patch) = (committed.event(before), std::mem::take(&mut patch));
            (self.each)(Received::Event { event, patch, fresh: &fresh });
        }
    }

    /// The client connects, or looks from elsewhere.
    fn connect(&mut self) {
        self.viewer = self.viewer_now();
        self.held = self.view();
        (self.each)(Received::View(&self.held));
    }

    fn viewer_now(&self) -> Viewer {
        let player = self.client.player.filter(|_| !self.aside);
        let own = player.and_then(|player| self.session.table().seats_of(player).next());
        own.map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn table_view(&self) -> TableView {
        self.session.table().view_for(self.viewer, self.client.layout)
    }

    fn view(&self) -> Value {
        serde_json::to_value(self.table_view()).expect("plain data")
    }
}
