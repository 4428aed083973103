import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ByteBudget } from '@skal/contracts/http/byteBudget';
import { endpoint, reply } from '@skal/contracts/http/endpoint';
import Koa from 'koa';
import { newId } from '../../db/rows/id.ts';
import { readSettings } from '../../settings/settings.ts';
import { TestClient } from '../../testing/client.ts';
import type { AuthenticatedUser } from '../auth/access.ts';
import { notFound } from '../errors/HttpError.ts';
import { createLogger } from '../observability/log.ts';
import { openRateLimiters, type RateLimiters } from '../rateLimit/rateLimits.ts';
import { configureApp, mount } from './app.ts';
import type { ApiApp } from './context.ts';
import { route } from './route.ts';

const user: AuthenticatedUser = {
  accountId: newId(),
  accountType: 'client',
  firstName: 'A',
  lastName: 'B',
  email: 'a@example.dk',
  phone: null,
  countryCode: null,
  role: null,
  language: 'en',
  theme: 'system',
  member: null,
  business: null,
  viewing: null,
  viewEnded: null,
};

describe('mount', () => {
  let server: Server;
  let limits: RateLimiters;
  let browser: TestClient;
  let signedIn: AuthenticatedUser | undefined;
  const lines: Record<string, unknown>[] = [];
  const dataDir = mkdtempSync(join(tmpdir(), 'skal-app-'));

  const routes = [
    route(endpoint.get('/api/thing/:id', 'public', reply<{ id: string }>()), {
      run({ params }) {
        if (params.id.startsWith('0')) throw notFound('record');
        return { id: params.id };
      },
    }),
    route(endpoint.delete('/api/thing/:id', 'public'), { run: () => undefined }),
    route(endpoint.get('/api/broken', 'public', reply<unknown>()), { run: () => ({ big: 1n }) }),
    route(endpoint.get('/api/mine', 'client', reply<string>()), { run: ({ account }) => account.email }),
    route(endpoint.get('/api/anonymous', 'public', reply<string>()), { run: ({ account }) => account.email }),
  ];

  beforeAll(async () => {
    const settings = readSettings({ SKAL_LOG_LEVEL: 'info' }, { dataDir });
    limits = await openRateLimiters({ ...settings, databaseUrl: null }, null);
    const log = createLogger('info', { write: (line) => lines.push(JSON.parse(line)) });
    const budget = new ByteBudget(settings.bufferedBytes);
    const deps = { settings, log, limits, budget, isDraining: () => false };
    const app: ApiApp = new Koa();
    configureApp(app, deps);
    mount(app, deps, routes, { load: async () => signedIn });
    const answer = app.callback();
    server = createServer((req, res) => void answer(req, res));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    browser = new TestClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await limits.close();
    rmSync(dataDir, { recursive: true });
  });

  it('passes path parameters to the handler', async () => {
    const id = newId().replace(/^./, 'f');
    expect((await browser.get(`/api/thing/${id}`)).body).toEqual({ id });
  });

  it('8.2.2: returns 404 for invalid and unknown ids', async () => {
    for (const id of ['1', '..%2f..', newId().toUpperCase(), "'%20OR%201=1"]) {
      const answer = await browser.get(`/api/thing/${id}`);
      expect([answer.status, answer.body]).toEqual([404, { error: 'This address was not found.' }]);
    }
    const unknown = await browser.get(`/api/thing/${newId().replace(/^./, '0')}`);
    expect([unknown.status, unknown.body]).toEqual([404, { error: 'This record was not found.' }]);
  });

  it('returns 204 without a reply', async () => {
    const answer = await browser.request('DELETE', `/api/thing/${newId()}`);
    expect([answer.status, answer.text, answer.headers.get('content-type')]).toEqual([204, '', null]);
  });

  it('8.2.1: enforces the access of the contract, also for a client without a business', async () => {
    expect((await browser.get('/api/mine')).status).toBe(401);
    signedIn = user;
    expect((await browser.get('/api/mine')).status).toBe(403);
    signedIn = { ...user, accountType: 'admin' };
    expect((await browser.get('/api/mine')).status).toBe(403);
  });

  it('does not load the session for public reads', async () => {
    signedIn = user;
    expect((await browser.get('/api/anonymous')).status).toBe(401);
  });

  it('16.5.1: handles an error during the response like any other', async () => {
    const answer = await browser.get('/api/broken');
    expect(answer.status).toBe(500);
    expect(answer.body.error).toContain(String(answer.headers.get('x-request-id')));
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(lines.at(-1)).toMatchObject({ msg: 'internal error', path: '/api/broken', fault: 'TypeError' });
  });
});
