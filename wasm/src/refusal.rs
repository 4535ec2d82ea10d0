//! Why a text is refused, as a plain object: `Refusal` in TypeScript.

use gambol::{Arg, Error, Step};
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::JsValue;

/// Copies the fields of an error to an object.
pub(crate) fn describe(object: &Object, error: &Error) {
    let args = Object::new();
    for (name, arg) in error.args() {
        set(&args, name, &value(arg));
    }
    let place: Array = error.place().steps().iter().map(step).collect();
    let expected: Array = error.expected().iter().map(|text| JsValue::from_str(text)).collect();
    set(object, "code", &error.code().name().into());
    set(object, "place", &place);
    set(object, "found", &error.found().into());
    set(object, "expected", &expected);
    set(object, "args", &args);
}

/// An error as an object.
pub(crate) fn of(error: &Error) -> JsValue {
    let object = Object::new();
    describe(&object, error);
    object.into()
}

/// Sets a property of an object that was made here.
#[inline(never)]
pub(crate) fn set(object: &Object, name: &str, value: &JsValue) {
    // It can't be refused: the object is new and plain.
    let _ = Reflect::set(object, &name.into(), value);
}

fn step(step: &Step) -> JsValue {
    let object = Object::new();
    set(&object, "name", &step.name.into());
    set(&object, "at", &step.at.as_ref().map_or(JsValue::NULL, value));
    object.into()
}

#[inline(never)]
fn value(arg: &Arg) -> JsValue {
    match arg {
        // No bound is beyond what a double holds.
        Arg::Number(number) => (*number as f64).into(),
        Arg::Text(text) => JsValue::from_str(text),
        Arg::Texts(texts) => {
            texts.iter().map(|text| JsValue::from_str(text)).collect::<Array>().into()
        }
    }
}
