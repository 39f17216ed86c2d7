//! The server through real sockets: one program, because linking it often takes longer than running it.

mod common;
mod games;
mod hand_over;
mod hostile;
mod operations;
mod queue;
mod reconnect;
mod secrets;
mod sends;
mod several;
