//! A move that is picked step by step: squares of a path, or items of a hand and their squares.

use super::notation::Shape;
use gambol::Square;

/// The legal moves, and the part of one that is picked.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pick {
    legal: Vec<(String, Shape)>,
    /// The hand that items are picked from.
    hand: Vec<String>,
    /// The squares of a path.
    pub(crate) path: Vec<Square>,
    /// Places in the hand, each with its square once it is placed.
    pub(crate) items: Vec<(usize, Option<Square>)>,
    /// The place of the chosen move among those that are meant.
    choice: usize,
}

/// The result of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// The pick has changed.
    Changed,
    /// A whole move is picked.
    Play(String),
    /// Why nothing has changed.
    Refused(&'static str),
}

impl Pick {
    /// Nothing picked among these legal moves.
    pub(crate) fn new(legal: Vec<String>, hand: Vec<String>) -> Self {
        let legal = legal.into_iter().map(|mv| {
            let shape = Shape::of(&mv);
            (mv, shape)
        });
        Self { legal: legal.collect(), hand, ..Self::default() }
    }

    /// Whether nothing is picked.
    pub(crate) fn is_empty(&self) -> bool {
        self.path.is_empty() && self.items.is_empty()
    }

    /// Picks nothing.
    pub(crate) fn clear(&mut self) {
        (self.path, self.items, self.choice) = (Vec::new(), Vec::new(), 0);
    }

    /// Takes the last step back.
    pub(crate) fn back(&mut self) {
        self.choice = 0;
        if self.path.pop().is_none() {
            self.items.pop();
        }
    }

    /// The squares that can be picked next.
    pub(crate) fn targets(&self) -> Vec<Square> {
        let mut targets: Vec<Square> = match self.thing_to_place() {
            Some(thing) => self.squares_of(thing),
            None if self.items.is_empty() => {
                let next = |(_, shape): &(String, Shape)| match shape {
                    Shape::Path(path) if path.starts_with(&self.path) => {
                        path.get(self.path.len()).copied()
                    }
                    _ => None,
                };
                self.legal.iter().filter_map(next).collect()
            }
            None => Vec::new(),
        };
        targets.sort_unstable();
        targets.dedup();
        targets
    }

    /// Whether the next square is for an item.
    pub(crate) fn has_thing_to_place(&self) -> bool {
        self.thing_to_place().is_some()
    }

    /// The thing that the next square is for: the last one, until it is placed.
    fn thing_to_place(&self) -> Option<&str> {
        let (place, square) = self.items.last()?;
        square.is_none().then(|| &*self.hand[*place])
    }

    /// The items on squares so far.
    pub(crate) fn placed(&self) -> Vec<(&str, Square)> {
        let placed =
            self.items.iter().filter_map(|(n, square)| Some((&*self.hand[*n], (*square)?)));
        placed.collect()
    }

    /// Where an item can be placed besides the placed ones.
    fn squares_of(&self, thing: &str) -> Vec<Square> {
        let placed = self.placed();
        let lays = self.legal.iter().filter_map(|(_, shape)| match shape {
            Shape::Lay(lay) => Some(lay),
            _ => None,
        });
        let has_all = |lay: &&Vec<(String, Square)>| {
            placed.iter().all(|(thing, square)| lay.iter().any(|(t, s)| t == thing && s == square))
        };
        let is_free = |square: &Square| placed.iter().all(|(_, taken)| taken != square);
        let items = lays.filter(has_all).flatten().filter(|(each, _)| each == thing);
        items.map(|(_, square)| *square).filter(is_free).collect()
    }

    /// The moves that are meant by what is picked, as a whole.
    pub(crate) fn meant(&self) -> Vec<&str> {
        let mut items: Vec<&str> = self
            .items
            .iter()
            .filter(|(_, square)| square.is_none())
            .map(|(n, _)| &*self.hand[*n])
            .collect();
        items.sort_unstable();
        let placed = self.placed();
        let is_meant = |shape: &Shape| match shape {
            Shape::Path(path) => self.items.is_empty() && *path == self.path,
            Shape::Lay(lay) => {
                items.is_empty()
                    && lay.len() == placed.len()
                    && lay.iter().all(|(t, s)| placed.contains(&(&**t, *s)))
            }
            Shape::Swap(given) => {
                let mut given: Vec<&str> = given.iter().map(String::as_str).collect();
                given.sort_unstable();
                placed.is_empty() && given == items
            }
            Shape::Word => false,
        };
        let meant = self.legal.iter().filter(|(_, shape)| is_meant(shape));
        meant.map(|(mv, _)| &**mv).collect()
    }

