import { type StaffPermission, staffPermissions } from '@skal/contracts/client/staff';
import type { Endpoint } from '@skal/contracts/http/endpoint';
import { PERMISSION_NEEDED } from '@skal/contracts/http/permission';
import { newId } from '../db/rows/id.ts';
import { live } from '../testing/fixtures/requestBodies.ts';
import { joinStaff } from '../testing/fixtures/staff.ts';
import { startTestApi, type TestApi, type TestClient } from '../testing/index.ts';

/** Endpoints of clients that every member of staff may call, and why. */
const WITHOUT_PERMISSION: Readonly<Record<string, string>> = {
  'GET /api/live-version': 'a version that says nothing',
  'GET /api/logos/:id': 'the picture over the name of the app',
};

/** Signed-in endpoints are about the own account, except these. */
const isOwnAccount = ({ path }: Endpoint) => !path.startsWith('/api/invoices');

describe('permissions of staff', () => {
  let api: TestApi;
  let owner: TestClient;

  beforeAll(async () => {
    api = await startTestApi({
      limits: { forms: { points: 1000, seconds: 60 } },
      mail: { pollMs: 3_600_000 },
    });
    owner = await api.signIn(live.email, live.password);
  });
  afterAll(() => api.close());

  const endpoints = () =>
    api.internals.routes
      .map(({ endpoint }) => endpoint)
      .filter(({ access }) => access === 'client' || access === 'signed-in')
      // It ends the session that the test needs.
      .filter(({ method, path }) => !(method === 'DELETE' && path === '/api/sessions/:id'));
  const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

  it('8.2.1: are required by every endpoint of a client but the listed ones', () => {
    const free = endpoints().filter(({ permission }) => permission === undefined);
    const unexpected = free.filter((one) => !(one.access === 'signed-in' && isOwnAccount(one))).map(nameOf);
    const how =
      'wrap its group in withPermission (packages/contracts/src/http/permission.ts), or give the reason above';
    expect(unexpected.filter((name) => !(name in WITHOUT_PERMISSION)).map((name) => `${name}: ${how}`)).toEqual([]);
  });

  /** Calls every endpoint with invalid input, and returns those that answer 403 for a missing permission. */
  async function listRefused(browser: TestClient): Promise<string[]> {
    const refused: string[] = [];
    for (const one of endpoints()) {
      const address = one.path.replace(/:\w+/g, newId());
      const rest = one.method === 'GET' ? {} : { json: {} };
      const { status, body } = await browser.request(one.method, address, rest);
      if (status === 403 && body.code === PERMISSION_NEEDED) refused.push(nameOf(one));
    }
    return refused;
  }

  const expectRefused = (permissions: readonly StaffPermission[]) =>
    endpoints()
      .filter(({ permission }) => permission && !permission.some((each) => permissions.includes(each)))
      .map(nameOf);

  it.each([[[]], ...staffPermissions.map((permission) => [[permission]])])(
    '8.2.1: a member with %j gets 403 from all other endpoints, with a sentence',
    async (permissions: StaffPermission[]) => {
      const email = `${permissions.join('-').replace(' ', '-') || 'none'}@example.dk`.toLowerCase();
      const { browser } = await joinStaff(api, owner, { email, permissions });
      expect(await listRefused(browser)).toEqual(expectRefused(permissions));
      expect((await browser.get('/api/session')).body.permissions).toEqual(permissions);
    },
  );

  it('an owner, invited or not, has all', async () => {
    const { browser } = await joinStaff(api, owner, { email: 'second@example.dk', permissions: [], owner: true });
    for (const each of [owner, browser]) {
      expect((await each.get('/api/session')).body.permissions).toBeNull();
      expect(await listRefused(each)).toEqual([]);
    }
  });

  it('names what to do', async () => {
    const { browser } = await joinStaff(api, owner, { email: 'orders@shop.example', permissions: ['Orders'] });
    const { status, body } = await browser.get('/api/bookings');
    expect([status, body]).toEqual([
      403,
      { error: 'You do not have the permission for this. Ask the owner of the app.', code: PERMISSION_NEEDED },
    ]);
  });
});
