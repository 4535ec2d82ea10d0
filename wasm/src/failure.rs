//! The errors that calls throw: an `Error` of JavaScript with a code.

use crate::refusal;
use wasm_bindgen::prelude::*;

/// The error that a call throws.
pub struct Failure(JsValue);

impl Failure {
    /// A failure of the environment, in English for the console.
    pub(crate) fn new(message: &str) -> Self {
        Self(JsError::new(message).into())
    }
}

impl From<gambol::Error> for Failure {
    fn from(error: gambol::Error) -> Self {
        let thrown = js_sys::Error::new(error.code().name());
        refusal::describe(&thrown, &error);
        Self(thrown.into())
    }
}

impl From<serde_wasm_bindgen::Error> for Failure {
    fn from(error: serde_wasm_bindgen::Error) -> Self {
        Self(error.into())
    }
}

impl From<getrandom::Error> for Failure {
    fn from(error: getrandom::Error) -> Self {
        Self(JsError::from(error).into())
    }
}

impl From<Failure> for JsValue {
    fn from(failure: Failure) -> Self {
        failure.0
    }
}
