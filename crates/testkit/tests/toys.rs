//! The toys pass what every game must pass.

use crosstable_testkit::toys::{ConnectFour, Leduc};
use crosstable_testkit::{conformance, playout_allocates_nothing};

#[test]
fn connect_four_conforms() {
    conformance::<ConnectFour>();
}

#[test]
fn leduc_conforms() {
    conformance::<Leduc>();
}

#[test]
fn playouts_do_not_allocate() {
    playout_allocates_nothing::<ConnectFour>();
    playout_allocates_nothing::<Leduc>();
}
