import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { FuzzClient } from './FuzzClient.ts';

describe('FuzzClient', () => {
  let server: Server;
  let browser: FuzzClient;
  const sockets = new Set<Socket>();
  const received: { method: string | undefined; headers: IncomingMessage['headers']; body: string }[] = [];

  beforeAll(async () => {
    server = createServer(async (req, res) => {
      received.push({ method: req.method, headers: req.headers, body: String(await buffer(req)) });
      res.setHeader('content-type', 'application/json').end('{"name":"Smørrebrød"}');
    });
    server.on('connection', (socket) => sockets.add(socket));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    browser = new FuzzClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
  beforeEach(() => {
    received.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('sends the same headers and body as fetch', async () => {
    const options = { method: 'POST', headers: { origin: browser.url, 'x-odd': 'æ' }, body: 'ø' };
    await (await fetch(`${browser.url}/`, options)).text();
    await browser.request('POST', '/', { headers: { 'x-odd': 'æ' }, raw: 'ø' });
    const [byFetch, byBrowser] = received.map(({ headers, ...one }) => {
      // It does not support compression.
      const { 'accept-encoding': _, ...rest } = headers;
      return { ...one, headers: rest };
    });
    expect(byBrowser).toEqual(byFetch);
  });

  it('returns text and parsed JSON', async () => {
    const { status, text, body, headers } = await browser.get('/');
    expect([status, text, body]).toEqual([200, '{"name":"Smørrebrød"}', { name: 'Smørrebrød' }]);
    expect(headers.get('content-type')).toBe('application/json');
  });

  it('retries on idle connections that were closed', async () => {
    await Promise.all(Array.from({ length: 5 }, () => browser.get('/')));
    for (const socket of sockets) socket.destroy();
    const answers = await Promise.all(Array.from({ length: 5 }, () => browser.post('/', { a: 1 })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });
});
