//! Records signals: a match stops and prints its results so far, and a table restores the terminal.

use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock};

/// The received signal; 0 for none.
static SIGNAL: LazyLock<Arc<AtomicUsize>> = LazyLock::new(Arc::default);

/// Installs the handlers. The first signal is recorded, a second one terminates the process.
pub(crate) fn listen() -> std::io::Result<()> {
    let is_second = Arc::new(AtomicBool::new(false));
    let mut signals = vec![SIGINT, SIGTERM];
    if !is_hangup_ignored() {
        signals.push(SIGHUP);
    }
    for signal in signals.iter().copied() {
        let code = 128 + signal;
        signal_hook::flag::register_conditional_shutdown(signal, code, Arc::clone(&is_second))?;
        signal_hook::flag::register(signal, Arc::clone(&is_second))?;
    }
    record(&signals)
}

/// Whether the caller has the signal of a closed terminal ignored, as `nohup` does.
fn is_hangup_ignored() -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    mask.is_some_and(|mask| mask >> (SIGHUP - 1) & 1 > 0)
}

/// Records signals, without a second one that terminates the process.
pub(crate) fn record(signals: &[i32]) -> std::io::Result<()> {
    for signal in signals {
        let place = Arc::clone(&SIGNAL);
        signal_hook::flag::register_usize(*signal, place, signal.unsigned_abs() as usize)?;
    }
    Ok(())
}

/// The received signal, if any.
pub(crate) fn signal() -> Option<u8> {
    u8::try_from(SIGNAL.load(Ordering::Relaxed)).ok().filter(|signal| *signal != 0)
}

/// The error of an interrupted match, whose results were printed.
#[derive(Debug)]
pub(crate) struct Interrupted {
    pub(crate) signal: u8,
}

impl fmt::Display for Interrupted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("interrupted")
    }
}

impl std::error::Error for Interrupted {}
