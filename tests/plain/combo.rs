//! The plain rules of Combo: a board of signed counts, on which every carry is tried.

use super::Plain;

/// A position: the stacks by rank from the bottom and file from the left, with positive counts for
/// Black and negative ones for White, the side to move, and the plies since the last capture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Combo {
    cells: [[i32; 8]; 8],
    is_black: bool,
    quiet: u32,
}

impl Plain for Combo {
    const ID: &'static str = "combo";

    fn parse(text: &str) -> Option<Self> {
        let fields: Vec<&str> = text.split(' ').collect();
        let &[board, mover, quiet] = fields.as_slice() else { return None };
        let mut cells = [[0; 8]; 8];
        let ranks: Vec<&str> = board.split('/').collect();
        if ranks.len() != 8 {
            return None;
        }
        for (down, rank) in ranks.iter().enumerate() {
            let mut row = Vec::new();
            for item in rank.split(',') {
                if let Some(count) = item.strip_prefix('b') {
                    row.push(count.parse::<u32>().ok()? as i32);
                } else if let Some(count) = item.strip_prefix('w') {
                    row.push(-(count.parse::<u32>().ok()? as i32));
                } else {
                    let run: usize = item.parse().ok()?;
                    row.resize(row.len() + run.min(9), 0);
                }
            }
            cells[7 - down] = row.try_into().ok()?;
        }
        let position = Self { cells, is_black: mover == "b", quiet: quiet.parse().ok()? };
        let [black, white] = [position.pieces(1), position.pieces(-1)];
        let is_within = black <= 16 && white <= 16 && black + white >= 1 && position.quiet <= 100;
        (is_within && position.text() == text).then_some(position)
    }

    fn text(&self) -> String {
        let mut ranks = Vec::new();
        for rank in (0..8).rev() {
            let mut items = Vec::new();
            let mut run = 0;
            for file in 0..8 {
                let stack = self.cells[rank][file];
                if stack == 0 {
                    run += 1;
                    continue;
                }
                if run > 0 {
                    items.push(run.to_string());
                    run = 0;
                }
                let letter = if stack > 0 { 'b' } else { 'w' };
                items.push(format!("{letter}{}", stack.abs()));
            }
            if run > 0 {
                items.push(run.to_string());
            }
            ranks.push(items.join(","));
        }
        let mover = if self.is_black { 'b' } else { 'w' };
        format!("{} {mover} {}", ranks.join("/"), self.quiet)
    }

    fn moves(&self) -> Vec<(String, Self)> {
        if self.pieces(1) == 0 || self.pieces(-1) == 0 || self.is_draw() {
            return Vec::new();
        }
        self.carries()
    }

    fn status(&self) -> String {
        let [black, white] = [self.pieces(1), self.pieces(-1)];
        let winner = if white == 0 {
            Some("b")
        } else if black == 0 {
            Some("w")
        } else if self.carries().is_empty() {
            Some(if self.is_black { "w" } else { "b" })
        } else if self.is_draw() {
            Some("-")
        } else {
            None
        };
        match winner {
            Some(winner) => format!("over {winner} {black},{white}"),
            None => format!("playing - {black},{white}"),
        }
    }
}

impl Combo {
    fn pieces(&self, sign: i32) -> i32 {
        let stacks = self.cells.iter().flatten().filter(|stack| stack.signum() == sign);
        stacks.map(|stack| stack.abs()).sum()
    }

    fn is_draw(&self) -> bool {
        self.quiet == 100 || (self.pieces(1) == 1 && self.pieces(-1) == 1)
    }

    /// The moves of the side to move, whether or not the game is over.
    fn carries(&self) -> Vec<(String, Self)> {
        let sign = if self.is_black { 1 } else { -1 };
        let mut moves = Vec::new();
        for rank in 0..8_i32 {
            for file in 0..8_i32 {
                let count = self.at(file, rank).unwrap_or(0) * sign;
                for pieces in 1..=count {
                    for (right, up) in
                        [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]
                    {
                        for distance in 1..=pieces {
                            let (to_file, to_rank) =
                                (file + distance * right, rank + distance * up);
                            let Some(met) = self.at(to_file, to_rank) else { break };
                            let between = (1..distance).any(|step| {
                                self.at(file + step * right, rank + step * up) != Some(0)
                            });
                            let letter = match met * sign {
                                _ if between => continue,
                                0 => '-',
                                1.. => '+',
                                _ if pieces >= 2 => 'x',
                                _ => continue,
                            };
                            let mut after = self.clone();
                            after.cells[rank as usize][file as usize] -= pieces * sign;
                            let target = &mut after.cells[to_rank as usize][to_file as usize];
                            *target = pieces * sign + if letter == '+' { met } else { 0 };
                            after.quiet = if letter == 'x' { 0 } else { (self.quiet + 1).min(100) };
                            after.is_black = !self.is_black;
                            let name = |file: i32, rank: i32| {
                                format!("{}{}", char::from(b'a' + file as u8), rank + 1)
                            };
                            let from = name(file, rank);
                            moves.push((
                                format!("{pieces}{from}{letter}{}", name(to_file, to_rank)),
                                after,
                            ));
                        }
                    }
                }
            }
        }
        moves.sort_by(|a, b| a.0.cmp(&b.0));
        moves
    }

    fn at(&self, file: i32, rank: i32) -> Option<i32> {
        let inside = (0..8).contains(&file) && (0..8).contains(&rank);
        inside.then(|| self.cells[rank as usize][file as usize])
    }
}
