import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { createPublishedDataDir } from '@skal/shell/server/testing/testWebServer.ts';
import { type RunningProduct, startProduct } from './testing/startProduct.ts';

const CONNECTIONS = 2_000;
/** So many connections are opened at once: the kernel refuses more than it may queue. */
const AT_ONCE = 200;
/** What 2,000 slow connections may add to the memory of an idle process (issue 38, line 2). */
const GROWTH_MAX = 150 * 1024 ** 2;
/** What each connection sends of its body at most. */
const SENT = 60 * 1024;

const JSON_TYPE = 'application/json';

/** One address of each reader of bodies that an anonymous caller can reach, with the longest body that it reads. */
const ENDPOINTS: readonly [path: string, type: string, announced: number][] = [
  ['/api/login', JSON_TYPE, 100 * 1024],
  ['/api/contact', JSON_TYPE, 100 * 1024],
  ['/api/ingest', JSON_TYPE, 1024 ** 2],
  [`/api/hooks/shopify/${randomUUID()}`, JSON_TYPE, 2 * 1024 ** 2],
  ['/rum', JSON_TYPE, 4 * 1024],
  ['/releases/mfe-marketing', 'application/x-tar', 30 * 1024 ** 2],
];

/** A little that unpacks to as much as an endpoint reads, without its end. */
const packed = new Map(ENDPOINTS.map(([, , bytes]) => [bytes, gzipSync(Buffer.alloc(bytes - 1, 32)).subarray(0, -8)]));

describe(`${CONNECTIONS} connections that do not end their body`, () => {
  let product: RunningProduct;
  beforeAll(async () => {
    const limits = { SKAL_LIMIT_GENERAL: '1000000/60', SKAL_LIMIT_FORMS: '1000000/60' };
    product = await startProduct({ SKAL_DATA_DIR: await createPublishedDataDir(), SKAL_LOG_LEVEL: 'error', ...limits });
  });
  afterAll(() => product.close());

  /** Opens one connection and sends a part of a body; resolves when the kernel has it, or the process has refused it. */
  async function sendSlowly(path: string, type: string, announced: number, isPacked: boolean): Promise<Socket> {
    const { hostname, port } = new URL(product.url);
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    await once(socket, 'connect');
    const head = `POST ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: ${type}\r\nContent-Length: ${announced}\r\n`;
    const body = isPacked ? (packed.get(announced) as Buffer) : Buffer.alloc(Math.min(SENT, announced - 1), 32);
    socket.write(`${head}${isPacked ? 'Content-Encoding: gzip\r\n' : ''}\r\n`);
    await new Promise((resolve) => socket.write(body, resolve));
    return socket;
  }

  it.each(ENDPOINTS)('2.4.1: hold little memory at %s, and keep nobody else out', async (path, type, announced) => {
    const idle = await product.memory();
    const sockets: Socket[] = [];
    while (sockets.length < CONNECTIONS) {
      const some = Array.from({ length: AT_ONCE }, (_, index) => sendSlowly(path, type, announced, index % 2 === 0));
      sockets.push(...(await Promise.all(some)));
    }
    // What was sent before these is read before them.
    for (let round = 0; round < 3; round += 1) expect((await fetch(`${product.url}/healthz/live`)).status).toBe(200);
    expect((await product.memory()) - idle).toBeLessThan(GROWTH_MAX);
    expect((await fetch(product.url)).status).toBe(200);
    await Promise.all(
      sockets.map(async (socket) => {
        if (!socket.destroyed) await once(socket.destroy(), 'close');
      }),
    );
  });

  it('leave nothing of the budget behind', async () => {
    const headers = { 'Content-Type': JSON_TYPE, Origin: product.url.replace('127.0.0.1', 'localhost') };
    const body = JSON.stringify({ email: 'nobody@example.dk', password: 'wrong' });
    expect((await fetch(`${product.url}/api/login`, { method: 'POST', headers, body })).status).toBe(404);
  });
});
