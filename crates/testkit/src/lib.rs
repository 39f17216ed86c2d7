//! What every game must pass, and two small games to try everything on.

pub mod toys;
