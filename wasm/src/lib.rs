//! The engine for JavaScript: text and plain objects.
//!
//! Every error is thrown as an `Error` with the fields of a `Refusal`, whose code says what is wrong;
//! its message is that code. A panic prints its message to the console and then traps; the page
//! replaces a trapped instance. Methods of a freed object throw an `Error` with the code `freed`.

mod clock;
pub mod failure;
mod options;
mod refusal;
mod shapes;

use clock::Clock;
use failure::Failure;
use gambol::games;
use gambol::{Error, NodeId, codes, study};
use js_sys::Array;
use options::{Options, whole};
use shapes::{Game, History, Holding, Progress, Report, Status, Tally};
use wasm_bindgen::prelude::*;

type Result<T> = core::result::Result<T, Failure>;

/// Prints the message of a panic to the console.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// A seed for a new game, from the browser's own source of randomness: a whole number below 2^53.
///
/// # Errors
/// Fails if the browser has no such source.
#[wasm_bindgen]
pub fn seed() -> Result<f64> {
    // A double holds 53 bits exactly.
    Ok((getrandom::u64()? >> 11) as f64)
}

/// The games of the registry.
///
/// # Errors
/// None known.
#[wasm_bindgen(unchecked_return_type = "Game[]")]
pub fn list() -> Result<JsValue> {
    let games: Vec<Game> = games::GAMES.iter().map(Game::of).collect();
    shapes::to_js(&games)
}

/// The studies in a file, from the front: their texts and headers. Neither positions nor moves are
/// checked.
///
/// # Errors
/// None known.
#[wasm_bindgen(js_name = splitStudies, unchecked_return_type = "StudyPart[]")]
pub fn split_studies(file: &str) -> Result<JsValue> {
    Ok(study::split(file).iter().map(shapes::study_part).collect::<Array>().into())
}

/// One game in progress.
///
/// A method without a node refers to the current line and the current position.
#[wasm_bindgen]
pub struct Session {
    inner: Box<dyn gambol::Session>,
}

#[wasm_bindgen]
impl Session {
    /// A new game of this id from a set-up: `key=value` with spaces between them, or empty.
    ///
    /// # Errors
    /// Refuses an unknown game, and a set-up that is not of the game.
    pub fn start(game: &str, setup: &str) -> Result<Session> {
        Ok(Self { inner: games::find(game)?.start(setup)? })
    }

    /// A game of this id and of a set-up that begins at another position.
    ///
    /// # Errors
    /// Refuses an unknown game, and a set-up or a position that is not of the game.
    pub fn open(game: &str, setup: &str, position: &str) -> Result<Session> {
        Ok(Self { inner: games::find(game)?.open(setup, position)? })
    }

    /// A game of this id and of a set-up that begins at a position consistent with a view, where the seed
    /// deals what the view hides. Without hidden hands a view is a position.
    ///
    /// # Errors
    /// Refuses an unknown game, and a set-up or a view that is not of the game.
    pub fn sample(game: &str, setup: &str, view: &str, seed: f64) -> Result<Session> {
        Ok(Self { inner: games::find(game)?.sample(setup, view, seed as u64)? })
    }

    /// A game of this id and of a set-up as one player sees it, from a view on. The positions are texts of views,
    /// and what is drawn has to be told.
    ///
    /// # Errors
    /// Refuses an unknown game, and a set-up or a view that is not of the game.
    pub fn seat(game: &str, setup: &str, view: &str) -> Result<Session> {
        Ok(Self { inner: games::find(game)?.seat(setup, view)? })
    }

    /// A game of this id for spectators, which refuses all moves, from its
    /// [`public_text`](Self::public_text).
    ///
    /// # Errors
    /// Refuses an unknown game, and text that is not public information of the game.
    pub fn watch(game: &str, text: &str) -> Result<Session> {
        Ok(Self { inner: games::find(game)?.watch(text)? })
    }

    /// A game of any kind from the text of its study. `line` is the number of the first line, 1 if it is
    /// missing.
    ///
    /// # Errors
    /// Refuses text that is not one study, with line and column.
    #[wasm_bindgen(js_name = parseStudy)]
    pub fn parse_study(text: &str, line: Option<usize>) -> Result<Session> {
        Ok(Self { inner: study::read(text, line.unwrap_or(1))?.session })
    }

    /// A game of any kind from the text of its study as far as that is sound, and the first error.
    ///
    /// # Errors
    /// Refuses text that does not tell how the game begins, with line and column.
    #[wasm_bindgen(js_name = salvageStudy, unchecked_return_type = "Salvage")]
    pub fn salvage_study(text: &str, line: Option<usize>) -> Result<JsValue> {
        let (study, error) = study::salvage(text, line.unwrap_or(1))?;
        Ok(shapes::salvage(Self { inner: study.session }.into(), error.as_ref()))
    }

