//! Runs a search in slices, with reports and input between them.

use super::input::{Input, Poll};
use super::limits::Limits;
use crate::base::error::Result;
use crate::base::lines::Line;
use gambol::Thinker;
use gambol::search::{Report, Value};
use std::io::Write;
use std::time::{Duration, Instant};

/// The maximum number of nodes between checks of the clock and the input.
const SLICE: u64 = 10_000;
/// The number of nodes of the first slice if the time is limited.
const FIRST_SLICE: u64 = 500;
/// The least number of nodes of a slice: resuming costs about as much.
const MIN_SLICE: u64 = 100;
/// The longest that a slice should take if the time is limited.
const MAX_SLICE_TIME: Duration = Duration::from_millis(4);
/// The maximum time between `info` lines.
const INFO_INTERVAL: Duration = Duration::from_secs(1);
/// The minimum time between `info` lines if the time is limited, since a report takes time itself.
const INFO_PAUSE: Duration = Duration::from_millis(20);

/// A search to run.
pub(super) struct Task<'a> {
    /// With its limit of depth.
    pub(super) thinker: &'a mut dyn Thinker,
    pub(super) limits: Limits,
    /// When the request was read.
    pub(super) begin: Instant,
    /// The number of lines to report.
    pub(super) lines: usize,
    /// Whether the answer names the expected reply.
    pub(super) names_reply: bool,
}

/// How a search ended.
pub(super) struct End {
    /// Whether `quit` was received.
    pub(super) is_quit: bool,
    /// The time that was used of the limit; `None` if it only pondered.
    pub(super) used: Option<Duration>,
}

impl Task<'_> {
    /// Searches until a limit is reached, the search is finished, or `stop` is received. While it
    /// ponders, only `stop` and `ponderhit` end it.
    pub(super) fn run(self, input: &mut Input, out: &mut dyn Write) -> Result<End> {
        let limits = self.limits;
        let mut slice = if limits.time.is_some() { FIRST_SLICE } else { SLICE };
        let (mut depth, mut last_info, mut nodes) = (0, self.begin, 0);
        let mut pending = Pending::new(&limits, self.begin);
        loop {
            let most = limits.nodes.filter(|_| !pending.is_pondering);
            let left = most.map_or(SLICE, |most| most.saturating_sub(nodes));
            let before = Instant::now();
            let progress = self.thinker.run(slice.min(left));
            let is_timed = limits.time.is_some();
            if is_timed {
                slice = next_slice(slice, before.elapsed(), pending.time_left(&limits));
            }
            let is_deeper =
                progress.depth > depth && !(is_timed && last_info.elapsed() < INFO_PAUSE);
            nodes = progress.nodes;
            pending.read(input, out)?;
            if progress.done && pending.is_pondering && !pending.is_stopped {
                self.inform(&self.thinker.report(), out)?;
                out.flush()?;
                pending.wait(input, out)?;
            }
            let is_last = progress.done || pending.is_stopped || pending.is_spent(&limits, nodes);
            if is_last || is_deeper || last_info.elapsed() >= INFO_INTERVAL {
                (depth, last_info) = (progress.depth, Instant::now());
                let report = self.thinker.report();
                self.inform(&report, out)?;
                if is_last {
                    self.answer(&report, out)?;
                    out.flush()?;
                    return Ok(End { is_quit: pending.is_quit, used: pending.used() });
                }
            }
            out.flush()?;
        }
    }

    /// Prints the lines of a report, the chosen move first.
    fn inform(&self, report: &Report<String>, out: &mut dyn Write) -> Result {
        let time = self.begin.elapsed();
        let nps = report.nodes as f64 / time.as_secs_f64().max(1e-3);
        let (best, others): (Vec<_>, Vec<_>) =
            report.values.iter().partition(|value| Some(&value.mv) == report.best.as_ref());
        let ranked = best.into_iter().chain(others).take(self.lines);
        for (n, Value { mv, value, .. }) in ranked.enumerate() {
            let rank = if self.lines > 1 { format!("multipv {} ", n + 1) } else { String::new() };
            let line = if n == 0 { report.line.clone() } else { self.thinker.line(mv)? };
            writeln!(
                out,
                "info depth {} {rank}nodes {} time {} nps {nps:.0} score cp {value} pv {}",
                report.depth,
                report.nodes,
                time.as_millis(),
                line.join(" "),
            )?;
        }
        Ok(())
    }

    fn answer(&self, report: &Report<String>, out: &mut dyn Write) -> Result {
        let best = report.best.as_ref().ok_or("a search of an unfinished game has a best move")?;
        match &report.line[..] {
            [first, reply, ..] if self.names_reply && first == best => {
                Ok(writeln!(out, "bestmove {best} ponder {reply}")?)
            }
            _ => Ok(writeln!(out, "bestmove {best}")?),
        }
    }
}

