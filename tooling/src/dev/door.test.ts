import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDevDoor } from './door.ts';

const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function openDoor(about: Partial<Parameters<typeof createDevDoor>[0]> = {}) {
  const page = () => ({ html: '<p>The page</p>', policy: "default-src 'self'" });
  const door = createDevDoor({ servers: [], api: null, page, ...about });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  return { door, url: `http://127.0.0.1:${portOf(door)}` };
}

describe('the front door while a remote is worked on alone', () => {
  it('refuses a call that no mock answered, and never answers it with the page', async () => {
    const { door, url } = await openDoor();
    const path = '/api/support-tickets/1/attachments/2';
    const answer = await fetch(`${url}${path}`, { method: 'PUT', body: 'picture' });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ error: `No mock answers PUT ${path}` });
    const page = await fetch(`${url}/dashboard`);
    expect([page.status, await page.text()]).toEqual([200, '<p>The page</p>']);
    door.closeAllConnections();
    door.close();
  });
});

describe('the front door while the site is worked on', () => {
  it('hands on to each bundle’s own server what is for it, and calls to the api', async () => {
    const bundle = createServer((req, res) => {
      res.setHeader('Content-Type', 'text/javascript');
      req
        .on('data', () => {})
        .on('end', () => res.writeHead(req.url?.includes('.js') ? 200 : 404).end(`at ${req.url}`));
    }).listen(0, '127.0.0.1');
    await once(bundle, 'listening');
    const servers = [{ base: '/r/mfe-portal/dev/', port: portOf(bundle), stop: async () => {} }];
    const api = { handle: (req: { url?: string }, res: { end(text: string): void }) => res.end(`api ${req.url}`) };
    const { door, url } = await openDoor({ servers, api });

    const script = await fetch(`${url}/r/mfe-portal/dev/main.js?t=1`);
    expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript']);
    expect(await script.text()).toBe('at /r/mfe-portal/dev/main.js?t=1');
    expect((await fetch(`${url}/r/mfe-portal/dev/none`)).status).toBe(404);
    expect(await (await fetch(`${url}/api/session`)).text()).toBe('api /api/session');

    bundle.closeAllConnections();
    bundle.close();
    await once(bundle, 'close');
    const away = await fetch(`${url}/r/mfe-portal/dev/main.js`);
    expect([away.status, await away.text()]).toEqual([502, 'The dev server of this bundle does not answer']);
    door.closeAllConnections();
    door.close();
  });

  it('answers every path with the one page, never kept, under its policy', async () => {
    const { door, url } = await openDoor();
    for (const path of ['/', '/dashboard?a=1', '/nowhere', '/apiary']) {
      const answer = await fetch(url + path);
      expect(await answer.text()).toBe('<p>The page</p>');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'");
    }
    const icon = await fetch(`${url}/icon.svg`);
    expect([icon.headers.get('content-type'), await icon.text()]).toEqual([
      'image/svg+xml',
      expect.stringContaining('<svg'),
    ]);
    door.closeAllConnections();
    door.close();
  });
});
