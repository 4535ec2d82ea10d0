//! A game of one's own: tic-tac-toe, solved by the search.

#![allow(clippy::print_stdout, reason = "the solution is what the program is for")]

use gambol::search::{Evaluate, Options, PrincipalVariation, Search};
use gambol::{Code, Error, FixedStart, Game, PerPlayer, Player, Square};
use std::fmt;
use std::str::FromStr;

/// The nine squares by rank and then by file: `x`, `o`, or `.` for an empty one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct TicTacToe([u8; 9]);

const MARKS: [u8; 2] = [b'x', b'o'];
const LINES: [[usize; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

impl TicTacToe {
    fn has_line(&self, mark: u8) -> bool {
        LINES.iter().any(|line| line.iter().all(|at| self.0[*at] == mark))
    }
}

impl Game for TicTacToe {
    type Move = Square;
    type Setup = FixedStart;
    const ID: &'static str = "tic-tac-toe";
    const SEATS: &'static [&'static str] = &["x", "o"];
    gambol::perfect_information!();

    fn start(_: &FixedStart) -> Self {
        Self([b'.'; 9])
    }

    fn to_move(&self) -> Option<Player> {
        let empty = self.0.iter().filter(|mark| **mark == b'.').count();
        let is_over = empty == 0 || MARKS.iter().any(|mark| self.has_line(*mark));
        (!is_over).then_some(Player((9 - empty) as u8 % 2))
    }

    fn legal_moves(&self, moves: &mut Vec<Square>) {
        let empty = (0..9).filter(|at| self.0[usize::from(*at)] == b'.');
        let open = empty.filter(|_| self.to_move().is_some());
        moves.extend(open.map(|at| Square::new(at % 3, at / 3)));
    }

    fn play_unchecked(&mut self, mv: &Square) {
        let mover = self.to_move().map_or(0, |player| player.0);
        self.0[usize::from(3 * mv.rank + mv.file)] = MARKS[usize::from(mover)];
    }

    fn scores(&self) -> PerPlayer<i32> {
        PerPlayer::new(2, |player| self.has_line(MARKS[usize::from(player.0)]).into())
    }
}

impl Evaluate for TicTacToe {}

impl fmt::Display for TicTacToe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&String::from_utf8_lossy(&self.0))
    }
}

impl FromStr for TicTacToe {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        const NINE: Code = Code::new("nine-squares", "nine squares: x, o or .");
        let squares = text.as_bytes().try_into().ok();
        let marks = squares.filter(|all: &[u8; 9]| all.iter().all(|mark| b"xo.".contains(mark)));
        marks.map(Self).ok_or_else(|| Error::new("position", text, NINE))
    }
}

fn main() -> Result<(), Error> {
    let start = TicTacToe::start(&FixedStart);
    let options = Options::default().with_all(true);
    let mut search: PrincipalVariation<TicTacToe> = Search::new(start, &[], options)?;
    while !search.run(20_000).done {}
    let report = search.report();
    for value in &report.values {
        let line = search.line(&value.mv).iter().map(Square::to_string).collect::<Vec<_>>();
        let exact = if value.proved { "proved" } else { "guessed" };
        println!("{}\t{}\t{exact}\t{}", value.mv, value.value, line.join(" "));
    }
    Ok(())
}
