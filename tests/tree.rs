//! The tree of a game: random edits of random games of every registered game, against a simple model.

use gambol::games::{self, GAMES};
use gambol::{Entry, NodeId, NodeRef, Player, Rng, Session, Status};
use std::collections::{BTreeMap, HashMap};

/// The moves to a node, from the root.
type Path = Vec<String>;

/// A tree as a table of its nodes, by the moves that lead to them.
#[derive(Clone, Debug)]
struct Model {
    nodes: BTreeMap<Path, Node>,
    /// The end of the main line, and of the current line.
    main: Path,
    line: Path,
    /// The number of moves before the current node.
    ply: usize,
}

#[derive(Clone, Debug, Default)]
struct Node {
    /// The moves of the children in their order.
    children: Vec<String>,
    /// The move of the child on the line that was current when this node was last left.
    visited: Option<String>,
    note: String,
    marks: String,
}

impl Model {
    fn new() -> Self {
        let nodes = BTreeMap::from([(vec![], Node::default())]);
        Self { nodes, main: vec![], line: vec![], ply: 0 }
    }

    fn current(&self) -> Path {
        self.line[..self.ply].to_vec()
    }

    fn add(&mut self, mv: &str) -> Path {
        let parent = self.current();
        let is_main_end = parent == self.main;
        let children = &mut self.nodes.get_mut(&parent).expect("the current node").children;
        let path = [&parent[..], &[mv.into()]].concat();
        if !children.iter().any(|child| child == mv) {
            children.push(mv.into());
            if children.len() == 1 && is_main_end {
                self.main = path.clone();
            }
        }
        self.nodes.entry(path.clone()).or_default();
        path
    }

    fn play(&mut self, mv: &str) {
        let path = self.add(mv);
        self.set_line(path.clone());
        self.ply = path.len();
        self.nodes.get_mut(&path).expect("it was added").visited = None;
        self.lead_to(&path);
    }

    fn play_variation(&mut self, mv: &str) {
        let path = self.add(mv);
        self.go_to(&path);
    }

    fn go_to(&mut self, path: &Path) {
        if !self.line.starts_with(path) {
            self.set_line(path.clone());
            self.extend_line();
        }
        self.ply = path.len();
    }

    /// Replaces the current line, and lets every node that it leaves remember how it went on there.
    fn set_line(&mut self, line: Path) {
        let old = std::mem::replace(&mut self.line, line);
        let same = old.iter().zip(&self.line).take_while(|(a, b)| a == b).count();
        for ply in same..=old.len() {
            let node = self.nodes.get_mut(&old[..ply]).expect("the nodes of a line");
            node.visited = old.get(ply).cloned();
        }
    }

    fn extend_line(&mut self) {
        loop {
            let node = &self.nodes[&self.line];
            let main = node.children.first().filter(|_| self.line != self.main);
            let Some(next) = node.visited.clone().or(main.cloned()) else { return };
            self.line.push(next);
        }
    }

    fn extend_main(&mut self) {
        while let Some(first) = self.nodes[&self.main].children.first().cloned() {
            self.main.push(first);
        }
    }

    /// Ends the main line at a node.
    fn lead_to(&mut self, path: &Path) {
        for ply in 0..path.len() {
            let children = &mut self.nodes.get_mut(&path[..ply]).expect("a node").children;
            children.retain(|child| *child != path[ply]);
            children.insert(0, path[ply].clone());
        }
        self.main.clone_from(path);
    }

    fn promote_to_main_line(&mut self, path: &Path) -> bool {
        let is_main = self.main.starts_with(path);
        if !is_main {
            self.lead_to(path);
            self.extend_main();
        }
        !is_main
    }

    fn promote(&mut self, path: &Path) -> bool {
        if self.main.starts_with(path) {
            return false;
        }
        for ply in (0..path.len()).rev() {
            let parent = &path[..ply];
            let children = &mut self.nodes.get_mut(parent).expect("a node").children;
            let place = children.iter().position(|mv| *mv == path[ply]).expect("a child");
            if place > 0 {
                children.swap(place - 1, place);
                if place == 1 && self.main.starts_with(parent) {
                    self.main.truncate(ply);
                    self.extend_main();
                }
                return true;
            }
        }
        self.extend_main();
        true
    }

