//! Bits flip in the files of a server that was killed. Whatever the disk gives back, no acknowledged move is gone without
//! a word: the table is whole, or it cannot be read, or its people are told (T-17).

#[path = "common/served.rs"]
mod served;

use std::fs;
use std::path::Path;

use crosstable_client::fresh_id;
use crosstable_client::testing::TestUser;
use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_core::{Level, TableId};
use crosstable_protocol::{Command, Hello};
use served::{serve, try_serve};

const FILES: [&str; 2] = ["tables.db", "tables.db-wal"];
/// Flips in each file.
const FLIPS: usize = 30;

/// What became of a table after a flip.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Outcome {
    Whole,
    /// The server does not start, or refuses the table.
    Refused,
    /// The people at the table are asked.
    Told,
}

/// A client comes back with the number and the receipt of the last event that it was shown.
async fn look(user: &TestUser, table: TableId, hello: &Hello) -> Outcome {
    let last = hello.last.expect("it has seen something");
    let Ok(client) = user.connect(table, hello.clone()).await else { return Outcome::Refused };
    let (welcome, view) = (&client.welcome, &client.welcome.view);
    // Before the start it counts as an abort, which is counted.
    if view.dispute.is_some() || view.round > 1 || view.closed.is_some() {
        return Outcome::Told;
    }
    // A server that has forgotten that somebody sat there asks nobody; the client sees that its last event is gone.
    if welcome.number < last && welcome.seats.is_empty() {
        return Outcome::Told;
    }
    assert!(welcome.number >= last, "a table without event {last} says nothing");
    // The same event, or the head of another history would have been noticed.
    Outcome::Whole
}

fn copy(from: &Path, to: &Path) {
    for file in FILES {
        fs::copy(from.join(file), to.join(file)).expect("a server that was killed leaves both files");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_flipped_bit_takes_back_a_move_in_silence() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut server, at) = serve(folder.path(), "127.0.0.1:0");
    let anna = TestUser::new(at, 1);
    let table = anna.open("crosswise", 2, &[]).await;
    anna.sit(table, "Anna").await;
    anna.run(table, Command::Bot { seat: None, level: Level::Easy }).await;
    anna.start(table, std::slice::from_ref(&anna)).await;
    let mut client = anna.enter(table).await;
    let mut rng = Xoshiro::seed_from_u64(1);
    for _ in 0..6 {
        client.wait_for_turn().await;
        let play = client.random_move(&mut rng);
        let done = client.command(&fresh_id(), play).await.expect("connected");
        client.wait_for(done.expect("a legal move").number).await;
    }
    let hello = client.hello();
    server.kill().expect("killed");
    server.wait().expect("gone");

    let seed = 60;
    let (mut rng, mut outcomes) = (Xoshiro::seed_from_u64(seed), Vec::new());
    for file in FILES {
        for flip in 0..FLIPS {
            let other = tempfile::tempdir().expect("a folder");
            copy(folder.path(), other.path());
            let path = other.path().join(file);
            let mut bytes = fs::read(&path).expect("readable");
            let byte = below(&mut rng, bytes.len() as u32) as usize;
            bytes[byte] ^= 1 << below(&mut rng, 8);
            fs::write(&path, bytes).expect("writable");
            println!("seed {seed}: flip {flip} in byte {byte} of {file}");
            // A server that refuses to start says so by that.
            let Some((mut server, at)) = try_serve(other.path()) else {
                outcomes.push(Outcome::Refused);
                continue;
            };
            outcomes.push(look(&anna.at(at), table, &hello).await);
            server.kill().expect("killed");
            server.wait().expect("gone");
        }
    }
    let count = |outcome| outcomes.iter().filter(|found| **found == outcome).count();
    let [whole, refused, told] = [Outcome::Whole, Outcome::Refused, Outcome::Told].map(count);
    println!("{whole} whole, {refused} refused, {told} told; 0 silent");
    assert_eq!(whole + refused + told, 2 * FLIPS);
    assert!(told > 0, "some flips do take back moves: {outcomes:?}");
}
