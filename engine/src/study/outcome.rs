//! Results: the share of each player, as PGN has it for two.

use super::cursor::is_word;
use super::header::{Header, RESULT};
use crate::{Player, Status};
use alloc::string::String;
use alloc::vec::Vec;

/// The result of a game that goes on, or of none.
pub(super) const UNKNOWN: &str = "*";

/// What stands for a move where the main line ends before its variations. It looks like a result.
pub(super) const NO_MOVE: &str = "--";

/// The shares by the number of winners; that of the others is the first.
const SHARES: [&str; 5] = ["0", "1", "1/2", "1/3", "1/4"];

/// The result of a game that is over by its rules: `1-0`, `1/2-1/2`, `0-1-0`.
pub(super) fn of(status: &Status) -> Option<String> {
    status.over.then(|| result(status.scores.len() as u8, &status.winners))
}

/// The result of a game that is over: the shares of its winners, `1-0`, `1/2-1/2` or `0-1-0`. All players
/// share a draw that nobody wins.
#[must_use]
pub fn result(players: u8, winners: &[Player]) -> String {
    let players = players.into();
    let winners = winners.iter().fold(0, |winners, player| winners | 1 << player.0);
    shared(players, if winners == 0 { (1 << players) - 1 } else { winners })
}

/// All results of a game for a number of players.
#[inline(never)]
pub(super) fn all(players: u8) -> Vec<String> {
    let mut results = Vec::new();
    for winners in 1..1 << players {
        results.push(shared(players.into(), winners));
    }
    results.push(UNKNOWN.into());
    results
}

/// The result of a game with winners, each of them a bit.
#[inline(never)]
fn shared(players: u32, winners: u32) -> String {
    let mut result = String::new();
    for seat in 0..players {
        result.push_str(if seat > 0 { "-" } else { "" });
        let is_winner = winners >> seat & 1 > 0;
        let share = if is_winner { winners.count_ones() as usize } else { 0 };
        result.push_str(SHARES.get(share).copied().unwrap_or_default());
    }
    result
}

/// Adds the result at the end of the moves to the headers, or replaces one there that is none.
#[inline(never)]
pub(super) fn complete(headers: &mut Vec<Header>, moves: &str) {
    let moves = moves.trim_ascii_end();
    let word = moves.bytes().rposition(|byte| !is_word(byte)).map_or(0, |before| before + 1);
    let word = moves.get(word..).unwrap_or_default();
    if !is_shared(word) {
        return;
    }
    match headers.iter_mut().find(|(key, _)| key == RESULT) {
        None => headers.push((RESULT.into(), word.into())),
        Some((_, value)) if value == UNKNOWN || is_shared(value) => {}
        Some((_, value)) => *value = word.into(),
    }
}

/// Whether a word has a share for each of several players.
fn is_shared(word: &str) -> bool {
    word.contains('-') && word.split('-').all(|share| SHARES.contains(&share))
}

/// Whether a word of the moves is a result, of whatever number of players.
pub(super) fn is_like(word: &str) -> bool {
    let is_of_shares = word.bytes().all(|byte| matches!(byte, b'0'..=b'4' | b'/' | b'-'));
    is_of_shares && word != NO_MOVE
}
