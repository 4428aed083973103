import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createPublishedDataDir } from '../testing/testWebServer.ts';
import { startWithUlimit } from '../testing/ulimitProcess.ts';

/** `npm run test:faults` opens as many as somebody may who means harm; each run opens a few. */
const IS_LONG = process.env.FAULTS === 'long';
const IDLE = IS_LONG ? 10_000 : 300;
/** So many are opened at once: more than are waiting to be taken would be sent away by the kernel. */
const AT_ONCE = 100;
/** What one costs at most, in bytes: ten thousand of them are less than a process may grow by. */
const EACH = 10 * 1024;
/** The process itself may grow meanwhile, whatever connections cost. */
const BESIDES = 30 * 1024 ** 2;

async function openIdle(port: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < IDLE) {
    const some = Array.from({ length: Math.min(AT_ONCE, IDLE - sockets.length) }, () => connect(port, '127.0.0.1'));
    await Promise.all(some.map((socket) => once(socket, 'connect')));
    sockets.push(...some);
  }
  return sockets;
}

describe(`${IDLE} connections that say nothing`, () => {
  let door: ReturnType<typeof startWithUlimit>;
  beforeAll(async () => {
    // A descriptor for each, and what it needs itself.
    door = startWithUlimit(await createPublishedDataDir(), `-n ${IDLE + 1_000}`);
  });
  afterAll(() => door.end());

  it(`keep nobody out and cost little${IS_LONG ? ', and each is ended by the front door' : ''}`, async () => {
    const port = Number(await door.says());
    const url = `http://127.0.0.1:${port}`;
    expect((await fetch(url)).status).toBe(200);
    const before = Number(await door.tell('memory'));
    const sockets = await openIdle(port);
    const ended = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve).resume()));
    const answers = await Promise.all(Array.from({ length: 20 }, async () => (await fetch(url)).text()));
    expect(new Set(answers.map((text) => text.includes('first')))).toEqual(new Set([true]));
    expect(Number(await door.tell('memory')) - before).toBeLessThan(IDLE * EACH + BESIDES);
    // The front door gives them ten seconds, for which not every run waits.
    if (!IS_LONG) for (const socket of sockets) socket.destroy();
    await Promise.all(ended);
    expect((await fetch(url)).status).toBe(200);
  });
});
