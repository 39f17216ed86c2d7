//! Small games, so that whatever is written for every game can be checked against figures from the literature or a
//! reckoning by hand, and measured next to other people's crates.

pub mod connect_four;
mod layout;
pub mod leduc;
pub mod tree;

pub use connect_four::ConnectFour;
pub use layout::{plain_layout, plain_message};
pub use leduc::Leduc;
