//! What a program can do wrong in a game.

/// The kinds that are counted apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum FaultKind {
    /// It ended, or closed its output.
    Crash,
    /// It played what is no legal move.
    Illegal,
    /// It answered after its time and the margin.
    Late,
    /// It did not answer.
    Hang,
    /// It sent more than anybody could need.
    Flood,
}

impl FaultKind {
    /// All of them.
    pub(crate) const ALL: [Self; 5] =
        [Self::Crash, Self::Illegal, Self::Late, Self::Hang, Self::Flood];

    /// One of them.
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

/// What a program has done wrong.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    pub(crate) kind: FaultKind,
    /// What was seen of it.
    pub(crate) detail: String,
}

impl Fault {
    pub(crate) fn new(kind: FaultKind, detail: impl Into<String>) -> Self {
        Self { kind, detail: detail.into() }
    }
}

/// Why a question has no answer.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The program's fault.
    Fault(Fault),
    /// There is no such program.
    NotStarted(String),
    /// The match was interrupted.
    Interrupted,
}

impl From<Fault> for Failure {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}
