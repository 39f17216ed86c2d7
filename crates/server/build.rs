//! Rebuilds the crate when the web client has been built, including its first build.

fn main() {
    // Cargo reruns the build every time if the folder does not exist.
    let _ = std::fs::create_dir_all("../../web/dist");
    println!("cargo::rerun-if-changed=../../web/dist");
}
