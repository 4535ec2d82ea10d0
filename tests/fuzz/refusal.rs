//! What every error keeps.

use gambol::{Entry, Error, codes};

/// Asserts that an error has a shared code or one of this game, with all its arguments, and that its
/// line has a place, the text found and the expected text.
pub(crate) fn check_error(game: &Entry, error: &Error, text: &str) {
    assert!(!error.place().steps().is_empty(), "{text:?}: {error}");
    let mut codes = codes::ALL.iter().chain(game.codes);
    let code = codes.find(|code| code.name() == error.code().name());
    let code =
        code.unwrap_or_else(|| panic!("{} is not a code of {}", error.code().name(), game.id));
    let args: Vec<&str> = error.args().iter().map(|(name, _)| *name).collect();
    assert_eq!(args, code.args().collect::<Vec<_>>(), "{text:?}: {error}");
    let line = error.to_string();
    assert!(line.contains(": found ") && line.contains(", expected "), "{text:?}: {line}");
    assert!(!line.contains('\n'), "{text:?}: {line:?}");
    // Sixty characters are shown, each of up to ten after its escape.
    assert!(line.len() < 1000, "{text:?}: {line}");
}

/// Asserts that what an error found is in the text, or is the number of ranks in it.
pub(crate) fn check_found(error: &Error, text: &str) {
    let found = error.found();
    let is_count =
        found.parse() == Ok(text.split(' ').next().map_or(0, |board| board.split('/').count()));
    assert!(text.contains(found) || is_count, "{text:?}: {found:?} is not in it");
}
