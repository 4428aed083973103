import { connect } from 'node:net';

const PROTOCOL_VERSION = 10;

/** Tells whether a server responds on this loopback port: its first packet contains the protocol version. */
export const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    const finish = (ready: boolean) => {
      socket.destroy();
      resolve(ready);
    };
    socket.setTimeout(1_000, () => finish(false));
    socket.once('error', () => finish(false));
    socket.once('close', () => finish(false));
    socket.once('data', (packet) => finish(packet[4] === PROTOCOL_VERSION));
  });

/** Reads a server's name and version from its first packet: a zero-terminated text after the protocol version. */
export const readServerVersion = (address: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const socket = connect({ host: hostname, port: Number(port) });
    socket.setTimeout(10_000, () => socket.destroy(new Error(`No database server responds at ${hostname}:${port}`)));
    socket.once('error', reject);
    socket.once('data', (packet) => {
      socket.destroy();
      resolve(packet.toString('latin1', 5, packet.indexOf(0, 5)));
    });
  });
