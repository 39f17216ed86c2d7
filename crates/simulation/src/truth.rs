//! The truth about every table, as the storage has it, and what must hold of it at every moment.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crosstable_core::{Seat, TableId, Viewer};
use crosstable_fair::Commitment;
use crosstable_protocol::{Command, Event, Problem, Stage, TableView, Update, Welcome};
use crosstable_table::{Committed, Entry, Key, LogEntry, Table, TableSession};
use serde_json::Value;

/// How many entries a patch may be ahead of its event: a batch of events has its patch at the first of them.
const BATCH: usize = 64;

/// How many views are remembered.
const VIEWS: usize = 64;

/// Refusals after which nobody knows whether the command was stored.
const UNKNOWN: [&str; 6] = [
    "server-storage",
    "server-unreachable",
    "server-busy",
    "server-closing",
    "server-too-fast",
    "server-damaged",
];

/// One table.
pub(crate) struct TableTruth {
    pub(crate) session: TableSession,
    pub(crate) log: Vec<LogEntry>,
    /// By number; none for the entry that creates the table.
    committed: Vec<Option<Committed>>,
    /// The table after each entry.
    states: Vec<Table>,
    /// Where the command of each key took effect.
    keys: BTreeMap<Key, u64>,
    /// The moves of the game as it stands.
    path: Vec<String>,
    /// The chance that followed each sequence of moves. An undo must not change it.
    draws: BTreeMap<String, Vec<String>>,
    /// What was frozen for the round, until it starts or is given up.
    frozen: Option<String>,
    /// Whether a device has revealed since then.
    revealed: bool,
    /// Commands that were refused for good.
    refused: BTreeSet<Key>,
    /// Views of states that were compared lately; several clients hold the same.
    views: VecDeque<((usize, Viewer, bool), Value)>,
    /// The people who are connected now.
    pub(crate) connected: BTreeSet<u64>,
    /// Those of them who belong to the table.
    pub(crate) members_there: BTreeSet<u64>,
}

/// All tables.
#[derive(Default)]
pub(crate) struct Truth {
    pub(crate) tables: BTreeMap<TableId, TableTruth>,
    /// Tables that were removed when they had expired, or before anybody knew of them.
    pub(crate) removed: BTreeSet<TableId>,
    seeds: BTreeSet<String>,
}

/// A view as clients compare it: what is null and what is absent are the same.
fn plain(view: &TableView) -> Value {
    let mut value = serde_json::to_value(view).expect("a view is plain data");
    drop_nulls(&mut value);
    value
}

fn drop_nulls(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.retain(|_, field| !field.is_null());
            fields.values_mut().for_each(drop_nulls);
        }
        Value::Array(elements) => elements.iter_mut().for_each(drop_nulls),
        _ => {}
    }
}

/// Where two views part first.
fn difference(told: &Value, right: &Value) -> String {
    match (told, right) {
        (Value::Object(one), Value::Object(other)) => {
            let keys: BTreeSet<&String> = one.keys().chain(other.keys()).collect();
            let parts = keys.into_iter().find(|key| one.get(*key) != other.get(*key));
            parts.map_or_else(String::new, |key| {
                let field =
                    |fields: &serde_json::Map<String, Value>| fields.get(key).cloned().unwrap_or_default();
                format!("/{key}{}", difference(&field(one), &field(other)))
            })
        }
        _ => format!(": {told} instead of {right}"),
    }
}

impl TableTruth {
    fn open(first: LogEntry) -> Result<Self, String> {
        let session = TableSession::load([&first]).map_err(|error| error.to_string())?;
        Ok(TableTruth {
            states: vec![session.table().clone()],
            session,
            log: vec![first],
            committed: vec![None],
            keys: BTreeMap::new(),
            path: Vec::new(),
            draws: BTreeMap::new(),
            frozen: None,
            revealed: false,
            refused: BTreeSet::new(),
            views: VecDeque::new(),
            connected: BTreeSet::new(),
            members_there: BTreeSet::new(),
        })
    }

    fn push(&mut self, line: LogEntry) -> Result<(), String> {
        let number = self.log.len() as u64;
        if let Some(key) = line.key
            && let Some(before) = self.keys.insert(key, number)
        {
            return Err(format!("a command took effect twice, in entries {before} and {number}"));
        }
        if let Some(key) = line.key
            && self.refused.contains(&key)
        {
            return Err(format!("a command that had been refused took effect in entry {number}"));
        }
        let committed = self.session.on_log(line.clone()).map_err(|error| error.to_string())?;
        self.check_chance(&line.entry)?;
        self.log.push(line);
        self.committed.push(Some(committed));
        self.states.push(self.session.table().clone());
        Ok(())
    }

