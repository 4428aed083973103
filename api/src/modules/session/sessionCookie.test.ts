import { connect } from 'node:net';
import { createTestKey } from '../../testing/fixtures/keys.ts';
import { addOwner, owner } from '../../testing/fixtures/operators.ts';
import { client } from '../../testing/fixtures/requestBodies.ts';
import { createTempDatabase, startTestApi } from '../../testing/index.ts';

describe('sessions over TLS', () => {
  const proxied = {
    headers: { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'www.skal.example', 'sec-fetch-site': 'same-origin' },
  };

  it('3.3.1, 3.3.3, 3.4.1: sets a Secure cookie bound to the host, and HSTS', async () => {
    const api = await startTestApi({ trustedProxies: ['127.0.0.1'] });
    const browser = api.client();
    const response = await browser.post('/api/login', client, proxied);
    expect(response.headers.get('strict-transport-security')).toMatch(/max-age=31536000/);
    const lines = response.headers.getSetCookie().filter((line) => line.startsWith('__Host-skal.sid'));
    expect(lines.map((line) => line.split('=')[0])).toEqual(['__Host-skal.sid', '__Host-skal.sid.sig']);
    for (const line of lines) expect(line).toMatch(/; path=\/; samesite=lax; secure; httponly$/);

    expect((await browser.get('/api/session', proxied)).status).toBe(200);
    const plain = api.client();
    plain.cookies.set('skal.sid', browser.cookies.get('__Host-skal.sid') ?? '');
    plain.cookies.set('skal.sid.sig', browser.cookies.get('__Host-skal.sid.sig') ?? '');
    expect((await plain.get('/api/session', proxied)).status).toBe(401);

    await browser.post('/api/logout', undefined, proxied);
    expect([...browser.cookies.keys()].filter((name) => name.includes('skal.sid'))).toEqual([]);
    await api.close();
  });

  it('is Secure behind an unconfigured proxy too, for requests to the https origin of the settings', async () => {
    const api = await startTestApi({ site: { origin: 'https://www.skal.example' } });
    const headers = { host: 'www.skal.example', origin: 'https://www.skal.example' };
    await addOwner(api);
    const here = await api.client().post('/api/login', owner);
    expect(here.headers.getSetCookie()[0]).not.toContain('secure');
    // fetch sets the Host header itself, so the request is written by hand.
    const body = JSON.stringify(owner);
    const text = await new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
      let seen = '';
      socket.on('data', (chunk) => {
        seen += chunk;
      });
      socket.on('close', () => resolve(seen));
      socket.write(
        `POST /api/login HTTP/1.1\r\nHost: ${headers.host}\r\nOrigin: ${headers.origin}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      );
    });
    expect(text).toMatch(/^HTTP\/1\.1 200/);
    expect(text).toMatch(/__Host-skal\.sid=[\w-]+; path=\/; samesite=lax; secure; httponly/);
    await api.close();
  });
});

describe('cookie keys', () => {
  it('signs with the newest key, accepts an old one and rejects a removed one', async () => {
    const database = await createTempDatabase();
    const withKeys = (...sessionKeys: string[]) =>
      startTestApi({ sessionKeys: sessionKeys.map(createTestKey) }, database);
    const first = await withKeys('first key');
    await addOwner(first);
    const browser = await first.signIn(owner.email, owner.password);
    await first.close();
    const statusWith = async (...keys: string[]) => {
      const api = await withKeys(...keys);
      const { status } = await api.request('GET', '/api/session', { headers: { cookie: browser.cookieHeader } });
      await api.close();
      return status;
    };
    expect(await statusWith('second key', 'first key')).toBe(200);
    expect(await statusWith('second key')).toBe(401);
    await database.remove();
  });
});
