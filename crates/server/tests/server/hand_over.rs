//! A seat goes on at another device, and nobody but its owner learns how.

use crate::common::Server;
use crate::common::client::board;
use crosstable_protocol::http::{HandOver, Look};
use crosstable_protocol::sight::Fact;
use crosstable_protocol::to_client::ToClient;
use crosstable_protocol::to_server::Command;

/// T-15: with the ticket the other device takes the seat; everybody hears that, and both hear what they hold now.
#[tokio::test]
async fn a_seat_is_handed_to_another_device() {
    let server = Server::start().await;
    let (table, people) = server.game("crosswise", &[], 2, 0).await;
    let (anna, ben, phone) = (&people[0], &people[1], server.somebody(7));
    let path = format!("/api/tables/{table}/seats/2/ticket");
    assert_eq!(anna.get(&path).await.problem().code, "table-not-your-seat");
    assert_eq!(phone.get(&path).await.problem().code, "table-not-at-this-table");
    let given: HandOver = ben.get(&path).await.read();
    assert!(given.link.ends_with(&format!("/t/{table}#take=2.{}", given.ticket)));
    assert!(given.picture.contains("<svg"));

    let mut clients = Vec::new();
    for who in [anna, ben, &phone] {
        clients.push(who.enters(&table).await);
    }
    clients.push(server.somebody(9).connect(&table, board()).await.expect("welcome"));
    let take = |ticket: &str| Command::Take { seat: 2, ticket: ticket.to_owned() };
    let wrong = phone.command(&table, "wrong", &take(&"0".repeat(32))).await;
    assert_eq!(wrong.expect_err("not the ticket").clause.as_deref(), Some("T-15"));
    let number = phone.does(&table, take(&given.ticket)).await;

    let mut viewers = Vec::new();
    for client in &mut clients {
        let seats = loop {
            if let ToClient::You { seats, .. } = client.next().await.expect("the connection holds") {
                break seats;
            }
        };
        assert_eq!(client.last, number);
        assert_eq!(client.events.last().map(|event| &event.fact), Some(&Fact::Handed { seat: 2 }));
        assert!(client.heard.iter().all(|text| !text.contains(&given.ticket)), "the ticket is told");
        viewers.push((client.sight.viewer, seats));
    }
    let held = [(Some(1), vec![1]), (None, vec![]), (Some(2), vec![2]), (None, vec![])];
    assert_eq!(viewers, held);

    // Used once, it is void; and after a restart the seat is still where it was handed to.
    let again = server.somebody(9).command(&table, "again", &take(&given.ticket)).await;
    assert_eq!(again.expect_err("it was used").code, "table-bad-ticket");
    assert_eq!(ben.get(&path).await.problem().code, "table-not-at-this-table");
    drop(clients);
    let server = Server::again(server.stop().await, crate::common::config()).await;
    let look: Look = server.somebody(7).get(&format!("/api/tables/{table}")).await.read();
    assert_eq!((look.seats, look.sight.viewer), (vec![2], Some(2)));
}
