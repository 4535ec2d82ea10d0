//! The imports of the engine and of the command line go downward, and never in a circle.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The names from the root of a crate to a module. That of the root is empty.
type Module = Vec<String>;

/// The modules of a crate, each with those whose items it names.
type Imports = BTreeMap<Module, BTreeSet<Module>>;

/// A source file as words and single characters, without comments and literals. `::` is one word.
fn words(source: &str) -> Vec<String> {
    let chars: Vec<char> = source.chars().collect();
    let is_word = |c: &char| c.is_alphanumeric() || *c == '_';
    let mut words = Vec::new();
    let mut at = 0;
    while at < chars.len() {
        let rest = &chars[at..];
        let (is_code, length) = match rest {
            ['/', '/', ..] => (false, rest.iter().take_while(|c| **c != '\n').count()),
            ['/', '*', ..] => (false, 2 + length_until("*/", &rest[2..])),
            ['r', '"', ..] => (false, 2 + length_until("\"", &rest[2..])),
            ['r', '#', '"', ..] => (false, 3 + length_until("\"#", &rest[3..])),
            ['"', ..] => (false, 1 + literal_length('"', &rest[1..])),
            ['\'', '\\', ..] => (false, 1 + literal_length('\'', &rest[1..])),
            ['\'', _, '\'', ..] => (false, 3),
            [':', ':', ..] => (true, 2),
            [first, ..] if is_word(first) => (true, rest.iter().take_while(|c| is_word(c)).count()),
            [first, ..] => (!first.is_whitespace(), 1),
            [] => (false, 1),
        };
        if is_code {
            words.push(rest[..length].iter().collect());
        }
        at += length;
    }
    words
}

/// The number of characters up to the end of a mark.
fn length_until(mark: &str, chars: &[char]) -> usize {
    let mark: Vec<char> = mark.chars().collect();
    let at = chars.windows(mark.len()).position(|window| window == mark);
    at.map_or(chars.len(), |at| at + mark.len())
}

/// The number of characters up to the end of a literal with escapes.
fn literal_length(quote: char, chars: &[char]) -> usize {
    let mut at = 0;
    while at < chars.len() && chars[at] != quote {
        at += if chars[at] == '\\' { 2 } else { 1 };
    }
    at + 1
}

/// The paths in a file, absolute as far as they begin with `crate`, `self` or `super`. Those of tests are left out.
#[derive(Default)]
struct Paths {
    words: Vec<String>,
    at: usize,
    /// The module at the current place, and the braces that are open there, for each an inline module if it is one.
    module: Module,
    braces: Vec<bool>,
    found: Vec<Module>,
    /// What `pub use` names, by its name in the module of the file.
    exports: BTreeMap<String, Module>,
    /// Child modules that are tests.
    tests: Vec<String>,
}

impl Paths {
    fn read(module: &Module, source: &str) -> Self {
        let (words, module) = (words(source), module.clone());
        let mut paths = Self { words, module, ..Self::default() };
        while let Some(word) = paths.next() {
            paths.take(word);
        }
        paths
    }

    fn next(&mut self) -> Option<String> {
        self.at += 1;
        self.words.get(self.at - 1).cloned()
    }

    /// Passes over these words if they are the next ones.
    fn skip(&mut self, words: &[&str]) -> bool {
        let is_next = self.words[self.at..].iter().take(words.len()).eq(words);
        self.at += if is_next { words.len() } else { 0 };
        is_next
    }

    fn take(&mut self, word: String) {
        match word.as_str() {
            "{" => self.braces.push(false),
            "}" if self.braces.pop() == Some(true) => drop(self.module.pop()),
            "#" if self.skip(&["[", "cfg", "(", "test", ")", "]"]) => self.skip_item(),
            "pub" if self.skip(&["use"]) => self.take_tree(&[], true),
            "pub" if self.skip(&["(", "crate", ")", "use"]) => self.take_tree(&[], true),
            "pub" if self.skip(&["(", "super", ")", "use"]) => self.take_tree(&[], true),
            "use" => self.take_tree(&[], false),
            "mod" => {
                let name = self.next().expect("a module has a name");
                if self.skip(&["{"]) {
                    self.module.push(name);
                    self.braces.push(true);
                }
            }
            name if name.starts_with(|c: char| c.is_alphabetic() || c == '_') => {
                let mut path = vec![word];
                while self.skip(&["::"]) {
                    path.extend(self.next());
                }
                // One word is a visibility or an item of this module.
                if path.len() > 1 {
                    let path = self.absolute(path);
                    self.found.push(path);
                }
            }
            _ => {}
        }
    }

    /// Passes over an item of tests, or a field of one.
    fn skip_item(&mut self) {
        let mut depth = 0;
        while let Some(word) = self.next() {
            match word.as_str() {
                "mod" if depth == 0 => self.tests.extend(self.words.get(self.at).cloned()),
                "{" | "(" | "[" => depth += 1,
                // The end of the item that the field belongs to.
                "}" if depth == 0 => {
                    self.at -= 1;
                    return;
                }
                "}" | ")" | "]" => depth -= 1,
                _ => {}
            }
            if depth == 0 && ["}", ";", ","].contains(&word.as_str()) {
                return;
            }
        }
    }

