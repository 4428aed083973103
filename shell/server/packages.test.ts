import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LATEST_FILE, PACKAGES_DIR, packedFile } from './packages.ts';
import { openTestDoor, type TestDoor } from './testing/door.ts';

const NAME = '@skal/shell-kit';
const [OLD, NEW] = ['0.1.0-c1', '0.1.0-c2'];

describe('the packages that a site hands out', () => {
  let door: TestDoor;
  const ask = (path: string, init?: RequestInit) => fetch(`${door.url}/packages/${path}`, init);

  beforeAll(async () => {
    door = await openTestDoor();
  });
  afterAll(() => door.close());

  it('are none before somebody has packed them', async () => {
    for (const path of ['', '@skal%2fshell-kit', `${packedFile(NAME, OLD)}.tgz`]) {
      const answer = await ask(path);
      expect([answer.status, await answer.json()]).toEqual([404, { error: 'There is no such package here' }]);
    }
  });

  describe('once they are there', () => {
    beforeAll(() => {
      const dir = join(door.dataDir, PACKAGES_DIR);
      mkdirSync(dir);
      for (const version of [OLD, NEW]) {
        const file = join(dir, packedFile(NAME, version));
        writeFileSync(`${file}.tgz`, `archive of ${version}`);
        writeFileSync(
          `${file}.json`,
          JSON.stringify({ manifest: { name: NAME, version }, integrity: `of ${version}` }),
        );
      }
      // Its name begins like the other one's.
      const other = { manifest: { name: '@skal/shell', version: 'kit-1' }, integrity: '' };
      writeFileSync(join(dir, `${packedFile('@skal/shell', 'kit-1')}.json`), JSON.stringify(other));
      writeFileSync(join(dir, LATEST_FILE), JSON.stringify({ [NAME]: NEW }));
    });

    it.each(['@skal%2fshell-kit', '@skal%2Fshell-kit', '@skal/shell-kit'])(
      'have a document for npm (%s)',
      async (path) => {
        const versions = [OLD, NEW].map((version) => [
          version,
          {
            name: NAME,
            version,
            dist: { tarball: `http://o/packages/skal-shell-kit-${version}.tgz`, integrity: `of ${version}` },
          },
        ]);
        const answer = await ask(path);
        expect(answer.headers.get('cache-control')).toBe('no-cache');
        expect(await answer.json()).toEqual({
          name: NAME,
          'dist-tags': { latest: NEW },
          versions: Object.fromEntries(versions),
        });
        expect(await (await ask('')).json()).toEqual({ [NAME]: NEW });
      },
    );

    it('are archives that never change', async () => {
      const answer = await ask(`${packedFile(NAME, OLD)}.tgz`);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await answer.text()).toBe(`archive of ${OLD}`);
    });

    it.each([
      '@skal%2ftooling',
      '@skal%2fconstructor',
      'latest.json',
      '..%2fregistry.json',
      '@other%2fshell-kit',
      'x.tgz',
    ])('are nothing else (%s)', async (path) => {
      expect((await ask(path)).status).toBe(404);
    });

    it('can only be read', async () => {
      const answer = await ask('@skal%2fshell-kit', { method: 'PUT', body: '{}' });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    });
  });
});
