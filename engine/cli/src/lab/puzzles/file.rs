//! The text of puzzles: `www/docs/puzzles.md` has its grammar.

use std::fmt;

/// A file of puzzles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct File {
    pub(crate) game: String,
    /// The ratings of the levels, the weakest first.
    pub(crate) levels: Vec<(String, i32)>,
    /// The rounds of daily puzzles: the date on which each begins, and of how many of the first puzzles it is made.
    pub(crate) rounds: Vec<(String, usize)>,
    /// By id, from 1.
    pub(crate) puzzles: Vec<Puzzle>,
}

/// A position with its solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Puzzle {
    pub(crate) rating: i32,
    pub(crate) goal: String,
    /// What the player to move may know; the whole position in a game without hidden hands.
    pub(crate) position: String,
    /// Never empty. The last one has no reply.
    pub(crate) steps: Vec<Step>,
    /// Sorted.
    pub(crate) themes: Vec<String>,
}

/// A move of the solver.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Step {
    /// The accepted moves, the main one first. Never empty.
    pub(crate) accepted: Vec<String>,
    /// Moves that win as well, but not as fast.
    pub(crate) slower: Vec<String>,
    /// The moves of the others until the next step; empty in the last one.
    pub(crate) reply: Vec<String>,
}

impl Step {
    /// The main move.
    pub(crate) fn main(&self) -> &str {
        &self.accepted[0]
    }
}

/// The version of the format.
const VERSION: &str = "puzzles 1";

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{VERSION} {}", self.game)?;
        for (level, rating) in &self.levels {
            write!(f, " {level}={rating}")?;
        }
        for (date, lines) in &self.rounds {
            write!(f, " {date}={lines}")?;
        }
        writeln!(f)?;
        for (n, puzzle) in self.puzzles.iter().enumerate() {
            let Puzzle { rating, goal, position, themes, .. } = puzzle;
            let (solution, themes) = (solution(&puzzle.steps), themes.join(","));
            writeln!(f, "{}\t{rating}\t{goal}\t{position}\t{solution}\t{themes}", n + 1)?;
        }
        Ok(())
    }
}

/// The text of a solution.
pub(crate) fn solution(steps: &[Step]) -> String {
    let mut words = Vec::new();
    for Step { accepted, slower, reply } in steps {
        let slower =
            if slower.is_empty() { String::new() } else { format!("/{}", slower.join("|")) };
        words.push(accepted.join("|") + &slower);
        words.extend((!reply.is_empty()).then(|| reply.join("&")));
    }
    words.join(" ")
}

/// Parses a solution; `None` if it is none.
pub(crate) fn parse_solution(text: &str) -> Option<Vec<Step>> {
    let split = |text: &str, mark: char| -> Option<Vec<String>> {
        let parts: Vec<String> = text.split(mark).map(str::to_string).collect();
        parts.iter().all(|part| !part.is_empty()).then_some(parts)
    };
    let words: Vec<&str> = text.split(' ').collect();
    let step = |words: &[&str]| {
        let (accepted, slower) = match words[0].split_once('/') {
            Some((accepted, slower)) => (accepted, split(slower, '|')?),
            None => (words[0], Vec::new()),
        };
        let reply = words.get(1).map_or(Some(Vec::new()), |reply| split(reply, '&'))?;
        Some(Step { accepted: split(accepted, '|')?, slower, reply })
    };
    (words.len() % 2 == 1).then(|| words.chunks(2).map(step).collect())?
}

impl File {
    /// Parses a file; `None` if it is not in the format.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let mut lines = text.strip_suffix('\n')?.split('\n');
        let mut words = lines.next()?.strip_prefix(VERSION)?.strip_prefix(' ')?.split(' ');
        let game = words.next()?.to_string();
        let (mut levels, mut rounds) = (Vec::new(), Vec::new());
        for word in words {
            let (name, number) = word.split_once('=')?;
            if name.starts_with(|c: char| c.is_ascii_digit()) {
                rounds.push((name.to_string(), number.parse().ok()?));
            } else {
                levels.push((name.to_string(), number.parse().ok()?));
            }
        }
        let puzzle = |(n, line): (usize, &str)| {
            let fields: Vec<&str> = line.split('\t').collect();
            let [id, rating, goal, position, solution, themes] = fields[..] else { return None };
            (id == (n + 1).to_string()).then_some(())?;
            let themes = themes.split(',').filter(|theme| !theme.is_empty());
            Some(Puzzle {
                rating: rating.parse().ok()?,
                goal: goal.to_string(),
                position: position.to_string(),
                steps: parse_solution(solution)?,
                themes: themes.map(str::to_string).collect(),
            })
        };
        let puzzles = lines.enumerate().map(puzzle).collect::<Option<_>>()?;
        Some(Self { game, levels, rounds, puzzles })
    }
}

#[cfg(test)]
mod tests {
    use super::File;

    #[test]
    fn a_file_round_trips() {
        let text = "puzzles 1 combo easy=900 hard=1700 2026-11-01=2\n\
            1\t1200\twin\t8/8 b 0\t1a2-a3|1a2-b3/2d4xd6|1a1+a2 1h7-h6 2a3xa5\tcapture,fork\n\
            2\t1300\tcells\t16 b\td4 e5&f6 g7\t\n";
        let file = File::parse(text).expect("it is in the format");
        assert_eq!(file.to_string(), text);
        let [first, second] = &file.puzzles[..] else { panic!("{file:?}") };
        assert_eq!(first.steps[0].accepted, ["1a2-a3", "1a2-b3"]);
        assert_eq!(first.steps[0].slower, ["2d4xd6", "1a1+a2"]);
        assert_eq!(second.steps[0].reply, ["e5", "f6"]);
        assert!(second.themes.is_empty() && second.steps[1].reply.is_empty());
    }

    #[test]
    fn other_text_is_refused() {
        let header = "puzzles 1 combo\n";
        for line in [
            "2\t1\twin\t8 b 0\t1a2-a3\t\n",
            "1\tx\twin\t8 b 0\t1a2-a3\t\n",
            "1\t1\twin\t8 b 0\t1a2-a3\n",
            "1\t1\twin\t8 b 0\t1a2-a3 1h7-h6\t\n",
            "1\t1\twin\t8 b 0\t|1a2-a3\t\n",
            "1\t1\twin\t8 b 0\t\t\n",
            "1\t1\twin\t8 b 0\t1a2-a3\t",
        ] {
            assert_eq!(File::parse(&format!("{header}{line}")), None, "{line}");
        }
        assert_eq!(File::parse("puzzles 2 combo\n"), None);
        assert!(File::parse(header).is_some());
    }
}
