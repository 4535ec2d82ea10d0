// Networks on one machine, of Linux network namespaces: two homes, each behind a router with one public address, and
// the public network between them with a STUN and TURN server. Needs root, `ip`, `nft`, `conntrack` and `turnserver`.

import { execFileSync, spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchShell } from './device.ts';
import type { Quality } from './line.ts';

/**
 * How a router maps and filters UDP (RFC 4787; RFC 3489 has the old names). The first three keep the port of the device
 * for all destinations. They let in packets from anywhere, from addresses that the device has sent to, or from
 * addresses and ports that it has sent to. The last one takes a random port for each destination.
 */
export const ROUTERS = ['full cone', 'address-restricted', 'port-restricted', 'symmetric'] as const;
export type Router = (typeof ROUTERS)[number];

const PREFIX = 'gambol-lab-';
const SERVER = '192.0.2.1';
const PORT = 8000;
const TURN_PORT = 3478;
/** The routers' addresses: the network of the home, and that of its provider. */
const HOMES = { a: { lan: '192.168.1', wan: '198.51.100' }, b: { lan: '192.168.2', wan: '203.0.113' } };
export type Home = keyof typeof HOMES;
/** One device in each home, and a second one in the first. */
const DEVICES = ['a', 'b', 'c'] as const;
type Device = (typeof DEVICES)[number];

/** The address of the page, which each device serves itself: browsers trust only that without HTTPS. */
export const PAGE = `http://localhost:${PORT}/`;

/** The helpers that a device may be given. */
export const HELPERS = {
  none: '',
  STUN: `stun:${SERVER}:${TURN_PORT}`,
  TURN: `turn:player:secret@${SERVER}:${TURN_PORT}`,
} as const;
export type Helper = keyof typeof HELPERS;
/** The port of a poor line to the TURN server, and what a device behind it is given. */
const LINE_PORT = 3480;
export const POOR_TURN = `turn:player:secret@${SERVER}:${LINE_PORT}`;

const run = (command: string, input?: string) => {
  const [file = '', ...words] = command.split(' ');
  return execFileSync(file, words, { input, encoding: 'utf8', stdio: ['pipe', 'pipe', 'pipe'] });
};

const homeOf = (name: Device): Home => (name === 'b' ? 'b' : 'a');

/** The rules of a router for one device behind it. */
function rulesOf(kind: Router, device: string) {
  const into = {
    'full cone': `iifname "wan" udp dport 1024-65535 dnat to ${device}`,
    'address-restricted': `iifname "wan" ip saddr . udp dport @seen dnat to ${device}`,
    'port-restricted': '',
    symmetric: '',
  }[kind];
  return `
    table ip home {
      set seen { type ipv4_addr . inet_service; flags dynamic,timeout; timeout 3m; }
      chain forward {
        type filter hook forward priority filter
        iifname "lan" oifname "wan" meta l4proto udp update @seen { ip daddr . udp sport }
        iifname "wan" ct state new ct status & dnat == 0 drop
      }
      # A packet that comes too early is dropped before it is tracked: otherwise its port would be taken.
      chain input { type filter hook input priority filter; iifname "wan" ct state new drop; }
      chain prerouting { type nat hook prerouting priority dstnat; ${into}; }
      chain postrouting {
        type nat hook postrouting priority srcnat
        oifname "wan" masquerade ${kind === 'symmetric' ? 'fully-random' : ''}
      }
    }`;
}

/** The networks, with one device in each home, and a second one in the first. */
export class Lab {
  #children: ChildProcess[] = [];
  #line: ChildProcess | null = null;
  #folder = mkdtempSync(join(tmpdir(), 'gambol-lab-'));

