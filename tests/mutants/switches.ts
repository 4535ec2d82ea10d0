// Builds all mutants of the engine into one copy of it, each behind a switch that the variable MUTANT chooses:
// cargo-mutants compiles the crate for each of its mutants, and that takes a day where a switch takes a second.
//
//     node tests/mutants/switches.ts LIST FOLDER
//
// LIST is the output of `cargo mutants --list --json`, and FOLDER a copy of the sources, which is changed. Prints the
// mutants that have no switch as JSON: those of constants, of bindings in conditions, and of omitted fields.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Language, Parser, type Node } from 'web-tree-sitter';

interface Place {
  line: number;
  column: number;
}

interface Mutant {
  file: string;
  function: object | null;
  genre: string;
  name: string;
  replacement: string;
  span: { start: Place; end: Place };
}

type NumberedMutant = Mutant & { id: number };

const here = import.meta.dirname;
const COMPARISONS = ['==', '!=', '<', '>', '<=', '>='];

/** The switch of the engine, appended to lib.rs. A panic under a mutant ends the process: one failed test is enough. */
const SWITCH = `
extern crate std as with_std;
#[doc(hidden)]
static ACTIVE_MUTANT: core::sync::atomic::AtomicU32 = core::sync::atomic::AtomicU32::new(u32::MAX);
#[doc(hidden)]
#[inline(always)]
pub(crate) fn mutant(id: u32) -> bool {
    let active = ACTIVE_MUTANT.load(core::sync::atomic::Ordering::Relaxed);
    active == id || active == u32::MAX && first_mutant() == id
}
#[doc(hidden)]
#[cold]
fn first_mutant() -> u32 {
    let active = with_std::env::var("MUTANT").ok().and_then(|text| text.parse().ok()).unwrap_or(u32::MAX - 1);
    if active < u32::MAX - 1 {
        with_std::panic::set_hook(with_std::boxed::Box::new(|_| with_std::process::exit(101)));
    }
    ACTIVE_MUTANT.store(active, core::sync::atomic::Ordering::Relaxed);
    active
}
`;

await Parser.init();
const parser = new Parser();
parser.setLanguage(await Language.load(join(here, 'node_modules/tree-sitter-rust/tree-sitter-rust.wasm')));

/** Whether a node is an operand or a chain of conditions with bindings. */
function isBinding(node: Node | null): boolean {
  if (node?.type === 'let_condition' || node?.type === 'let_chain') return true;
  return (
    node?.type === 'binary_expression' &&
    (isBinding(node.childForFieldName('left')) || isBinding(node.childForFieldName('right')))
  );
}

/** Whether a node is evaluated by the compiler, or contains bindings of a condition. */
function isFixed(node: Node) {
  if (isBinding(node)) return true;
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === 'const_item' || at.type === 'static_item' || at.type === 'array_type' || at.type === 'let_chain')
      return true;
    if (at.type === 'function_item')
      return at.children.some((child) => child?.type === 'function_modifiers' && /\bconst\b/.test(child.text));
    if (at.type === 'inline_const' || at.type === 'const_block') return true;
  }
  return false;
}

function switched(source: string, mutants: NumberedMutant[]) {
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  const offset = ({ line, column }: Place) => (starts[line - 1] ?? 0) + column - 1;
  const tree = parser.parse(source);
  if (!tree) throw new Error('no tree');
  const sites = new Map<number, { node: Node; mutants: NumberedMutant[] }>();
  const without: NumberedMutant[] = [];
  for (const mutant of mutants) {
    const node = siteOf(tree.rootNode, mutant, offset(mutant.span.start), offset(mutant.span.end));
    if (
      !node ||
      !mutant.function ||
      isFixed(node) ||
      (mutant.genre === 'FnValue' && /^impl\b/.test(node.parent?.childForFieldName('return_type')?.text ?? ''))
    ) {
      without.push(mutant);
      continue;
    }
    const site = sites.get(node.id) ?? { node, mutants: [] };
    site.mutants.push(mutant);
    sites.set(node.id, site);
  }

  /** The text of a node, with the switches in it. */
  const write: (node: Node) => string = (node) => {
    const site = sites.get(node.id);
    return site ? rewrite(site.node, site.mutants, write, inner) : inner(node);
  };
  const inner: (node: Node) => string = (node) => {
    let text = '';
    let at = node.startIndex;
    for (const child of node.children) {
      if (!child) continue;
      text += source.slice(at, child.startIndex) + write(child);
      at = child.endIndex;
    }
    return text + source.slice(at, node.endIndex);
  };
  const root = tree.rootNode;
  return { text: source.slice(0, root.startIndex) + write(root) + source.slice(root.endIndex), without };
}

