//! A seat moves to another device, and only its owner gets the ticket.

use crate::common::Server;
use crosstable_client::testing::{seat, spectator};
use crosstable_core::Seat;
use crosstable_fair::Ticket;
use crosstable_protocol::{Change, Command, ToClient};

/// T-15: with the ticket the other device takes the seat; everybody hears that, and both hear what they hold now.
#[tokio::test]
async fn a_seat_is_handed_to_another_device() {
    let server = Server::start().await;
    let (table, people) = server.game("crosswise", &[], 2, 0).await;
    let (anna, ben, phone) = (&people[0], &people[1], server.user(7));
    let path = format!("/api/tables/{table}/seats/2/ticket");
    assert_eq!(anna.get(&path).await.problem().code, "table-not-your-seat");
    assert_eq!(phone.get(&path).await.problem().code, "table-not-at-this-table");
    let given = ben.api().ticket(table, seat(2)).await.expect("its owner gets it");
    assert!(given.link.ends_with(&format!("/t/{table}#take=2.{}", given.ticket)));
    assert!(given.picture.contains("<svg"));

    let mut clients = Vec::new();
    for who in [anna, ben, &phone] {
        clients.push(who.enter(table).await);
    }
    clients.push(server.user(9).connect(table, spectator()).await.expect("welcome"));
    let take = |ticket: Ticket| Command::Take { seat: seat(2), ticket };
    let wrong = phone.command(table, "wrong", &take(Ticket::new([0; 16]))).await;
    assert_eq!(wrong.expect_err("not the ticket").clause.as_deref(), Some("T-15"));
    let number = phone.run(table, take(given.ticket)).await;

    let mut viewers = Vec::new();
    for client in &mut clients {
        let seats = loop {
            if let ToClient::You { seats, .. } = client.next().await.expect("the connection holds") {
                break seats;
            }
        };
        assert_eq!(client.last(), number);
        assert_eq!(client.last_change(), Some(&Change::Handed { seat: seat(2) }));
        assert!(
            client.heard.iter().all(|text| !text.contains(&given.ticket.to_string())),
            "the ticket is told"
        );
        viewers.push((client.view.viewer, seats));
    }
    let held: [(Option<Seat>, Vec<Seat>); 4] =
        [(Some(seat(1)), vec![seat(1)]), (None, vec![]), (Some(seat(2)), vec![seat(2)]), (None, vec![])];
    assert_eq!(viewers, held);

    // Used once, it is void; and after a restart the seat is still where it was handed to.
    let again = server.user(9).command(table, "again", &take(given.ticket)).await;
    assert_eq!(again.expect_err("it was used").code, "table-bad-ticket");
    assert_eq!(ben.get(&path).await.problem().code, "table-not-at-this-table");
    drop(clients);
    let server = Server::again(server.stop().await, crate::common::config()).await;
    let seen = server.user(7).api().snapshot(table).await.expect("a table");
    assert_eq!((seen.seats, seen.view.viewer), (vec![seat(2)], Some(seat(2))));
}
