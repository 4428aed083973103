import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApi, readSettings, StartupError } from '../index.ts';
import { createTestKey } from '../testing/fixtures/keys.ts';
import { createTempDatabase, startTestApi } from '../testing/index.ts';

describe('session keys', () => {
  it('production does not start without SESSION_KEYS', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'skal-start-'));
    const settings = readSettings({ NODE_ENV: 'production' }, { dataDir });
    await expect(openApi(settings)).rejects.toThrow(StartupError);
    await expect(openApi(settings)).rejects.toThrow(/^SESSION_KEYS is not set\./);
    rmSync(dataDir, { recursive: true });
  });

  it.each([
    ['a', /^The key in SESSION_KEYS is too easy to guess\. Each needs 32 characters or more, at random, such as/],
    ['x'.repeat(64), /^The key in SESSION_KEYS is too easy to guess/],
    [`${createTestKey('new')},old`, /^Key 2 of 2 in SESSION_KEYS is too easy to guess/],
  ])('11.2.3: rejects SESSION_KEYS=%s everywhere, without repeating it', async (SESSION_KEYS, message) => {
    for (const NODE_ENV of ['production', 'test']) {
      const refused = openApi(readSettings({ NODE_ENV, SESSION_KEYS }));
      await expect(refused).rejects.toThrow(StartupError);
      await expect(refused).rejects.toThrow(message);
      await expect(refused).rejects.not.toThrow(/xxx|old/);
    }
  });

  it('uses a key of an earlier version in the data folder', async () => {
    const database = await createTempDatabase();
    writeFileSync(join(database.dataDir, 'session.key'), 'a key of old');
    const api = await startTestApi({}, database);
    expect(api.internals.dependencies.settings.sessionKeys).toEqual(['a key of old']);
    await api.close();
    await database.remove();
  });

  it('creates and stores a key outside production, readable by the owner only', async () => {
    const database = await createTempDatabase();
    await (await startTestApi({}, database)).close();
    const file = join(database.dataDir, 'session.key');
    const key = readFileSync(file, 'utf8');
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    expect(statSync(file).mode & 0o077).toBe(0);
    const again = await startTestApi({}, database);
    expect(again.internals.dependencies.settings.sessionKeys).toEqual([key]);
    await again.close();
    await database.remove();
  });
});