    /// Reads a path after `use`, or one in its braces.
    fn take_tree(&mut self, before: &[String], is_public: bool) {
        let mut path = before.to_vec();
        while let Some(word) = self.next() {
            match word.as_str() {
                "::" => {}
                "{" => {
                    while !self.skip(&["}"]) {
                        self.take_tree(&path, is_public);
                        self.skip(&[","]);
                    }
                    return;
                }
                _ => path.push(word),
            }
            if !self.skip(&["::"]) {
                break;
            }
        }
        let name = match self.skip(&["as"]) {
            true => self.next(),
            false => path.last().cloned(),
        };
        let path = self.absolute(path);
        if is_public {
            self.exports.extend(name.map(|name| (name, path)));
        } else {
            self.found.push(path);
        }
    }

    fn absolute(&self, path: Vec<String>) -> Module {
        let mut module = self.module.clone();
        let mut rest = path.as_slice();
        while let [first, others @ ..] = rest {
            match first.as_str() {
                "crate" => module.clear(),
                "super" => drop(module.pop()),
                "self" => {}
                _ => break,
            }
            rest = others;
        }
        module.extend_from_slice(rest);
        module
    }
}

/// Reads the modules of a crate, without those of tests.
fn read(folder: &Path) -> Imports {
    let modules = rust_files(folder).into_iter().map(|file| {
        let inside = file.strip_prefix(folder).expect("it is inside").with_extension("");
        let mut module: Module =
            inside.iter().map(|name| name.to_string_lossy().into_owned()).collect();
        if module.last().is_some_and(|name| ["lib", "main", "mod"].contains(&name.as_str())) {
            module.pop();
        }
        (module, fs::read_to_string(file).expect("it is text"))
    });
    imports(modules.collect())
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry"));
    let files = entries.map(|entry| entry.path()).flat_map(|path| match path.is_dir() {
        true => rust_files(&path),
        false => vec![path],
    });
    files.filter(|path| path.extension().is_some_and(|extension| extension == "rs")).collect()
}

/// The imports of sources by their modules. What a module only passes on with `pub use` is imported from where it is.
fn imports(sources: Vec<(Module, String)>) -> Imports {
    let mut all: BTreeMap<Module, Paths> = sources
        .iter()
        .map(|(module, source)| (module.clone(), Paths::read(module, source)))
        .collect();
    let tests: Vec<Module> = all
        .iter()
        .flat_map(|(module, paths)| paths.tests.iter().map(|name| child(module, name)))
        .collect();
    all.retain(|module, _| !tests.iter().any(|test| module.starts_with(test)));
    let home = |path: &Module| {
        let mut path = path.clone();
        loop {
            let known = (0..=path.len()).rev().find(|length| all.contains_key(&path[..*length]));
            let (module, rest) = path.split_at(known.expect("the root is known"));
            let export = rest.first().and_then(|name| all[module].exports.get(name));
            let Some(export) = export.filter(|export| !path.starts_with(export)) else {
                return module.to_vec();
            };
            path = [export, &rest[1..]].concat();
        }
    };
    let named = |module: &Module, paths: &Paths| {
        // A path into another crate looks like one into this module.
        paths.found.iter().map(home).filter(|other| other != module).collect()
    };
    all.iter().map(|(module, paths)| (module.clone(), named(module, paths))).collect()
}

fn child(module: &Module, name: &str) -> Module {
    [&module[..], &[name.to_string()]].concat()
}

/// Modules that import each other in a circle, if there are any.
fn circle(imports: &Imports) -> Option<String> {
    fn visit<'a>(
        module: &'a Module,
        imports: &'a Imports,
        path: &mut Vec<&'a Module>,
        done: &mut BTreeSet<&'a Module>,
    ) -> Option<String> {
        if let Some(at) = path.iter().position(|other| *other == module) {
            let names: Vec<String> =
                path[at..].iter().chain([&module]).map(|module| name(module)).collect();
            return Some(names.join(" → "));
        }
        if done.contains(module) {
            return None;
        }
        path.push(module);
        let found = imports[module].iter().find_map(|other| visit(other, imports, path, done));
        path.pop();
        done.insert(module);
        found
    }
    let mut done = BTreeSet::new();
    imports.keys().find_map(|module| visit(module, imports, &mut Vec::new(), &mut done))
}

/// Imports that do not go downward by a list of layers, from top to bottom.
fn upward(imports: &Imports, layers: &[&[&str]]) -> Vec<String> {
    let layer = |module: &Module| {
        let part = module.first().map_or("", String::as_str);
        let layer = layers.iter().position(|parts| parts.contains(&part));
        (layer.unwrap_or_else(|| panic!("{part} has no layer")), part.to_string())
    };
    let mut found = Vec::new();
    for (module, others) in imports {
        let (from, part) = layer(module);
        for other in others {
            let (to, other_part) = layer(other);
            if to <= from && part != other_part {
                found.push(format!("{} → {}", name(module), name(other)));
            }
        }
    }
    found
}

