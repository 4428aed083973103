import { signInSupport } from '../../testing/fixtures/operators.ts';
import { admin, client } from '../../testing/fixtures/requestBodies.ts';
import { sampleRelease, stubReleaseService, UNREACHABLE_VERSION } from '../../testing/fixtures/stubReleases.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

const PATH = '/api/admin/releases';
const at = (deed: string, bundle = sampleRelease.bundle) => `${PATH}/${bundle}/${deed}`;
const by = 'Demo Operator';

describe('releases', () => {
  const releases = stubReleaseService();
  let api: TestApi;
  let owner: TestClient;

  beforeAll(async () => {
    api = await startTestApi({ releases });
    owner = await api.signIn(admin.email, admin.password);
  });
  afterAll(() => api.close());

  const trail = async (action: string) => (await owner.get(`/api/admin/audit?action=${action}`)).body;

  it('are told to every operator, and changed by owners', async () => {
    const support = await signInSupport(api);
    for (const who of [owner, support]) expect((await who.get(PATH)).body).toEqual([sampleRelease]);
    const back = { expects: '2', to: '1' };
    expect((await support.post(at('rollback'), back)).status).toBe(403);
    expect((await (await api.signIn(client.email, client.password)).post(at('rollback'), back)).status).toBe(403);
    expect(releases.changes).toEqual([]);
  });

  it('change in the name of whoever asks, and leave a trail with what was live before', async () => {
    const note = 'the menu is empty';
    expect(await owner.post(at('rollback'), { expects: '2', to: '1', note })).toMatchObject({
      status: 200,
      body: { bundle: 'mfe-portal', version: '1' },
    });
    for (const deed of ['promote', 'abort']) {
      expect((await owner.post(at(deed), { expects: '2', canary: '3' })).body).toMatchObject({ version: '3' });
    }
    const bundle = 'mfe-portal';
    expect(releases.changes).toEqual([
      [
        { type: 'rollback', bundle, version: '1' },
        { by, note, expects: '2' },
      ],
      [
        { type: 'promote', bundle, canary: '3' },
        { by, note: null, expects: '2' },
      ],
      [
        { type: 'abort', bundle, canary: '3' },
        { by, note: null, expects: '2' },
      ],
    ]);
    for (const [action, before, after] of [
      ['release.rolledBack', { bundle, live: '2' }, { bundle, live: '1', note }],
      ['release.promoted', { bundle, live: '2' }, { bundle, live: '3' }],
      ['release.aborted', { bundle, canary: '3' }, { bundle, canary: null }],
    ] as const)
      expect(await trail(action)).toEqual([expect.objectContaining({ before, after })]);
  });

  it('2.3.4: stay as they are where somebody was faster, and no trail says otherwise', async () => {
    const before = await trail('release.rolledBack');
    const late = await owner.post(at('rollback'), { expects: '1', to: '1' });
    expect([late.status, late.body.error]).toEqual([409, 'Conflict: mfe-portal is now at 2. Reload and try again.']);
    const away = await owner.post(at('rollback'), { expects: '2', to: UNREACHABLE_VERSION });
    expect([away.status, away.body.error]).toEqual([503, 'The storage cannot be reached, and nothing has changed']);
    expect((await owner.post(at('rollback', 'mfe-nothing'), { expects: '2', to: '1' })).status).toBe(404);
    const unsaid = await owner.post(at('abort'), { expects: '2' });
    expect([unsaid.status, unsaid.body.fields]).toEqual([400, { canary: expect.any(String) }]);
    expect(await trail('release.rolledBack')).toEqual(before);
  });
});
