//! Serde: values as their texts.
//!
//! Positions, moves, set-ups, views, squares, levels, marks and records of the games in this crate implement
//! `Serialize` and `Deserialize`. For those of other games there is `#[serde(with = "gambol::as_text")]`.
//!
//! ```
//! use gambol::games::combo::Combo;
//! use gambol::search::Level;
//! use gambol::{Game, Record};
//!
//! #[derive(serde::Serialize, serde::Deserialize)]
//! struct Table {
//!     opponent: Level,
//!     record: Record<Combo>,
//! }
//!
//! let record = Record::new(Combo::start(&Default::default()));
//! let table = Table { opponent: Level::Hard, record };
//! let text = serde_json::to_string(&table)?;
//! assert_eq!(text, r#"{"opponent":"hard","record":"[Game \"combo\"]\n[Result \"*\"]\n\n*\n"}"#);
//! let table: Table = serde_json::from_str(&text)?;
//! assert_eq!(table.opponent, Level::Hard);
//! # Ok::<(), serde_json::Error>(())
//! ```

use core::fmt::{self, Display};
use core::marker::PhantomData;
use core::str::FromStr;
use serde::de::{Error, Visitor};
use serde::{Deserializer, Serializer};

/// Writes a value as its text.
///
/// # Errors
/// Those of the format.
pub fn serialize<T: Display, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

/// Reads a value from its text.
///
/// # Errors
/// Those of the format, and text that is refused.
pub fn deserialize<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: FromStr<Err: Display>,
    D: Deserializer<'de>,
{
    deserializer.deserialize_str(Text(PhantomData))
}

struct Text<T>(PhantomData<T>);

impl<T: FromStr<Err: Display>> Visitor<'_> for Text<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("text")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

/// Implements the traits of serde for types that are written as text.
macro_rules! as_text {
    (for [$($game:ident)?] $type:ty) => {
        impl<$($game: $crate::Game)?> serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::as_text::serialize(self, serializer)
            }
        }

        impl<'de, $($game: $crate::Game)?> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::as_text::deserialize(deserializer)
            }
        }
    };
    ($($type:ty),*) => {$($crate::as_text::as_text!(for [] $type);)*};
}
pub(crate) use as_text;

as_text!(for [G] crate::Record<G>);
as_text!(crate::Square, crate::FixedStart, crate::Marks, crate::search::Level);
