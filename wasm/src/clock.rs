//! The clock, which the engine itself does not have.

use crate::failure::Failure;
use wasm_bindgen::JsCast;
use web_sys::{Performance, WorkerGlobalScope};

/// The time since it was started.
pub(crate) struct Clock {
    performance: Performance,
    begin: f64,
}

impl Clock {
    pub(crate) fn start() -> Result<Self, Failure> {
        // A page and Node have `performance` in the same place as a worker.
        let scope: WorkerGlobalScope = js_sys::global().unchecked_into();
        let performance = scope.performance().ok_or_else(|| Failure::new("there is no clock"))?;
        let begin = performance.now();
        Ok(Self { performance, begin })
    }

    pub(crate) fn millis(&self) -> f64 {
        self.performance.now() - self.begin
    }
}
