// A poor line: passes the packets of UDP on to a server and back, loses some at random and is late with the rest.
// `node line.ts ADDRESS PORT TO`, in a network of its own; its parent process tells it how poor it is.

import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';

/** What a line does in each direction: the share of packets that are lost, and the milliseconds that a packet takes. */
export interface Quality {
  loss: number;
  delay: number;
}

const [address = '', port = '', to = ''] = process.argv.slice(2);
let quality: Quality = { loss: 0, delay: 0 };
process.on('message', (told: Quality) => (quality = told));

/** Sends a packet as such a line does. */
function pass(send: () => void) {
  if (Math.random() < quality.loss) return;
  setTimeout(send, quality.delay);
}

/** A socket towards the server, whose answers go to a sender. */
function backTo(sender: RemoteInfo) {
  const back = createSocket('udp4');
  back.on('message', (answer) => pass(() => front.send(answer, sender.port, sender.address)));
  back.bind(0, address);
  return back;
}

const front = createSocket('udp4');
/** The sockets towards the server, one for each sender. */
const backs = new Map<string, Socket>();
front.on('message', (packet, sender) => {
  const name = `${sender.address}:${sender.port}`;
  const back = backs.get(name) ?? backTo(sender);
  backs.set(name, back);
  pass(() => back.send(packet, Number(to), address));
});
front.bind(Number(port), address);