    /// Nobody chooses the luck: what is revealed was frozen before, nothing changes after the first reveal, and no undo
    /// makes another draw.
    fn check_chance(&mut self, entry: &Entry) -> Result<(), String> {
        match entry {
            Entry::Frozen { list, .. } => {
                (self.frozen, self.revealed) = (Some(list.clone()), false);
            }
            Entry::Reopened { .. } => (self.frozen, self.revealed) = (None, false),
            Entry::Entropy { seat, entropy, .. } => {
                let table = self.session.table().id();
                let given = self.frozen.as_deref().and_then(|list| commitment_in(list, *seat));
                if given != Some(entropy.commitment(table.bytes())) {
                    return Err(format!("seat {seat} revealed something that was not frozen"));
                }
                self.revealed = true;
            }
            Entry::Committed { .. } | Entry::Seated { .. } | Entry::Swapped { .. }
                if self.frozen.is_some() =>
            {
                return Err(format!("the seats changed after they were frozen: {entry:?}"));
            }
            Entry::Started { chance, .. } => {
                self.path.clear();
                self.frozen = None;
                self.drawn(chance)?;
            }
            Entry::Played { token, chance, .. } => {
                self.path.push(token.clone());
                self.drawn(chance)?;
            }
            Entry::Undone { to, .. } => self.path.truncate(*to),
            _ => {}
        }
        Ok(())
    }

    fn drawn(&mut self, chance: &[String]) -> Result<(), String> {
        let path = self.path.join(" ");
        let before = self.draws.entry(path).or_insert_with(|| chance.to_vec());
        if before == chance {
            return Ok(());
        }
        Err(format!("after an undo the same moves led to other luck: {before:?}, then {chance:?}"))
    }

    /// Whether somebody who belongs to the table is connected.
    pub(crate) fn has_members_there(&self) -> bool {
        !self.members_there.is_empty()
    }

    /// The table as it was after an entry, with nothing left out; for servers that are broken on purpose.
    pub(crate) fn view(&self, number: u64, viewer: Viewer) -> Option<TableView> {
        self.states.get(number as usize).map(|state| state.view(viewer))
    }

    /// All chance of an entry, for the same.
    pub(crate) fn open_chance(&self, number: u64) -> Option<Vec<String>> {
        match &self.log.get(number as usize)?.entry {
            Entry::Played { chance, .. } | Entry::Started { chance, .. } => Some(chance.clone()),
            _ => None,
        }
    }

    fn state(&self, number: u64) -> Result<&Table, String> {
        self.states.get(number as usize).ok_or_else(|| format!("entry {number} was told and is not stored"))
    }

    fn event(&self, number: u64, viewer: Viewer) -> Result<Option<Event>, String> {
        self.state(number)?;
        Ok(self.committed[number as usize].as_ref().map(|committed| committed.event(viewer)))
    }

    fn check_event(&self, event: &Event, viewer: Viewer) -> Result<(), String> {
        match self.event(event.number, viewer)? {
            Some(right) if right != *event => {
                let (told, right) = (text(event), text(&right));
                Err(format!("{viewer:?} was told {told} where {right} is stored"))
            }
            _ => Ok(()),
        }
    }

    /// Whether the table looked like this to a viewer after an entry; where it did not, if not.
    fn compare(&mut self, number: usize, viewer: Viewer, layout: bool, held: &Value) -> Result<(), String> {
        let key = (number, viewer, layout);
        if !self.views.iter().any(|(known, _)| *known == key) {
            self.views.truncate(VIEWS);
            self.views.push_front((key, plain(&self.states[number].view_for(viewer, layout))));
        }
        let right = self.views.iter().find(|(known, _)| *known == key).map(|(_, view)| view);
        match right {
            Some(right) if right != held => Err(difference(held, right)),
            _ => Ok(()),
        }
    }

    /// What a client holds after an event.
    pub(crate) fn check_update(
        &mut self,
        update: &Update,
        before: Viewer,
        held: &TableView,
    ) -> Result<(), String> {
        let number = update.event.number;
        self.check_event(&update.event, before)?;
        let viewer = held.viewer.map_or(Viewer::Spectator, Viewer::Seat);
        let (layout, held, from) = (held.layout.is_some(), plain(held), number as usize);
        let first = self.compare(from, viewer, layout, &held);
        let later = from + 1..self.states.len().min(from + BATCH);
        if first.is_ok() || later.clone().any(|number| self.compare(number, viewer, layout, &held).is_ok()) {
            return Ok(());
        }
        let parts = first.err().unwrap_or_default();
        Err(format!("after event {number} {viewer:?} holds a view that no state of the table has: {parts}"))
    }