/// The size of the next slice, given the size and the duration of the last one, and the time left: it
/// takes half of that at most.
fn next_slice(slice: u64, elapsed: Duration, left: Duration) -> u64 {
    let aim = MAX_SLICE_TIME.min(left / 2).as_secs_f64();
    let most = slice as f64 * aim / elapsed.as_secs_f64().max(1e-6);
    (most as u64).min(2 * slice).clamp(MIN_SLICE, SLICE)
}

/// What was received during a search.
#[derive(Debug)]
struct Pending {
    /// Whether the search ends at `stop` only.
    is_endless: bool,
    /// Whether `ponderhit` is awaited.
    is_pondering: bool,
    /// When the clock began: at the request, or at `ponderhit`.
    begin: Instant,
    is_stopped: bool,
    is_quit: bool,
}

impl Pending {
    fn new(limits: &Limits, begin: Instant) -> Self {
        let Limits { is_infinite, is_ponder, .. } = *limits;
        Self {
            is_endless: is_infinite || is_ponder,
            is_pondering: is_ponder,
            begin,
            is_stopped: false,
            is_quit: false,
        }
    }

    /// The time left of the limit.
    fn time_left(&self, limits: &Limits) -> Duration {
        limits.time.map_or(MAX_SLICE_TIME * 2, |time| match self.is_pondering {
            true => time,
            false => time.saturating_sub(self.begin.elapsed()),
        })
    }

    /// The time that was used of the limit; `None` while it ponders.
    fn used(&self) -> Option<Duration> {
        (!self.is_pondering).then(|| self.begin.elapsed())
    }

    /// Whether a limit of time or nodes is reached.
    fn is_spent(&self, limits: &Limits, nodes: u64) -> bool {
        !self.is_pondering
            && (limits.time.is_some_and(|time| self.begin.elapsed() >= time)
                || limits.nodes.is_some_and(|most| nodes >= most))
    }

    /// Reads pending input.
    fn read(&mut self, input: &mut Input, out: &mut dyn Write) -> Result {
        loop {
            match input.poll() {
                Poll::Nothing => return Ok(()),
                Poll::End => {
                    self.end();
                    return Ok(());
                }
                Poll::Line(line, at) => self.take(line, at, input, out)?,
            }
        }
    }

    /// Waits until the search need not ponder any more.
    fn wait(&mut self, input: &mut Input, out: &mut dyn Write) -> Result {
        while self.is_pondering && !self.is_stopped {
            match input.wait() {
                Some((line, at)) => self.take(line, at, input, out)?,
                None => self.end(),
            }
            out.flush()?;
        }
        Ok(())
    }

    /// The end of the input: an endless search could not be stopped any more.
    fn end(&mut self) {
        self.is_stopped |= self.is_endless;
    }

    /// Takes a line that was read at some moment. Commands that are not for the search are executed
    /// after it.
    fn take(&mut self, line: Line, at: Instant, input: &mut Input, out: &mut dyn Write) -> Result {
        let is = |command: &str| matches!(&line, Line::Text(text) if text.trim() == command);
        if is("stop") {
            self.is_stopped = true;
        } else if is("ponderhit") && self.is_pondering {
            (self.is_pondering, self.begin) = (false, at);
        } else if is("isready") {
            writeln!(out, "readyok")?;
        } else if is("quit") {
            (self.is_stopped, self.is_quit) = (true, true);
        } else if !input.keep(line) {
            writeln!(out, "info string line discarded: too many lines received during the search")?;
        }
        Ok(())
    }
}
