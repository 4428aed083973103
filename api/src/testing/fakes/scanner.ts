import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

/**
 * Fake clamd that finds `the harm`, and can be silent, hang up, or delay its reply.
 */
export async function startScanner() {
  const scanned: Buffer[] = [];
  const state = { silent: false, hangsUp: false, before: async (): Promise<unknown> => undefined };
  const server: Server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (state.silent) return;
      if (state.hangsUp) {
        socket.destroy();
        return;
      }
      if (received.toString('latin1') === 'zPING\0') {
        socket.end('PONG\0');
        return;
      }
      const command = 'zINSTREAM\0';
      if (!received.subarray(0, command.length).equals(Buffer.from(command))) return;
      const pieces: Buffer[] = [];
      for (let at = command.length; at + 4 <= received.length; ) {
        const length = received.readUInt32BE(at);
        if (length === 0) {
          const file = Buffer.concat(pieces);
          scanned.push(file);
          void state.before().then(() => {
            socket.end(file.includes('the harm') ? 'stream: Test.Harm FOUND\0' : 'stream: OK\0');
          });
          return;
        }
        pieces.push(received.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { scanned, state, port: (server.address() as AddressInfo).port, close: () => server.close() };
}
