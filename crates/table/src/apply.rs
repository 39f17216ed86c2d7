//! How an entry changes a table.

use crosstable_core::{Actor, Seat, ViewerSet};
use crosstable_protocol::{Dispute, Millis, Stage};

use crate::chair::Chair;
use crate::entry::{Entry, Who};
use crate::log_entry::LogEntry;
use crate::proposal::Pending;
use crate::table::{CorruptLog, Table};
use crate::undo::UndoPoint;

/// Why an entry does not fit.
type Applied<T> = Result<T, String>;

impl Table {
    /// Applies an entry, and says from whom each of its chance outcomes is hidden.
    pub(crate) fn apply(&mut self, line: &LogEntry) -> Result<Vec<ViewerSet>, CorruptLog> {
        let number = self.length;
        if line.head.is_some() || self.head.is_some() {
            self.check_head(line, number).map_err(|what| CorruptLog { number: number as usize, what })?;
        }
        self.apply_own(line)
    }

    /// Applies an entry that this table has just made itself. It always fits.
    pub(crate) fn apply_own(&mut self, line: &LogEntry) -> Result<Vec<ViewerSet>, CorruptLog> {
        let number = self.length;
        let hidden = self.change(&line.entry).map_err(|what| CorruptLog { number: number as usize, what })?;
        self.spend(&line.entry, line.text().len());
        self.head = line.head;
        if matches!(line.entry, Entry::Ended { .. } | Entry::Closed { .. }) {
            self.final_head = line.head;
        }
        if let Some(key) = line.key {
            self.keys.insert(key, number);
        }
        Ok(hidden)
    }

    /// Whether the entry is the one that followed here: unchanged, and after the same entries.
    pub(crate) fn check_head(&self, line: &LogEntry, number: u64) -> Result<(), String> {
        match line.head {
            None => Err("it has no head, although the entries before it have one".into()),
            Some(head) if line.right_head(number, self.head, &self.log_key) != head => {
                Err("its head does not fit: it was changed, or another entry stood before it".into())
            }
            Some(_) => Ok(()),
        }
    }

