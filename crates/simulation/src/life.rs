//! One incarnation of a process: all its tasks run, stand still or die together.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

use crosstable_server::BoxFuture;

#[derive(Default)]
struct State {
    dead: bool,
    paused: bool,
    /// After so many more turns of its tasks the process dies.
    turns_left: Option<u32>,
    /// Those of tasks that wait, by task.
    wakers: Vec<Option<Waker>>,
    /// What a task said when it panicked.
    panicked: Option<String>,
}

/// One incarnation of a process.
#[derive(Clone, Default)]
pub(crate) struct Life(Arc<Mutex<State>>);

impl Life {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn is_dead(&self) -> bool {
        self.state().dead
    }

    /// The process dies after so many more turns.
    pub(crate) fn die_after(&self, turns: u32) {
        self.state().turns_left = Some(turns);
    }

    /// The process does not die after all.
    pub(crate) fn spare(&self) {
        self.state().turns_left = None;
    }

    /// The process dies now.
    pub(crate) fn die(&self) {
        let mut state = self.state();
        state.dead = true;
        let wakers = std::mem::take(&mut state.wakers);
        drop(state);
        wakers.into_iter().flatten().for_each(Waker::wake);
    }

    /// The process stands still, or goes on.
    pub(crate) fn pause(&self, paused: bool) {
        let mut state = self.state();
        state.paused = paused;
        if !paused {
            let wakers: Vec<Waker> = state.wakers.iter().flatten().cloned().collect();
            drop(state);
            wakers.into_iter().for_each(Waker::wake);
        }
    }

    /// What a task said when it panicked, if one did.
    pub(crate) fn take_panic(&self) -> Option<String> {
        self.state().panicked.take()
    }

    /// A task of this process.
    pub(crate) fn contain(&self, task: BoxFuture<'static, ()>) -> BoxFuture<'static, ()> {
        let mut state = self.state();
        let slot = state.wakers.iter().position(Option::is_none).unwrap_or(state.wakers.len());
        if slot == state.wakers.len() {
            state.wakers.push(None);
        }
        // Taken until the task ends.
        state.wakers[slot] = Some(Waker::noop().clone());
        Box::pin(Contained { task: Some(task), life: self.clone(), slot })
    }
}

struct Contained {
    task: Option<BoxFuture<'static, ()>>,
    life: Life,
    slot: usize,
}

impl Contained {
    /// Whether the task may run now; an error if it never will again.
    fn may_run(&self, context: &Context<'_>) -> Result<bool, ()> {
        let mut state = self.life.state();
        if state.dead {
            return Err(());
        }
        if let Some(left) = &mut state.turns_left {
            if *left == 0 {
                drop(state);
                self.life.die();
                return Err(());
            }
            *left -= 1;
        }
        let slot = &mut state.wakers[self.slot];
        if !slot.as_ref().is_some_and(|known| known.will_wake(context.waker())) {
            *slot = Some(context.waker().clone());
        }
        Ok(!state.paused)
    }
}

impl Future for Contained {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        match self.may_run(context) {
            Err(()) => {
                self.task = None;
                return Poll::Ready(());
            }
            Ok(false) => return Poll::Pending,
            Ok(true) => {}
        }
        let Some(task) = &mut self.task else { return Poll::Ready(()) };
        match catch_unwind(AssertUnwindSafe(|| task.as_mut().poll(context))) {
            Ok(Poll::Pending) => Poll::Pending,
            Ok(Poll::Ready(())) => {
                self.task = None;
                Poll::Ready(())
            }
            Err(panic) => {
                let text = panic.downcast_ref::<String>().cloned();
                let text = text.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string));
                self.life.state().panicked = Some(text.unwrap_or_default());
                resume_unwind(panic)
            }
        }
    }
}

impl Drop for Contained {
    fn drop(&mut self) {
        if let Some(slot) = self.life.state().wakers.get_mut(self.slot) {
            *slot = None;
        }
    }
}
