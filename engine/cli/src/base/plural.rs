//! English plurals.

/// A number with its noun: `1 game`, `2 games`.
pub(crate) fn pluralize(number: u64, noun: &str) -> String {
    match (number, noun) {
        (1, _) => format!("1 {noun}"),
        (_, "crash") => format!("{number} crashes"),
        (_, "ply") => format!("{number} plies"),
        _ => format!("{number} {noun}s"),
    }
}

#[cfg(test)]
mod tests {
    use super::pluralize;

    #[test]
    fn nouns_are_pluralized() {
        let games = [0, 1, 2].map(|number| pluralize(number, "game"));
        assert_eq!(games, ["0 games", "1 game", "2 games"]);
        assert_eq!(pluralize(2, "crash"), "2 crashes");
        assert_eq!(pluralize(2, "ply"), "2 plies");
    }
}
