//! Everything that is more than one command.
fn main() {}
