//! The command line: the engine at a terminal.

mod arena;
mod baselines;
mod book;
mod commands;
mod compliance;
mod decode;
mod fit;
#[cfg(test)]
mod fuzz;
mod help;
mod input_error;
mod insight;
mod interrupt;
mod journal;
mod lines;
mod lock;
mod luck;
mod max_n;
mod minimax_crate;
mod options;
mod parallel;
mod play;
mod players;
mod plural;
mod program;
mod puzzles;
mod save;
mod shown;
mod speed;
mod statistics;
mod thinking;
mod tournament;
mod ugi;

use shown::Shown;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut out = Shown::new(BufWriter::new(io::stdout().lock()));
    let result = commands::run(lexopt::Parser::from_env(), &mut out)
        .and_then(|()| out.flush().map_err(Into::into));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_closed_pipe(error.as_ref()) => {
            // Discard the buffer: its reader is gone.
            drop(out.into_inner().into_parts());
            ExitCode::SUCCESS
        }
        Err(error) => {
            drop(out.into_inner().into_parts());
            let line = shown::line(&error.to_string());
            // A failure to write to standard error cannot be reported.
            let _ = writeln!(io::stderr(), "gambol: {line}");
            let interrupted = error.downcast_ref::<interrupt::Interrupted>();
            ExitCode::from(interrupted.map_or(2, |interrupted| 128 + interrupted.signal))
        }
    }
}

fn is_closed_pipe(error: &(dyn std::error::Error + 'static)) -> bool {
    let error = error.downcast_ref::<io::Error>();
    error.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
