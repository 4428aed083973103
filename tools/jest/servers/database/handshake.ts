import { connect } from 'node:net';

const PROTOCOL_VERSION = 10;

/** Whether a server greets on this port of loopback: its first packet carries the protocol's version. */
export const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    const answer = (ready: boolean) => {
      socket.destroy();
      resolve(ready);
    };
    socket.setTimeout(1_000, () => answer(false));
    socket.once('error', () => answer(false));
    socket.once('close', () => answer(false));
    socket.once('data', (packet) => answer(packet[4] === PROTOCOL_VERSION));
  });

/** What a server says in its first packet of its make and version: text behind the protocol's version, up to a zero. */
export const readServerVersion = (address: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const socket = connect({ host: hostname, port: Number(port) });
    socket.setTimeout(10_000, () => socket.destroy(new Error(`No server greets at ${hostname}:${port}`)));
    socket.once('error', reject);
    socket.once('data', (packet) => {
      socket.destroy();
      resolve(packet.toString('latin1', 5, packet.indexOf(0, 5)));
    });
  });
