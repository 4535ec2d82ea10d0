// A page that frames the games and turns against them: it takes part in the handshake of boards, and then asks for addresses
// that would run a script in the frame or lead it elsewhere.

/** What would tell the page around that a script has run in the frame, and what it could read there. */
const SCRIPT = "parent.postMessage({ran:location.origin+JSON.stringify(Object.entries(localStorage))},'*')";

/**
 * Addresses that the frame must not follow.
 *
 * @param {string} games the address of the games
 * @param {string} elsewhere the address of a page on another origin that says when it is shown
 * @returns {unknown[]}
 */
export function hostileLinks(games, elsewhere) {
  const page = `<script>${SCRIPT}</script>`;
  const schemes = [
    `javascript:${SCRIPT}`, `JaVaScRiPt:${SCRIPT}`, `javascript://%0a${SCRIPT}`, `view-source:javascript:${SCRIPT}`,
    `data:text/html,${page}`, `data:text/html;base64,${btoa(page)}`, elsewhere, elsewhere.replace(/^http:/, ''), elsewhere.replace(/^http:\/\//, '\\\\'),
    'about:blank', 'about:srcdoc', 'blob:null/0', 'vbscript:x', games, `${games}embed.js`, './', '?x#/gambit', '../', '/',
  ];
  const before = [' ', '\t', '\n', '\r\n', '\u0000', '\u0001', '\u001f', '\u00a0', '\u2028', '\ufeff'];
  const blanks = [`javascript:${SCRIPT}`, `data:text/html,${page}`, elsewhere, '#/combo'].flatMap((link) => before.map((blank) => blank + link));
  const inside = ['java\nscript:', 'java\tscript:', 'javascript\n:', 'j\r\navascript:'].map((scheme) => scheme + SCRIPT);
  return [...schemes, ...blanks, ...inside, '', '#', '#combo', 'combo', '/#/combo', [`javascript:${SCRIPT}`], ['#/combo'], { href: elsewhere }, 1, null, true];
}

/** A page that says to the one around it that it is shown. */
export const REMOTE = "<script>parent.postMessage({ran:'elsewhere'},'*')</script>";

/**
 * The HTML of the page. Its `send(links)` answers when the frame has said no to each, or has kept silent.
 *
 * @param {string} src what is framed
 * @param {string} sandbox the attribute of the frame, or nothing
 */
export function attacker(src, sandbox) {
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
    // The last question is one that is answered in any case.
    port.postMessage({ type: 'undo', id: -1 });
    const begin = performance.now();
    while (!answers.some(({ id }) => id === -1) && performance.now() - begin < 5000) await new Promise((resolve) => setTimeout(resolve, 20));
    // What an address leads to takes a moment.
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { ran, hellos, accepted: answers.filter(({ id, error }) => id >= 0 && typeof error !== 'string').map(({ id }) => links[id]), refused: answers.filter(({ error }) => typeof error === 'string').length };
  };
</script>`;
}
