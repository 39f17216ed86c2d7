//! However many look on, those who play get in.

use crate::common::{Server, all_enter, config, play_out};
use crosstable_client::ClientError;
use crosstable_client::testing::{TestClient, TestUser, spectator};
use crosstable_core::TableId;
use crosstable_protocol::{Problem, Stage};
use crosstable_server::{Config, Limits};

/// How many connections a person who belongs to a table may have to it.
const OWN_CONNECTIONS: usize = 16;

async fn server_for(subscribers: usize) -> Server {
    let limits = Limits { subscribers, ..Limits::unlimited_rates() };
    Server::with(Config { limits, ..config() }).await
}

/// Strangers look on until the table takes no more of them.
async fn fill_with_spectators(server: &Server, table: TableId) -> Vec<TestClient> {
    let mut inside = Vec::new();
    for number in 100.. {
        match server.user(number).connect(table, spectator()).await {
            Ok(client) => inside.push(client),
            Err(ClientError::Bye(problem)) => {
                assert_eq!(problem.code, "server-busy");
                break;
            }
            Err(error) => panic!("{error}"),
        }
    }
    inside
}

async fn goodbye(client: &mut TestClient) -> Problem {
    loop {
        match client.next().await {
            Ok(_) => {}
            Err(ClientError::Bye(problem)) => return problem,
            Err(error) => panic!("no goodbye, but {error}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_keep_no_player_out() {
    let server = server_for(5).await;
    let (table, people) = server.game("mixx", &[], 2, 0).await;
    let crowd = fill_with_spectators(&server, table).await;
    assert_eq!(crowd.len(), 5);
    let ended = play_out(all_enter(table, &people).await, 7).await;
    assert!(ended.iter().all(|client| client.view.stage == Stage::Ended));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn players_take_no_room_from_spectators() {
    let server = server_for(3).await;
    let (table, people) = server.game("mixx", &[], 2, 0).await;
    let players = all_enter(table, &people).await;
    let crowd = fill_with_spectators(&server, table).await;
    assert_eq!(crowd.len(), 3);
    drop(players);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_without_a_seat_gets_in() {
    let server = server_for(2).await;
    let host = server.user(1);
    let table = host.open("mixx", 2, &[]).await;
    let crowd = fill_with_spectators(&server, table).await;
    assert!(host.enter(table).await.welcome.host);
    drop(crowd);
    server.stop().await;
}

/// One person cannot fill a table either. The oldest connection ends, because it is the likeliest to be dead.
#[tokio::test(flavor = "multi_thread")]
async fn a_player_has_a_few_connections_and_the_newest_counts() {
    let server = server_for(2).await;
    let (table, people) = server.game("mixx", &[], 2, 0).await;
    let anna: &TestUser = &people[0];
    let mut connections = Vec::new();
    for _ in 0..=OWN_CONNECTIONS {
        connections.push(anna.enter(table).await);
    }
    let problem = goodbye(&mut connections[0]).await;
    assert_eq!((problem.code.as_str(), problem.retry_after), ("server-busy", Some(30)));
    let newest = connections.pop().expect("some");
    let ben = people[1].enter(table).await;
    let ended = play_out(vec![newest, ben], 8).await;
    assert!(ended.iter().all(|client| client.view.stage == Stage::Ended));
    for client in &mut connections[1..] {
        // The others heard the game to its end.
        client.wait_for(ended[0].last()).await;
    }
    server.stop().await;
}
