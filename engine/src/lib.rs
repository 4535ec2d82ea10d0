//! Rules, notation and players of abstract board games.
//!
//! The engine has no I/O, no clock, no threads, and no randomness but that of a seed from its caller.
//! A position implements the rules of its game ([`Game`]), a [`Record`] holds the moves of a game, and
//! a [`Search`](search::Search) chooses moves, run in slices by a caller that owns the clock.
//!
//! ```
//! use gambol::games::gambit::Gambit;
//! use gambol::search::{Options, PrincipalVariation, Search};
//! use gambol::{Game, Record};
//!
//! let mut record = Record::new(Gambit::start(&Default::default()));
//! while record.position().to_move().is_some() {
//!     let view = record.position().clone();
//!     let mut search: PrincipalVariation<Gambit> = Search::new(view, &[], Options::default())?;
//!     while !search.run(20_000).done {}
//!     record.play(search.report().best.expect("an unfinished game has a legal move"))?;
//! }
//! // With perfect play the game is a draw.
//! let status = record.status();
//! assert_eq!(status.scores[0], status.scores[1]);
//! # Ok::<(), gambol::Error>(())
//! ```
//!
//! When the game is only known at run time, [`games::find`] returns its registry entry, whose
//! interface is text:
//!
//! ```
//! let gambit = gambol::games::find("gambit")?;
//! let session = gambit.start("")?;
//! assert_eq!(session.position(), "8/xxxxxxxx/oooooooo/8 o");
//! assert_eq!(session.legal_moves().len(), 20);
//! # Ok::<(), gambol::Error>(())
//! ```
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![warn(missing_debug_implementations, clippy::must_use_candidate)]

extern crate alloc;
#[cfg(any(test, feature = "std"))]
extern crate std;

#[cfg(feature = "serde")]
pub mod as_text;
mod bits;
pub mod codes;
#[cfg(any(test, feature = "conformance"))]
pub mod conformance;
mod error;
mod game;
pub mod games;
mod marks;
mod perft;
mod record;
mod rng;
pub mod search;
mod session;
mod square;
pub mod study;
mod text;
mod tree;

pub use error::{Arg, Code, Error, Place, Step, write_line};
pub use game::{Count, FixedStart, Gain, Game, Holding, PerPlayer, Player};
pub use marks::{Color, Judgement, Marks, Shape};
pub use perft::perft;
pub use record::{Record, Status};
pub use rng::Rng;
pub use session::{Entry, History, Played, Session, Thinker};
pub use square::Square;
pub use tree::{NodeId, NodeRef, Tree, TreeMut};
