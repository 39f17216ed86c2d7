//! The server through real sockets: one program, because linking it often takes longer than running it.

mod common;
mod continued;
mod crowds;
mod document;
mod floods;
mod games;
mod hand_over;
mod hostile;
mod hosts;
mod invitations;
mod my_games;
mod operations;
mod pages;
mod public_list;
mod queue;
mod reconnect;
mod secrets;
mod sends;
mod several;
mod upgrade;
mod workers;
