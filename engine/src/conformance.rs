//! What every game must keep, checked on many random games.
//!
//! The compiler checks the types of a [`Game`], and this suite the rest of its contract: text that
//! parses to what it was printed from, moves that are legal, distinct and in one order, refusals that
//! change nothing, keys that tell positions apart, views that fit. It takes the rules as they are: that
//! they are the rules of the game is for tests of its own to show, with perft counts from elsewhere
//! ([`perft_matches`]) and positions whose moves are known.
//!
//! ```
//! # use gambol::games::gambit::Gambit as MyGame;
//! // In a test of the game:
//! gambol::conformance::check::<MyGame>();
//! ```
//!
//! Or each check as a test of its own:
//!
//! ```
//! # use gambol::games::gambit::Gambit as MyGame;
//! gambol::conformance::text_round_trips::<MyGame>();
//! ```
//!
//! Random games begin at the set-ups `seed=0`, `seed=1`, …, which every game takes.

use crate::{Game, Record, Rng, Status, perft, rng};
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// One check of a game.
///
/// ```
/// use gambol::conformance;
/// use gambol::games::triboard::Triboard;
///
/// for check in conformance::checks::<Triboard>() {
///     println!("{}", check.name());
///     check.run();
/// }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Check {
    name: &'static str,
    run: fn(),
}

impl Check {
    /// The name of the function.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.name
    }

    /// Runs the check.
    ///
    /// # Panics
    /// Panics if the game fails it.
    pub fn run(self) {
        (self.run)();
    }
}

/// Runs all [`checks`] of a game.
///
/// # Panics
/// Panics at the first check that the game fails, with what was found.
pub fn check<G: Game>() {
    checks::<G>().iter().for_each(|check| check.run());
}

/// Lists the checks, and declares a test for each that runs it on every registered game.
macro_rules! checks {
    ($($name:ident),* $(,)?) => {
        /// The checks of a game.
        #[must_use]
        pub const fn checks<G: Game>() -> &'static [Check] {
            &[$(Check { name: stringify!($name), run: $name::<G> }),*]
        }

        #[cfg(test)]
        mod every_game {
            $(#[test]
            fn $name() {
                super::tests::run_on_every_game(stringify!($name));
            })*
        }
    };
}

checks!(
    a_set_up_round_trips,
    text_round_trips,
    players_have_seats,
    moves_are_legal_distinct_and_in_order,
    an_illegal_move_changes_nothing,
    a_legal_move_has_a_place,
    no_position_repeats_one_before_an_irreversible_move,
    undo_and_redo_restore_positions,
    a_status_is_a_line_of_three_fields,
    equal_positions_have_equal_keys,
    a_sample_fits_its_view,
    public_text_round_trips,
);

/// Whether mutation tests run these checks, thousands of times: with a tenth of the games, and without
/// perft of more than six digits.
fn is_quick() -> bool {
    #[cfg(test)]
    return std::env::var("GAMBOL_QUICK").is_ok();
    #[cfg(not(test))]
    false
}

fn setup<G: Game>(seed: u64) -> G::Setup {
    let text = alloc::format!("seed={seed}");
    text.parse().unwrap_or_else(|error| panic!("every game takes a seed: {error}"))
}

/// More plies than any game has.
const MAX_PLIES: usize = 10_000;

/// Random games, played from the start to the end.
fn random_games<G: Game>(games: u64) -> Vec<Record<G>> {
    let play = |seed| {
        let mut rng = Rng::new(seed);
        let mut record = Record::new(G::start(&setup::<G>(seed)));
        loop {
            let moves = record.legal_moves();
            if moves.is_empty() {
                return record;
            }
            let mv = moves[rng.below(moves.len() as u64) as usize].clone();
            record.play(mv).expect("a legal move plays");
            assert!(record.ply() < MAX_PLIES, "a game from {} has no end", record.start());
        }
    };
    let games = if is_quick() { games.div_ceil(10) } else { games };
    (0..games).map(play).collect()
}

