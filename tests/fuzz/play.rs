//! What every valid position keeps, whatever is played from it.

use crate::plain::{self, Plain};
use gambol::games::{combo::Combo, gambit::Gambit, luckymoose::LuckyMoose, triboard::Triboard};
use gambol::search::{Level, Limits, Options};
use gambol::{Entry, Game, Record, Rng, Session};
use std::hash::{DefaultHasher, Hash, Hasher};

/// More plies than any game has.
const MAX_PLIES: usize = 10_000;
/// The most moves of a position that the plain rules are asked about: they are slow.
const MAX_PLAIN_MOVES: usize = 400;
/// The positions that a search may look at.
const NODES: u64 = 200;

/// A generator of which the input alone is the seed.
pub(crate) fn rng_of(input: &str) -> Rng {
    Rng::new(hash(&input))
}

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

pub(crate) fn pick<T: Clone>(items: &[T], rng: &mut Rng) -> T {
    items[rng.below(items.len() as u64) as usize].clone()
}

/// Plays a random game to its end, and checks each of its positions.
pub(crate) fn check_game(game: &Entry, position: &str, rng: &mut Rng) {
    let check = match game.id {
        Gambit::ID => walk::<Gambit>,
        Combo::ID => walk::<Combo>,
        Triboard::ID => walk::<Triboard>,
        LuckyMoose::ID => walk::<LuckyMoose>,
        // A game that was added has no type here.
        _ => return,
    };
    check(position, rng);
}

fn walk<G: Game>(position: &str, rng: &mut Rng) {
    let mut record = Record::new(position.parse::<G>().expect("it was just parsed"));
    check_transposition(record.position(), rng);
    while !record.status().over {
        let legal = record.legal_moves();
        assert!(!legal.is_empty(), "{} has no move", record.position());
        let mv = pick(&legal, rng);
        assert_eq!(mv.to_string().parse().as_ref(), Ok(&mv));
        let before = record.position().clone();
        let after = record.after(&mv).expect("a legal move plays");
        record.play(mv.clone()).expect("a legal move plays");
        check_same(record.position(), &after);
        check_text(&after);
        assert!(record.undo());
        check_same(record.position(), &before);
        assert!(record.redo());
        check_same(record.position(), &after);
        assert!(record.ply() < MAX_PLIES, "a game from {position} has no end");
    }
    assert_eq!(record.legal_moves(), []);
    while record.undo() {}
    assert_eq!(record.position().to_string(), position);
}

/// A position is that of its text.
fn check_text<G: Game>(position: &G) {
    let text = position.to_string();
    let parsed: G = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    check_same(&parsed, position);
}

fn check_same<G: Game>(one: &G, other: &G) {
    assert_eq!(one, other);
    assert!(one.repeats(other) && other.repeats(one), "{one} repeats itself");
    assert_eq!((one.key(), hash(one)), (other.key(), hash(other)), "{one}");
}

/// Two moves of a player may be exchanged where that leads to the same position, which then has the same key.
fn check_transposition<G: Game>(start: &G, rng: &mut Rng) {
    let mut moves = Vec::new();
    start.legal_moves(&mut moves);
    if moves.is_empty() {
        return;
    }
    let [first, second] = [0; 2].map(|_| pick(&moves, rng));
    let one = after(start, [&first, &second], rng.state());
    let other = after(start, [&second, &first], rng.state());
    if let (Some(one), Some(other)) = (one, other)
        && one.to_string() == other.to_string()
    {
        check_same(&one, &other);
    }
}

/// The position after two moves of a player, with the first legal reply of each other player between them.
fn after<G: Game>(start: &G, moves: [&G::Move; 2], seed: u64) -> Option<G> {
    let mut position = start.clone();
    let player = position.to_move()?;
    position.play_unchecked(moves[0]);
    let mut rng = Rng::new(seed);
    while position.to_move()? != player {
        let mut replies = Vec::new();
        position.legal_moves(&mut replies);
        let reply = pick(&replies, &mut rng);
        position.play_unchecked(&reply);
    }
    position.play(moves[1]).ok()?;
    Some(position)
}

/// Asserts that the engine and the plain rules agree on a position: its text, its status and its legal moves,
/// with the positions that these lead to.
pub(crate) fn check_plain(game: &Entry, session: &dyn Session) {
    let check = match game.id {
        Gambit::ID => agree::<plain::gambit::Gambit>,
        Combo::ID => agree::<plain::combo::Combo>,
        Triboard::ID => agree::<plain::triboard::Triboard>,
        LuckyMoose::ID => agree::<plain::luckymoose::LuckyMoose>,
        _ => return,
    };
    check(session);
}

fn agree<P: Plain>(session: &dyn Session) {
    let text = session.position();
    let plain = P::parse(&text).unwrap_or_else(|| panic!("{text}: refused by the plain rules"));
    assert_eq!(plain.text(), text);
    assert_eq!(session.status().to_string(), plain.status(), "{text}");
    let mut legal = session.legal_moves();
    if legal.len() > MAX_PLAIN_MOVES {
        return;
    }
    legal.sort_unstable();
    let after = |mv: String| {
        let position = session.after(&mv).expect("a legal move plays");
        (mv, position)
    };
    let engine: Vec<_> = legal.into_iter().map(after).collect();
    let plain: Vec<_> = plain.moves().into_iter().map(|(mv, after)| (mv, after.text())).collect();
    assert_eq!(engine, plain, "{text}");
}

/// Searches a view for a little while: it ends with a legal move, and expects legal moves.
pub(crate) fn check_search(game: &Entry, view: &str, legal: &[String], rng: &mut Rng) {
    let level = pick(&Level::ALL, rng);
    let options = Options::new(level, rng.below(1 << 53)).with_all(rng.below(2) == 0);
    let thinker = game.think("", view, &[], options.with_table_bits(8));
    let mut thinker = thinker.unwrap_or_else(|error| panic!("{view}: {error}"));
    thinker.run_within(&Limits::default().with_nodes(NODES));
    let report = thinker.report();
    let best = report.best.expect("a game that goes on has a best move");
    assert!(legal.contains(&best), "{best} in {view}");
    assert!(report.values.iter().all(|value| legal.contains(&value.mv)), "{view}");
    let line = thinker.line(&best).expect("the best move has a line");
    assert_eq!(line.first(), Some(&best), "{view}");
    if !game.is_hidden {
        let mut session = game.open("", view).expect("it was just searched");
        for mv in line {
            session.play(&mv).unwrap_or_else(|error| panic!("{error} in a line from {view}"));
        }
    }
}
