//! Playing in a terminal, through the real program: keys go in, a screen comes out.
#![cfg(unix)]

mod fairness;
mod joining;
mod lines;
mod opening;
mod player;
mod screens;
mod secure;
#[path = "../common/served.rs"]
mod served;