fn name(module: &Module) -> String {
    if module.is_empty() { "the root".to_string() } else { module.join("::") }
}

fn crate_folder(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)
}

/// The layers of the command line. The empty name is that of `main.rs`.
const COMMAND_LINE: [&[&str]; 4] =
    [&[""], &["commands", "lab", "matches", "play", "ugi"], &["players"], &["base"]];

#[test]
fn imports_of_the_command_line_go_downward() {
    let imports = read(&crate_folder("engine/cli/src"));
    assert!(imports.len() > 100, "only {} modules are found", imports.len());
    assert_eq!(upward(&imports, &COMMAND_LINE), [""; 0]);
    assert_eq!(circle(&imports), None);
}

/// The layers of the engine. The empty name is that of `lib.rs`.
const ENGINE: [&[&str]; 11] = [
    &[""],
    &["study"],
    &["games"],
    &["as_text", "conformance", "session"],
    &["perft", "search"],
    &["record"],
    &["game", "tree"],
    &["marks", "rng", "text"],
    &["square"],
    &["codes"],
    &["bits", "error"],
];

/// The imports without those between a module and its children: the type of a folder and what its files
/// implement for it are one.
fn without_children(mut imports: Imports) -> Imports {
    for (module, others) in &mut imports {
        others.retain(|other| {
            let [short, long] =
                if module.len() < other.len() { [module, other] } else { [other, module] };
            !(long.len() == short.len() + 1 && long.starts_with(short))
        });
    }
    imports
}

#[test]
fn imports_of_the_engine_go_downward() {
    let imports = read(&crate_folder("engine/src"));
    assert!(imports.len() > 80, "only {} modules are found", imports.len());
    assert_eq!(upward(&imports, &ENGINE), [""; 0]);
    assert_eq!(circle(&without_children(imports)), None);
}

/// The imports of sources, each with its module.
fn imports_of(sources: &[(&str, &str)]) -> Vec<(String, String)> {
    let module = |path: &str| -> Module {
        path.split("::").filter(|name| !name.is_empty()).map(Into::into).collect()
    };
    let sources = sources.iter().map(|(path, source)| (module(path), source.to_string()));
    let imports = imports(sources.collect());
    let each = imports.iter().flat_map(|(module, others)| {
        others.iter().map(|other| (module.join("::"), other.join("::")))
    });
    each.collect()
}

#[test]
fn imports_are_read() {
    let source = r#"
        //! crate::d::none
        #[cfg(test)]
        mod tests { use crate::d::D; }
        use crate::{b::{self, B as Other}, c::C};
        pub(crate) fn f<'a>(x: &'a str) -> Option<char> { let _ = "crate::d::D"; super::e::f(x); Some('"') }
        mod inner { use super::super::f::F; }
        struct S { #[cfg(test)] field: [crate::d::D; 2], #[cfg(test)] last: crate::d::D }
        fn last() { crate::h::h() }
    "#;
    let others =
        [("a", source), ("b", ""), ("c", "pub(crate) use crate::g::C;"), ("d", "use std::fmt;")];
    let found = imports_of(
        &[&others[..], &[("", "mod a;"), ("e", ""), ("f", ""), ("g", ""), ("h", "")]].concat(),
    );
    let expected = [("a", "b"), ("a", "e"), ("a", "f"), ("a", "g"), ("a", "h")];
    assert_eq!(found, expected.map(|(from, to)| (from.to_string(), to.to_string())));
}

#[test]
fn circles_and_imports_upward_are_found() {
    let source = |path: &str| format!("use crate::{path}::X;");
    let module = |name: &str, path: &str| (vec![name.to_string()], source(path));
    let root = (vec![], String::new());
    let down =
        imports(vec![root.clone(), module("play", "base"), (vec!["base".into()], String::new())]);
    assert_eq!((circle(&down), upward(&down, &COMMAND_LINE)), (None, vec![]));
    let round = imports(vec![root, module("play", "ugi"), module("ugi", "play")]);
    assert_eq!(circle(&round).as_deref(), Some("play → ugi → play"));
    assert_eq!(upward(&round, &COMMAND_LINE), ["play → ugi", "ugi → play"]);
    let path = |names: &[&str]| -> Module { names.iter().map(|name| name.to_string()).collect() };
    let [a, b, c] = [path(&["a"]), path(&["a", "b"]), path(&["a", "c"])];
    let edges = |others: [&Module; 3]| {
        let all = [&a, &b, &c].into_iter().zip(others);
        all.map(|(from, to)| (from.clone(), BTreeSet::from([to.clone()]))).collect::<Imports>()
    };
    assert_eq!(circle(&without_children(edges([&b, &a, &a]))), None);
    assert_eq!(
        circle(&without_children(edges([&b, &c, &b]))).as_deref(),
        Some("a::b → a::c → a::b")
    );
}
