//! What came of a contest, for people and for programs.

use std::io::{self, Write};
use std::time::Duration;

use crosstable_arena::{Contest, Meeting, Score};
use crosstable_games::TraceLine;
use serde_json::{Map, Value, json};

/// A finished contest, or as much of it as was played.
pub(super) struct Report<'a> {
    contest: &'a Contest,
    meetings: &'a [Meeting],
    time: Duration,
}

impl<'a> Report<'a> {
    pub(super) const fn new(contest: &'a Contest, meetings: &'a [Meeting], time: Duration) -> Self {
        Report { contest, meetings, time }
    }

    fn played(&self) -> u64 {
        self.meetings.iter().map(|meeting| meeting.tally.games).sum()
    }

    fn label(&self, score: &Score) -> &str {
        self.contest.contestants[score.contestant].label()
    }

    /// A table for people.
    pub(super) fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let Contest { game, options, seed, .. } = self.contest;
        let seconds = self.time.as_secs_f64();
        writeln!(
            out,
            "{}, {} players, {} games, seed {seed}, {seconds:.1} s",
            game.name(),
            options.players(),
            self.played(),
        )?;
        if self.played() < self.contest.total() {
            writeln!(out, "stopped after {} of {} games", self.played(), self.contest.total())?;
        }
        let labels = self.contest.contestants.iter().map(|contestant| contestant.label().chars().count());
        let width = labels.max().unwrap_or(0).clamp(3, 24);
        for meeting in self.meetings {
            writeln!(out)?;
            writeln!(
                out,
                "{:width$} {:>6} {:>6} {:>6}  {:>7} {:>15}  {:>6} {:>15} {:>9} {:>9}",
                "bot", "won", "drawn", "lost", "won %", "95 %", "Elo", "95 %", "ms/move", "longest",
            )?;
            for score in &meeting.tally.scores {
                self.row(score, width, out)?;
            }
        }
        writeln!(out, "\nwon %: of decided games, draws apart")?;
        Ok(())
    }

    fn row(&self, score: &Score, width: usize, out: &mut impl Write) -> io::Result<()> {
        let label: String = self.label(score).chars().take(width).collect();
        let (rate, range) = score.win_rate().map_or_else(Default::default, |share| {
            let percent = |share: f64| format!("{:.1}", share * 100.0);
            (percent(share.rate), format!("{} to {}", percent(share.low), percent(share.high)))
        });
        let (elo, elo_range) = score.elo().map_or_else(Default::default, |elo| {
            (signed(elo.difference), format!("{} to {}", signed(elo.low), signed(elo.high)))
        });
        let Score { won, drawn, lost, .. } = score;
        let (mean, longest) = (score.mean_millis(), score.longest_millis());
        writeln!(
            out,
            "{label:width$} {won:>6} {drawn:>6} {lost:>6}  {rate:>7} {range:>15}  {elo:>6} {elo_range:>15} \
             {mean:>9.2} {longest:>9.1}",
        )?;
        if score.forfeited > 0 {
            writeln!(out, "{:width$} {} of those lost were forfeited", "", score.forfeited)?;
        }
        Ok(())
    }

    /// One line for programs.
    pub(super) fn json(&self) -> String {
        let Contest { game, options, contestants, games, seed, .. } = self.contest;
        let start = TraceLine::start(*game, options).to_string();
        let mut report: Map<String, Value> =
            serde_json::from_str(&start).expect("a line of a trace is a JSON object");
        let labels: Vec<_> = contestants.iter().map(crosstable_arena::Contestant::label).collect();
        report.insert("bots".into(), json!(labels));
        report.insert("seed".into(), json!(seed));
        report.insert("games".into(), json!(games));
        report.insert("seconds".into(), json!(self.time.as_secs_f64()));
        let meetings: Vec<_> = self.meetings.iter().map(|meeting| self.meeting(meeting)).collect();
        report.insert("meetings".into(), meetings.into());
        Value::Object(report).to_string()
    }

    fn meeting(&self, meeting: &Meeting) -> Value {
        let lineup = meeting.lineup.seats().iter();
        let lineup: Vec<_> = lineup.map(|contestant| self.contest.contestants[*contestant].label()).collect();
        let scores: Vec<_> = meeting.tally.scores.iter().map(|score| self.score(score)).collect();
        json!({"lineup": lineup, "played": meeting.tally.games, "scores": scores})
    }

    /// JSON knows no infinity; where a share is all or nothing its Elo is null.
    fn score(&self, score: &Score) -> Value {
        let elo =
            score.elo().map(|elo| json!({"difference": elo.difference, "low": elo.low, "high": elo.high}));
        json!({
            "bot": self.label(score),
            "won": score.won,
            "drawn": score.drawn,
            "lost": score.lost,
            "forfeited": score.forfeited,
            "win_rate": score.win_rate(),
            "elo": elo,
            "decisions": score.decisions,
            "mean_ms": score.mean_millis(),
            "longest_ms": score.longest_millis(),
        })
    }
}

/// With its sign, and a word for what has no end.
fn signed(elo: f64) -> String {
    if elo.is_infinite() {
        return if elo > 0.0 { "+inf" } else { "-inf" }.into();
    }
    format!("{elo:+.0}")
}
