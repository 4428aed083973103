import { signInSupport } from '../../testing/fixtures/operators.ts';
import { admin } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';

const PATH = '/api/admin/client-list-preferences';

describe('client list preferences', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  it('are stored per account, for every browser', async () => {
    const here = await api.signIn(admin.email, admin.password);
    expect((await here.get(PATH)).body).toEqual({ hidden: [], views: [] });
    const first = { hidden: ['phone'], views: [{ name: 'Åbne', query: 'show=active&sort=business' }] };
    const second = { hidden: ['plan'], views: [] };
    for (const settings of [first, second, first]) {
      const response = await here.request('PUT', PATH, { json: settings });
      expect([response.status, response.body]).toEqual([200, settings]);
    }
    expect((await (await api.signIn(admin.email, admin.password)).get(PATH)).body).toEqual(first);
    expect((await (await signInSupport(api)).get(PATH)).body).toEqual({ hidden: [], views: [] });
  });

  it.each([
    [{}],
    [{ hidden: ['constructor'], views: [] }],
    [{ hidden: [], views: [{ name: '', query: '' }] }],
    [{ hidden: [], views: Array.from({ length: 21 }, (_, index) => ({ name: `${index}`, query: '' })) }],
  ])('2.2.1: rejects %j', async (json) => {
    const operator = await api.signIn(admin.email, admin.password);
    expect((await operator.request('PUT', PATH, { json })).status).toBe(400);
  });
});
