//! A table keeps the version of the rules it was opened with.

mod common;

use common::{ANNA, BEN, CARLA, Testing, running};
use crosstable_core::{Setup, TableId, Viewer};
use crosstable_games::GameId;
use crosstable_protocol::Clock;
use crosstable_table::{Entry, TableSession};

/// Its log, its view, its frozen list and its end all say and follow that version.
#[test]
fn a_table_plays_by_the_version_in_its_log() {
    let setup = Setup::players(3).by_rules(1).with("limit", "20").with("start", "1");
    let mut table = running(GameId::CrossNGo, setup, &[ANNA, BEN, CARLA], Clock::Off, 4);
    assert!(matches!(&table.log()[0].entry, Entry::Created { rules: 1, .. }));
    let view = table.view(Viewer::Spectator);
    assert_eq!(view.rules, 1);
    assert!(view.options.iter().all(|(key, _)| key != "double"));
    assert!(view.list.is_some_and(|list| list.starts_with("game: cross-n-go\nrules: 1\nplayers: 3\n")));
    let tokens = table.table().tokens(Viewer::Spectator);
    assert!(tokens[0].starts_with("~bar:"), "by rules 1 nobody draws who has two colours: {tokens:?}");
    table.play_out(3);
    assert_eq!(TableSession::load(table.log()).as_ref(), Ok(table.session()));
    assert!(table.table().verify().expect("over").is_fair());
}

/// T-12: a rematch has the newest rules. What was chosen stays; what was left at its default follows the new one.
#[test]
fn a_rematch_has_the_newest_rules() {
    for (chosen, limit) in [(None, "40"), (Some("25"), "25")] {
        let setup = Setup::players(2).by_rules(1);
        let setup = chosen.map_or(setup.clone(), |limit| setup.with("limit", limit));
        let table = running(GameId::CrossNGo, setup, &[ANNA, BEN], Clock::Off, 4);
        let opening = table.table().rematch_opening(TableId::new([77; 16]));
        let options = opening.game.options(&opening.setup).expect("valid options");
        assert_eq!((options.rules(), options.get("limit")), (2, Some(limit)));
    }
}

/// A version that this program does not have is refused with those it has.
#[test]
fn an_unknown_version_is_refused() {
    let error = GameId::CrossNGo.options(&Setup::players(2).by_rules(3)).expect_err("there is none");
    assert_eq!(error.to_string(), "Cross'N Go has no rules of version 3; known: 1, 2");
    let setup = Setup::players(2).with("start", "1");
    let table = running(GameId::CrossNGo, setup, &[ANNA, BEN], Clock::Off, 4);
    let mut log = table.log().to_vec();
    if let Entry::Created { rules, .. } = &mut log[0].entry {
        *rules = 3;
    }
    let corrupt = TableSession::load(&log).expect_err("nobody knows these rules");
    assert!(corrupt.to_string().contains("has no rules of version 3; known: 1, 2"), "{corrupt}");
}
