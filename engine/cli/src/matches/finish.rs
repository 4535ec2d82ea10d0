//! The end of a match: its report, and why it was aborted.

use super::plan::Plan;
use super::results::Results;
use super::seat::Abort;
use super::summary;
use crate::base::error::Result;
use crate::base::interrupt::{self, Interrupted};
use std::io::Write;

/// Prints the report of a match. If the match was aborted, prints the reason, too, and returns the error.
pub(super) fn finish(
    plan: &Plan,
    results: &Results,
    stop: Option<Abort>,
    report: impl FnOnce(&mut dyn Write) -> Result,
    out: &mut dyn Write,
) -> Result {
    if results.count() > 0 || stop.is_none() {
        report(out)?;
    }
    let Some(stop) = stop else {
        return Ok(());
    };
    if results.count() > 0 {
        summary::print_end(plan, results, &stop, out)?;
        out.flush()?;
    }
    match stop {
        Abort::Failed(reason) => Err(reason.into()),
        Abort::Interrupted => {
            Err(Interrupted { signal: interrupt::signal().unwrap_or_default() }.into())
        }
    }
}
