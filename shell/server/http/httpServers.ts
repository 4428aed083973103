import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Slow senders of heads are cut off well before Node's own minute. A whole request may take longer: a file of
 * 10 MB over a phone's slow line does.
 */
export const SERVER_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
  maxConnections: 12_000,
};

/** How often connections are looked at that have said nothing in time; Node's own half minute kept them four times as long. */
const LOOKED_AT_MS = 5_000;

export interface HttpServers {
  /**
   * Starts to listen. Without a host it is the loopback of both families, so that `localhost` works however it is
   * resolved. With a host the port may be 0, for any that is free. Answers with the port that it listens on.
   */
  listen(port: number, host?: string): Promise<number>;
  /** Lets what is under way end. */
  close(): Promise<void>;
}

/** The sockets of a front door; `log` is told of connections that cannot be taken. */
export function openHttpServers(handle: RequestListener, log: (message: string, error: unknown) => void): HttpServers {
  const servers: Server[] = [];
  const listenOn = async (port: number, host: string) => {
    const server = Object.assign(createServer({ connectionsCheckingInterval: LOOKED_AT_MS }, handle), SERVER_LIMITS);
    server.listen(port, host);
    await once(server, 'listening');
    // A connection that cannot be taken, for want of descriptors, ends nobody but itself.
    server.on('error', (error) => log('A connection could not be taken', error));
    servers.push(server);
    return (server.address() as AddressInfo).port;
  };

  return {
    async listen(port, host) {
      if (host) return listenOn(port, host);
      await listenOn(port, '127.0.0.1');
      // A machine without IPv6 has no second loopback, and needs none.
      await listenOn(port, '::1').catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EADDRNOTAVAIL' && error.code !== 'EAFNOSUPPORT') throw error;
      });
      return port;
    },

    close: async () => {
      await Promise.all(
        servers.map((server) => {
          const closed = once(server, 'close');
          server.close();
          server.closeIdleConnections();
          return closed;
        }),
      );
    },
  };
}
