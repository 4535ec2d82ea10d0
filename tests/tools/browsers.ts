// A lint that finds what is newer in scripts and styles than the browsers that the page supports.

import compat from '@mdn/browser-compat-data' with { type: 'json' };
import { parse, type Program, type AnyNode } from 'acorn';
import { ancestor } from 'acorn-walk';
import * as csstree from 'css-tree';
import { BROWSERS } from '../../www/build/browsers.ts';

/** a level of the tree of features: `__compat` is its own support, other keys are parts */
type Features = Record<string, any>;

/** a feature, the versions that have it, and where it is used */
interface NewFeature {
  feature: string;
  since: string;
  at: string;
}

/** The edition of JavaScript that all of them parse; the bundler lowers what is newer. */
const EDITION = 2022;
/** What may be newer, and how the page does without it. */
const ENHANCEMENTS = {
  'css.selectors.has': 'app/has.ts rewrites the styles',
  'css.properties.text-wrap': 'evens the lines of a title',
  'css.properties.text-wrap.balance': 'evens the lines of a title',
  'css.properties.word-break.auto-phrase': 'breaks Japanese between phrases',
  'css.properties.scrollbar-width': 'a row that is swiped shows its scrollbar',
  'css.properties.scrollbar-width.none': 'a row that is swiped shows its scrollbar',
  'css.properties.scrollbar-width.thin': 'a thinner scrollbar',
  'css.properties.overflow-clip-margin': 'shows a shadow beyond the edge',
  'css.properties.grid-template-rows.subgrid': 'aligns the parts of neighbouring cards',
  'css.properties.forced-color-adjust': 'Safari has no forced colours',
  'css.properties.forced-color-adjust.none': 'Safari has no forced colours',
  'css.properties.resize': 'lets a field of text grow',
  'css.properties.text-size-adjust': 'a phone enlarges text',
  'css.properties.font-family.ui-monospace': 'the next font of the list is used',
  ClipboardItem: 'the text alone is copied without it',
  'attribute autocapitalize': 'a phone may begin a field with a capital',
  'attribute popover': 'a token that is dragged stays below what overlaps it',
  'navigator.share': 'asked for by navigator.canShare',
  'globalThis.trustedTypes': 'ui/trusted.ts passes texts on without it',
  '.createHTML': 'ui/trusted.ts passes texts on without it',
  '.createScriptURL': 'ui/trusted.ts passes texts on without it',
  '.devicePixelContentBoxSize': 'ui/board/canvas.ts rounds',
} as Record<string, string>;
/** Names of our own objects and of the libraries' that are those of newer interfaces, too. */
const OWN_NAMES = new Set([
  '.address',
  '.changed',
  '.destroy',
  '.draw',
  '.drop',
  '.element',
  '.estimate',
  '.isFinal',
  '.lost',
  '.queue',
  '.seek',
  '.take',
  '.use',
  '.with',
]);

const { api, css, html, javascript, webassembly } = compat as unknown as Features;
const BUILTINS = { ...javascript.builtins, ...javascript.builtins.Intl };
/** What global objects are instances of. */
const INSTANCES = {
  navigator: 'Navigator',
  document: 'Document',
  window: 'Window',
  self: 'Window',
  globalThis: 'Window',
  performance: 'Performance',
  history: 'History',
  location: 'Location',
  CSS: 'CSS',
} as Record<string, string>;

/** Members by their name: those of all interfaces and built-in objects. */
const MEMBERS = new Map<string, Features[]>();
for (const object of [
  ...Object.values<Features>(api),
  ...Object.values<Features>(BUILTINS),
  ...Object.values<Features>(webassembly.api),
]) {
  for (const [name, member] of Object.entries<Features>(object))
    if (name !== '__compat') MEMBERS.set(name, [...(MEMBERS.get(name) ?? []), member]);
}
/** Functions of values in style sheets by their name. */
const FUNCTIONS = new Map<string, Features>();
collect(css.types);

function collect(features: Features) {
  for (const [name, part] of Object.entries(features)) {
    if (name === '__compat') continue;
    if (!FUNCTIONS.has(name)) FUNCTIONS.set(name, part);
    collect(part);
  }
}

const numbersOf = (version: string) => version.replace('≤', '').split('.').map(Number);
const isAtMost = (one: string, other: string) => {
  const [[major = 0, minor = 0], [most = 0, least = 0]] = [numbersOf(one), numbersOf(other)];
  return major < most || (major === most && minor <= least);
};