/// Calls `check` with every position of some random games.
fn for_each_position<G: Game>(mut check: impl FnMut(&Record<G>)) {
    for mut record in random_games::<G>(50) {
        check(&record);
        while record.undo() {
            check(&record);
        }
    }
}

/// A printed set-up parses to one with the same text and the same first position.
///
/// # Panics
/// Panics if one does not.
pub fn a_set_up_round_trips<G: Game>() {
    let check = |setup: G::Setup| {
        let text = setup.to_string();
        let parsed: G::Setup = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(parsed.to_string(), text, "the text of a set-up");
        assert_eq!(G::start(&parsed), G::start(&setup), "the first position of {text}");
    };
    check(G::Setup::default());
    (0..50).map(setup::<G>).for_each(check);
}

/// A game has one to four players, each with a seat, and one of them is to move.
///
/// # Panics
/// Panics if that is not so.
pub fn players_have_seats<G: Game>() {
    for_each_position(|record: &Record<G>| {
        let position = record.position();
        let players = position.players();
        assert!((1..=4).contains(&players), "{position} has {players} players");
        assert!(usize::from(players) <= G::SEATS.len(), "{position} has more players than seats");
        assert_eq!(players, record.start().players(), "the players of {position}");
        let mover = position.to_move();
        assert!(mover.is_none_or(|mover| mover.0 < players), "{mover:?} is to move in {position}");
    });
}

/// A printed position or move parses to itself.
///
/// # Panics
/// Panics if one does not.
pub fn text_round_trips<G: Game>() {
    for_each_position(|record: &Record<G>| {
        let position = record.position();
        assert_eq!(position.to_string().parse().as_ref(), Ok(position));
        for mv in record.legal_moves() {
            assert_eq!(mv.to_string().parse(), Ok(mv));
        }
    });
}

/// Legal moves come in the same order again, differ in their texts, are played, and end with the game.
///
/// # Panics
/// Panics if they do not.
pub fn moves_are_legal_distinct_and_in_order<G: Game>() {
    for_each_position(|record: &Record<G>| {
        let moves = record.legal_moves();
        assert_eq!(moves, record.legal_moves());
        assert_eq!(moves.is_empty(), record.status().over);
        let mut texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
        texts.sort_unstable();
        texts.dedup();
        assert_eq!(texts.len(), moves.len(), "two moves of {} print alike", record.position());
        for mv in moves {
            assert!(record.after(&mv).is_ok());
        }
    });
}

/// [`Game::play`] and [`Record::play`] refuse moves that are not legal, and change nothing then.
///
/// # Panics
/// Panics if they do not.
pub fn an_illegal_move_changes_nothing<G: Game>() {
    let mut games = random_games::<G>(20);
    let moves: Vec<G::Move> = games[0].moves().cloned().collect();
    for record in &mut games {
        // Often most moves are legal in the middle of a game, and few before its end.
        let plies = record.ply();
        for ply in [plies, plies.saturating_sub(1), plies / 2] {
            assert!(record.seek(ply), "a game has a position at each ply");
            try_moves(record, &moves);
        }
    }
}

/// Plays the moves that are illegal in a position there and in a record, and those that are legal there.
fn try_moves<G: Game>(record: &Record<G>, moves: &[G::Move]) {
    let before = record.position();
    let mut legal = Vec::new();
    before.legal_moves(&mut legal);
    for mv in moves {
        let mut position = before.clone();
        let is_played = position.play(mv).is_ok();
        assert_eq!(is_played, legal.contains(mv), "{mv} is played in {before}");
        assert!(is_played || position == *before, "{mv} is refused and changes {before}");
        let mut tried = record.clone();
        if !record.legal_moves().contains(mv) {
            let error = tried.play(mv.clone()).expect_err("the move is not legal here");
            let names_move = error.to_string().contains(&mv.to_string());
            assert!(names_move || before.to_move().is_some(), "{error}");
            assert_eq!(tried.ply(), record.ply());
            assert_eq!(tried.position(), before);
        }
    }
}

