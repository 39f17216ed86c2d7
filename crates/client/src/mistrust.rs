//! Reasons for a device not to trust the chance of a table.

use crosstable_core::Seat;

/// The server's words do not fit what this device has seen. The luck of this table is not to be trusted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Mistrust {
    /// The server's commitment is not the one that this device saw before it gave its own.
    #[error("the server has changed its commitment")]
    Commitment,
    /// The frozen list is not what was agreed in the lobby.
    #[error("the list that was frozen at the start is not what was agreed: {0}")]
    List(String),
    /// The frozen list does not have this device's own commitment.
    #[error(
        "the list that was frozen at the start has another commitment for seat {0} than this device gave"
    )]
    Own(Seat),
    /// The list has changed after this device revealed.
    #[error("the list has changed after this device revealed its part")]
    OtherList,
    /// This device is asked to reveal, and does not know what. Another device of the same person may have committed.
    #[error("this device does not know what it has committed to")]
    Forgotten,
    /// The game has begun with a list that this device did not agree to.
    #[error("the game has begun with a list that this device did not agree to")]
    Started,
    /// The record shows another list.
    #[error("the record has another list than the one that was frozen")]
    Record,
    /// The record shows other entropy for a seat of this device.
    #[error("the record has other entropy for seat {0} than this device revealed")]
    Entropy(Seat),
    /// The record ends with another head than this device was shown at the end.
    #[error("the record ends with another head than this device was shown")]
    End,
    /// The public log does not have an event that this device was told.
    #[error("the log has something else in the place of event {0} than this device was told")]
    Log(u64),
}
