//! Numbered jobs on all cores.

use crate::base::error::Result;
use crate::base::lock::lock;
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// Runs the jobs `from` to `to - 1` on all cores, and calls `take` with each result in the order of the
/// numbers.
pub(crate) fn run<T: Send>(
    from: u64,
    to: u64,
    job: impl Fn(u64) -> Result<T> + Sync,
    take: impl FnMut(u64, T) -> Result<()> + Send,
) -> Result<()> {
    let next = AtomicU64::new(from);
    let waiting = Mutex::new(Waiting { next: from, finished: BTreeMap::new(), take });
    let failure = Mutex::new(None);
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= to {
                return;
            }
            let result = job(number).and_then(|result| lock(&waiting).finish(number, result));
            if let Err(error) = result {
                next.store(to, Ordering::Relaxed);
                lock(&failure).get_or_insert(error.to_string());
            }
        }
    };
    let cores = cores();
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(work);
        }
    });
    match lock(&failure).take() {
        Some(error) => Err(error.into()),
        None => Ok(()),
    }
}

/// The number of cores, at least one.
pub(crate) fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Results that wait for those of earlier jobs.
struct Waiting<T, F> {
    next: u64,
    finished: BTreeMap<u64, T>,
    take: F,
}

impl<T, F: FnMut(u64, T) -> Result<()>> Waiting<T, F> {
    fn finish(&mut self, number: u64, result: T) -> Result<()> {
        self.finished.insert(number, result);
        while let Some(result) = self.finished.remove(&self.next) {
            (self.take)(self.next, result)?;
            self.next += 1;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::run;

    #[test]
    fn results_are_taken_in_order() {
        let mut taken = Vec::new();
        let job = |n: u64| {
            std::thread::sleep(std::time::Duration::from_millis((7 * n) % 5));
            Ok(n * n)
        };
        run(3, 40, job, |n, square| {
            taken.push((n, square));
            Ok(())
        })
        .expect("no job fails");
        assert_eq!(taken, (3..40).map(|n| (n, n * n)).collect::<Vec<_>>());
    }

    #[test]
    fn a_failure_is_returned() {
        let job = |n: u64| if n == 5 { Err("five".into()) } else { Ok(n) };
        let error = run(0, 10, job, |_, _| Ok(())).expect_err("a job fails");
        assert_eq!(error.to_string(), "five");
    }
}
