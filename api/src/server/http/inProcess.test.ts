import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { textIn } from '../../language/textIn.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import type { InProcessReply } from './inProcess.ts';

const CLIENT = { email: 'client@skal.example', password: 'skal-demo-client' };

describe('a read inside the process', () => {
  let api: TestApi;
  let pages: Server;
  let cookie: string;
  let reads: (req: IncomingMessage) => Promise<InProcessReply[]>;
  let replies: InProcessReply[];

  /** Requests a page whose server reads these addresses. */
  const read = async (addresses: readonly string[], headers: Record<string, string> = { cookie }) => {
    reads = (req) => Promise.all(addresses.map((address) => api.internals.read(req, address)));
    await fetch(`http://127.0.0.1:${(pages.address() as AddressInfo).port}/dashboard`, { headers });
    return replies;
  };

  beforeAll(async () => {
    api = await startTestApi();
    pages = createServer((req, res) => {
      void reads(req).then((all) => {
        replies = all;
        res.end();
      });
    });
    await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  });
  beforeEach(async () => {
    cookie = (await api.signIn(CLIENT.email, CLIENT.password)).cookieHeader;
  });
  afterAll(async () => {
    pages.closeAllConnections();
    await new Promise((resolve) => pages.close(resolve));
    await api.close();
  });

  it.each(['/api/session', '/api/overview', '/api/support-tickets', '/api/staff'])(
    'equals the reply over HTTP: %s',
    async (address) => {
      const response = await fetch(api.url + address, { headers: { cookie } });
      const [reply] = await read([address]);
      expect(reply).toMatchObject({ status: 200, json: await response.text() });
    },
  );

  it('is in the language of the page, not of the browser', async () => {
    const headers = { cookie: 'language=da', 'accept-language': 'en' };
    const [reply] = await read(['/api/nothing'], headers);
    expect(reply?.json).toBe(JSON.stringify({ error: textIn('da')('This address was not found.') }));
  });

  it.each([
    ['without a session', '/api/overview', {}, 401],
    ['of an operator', '/api/admin/clients', undefined, 403],
    ['with a malformed id', '/api/support-tickets/1', undefined, 404],
    ['of an unknown address', '/api/nothing', undefined, 404],
  ] as const)('is refused as over HTTP: %s', async (_, address, headers, status) => {
    const [reply] = await read([address], headers);
    const response = await fetch(api.url + address, { headers: headers ?? { cookie } });
    expect([reply?.status, response.status]).toEqual([status, status]);
  });

  it('is refused from the moment of the sign-out', async () => {
    const [before] = await read(['/api/overview']);
    await fetch(`${api.url}/api/logout`, { method: 'POST', headers: { cookie, origin: api.url } });
    const [after] = await read(['/api/overview']);
    expect([before?.status, after?.status]).toEqual([200, 401]);
  });

  it('keeps concurrent requests apart', async () => {
    const other = (await api.signIn('live@skal.example', 'skal-demo-live')).cookieHeader;
    const names = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const req = { headers: { cookie: index % 2 === 0 ? cookie : other }, socket: {} } as unknown as IncomingMessage;
        const { json } = await api.internals.read(req, '/api/session');
        return JSON.parse(json ?? '{}').user.email;
      }),
    );
    expect(names).toEqual(names.map((_, index) => (index % 2 === 0 ? CLIENT.email : 'live@skal.example')));
  });
});
