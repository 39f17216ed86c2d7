//! The screen without a terminal: what is drawn, and what keys and clicks lead to.

mod fairness;
mod hands;
mod just_right;
mod messages;
mod snapshots;
mod table;
