import { secondFactorCipher } from '../modules/secondFactor/secondFactorCipher.ts';
import { createTempDatabase, startTestApi, type TempDatabase, type TestApi } from '../testing/index.ts';
import { runCommandIn } from '../testing/processes/runCommand.ts';

const [OLD, NEW, LOST] = [
  '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
  '13579bdf02468ace13579bdf02468ace',
  'a9b8c7d6e5f40312a9b8c7d6e5f40312',
];

describe('skal keys', () => {
  let database: TempDatabase;
  let api: TestApi;
  let owners: string[];

  const skalKeys = (keys: string, ...args: string[]) =>
    runCommandIn({ ...database, env: { SESSION_KEYS: keys } }, 'keys', ...args);
  const sealed = async () =>
    await api.rows<{ id: string; sealed: string }>('SELECT id, sealed FROM second_factors ORDER BY sealed');

  beforeAll(async () => {
    database = await createTempDatabase();
    api = await startTestApi({}, database);
    owners = (await api.rows<{ id: string }>('SELECT id FROM accounts LIMIT 2')).map(({ id }) => id);
    for (const [index, id] of owners.entries()) {
      const text = secondFactorCipher.encrypt({ sessionKeys: [index === 0 ? OLD : LOST] }, id, `shared ${index}`);
      await api.execute('INSERT INTO second_factors (id, sealed, last_step, created_at) VALUES (?, ?, 0, 0)', [
        id,
        text,
      ]);
    }
  });
  afterAll(async () => {
    await api.close();
    await database.remove();
  });

  it('prints a new key followed by the current ones', async () => {
    const [first, second] = [await skalKeys(OLD, 'rotate'), await skalKeys(OLD, 'rotate')];
    expect(first).toMatch(new RegExp(`^SESSION_KEYS=[0-9a-f]{64},${OLD}\n$`));
    expect(second).not.toBe(first);
  });

  it('11.2.2: counts the secrets of an older key, reencrypts them, and reports when it can be removed', async () => {
    const both = `${NEW},${OLD}`;
    const before = await sealed();
    const status = await skalKeys(both, 'status');
    expect(status).toMatch(/^ +0 {2}by key 1 of 2\n +1 {2}by key 2 of 2\n +1 {2}by a key that is not set/m);
    expect(status).toContain('The older keys are still needed');
    expect(status).not.toContain(OLD);
    expect(await sealed()).toEqual(before);
    const done = await skalKeys(both, 'reencrypt');
    expect(done).toMatch(/^ +1 {2}by key 1 of 2\n +0 {2}by key 2 of 2\n +1 {2}by a key that is not set/m);
    expect(done).toMatch(/Remove the older keys after \d{4}-\d\d-\d\d \d\d:\d\d UTC/);
    const found = (await sealed()).find(({ id }) => id === owners[0]);
    expect(secondFactorCipher.decrypt({ sessionKeys: [NEW] }, owners[0] ?? '', found?.sealed ?? '')).toBe('shared 0');
    expect(await skalKeys(NEW, 'status')).toContain('Only one key is set');
  });

  it.each([
    ['', 'SESSION_KEYS is not set'],
    ['secretsecret', 'is too easy to guess'],
  ])('rejects %j', async (keys, message) => {
    await expect(skalKeys(keys, 'rotate')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(message) });
  });
});