/// The index of a legal move stands for it, as links need it.
///
/// # Panics
/// Panics if it does not.
pub fn a_legal_move_has_a_place<G: Game>() {
    let mut rng = Rng::new(2);
    for_each_position(|record: &Record<G>| {
        let moves = record.legal_moves();
        let mut tried = record.clone();
        let error = tried.play_place(moves.len()).expect_err("there are no more moves");
        assert!(error.to_string().contains(&moves.len().to_string()), "{error}");
        assert_eq!((tried.ply(), tried.moves().len()), (record.ply(), record.moves().len()));
        if moves.is_empty() {
            return;
        }
        let place = rng.below(moves.len() as u64) as usize;
        assert_eq!(record.place_of(&moves[place]), Ok(place));
        assert_eq!(tried.play_place(place), Ok(&moves[place]));
        assert_eq!(Ok(tried.position()), record.after(&moves[place]).as_ref());
        assert_eq!(tried.ply(), record.ply() + 1);
        assert_eq!(tried.moves().len(), tried.ply());
    });
    for record in random_games::<G>(2) {
        if let Some(mv) = record.moves().next() {
            assert_eq!(record.place_of(mv), Err(record.after(mv).expect_err("the game is over")));
        }
    }
}

/// A position repeats none that lies before its [`reversible_plies`](Game::reversible_plies).
///
/// # Panics
/// Panics if one does.
pub fn no_position_repeats_one_before_an_irreversible_move<G: Game>() {
    for record in random_games::<G>(20) {
        let positions: Vec<&G> = record.positions().collect();
        for (ply, position) in positions.iter().enumerate() {
            let first = ply.saturating_sub(position.reversible_plies());
            assert!(!positions[..first].iter().any(|earlier| position.repeats(earlier)));
        }
    }
}

/// Moves that are taken back and played again lead to the same positions.
///
/// # Panics
/// Panics if they do not.
pub fn undo_and_redo_restore_positions<G: Game>() {
    for mut record in random_games::<G>(20) {
        let end = record.position().clone();
        let plies = record.ply();
        while record.undo() {}
        assert_eq!(record.position(), record.start());
        assert!(!record.seek(plies + 1));
        while record.redo() {}
        assert_eq!((record.ply(), record.position()), (plies, &end));
    }
}

/// The status is a line of three fields, whose winners and scores are those of the players.
///
/// # Panics
/// Panics if it is not.
pub fn a_status_is_a_line_of_three_fields<G: Game>() {
    for_each_position(|record: &Record<G>| {
        let status = record.status();
        let line = status.to_string();
        let [state, winners, scores] = line.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        assert_eq!(state == "over", status.over, "{line}");
        assert_eq!(scores.split(',').count(), usize::from(record.start().players()), "{line}");
        let seats: Vec<&str> = winners.split(',').filter(|seat| *seat != "-").collect();
        assert!(seats.iter().all(|seat| G::SEATS.contains(seat)), "{line}");
        assert!(seats.is_empty() || status.over, "{line}");
        assert_eq!(seats.len(), status.winners.len(), "{line}");
        // The position alone has the same status, unless repetition draws.
        if G::REPETITION_DRAW.is_none() {
            assert_eq!(Status::of(record.position()), status);
            assert!(!seats.is_empty() || !status.over, "{line}");
        }
    });
}

/// Positions have the same key if and only if they [repeat](Game::repeats) each other, and equal
/// positions the same hash.
///
/// # Panics
/// Panics if they do not.
pub fn equal_positions_have_equal_keys<G: Game>() {
    let mut seen: Vec<(u64, G)> = Vec::new();
    for_each_position(|record: &Record<G>| {
        let position = record.position();
        let copy: G = position.to_string().parse().expect("what is printed parses");
        assert_eq!(copy.key(), position.key());
        assert_eq!(rng::hash(&copy), rng::hash(position), "{position}");
        seen.push((position.key(), position.clone()));
    });
    seen.sort_by_key(|(key, _)| *key);
    for pair in seen.windows(2) {
        let [(key, position), (other_key, other)] = pair else { unreachable!("windows of two") };
        assert_eq!(key == other_key, position.repeats(other), "{position} and {other}");
    }
}

