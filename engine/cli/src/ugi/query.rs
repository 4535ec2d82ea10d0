//! Answers to `query`.

use crate::base::error::InputError;
use gambol::{Player, Status};

/// The answer to a question about a game of so many players, of which one is to move. Without a status
/// the game goes on.
pub(super) fn answer(
    question: &str,
    players: u8,
    mover: Option<Player>,
    status: Option<&Status>,
) -> Result<String, InputError> {
    let over = status.filter(|status| status.over);
    if let Some(seat) = seat_of(question).filter(|seat| *seat < players) {
        return Ok((mover == Some(Player(seat))).to_string());
    }
    match (question, over) {
        ("gameover", _) => Ok(over.is_some().to_string()),
        ("result", None) => Ok("none".to_string()),
        ("result", Some(status)) => Ok(match status.winners[..] {
            [winner] => format!("p{}win", winner.0 + 1),
            _ => "draw".to_string(),
        }),
        _ => {
            let turns = (1..=players).map(|player| format!("p{player}turn"));
            let expected = format!("gameover, {} or result", turns.collect::<Vec<_>>().join(", "));
            Err(InputError::new("query", question, expected))
        }
    }
}

/// The seat of `p1turn`, `p2turn` and so on.
fn seat_of(question: &str) -> Option<u8> {
    let digit = question.strip_prefix('p')?.strip_suffix("turn")?;
    let number: u8 = digit.parse().ok().filter(|_| digit.len() == 1)?;
    number.checked_sub(1)
}
