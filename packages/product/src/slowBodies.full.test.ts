import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { createPublishedDataDir } from '@skal/shell/server/testing/testWebServer.ts';
import { type RunningProduct, startProduct } from './testing/startProduct.ts';

const CONNECTIONS = 2_000;
/** Connections opened at the same time; the kernel rejects more than its backlog. */
const CONCURRENCY = 200;
/** Maximum memory growth of an idle process through 2,000 slow connections. */
const GROWTH_MAX = 150 * 1024 ** 2;
/** Maximum number of body bytes sent per connection. */
const BODY_BYTES_MAX = 60 * 1024;

const JSON_TYPE = 'application/json';

/** One endpoint per body parser reachable without sign-in, with its maximum body size. */
const ENDPOINTS: readonly [path: string, type: string, announced: number][] = [
  ['/api/login', JSON_TYPE, 100 * 1024],
  ['/api/contact', JSON_TYPE, 100 * 1024],
  ['/api/ingest', JSON_TYPE, 1024 ** 2],
  [`/api/hooks/shopify/${randomUUID()}`, JSON_TYPE, 2 * 1024 ** 2],
  ['/rum', JSON_TYPE, 4 * 1024],
  ['/releases/mfe-marketing', 'application/x-tar', 30 * 1024 ** 2],
];

/** Truncated compressed bodies that expand to the maximum of an endpoint. */
const packed = new Map(ENDPOINTS.map(([, , bytes]) => [bytes, gzipSync(Buffer.alloc(bytes - 1, 32)).subarray(0, -8)]));

describe(`${CONNECTIONS} connections with unfinished bodies`, () => {
  let product: RunningProduct;
  beforeAll(async () => {
    const limits = { SKAL_LIMIT_GENERAL: '1000000/60', SKAL_LIMIT_FORMS: '1000000/60' };
    product = await startProduct({ SKAL_DATA_DIR: await createPublishedDataDir(), SKAL_LOG_LEVEL: 'error', ...limits });
  });
  afterAll(() => product.close());

  /** Opens a connection and sends part of a body; resolves when it is sent or rejected. */
  async function sendSlowly(path: string, type: string, announced: number, isPacked: boolean): Promise<Socket> {
    const { hostname, port } = new URL(product.url);
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    await once(socket, 'connect');
    const head = `POST ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: ${type}\r\nContent-Length: ${announced}\r\n`;
    const body = isPacked
      ? (packed.get(announced) as Buffer)
      : Buffer.alloc(Math.min(BODY_BYTES_MAX, announced - 1), 32);
    socket.write(`${head}${isPacked ? 'Content-Encoding: gzip\r\n' : ''}\r\n`);
    await new Promise((resolve) => socket.write(body, resolve));
    return socket;
  }

  it.each(ENDPOINTS)('2.4.1: use little memory at %s, and do not block others', async (path, type, announced) => {
    const idle = await product.memory();
    const sockets: Socket[] = [];
    while (sockets.length < CONNECTIONS) {
      const some = Array.from({ length: CONCURRENCY }, (_, index) =>
        sendSlowly(path, type, announced, index % 2 === 0),
      );
      sockets.push(...(await Promise.all(some)));
    }
    // These requests are handled after everything sent before.
    for (let round = 0; round < 3; round += 1) expect((await fetch(`${product.url}/healthz/live`)).status).toBe(200);
    expect((await product.memory()) - idle).toBeLessThan(GROWTH_MAX);
    expect((await fetch(product.url)).status).toBe(200);
    await Promise.all(
      sockets.map(async (socket) => {
        if (!socket.destroyed) await once(socket.destroy(), 'close');
      }),
    );
  });

  it('release the whole budget', async () => {
    const headers = { 'Content-Type': JSON_TYPE, Origin: product.url.replace('127.0.0.1', 'localhost') };
    const body = JSON.stringify({ email: 'unknown@example.dk', password: 'wrong' });
    expect((await fetch(`${product.url}/api/login`, { method: 'POST', headers, body })).status).toBe(404);
  });
});
