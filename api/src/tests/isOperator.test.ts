import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { admin, client } from '../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';

/** Calls `isOperator` for each request, as the surrounding server does. */
async function checkEach(api: TestApi) {
  const server = createServer((req, res) => void api.internals.isOperator(req, res).then((is) => res.end(String(is))));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const request = async (cookie = '') => (await fetch(url, { headers: { cookie } })).text();
  const close = async () => {
    server.close();
    await once(server, 'close');
  };
  return { request, close };
}

describe('isOperator', () => {
  it('tells whether an operator sent a request', async () => {
    const api = await startTestApi();
    const { request, close } = await checkEach(api);
    const operator = await api.signIn(admin.email, admin.password);
    const customer = await api.signIn(client.email, client.password);
    expect(await request(operator.cookieHeader)).toBe('true');
    expect(await request(customer.cookieHeader)).toBe('false');
    expect(await request()).toBe('false');
    expect(await request(operator.cookieHeader.replace('.sig=', '.sig=x'))).toBe('false');
    const { cookieHeader } = operator;
    await operator.post('/api/logout');
    expect(await request(cookieHeader)).toBe('false');
    await close();
    await api.close();
  });
});