    /// The game as the text of a study, with all variations, comments and marks. The headers that tell
    /// how the game begins are added to the given ones, and so is the result.
    ///
    /// # Errors
    /// Refuses a header whose name is none, and the game of a spectator.
    #[wasm_bindgen(js_name = formatStudy)]
    pub fn format_study(
        &self,
        #[wasm_bindgen(unchecked_param_type = "[key: string, value: string][]")] headers: &Array,
    ) -> Result<String> {
        let headers: Vec<_> = headers.iter().map(options::pair).collect();
        Ok(study::write(self.inner.as_ref(), &headers)?)
    }

    /// The public information about the current position.
    #[wasm_bindgen(js_name = publicText)]
    pub fn public_text(&self) -> String {
        self.inner.public_text()
    }

    /// The position that the game began with.
    pub fn first(&self) -> String {
        self.inner.first_position()
    }

    /// The current position.
    pub fn position(&self) -> String {
        self.inner.position()
    }

    /// The number of moves before the current position.
    pub fn ply(&self) -> usize {
        self.inner.ply()
    }

    /// The player to move, the winners and the scores.
    ///
    /// # Errors
    /// None known.
    #[wasm_bindgen(unchecked_return_type = "Status")]
    pub fn status(&self) -> Result<JsValue> {
        shapes::to_js(&Status::of(self.inner.as_ref()))
    }

    /// The parts of the scores.
    ///
    /// # Errors
    /// None known.
    #[wasm_bindgen(unchecked_return_type = "Holding[]")]
    pub fn holdings(&self) -> Result<JsValue> {
        let holdings: Vec<Holding> = self.inner.holdings().into_iter().map(Into::into).collect();
        shapes::to_js(&holdings)
    }

    /// The legal moves, in the game's own order.
    pub fn legal(&self) -> Vec<String> {
        self.inner.legal_moves()
    }

    /// All moves of the current line, or of the main line, but the first `from`; of the current line those
    /// after the current position included.
    ///
    /// # Errors
    /// None known.
    #[wasm_bindgen(unchecked_return_type = "History")]
    pub fn history(&self, from: usize, is_main: bool) -> Result<JsValue> {
        let history = match is_main {
            true => self.inner.main_line(from),
            false => self.inner.history(from),
        };
        shapes::to_js(&History::from(history))
    }

    /// The information that the player on a seat has about the current position.
    ///
    /// # Errors
    /// Refuses a seat without a player.
    pub fn view(&self, seat: u8) -> Result<String> {
        if seat >= self.inner.players() {
            let most = self.inner.players() - 1;
            let error = Error::new("seat", seat, codes::NUMBER);
            return Err(error.with("least", 0_u8).with("most", most).into());
        }
        Ok(self.inner.view(gambol::Player(seat)))
    }

    /// Tells the player of a game that began as a seat what the own hand is after the move that leads to the
    /// current position. Returns false where that is known already.
    ///
    /// # Errors
    /// Refuses text that is no hand, and a hand that does not follow from the one before.
    pub fn tell(&mut self, hand: &str) -> Result<bool> {
        Ok(self.inner.tell(hand)?)
    }

    /// The position that a move leads to; nothing changes.
    ///
    /// # Errors
    /// Refuses text that is not a move, and an illegal move.
    pub fn after(&self, mv: &str) -> Result<String> {
        Ok(self.inner.after(mv)?)
    }

    /// Plays a move at a table: it becomes the last one of the main line. What followed the current
    /// position before stays in the tree as a variation.
    ///
    /// # Errors
    /// Refuses text that is not a move, and an illegal move; nothing changes then.
    pub fn play(&mut self, mv: &str) -> Result<()> {
        Ok(self.inner.play(mv)?)
    }

    /// Plays a move as a link has it, without what only its player may know.
    ///
    /// # Errors
    /// Refuses text that is not a move, and an illegal move; nothing changes then.
    pub fn replay(&mut self, mv: &str) -> Result<()> {
        Ok(self.inner.replay(mv)?)
    }

    /// The index of a move of a link among the legal moves. This and `playPlace` take as long in a long
    /// game as in a short one.
    ///
    /// # Errors
    /// Refuses text that is not a move, and an illegal move.
    #[wasm_bindgen(js_name = placeOf)]
    pub fn place_of(&self, mv: &str) -> Result<u32> {
        // No position has nearly so many moves.
        Ok(self.inner.place_of(mv)? as u32)
    }

    /// Plays the legal move of an index, and returns it.
    ///
    /// # Errors
    /// Refuses an index without a move; nothing changes then.
    #[wasm_bindgen(js_name = playPlace)]
    pub fn play_place(&mut self, place: u32) -> Result<String> {
        Ok(self.inner.play_place(place as usize)?)
    }

    /// The parts of the score of a move, or the reason why it is illegal; nothing changes.
    ///
    /// # Errors
    /// None known.
    #[wasm_bindgen(unchecked_return_type = "Explanation")]
    pub fn explain(&self, mv: &str) -> Result<JsValue> {
        shapes::explanation(self.inner.gains(mv))
    }

    /// The parts of the scores of all moves before the current position.
    ///
    /// # Errors
    /// None known.
    #[wasm_bindgen(unchecked_return_type = "Tally[]")]
    pub fn tally(&self) -> Result<JsValue> {
        let parts: Vec<Tally> = self.inner.tally().into_iter().map(Tally::of).collect();
        shapes::to_js(&parts)
    }