/** The node that a mutant changes. */
function siteOf(root: Node, { genre }: Mutant, start: number, end: number) {
  let node = root.descendantForIndex(start, Math.max(start, end - 1));
  const isSite = (at: Node) =>
    ({
      BinaryOperator:
        ['binary_expression', 'compound_assignment_expr'].includes(at.type) &&
        at.childForFieldName('operator')?.startIndex === start,
      UnaryOperator: at.type === 'unary_expression' && at.startIndex === start,
      FnValue: at.type === 'block' && at.parent?.type === 'function_item' && at.startIndex < start,
      MatchArm: at.type === 'match_arm',
      MatchArmGuard: at.type === 'match_pattern',
    })[genre] ?? false;
  while (node && !isSite(node)) node = node.parent;
  return node;
}

function rewrite(node: Node, mutants: NumberedMutant[], write: (node: Node) => string, inner: (node: Node) => string) {
  const field = (name: string) => {
    const child = node.childForFieldName(name);
    if (!child) throw new Error(`${node.type} without ${name}`);
    return write(child);
  };
  const choose = (mutated: (mutant: NumberedMutant) => string, original: string) => {
    const branches = mutants.map((mutant) => {
      const { id } = mutant;
      return `if crate::mutant(${id}) {\n${mutated(mutant)} /*m${id}*/\n} else `;
    });
    return `${branches.join('')}{\n${original}\n}`;
  };
  const first = mutants[0]?.id ?? 0;
  switch (mutants[0]?.genre) {
    case 'FnValue': {
      const returns = mutants.map(
        ({ id, replacement }) => `if crate::mutant(${id}) {\nreturn ${replacement}; /*m${id}*/\n}\n`,
      );
      return `{\n${returns.join('')}${inner(node).replace(/^\{/, '')}`;
    }
    case 'BinaryOperator': {
      const operator = node.childForFieldName('operator')?.text ?? '';
      if (node.type === 'compound_assignment_expr') {
        const [left, right] = [field('left'), field('right')];
        const chosen = choose(({ replacement }) => `${left} ${replacement} r_;`, `${left} ${operator} r_;`);
        return `{ let r_ = ${right};\n${chosen} }`;
      }
      const [left, right] = [field('left'), field('right')];
      if (operator === '&&')
        return `({ let l_: bool = ${left}; if l_ != crate::mutant(${first}) /*m${first}*/ { ${right} } else { l_ } })`;
      if (operator === '||')
        return `({ let l_: bool = ${left}; if l_ == crate::mutant(${first}) /*m${first}*/ { ${right} } else { l_ } })`;
      const values = COMPARISONS.includes(operator) ? `(&(${left}), &(${right}))` : `(${left}, ${right})`;
      const chosen = choose(({ replacement }) => `l_ ${replacement} r_`, `l_ ${operator} r_`);
      return `(match ${values} { (l_, r_) => ${chosen} })`;
    }
    case 'UnaryOperator': {
      const operand = node.namedChildren.find((child) => child);
      const operator = node.children[0]?.text ?? '';
      return `(match ${operand ? write(operand) : ''} { v_ => ${choose(() => 'v_', `${operator}v_`)} })`;
    }
    case 'MatchArm': {
      const pattern = node.childForFieldName('pattern');
      if (!pattern) throw new Error('an arm without a pattern');
      const condition = pattern.childForFieldName('condition');
      const rest = node.children
        .filter((child) => child && child.startIndex >= pattern.endIndex)
        .map((child) => (child ? write(child) : ''))
        .join(' ');
      const head = pattern.children[0] ? pattern.children[0].text : '';
      const heads = condition
        ? pattern.text.slice(0, condition.startIndex - pattern.startIndex).replace(/\bif\s*$/, '')
        : head;
      const pat = condition ? heads : pattern.text;
      return `${pat} if !crate::mutant(${first}) /*m${first}*/${condition ? ` && (${condition.text})` : ''} ${rest}`;
    }
    case 'MatchArmGuard': {
      const condition = node.childForFieldName('condition');
      if (!condition) throw new Error('no guard');
      const [yes, no] = ['true', 'false'].map(
        (value) => mutants.find(({ replacement }) => replacement === value)?.id ?? 4_000_000,
      );
      const before = node.text.slice(0, condition.startIndex - node.startIndex);
      return `${before}(crate::mutant(${yes}) || !crate::mutant(${no}) && (${write(condition)}))`;
    }
    default:
      throw new Error('unknown kind');
  }
}

const [list = '', folder = '', skipped = '[]'] = process.argv.slice(2);
const all: Mutant[] = JSON.parse(readFileSync(list, 'utf8'));
const skip = new Set(JSON.parse(skipped));
const files = new Map<string, NumberedMutant[]>();
all.forEach((mutant, id) => {
  if (!skip.has(id)) files.set(mutant.file, [...(files.get(mutant.file) ?? []), { ...mutant, id }]);
});
const without: number[] = [];
for (const [file, mutants] of files) {
  const path = join(folder, file);
  const { text, without: some } = switched(readFileSync(path, 'utf8'), mutants);
  without.push(...some.map(({ id }) => id));
  writeFileSync(path, text);
}
const lib = join(folder, 'engine/src/lib.rs');
writeFileSync(lib, readFileSync(lib, 'utf8') + SWITCH);
process.stdout.write(JSON.stringify(without));
