//! The toys, which other libraries have too.

mod connect_four;
mod leduc;
