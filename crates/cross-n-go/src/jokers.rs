//! The three uses of a joker: block a field, set a figure back, swap two bars (CN-17 to CN-22).

use crosstable_core::MoveList;

use crate::colour::Colours;
use crate::moves::Move;
use crate::position::Position;
use crate::refusal::RefusalReason;
use crate::side::Side;
use crate::spot::{Pair, Row, Spot};
use crate::stack::Columns;

/// So many jokers a player may hold (CN-02) and play in a turn (CN-17).
pub(crate) const MOST_JOKERS: u8 = 2;

impl Position {
    /// CN-17: whether the seat to move has a joker that it may play now.
    #[inline]
    pub(crate) const fn check_joker(&self) -> Result<(), RefusalReason> {
        if self.jokers_played >= MOST_JOKERS {
            return Err(RefusalReason::TwoJokersPlayed);
        }
        if self.jokers[self.seat().index()] == 0 {
            return Err(RefusalReason::NoJoker);
        }
        Ok(())
    }

    /// CN-18: the fields of this row that the seat to move may block, given the colours of its opponents.
    #[inline]
    fn blockable(&self, row: Row, opposing: Colours) -> u8 {
        self.stack.painted(row, opposing) & self.stack.free(row)
    }

    /// CN-18: whether the seat to move may lay a joker here.
    pub(crate) fn check_block(&self, spot: Spot) -> Result<(), RefusalReason> {
        let row = spot.row();
        if self.blockable(row, self.opposing_colours()) & spot.bit() != 0 {
            return Ok(());
        }
        let Some(colour) = self.colour_at(spot) else { return Err(RefusalReason::BlockOnWood { spot }) };
        Err(if self.stack.figures(row) & spot.bit() != 0 {
            RefusalReason::BlockOnFigure { spot }
        } else if self.stack.jokers(row) & spot.bit() != 0 {
            RefusalReason::BlockOnJoker { spot }
        } else if self.own_colours().has(colour) {
            RefusalReason::BlockOwnColour { colour }
        } else {
            RefusalReason::BlockUnplayed { colour }
        })
    }

    /// CN-19: whether a joker that is laid here now stays for good: it does if the same bar has another field of that
    /// colour without a joker.
    pub(crate) fn blocks_for_good(&self, spot: Spot) -> bool {
        let row = spot.row();
        let colour = self.colour_at(spot).map_or(Colours::NONE, Colours::of);
        self.stack.painted(row, colour) & !self.stack.jokers(row) & !spot.bit() != 0
    }

    /// Lays a joker. It is settled now whether it stays (CN-19).
    pub(crate) fn block(&mut self, spot: Spot) {
        let until = (!self.blocks_for_good(spot)).then(|| self.seat());
        self.stack.put_joker(spot, until);
        self.spend_joker();
    }

    /// The side whose figures of this field's colour run, and the colour itself.
    fn runner(&self, spot: Spot) -> Option<(Side, Colours)> {
        let colour = self.colour_at(spot)?;
        Some((self.side(self.owner(colour)?), Colours::of(colour)))
    }

    /// CN-20: the fields onto which the opponent's figure that stands here can be set back.
    pub(crate) fn back_targets(&self, from: Spot) -> impl Iterator<Item = Spot> {
        let targets = self.runner(from).and_then(|(side, colour)| {
            let row = side.behind(from.row())?;
            Some(Spot::in_mask(row, self.stack.painted(row, colour) & self.stack.free(row)))
        });
        targets.into_iter().flatten()
    }

    /// The fields of this row on which figures of opponents of the seat to move stand, given their colours.
    #[inline]
    fn opposing_figures(&self, row: Row, opposing: Colours) -> u8 {
        self.stack.figures(row) & self.stack.painted(row, opposing)
    }

    /// CN-20: whether the seat to move may set this figure back onto that field.
    pub(crate) fn check_back(&self, from: Spot, to: Spot) -> Result<(), RefusalReason> {
        let opposing = self.opposing_figures(from.row(), self.opposing_colours()) & from.bit() != 0;
        if opposing && self.back_targets(from).any(|target| target == to) {
            return Ok(());
        }
        let standing = self.stack.figures(from.row()) & from.bit() != 0;
        let Some((side, colour)) = self.runner(from).filter(|_| standing) else {
            return Err(RefusalReason::NobodyBack { spot: from });
        };
        if !opposing {
            return Err(RefusalReason::BackOwnFigure { spot: from });
        }
        let Some(behind) = side.behind(from.row()) else {
            return Err(RefusalReason::BackFromFirst { spot: from });
        };
        let row = to.row();
        Err(if row != behind {
            RefusalReason::BackNotBehind { spot: from, row: behind }
        } else if self.stack.painted(row, colour) & to.bit() == 0 {
            RefusalReason::BackOtherColour { spot: from, to }
        } else if self.stack.jokers(row) & to.bit() != 0 {
            RefusalReason::BackOnJoker { to }
        } else if row == side.first() {
            // A marked bar has each colour once, so the field and the bar are taken at the same time.
            RefusalReason::BackToTakenFirst { to }
        } else {
            RefusalReason::BackOnFigure { to }
        })
    }

    /// CN-20: sets a figure back.
    pub(crate) fn back(&mut self, from: Spot, to: Spot) {
        self.lift_figure(from);
        self.stack.put_figure(to);
        if let Some(colour) = self.colour_at(to)
            && to.row().is_end()
        {
            self.home[colour.index()] = 1;
        }
        self.spend_joker();
    }

    /// CN-21: whether these two bars may be exchanged, given the columns of all.
    #[inline]
    pub(crate) fn check_swap(&self, pair: Pair, columns: &Columns) -> Result<(), RefusalReason> {
        let [low, high] = pair.rows();
        if low.is_end() != high.is_end() {
            return Err(RefusalReason::SwapMarked { row: if low.is_end() { low } else { high } });
        }
        for row in [low, high] {
            if self.stack.figures(row) != 0 {
                return Err(RefusalReason::SwapFigure { row });
            }
        }
        match columns.lost_by_swap(pair) {
            Some(lost) => Err(RefusalReason::SwapLoses { lost }),
            None => Ok(()),
        }
    }

    /// CN-21: exchanges two bars.
    pub(crate) fn swap(&mut self, pair: Pair) {
        self.stack.swap(pair);
        self.spend_joker();
    }

    /// CN-22: a used joker returns to the supply, which never runs out (CN-02).
    fn spend_joker(&mut self) {
        let held = &mut self.jokers[self.turn.unwrap_or_default().index()];
        *held = held.saturating_sub(1);
        self.jokers_played += 1;
    }

    /// Lists everything the seat to move can do with a joker it has, in ascending order.
    pub(crate) fn joker_moves(&self, list: &mut MoveList<Move>) {
        let opposing = self.opposing_colours();
        for row in Row::all() {
            for spot in Spot::in_mask(row, self.blockable(row, opposing)) {
                list.push(Move::Block(spot));
            }
        }
        for row in Row::all() {
            for from in Spot::in_mask(row, self.opposing_figures(row, opposing)) {
                for to in self.back_targets(from) {
                    list.push(Move::Back { from, to });
                }
            }
        }
        let columns = self.stack.columns();
        for pair in Pair::ALL {
            if self.check_swap(pair, &columns).is_ok() {
                list.push(Move::Swap(pair));
            }
        }
    }
}
