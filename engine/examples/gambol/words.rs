//! Numbers with their nouns.

/// A number of things: `1 game`, `2 games`.
pub(crate) fn counted(number: u64, noun: &str) -> String {
    match (number, noun) {
        (1, _) => format!("1 {noun}"),
        (_, "crash") => format!("{number} crashes"),
        _ => format!("{number} {noun}s"),
    }
}

#[cfg(test)]
mod tests {
    use super::counted;

    #[test]
    fn one_is_no_plural() {
        let games = [0, 1, 2].map(|number| counted(number, "game"));
        assert_eq!(games, ["0 games", "1 game", "2 games"]);
        assert_eq!(counted(2, "crash"), "2 crashes");
    }
}
