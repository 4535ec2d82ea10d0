//! The lines that others send, read while a search runs.

use crate::lines::{self, Line};
use std::collections::VecDeque;
use std::io::BufReader;
use std::sync::mpsc::{Receiver, TryRecvError, sync_channel};

/// The longest line that is read: a game of some hundred thousand moves.
const MAX_LINE: usize = 1 << 20;
/// How many lines may wait for a search to end, and for each other.
const MAX_WAITING: usize = 1000;

/// The standard input, line by line.
pub(super) struct Input {
    lines: Receiver<Line>,
    /// What came during a search and is answered after it.
    waiting: VecDeque<Line>,
}

impl Input {
    /// Reads the standard input from now on.
    pub(super) fn listen() -> Self {
        let (sender, lines) = sync_channel(MAX_WAITING);
        std::thread::spawn(move || {
            let mut input = BufReader::new(std::io::stdin());
            while let Ok(Some(line)) = lines::read(&mut input, MAX_LINE) {
                let is_cut = line == Line::TooLong;
                // Nothing listens any more after `quit`.
                if sender.send(line).is_err() || is_cut && lines::skip(&mut input).is_err() {
                    return;
                }
            }
        });
        Self { lines, waiting: VecDeque::new() }
    }

    /// The next line; `None` after the last.
    pub(super) fn next(&mut self) -> Option<Line> {
        self.waiting.pop_front().or_else(|| self.lines.recv().ok())
    }

    /// A line that has come since the last, if there is one.
    pub(super) fn poll(&mut self) -> Poll {
        match self.lines.try_recv() {
            Ok(line) => Poll::Line(line),
            Err(TryRecvError::Empty) => Poll::Nothing,
            Err(TryRecvError::Disconnected) => Poll::End,
        }
    }

    /// Keeps a line for later; false where too many wait already.
    pub(super) fn keep(&mut self, line: Line) -> bool {
        let has_room = self.waiting.len() < MAX_WAITING;
        if has_room {
            self.waiting.push_back(line);
        }
        has_room
    }
}

/// What has come since the last line.
pub(super) enum Poll {
    /// A line.
    Line(Line),
    /// Nothing yet.
    Nothing,
    /// The end of the input.
    End,
}
