//! The Rust code of the documentation.

#[cfg(doctest)]
#[doc = include_str!("../www/docs/crate.md")]
struct Crate;

#[cfg(doctest)]
#[doc = include_str!("../engine/README.md")]
struct Readme;
