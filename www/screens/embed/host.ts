// The channel between the page in a frame and its host page.

import { explain, messageOf } from '../../core/messages.ts';
import { VERSION } from '../../core/frame.ts';

/**
 * Announces this page to the host page and accepts the channel that it offers, once.
 *
 * @param on handlers for the host page's requests
 * @param on.play throws an error that says why not
 * @param on.show `study` is the text of a study; empty where the link says all
 * @param on.start the channel is open
 */
export function connect(on: {
  play: (move: string) => void;
  undo: () => void;
  show: (link: string, study: string) => void;
  theme: (theme: string) => void;
  start: () => void;
}) {
  let port: MessagePort | null = null;
  const send = (message: object) => {
    port?.postMessage(message);
    return port !== null;
  };
  // A non-number may not be cloneable.
  const answer = (id: unknown, more: { error?: string } = {}) =>
    typeof id === 'number' && send({ type: 'answer', id, ...more });
  const receive = (message: any) => {
    const { type, id, move, link, study, theme } = Object(message);
    try {
      if (type === 'play') on.play(typeof move === 'string' ? move : '');
      else if (type === 'undo') on.undo();
      else if (type === 'show' && typeof link === 'string') on.show(link, typeof study === 'string' ? study : '');
      else if (type === 'theme' && (theme === 'light' || theme === 'dark')) return on.theme(theme);
      else return;
      answer(id);
    } catch (error) {
      // Whoever waits for an answer gets one after a trap, too.
      void explain(error)
        .catch(messageOf)
        .then((words) => answer(id, { error: words }));
    }
  };
  if (parent !== window) {
    const key = crypto.getRandomValues(new Uint32Array(4)).join();
    const onChannel = ({ source, data, ports }: MessageEvent) => {
      const [given] = ports;
      if (source !== parent || data?.gambol !== VERSION || data.type !== 'channel' || data.key !== key || !given)
        return;
      removeEventListener('message', onChannel);
      port = given;
      port.onmessage = ({ data }) => receive(data);
      on.start();
      // A frame that is out of sight has no animation frames.
      requestAnimationFrame(() => requestAnimationFrame(() => send({ type: 'painted' })));
    };
    addEventListener('message', onChannel);
    parent.postMessage({ gambol: VERSION, type: 'hello', key }, '*');
  }
  return { send };
}