  /** Builds the networks, and starts the page and the helper. */
  async open() {
    this.#clear();
    for (const name of ['net', 'ra', 'rb', ...DEVICES]) {
      run(`ip netns add ${PREFIX}${name}`);
      // A browser reloads nothing while an address comes up, as those of IPv6 do late.
      this.in(name, 'sysctl -qw net.ipv6.conf.all.disable_ipv6=1 net.ipv6.conf.default.disable_ipv6=1');
      this.in(name, 'ip link set lo up');
    }
    this.in('net', `ip addr add ${SERVER}/32 dev lo`);
    this.in('net', 'sysctl -qw net.ipv4.ip_forward=1');
    for (const home of ['a', 'b'] as const) this.#buildHome(home);
    this.#plug('c', 'ra', 'lanc', `${HOMES.a.lan}.11`, `${HOMES.a.lan}.1`);
    for (const name of DEVICES)
      this.#spawn(name, process.execPath, join(import.meta.dirname, '../../www/build/serve.ts'));
    const options = `-n --listening-ip ${SERVER} --relay-ip ${SERVER} --listening-port ${TURN_PORT}
      --lt-cred-mech --user player:secret --realm lab --no-cli --no-tls --no-dtls --no-tcp
      --log-file stdout --pidfile ${this.#folder}/pid --userdb ${this.#folder}/db`;
    this.#spawn('net', 'turnserver', ...options.split(/\s+/));
    const line = [process.execPath, join(import.meta.dirname, 'line.ts'), SERVER, String(LINE_PORT), String(TURN_PORT)];
    this.#line = this.#spawn('net', ...line);
    for (let tries = 0; !this.#isServing(); tries += 1) {
      if (tries === 100) throw new Error('the page or the helper does not start');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  close() {
    for (const child of this.#children) child.kill('SIGKILL');
    this.#clear();
    rmSync(this.#folder, { recursive: true });
  }

  /** Runs a command in a namespace, and returns what it prints. */
  in(name: string, command: string, input?: string) {
    return run(`ip netns exec ${PREFIX}${name} ${command}`, input);
  }

  /** Sets what kind of router a home has; what the router knew is gone. */
  setRouter(home: Home, kind: Router) {
    this.in(`r${home}`, 'nft -f -', `table ip home\ndelete table ip home\n${rulesOf(kind, `${HOMES[home].lan}.10`)}`);
    this.forget(home);
  }

  /** A router starts again: all that it knew is gone. */
  forget(home: Home) {
    this.in(`r${home}`, 'conntrack -F');
  }

  /** A home has another public address from its provider. */
  renumber(home: Home, host: number) {
    const { wan } = HOMES[home];
    this.in(`r${home}`, 'ip addr flush dev wan');
    this.in(`r${home}`, `ip addr add ${wan}.${host}/24 dev wan`);
    this.in(`r${home}`, `ip route add default via ${wan}.1`);
    this.forget(home);
  }

  /** A device has another address in its home. */
  move(name: Device, host: number) {
    const { lan } = HOMES[homeOf(name)];
    this.in(name, 'ip addr flush dev eth0');
    this.in(name, `ip addr add ${lan}.${host}/24 dev eth0`);
    this.in(name, `ip route add default via ${lan}.1`);
  }

  /** Cuts the cable of a device, or plugs it in again with the same address. */
  setLink(name: Device, state: 'up' | 'down') {
    this.in(name, `ip link set eth0 ${state}`);
    if (state === 'up') this.in(name, `ip route replace default via ${HOMES[homeOf(name)].lan}.1`);
  }

  /** Cuts a home off from the public network, or connects it. */
  setUplink(home: Home, state: 'up' | 'down') {
    this.in(`r${home}`, `ip link set wan ${state}`);
    if (state === 'up') this.in(`r${home}`, `ip route replace default via ${HOMES[home].wan}.1`);
  }

  /** Sets how poor the line to the TURN server is. */
  setLine(quality: Quality) {
    this.#line?.send(quality);
  }

  /** Starts a browser on a device. */
  browser(name: Device) {
    const file = join(this.#folder, `browser-${name}`);
    return launchShell((program: string) => {
      writeFileSync(file, `#!/bin/sh\nexec nsenter --net=/run/netns/${PREFIX}${name} '${program}' "$@"\n`);
      chmodSync(file, 0o755);
      return file;
    });
  }

  #buildHome(home: Home) {
    const { lan, wan } = HOMES[home];
    const router = `r${home}`;
    run(`ip link add wan netns ${PREFIX}${router} type veth peer name wan${home} netns ${PREFIX}net`);
    this.in('net', `ip addr add ${wan}.1/24 dev wan${home}`);
    this.in('net', `ip link set wan${home} up`);
    this.in(router, `ip addr add ${wan}.2/24 dev wan`);
    this.in(router, 'ip link set wan up');
    this.in(router, `ip route add default via ${wan}.1`);
    this.in(router, 'sysctl -qw net.ipv4.ip_forward=1');
    this.in(router, 'ip link add name lan type bridge');
    this.in(router, `ip addr add ${lan}.1/24 dev lan`);
    this.in(router, 'ip link set lan up');
    this.#plug(home, router, 'lan0', `${lan}.10`, `${lan}.1`);
  }

  /** Connects a device with the bridge of a router. */
  #plug(name: string, router: string, port: string, address: string, gateway: string) {
    run(`ip link add eth0 netns ${PREFIX}${name} type veth peer name ${port} netns ${PREFIX}${router}`);
    this.in(router, `ip link set ${port} master lan up`);
    this.in(name, `ip addr add ${address}/24 dev eth0`);
    this.in(name, 'ip link set eth0 up');
    this.in(name, `ip route add default via ${gateway}`);
  }

  #spawn(name: string, ...command: string[]) {
    const env = { ...process.env, HOST: 'localhost', PORT: String(PORT) };
    const stdio: StdioOptions = ['ignore', 'ignore', 'ignore', 'ipc'];
    const child = spawn('ip', ['netns', 'exec', PREFIX + name, ...command], { stdio, env });
    child.on('exit', (code) => code && console.error(`${command[0]} ended with ${code}`));
    this.#children.push(child);
    return child;
  }

  #isServing() {
    const isHelping = this.in('net', 'ss -Hlnu').includes(`${SERVER}:${TURN_PORT}`);
    return isHelping && DEVICES.every((name) => this.in(name, 'ss -Hlnt').includes(`:${PORT}`));
  }

  /** Removes the namespaces, also those of a run that was killed. */
  #clear() {
    for (const name of run('ip netns list').matchAll(new RegExp(`^${PREFIX}\\S+`, 'gm')))
      run(`ip netns del ${name[0]}`);
  }
}
