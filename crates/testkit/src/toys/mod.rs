//! Small well-known games, so that whatever is written for every game can be checked against figures from the
//! literature and measured next to other people's crates.

pub mod connect_four;
pub mod leduc;

pub use connect_four::ConnectFour;
pub use leduc::Leduc;
