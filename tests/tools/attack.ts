// A hostile host page: it takes part in the handshake of boards, and then requests addresses that would
// run a script in the frame or navigate it elsewhere.

/** A script that would report to the host page that it runs in the frame, and what it can read there. */
const SCRIPT = "parent.postMessage({ran:location.origin+JSON.stringify(Object.entries(localStorage))},'*')";

/**
 * Addresses that the frame must not follow.
 *
 * @param games the address of the games
 * @param elsewhere the address of a page on another origin that reports when it is shown
 */
export function hostileLinks(games: string, elsewhere: string): unknown[] {
  const page = `<script>${SCRIPT}</script>`;
  const schemes = [
    `javascript:${SCRIPT}`,
    `JaVaScRiPt:${SCRIPT}`,
    `javascript://%0a${SCRIPT}`,
    `view-source:javascript:${SCRIPT}`,
    `data:text/html,${page}`,
    `data:text/html;base64,${btoa(page)}`,
    elsewhere,
    elsewhere.replace(/^http:/, ''),
    elsewhere.replace(/^http:\/\//, '\\\\'),
    'about:blank',
    'about:srcdoc',
    'blob:null/0',
    'vbscript:x',
    games,
    `${games}embed.js`,
    './',
    '?x#/gambit',
    '../',
    '/',
  ];
  const before = [' ', '\t', '\n', '\r\n', '\u0000', '\u0001', '\u001f', '\u00a0', '\u2028', '\ufeff'];
  const blanks = [`javascript:${SCRIPT}`, `data:text/html,${page}`, elsewhere, '#/combo'].flatMap((link) =>
    before.map((blank) => blank + link),
  );
  const inside = ['java\nscript:', 'java\tscript:', 'javascript\n:', 'j\r\navascript:'].map(
    (scheme) => scheme + SCRIPT,
  );
  return [
    ...schemes,
    ...blanks,
    ...inside,
    '',
    '#',
    '#combo',
    'combo',
    '/#/combo',
    [`javascript:${SCRIPT}`],
    ['#/combo'],
    { href: elsewhere },
    1,
    null,
    true,
  ];
}

/** A page that reports to its parent that it is shown. */
export const ELSEWHERE = "<script>parent.postMessage({ran:'elsewhere'},'*')</script>";

/**
 * The HTML of the page. Its `send(links)` resolves when the frame has rejected or ignored each link.
 *
 * @param src the address in the frame
 * @param sandbox the attribute of the frame, or an empty string
 */
export function attacker(src: string, sandbox: string) {
  return `<iframe id="frame" ${sandbox} src="${src}" width="500" height="500"></iframe>
<script>
  const frame = document.getElementById('frame').contentWindow;
  let port = null;
  window.ran = [];
  window.answers = [];
  window.hellos = 0;
  addEventListener('message', ({ data, source }) => {
    if (data && data.ran) ran.push(data.ran);
    if (source !== frame || !data || data.type !== 'hello') return;
    hellos += 1;
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = ({ data }) => data.type === 'answer' && answers.push(data);
    frame.postMessage({ gambol: 1, type: 'channel', key: data.key }, '*', [channel.port2]);
  });
  window.send = async (links) => {
    for (const [id, link] of links.entries()) port.postMessage({ type: 'show', id, link });
    // The last request is always answered.
    port.postMessage({ type: 'undo', id: -1 });
    const begin = performance.now();
    const isAnswered = () => answers.some(({ id }) => id === -1);
    while (!isAnswered() && performance.now() - begin < 5000) await new Promise((resolve) => setTimeout(resolve, 20));
    // Time for an address to take effect.
    await new Promise((resolve) => setTimeout(resolve, 300));
    const isRefused = ({ error }) => typeof error === 'string';
    const accepted = answers.filter((answer) => answer.id >= 0 && !isRefused(answer)).map(({ id }) => links[id]);
    return { ran, hellos, accepted, refused: answers.filter(isRefused).length };
  };
</script>`;
}
