import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A port that stays reserved until it is released. */
export interface ReservedPort {
  readonly port: number;
  /** Releases the port; the caller listens on it right away. */
  free(): Promise<void>;
}

/**
 * Reserves a port by listening on it. Only checking that it is free leaves a race for a program that works for seconds
 * before it listens. The reservation does not keep the process alive.
 * @throws Error with code EADDRINUSE when the port is in use
 */
export async function reservePort(requestedPort: number, host: string): Promise<ReservedPort> {
  const reservation = createServer((socket) => socket.destroy()).listen(requestedPort, host);
  await once(reservation, 'listening');
  reservation.unref();
  const { port } = reservation.address() as AddressInfo;
  return {
    port,
    async free() {
      reservation.close();
      await once(reservation, 'close');
    },
  };
}

/** Reserves a free port of loopback. */
export const reserveFreePort = (): Promise<ReservedPort> => reservePort(0, '127.0.0.1');

/** Returns a free port of loopback, for a program that gets it as an argument. */
export async function findFreePort(): Promise<number> {
  const reserved = await reserveFreePort();
  await reserved.free();
  return reserved.port;
}
