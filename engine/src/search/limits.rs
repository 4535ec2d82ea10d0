//! The end of a search.

use super::Progress;
use core::sync::atomic::{AtomicBool, Ordering};

/// When a search that is [run within](super::Search::run_within) them stops: after so many positions,
/// when a flag is set, or with the feature `std` after some time. Each is checked between slices, which
/// take less than 10 ms.
///
/// ```
/// use gambol::games;
/// use gambol::search::{Limits, Options};
/// use std::sync::atomic::{AtomicBool, Ordering};
///
/// let session = games::find("combo")?.start("")?;
/// let is_stopped = AtomicBool::new(false);
/// let limits = Limits::default().with_nodes(50_000).with_stop(&is_stopped);
/// std::thread::scope(|scope| {
///     // Another thread stops the search, or else it ends after 50,000 positions.
///     scope.spawn(|| is_stopped.store(true, Ordering::Relaxed));
///     let mut thinker = session.think(Options::default())?;
///     thinker.run_within(&limits);
///     assert!(thinker.report().best.is_some());
///     Ok::<(), gambol::Error>(())
/// })?;
/// # Ok::<(), gambol::Error>(())
/// ```
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Limits<'a> {
    /// The number of positions, [as reported](Progress::nodes). The last slice may exceed it a little.
    pub nodes: Option<u64>,
    /// Stops the search as soon as it is set.
    pub stop: Option<&'a AtomicBool>,
    /// The time from the call on. Only with the feature `std`.
    #[cfg(feature = "std")]
    pub time: Option<std::time::Duration>,
}

impl<'a> Limits<'a> {
    /// Limits the number of positions.
    #[must_use]
    pub fn with_nodes(self, nodes: u64) -> Self {
        Self { nodes: Some(nodes), ..self }
    }

    /// Stops the search as soon as the flag is set.
    #[must_use]
    pub fn with_stop(self, stop: &'a AtomicBool) -> Self {
        Self { stop: Some(stop), ..self }
    }

    /// Limits the time. Only with the feature `std`.
    #[cfg(feature = "std")]
    #[must_use]
    pub fn with_time(self, time: std::time::Duration) -> Self {
        Self { time: Some(time), ..self }
    }

    /// Runs slices until a search is finished or a limit is reached: one slice at least.
    pub(crate) fn drive(&self, slice: u64, mut run: impl FnMut(u64) -> Progress) -> Progress {
        #[cfg(feature = "std")]
        let begin = std::time::Instant::now();
        let mut left = self.nodes.unwrap_or(u64::MAX);
        loop {
            let progress = run(slice.min(left));
            left = self.nodes.map_or(u64::MAX, |most| most.saturating_sub(progress.nodes));
            let is_stopped = self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed));
            #[cfg(feature = "std")]
            let is_stopped = is_stopped || self.time.is_some_and(|most| begin.elapsed() >= most);
            if progress.done || left == 0 || is_stopped {
                return progress;
            }
        }
    }
}
