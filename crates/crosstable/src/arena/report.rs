//! What came of a contest, for people and for programs.

use std::io::{self, Write};
use std::time::Duration;

use crosstable_arena::{Contest, Contestant, Elo, Ladder, Meeting, Rung, Score, Share};
use crosstable_games::TraceLine;
use serde::Serialize;

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
        let line = Json {
            table: TraceLine::start(*game, options),
            bots: contestants.iter().map(Contestant::label).collect(),
            seed: *seed,
            games: *games,
            seconds: self.time.as_secs_f64(),
            meetings: self.meetings.iter().map(|meeting| self.meeting(meeting)).collect(),
        };
        serde_json::to_string(&line).expect("a report is plain data")
    }

    fn meeting(&self, meeting: &Meeting) -> JsonMeeting<'_> {
        let lineup = meeting.lineup.seats().iter();
        JsonMeeting {
            lineup: lineup.map(|contestant| self.contest.contestants[*contestant].label()).collect(),
            played: meeting.tally.games,
            scores: meeting.tally.scores.iter().map(|score| self.score(score)).collect(),
        }
    }

    fn score(&self, score: &Score) -> JsonScore<'_> {
        JsonScore {
            bot: self.label(score),
            won: score.won,
            drawn: score.drawn,
            lost: score.lost,
            forfeited: score.forfeited,
            win_rate: score.win_rate(),
            elo: score.elo(),
            decisions: score.decisions,
            mean_ms: score.mean_millis(),
            longest_ms: score.longest_millis(),
        }
    }

    /// A picture. Of two contestants it shows the first; what the other did is the same from behind.
    pub(super) fn ladder(&self) -> Ladder {
        let Contest { game, options, seed, .. } = self.contest;
        let players = options.players();
        let title = format!("{}, {players} players", game.name());
        let subtitle =
            format!("{} games, seats rotated, seed {seed}; dashed: what equal bots would win", self.played());
        let rungs = self.meetings.iter().flat_map(|meeting| {
            let scores = &meeting.tally.scores;
            let shown = if scores.len() == 2 { 1 } else { scores.len() };
            scores[..shown].iter().filter_map(move |score| self.rung(meeting, score))
        });
        Ladder { title, subtitle, rungs: rungs.collect() }
    }

    fn rung(&self, meeting: &Meeting, score: &Score) -> Option<Rung> {
        let others: Vec<_> =
            meeting.lineup.seats()[..].iter().filter(|other| **other != score.contestant).collect();
        let against = match others[..] {
            [] => String::new(),
            [other] => format!(" against {}", self.contest.contestants[*other].label()),
            [first, ..] if others.iter().all(|other| *other == first) => {
                format!(" among {} {}", others.len(), self.contest.contestants[*first].label())
            }
            _ => " among all".into(),
        };
        let elo = score.elo().map_or_else(String::new, |elo| match elo.difference {
            f64::INFINITY => format!("Elo over {}", signed(elo.low)),
            f64::NEG_INFINITY => format!("Elo below {}", signed(elo.high)),
            difference => format!("Elo {}", signed(difference)),
        });
        let drawn = if score.drawn > 0 { format!(", {} drawn", score.drawn) } else { String::new() };
        Some(Rung {
            label: format!("{}{against}", self.label(score)),
            share: score.win_rate()?,
            even: meeting.tally.even()?,
            note: format!("{elo}{drawn}"),
        })
    }
}

/// One line of JSON.
#[derive(Serialize)]
struct Json<'a> {
    #[serde(flatten)]
    table: TraceLine<'a>,
    bots: Vec<&'a str>,
    seed: u64,
    games: u64,
    seconds: f64,
    meetings: Vec<JsonMeeting<'a>>,
}

#[derive(Serialize)]
struct JsonMeeting<'a> {
    lineup: Vec<&'a str>,
    played: u64,
    scores: Vec<JsonScore<'a>>,
}

/// JSON knows no infinity; where a share is all or nothing its Elo is null.
#[derive(Serialize)]
struct JsonScore<'a> {
    bot: &'a str,
    won: u64,
    drawn: u64,
    lost: u64,
    forfeited: u64,
    win_rate: Option<Share>,
    elo: Option<Elo>,
    decisions: u64,
    mean_ms: f64,
    longest_ms: f64,
}

/// With its sign, and a word for what has no end.
fn signed(elo: f64) -> String {
    if elo.is_infinite() {
        return if elo > 0.0 { "+inf" } else { "-inf" }.into();
    }
    // Zero has no sign.
    format!("{:+.0}", elo.round() + 0.0)
}
