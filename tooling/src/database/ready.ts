import { connect } from 'node:net';

const PROTOCOL_VERSION = 10;

/** Whether a server greets on this port of loopback: its first packet carries the protocol's version. */
export const greets = (port: number): Promise<boolean> =>
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
