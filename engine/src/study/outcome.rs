//! Results: the share of each player, as PGN has it for two.

use crate::{Player, Status};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The result of a game that goes on, or of none.
pub(super) const UNKNOWN: &str = "*";

/// The result of a game that is over by its rules: `1-0`, `1/2-1/2`, `0-1-0`.
pub(super) fn of(status: &Status) -> Option<String> {
    let players = status.scores.len();
    let is_winner = |seat: usize| status.winners.contains(&Player(seat as u8));
    // A draw that nobody wins is shared.
    status.over.then(|| shared(players, |seat| status.winners.is_empty() || is_winner(seat)))
}

/// All results of a game for a number of players.
pub(super) fn all(players: u8) -> Vec<String> {
    let shares =
        (1..1_u32 << players).map(|winners| shared(players.into(), |seat| winners >> seat & 1 > 0));
    shares.chain([UNKNOWN.into()]).collect()
}

fn shared(players: usize, is_winner: impl Fn(usize) -> bool) -> String {
    let winners = (0..players).filter(|seat| is_winner(*seat)).count();
    let share = |seat| match is_winner(seat) {
        false => "0".into(),
        true if winners == 1 => "1".into(),
        true => format!("1/{winners}"),
    };
    (0..players).map(share).collect::<Vec<String>>().join("-")
}

/// Whether a word of the moves is a result, of whatever number of players.
pub(super) fn is_like(word: &str) -> bool {
    let is_share = |share: &str| matches!(share, "0" | "1" | "1/2" | "1/3" | "1/4");
    word == UNKNOWN || word.contains('-') && word.split('-').all(is_share)
}
