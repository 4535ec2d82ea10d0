//! How players end a game before its rules do.

use gambol::Player;

/// How players end a game before its rules do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    /// A player resigned.
    Resigned(Player),
    /// The time of a player ran out.
    Time(Player),
    /// The game ended as a draw.
    Draw,
}

impl Ending {
    /// Parses the value of the header `Ending`.
    pub(super) fn parse(text: &str) -> Option<Self> {
        if text == "draw" {
            return Some(Self::Draw);
        }
        let (word, seat) = text.split_once('-')?;
        let player = Player(seat.parse().ok()?);
        match word {
            "resigned" => Some(Self::Resigned(player)),
            "time" => Some(Self::Time(player)),
            _ => None,
        }
    }

    /// The value of the header `Ending`.
    pub(super) fn to_text(self) -> String {
        match self {
            Self::Resigned(player) => format!("resigned-{}", player.0),
            Self::Time(player) => format!("time-{}", player.0),
            Self::Draw => "draw".to_string(),
        }
    }

    /// The player who lost; `None` for a draw.
    pub(super) fn loser(self) -> Option<Player> {
        match self {
            Self::Resigned(player) | Self::Time(player) => Some(player),
            Self::Draw => None,
        }
    }
}
