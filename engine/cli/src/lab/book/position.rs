//! The positions of a book.

use super::mirror;
use super::plan::Plan;
use crate::base::error::Result;
use std::collections::BTreeMap;
use std::io::Write;

/// The fewest games of a move that is printed.
const MIN_GAMES: u32 = 3;
/// The digits of a key.
const DIGITS: &[u8; 64] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";

/// What was played from a position, by the text of the position without its counters.
#[derive(Debug, Default)]
pub(super) struct Book {
    positions: BTreeMap<String, BTreeMap<String, Results>>,
}

/// The results of a move for the player who made it.
#[derive(Clone, Copy, Debug, Default)]
struct Results {
    games: u32,
    wins: u32,
    draws: u32,
}

impl Book {
    /// Adds a line of the log.
    pub(super) fn add(&mut self, plan: &Plan, line: &str) -> Result {
        let (result, moves) = line.split_once(' ').ok_or("a line has a result and moves")?;
        let mut session = plan.game.start(&plan.setup)?;
        for mv in moves.split(' ') {
            let mover = session.to_move().ok_or("the game goes on")?;
            let (mut position, mut played) = (known(&session.position()), mv.to_string());
            if mirror::is_mirrored(plan.game) {
                let image = mirror::position(&position);
                if image < position {
                    (position, played) = (image, mirror::moved(mv));
                } else if image == position {
                    played = played.min(mirror::moved(mv));
                }
            }
            let results = self.positions.entry(position).or_default().entry(played).or_default();
            results.games += 1;
            results.draws += u32::from(result == "=");
            results.wins += u32::from(result == if mover.0 == 0 { "1" } else { "0" });
            session.play(mv)?;
        }
        Ok(())
    }

    /// Prints the positions of the most games: the key, then each move with its games, wins and draws.
    pub(super) fn print(&self, most: usize, out: &mut dyn Write) -> Result {
        let games = |moves: &BTreeMap<String, Results>| -> u32 {
            moves.values().map(|results| results.games).sum()
        };
        let mut positions: Vec<_> = self.positions.iter().collect();
        positions.sort_by_key(|(_, moves)| std::cmp::Reverse(games(moves)));
        for (position, moves) in positions.into_iter().take(most) {
            let mut moves: Vec<_> =
                moves.iter().filter(|(_, results)| results.games >= MIN_GAMES).collect();
            moves.sort_by_key(|(_, results)| std::cmp::Reverse(results.games));
            if moves.is_empty() {
                continue;
            }
            write!(out, "{}", key(position))?;
            for (mv, Results { games, wins, draws }) in moves {
                write!(out, " {mv} {games} {wins} {draws}")?;
            }
            writeln!(out)?;
        }
        Ok(())
    }
}

/// The board and the side to move: two games meet in a position whatever their counters say.
fn known(position: &str) -> String {
    position.split(' ').take(2).collect::<Vec<_>>().join(" ")
}

/// The key of a position: 24 bits of its hash (FNV-1a) as four digits.
fn key(position: &str) -> String {
    let hash = position
        .bytes()
        .fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    let hash = hash ^ hash >> 24;
    let digit = |n: u32| char::from(DIGITS[(hash >> (6 * n) & 63) as usize]);
    (0..4).rev().map(digit).collect()
}

#[cfg(test)]
mod tests {
    use super::key;

    /// The page computes the same keys: `tests/page/book.test.ts` has this table too.
    #[test]
    fn keys_are_those_of_the_page() {
        let keys = ["", "a", "8/xxxxxxxx/oooooooo/8 o"].map(key);
        assert_eq!(keys, KEYS);
    }

    const KEYS: [&str; 3] = ["79r4", "32d8", "5E8e"];
}
