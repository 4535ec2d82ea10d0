//! Options by name, in a plain object of JavaScript.

use gambol::{Code, Error, Place, codes};
use js_sys::{Array, Reflect};
use wasm_bindgen::prelude::*;

/// Codes of options that are missing or of another type.
const NO_TEXT: Code = Code::new("option-no-text", "a string");
const NO_TEXTS: Code = Code::new("option-no-texts", "an array of strings");
const NO_FLAG: Code = Code::new("option-no-flag", "true or false");

/// The greatest whole number that a double can tell from the next one.
const MAX_WHOLE: f64 = 9_007_199_254_740_991.0;

/// The options of a call.
pub(crate) struct Options<'a> {
    call: &'static str,
    options: &'a JsValue,
}

impl<'a> Options<'a> {
    /// The options of a call of this name.
    pub(crate) fn of(call: &'static str, options: &'a JsValue) -> Self {
        Self { call, options }
    }

    pub(crate) fn text(&self, name: &'static str) -> Result<String, Error> {
        self.value(name).as_string().ok_or_else(|| self.refuse(name, NO_TEXT))
    }

    pub(crate) fn texts(&self, name: &'static str) -> Result<Vec<String>, Error> {
        let values = self.value(name);
        let texts = values.dyn_ref().and_then(|values: &Array| {
            values.iter().map(|value| value.as_string()).collect::<Option<Vec<_>>>()
        });
        texts.ok_or_else(|| self.refuse(name, NO_TEXTS))
    }

    pub(crate) fn flag(&self, name: &'static str) -> Result<bool, Error> {
        self.value(name).as_bool().ok_or_else(|| self.refuse(name, NO_FLAG))
    }

    /// A whole number below 2^53.
    pub(crate) fn whole(&self, name: &'static str) -> Result<u64, Error> {
        let bounds = |error: Error| error.with("least", 0_u8).with("most", MAX_WHOLE as u64);
        let number = self.value(name).as_f64().and_then(whole);
        number.ok_or_else(|| bounds(self.refuse(name, codes::NUMBER)))
    }

    /// The value of an option; `undefined` where it is missing.
    fn value(&self, name: &str) -> JsValue {
        Reflect::get(self.options, &name.into()).unwrap_or(JsValue::UNDEFINED)
    }

    fn refuse(&self, name: &'static str, code: Code) -> Error {
        // As JSON; empty where it is missing or has none.
        let found = js_sys::JSON::stringify(&self.value(name)).ok();
        let found = found.and_then(|text| text.as_string()).unwrap_or_default();
        Error::new(Place::from(self.call).part(name), found, code)
    }
}

/// A number of JavaScript that is whole, not negative and below 2^53.
pub(crate) fn whole(number: f64) -> Option<u64> {
    let is_whole = (0.0..=MAX_WHOLE).contains(&number) && number.fract() == 0.0;
    is_whole.then_some(number as u64)
}

/// Two texts in an array; empty ones for anything else.
pub(crate) fn pair(pair: JsValue) -> (String, String) {
    let pair = pair.dyn_into().unwrap_or_else(|_| Array::new());
    let text = |index| pair.get(index).as_string().unwrap_or_default();
    (text(0), text(1))
}
