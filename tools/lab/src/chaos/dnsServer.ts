/** A DNS server for the names of the machines: HAProxy resolves them as in a container network. */
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { addressOf, type MachineName, machineNames } from './machines.ts';

/** The resolver of docker/haproxy.cfg. */
const LISTEN = { address: '127.0.0.11', port: 53 };

const HEADER = 12;
const FLAGS = { found: 0x8180, unknown: 0x8183 };
const TYPE_A = 1;

const isName = (text: string): text is MachineName => machineNames.some((name) => name === text);

/** Parses the question of a query. */
function questionOf(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = HEADER;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), type: query.readUInt16BE(at + 1), end: at + 5 };
}

function responseTo(query: Buffer): Buffer {
  const { name, type, end } = questionOf(query);
  const known = isName(name);
  const head = Buffer.from(query.subarray(0, end));
  head.writeUInt16BE(known ? FLAGS.found : FLAGS.unknown, 2);
  head.writeUInt16BE(1, 4);
  head.fill(0, 6, HEADER);
  if (!known || type !== TYPE_A) return head;
  head.writeUInt16BE(1, 6);
  // A pointer to the name, type A, class IN, TTL 1 s, 4 bytes.
  const record = Buffer.from([0xc0, HEADER, 0, TYPE_A, 0, 1, 0, 0, 0, 1, 0, 4]);
  return Buffer.concat([head, record, Buffer.from(addressOf(name).split('.').map(Number))]);
}

/** Starts the server; closing the socket stops it. */
export async function startDnsServer(): Promise<Socket> {
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => socket.send(responseTo(query), from.port, from.address));
  socket.bind(LISTEN.port, LISTEN.address);
  await once(socket, 'listening');
  return socket;
}