    fn delete(&mut self, path: &Path) {
        let (mv, parent) = path.split_last().expect("not the root");
        let before = self.nodes.get_mut(parent).expect("a node");
        before.children.retain(|child| child != mv);
        if before.visited.as_ref() == Some(mv) {
            before.visited = None;
        }
        self.nodes.retain(|other, _| !other.starts_with(path));
        if self.main.starts_with(path) {
            self.main.truncate(parent.len());
            self.extend_main();
        }
        if self.line.starts_with(path) {
            self.line.truncate(parent.len());
            self.ply = self.ply.min(parent.len());
            self.extend_line();
        }
    }

    /// The paths of a node and of all that follow it, main continuations first.
    fn subtree(&self, path: &Path) -> Vec<Path> {
        let children = self.nodes[path].children.iter();
        let below =
            children.flat_map(|mv| self.subtree(&[&path[..], std::slice::from_ref(mv)].concat()));
        [path.clone()].into_iter().chain(below).collect()
    }
}

/// A game with the model of its tree, and the ids of all nodes that it ever had.
struct Pair {
    game: &'static Entry,
    first: String,
    session: Box<dyn Session>,
    model: Model,
    ids: HashMap<Path, NodeId>,
    deleted: Vec<NodeId>,
    /// The position, the status and the legal moves at each node, from a game played there directly.
    known: HashMap<Path, (String, Status, Vec<String>)>,
}

impl Pair {
    fn new(game: &'static Entry, first: String) -> Self {
        let session = game.open("", &first).expect("a position");
        let ids = HashMap::from([(vec![], NodeId::ROOT)]);
        let (model, deleted, known) = (Model::new(), vec![], HashMap::new());
        Self { game, first, session, model, ids, deleted, known }
    }

    fn id(&self, path: &Path) -> NodeId {
        self.ids[path]
    }

    /// Remembers the id of the current node, which no node ever had that is another one.
    fn meet(&mut self) {
        let (path, id) = (self.model.current(), self.session.tree().current());
        assert!(!self.deleted.contains(&id), "the id {id} is given twice");
        assert_eq!(*self.ids.entry(path).or_insert(id), id);
    }