    /// How a connection begins.
    pub(crate) fn check_welcome(&self, welcome: &Welcome, last: Option<u64>) -> Result<(), String> {
        let viewer = welcome.view.viewer.map_or(Viewer::Spectator, Viewer::Seat);
        let state = self.state(welcome.number)?;
        let right = plain(&state.view_for(viewer, welcome.view.layout.is_some()));
        if plain(&welcome.view) != right {
            let parts = difference(&plain(&welcome.view), &right);
            return Err(format!("{viewer:?} was welcomed at {} with another view: {parts}", welcome.number));
        }
        if state.receipt() != welcome.receipt {
            return Err(format!("the welcome has another receipt than event {}", welcome.number));
        }
        let (Some(missed), Some(last)) = (&welcome.missed, last) else { return Ok(()) };
        let numbers: Vec<u64> = missed.iter().map(|event| event.number).collect();
        if !numbers.iter().copied().eq(last + 1..=welcome.number) {
            return Err(format!("of the events from {last} to {} came {numbers:?}", welcome.number));
        }
        missed.iter().try_for_each(|event| self.check_event(event, viewer))
    }
}

fn text(event: &Event) -> String {
    serde_json::to_string(event).expect("an event is plain data")
}

fn commitment_in(list: &str, seat: Seat) -> Option<Commitment> {
    list.lines().find_map(|line| line.strip_prefix(&format!("commitment {seat}: "))?.parse().ok())
}

impl Truth {
    /// Entries that are stored from now on.
    pub(crate) fn on_append(
        &mut self,
        id: TableId,
        expected: u64,
        entries: &[Vec<u8>],
    ) -> Result<(), String> {
        let known = self.tables.get(&id).map_or(0, |table| table.log.len() as u64);
        if known != expected {
            return Err(format!("{id} had {known} entries, and {expected} are left"));
        }
        for bytes in entries {
            let line = LogEntry::read(bytes).map_err(|error| format!("an entry cannot be read: {error}"))?;
            if let Entry::Created { seed, .. } | Entry::Reopened { seed, .. } = &line.entry
                && !self.seeds.insert(seed.to_string())
            {
                return Err("two rounds have the same seed".into());
            }
            match self.tables.get_mut(&id) {
                None => drop(self.tables.insert(id, TableTruth::open(line)?)),
                Some(table) => table.push(line).map_err(|what| format!("at {id}: {what}"))?,
            }
        }
        Ok(())
    }

    /// A table is removed.
    pub(crate) fn on_remove(&mut self, id: TableId) -> Result<(), String> {
        let Some(table) = self.tables.remove(&id) else { return Ok(()) };
        self.removed.insert(id);
        if !table.connected.is_empty() {
            return Err(format!("{id} was removed while somebody was there"));
        }
        // A rematch that lost a race is removed before anybody has heard of it.
        let unknown = table.session.table().stage() == Stage::Lobby && table.keys.is_empty();
        if table.session.table().is_expired() || unknown {
            return Ok(());
        }
        Err(format!("{id} was removed and had not expired"))
    }

    pub(crate) fn table(&self, id: TableId) -> Result<&TableTruth, String> {
        self.tables.get(&id).ok_or_else(|| format!("{id} was told of and is not stored"))
    }

    /// The same, to compare views with it.
    pub(crate) fn table_mut(&mut self, id: TableId) -> Result<&mut TableTruth, String> {
        self.tables.get_mut(&id).ok_or_else(|| format!("{id} was told of and is not stored"))
    }

    /// A command was acknowledged.
    pub(crate) fn on_done(
        &self,
        id: TableId,
        key: Key,
        number: u64,
        command: &Command,
    ) -> Result<(), String> {
        let Some(table) = self.tables.get(&id) else {
            return Err(format!("{command:?} was acknowledged at {id}, which is not stored"));
        };
        match table.keys.get(&key) {
            Some(stored) if *stored == number => Ok(()),
            Some(stored) => Err(format!("{command:?} was acknowledged as {number} and stored as {stored}")),
            None if always_changes(command) => {
                Err(format!("{command:?} was acknowledged as entry {number} and is not stored"))
            }
            None => table.state(number).map(drop),
        }
    }

    /// A command was refused.
    pub(crate) fn on_refused(&mut self, id: TableId, key: Key, problem: &Problem) -> Result<(), String> {
        if UNKNOWN.contains(&&*problem.code) {
            return Ok(());
        }
        let Some(table) = self.tables.get_mut(&id) else { return Ok(()) };
        if let Some(number) = table.keys.get(&key) {
            return Err(format!("a command was refused ({}) and is entry {number}", problem.code));
        }
        // A seat that was handed over, say, may be there again when the same command comes a second time; but the server
        // remembers only for a while that it has refused it.
        if problem.clause.is_some() {
            table.refused.insert(key);
        }
        Ok(())
    }
}

/// Whether a command that is carried out always leads to an entry.
fn always_changes(command: &Command) -> bool {
    matches!(
        command,
        Command::Play { .. }
            | Command::Sit { .. }
            | Command::Bot { .. }
            | Command::Start
            | Command::Undo { .. }
    )
}
