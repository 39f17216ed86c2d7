//! The positions that the web client draws, teaches and tests with are views as the games write them today.

use std::fs;
use std::path::Path;

use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Game, ViewHead};
use crosstable_games::{GameId, GameVisitor};
use serde_json::Value;

struct Fixture<'a> {
    name: &'a str,
    view: &'a Value,
}

impl GameVisitor for Fixture<'_> {
    type Out = ();

    fn visit<G: Game>(self) {
        let name = self.name;
        let view: G::View = serde_json::from_value(self.view.clone())
            .unwrap_or_else(|error| panic!("{name} is not a view of {}: {error}", G::ID));
        assert_eq!(serde_json::to_value(&view).expect("a view is plain data"), *self.view, "{name}");
        // Whatever the view says twice (the actor, a line's points) is what the position behind it says.
        let position = G::sample(&view, &mut Xoshiro::seed_from_u64(1));
        assert_eq!(position.view(view.head().viewer), view, "{name}");
    }
}

#[test]
fn fixtures_of_the_web_client_are_views() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/fixtures");
    let mut games = Vec::new();
    for entry in fs::read_dir(&folder).expect("the fixtures are there") {
        let path = entry.expect("a folder can be listed").path();
        let moment: Value =
            serde_json::from_str(&fs::read_to_string(&path).expect("a text file")).expect("a JSON file");
        let table = &moment["table"];
        let game: GameId = table["game"].as_str().expect("a table has a game").parse().expect("a game");
        games.push(game);
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        game.visit(Fixture { name: &name, view: &table["view"] });
    }
    // A game without a board of its own in the browser needs none.
    let boards = folder.join("../src/games");
    for game in GameId::ALL.iter().filter(|game| boards.join(game.id()).is_dir()) {
        assert!(games.contains(game), "no position of {game}");
    }
}
