//! The whole tree of Gambit in figures.

use crate::base::error::Result;
use crate::players::moves::legal;
use gambol::games::gambit::Gambit as Position;
use gambol::{Game, Player};
use std::collections::HashMap;
use std::io::Write;

/// What follows from a position, for the player to move.
#[derive(Clone, Copy, Debug)]
struct Solution {
    /// The points by which best play is ahead at the end.
    margin: i32,
    /// The fewest and the most turns to the end.
    turns: [u32; 2],
    /// The fewest and the most turns to the end where every turn keeps the margin.
    perfect: [u32; 2],
    /// The games from here to an end.
    games: f64,
    /// The chances to win, draw and lose if every move is random.
    random: [f64; 3],
    /// Whether one position alone that a turn leads to keeps the result, of several.
    is_narrow: bool,
}

#[derive(Default)]
struct Tree {
    known: HashMap<Position, Solution>,
    /// Ends that Black won, that were drawn, and that White won.
    ends: [u64; 3],
    /// The largest margin of an end, for each side.
    largest: [i32; 2],
    /// The most turns to choose from.
    most_moves: usize,
    /// The most jumps of a turn.
    most_jumps: usize,
}

/// Whether White is to move, also where the game is over.
fn is_white(position: &Position) -> bool {
    position.to_string().ends_with('x')
}

impl Tree {
    fn solve(&mut self, position: &Position) -> Solution {
        if let Some(known) = self.known.get(position) {
            return *known;
        }
        let moves = legal(position);
        let known =
            if moves.is_empty() { self.end(position) } else { self.inner(position, &moves) };
        self.known.insert(*position, known);
        known
    }

    fn end(&mut self, position: &Position) -> Solution {
        let scores = position.scores();
        let lead = scores[Player(0)] - scores[Player(1)];
        self.ends[(1 - lead.signum()) as usize] += 1;
        self.largest = [self.largest[0].max(lead), self.largest[1].max(-lead)];
        let margin = if is_white(position) { -lead } else { lead };
        let mut random = [0.0; 3];
        random[(1 - margin.signum()) as usize] = 1.0;
        Solution { margin, turns: [0; 2], perfect: [0; 2], games: 1.0, random, is_narrow: false }
    }

    fn inner(&mut self, position: &Position, moves: &[gambol::games::gambit::Path]) -> Solution {
        self.most_moves = self.most_moves.max(moves.len());
        let mut after: Vec<(Position, Solution)> = Vec::new();
        for mv in moves {
            self.most_jumps = self.most_jumps.max(mv.jumps());
            let mut next = *position;
            next.play_unchecked(mv);
            after.push((next, self.solve(&next)));
        }
        let margin = after.iter().map(|(_, known)| -known.margin).max().unwrap_or(0);
        let best = || after.iter().filter(|(_, known)| -known.margin == margin);
        let range = |turns: &mut dyn Iterator<Item = [u32; 2]>| {
            turns.fold([u32::MAX, 0], |[low, high], [a, b]| [low.min(a + 1), high.max(b + 1)])
        };
        let chance = |n: usize| {
            after.iter().map(|(_, known)| known.random[n]).sum::<f64>() / after.len() as f64
        };
        let keeps = |known: &Solution| (-known.margin).signum() == margin.signum();
        let first = after.iter().find(|(_, known)| keeps(known)).map(|(next, _)| *next);
        let is_only = after.iter().all(|(next, known)| Some(*next) == first || !keeps(known));
        let has_choice = after.iter().any(|(next, _)| Some(*next) != first);
        Solution {
            margin,
            turns: range(&mut after.iter().map(|(_, known)| known.turns)),
            perfect: range(&mut best().map(|(_, known)| known.perfect)),
            games: after.iter().map(|(_, known)| known.games).sum(),
            random: [chance(2), chance(1), chance(0)],
            is_narrow: is_only && has_choice,
        }
    }
}

/// Solves the game and prints its figures.
pub(super) fn print(out: &mut dyn Write) -> Result {
    let start: Position = gambol::games::find("gambit")?.start("")?.position().parse()?;
    let mut tree = Tree::default();
    let root = tree.solve(&start);
    let percent = |part: usize, all: usize| 100.0 * part as f64 / all.max(1) as f64;
    let count = tree.known.len();
    writeln!(out, "gambit: the whole tree")?;
    writeln!(out, "positions: {count}")?;
    writeln!(out, "games: {:.3e}", root.games)?;
    let [fewest, most] = root.turns;
    writeln!(out, "turns of a game: {fewest} to {most}")?;
    let [fewest, most] = root.perfect;
    writeln!(out, "turns of a perfect game: {fewest} to {most}, with margin {:+}", root.margin)?;
    let [black, drawn, white] = tree.ends;
    writeln!(out, "ends: {black} won by Black, {drawn} drawn, {white} won by White")?;
    let [black, white] = tree.largest;
    writeln!(out, "largest margin: {black} for Black, {white} for White")?;
    writeln!(
        out,
        "most turns to choose from: {}, most jumps: {}",
        tree.most_moves, tree.most_jumps
    )?;
    let inner: Vec<&Solution> = tree.known.values().filter(|known| known.turns[1] > 0).collect();
    for (name, sign) in [("won", 1), ("drawn", 0), ("lost", -1)] {
        let with: Vec<_> = inner.iter().filter(|known| known.margin.signum() == sign).collect();
        let narrow = with.iter().filter(|known| known.is_narrow).count();
        let share = percent(with.len(), inner.len());
        let narrow = percent(narrow, with.len());
        write!(out, "{name} for the player to move: {} positions, {share:.1} %", with.len())?;
        writeln!(
            out,
            "{}",
            if sign < 0 { String::new() } else { format!("; {narrow:.1} % with an only move") }
        )?;
    }
    let [win, draw, loss] = root.random.map(|chance| 100.0 * chance);
    writeln!(out, "random play: Black wins {win:.2} %, draws {draw:.2} %, loses {loss:.2} %")?;
    writeln!(
        out,
        "first turns, with the margin of best play and Black's chance against random play:"
    )?;
    let mut openings = Vec::new();
    for mv in legal(&start) {
        let mut after = start;
        after.play_unchecked(&mv);
        let known = tree.solve(&after);
        openings.push((-known.margin, known.random[2] + known.random[1] / 2.0, mv));
    }
    openings.sort_by(|a, b| b.0.cmp(&a.0).then(b.1.total_cmp(&a.1)));
    for (margin, chance, mv) in openings {
        writeln!(out, "{mv}: {margin:+}, {:.2} %", 100.0 * chance)?;
    }
    Ok(())
}
