//! Playouts do not allocate.

use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Game, Options, Play, Scratch};

use crate::tables::tables;

/// Playouts at each table.
const PLAYOUTS: u64 = 20;

/// Plays random games at every table, once to let the buffers grow and once more counting, and panics if the second
/// time took any memory from the heap.
///
/// # Panics
/// If a playout allocates.
pub fn playout_allocates_nothing<G: Game>() {
    if let Err(what) = try_playout_allocates_nothing::<G>() {
        panic!("{what}");
    }
}

/// As [`playout_allocates_nothing`], with the failure as a value. The set-up of a table with default options is part
/// of what must not allocate; where options were named, reading them may.
pub fn try_playout_allocates_nothing<G: Game>() -> Result<(), String> {
    let (fewest, most) = G::SEATS;
    for setup in (fewest..=most).flat_map(tables::<G>) {
        let options = Options::of::<G>(&setup).map_err(|error| format!("{}: {error}", G::ID))?;
        let ready = (!setup.options.is_empty()).then(|| G::new(&options));
        let mut scratch = Scratch::new();
        // Every seed is played twice, so that no buffer has to grow while counting.
        play_all(&options, ready.as_ref(), &mut scratch);
        let spent = allocation_counter::measure(|| play_all(&options, ready.as_ref(), &mut scratch));
        if spent.count_total > 0 {
            let (count, bytes) = (spent.count_total, spent.bytes_total);
            return Err(format!(
                "{}: {PLAYOUTS} playouts made {count} allocations of {bytes} bytes at {setup:?}",
                G::ID
            ));
        }
    }
    Ok(())
}

fn play_all<G: Game>(options: &Options, ready: Option<&G>, scratch: &mut Scratch<G>) {
    for seed in 0..PLAYOUTS {
        let mut position = ready.map_or_else(|| G::new(options), G::clone);
        position.playout(scratch, &mut Xoshiro::seed_from_u64(seed));
    }
}
