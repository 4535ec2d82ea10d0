//! Runs a target on its corpus and on random inputs.

use arbtest::arbitrary::{self, Unstructured};
use arbtest::arbtest;
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, Once, PoisonError};
use std::time::{Duration, Instant};

/// The seconds of a target, unless `FUZZ_SECONDS` has another number.
const SECONDS: u64 = 1;
/// The inputs of a target that are tried however long they take, so that a slow machine tries enough.
const MIN_INPUTS: u32 = 100;
/// An input that takes longer than this, even on a busy machine, has no end.
const TIMEOUT: Duration = Duration::from_secs(120);
/// The longest search for a smaller input with the same fault.
const SHRINKING: Duration = Duration::from_secs(10);

thread_local! {
    /// Whether a panic of this thread is caught.
    static IS_TRYING: Cell<bool> = const { Cell::new(false) };
    /// The last caught panic.
    static FAULT: RefCell<Fault> = RefCell::default();
}

/// A panic.
#[derive(Clone, Default)]
struct Fault {
    /// File, line and column.
    place: String,
    message: String,
}

/// Runs a target: `check` returns whether an input is valid, and panics where something is not kept; `make`
/// makes the next input.
pub(crate) fn run(
    target: &str,
    check: fn(&str) -> bool,
    mut make: impl FnMut(&mut Unstructured<'_>) -> arbitrary::Result<String>,
) {
    catch_quietly();
    let seconds = std::env::var("FUZZ_SECONDS")
        .ok()
        .map(|text| text.parse().expect("FUZZ_SECONDS is a whole number of seconds"));
    let begin = Instant::now();
    let [mut tried, mut valid] = [0_u64; 2];
    let mut slowest = (Duration::ZERO, String::new());
    // The smallest input of each fault, by the place of its panic.
    let mut found: BTreeMap<String, (String, String)> = BTreeMap::new();
    let watch = Watch::start(target);
    let mut try_one = |input: String| {
        watch.begin(&input);
        let began = Instant::now();
        let result = attempt(check, &input);
        tried += 1;
        if began.elapsed() > slowest.0 {
            slowest = (began.elapsed(), input.clone());
        }
        match result {
            Ok(is_valid) => valid += u64::from(is_valid),
            Err(fault) if found.contains_key(&fault.place) => {}
            Err(fault) => {
                watch.end();
                let input = shrink(check, &input, &fault.place);
                found.insert(fault.place, (fault.message, input));
            }
        }
        watch.end();
    };
    let corpus = corpus(target);
    let kept = corpus.len();
    corpus.into_iter().for_each(&mut try_one);
    let mut property = |u: &mut Unstructured<'_>| {
        // An input that needs more bytes is left out.
        make(u).map(&mut try_one).unwrap_or_default();
        Ok(())
    };
    // Sizes suffice for the mutations of a text, or for some words of arbitrary text.
    let [min, max] = [1 << 5, 1 << 11];
    if let Some(seconds) = seconds {
        let budget = Duration::from_secs(seconds);
        arbtest(property).size_min(min).size_max(max).budget(budget).run();
    } else {
        // A search has another seed in each run, and one that is given is of one input: so each input has its
        // own, and a faster machine only goes further.
        let budget = Duration::from_secs(SECONDS);
        for number in 0.. {
            if number >= MIN_INPUTS && begin.elapsed() > budget {
                break;
            }
            arbtest(&mut property).seed(seed_of(number, min << (number % 7))).run();
        }
    }
    let mut report = format!(
        "{target}: {tried} inputs ({kept} of the corpus), {valid} valid, {:.0} s, slowest {} ms, found {}\n",
        begin.elapsed().as_secs_f64(),
        slowest.0.as_millis(),
        found.len(),
    );
    if slowest.0 > Duration::from_secs(1) {
        let _ = writeln!(report, "slowest: {:?}", slowest.1);
    }
    for (place, (message, input)) in &found {
        let _ = writeln!(report, "{place}: {message}\ninput: {input:?}");
    }
    assert!(found.is_empty() && valid > 0, "{report}");
    print!("{report}");
}

/// The seed of arbtest with a number and a size in bytes.
fn seed_of(number: u32, size: u32) -> u64 {
    // Never 0, of which a xorshift generator makes nothing but zeros.
    let spread = number.wrapping_add(1).wrapping_mul(0x9e37_79b9);
    (u64::from(spread) << u32::BITS) | u64::from(size)
}

/// The inputs that a target once failed on, and others worth keeping: each file without its last line feed.
fn corpus(target: &str) -> Vec<String> {
    let folder =
        PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/corpus")).join(target);
    let files = std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{folder:?}: {error}"));
    let mut paths: Vec<PathBuf> =
        files.map(|file| file.expect("a folder is read").path()).collect();
    paths.sort();
    let read = |path: &PathBuf| {
        let text =
            std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        text.strip_suffix('\n').unwrap_or(&text).to_string()
    };
    paths.iter().map(read).collect()
}

/// Keeps panics of inputs from being printed: there may be thousands while an input is made smaller.
fn catch_quietly() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if !IS_TRYING.get() {
                return before(info);
            }
            let place = info.location().map(ToString::to_string).unwrap_or_default();
            let message = info.payload_as_str().unwrap_or_default().to_string();
            FAULT.set(Fault { place, message });
        }));
    });
}

fn attempt(check: fn(&str) -> bool, input: &str) -> Result<bool, Fault> {
    IS_TRYING.set(true);
    let result = panic::catch_unwind(AssertUnwindSafe(|| check(input)));
    IS_TRYING.set(false);
    result.map_err(|_| FAULT.take())
}

/// Leaves out parts of an input, as long as it panics at the same place.
fn shrink(check: fn(&str) -> bool, input: &str, place: &str) -> String {
    let begin = Instant::now();
    let mut letters: Vec<char> = input.chars().collect();
    let mut size = letters.len().div_ceil(2);
    while size > 0 {
        let mut at = 0;
        while at < letters.len() && begin.elapsed() < SHRINKING {
            let end = letters.len().min(at + size);
            let smaller: String = letters[..at].iter().chain(&letters[end..]).collect();
            match attempt(check, &smaller) {
                Err(fault) if fault.place == place => drop(letters.drain(at..end)),
                _ => at = end,
            }
        }
        size /= 2;
    }
    letters.into_iter().collect()
}

/// Ends the process with the input that has no end.
struct Watch {
    current: Arc<Mutex<Option<(Instant, String)>>>,
    /// Dropped with the watch, which ends its thread.
    _alive: Sender<()>,
}

impl Watch {
    fn start(target: &str) -> Self {
        let current: Arc<Mutex<Option<(Instant, String)>>> = Arc::default();
        let (alive, ended) = channel();
        let (watched, target) = (Arc::clone(&current), target.to_string());
        std::thread::spawn(move || {
            while ended.recv_timeout(TIMEOUT / 10) == Err(RecvTimeoutError::Timeout) {
                let watched = watched.lock().unwrap_or_else(PoisonError::into_inner);
                if let Some((begin, input)) = &*watched
                    && begin.elapsed() > TIMEOUT
                {
                    // Past what keeps the output of a test that has not ended.
                    let _ = writeln!(io::stderr(), "{target}: no end of {input:?}");
                    std::process::exit(1);
                }
            }
        });
        Self { current, _alive: alive }
    }

    fn begin(&self, input: &str) {
        let input = Some((Instant::now(), input.to_string()));
        *self.current.lock().unwrap_or_else(PoisonError::into_inner) = input;
    }

    fn end(&self) {
        *self.current.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}
