//! Answers that were given, so that the same command gets the same answer again.
//!
//! Commands that led to an entry are remembered by the table itself, over restarts too. This cache has the rest:
//! refusals, and commands that changed nothing.

use std::collections::VecDeque;

use crosstable_protocol::Done;
use crosstable_table::Key;

use crate::error::ApiError;

/// How many answers are remembered.
const CAPACITY: usize = 64;

#[derive(Default)]
pub(super) struct AnswerCache(VecDeque<(Key, Result<Done, ApiError>)>);

impl AnswerCache {
    pub(super) fn get(&self, key: Key) -> Option<Result<Done, ApiError>> {
        self.0.iter().rev().find(|(known, _)| *known == key).map(|(_, answer)| answer.clone())
    }

    pub(super) fn insert(&mut self, key: Key, answer: &Result<Done, ApiError>) {
        if answer.as_ref().is_err_and(|error| !error.is_final()) {
            return;
        }
        if self.0.len() == CAPACITY {
            self.0.pop_front();
        }
        self.0.push_back((key, answer.clone()));
    }
}