    /// Makes one random edit; returns its name.
    fn edit(&mut self, rng: &mut Rng) -> &'static str {
        let paths: Vec<Path> = self.model.nodes.keys().cloned().collect();
        let path = paths[rng.below(paths.len() as u64) as usize].clone();
        let id = self.id(&path);
        match rng.below(12) {
            kind @ 0..=4 => {
                let legal = self.session.legal_moves();
                let Some(last) = legal.len().checked_sub(1) else { return "none" };
                // Few moves, so that the same ones come again.
                let mv = &legal[rng.below(3).min(last as u64) as usize];
                if kind < 2 {
                    self.session.play(mv).expect("a legal move");
                    self.model.play(mv);
                } else {
                    let node = self.session.play_variation(mv).expect("a legal move");
                    self.model.play_variation(mv);
                    assert_eq!(node, self.session.tree().current());
                }
                self.meet();
                if kind < 2 { "play" } else { "play a variation" }
            }
            5 | 6 => {
                self.session.tree_mut().go_to(id).expect("a node");
                self.model.go_to(&path);
                "go to"
            }
            7 => {
                let ply = rng.below(self.model.line.len() as u64 + 2) as usize;
                let is_there = ply <= self.model.line.len();
                assert_eq!(self.session.seek(ply), is_there);
                if is_there {
                    self.model.ply = ply;
                }
                "seek"
            }
            8 => {
                assert_eq!(self.session.tree_mut().promote(id), Ok(self.model.promote(&path)));
                "promote"
            }
            9 => {
                let is_promoted = self.session.tree_mut().promote_to_main_line(id);
                assert_eq!(is_promoted, Ok(self.model.promote_to_main_line(&path)));
                "promote to the main line"
            }
            // Mostly small parts, so that there is something left.
            10 if path.is_empty() => {
                let error = self.session.tree_mut().delete(id).expect_err("the root stays");
                assert_eq!(error.code().name(), "root-node");
                "delete the root"
            }
            10 if self.model.subtree(&path).len() <= 5 => {
                self.session.tree_mut().delete(id).expect("a node");
                let doomed = self.model.subtree(&path);
                self.deleted.extend(doomed.iter().filter_map(|path| self.ids.remove(path)));
                self.model.delete(&path);
                "delete"
            }
            _ => {
                let node = self.model.nodes.get_mut(&path).expect("a node");
                node.note = format!("note {}\n", rng.below(100));
                node.marks = ["", "!?", "Ge4", "?? Rc2c4 Ya1"][rng.below(4) as usize].into();
                let Node { note, marks, .. } = node.clone();
                self.session.tree_mut().annotate(id, &note, &marks).expect("a node");
                "annotate"
            }
        }
    }

    /// The position, the status and the legal moves after some moves from the first position.
    fn played(&mut self, path: &Path) -> &(String, Status, Vec<String>) {
        let (game, first) = (self.game, &self.first);
        self.known.entry(path.clone()).or_insert_with(|| {
            let mut session = game.open("", first).expect("a position");
            path.iter().for_each(|mv| session.play(mv).expect("a legal move"));
            (session.position(), session.status(), session.legal_moves())
        })
    }

    /// Asserts that the game is as its model says.
    fn check(&mut self, what: &str) {
        let Model { main, line, ply, .. } = self.model.clone();
        let at = self.model.current();
        let tree = self.session.tree();
        let name = self.game.id;
        assert_eq!((tree.current(), tree.ply()), (self.id(&at), ply), "{name}: {what}");
        let ids =
            |path: &Path| -> Vec<_> { (0..=path.len()).map(|n| self.ids[&path[..n]]).collect() };
        assert_eq!(tree.line().collect::<Vec<_>>(), ids(&line), "{name}: {what}");
        assert_eq!(tree.main_line().collect::<Vec<_>>(), ids(&main), "{name}: {what}");
        let all = self.model.subtree(&vec![]);
        let expected: Vec<_> = all.iter().map(|path| self.id(path)).collect();
        assert_eq!(tree.subtree(NodeId::ROOT), Ok(expected), "{name}: {what}");
        for path in &all {
            let (id, node) = (self.id(path), &self.model.nodes[path]);
            assert_eq!(NodeId::from_number(id.to_number()), id);
            let parent = path.split_last().map(|(_, before)| self.ids[before]);
            let (ply, is_main) = (path.len(), main.starts_with(path));
            let expected =
                NodeRef { id, parent, ply, is_main, note: &node.note, marks: &node.marks };
            assert_eq!(tree.node(id), Ok(expected));
            let mv = self.session.move_to(id).map(|played| played.mv);
            assert_eq!(mv.as_ref(), path.last());
            let child = |mv: &String| self.ids[&[&path[..], std::slice::from_ref(mv)].concat()];
            assert_eq!(tree.variations(id), Ok(node.children.iter().map(child).collect()));
        }
        assert_eq!(self.session.moves(), line, "{name}: {what}");
        assert_eq!(self.session.ply(), ply, "{name}: {what}");
        let history = self.session.history(0);
        for from in [1, ply, line.len(), line.len() + 1] {
            let part = self.session.history(from);
            let from = from.min(line.len());
            assert_eq!(part.moves, history.moves[from..]);
            assert_eq!(part.sealed, history.sealed[from..]);
            assert_eq!(part.movers, history.movers[from..]);
        }
        let now = (self.session.position(), self.session.status(), self.session.legal_moves());
        assert_eq!(&now, self.played(&at), "{name}: {what}");
    }

    /// Asserts that the moves of the main line, as text and as a link has them, lead to the same
    /// position as its last node, and that every node has the status of a game that was played there.
    fn check_positions(&mut self) {
        let main = self.session.main_line(0);
        assert_eq!(main.moves, self.model.main);
        let mut opened = self.game.open("", &self.first).expect("a position");
        for (mv, mover) in main.sealed.iter().zip(&main.movers) {
            assert_eq!(opened.to_move(), Some(Player(*mover)));
            opened.replay(mv).expect("a legal move");
        }
        for path in self.model.subtree(&vec![]) {
            let id = self.id(&path);
            self.session.tree_mut().go_to(id).expect("a node");
            self.model.go_to(&path);
            let now = (self.session.position(), self.session.status(), self.session.legal_moves());
            assert_eq!(&now, self.played(&path), "after {path:?}");
            if path == self.model.main {
                assert_eq!(opened.position(), now.0);
                assert_eq!(opened.status(), now.1);
            }
        }
        self.check("go to every node");
    }

    /// Asserts that the ids of deleted and unknown nodes are refused, and change nothing.
    fn check_unknown(&mut self, rng: &mut Rng) {
        let unknown = [1 << 20, (1 << 53) - 1, u64::MAX, 1 << 32].map(NodeId::from_number);
        let deleted = self.deleted.iter().copied().filter(|_| rng.below(4) == 0);
        for id in deleted.chain(unknown) {
            let session = &mut self.session;
            let errors = [
                session.tree_mut().go_to(id).expect_err("no node"),
                session.tree_mut().promote(id).expect_err("no node"),
                session.tree_mut().promote_to_main_line(id).expect_err("no node"),
                session.tree_mut().delete(id).expect_err("no node"),
                session.tree_mut().annotate(id, "a", "!").expect_err("no node"),
                session.tree().node(id).expect_err("no node"),
                session.tree().variations(id).expect_err("no node"),
                session.tree().subtree(id).expect_err("no node"),
            ];
            for error in errors {
                assert_eq!(
                    (error.code().name(), error.found()),
                    ("unknown-node", &*id.to_string())
                );
            }
        }
        self.check("unknown ids");
    }
}

