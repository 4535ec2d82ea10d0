// The HTML of boards in Markdown: what the builder makes and the documentation shows comes through as it is, also past
// typographers.

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { HtmlRenderer, Parser } from 'commonmark';
import MarkdownIt from 'markdown-it';
import { marked } from 'marked';
import { elementHtml, frameHtml, linkHtml, studyHtml } from '../../www/screens/builder/html.ts';
import { engine } from '../fuzz/inputs.ts';

const READERS: Record<string, (text: string) => string> = {
  'markdown-it with its typographer': (text) =>
    new MarkdownIt({ html: true, typographer: true, linkify: true, breaks: true }).render(text),
  marked: (text) => String(marked.parse(text, { gfm: true, breaks: true })),
  'commonmark with smart punctuation': (text) => new HtmlRenderer().render(new Parser({ smart: true }).parse(text)),
};
const STUDY = `[Game "gambit"]
[Event "Ann's -- \\"best\\" <game> & more..."]\r

{A comment

   over blank lines... --- 'quoted' "words" *emphasis* _more_ [link](x) \`code\` <b>bold</b> https://example.org}

    1. c2xc4!? {[%cal Gc2c4] keeps -- the bridge} (1. d2xd4 {leaves the rank})

1... a3xa1 ; to the end of the line -- 'here'
*
`;
const HOME = 'https://games.example/a/b/';
const board = (inside: string, pairs: [string, string][] = []) =>
  elementHtml({
    script: `${HOME}embed.js`,
    pairs: [['game', 'gambit'], ...pairs],
    style: 'aspect-ratio: 0.714; max-width: 576px',
    inside,
  });
const DOCS = readFileSync(new URL('../../www/docs/embedding.md', import.meta.url), 'utf8');
const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const examples = Array.from(`${README}\n${DOCS}`.matchAll(/^```html\n(.*?)\n```$/gms), ([, text = '']) => text);

const SNIPPETS: [string, string][] = [
  [
    'a study',
    board(studyHtml(STUDY) + linkHtml(`${HOME}#/gambit/study?tree=x&y='--'`, 'On a page of its own…'), [
      ['mode', 'steps'],
      ['study', ''],
    ]),
  ],
  [
    'a table',
    board(
      `<pre>. . .\no o o</pre>\n<p>d2xd4 e3xe1</p>\n${linkHtml(`${HOME}#/gambit?moves=d2xd4_e3xe1`, 'The whole page')}`,
      [
        ['moves', 'd2xd4 e3xe1'],
        ['players', 'human,master'],
      ],
    ),
  ],
  [
    'a puzzle',
    board('', [
      ['mode', 'puzzle'],
      ['puzzle', '7'],
    ]),
  ],
  [
    'a frame',
    frameHtml({
      address: `${HOME}?embed&theme=auto&mode=play#/combo?moves=1a2-a3_1h7-h6`,
      title: 'A "Combo" board',
      style: 'aspect-ratio: 1',
    }),
  ],
  [
    'a study in a frame',
    frameHtml({
      address: `${HOME}?embed&theme=auto&mode=steps#/gambit/study?tree=x--y`,
      title: 'A study…',
      style: 'aspect-ratio: 0.714',
    }),
  ],
];

/** Programs that are tried where they are installed: what tells that they are, and how they render a text. */
const PROGRAMS: Record<string, { probe: string[]; render: (text: string) => string }> = {
  Hugo: {
    probe: ['hugo', 'version'],
    render: (text) => {
      const site = mkdtempSync(join(tmpdir(), 'gambol-hugo-'));
      try {
        for (const folder of ['content', 'layouts/_default']) mkdirSync(join(site, folder), { recursive: true });
        writeFileSync(join(site, 'config.toml'), '[markup.goldmark.renderer]\nunsafe = true\n');
        writeFileSync(join(site, 'layouts/_default/single.html'), '{{ .Content }}');
        writeFileSync(join(site, 'content/post.md'), `---\ntitle: A post\n---\n${text}`);
        execFileSync('hugo', ['--quiet'], { cwd: site, stdio: 'ignore' });
        return readFileSync(join(site, 'public/post/index.html'), 'utf8');
      } finally {
        rmSync(site, { recursive: true });
      }
    },
  },
  'Python-Markdown, as MkDocs uses it': {
    probe: ['python3', '-c', 'import markdown'],
    render: (text) =>
      execFileSync(
        'python3',
        ['-c', 'import markdown, sys; print(markdown.markdown(sys.stdin.read(), extensions=["extra", "smarty"]))'],
        { input: text, encoding: 'utf8' },
      ),
  },
  'kramdown, as Jekyll uses it': {
    probe: ['kramdown', '--version'],
    render: (text) => execFileSync('kramdown', [], { input: text, encoding: 'utf8' }),
  },
};
for (const [
  reader,
  {
    probe: [program = '', ...args],
    render,
  },
] of Object.entries(PROGRAMS)) {
  const isThere = spawnSync(program, args).status === 0;
  test(`boards come through ${reader}`, { skip: !isThere && 'it is not installed here' }, () => {
    const html = render(
      `Before "it"...\n\n${SNIPPETS.map(([, snippet]) => snippet).join('\n\nBetween.\n\n')}\n\nAfter.\n`,
    );
    for (const [name, snippet] of SNIPPETS) assert.ok(html.includes(snippet), `${name}: ${html}`);
  });
}

for (const [reader, render] of Object.entries(READERS)) {
  for (const [name, snippet] of SNIPPETS) {
    test(`${name} comes through ${reader}`, () => {
      for (const around of [
        `${snippet}\n`,
        `Before.\n\n${snippet}\n\nAfter.\n`,
        `Before.\n${snippet}\n\nAfter "quoted"...\n`,
        `- A list\n\n${snippet}\n\n# A heading\n`,
      ]) {
        const html = render(around);
        assert.ok(html.includes(snippet), html);
      }
    });
  }

  test(`the examples of the documentation come through ${reader}`, () => {
    assert.ok(examples.length >= 5);
    for (const example of examples) {
      const html = render(`Before.\n\n${example}\n\nAfter.\n`);
      // A board in one line may stand in a paragraph of its own.
      for (const part of example.startsWith('<div>') ? [example] : example.split('\n'))
        assert.ok(html.includes(part), html);
    }
  });
}

test('no typographer finds anything in a study, and the study is the same', () => {
  const html = studyHtml(STUDY);
  assert.doesNotMatch(html, /\n\s*\n|\.\.\.|--|["'\r\t]/);
  const decoded = html
    .replace(/^<pre>\n|<\/pre>\n$/g, '')
    .replaceAll('&#46;', '.')
    .replaceAll('&#45;', '-')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
  const written = (text: string) => {
    const session = engine.Session.parseStudy(text, 1);
    return session.formatStudy(engine.splitStudies(text)[0]?.headers ?? []);
  };
  assert.equal(written(decoded), written(STUDY));
});
