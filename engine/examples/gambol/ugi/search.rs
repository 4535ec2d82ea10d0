//! Runs a search in slices, with reports and input between them.

use super::input::{Input, Poll};
use super::limits::Limits;
use crate::lines::Line;
use gambol::Thinker;
use gambol::search::Report;
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

/// Searches until a limit is reached, the search is finished, or `stop` is received. Returns false if
/// `quit` was received. The depth limit must already be set on the search.
pub(super) fn run(
    mut thinker: Box<dyn Thinker>,
    limits: Limits,
    begin: Instant,
    input: &mut Input,
    out: &mut dyn Write,
) -> Result<bool> {
    let mut slice = if limits.time.is_some() { FIRST_SLICE } else { SLICE };
    let (mut depth, mut last_info, mut nodes) = (0, begin, 0);
    let mut pending = Pending::default();
    loop {
        let left = limits.nodes.map_or(SLICE, |most| most - nodes);
        let before = Instant::now();
        let progress = thinker.run(slice.min(left));
        if limits.time.is_some() {
            slice = next_slice(slice, before.elapsed());
        }
        let is_deeper = progress.depth > depth;
        (depth, nodes) = (progress.depth, progress.nodes);
        pending.read(limits.is_infinite, input, out)?;
        let is_spent = limits.time.is_some_and(|time| begin.elapsed() >= time)
            || limits.nodes.is_some_and(|most| nodes >= most);
        let is_last = progress.done || is_spent || pending.is_stopped;
        if is_last || is_deeper || last_info.elapsed() >= INFO_INTERVAL {
            last_info = Instant::now();
            let report = thinker.report();
            inform(&report, begin.elapsed(), out)?;
            if is_last {
                let best = report.best.ok_or("a search of an unfinished game has a best move")?;
                writeln!(out, "bestmove {best}")?;
                return Ok(!pending.is_quit);
            }
        }
        out.flush()?;
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

/// The commands received during a search.
#[derive(Debug, Default)]
struct Pending {
    is_stopped: bool,
    is_quit: bool,
}

impl Pending {
    /// Reads pending input. Commands other than `stop`, `quit` and `isready` are queued.
    fn read(&mut self, is_infinite: bool, input: &mut Input, out: &mut dyn Write) -> Result {
        loop {
            match input.poll() {
                Poll::Nothing => return Ok(()),
                // An infinite search could not be stopped any more.
                Poll::End => {
                    self.is_stopped |= is_infinite;
                    return Ok(());
                }
                Poll::Line(Line::Text(text)) if text.trim() == "stop" => self.is_stopped = true,
                Poll::Line(Line::Text(text)) if text.trim() == "isready" => {
                    writeln!(out, "readyok")?;
                }
                Poll::Line(Line::Text(text)) if text.trim() == "quit" => {
                    (self.is_stopped, self.is_quit) = (true, true);
                }
                Poll::Line(line) => {
                    if !input.keep(line) {
                        writeln!(
                            out,
                            "info string line discarded: too many lines received during the search"
                        )?;
                    }
                }
            }
        }
    }
}

fn inform(report: &Report<String>, time: Duration, out: &mut dyn Write) -> Result {
    let value = report.values.first().map_or(0, |value| value.value);
    let nps = report.nodes as f64 / time.as_secs_f64().max(1e-3);
    Ok(writeln!(
        out,
        "info depth {} nodes {} time {} nps {nps:.0} score cp {value} pv {}",
        report.depth,
        report.nodes,
        time.as_millis(),
        report.line.join(" ")
    )?)
}
