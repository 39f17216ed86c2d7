//! The toys pass what every game must pass.

use crosstable_testkit::conformance;
use crosstable_testkit::toys::{ConnectFour, Leduc};

#[test]
fn connect_four_conforms() {
    conformance::<ConnectFour>();
}

#[test]
fn leduc_conforms() {
    conformance::<Leduc>();
}
