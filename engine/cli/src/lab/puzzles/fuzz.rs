//! Fuzz tests of the files of puzzles.

use super::file::{File, parse_solution, solution};
use crate::base::fuzz::{damage, pick, run};

#[test]
fn files_of_puzzles() {
    const FILES: [&str; 2] = [
        "puzzles 1 combo easy=900 hard=1700 2026-11-01=2\n\
         1\t1200\twin\t8/8 b 0\t1a2-a3|1a2-b3/2d4xd6|1a1+a2 1h7-h6 2a3xa5\tcapture,fork\n\
         2\t1300\tcells\t16 b\td4 e5&f6 g7\t\n",
        "puzzles 1 gambit\n",
    ];
    const TOKENS: [&str; 14] = [
        "puzzles",
        "\t",
        "|",
        "/",
        "&",
        " ",
        "\n",
        "\r\n",
        "=",
        "1\t",
        "-5",
        "easy=",
        "2026-11-01=1",
        "1a2-a3",
    ];
    run("files of puzzles", |rng| {
        let text = match rng.below(20) {
            0 => pick(&FILES, rng).to_string(),
            _ => damage(pick::<&str>(&FILES, rng), &[' ', '\t', '\n', '|', '&', '='], &TOKENS, rng),
        };
        let field = text.split('\t').nth(4).unwrap_or_default();
        if let Some(steps) = parse_solution(field) {
            assert_eq!(solution(&steps), field);
        }
        let Some(file) = File::parse(&text) else { return false };
        // Numbers and lists may be written otherwise, but say the same.
        let written = file.to_string();
        assert_eq!(File::parse(&written).as_ref(), Some(&file), "{text:?}");
        assert_eq!(File::parse(&written).map(|file| file.to_string()), Some(written));
        true
    });
}
