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
  const nearEnds = new Set<Socket>();
  let gone = new Set<Socket>();
  let held = false;
  const server = createServer((near) => {
    const far = connect(port, host);
    nearEnds.add(near);
    near.on('close', () => nearEnds.delete(near));
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => from.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
      if (held) from.pause();
    }
  });
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  const cut = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    port: own,
    cut,
    restore: () => listen(own),
    pause() {
      held = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      held = false;
      for (const socket of sockets) socket.resume();
    },
    blackhole() {
      gone = new Set(nearEnds);
      for (const socket of sockets) {
        socket.unpipe();
        // Data is discarded but read: otherwise a closed connection would go unnoticed.
        socket.resume();
      }
    },
    blackholedCount: () => [...gone].filter((near) => nearEnds.has(near)).length,
    close: cut,
  };
}
