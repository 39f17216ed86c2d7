//! Sees to it that the program is built anew when the web client was, the first time above all.

fn main() {
    // Without a folder there would be nothing to look at, and everything would be built anew each time.
    let _ = std::fs::create_dir_all("../../web/dist");
    println!("cargo::rerun-if-changed=../../web/dist");
}
