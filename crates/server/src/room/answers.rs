//! Answers that were given, so that the same command gets the same one again.
//!
//! Commands that led to an entry are remembered by the table itself, over restarts too. Here is the rest: refusals,
//! and commands that changed nothing.

use std::collections::VecDeque;

use crosstable_protocol::to_client::Done;
use crosstable_table::Key;

use crate::fault::Fault;

/// How many are remembered.
const REMEMBERED: usize = 64;

#[derive(Default)]
pub(crate) struct Answers(VecDeque<(Key, Result<Done, Fault>)>);

impl Answers {
    pub(crate) fn get(&self, key: Key) -> Option<Result<Done, Fault>> {
        self.0.iter().rev().find(|(known, _)| *known == key).map(|(_, answer)| answer.clone())
    }

    pub(crate) fn keep(&mut self, key: Key, answer: &Result<Done, Fault>) {
        let lasting = match answer {
            Ok(_) => true,
            Err(fault) => fault.is_final(),
        };
        if lasting {
            if self.0.len() == REMEMBERED {
                self.0.pop_front();
            }
            self.0.push_back((key, answer.clone()));
        }
    }
}
