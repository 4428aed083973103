import { IMPERSONATING } from '@skal/contracts/account/impersonation';
import { type BusinessReply, session } from '@skal/contracts/account/session';
import { signIn } from '@skal/contracts/account/signIn';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { makeImpersonation, makeSession } from '@skal/shell-kit/mocks/session.ts';
import { HttpResponse, http } from 'msw';
import { DEFAULT_SETTINGS, type QaSettings } from '../settings/qaSettings.ts';
import type { RemoteMocks } from './remoteMocks.ts';
import { respondToCall } from './respond.ts';
import { usersOf, VISITOR } from './users.ts';

const business: BusinessReply = {
  ...{ businessType: 'wine-bar', logo: null, liveAt: null },
  features: { reservations: true, ecommerce: false, events: true, takeaway: false, loyalty: false },
  branding: { businessName: 'Vinbar Lund', description: 'Wine' },
};

const marketing: RemoteMocks = {
  name: 'mfe-marketing',
  handlers: [
    mockEndpoint(signIn.start, ({ body }) =>
      body.password === 'right'
        ? { success: true, message: 'Welcome back.', redirectPath: '/dashboard' }
        : errorResponse(401, 'Invalid credentials'),
    ),
  ],
  scenarios: { ok: [] },
};
const portal: RemoteMocks = {
  name: 'mfe-portal',
  handlers: [
    mockEndpoint(session.read, () => makeSession('client')),
    mockEndpoint(session.end, () => ({ success: true })),
    http.get('/api/things', () => HttpResponse.json(['of the portal'])),
  ],
  scenarios: { ok: [], '500': [http.all('/api/*', () => errorResponse(500, 'Something went wrong on our side'))] },
  personas: {
    client: { label: 'A client', home: '/dashboard', handlers: [] },
    viewer: {
      label: 'An operator who looks',
      home: '/dashboard',
      handlers: [mockEndpoint(session.read, () => makeImpersonation({ ...makeSession('client'), business }))],
    },
  },
};

/** A tab on a page of a remote. */
function openTab(current: RemoteMocks, change: Partial<QaSettings> = {}) {
  let settings = { ...DEFAULT_SETTINGS, ...change };
  const remotes = [marketing, portal];
  const violations: string[] = [];
  const report = (violation: string) => violations.push(violation);
  const setUser = (as: string) => {
    settings = { ...settings, as };
  };
  const site = {
    remotes,
    users: usersOf(remotes),
    current: () => current,
    settings: () => settings,
    setUser,
    reportViolation: report,
  };
  const call = async (path: string, init: RequestInit = {}) => {
    const response = await respondToCall(new Request(new URL(path, window.location.href), init), site);
    return [response.status, await response.json()] as const;
  };
  return { call, violations, who: () => settings.as };
}

const jsonRequest = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

describe('a call in a QA page', () => {
  it('gives the account the theme of the settings', async () => {
    const themeOf = async (change: Partial<QaSettings>) =>
      (await openTab(portal, { as: 'client', ...change }).call('/api/session'))[1].theme;
    expect([await themeOf({}), await themeOf({ theme: 'dark' })]).toEqual(['system', 'dark']);
  });

  it('depends on the signed-in user, and a sign-in changes a visitor into a user', async () => {
    const { call, who } = openTab(marketing);
    expect((await call('/api/session'))[0]).toBe(401);
    const wrong = await call(
      signIn.start.path,
      jsonRequest({ email: 'a@b.dk', password: 'wrong', accountType: 'client' }),
    );
    expect([wrong[0], who()]).toEqual([401, VISITOR]);
    await call(signIn.start.path, jsonRequest({ email: 'a@b.dk', password: 'right', accountType: 'client' }));
    expect(who()).toBe('client');
    expect(await call('/api/session')).toEqual([200, makeSession('client')]);
    await call(session.end.path, { method: 'POST' });
    expect(who()).toBe(VISITOR);
  });

  it("uses the scenario of the page's remote, and of no other", async () => {
    expect((await openTab(portal, { as: 'client', scenario: '500' }).call('/api/things'))[0]).toBe(500);
    // The user stays signed in, so that the rest of the page is visible.
    expect((await openTab(portal, { as: 'client', scenario: '500' }).call('/api/session'))[0]).toBe(200);
    expect((await openTab(marketing, { as: 'client', scenario: '500' }).call('/api/things'))[0]).toBe(200);
    expect((await openTab(portal, { as: 'client', scenario: 'constructor' }).call('/api/things'))[0]).toBe(200);
  });

  it("uses its endpoint's own scenario, if set", async () => {
    const tab = openTab(portal, { as: 'client', endpointScenarios: { 'session.read': '500' } });
    expect((await tab.call('/api/session'))[0]).toBe(500);
    expect((await tab.call('/api/things'))[0]).toBe(200);
  });

  it('is rejected with its name for an impersonating operator, unless it is read-only', async () => {
    const { call } = openTab(portal, { as: 'viewer' });
    expect(await call('/api/staff', jsonRequest({}))).toEqual([403, expect.objectContaining({ code: IMPERSONATING })]);
    expect(await call('/api/staff')).toEqual([404, { error: 'No mock for GET /api/staff' }]);
  });

  it('without a mock is rejected with its name, and reported as a violation', async () => {
    const { call, violations } = openTab(portal);
    expect(await call('/api/nothing')).toEqual([404, { error: 'No mock for GET /api/nothing' }]);
    expect(violations).toEqual(['no mock for GET /api/nothing']);
  });
});
