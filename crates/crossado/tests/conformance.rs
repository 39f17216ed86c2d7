//! What every game must pass.

use crossado::Position;

#[test]
fn conforms() {
    crosstable_testkit::conformance::<Position>();
}

#[test]
fn playouts_do_not_allocate() {
    crosstable_testkit::playout_allocates_nothing::<Position>();
}
