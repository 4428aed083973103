import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server that a test can cut and hold up. */
export interface TestProxy {
  port: number;
  /** Ends all connections and takes no new ones. */
  cut(): Promise<void>;
  /** Lets connections through again. */
  restore(): Promise<void>;
  /** Holds back everything on the way until it is let go. */
  pause(): void;
  resume(): void;
  /** Carries nothing more on the connections there are, and does not close them, as when somebody pulls a cable. */
  blackhole(): void;
  /** How many of the connections that went silent the near end still keeps. */
  blackholedCount(): number;
  close(): Promise<void>;
}

/** Starts one before the server at `host` and `port`. */
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
        // What is said is lost, but is read: else it would not be noticed that an end has hung up.
        socket.resume();
      }
    },
    blackholedCount: () => [...gone].filter((near) => nearEnds.has(near)).length,
    close: cut,
  };
}
