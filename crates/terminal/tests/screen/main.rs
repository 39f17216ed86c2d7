//! The screen without a terminal: what is drawn, and what keys and clicks lead to.

mod fairness;
mod hands;
mod messages;
mod snapshots;
mod table;