    /// The chosen one of the moves that are meant.
    pub(crate) fn chosen(&self) -> Option<&str> {
        let meant = self.meant();
        meant.get(self.choice % meant.len().max(1)).copied()
    }

    /// Chooses another one of the moves that are meant.
    pub(crate) fn choose(&mut self, step: isize) {
        let count = self.meant().len().max(1);
        self.choice = self.choice.wrapping_add_signed(step.rem_euclid(count as isize)) % count;
    }

    /// Picks a square.
    pub(crate) fn square(&mut self, square: Square) -> Step {
        if let Some(n) = self.items.iter().position(|(_, taken)| *taken == Some(square)) {
            self.items.remove(n);
            return Step::Changed;
        }
        let is_target = self.targets().contains(&square);
        if self.thing_to_place().is_some() {
            if !is_target {
                return Step::Refused("It can't be placed there.");
            }
            let last = self.items.last_mut().expect("an item is to be placed");
            last.1 = Some(square);
            return Step::Changed;
        }
        if !self.items.is_empty() {
            return Step::Refused("Pick another one of your hand first, or press Enter.");
        }
        if !is_target {
            if self.path.last() == Some(&square) {
                return self.confirm();
            }
            let picked = std::mem::take(&mut self.path);
            if !picked.is_empty() && self.targets().contains(&square) && picked[0] != square {
                return self.square(square);
            }
            let is_first = picked.is_empty();
            self.path = if picked.first() == Some(&square) { Vec::new() } else { picked };
            return match (is_first, self.path.is_empty()) {
                (false, true) => Step::Changed,
                (true, _) if !self.hand.is_empty() => Step::Refused("Pick one of your hand first."),
                (true, _) => Step::Refused("No move begins there."),
                (false, false) => Step::Refused("It can't go there."),
            };
        }
        self.path.push(square);
        self.choice = 0;
        // A whole move is played at once where nothing is left to be decided.
        match (self.targets().is_empty(), self.meant().as_slice()) {
            (true, [only]) => Step::Play(only.to_string()),
            _ => Step::Changed,
        }
    }

    /// Picks an item of the hand, or puts it back.
    pub(crate) fn thing(&mut self, place: usize) -> Step {
        if place >= self.hand.len() {
            return Step::Refused("Your hand has no more.");
        }
        self.path.clear();
        match self.items.iter().position(|(n, _)| *n == place) {
            Some(n) => drop(self.items.remove(n)),
            None => self.items.push((place, None)),
        }
        Step::Changed
    }

    /// Completes the move.
    pub(crate) fn confirm(&self) -> Step {
        match self.chosen() {
            Some(mv) => Step::Play(mv.to_string()),
            None if self.is_empty() => Step::Refused("Nothing is picked."),
            None => Step::Refused("That is not a whole move yet."),
        }
    }

