//! Reads standard input in a separate thread, so that a search can poll it.
//!
//! A clock runs from the moment when a line was read, however long it takes until it is executed.

use crate::base::lines::{self, Line};
use std::collections::VecDeque;
use std::io::BufReader;
use std::sync::mpsc::{Receiver, TryRecvError, sync_channel};
use std::time::Instant;

/// The maximum line length in bytes: enough for a game of over 100,000 moves.
const MAX_LINE: usize = 1 << 20;
/// The maximum number of queued lines.
const MAX_WAITING: usize = 1000;

/// The lines of standard input.
pub(super) struct Input {
    lines: Receiver<(Line, Instant)>,
    /// Lines received during a search, to be executed after it.
    waiting: VecDeque<Line>,
}

impl Input {
    /// Starts to read standard input.
    pub(super) fn listen() -> Self {
        let (sender, lines) = sync_channel(MAX_WAITING);
        std::thread::spawn(move || {
            let mut input = BufReader::new(std::io::stdin());
            while let Ok(Some(line)) = lines::read(&mut input, MAX_LINE) {
                let is_cut = line == Line::TooLong;
                // The receiver is gone after `quit`.
                if sender.send((line, Instant::now())).is_err()
                    || is_cut && lines::skip(&mut input).is_err()
                {
                    return;
                }
            }
        });
        Self { lines, waiting: VecDeque::new() }
    }

    /// Waits for the next line, with the time from which its clock runs; `None` at the end of the input.
    pub(super) fn next(&mut self) -> Option<(Line, Instant)> {
        // The clock of a line that had to wait begins now.
        let kept = self.waiting.pop_front().map(|line| (line, Instant::now()));
        kept.or_else(|| self.wait())
    }

    /// Returns the next line without waiting.
    pub(super) fn poll(&mut self) -> Poll {
        match self.lines.try_recv() {
            Ok((line, at)) => Poll::Line(line, at),
            Err(TryRecvError::Empty) => Poll::Nothing,
            Err(TryRecvError::Disconnected) => Poll::End,
        }
    }

    /// Waits for a line that is received now; `None` at the end of the input.
    pub(super) fn wait(&mut self) -> Option<(Line, Instant)> {
        self.lines.recv().ok()
    }

    /// Queues a line for later. Returns false if the queue is full.
    pub(super) fn keep(&mut self, line: Line) -> bool {
        let has_room = self.waiting.len() < MAX_WAITING;
        if has_room {
            self.waiting.push_back(line);
        }
        has_room
    }
}

/// The result of polling the input.
pub(super) enum Poll {
    /// A line, and when it was read.
    Line(Line, Instant),
    /// No line yet.
    Nothing,
    /// The end of the input.
    End,
}
