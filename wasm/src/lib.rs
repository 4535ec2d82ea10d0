//! The engine for JavaScript: text and plain objects.
//!
//! Every error is thrown as an `Error` with the fields of a `Refusal`, whose code says what is wrong;
//! its message is that code. A panic reaches the console with its message and then traps; what the
//! page does with a trapped instance is its own affair.

mod clock;
pub mod failure;
mod options;
mod refusal;
mod shapes;

use clock::Clock;
use failure::Failure;
use gambol::games;
use options::Named;
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
/// Where there is no such source.
#[wasm_bindgen]
pub fn seed() -> Result<f64> {
    // A double holds 53 bits exactly.
    Ok((getrandom::u64()? >> 11) as f64)
}

/// The games that there are.
///
/// # Errors
/// None that is known of.
#[wasm_bindgen(unchecked_return_type = "Game[]")]
pub fn list() -> Result<JsValue> {
    let games: Vec<Game> = games::GAMES.iter().map(Game::of).collect();
    shapes::to_js(&games)
}

/// One game in progress.
#[wasm_bindgen]
pub struct Session {
    inner: Box<dyn gambol::Session>,
}

#[wasm_bindgen]
impl Session {
    /// A new game of this id from a set-up: `key=value` with spaces between them, or empty.
    ///
    /// # Errors
    /// An unknown game, and a set-up that is not of this game.
    pub fn start(game: &str, setup: &str) -> Result<Session> {
        Ok(Self { inner: games::find(game)?.start(setup)? })
    }

    /// A game of this id and of a set-up that begins at a position of its own.
    ///
    /// # Errors
    /// An unknown game, a set-up that is not of this game, and text that is no position of it.
    pub fn open(game: &str, setup: &str, position: &str) -> Result<Session> {
        Ok(Self { inner: games::find(game)?.open(setup, position)? })
    }

    /// A game of this id to look on at, which takes no move: `text` is what
    /// [`public_text`](Self::public_text) said of it.
    ///
    /// # Errors
    /// An unknown game, and text that is none of it.
    pub fn watch(game: &str, text: &str) -> Result<Session> {
        Ok(Self { inner: games::find(game)?.watch(text)? })
    }

    /// What everybody has seen of the position.
    #[wasm_bindgen(js_name = publicText)]
    pub fn public_text(&self) -> String {
        self.inner.public_text()
    }

    /// The position that the game began with.
    pub fn first(&self) -> String {
        self.inner.first_position()
    }

    /// The position that is looked at.
    pub fn position(&self) -> String {
        self.inner.position()
    }

    /// How many moves lie before the position that is looked at.
    pub fn ply(&self) -> usize {
        self.inner.ply()
    }

    /// Whose turn it is, who has won, and the scores.
    ///
    /// # Errors
    /// None that is known of.
    #[wasm_bindgen(unchecked_return_type = "Status")]
    pub fn status(&self) -> Result<JsValue> {
        shapes::to_js(&Status::of(self.inner.as_ref()))
    }

    /// What the scores are made of.
    ///
    /// # Errors
    /// None that is known of.
    #[wasm_bindgen(unchecked_return_type = "Holding[]")]
    pub fn holdings(&self) -> Result<JsValue> {
        let holdings: Vec<Holding> = self.inner.holdings().into_iter().map(Into::into).collect();
        shapes::to_js(&holdings)
    }

    /// The legal moves, in the game's own order.
    pub fn legal(&self) -> Vec<String> {
        self.inner.legal_moves()
    }

    /// The moves that were played, but for the first `from` of them; those after the ply that is looked
    /// at, too.
    ///
    /// # Errors
    /// None that is known of.
    #[wasm_bindgen(unchecked_return_type = "History")]
    pub fn history(&self, from: usize) -> Result<JsValue> {
        shapes::to_js(&History::of(self.inner.as_ref(), from))
    }

    /// What the player on a seat may know of the position.
    ///
    /// # Errors
    /// A seat that nobody sits on.
    pub fn view(&self, seat: u8) -> Result<String> {
        if seat >= self.inner.players() {
            let most = self.inner.players() - 1;
            let error = gambol::Error::new("seat", seat, gambol::codes::NUMBER);
            return Err(error.with("least", 0_u8).with("most", most).into());
        }
        Ok(self.inner.view(gambol::Player(seat)))
    }

