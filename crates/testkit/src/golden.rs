//! Whole playthroughs kept as text.