/// Edits random trees that begin at a position.
fn check_edits(game: &'static Entry, first: &str, seeds: std::ops::Range<u64>) {
    let mut made: HashMap<&str, u32> = HashMap::new();
    for seed in seeds {
        let mut rng = Rng::new(seed);
        let mut pair = Pair::new(game, first.into());
        for _ in 0..60 {
            let what = pair.edit(&mut rng);
            *made.entry(what).or_default() += 1;
            pair.check(what);
        }
        pair.check_unknown(&mut rng);
        pair.check_positions();
    }
    assert!(made.len() >= 9, "{}: {made:?}", game.id);
}

#[test]
fn random_edits_of_every_game_do_what_a_simple_model_does() {
    for game in GAMES {
        for seed in 0..3 {
            let start = game.start(&format!("seed={seed}")).expect("every game takes a seed");
            check_edits(game, &start.position(), seed * 10..(seed + 1) * 10);
        }
    }
}

/// Two stacks each, which move to and fro, so that positions repeat on some lines of the tree.
#[test]
fn repetition_counts_along_each_line_from_the_root() {
    let combo = games::find("combo").expect("the game is registered");
    let first = "w1,6,w1/8/8/8/8/8/8/b1,6,b1 b 0";
    let mut session = combo.open("", first).expect("a position");
    let there = ["1a1-a2", "1a8-a7", "1a2-a1", "1a7-a8"];
    for mv in there.iter().chain(&there) {
        assert!(!session.status().over);
        session.play(mv).expect("a legal move");
    }
    assert_eq!(session.status().to_string(), "over - 2,2");
    assert_eq!(session.legal_moves(), [""; 0]);
    assert_eq!(
        session.play_variation("1a1-a2").expect_err("it is over").code().name(),
        "game-over"
    );
    // The same position on another line from the root has not occurred as often.
    assert!(session.seek(4));
    for mv in ["1h1-h2", "1h8-h7", "1h2-h1", "1h7-h8"] {
        session.play_variation(mv).expect("a legal move");
    }
    assert_eq!(session.status().to_string(), "over - 2,2");
    assert!(session.seek(7));
    assert_eq!(session.status().to_string(), "playing - 2,2");
    session.play_variation("1h7-g8").expect("a legal move");
    assert_eq!(session.status().to_string(), "playing - 2,2");
    assert!(session.seek(0));
    for mv in ["1h1-h2", "1h8-h7", "1h2-h1", "1h7-h8"] {
        session.play_variation(mv).expect("a legal move");
    }
    assert_eq!(
        (session.position(), session.to_move()),
        (first.replace("b 0", "b 4"), Some(Player(0)))
    );
    assert_eq!(session.main_line(0).moves.len(), 8);
    check_edits(combo, first, 0..30);
}

