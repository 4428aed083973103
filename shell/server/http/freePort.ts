import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A port that nobody else is given until it is let go of. */
export interface ReservedPort {
  readonly port: number;
  /** Lets go of it: whoever held it listens there at once. */
  free(): Promise<void>;
}

/**
 * Takes a port, and keeps it. Somebody who only looked whether it is free, and had seconds of work to do before listening
 * there, could find it taken. A process that holds one may end without a word to it.
 * @throws Error with code EADDRINUSE when somebody has it
 */
export async function reservePort(wanted: number, host: string): Promise<ReservedPort> {
  const holder = createServer((socket) => socket.destroy()).listen(wanted, host);
  await once(holder, 'listening');
  holder.unref();
  const { port } = holder.address() as AddressInfo;
  return {
    port,
    async free() {
      holder.close();
      await once(holder, 'close');
    },
  };
}

/** Takes a port of loopback that nobody listens on, and keeps it. */
export const reserveFreePort = (): Promise<ReservedPort> => reservePort(0, '127.0.0.1');

/** A port of loopback that nobody listens on, for a program that is told of it and starts by itself. */
export async function findFreePort(): Promise<number> {
  const held = await reserveFreePort();
  await held.free();
  return held.port;
}
