//! Decisions: by people, by bots, by the clock.

use crosstable_core::{Refusal, Seat};

use crate::clock::Millis;
use crate::command::By;
use crate::door::Answer;
use crate::entry::{Entry, PlayedBy};
use crate::refusal::Why;
use crate::table::Table;

impl Table {
    /// T-05: the person whose turn it is, or the bot that sits there or stands in.
    pub(crate) fn play(&self, by: By, at: Millis, seat: Seat, token: &str) -> Answer {
        self.is_running()?;
        let bot = self.chair(seat)?.bot();
        let played_by = match (by, bot) {
            (By::House, Some(_)) if self.chair(seat)?.player().is_some() => PlayedBy::StandIn,
            (By::House, Some(_)) => PlayedBy::Bot,
            (By::House, None) => return Err(Why::OnlyTheHouse.into()),
            (By::Player(_), _) => {
                self.by_owner(by, seat).map_err(|why| match why {
                    Why::NotAPerson(seat) => Why::BotDecides(seat),
                    other => other,
                })?;
                if bot.is_some() {
                    return Err(Why::BotDecides(seat).into());
                }
                PlayedBy::Person
            }
        };
        self.decide(at, seat, token, played_by)
    }

    /// T-09: when the time for a decision has run out, a bot makes that one decision.
    pub(crate) fn time_up(&self, by: By, at: Millis, seat: Seat, token: &str) -> Answer {
        if by != By::House {
            return Err(Why::OnlyTheHouse.into());
        }
        self.is_running()?;
        self.on_turn(seat)?;
        match self.deadline() {
            None => Err(Why::NoClock.into()),
            Some(deadline) if at < deadline => Err(Why::TimeNotUp(deadline - at).into()),
            Some(_) => self.decide(at, seat, token, PlayedBy::Clock),
        }
    }

    fn on_turn(&self, seat: Seat) -> Result<(), Why> {
        match self.to_move() {
            Some(whose) if whose != seat => Err(Why::NotYourTurn(whose)),
            Some(_) | None => Ok(()),
        }
    }

    /// Plays the move on a copy, draws the chance that follows, and writes both into one entry; if that ends the game,
    /// the result and the seed into a second.
    fn decide(&self, at: Millis, seat: Seat, token: &str, by: PlayedBy) -> Result<Vec<Entry>, Refusal> {
        self.on_turn(seat)?;
        let mut position = self.position.clone();
        position.play(token)?;
        let chance = self.draw(&mut position, self.drawn())?;
        let mut entries = vec![Entry::Played { at, seat, token: token.to_owned(), by, chance }];
        if let Some(standing) = position.standing() {
            entries.push(Entry::Ended { at, standing, seed: self.seed });
        }
        Ok(entries)
    }
}