    /// The position that a move leads to; nothing changes.
    ///
    /// # Errors
    /// Text that is no move, and a move that is not legal.
    pub fn after(&self, mv: &str) -> Result<String> {
        Ok(self.inner.after(mv)?)
    }

    /// Plays a move; what lay after the ply that is looked at is dropped.
    ///
    /// # Errors
    /// Text that is no move, and a move that is not legal; nothing changes then.
    pub fn play(&mut self, mv: &str) -> Result<()> {
        Ok(self.inner.play(mv)?)
    }

    /// Plays a move of a link, which may keep back what only its player may know.
    ///
    /// # Errors
    /// Text that is no move, and a move that is not legal; nothing changes then.
    pub fn replay(&mut self, mv: &str) -> Result<()> {
        Ok(self.inner.replay(mv)?)
    }

    /// The place of a move of a link among the legal moves, counted from 0. This and `playPlace` take
    /// as long in a long game as in a short one.
    ///
    /// # Errors
    /// Text that is no move, and a move that is not legal.
    #[wasm_bindgen(js_name = placeOf)]
    pub fn place_of(&self, mv: &str) -> Result<u32> {
        // No position has nearly so many moves.
        Ok(self.inner.place_of(mv)? as u32)
    }

    /// Plays the legal move at a place, counted from 0, and says which one that is.
    ///
    /// # Errors
    /// A place where there is no move; nothing changes then.
    #[wasm_bindgen(js_name = playPlace)]
    pub fn play_place(&mut self, place: u32) -> Result<String> {
        Ok(self.inner.play_place(place as usize)?)
    }

    /// What a move would score, part by part, or what it lacks; nothing changes.
    ///
    /// # Errors
    /// None that is known of.
    #[wasm_bindgen(unchecked_return_type = "Explanation")]
    pub fn explain(&self, mv: &str) -> Result<JsValue> {
        shapes::explanation(self.inner.gains(mv))
    }

    /// The parts of what was scored before the ply that is looked at.
    ///
    /// # Errors
    /// None that is known of.
    #[wasm_bindgen(unchecked_return_type = "Tally[]")]
    pub fn tally(&self) -> Result<JsValue> {
        let parts: Vec<Tally> = self.inner.tally().into_iter().map(Tally::of).collect();
        shapes::to_js(&parts)
    }

    /// Looks at the position after `ply` moves; false, and nothing changes, where there is none.
    pub fn seek(&mut self, ply: usize) -> bool {
        self.inner.seek(ply)
    }
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
        let options = Named::of("search", options);
        let game = games::find(&options.text("game")?)?;
        let moves = options.texts("moves")?;
        let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
        let how = gambol::search::Options {
            level: options.text("level")?.parse()?,
            seed: options.whole("seed")?,
            all: options.flag("all")?,
        };
        let (setup, view) = (options.text("setup")?, options.text("view")?);
        Ok(Self { inner: game.think(&setup, &view, &moves, how)? })
    }

    /// Searches on for about so many milliseconds, or until nothing more can be learnt, and says how
    /// far it is by then.
    ///
    /// Time only decides when it returns. What it finds depends on nothing but how many positions it
    /// has looked at, and that is always a number of whole slices.
    ///
    /// # Errors
    /// Where there is no clock.
    #[wasm_bindgen(unchecked_return_type = "Progress")]
    pub fn run(&mut self, millis: f64) -> Result<JsValue> {
        let clock = Clock::start()?;
        loop {
            let progress = self.inner.run(self.inner.slice());
            if progress.done || clock.millis() >= millis {
                return shapes::to_js(&Progress::of(progress));
            }
        }
    }

    /// What is known by now. Where there are thousands of moves, that takes about as long as some
    /// thousand positions.
    ///
    /// # Errors
    /// None that is known of.
    #[wasm_bindgen(unchecked_return_type = "Report")]
    pub fn report(&self) -> Result<JsValue> {
        shapes::to_js(&Report::of(self.inner.report()))
    }
}
