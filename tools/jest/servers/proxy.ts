import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that a test can interrupt and pause. */
export interface TestProxy {
  port: number;
  /** Ends all connections and rejects new ones. */
  cut(): Promise<void>;
  /** Accepts connections again. */
  restore(): Promise<void>;
  /** Holds back all data until it is resumed. */
  pause(): void;
  resume(): void;
  /** Silently drops all data on open connections without closing them, like a pulled cable. */
  blackhole(): void;
  /** Number of silenced connections that the client still keeps open. */
  blackholedCount(): number;
  close(): Promise<void>;
}

/** Starts a proxy for the server at `host` and `port`. */
export async function startProxy(host: string, port: number): Promise<TestProxy> {
  const sockets = new Set<Socket>();
  const clients = new Set<Socket>();
  let silenced = new Set<Socket>();
  let isPaused = false;
  const server = createServer((client) => {
    const upstream = connect(port, host);
    clients.add(client);
    client.on('close', () => clients.delete(client));
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => from.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
      if (isPaused) from.pause();
    }
  });
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  await listen(0);
  const proxyPort = (server.address() as AddressInfo).port;
  const cut = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    port: proxyPort,
    cut,
    restore: () => listen(proxyPort),
    pause() {
      isPaused = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      isPaused = false;
      for (const socket of sockets) socket.resume();
    },
    blackhole() {
      silenced = new Set(clients);
      for (const socket of sockets) {
        socket.unpipe();
        // Data is discarded but read: otherwise a closed connection would go unnoticed.
        socket.resume();
      }
    },
    blackholedCount: () => [...silenced].filter((client) => clients.has(client)).length,
    close: cut,
  };
}
