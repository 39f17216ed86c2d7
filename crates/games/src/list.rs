//! The one list of games.

/// Calls another macro with what stands in front of the list, then the list, in the order of the first page. **A new
/// game is one line here** and its dependency in `Cargo.toml`; every enum and every match over the games follows from it.
macro_rules! games {
    ($then:ident! $($with:tt)*) => {
        $then! {
            [$($with)*]
            Crosswise: crosswise::Position,
            CrossRoads: cross_roads::Position,
            Mixx: mixx::Position,
            Crossado: crossado::Position,
            CrossNGo: cross_n_go::Position,
        }
    };
}
