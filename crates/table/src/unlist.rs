//! Whose lists have a table (T-19).

use crosstable_core::PlayerId;
use crosstable_protocol::Stage;

use crate::chair::Chair;
use crate::table::Table;

impl Table {
    /// The people in whose lists the table is: who sits there or opened it, without those who took it out.
    pub fn listed_for(&self) -> Vec<PlayerId> {
        let people = self.chairs.iter().filter_map(Chair::player).chain([self.host]);
        let mut listed: Vec<_> = people.filter(|player| !self.unlisted.contains(player)).collect();
        listed.sort_unstable();
        listed.dedup();
        listed
    }

    /// Whether this person can take the table out of their list: only after the end, when seats change no more.
    pub(crate) fn may_unlist(&self, player: PlayerId) -> bool {
        self.stage == Stage::Ended && self.listed_for().contains(&player)
    }

    pub(crate) fn unlist(&mut self, player: PlayerId) -> Result<(), String> {
        if !self.may_unlist(player) {
            return Err("the table is not in this person's list, or has not ended".into());
        }
        self.unlisted.push(player);
        Ok(())
    }
}
