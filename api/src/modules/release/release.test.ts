import { signInSupport } from '../../testing/fixtures/operators.ts';
import { admin, client } from '../../testing/fixtures/requestBodies.ts';
import { sampleRelease, stubReleaseService, UNREACHABLE_VERSION } from '../../testing/fixtures/stubReleases.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

const PATH = '/api/admin/releases';
const at = (command: string, bundle = sampleRelease.bundle) => `${PATH}/${bundle}/${command}`;
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

  const auditEntries = async (action: string) => (await owner.get(`/api/admin/audit?action=${action}`)).body;

  it('are readable by every operator, and changed by owners', async () => {
    const support = await signInSupport(api);
    for (const who of [owner, support]) expect((await who.get(PATH)).body).toEqual([sampleRelease]);
    const back = { expects: '2', to: '1' };
    expect((await support.post(at('rollback'), back)).status).toBe(403);
    expect((await (await api.signIn(client.email, client.password)).post(at('rollback'), back)).status).toBe(403);
    expect(releases.changes).toEqual([]);
  });

  it('change in the name of the operator, and are audited with the previous version', async () => {
    const note = 'the menu is empty';
    expect(await owner.post(at('rollback'), { expects: '2', to: '1', note })).toMatchObject({
      status: 200,
      body: { bundle: 'mfe-portal', version: '1' },
    });
    for (const command of ['promote', 'abort']) {
      expect((await owner.post(at(command), { expects: '2', canary: '3' })).body).toMatchObject({ version: '3' });
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
      expect(await auditEntries(action)).toEqual([expect.objectContaining({ before, after })]);
  });

  it('2.3.4: stay unchanged after a concurrent change, and audit nothing', async () => {
    const before = await auditEntries('release.rolledBack');
    const late = await owner.post(at('rollback'), { expects: '1', to: '1' });
    expect([late.status, late.body.error]).toEqual([409, 'Conflict: mfe-portal is now at 2. Reload and try again.']);
    const away = await owner.post(at('rollback'), { expects: '2', to: UNREACHABLE_VERSION });
    expect([away.status, away.body.error]).toEqual([503, 'The storage cannot be reached, and nothing has changed']);
    expect((await owner.post(at('rollback', 'mfe-nothing'), { expects: '2', to: '1' })).status).toBe(404);
    const withoutCanary = await owner.post(at('abort'), { expects: '2' });
    expect([withoutCanary.status, withoutCanary.body.fields]).toEqual([400, { canary: expect.any(String) }]);
    expect(await auditEntries('release.rolledBack')).toEqual(before);
  });
});