/** The browsers of the list that lack a feature, as `Firefox 121`: the version that has it. */
function lacking(feature: Features | undefined) {
  const support = feature?.['__compat']?.support;
  if (!support) return [];
  return BROWSERS.flatMap(({ mdn, version }) => {
    // The bundler writes the prefixes.
    const statements = [support[mdn] ?? []].flat().filter(({ flags, alternative_name: other }) => !flags && !other);
    if (!support[mdn]) return [];
    // What mice and hover do on a phone is of no concern.
    if (mdn === 'safari_ios' && statements.every(({ version_added: added }) => !added)) return [];
    if (
      statements.some(
        ({ version_added: added }) => typeof added === 'string' && added !== 'preview' && isAtMost(added, version),
      )
    )
      return [];
    return [`${mdn} ${statements[0]?.version_added || 'no version'}`];
  });
}

/** Whether a newer version of each browser has a feature. */
function isEverywhere(feature: Features) {
  const support = feature['__compat']?.support;
  return (
    Boolean(support) &&
    BROWSERS.every(({ mdn }) =>
      [support[mdn] ?? []].flat().some(({ version_added: added, flags }) => added && added !== 'preview' && !flags),
    )
  );
}

/** Collects findings, each feature once a file. */
class Findings {
  #all = new Map<string, NewFeature>();

  /** @param candidates what the name may mean */
  check(name: string, candidates: (Features | undefined)[], at: string) {
    const known = candidates.filter((candidate) => candidate?.['__compat']);
    const lacks = known.map(lacking);
    // The meaning that most browsers have may be the one that is used.
    if (
      known.length === 0 ||
      name in ENHANCEMENTS ||
      OWN_NAMES.has(name) ||
      lacks.some(({ length }) => length === 0) ||
      this.#all.has(name)
    )
      return;
    this.#all.set(name, { feature: name, since: lacks[0]?.join(', ') ?? '', at });
  }

  add(feature: string, since: string, at: string) {
    this.#all.set(feature, { feature, since, at });
  }

  get list() {
    return [...this.#all.values()];
  }
}

/**
 * What a script uses that is newer than the browsers of the list. What is tested before it is used does not count:
 * `method?.()`, `typeof Global`, `if (object.member)`.
 */
export function newInScript(text: string): NewFeature[] {
  const findings = new Findings();
  let program: Program;
  try {
    program = parse(text, { ecmaVersion: EDITION, sourceType: 'module', allowHashBang: true });
  } catch (error) {
    const { pos = 0, message } = error as SyntaxError & { pos?: number };
    return [{ feature: `syntax after ES${EDITION}`, since: message, at: text.slice(Math.max(0, pos - 40), pos + 40) }];
  }
  const tested = new Set(Array.from(text.matchAll(/typeof (\w+)/g), ([, name]) => name));
  const at = ({ start, end }: { start: number; end: number }) =>
    text.slice(Math.max(0, start - 20), Math.min(end, start + 120) + 20);
  const isTest = (node: AnyNode, parent: AnyNode | undefined) =>
    (parent?.type === 'CallExpression' && parent.callee === node && parent.optional) ||
    (parent?.type === 'MemberExpression' && parent.object === node && parent.optional) ||
    (parent?.type === 'LogicalExpression' && parent.left === node) ||
    ((parent?.type === 'ConditionalExpression' || parent?.type === 'IfStatement') && parent.test === node) ||
    parent?.type === 'UnaryExpression' ||
    (parent?.type === 'BinaryExpression' && /^[!=]/.test(parent.operator));
  const textOf = ({ start, end }: { start: number; end: number }) => text.slice(start, end).replaceAll('?.', '.');
  ancestor(program, {
    MemberExpression: (node, _, ancestors) => {
      if (isTest(node, ancestors.at(-2)) || isTest(node, ancestors.at(-3))) tested.add(textOf(node));
    },
    BinaryExpression: ({ operator, left, right }) => {
      if (operator === 'in' && left.type === 'Literal') tested.add(`${textOf(right)}.${left.value}`);
    },
  });
  const global = (name: string) => (tested.has(name) ? [] : [api[name] ?? BUILTINS[name]]);
  ancestor(program, {
    NewExpression: (node) => {
      if (node.callee.type === 'Identifier') findings.check(node.callee.name, global(node.callee.name), at(node));
    },
    MemberExpression: (node) => {
      if (node.computed || node.property.type !== 'Identifier') return;
      const { name } = node.property;
      if (node.optional || tested.has(textOf(node))) return;
      const owner = node.object.type === 'Identifier' ? node.object.name : '';
      if (owner in INSTANCES)
        findings.check(
          `${owner}.${name}`,
          [api[INSTANCES[owner] ?? '']?.[name] ?? api[owner]?.[`${name}_static`], ...(api[name] ? [api[name]] : [])],
          at(node),
        );
      else if (api[owner] ?? BUILTINS[owner]) {
        findings.check(owner, global(owner), at(node));
        findings.check(`${owner}.${name}`, [api[owner]?.[`${name}_static`] ?? BUILTINS[owner]?.[name]], at(node));
      } else {
        // The object is unknown: a name that no other object has is meant if all browsers have it by now.
        const members = MEMBERS.get(name) ?? [];
        if (members.some((member) => isEverywhere(member))) findings.check(`.${name}`, members, at(node));
      }
    },
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type === 'Identifier')
        findings.check(callee.name, [api.Window?.[callee.name] ?? BUILTINS[callee.name]], callee.name);
      const isListening =
        callee.type === 'MemberExpression'
          ? callee.property.type === 'Identifier' && callee.property.name === 'addEventListener'
          : callee.type === 'Identifier' && callee.name === 'addEventListener';
      if (!isListening || first?.type !== 'Literal') return;
      const event = `${first.value}_event`;
      findings.check(`event ${first.value}`, (MEMBERS.get(event) ?? []).filter(isEverywhere), at(first));
    },
    Property: (node) => {
      const name =
        node.key.type === 'Identifier' ? node.key.name : node.key.type === 'Literal' ? String(node.key.value) : '';
      findings.check(
        `attribute ${name}`,
        [html.global_attributes[name]].filter((attribute) => attribute && isEverywhere(attribute)),
        at(node),
      );
    },
  });
  return findings.list;
}