/// A [sample](Game::sample) of a view has the same view, and a printed view parses to itself.
///
/// # Panics
/// Panics if one does not.
pub fn a_sample_fits_its_view<G: Game>() {
    let mut rng = Rng::new(1);
    for_each_position(|record: &Record<G>| {
        if let Some(player) = record.position().to_move() {
            let view = record.position().view(player);
            let sample = G::sample(&view, &mut rng);
            assert_eq!(sample.view(player).to_string(), view.to_string());
            let parsed: G::View = view.to_string().parse().expect("a view parses");
            assert_eq!(parsed.to_string(), view.to_string());
        }
    });
}

/// A [public text](Game::public_text) parses to a position with the same text, status and player to
/// move, and differs from that of the position only where something is hidden.
///
/// # Panics
/// Panics if it does not.
pub fn public_text_round_trips<G: Game>() {
    for_each_position(|record: &Record<G>| {
        let text = record.position().public_text();
        let seen = G::from_public(&text).expect("what is printed parses");
        assert_eq!(seen.public_text(), text);
        assert_eq!(Status::of(&seen), Status::of(record.position()), "{text}");
        assert_eq!(seen.to_move(), record.position().to_move(), "{text}");
        assert_eq!(G::IS_HIDDEN, text != record.position().to_string(), "{text}");
    });
}

/// The [`perft`] counts of a table are right. A line `leaves POSITION ; COUNT COUNT …` has the counts of a
/// position at depth 1, 2, …; any other line is passed over.
///
/// ```
/// use gambol::conformance;
/// use gambol::games::gambit::Gambit;
///
/// conformance::perft_matches::<Gambit>("leaves 8/xxxxxxxx/oooooooo/8 o ; 20 388");
/// ```
///
/// # Panics
/// Panics if a count is wrong, at a position that does not parse, and if there are no lines.
pub fn perft_matches<G: Game>(table: &str) {
    let lines: Vec<&str> = table.lines().filter_map(|line| line.strip_prefix("leaves ")).collect();
    assert!(!lines.is_empty(), "the table has no line of leaves");
    for line in lines {
        let (position, leaves) = line.split_once(" ; ").unwrap_or_else(|| panic!("{line}"));
        let position: G = position.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
        let counts = leaves.split(' ').filter(|leaves| leaves.len() <= 6 || !is_quick());
        for (depth, leaves) in (1..).zip(counts) {
            assert_eq!(perft(&position, depth).to_string(), leaves, "depth {depth} of {line}");
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::games::GAMES;
    use alloc::format;
    use std::panic;

    /// The checks of a registered game, and its perft.
    #[derive(Debug)]
    pub(crate) struct Suite {
        checks: &'static [Check],
        perft: fn(),
    }

    impl Suite {
        pub(crate) const fn new<G: Game>() -> Self {
            Self { checks: checks::<G>(), perft: perft_matches_its_file::<G> }
        }

        fn of(&self, name: &str) -> fn() {
            let check = self.checks.iter().find(|check| check.name == name);
            check.unwrap_or_else(|| panic!("there is no check {name}")).run
        }
    }

    /// Runs a check on every registered game and names the games that fail it. `GAMBOL_GAME=<id>` runs it
    /// on one game.
    pub(super) fn run_on_every_game(name: &str) {
        run(|suite| suite.of(name));
    }

    fn run(check: impl Fn(&Suite) -> fn()) {
        let asked = std::env::var("GAMBOL_GAME").ok();
        let asked = asked.map(|id| crate::games::find(&id).expect("GAMBOL_GAME names a game").id);
        let games = GAMES.iter().filter(|game| asked.as_ref().is_none_or(|id| *id == game.id));
        let failed = games.filter(|game| panic::catch_unwind(check(&game.conformance)).is_err());
        let failed: Vec<&str> = failed.map(|game| game.id).collect();
        assert!(failed.is_empty(), "{} fails this check", failed.join(" and "));
    }

    #[test]
    fn perft_matches_the_tables() {
        run(|suite| suite.perft);
    }

    fn perft_matches_its_file<G: Game>() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/games");
        let path = format!("{folder}/{}/positions.txt", G::ID);
        let table =
            std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        perft_matches::<G>(&table);
    }
}
