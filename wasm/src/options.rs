//! Options by name, in a plain object of JavaScript.

use gambol::{Code, Error, Place, codes};
use js_sys::{Array, Reflect};
use wasm_bindgen::prelude::*;

/// The value of an option is of another type, or there is none.
const NO_TEXT: Code = Code::new("option-no-text", "a string");
const NO_TEXTS: Code = Code::new("option-no-texts", "an array of strings");
const NO_FLAG: Code = Code::new("option-no-flag", "true or false");

/// The greatest whole number that a double tells from the next.
const MOST_WHOLE: f64 = 9_007_199_254_740_991.0;

/// The options of a call.
pub(crate) struct Named<'a> {
    call: &'static str,
    options: &'a JsValue,
}

impl<'a> Named<'a> {
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
        let whole = self.value(name).as_f64();
        let whole = whole.filter(|n| (0.0..=MOST_WHOLE).contains(n) && n.fract() == 0.0);
        let bounds = |error: Error| error.with("least", 0_u8).with("most", MOST_WHOLE as u64);
        whole.map(|n| n as u64).ok_or_else(|| bounds(self.refuse(name, codes::NUMBER)))
    }

    /// What is given; `undefined` where nothing is.
    fn value(&self, name: &str) -> JsValue {
        Reflect::get(self.options, &name.into()).unwrap_or(JsValue::UNDEFINED)
    }

    fn refuse(&self, name: &'static str, code: Code) -> Error {
        let value = self.value(name);
        // As JavaScript writes it; nothing where it is not there, or can't be written.
        let found = js_sys::JSON::stringify(&value).ok().and_then(|text| text.as_string());
        let found = found.unwrap_or_default();
        Error::new(Place::from(self.call).part(name), found, code)
    }
}