    /// Goes to the position after `ply` moves of the current line. Returns false, and changes nothing,
    /// when there is none.
    pub fn seek(&mut self, ply: usize) -> bool {
        self.inner.seek(ply)
    }

    /// A node of the tree with all that follow it; 0 is the id of the root.
    ///
    /// # Errors
    /// Refuses an unknown id.
    #[wasm_bindgen(unchecked_return_type = "Tree")]
    pub fn tree(&self, node: f64) -> Result<JsValue> {
        Ok(shapes::tree(self.inner.as_ref(), node_of(node))?.into())
    }

    /// Goes to a node. The current line stays where it leads through that node; otherwise it goes on
    /// after the node as it did when that was last left, or with main continuations.
    ///
    /// # Errors
    /// Refuses an unknown id; nothing changes then.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, node: f64) -> Result<()> {
        Ok(self.inner.tree_mut().go_to(node_of(node))?)
    }

    /// Plays a move of an analysis: goes to the node of that move, which becomes the last variation of
    /// the current position where there is none, and returns its id.
    ///
    /// # Errors
    /// Refuses text that is not a move, and an illegal move; nothing changes then.
    #[wasm_bindgen(js_name = playVariation)]
    pub fn play_variation(&mut self, mv: &str) -> Result<f64> {
        Ok(shapes::number_of(self.inner.play_variation(mv)?))
    }

    /// Moves the variation that a node is part of one place up among its siblings, the first of which
    /// is the main continuation, or makes the line through the node the main line. Returns false, and
    /// changes nothing, when the node is on the main line.
    ///
    /// # Errors
    /// Refuses an unknown id; nothing changes then.
    pub fn promote(&mut self, node: f64, is_to_main_line: bool) -> Result<bool> {
        let (node, mut tree) = (node_of(node), self.inner.tree_mut());
        Ok(match is_to_main_line {
            true => tree.promote_to_main_line(node)?,
            false => tree.promote(node)?,
        })
    }

    /// Deletes a node and all that follow it. Where the current node is one of them, the node before
    /// them becomes the current one.
    ///
    /// # Errors
    /// Refuses an unknown id, and the root; nothing changes then.
    #[wasm_bindgen(js_name = deleteNode)]
    pub fn delete_node(&mut self, node: f64) -> Result<()> {
        Ok(self.inner.tree_mut().delete(node_of(node))?)
    }

    /// Replaces the comment on a node and its marks, such as `!? Ge4 Rc2c4`, which are kept as they are.
    /// Empty ones remove them.
    ///
    /// # Errors
    /// Refuses an unknown id; nothing changes then.
    pub fn annotate(&mut self, node: f64, note: &str, marks: &str) -> Result<()> {
        Ok(self.inner.tree_mut().annotate(node_of(node), note, marks)?)
    }
}

/// The id of a node from a number of JavaScript. Where the number is none that an id can be, no node has
/// the id.
fn node_of(number: f64) -> NodeId {
    NodeId::from_number(whole(number).unwrap_or(u64::MAX))
}

/// A search of one position, run for a few milliseconds at a time.
#[wasm_bindgen]
pub struct Search {
    inner: Box<dyn gambol::Thinker>,
}

#[wasm_bindgen]
impl Search {
    /// A search for the player to move.
    ///
    /// # Errors
    /// An option that is missing or of another type, an unknown game or level, a set-up that is not of
    /// the game, text that is no view or no move of it, a move that is not legal, and a game that is
    /// over.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "SearchOptions")] options: &JsValue,
    ) -> Result<Search> {
        let options = Options::of("search", options);
        let game = games::find(&options.text("game")?)?;
        let moves = options.texts("moves")?;
        let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
        let (level, seed) = (options.text("level")?.parse()?, options.whole("seed")?);
        let how = gambol::search::Options::new(level, seed).with_all(options.flag("all")?);
        let (setup, view) = (options.text("setup")?, options.text("view")?);
        Ok(Self { inner: game.think(&setup, &view, &moves, how)? })
    }

    /// Continues the search for about `millis` milliseconds, or until it is complete, and returns its
    /// progress.
    ///
    /// Time decides only when this returns. The results depend on nothing but the number of positions
    /// that were searched, which is always a number of whole slices.
    ///
    /// # Errors
    /// Fails if there is no clock.
    #[wasm_bindgen(unchecked_return_type = "Progress")]
    pub fn run(&mut self, millis: f64) -> Result<JsValue> {
        let clock = Clock::start()?;
        // What is no number is no time.
        let millis = millis.max(0.0);
        loop {
            let progress = self.inner.run(self.inner.slice());
            if progress.done || clock.millis() >= millis {
                return shapes::to_js(&Progress::of(progress));
            }
        }
    }

    /// The results so far. With thousands of legal moves, a report costs as much as searching a few
    /// thousand positions.
    ///
    /// # Errors
    /// None known.
    #[wasm_bindgen(unchecked_return_type = "Report")]
    pub fn report(&self) -> Result<JsValue> {
        shapes::to_js(&Report::of(self.inner.report()))
    }
}