    pub(crate) fn change(&mut self, entry: &Entry) -> Applied<Vec<ViewerSet>> {
        let mut hidden = Vec::new();
        match entry {
            Entry::Created { .. } => return Err("a table is created once".into()),
            Entry::Seated { seat, who, .. } => {
                *self.chair_mut(*seat)? = match who {
                    Who::Person { player, name } => {
                        Chair::Person { player: *player, name: name.clone(), away: false, stand_in: false }
                    }
                    Who::Bot { level } => Chair::Bot { level: *level },
                };
                self.sat[seat.index()] = self.length;
                if let Some(tally) = &mut self.tally {
                    tally.seated(*seat, who);
                }
            }
            Entry::Freed { seat, .. } => {
                *self.chair_mut(*seat)? = Chair::Open;
                self.forget_device(*seat);
            }
            Entry::Renamed { seat, name: new, .. } => match self.chair_mut(*seat)? {
                Chair::Person { name, .. } => name.clone_from(new),
                Chair::Open | Chair::Bot { .. } => return Err("only people have names".into()),
            },
            Entry::Swapped { one, other, .. } => {
                self.chair_mut(*one)?;
                self.chair_mut(*other)?;
                self.chairs.swap(one.index(), other.index());
                // What devices of version 0.1 published moves with them. A commitment is for one seat.
                self.entropy.swap(one.index(), other.index());
                self.commitments[one.index()] = None;
                self.commitments[other.index()] = None;
                self.sat[one.index()] = self.length;
                self.sat[other.index()] = self.length;
            }
            Entry::Handed { at, seat, to } => self.hand(*at, *seat, *to)?,
            Entry::Committed { seat, commitment, .. } => {
                self.chair_mut(*seat)?;
                self.commitments[seat.index()] = Some(*commitment);
            }
            Entry::Frozen { round, list, .. } => self.freeze(*round, list)?,
            Entry::Entropy { seat, entropy, .. } => self.add_entropy(*seat, *entropy)?,
            Entry::Reopened { round, commitment, seed, .. } => self.next_round(*round, *commitment, *seed)?,
            Entry::Started { at, chance } => {
                self.may_begin()?;
                hidden = self.play_chance(chance)?;
                self.history.begin(chance);
                // The last reveal comes with the start: who has seen the one has seen the other.
                self.turned = self.length - u64::from(self.stage == Stage::Starting);
                self.stage = Stage::Running;
                self.since = *at;
                self.started = Some(*at);
            }
            Entry::Continued { at, game } => self.take_up(*at, game)?,
            Entry::Played { at, seat, token, by, chance } => {
                if self.to_move() != Some(*seat) {
                    return Err(format!("it is not the turn of seat {seat}"));
                }
                let undoable = chance.is_empty() && !self.game.is_open();
                self.undo_point = undoable.then(|| UndoPoint::new(self.position.clone()));
                self.position.play(token).map_err(|refusal| format!("{token}: {refusal}"))?;
                hidden = self.play_chance(chance)?;
                self.history.push(*seat, *by, token, chance);
                self.since = *at;
                // The game goes on, so nobody waits for an answer any more.
                self.pending = None;
            }
            Entry::Proposed { seat, proposal, .. } => {
                self.pending = Some(Pending { seat: *seat, proposal: *proposal, agreed: Vec::new() });
            }
            Entry::Agreed { seat, .. } => {
                self.pending.as_mut().ok_or("nothing was asked")?.agreed.push(*seat);
            }
            Entry::Declined { .. } => self.pending = None,
            Entry::Undone { at, to, .. } => {
                self.position = self.position_after(*to)?;
                self.history.truncate(*to);
                self.undo_point = self.find_undo_point();
                self.since = *at;
                self.pending = None;
            }
            Entry::Left { seat, .. } => self.set_absence(*seat, true, false)?,
            Entry::Returned { at, seat } => {
                let stood_in = self.chair_mut(*seat)?.bot().is_some();
                self.set_absence(*seat, false, false)?;
                if stood_in {
                    self.back_from_stand_in(*at, *seat);
                }
            }
            Entry::StandIn { seat, .. } => {
                self.set_absence(*seat, true, true)?;
                self.pending = None;
            }
            Entry::Ended { at, standing, seed } => {
                if self.position.standing() != Some(*standing) || self.seed != *seed {
                    return Err("the game has not ended like this".into());
                }
                self.stage = Stage::Ended;
                self.ended = Some(*at);
                self.pending = None;
            }
            Entry::Closed { at, reason, seed } => {
                if self.stage == Stage::Ended || self.seed != *seed {
                    return Err("the table cannot have been closed like this".into());
                }
                self.closed = Some(*reason);
                self.stage = Stage::Ended;
                self.ended = Some(*at);
                (self.pending, self.dispute) = (None, None);
            }
            Entry::Rematch { table, .. } => self.rematch = Some(*table),
            Entry::Uploaded { table, .. } => self.upload(*table)?,
            Entry::Resumed { at } => self.resume(*at)?,
            Entry::Disputed { number, told, .. } => {
                self.lost.push(*told);
                self.dispute = Some(Dispute { number: *number, accepted: Vec::new() });
            }
            Entry::Accepted { at, seat } => self.accepted(*at, *seat)?,
            Entry::Expired { .. } | Entry::Revived { .. } => {}
            Entry::Unlisted { player, .. } => self.unlist(*player)?,
        }
        // Who takes a table out of a list does not come for it, and brings nothing back.
        if !matches!(entry, Entry::Unlisted { .. }) {
            self.expired = matches!(entry, Entry::Expired { .. });
            self.changed = entry.at();
        }
        if matches!(entry, Entry::Played { .. } | Entry::Undone { .. }) {
            self.turned = self.length;
        }
        self.length += 1;
        Ok(hidden)
    }

    /// Plays the outcomes of chance, which must be all up to the next decision.
    pub(crate) fn play_chance(&mut self, chance: &[String]) -> Applied<Vec<ViewerSet>> {
        let mut play =
            |token: &String| self.position.draw(token).map_err(|refusal| format!("{token}: {refusal}"));
        let hidden = chance.iter().map(&mut play).collect::<Applied<_>>()?;
        if self.position.actor() == Actor::Chance {
            return Err("chance has not been drawn to its end".into());
        }
        Ok(hidden)
    }

    pub(crate) fn chair_mut(&mut self, seat: Seat) -> Applied<&mut Chair> {
        self.chairs.get_mut(seat.index()).ok_or_else(|| format!("there is no seat {seat}"))
    }

    fn set_absence(&mut self, seat: Seat, gone: bool, bot: bool) -> Applied<()> {
        match self.chair_mut(seat)? {
            Chair::Person { away, stand_in, .. } => (*away, *stand_in) = (gone, bot),
            Chair::Open | Chair::Bot { .. } => return Err("only people come and go".into()),
        }
        Ok(())
    }

    /// A bot has decided for this seat, for which no time runs (T-09). If the decision that is due is the seat's, its
    /// person now has all the time for it; a person who was only away has what is left.
    pub(crate) fn back_from_stand_in(&mut self, at: Millis, seat: Seat) {
        if self.to_move() == Some(seat) {
            self.since = self.since.max(at);
        }
    }
}
