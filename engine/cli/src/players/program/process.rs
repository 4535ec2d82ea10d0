//! A child process with line-based input and output. Its output is untrusted.

use crate::base::error::InputError;
use crate::base::lines::{self, Line};
use crate::base::lock::lock;
use std::io::{BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// The maximum line length in bytes.
const MAX_LINE: usize = 1 << 16;
/// The maximum number of queued lines. The process blocks when the queue is full.
const MAX_WAITING: usize = 64;
/// The time that a process has to exit after `quit` or after closing its output.
const EXIT_TIMEOUT: Duration = Duration::from_millis(200);

/// A child process. It is terminated on drop.
pub(super) struct Process {
    child: Child,
    /// The queue of lines to send, unbounded so that sending never blocks.
    input: Sender<String>,
    output: Receiver<Output>,
    /// When the last line was written to the process.
    written: Arc<Mutex<Option<Instant>>>,
    /// Whether `info` lines of the process are received.
    is_heard: Arc<AtomicBool>,
    /// The last line of its standard error.
    last_error: Arc<Mutex<String>>,
    /// Disconnects when standard error is closed.
    errors_closed: Receiver<()>,
}

/// The output of a process.
pub(super) enum Output {
    /// A line, decoded lossily, and its time of arrival.
    Line(String, Instant),
    /// A line that exceeds the limit.
    TooLong,
    /// The end of the output.
    End,
}

impl Process {
    /// Starts a command, which is split into words as a shell does it: quotes keep blanks together.
    pub(super) fn start(command: &str) -> Result<Self, String> {
        let refuse = |expected: &str| {
            InputError::new("player", format!("ugi:{command}"), expected).to_string()
        };
        let words = shlex::split(command).ok_or_else(|| refuse("a closing quotation mark"))?;
        let mut words = words.into_iter();
        let program = words.next().ok_or_else(|| refuse("ugi:COMMAND"))?;
        let mut call = Command::new(&program);
        call.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // A process group of its own: descendants are killed with it, and Ctrl-C does not reach it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut call, 0);
        let mut child = call.spawn().map_err(|error| format!("{program}: {error}"))?;
        let (Some(stdin), Some(stdout), Some(stderr)) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take())
        else {
            return Err(format!("{program}: standard input and output are not available"));
        };
        let (input, to_write) = channel();
        let (sender, output) = sync_channel(MAX_WAITING);
        let last_error = Arc::new(Mutex::new(String::new()));
        let last = Arc::clone(&last_error);
        let (ends, errors_closed) = channel();
        // The threads end with the process, or when its descendants close the inherited output.
        let written = Arc::new(Mutex::new(None));
        let last_written = Arc::clone(&written);
        let is_heard = Arc::new(AtomicBool::new(true));
        let hears = Arc::clone(&is_heard);
        std::thread::spawn(move || write_all(stdin, &to_write, &last_written));
        std::thread::spawn(move || read_all(stdout, &sender, &hears));
        std::thread::spawn(move || {
            keep_last(stderr, &last);
            drop::<Sender<()>>(ends);
        });
        Ok(Self { child, input, output, written, is_heard, last_error, errors_closed })
    }

    /// Sends a line without waiting.
    pub(super) fn send(&self, line: &str) {
        // If the process has ended, `receive` reports it.
        let _ = self.input.send(format!("{line}\n"));
    }

    /// When the last line was written, which may be later than it was sent on a busy machine.
    pub(super) fn written(&self) -> Option<Instant> {
        *lock(&self.written)
    }

    /// Receives the `info` lines of the process, or discards them, so that it never waits for a reader.
    pub(super) fn listen_to_info(&self, is_heard: bool) {
        self.is_heard.store(is_heard, Ordering::Relaxed);
    }

    /// Waits for the next output; `None` on timeout.
    pub(super) fn receive(&self, time: Duration) -> Option<Output> {
        match self.output.recv_timeout(time) {
            Ok(output) => Some(output),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Output::End),
        }
    }

    /// Describes how the process ended, with the last line of its standard error.
    pub(super) fn exit_description(&mut self) -> String {
        let mut description = match self.wait(EXIT_TIMEOUT) {
            Some(status) => status.to_string(),
            None => "closed its output".to_string(),
        };
        let _ = self.errors_closed.recv_timeout(EXIT_TIMEOUT);
        let last_error = lock(&self.last_error);
        if !last_error.is_empty() {
            description += &format!(": {last_error}");
        }
        description
    }

    /// Waits for the process to exit; `None` on timeout.
    pub(super) fn wait(&mut self, time: Duration) -> Option<std::process::ExitStatus> {
        let begin = Instant::now();
        loop {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Some(status);
            }
            if begin.elapsed() >= time {
                return None;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    /// Kills the process and its descendants.
    pub(super) fn kill(&mut self) {
        #[cfg(unix)]
        if let Some(group) = rustix::process::Pid::from_raw(self.child.id().cast_signed()) {
            let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
        }
        // The process may have exited already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.send("quit");
        self.wait(EXIT_TIMEOUT);
        self.kill();
    }
}

fn write_all(mut input: impl Write, lines: &Receiver<String>, written: &Mutex<Option<Instant>>) {
    for line in lines {
        // Before it is written, so that no answer is older.
        *lock(written) = Some(Instant::now());
        if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

fn read_all(output: impl Read, sender: &SyncSender<Output>, is_heard: &AtomicBool) {
    let mut output = BufReader::new(output);
    while let Ok(Some(line)) = lines::read(&mut output, MAX_LINE) {
        let is_info = matches!(&line, Line::Text(line) if line.starts_with("info"));
        if is_info && !is_heard.load(Ordering::Relaxed) {
            continue;
        }
        let output = match line {
            Line::Text(line) | Line::NotText(line) => Output::Line(line, Instant::now()),
            Line::TooLong => Output::TooLong,
        };
        let is_flood = matches!(output, Output::TooLong);
        if sender.send(output).is_err() || is_flood {
            return;
        }
    }
}

fn keep_last(errors: impl Read, last: &Mutex<String>) {
    const MAX_LENGTH: usize = 200;
    let mut errors = BufReader::new(errors);
    while let Ok(Some(line)) = lines::read(&mut errors, MAX_LINE) {
        if let Line::Text(line) = line
            && !line.trim().is_empty()
        {
            *lock(last) = line.trim().chars().take(MAX_LENGTH).collect();
        }
    }
}
