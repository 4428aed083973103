import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Slow senders of headers are cut off well before Node's default of a minute. A whole request may take longer, such as
 * a file of 10 MB over a slow mobile connection.
 */
export const SERVER_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
  maxConnections: 12_000,
};

/** Interval of timeout checks; with Node's 30 s, idle connections lived four times as long. */
const CHECK_INTERVAL_MS = 5_000;

export interface HttpServers {
  /**
   * Starts to listen. Without a host it listens on the loopback addresses of both families, so that `localhost` works
   * however it resolves. With a host the port may be 0 for any free port.
   * @returns the port
   */
  listen(port: number, host?: string): Promise<number>;
  /** Stops listening and lets running requests finish. */
  close(): Promise<void>;
}

/** Opens the sockets of the web server. `log` receives errors of connections that cannot be accepted. */
export function openHttpServers(handle: RequestListener, log: (message: string, error: unknown) => void): HttpServers {
  const servers: Server[] = [];
  const listenOn = async (port: number, host: string) => {
    const server = Object.assign(
      createServer({ connectionsCheckingInterval: CHECK_INTERVAL_MS }, handle),
      SERVER_LIMITS,
    );
    server.listen(port, host);
    await once(server, 'listening');
    // Running out of descriptors fails that connection only.
    server.on('error', (error) => log('A connection could not be accepted', error));
    servers.push(server);
    return (server.address() as AddressInfo).port;
  };

  return {
    async listen(port, host) {
      if (host) return listenOn(port, host);
      await listenOn(port, '127.0.0.1');
      // A machine without IPv6 has no second loopback address.
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