    /// The only move that is a word, such as a pass.
    pub(crate) fn word(&self) -> Option<&str> {
        let mut words = self.legal.iter().filter(|(_, shape)| *shape == Shape::Word);
        words.next().map(|(mv, _)| &**mv)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pick(legal: &[&str], hand: &[&str]) -> Pick {
        let owned = |texts: &[&str]| texts.iter().map(ToString::to_string).collect();
        Pick::new(owned(legal), owned(hand))
    }

    /// Picks squares and places in the hand one after the other, and returns the last result.
    fn steps(pick: &mut Pick, steps: &str) -> Step {
        let mut last = Step::Changed;
        for step in steps.split(' ') {
            last = match step.parse() {
                Ok(square) => pick.square(square),
                Err(_) => pick.thing(step.parse().expect("a place in the hand")),
            };
        }
        last
    }

    fn targets(pick: &Pick) -> String {
        pick.targets().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_path_is_played_when_nothing_is_left_to_be_decided() {
        let legal = ["c2xc4", "c2xc4xe2", "c2xa4", "d2xd4"];
        let mut jumps = pick(&legal, &[]);
        assert_eq!(targets(&jumps), "c2 d2");
        assert_eq!(steps(&mut jumps, "c2"), Step::Changed);
        assert_eq!(targets(&jumps), "a4 c4");
        assert_eq!(steps(&mut jumps.clone(), "a4"), Step::Play("c2xa4".into()));
        assert_eq!(steps(&mut jumps, "c4"), Step::Changed);
        assert_eq!(jumps.meant(), ["c2xc4"]);
        // The last square again, or Enter, stops there.
        assert_eq!(steps(&mut jumps.clone(), "c4"), Step::Play("c2xc4".into()));
        assert_eq!(jumps.confirm(), Step::Play("c2xc4".into()));
        assert_eq!(steps(&mut jumps, "e2"), Step::Play("c2xc4xe2".into()));
        assert_eq!(steps(&mut pick(&["f7"], &[]), "f7"), Step::Play("f7".into()));
    }

    #[test]
    fn another_beginning_replaces_a_path() {
        let mut jumps = pick(&["c2xc4", "d2xd4"], &[]);
        assert_eq!(steps(&mut jumps, "e5"), Step::Refused("No move begins there."));
        assert_eq!(steps(&mut jumps, "c2 e5"), Step::Refused("It can't go there."));
        assert_eq!(jumps.path.len(), 1);
        assert_eq!(steps(&mut jumps, "d2 d4"), Step::Play("d2xd4".into()));
        jumps.clear();
        assert_eq!(steps(&mut jumps, "c2 c2"), Step::Refused("That is not a whole move yet."));
        jumps.back();
        assert!(jumps.is_empty());
    }

    #[test]
    fn one_of_several_moves_with_the_same_squares_is_chosen() {
        let mut stacks = pick(&["1a2-a3", "2a2-a3", "2a2-a4"], &[]);
        assert_eq!(steps(&mut stacks, "a2 a3"), Step::Changed);
        assert_eq!((stacks.meant(), stacks.chosen()), (vec!["1a2-a3", "2a2-a3"], Some("1a2-a3")));
        stacks.choose(1);
        assert_eq!(stacks.confirm(), Step::Play("2a2-a3".into()));
        stacks.choose(1);
        assert_eq!(stacks.confirm(), Step::Play("1a2-a3".into()));
        stacks.choose(-1);
        assert_eq!(stacks.confirm(), Step::Play("2a2-a3".into()));
    }

    #[test]
    fn things_are_placed_or_given_away() {
        let legal = ["r1@h8", "r1@h8,r2@i8", "r2@h8", "r2@h8,r1@i8", "~r1", "~r1r1", "~r1r2"];
        let hand = ["r1", "r1", "r2"];
        let mut lay = pick(&legal, &hand);
        assert_eq!(targets(&lay), "");
        assert_eq!(steps(&mut lay, "h8"), Step::Refused("Pick one of your hand first."));
        assert_eq!(steps(&mut lay, "0"), Step::Changed);
        assert_eq!(targets(&lay), "h8 i8");
        assert_eq!(lay.meant(), ["~r1"]);
        assert_eq!(steps(&mut lay, "h9"), Step::Refused("It can't be placed there."));
        steps(&mut lay, "h8 2");
        assert_eq!(targets(&lay), "i8");
        steps(&mut lay, "i8");
        assert_eq!(lay.confirm(), Step::Play("r1@h8,r2@i8".into()));
        // A placed one is taken back by its square.
        steps(&mut lay, "i8");
        assert_eq!(lay.confirm(), Step::Play("r1@h8".into()));
        assert_eq!(steps(&mut pick(&legal, &hand), "3"), Step::Refused("Your hand has no more."));
        let mut swap = pick(&legal, &hand);
        steps(&mut swap, "1 0");
        assert_eq!(swap.confirm(), Step::Play("~r1r1".into()));
        steps(&mut swap, "0");
        assert_eq!(swap.confirm(), Step::Play("~r1".into()));
        assert_eq!(pick(&["pass", "~r1"], &hand).word(), Some("pass"));
    }
}