/// What a player had before an undo stays in the tree, and the line of the table is the main line.
#[test]
fn a_move_after_an_undo_becomes_the_main_line() {
    let mut session =
        games::find("gambit").expect("the game is registered").start("").expect("a game");
    for mv in ["c2xc4", "b3xb1", "a2xa4"] {
        session.play(mv).expect("a legal move");
    }
    assert!(session.seek(1));
    session.play("d3xd1").expect("a legal move");
    assert_eq!(session.moves(), ["c2xc4", "d3xd1"]);
    assert_eq!(session.main_line(0), session.history(0));
    assert!(!session.seek(3), "there is nothing to redo");
    let [first, second] = variations(&*session, 1)[..] else { panic!("there are two variations") };
    let text = |id| session.move_to(id).map(|played| played.mv);
    assert_eq!([text(first), text(second)].map(Option::unwrap_or_default), ["d3xd1", "b3xb1"]);
    session.tree_mut().go_to(second).expect("a node");
    assert_eq!(session.moves(), ["c2xc4", "b3xb1", "a2xa4"]);
    assert_eq!(session.main_line(0).moves, ["c2xc4", "d3xd1"]);
    // The same move once more is the last one of the table, though it was followed by another before.
    assert!(session.seek(1));
    session.play("b3xb1").expect("a legal move");
    assert_eq!((session.moves().len(), session.ply(), session.seek(3)), (2, 2, false));
    assert_eq!(session.main_line(0).moves, ["c2xc4", "b3xb1"]);
    let [kept] = variations(&*session, 2)[..] else { panic!("what followed is kept") };
    assert_eq!(session.tree().node(kept).map(|node| node.is_main), Ok(false));
    session.tree_mut().promote(kept).expect("a node");
    assert_eq!(session.main_line(0).moves, ["c2xc4", "b3xb1", "a2xa4"]);
}

/// The variations after `ply` moves of the current line.
fn variations(session: &dyn Session, ply: usize) -> Vec<NodeId> {
    let node = session.tree().line().nth(ply).expect("a node of the line");
    session.tree().variations(node).expect("a node")
}

/// The main line passes the first position three times, a variation of the same length twice, and
/// another one, beside a main line that never comes back, three times.
#[test]
fn a_line_repeats_none_of_the_positions_of_another() {
    let combo = games::find("combo").expect("the game is registered");
    let open = || combo.open("", "w1,6,w1/8/8/8/8/8/8/b1,6,b1 b 0").expect("a position");
    let short = ["1a1-a2", "1a8-a7", "1a2-a1", "1a7-a8"].repeat(2);
    let far = ["h1-h2", "h8-h7", "h2-h3", "h7-h6", "h3-h2", "h6-h7", "h2-h1", "h7-h8"];
    let far = far.map(|mv| format!("1{mv}"));
    for is_short_main in [true, false] {
        let mut session = open();
        for ply in 0..8 {
            let mv = if is_short_main { short[ply] } else { &far[ply] };
            session.play(mv).expect("a legal move");
        }
        assert_eq!(session.status().over, is_short_main);
        assert!(session.seek(0));
        for ply in 0..8 {
            let mv = if is_short_main { &far[ply] } else { short[ply] };
            session.play_variation(mv).expect("a legal move");
        }
        assert_eq!(session.status().over, !is_short_main);
    }
}
