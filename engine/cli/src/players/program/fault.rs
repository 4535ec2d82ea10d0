//! Faults of external programs.

use std::fmt;

/// The kind of a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum FaultKind {
    /// The program ended or closed its output.
    Crash,
    /// The program played an illegal move.
    Illegal,
    /// The program answered after its time and the margin.
    Late,
    /// The program did not answer.
    Hang,
    /// The program sent too much output.
    Flood,
}

impl FaultKind {
    /// All kinds.
    pub(crate) const ALL: [Self; 5] =
        [Self::Crash, Self::Illegal, Self::Late, Self::Hang, Self::Flood];

    /// The name of one such fault in reports.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Crash => "crash",
            Self::Illegal => "illegal move",
            Self::Late => "late answer",
            Self::Hang => "hang",
            Self::Flood => "flood",
        }
    }
}

/// A fault of a program, for which it forfeits the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    pub(crate) kind: FaultKind,
    /// A description for the report.
    pub(crate) detail: String,
}

impl Fault {
    pub(crate) fn new(kind: FaultKind, detail: impl Into<String>) -> Self {
        Self { kind, detail: detail.into() }
    }
}

/// The reason why a request to a program failed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// A fault of the program.
    Fault(Fault),
    /// The program could not be started.
    NotStarted(String),
    /// The match was interrupted.
    Interrupted,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.kind.name(), self.detail)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fault(fault) => fault.fmt(f),
            Self::NotStarted(error) => f.write_str(error),
            Self::Interrupted => f.write_str("interrupted"),
        }
    }
}

impl From<Fault> for Failure {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}
