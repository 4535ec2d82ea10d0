//! Random games in progress, whose texts are the valid inputs that are damaged.

use super::random;
use arbtest::arbitrary::{Result, Unstructured};
use gambol::games::{self, GAMES};
use gambol::{Entry, NodeId, Session};

/// Some games of each kind, with variations and annotations.
pub(crate) struct Tables(Vec<Table>);

pub(crate) struct Table {
    pub(crate) game: &'static Entry,
    pub(crate) session: Box<dyn Session>,
}

/// The most positions of a game with its variations, since studies of many take long to write.
const MAX_NODES: usize = 80;

/// Options of set-ups. A game takes those that it knows.
const OPTIONS: [&str; 9] = [
    "seed=1",
    "seed=9007199254740991",
    "players=3",
    "players=4",
    "size=9",
    "size=21",
    "sets=1",
    "sets=6",
    "draws=pieces",
];

impl Tables {
    /// Every registered game; with `GAMBOL_GAME=<id>` that game alone.
    pub(crate) fn new() -> Self {
        let asked = std::env::var("GAMBOL_GAME").ok();
        let games = GAMES.iter().filter(|game| asked.as_ref().is_none_or(|id| id == game.id));
        let table = |game: &'static Entry| {
            (0..4).map(move |n| {
                let session = game.start(&format!("seed={n}")).expect("every game takes a seed");
                Table { game, session }
            })
        };
        Self(games.flat_map(table).collect())
    }

    /// Goes on with one of the games, and returns it.
    pub(crate) fn next(&mut self, u: &mut Unstructured<'_>) -> Result<&mut Table> {
        let at = u.choose_index(self.0.len())?;
        let table = &mut self.0[at];
        table.go_on(u)?;
        Ok(table)
    }
}

impl Table {
    fn go_on(&mut self, u: &mut Unstructured<'_>) -> Result<()> {
        let is_full = self.nodes().len() >= MAX_NODES;
        let is_over = self.session.to_move().is_none();
        if is_full || is_over && u.ratio(1, 2)? || u.ratio(1, 100)? {
            self.session = self.restart(u)?;
            return Ok(());
        }
        if is_over || u.ratio(1, 8)? {
            let node = *u.choose(&self.nodes())?;
            self.session.tree_mut().go_to(node).expect("a node of the tree");
        }
        let legal = self.session.legal_moves();
        if !legal.is_empty() {
            self.session.play_variation(u.choose(&legal)?).expect("a legal move");
        }
        let node = self.session.tree().current();
        match u.int_in_range(0..=15)? {
            0 => {
                let note = random::arbitrary(u, &["word", "{", "}", "[%csl", "%"])?;
                let marks = u.choose(&["", "!?", "Ga1", "∞ Ra1b2 Gc3", "!! Bh1"])?;
                self.session.tree_mut().annotate(node, &note, marks).expect("a node of the tree");
            }
            1 if node != NodeId::ROOT => {
                self.session.tree_mut().promote_to_main_line(node).expect("a node of the tree");
            }
            _ => {}
        }
        Ok(())
    }

    fn nodes(&self) -> Vec<NodeId> {
        self.session.tree().subtree(NodeId::ROOT).expect("the root is there")
    }

    /// A game of a set-up of options that it takes, or one that begins at the current position.
    fn restart(&self, u: &mut Unstructured<'_>) -> Result<Box<dyn Session>> {
        let mut setup = String::new();
        for _ in 0..u.int_in_range(0..=3)? {
            let longer = format!("{setup} {}", u.choose(&OPTIONS)?);
            if self.game.start(&longer).is_ok() {
                setup = longer;
            }
        }
        let started = match u.ratio(1, 4)? {
            true => self.game.open(&setup, &self.session.position()),
            false => self.game.start(&setup),
        };
        Ok(started.expect("the set-up was taken"))
    }
}

/// The game in the first line of an input, and the rest of the input.
pub(crate) fn split_game(input: &str) -> Option<(&'static Entry, &str)> {
    let (id, rest) = input.split_once('\n')?;
    Some((games::find(id).ok()?, rest))
}
