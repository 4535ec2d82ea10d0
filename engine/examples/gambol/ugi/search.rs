//! Runs a search in slices, with reports and input between them.

use super::input::{Input, Poll};
use super::limits::Limits;
use crate::lines::Line;
use gambol::Thinker;
use gambol::search::{Report, Value};
use std::io::Write;
use std::time::{Duration, Instant};

type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error>>;

/// The maximum number of nodes between checks of the clock and the input.
const SLICE: u64 = 10_000;
/// The number of nodes of the first slice if the time is limited.
const FIRST_SLICE: u64 = 500;
/// The target duration of a slice if the time is limited. After a longer slice, the next one is
/// halved.
const MAX_SLICE_TIME: Duration = Duration::from_millis(4);
/// The maximum time between `info` lines.
const INFO_INTERVAL: Duration = Duration::from_secs(1);

/// A search to run.
pub(super) struct Task {
    /// With its limit of depth.
    pub(super) thinker: Box<dyn Thinker>,
    pub(super) limits: Limits,
    pub(super) begin: Instant,
    /// The number of lines to report.
    pub(super) lines: usize,
    /// Whether the answer names the expected reply.
    pub(super) names_reply: bool,
}

impl Task {
    /// Searches until a limit is reached, the search is finished, or `stop` is received. While it
    /// ponders, only `stop` and `ponderhit` end it. Returns false if `quit` was received.
    pub(super) fn run(mut self, input: &mut Input, out: &mut dyn Write) -> Result<bool> {
        let limits = self.limits;
        let mut slice = if limits.time.is_some() { FIRST_SLICE } else { SLICE };
        let (mut depth, mut last_info, mut nodes) = (0, self.begin, 0);
        let mut pending = Pending::new(&limits, self.begin);
        loop {
            let most = limits.nodes.filter(|_| !pending.is_pondering);
            let left = most.map_or(SLICE, |most| most.saturating_sub(nodes));
            let before = Instant::now();
            let progress = self.thinker.run(slice.min(left));
            if limits.time.is_some() {
                slice = next_slice(slice, before.elapsed());
            }
            let is_deeper = progress.depth > depth;
            (depth, nodes) = (progress.depth, progress.nodes);
            pending.read(input, out)?;
            if progress.done && pending.is_pondering && !pending.is_stopped {
                self.inform(&self.thinker.report(), out)?;
                out.flush()?;
                pending.wait(input, out)?;
            }
            let is_last = progress.done || pending.is_stopped || pending.is_spent(&limits, nodes);
            if is_last || is_deeper || last_info.elapsed() >= INFO_INTERVAL {
                last_info = Instant::now();
                let report = self.thinker.report();
                self.inform(&report, out)?;
                if is_last {
                    self.answer(&report, out)?;
                    return Ok(!pending.is_quit);
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

/// The size of the next slice, given the size and duration of the last one.
fn next_slice(slice: u64, elapsed: Duration) -> u64 {
    match elapsed {
        long if long > MAX_SLICE_TIME => (slice / 2).max(1),
        short if short < MAX_SLICE_TIME / 2 => SLICE.min(2 * slice),
        _ => slice,
    }
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
                Poll::Line(line) => self.take(line, input, out)?,
            }
        }
    }

    /// Waits until the search need not ponder any more.
    fn wait(&mut self, input: &mut Input, out: &mut dyn Write) -> Result {
        while self.is_pondering && !self.is_stopped {
            match input.wait() {
                Some(line) => self.take(line, input, out)?,
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

    /// Takes a line. Commands that are not for the search are executed after it.
    fn take(&mut self, line: Line, input: &mut Input, out: &mut dyn Write) -> Result {
        let is = |command: &str| matches!(&line, Line::Text(text) if text.trim() == command);
        if is("stop") {
            self.is_stopped = true;
        } else if is("ponderhit") && self.is_pondering {
            (self.is_pondering, self.begin) = (false, Instant::now());
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
