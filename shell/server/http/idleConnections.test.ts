import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createPublishedDataDir } from '../testing/testWebServer.ts';
import { startWithUlimit } from '../testing/ulimitProcess.ts';

/** `skal test fault-injection` opens as many as an attacker might; each regular run opens a few. */
const IS_LONG = process.env.FAULTS === 'long';
const CONNECTIONS = IS_LONG ? 10_000 : 300;
/** Batch size: the kernel rejects connections beyond the accept backlog. */
const BATCH_SIZE = 100;
/** Maximum memory per connection in bytes: ten thousand need less than the process may grow by. */
const BYTES_PER_CONNECTION = 10 * 1024;
/** Growth of the process itself, independent of connections. */
const PROCESS_GROWTH = 30 * 1024 ** 2;

async function openIdle(port: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < CONNECTIONS) {
    const batch = Array.from({ length: Math.min(BATCH_SIZE, CONNECTIONS - sockets.length) }, () =>
      connect(port, '127.0.0.1'),
    );
    await Promise.all(batch.map((socket) => once(socket, 'connect')));
    sockets.push(...batch);
  }
  return sockets;
}

describe(`${CONNECTIONS} idle connections`, () => {
  let webServer: ReturnType<typeof startWithUlimit>;
  beforeAll(async () => {
    // A descriptor for each, and those of the process itself.
    webServer = startWithUlimit(await createPublishedDataDir(), `-n ${CONNECTIONS + 1_000}`);
  });
  afterAll(() => webServer.end());

  it(`do not block other requests and use little memory${IS_LONG ? ', and the server closes them' : ''}`, async () => {
    const port = Number(await webServer.nextMessage());
    const url = `http://127.0.0.1:${port}`;
    expect((await fetch(url)).status).toBe(200);
    const before = Number(await webServer.sendCommand('memory'));
    const sockets = await openIdle(port);
    const ended = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve).resume()));
    const answers = await Promise.all(Array.from({ length: 20 }, async () => (await fetch(url)).text()));
    expect(new Set(answers.map((text) => text.includes('first')))).toEqual(new Set([true]));
    expect(Number(await webServer.sendCommand('memory')) - before).toBeLessThan(
      CONNECTIONS * BYTES_PER_CONNECTION + PROCESS_GROWTH,
    );
    // The server closes them after ten seconds; regular runs do not wait for that.
    if (!IS_LONG) for (const socket of sockets) socket.destroy();
    await Promise.all(ended);
    expect((await fetch(url)).status).toBe(200);
  });
});