/** What a style sheet uses that is newer than the browsers of the list. Whatever is in `@supports` is no use. */
export function newInStyle(text: string): NewFeature[] {
  const findings = new Findings();
  const tree = csstree.parse(text, { parseCustomProperty: true, positions: false });
  const inSupports = new WeakSet<object>();
  csstree.walk(tree, {
    visit: 'Atrule',
    enter: (node) => {
      if (node.name === 'supports') csstree.walk(node, (part) => void inSupports.add(part));
    },
  });
  csstree.walk(tree, function enter(node) {
    if (inSupports.has(node)) return;
    const at = csstree.generate(this.declaration ?? this.rule?.prelude ?? this.atrulePrelude ?? node).slice(0, 160);
    const property = this.declaration?.property ?? '';
    const known = css.properties[property] ?? {};
    switch (node.type) {
      case 'PseudoClassSelector':
      case 'PseudoElementSelector':
        return findings.check(`css.selectors.${node.name}`, [css.selectors[node.name]], at);
      case 'NestingSelector':
        return findings.check('css.selectors.nesting', [css.selectors.nesting], at);
      case 'Atrule':
        return findings.check(`css.at-rules.${node.name}`, [css['at-rules'][node.name]], at);
      case 'Feature':
        return findings.check(`css.at-rules.media.${node.name}`, [css['at-rules'].media[node.name]], at);
      case 'FeatureRange':
        return findings.check('css.at-rules.media.range_syntax', [css['at-rules'].media.range_syntax], at);
      case 'Declaration':
        if (/^-/.test(node.property)) return undefined;
        return findings.check(`css.properties.${node.property}`, [css.properties[node.property]], at);
      case 'Identifier':
        return findings.check(`css.properties.${property}.${node.name}`, [known[node.name]], at);
      case 'Function': {
        const { name } = node;
        return findings.check(`css.types.${name}`, [known[name] ?? FUNCTIONS.get(name)], at);
      }
      case 'Dimension': {
        const { length } = css.types;
        if (/^[dls]v\w+$/.test(node.unit))
          return findings.check(
            `unit ${node.unit}`,
            [
              length.viewport_percentage_units_dynamic,
              length.viewport_percentage_units_small,
              length.viewport_percentage_units_large,
            ].slice(0, 1),
            at,
          );
        return findings.check(
          `unit ${node.unit}`,
          [/^cq/.test(node.unit) ? length.container_query_length_units : length[node.unit]],
          at,
        );
      }
      default:
        return undefined;
    }
  });
  return findings.list;
}

/**
 * What a browser of the list lacks, to remove it from a newer one: interfaces, and members of interfaces and built-in
 * objects.
 *
 * @param mdn its name in MDN's data
 * @returns `owner` is empty for a global
 */
export function lackedBy(mdn: string): { owner: string; name: string }[] {
  const [browser] = BROWSERS.filter((one) => one.mdn === mdn);
  const isLacking = (feature: Features) => {
    const support = [feature['__compat']?.support?.[mdn] ?? []].flat();
    return (
      support.length > 0 &&
      !support.some(
        ({ version_added: added, flags, partial_implementation: partial }) =>
          !flags &&
          typeof added === 'string' &&
          added !== 'preview' &&
          (partial || isAtMost(added, browser?.version ?? '')),
      )
    );
  };
  return [...Object.entries<Features>(api), ...Object.entries<Features>(BUILTINS)].flatMap(([owner, object]) => [
    ...(isLacking(object) ? [{ owner: '', name: owner }] : []),
    ...Object.entries<Features>(object)
      .filter(([name, member]) => name !== '__compat' && isLacking(member))
      .map(([name]) => ({ owner, name: name.replace(/_static$/, '').replace(/^(\w+)_event$/, 'on$1') })),
  ]);
}
