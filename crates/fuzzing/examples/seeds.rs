//! Writes the seeds of all targets into `fuzz/corpus`, where the fuzzer begins. Inputs that it has found stay there.

use std::error::Error;
use std::fs;
use std::path::Path;

use crosstable_fuzzing::{TARGETS, seeds};

fn main() -> Result<(), Box<dyn Error>> {
    let all = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus");
    for target in TARGETS {
        let folder = all.join(target.name);
        fs::create_dir_all(&folder)?;
        let seeds = seeds(target.name);
        for (name, bytes) in &seeds {
            fs::write(folder.join(name), bytes)?;
        }
        println!("{}: {} seeds", target.name, seeds.len());
    }
    Ok(())
}
