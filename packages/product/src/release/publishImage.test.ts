import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cleanEnv } from '@skal/jest/helpers/cleanEnv.ts';
import { openRegistry } from '@skal/shell/server';
import { makeRelease, makeTempDir, writeRelease } from '@skal/shell/server/testing/releases.ts';

/** Creates the bundle directory of an image. */
function imageWith(version: string): string {
  const built = makeTempDir();
  for (const name of ['mfe-portal', 'shell']) {
    cpSync(writeRelease(makeRelease({ name, version }), { 'main.js': version }), join(built, name), {
      recursive: true,
    });
  }
  return built;
}

async function publish(dataDir: string, ...args: string[]): Promise<string> {
  const env = { ...cleanEnv(), NODE_ENV: 'production', SKAL_DATA_DIR: dataDir };
  const program = join(import.meta.dirname, '../cli.ts');
  return promisify(execFile)(process.execPath, [program, 'release', 'publish-image', ...args], { env }).then(
    ({ stdout }) => stdout,
    (error: { stderr: string }) => error.stderr,
  );
}

const live = (dataDir: string) =>
  Object.fromEntries(Object.entries(openRegistry(dataDir).bundles()).map(([name, bundle]) => [name, bundle.live]));

describe('publishImage', () => {
  it('activates bundles without an active version, and the others only on request', async () => {
    const dataDir = makeTempDir();
    const [first, second] = [imageWith('1'), imageWith('2')];
    expect(await publish(dataDir, '--from', first, '--dry-run')).toBe(
      'mfe-portal 1 would be activated\nshell 1 would be activated\n',
    );
    expect(live(dataDir)).toEqual({});
    expect(await publish(dataDir, '--from', first)).toBe('mfe-portal 1 is live\nshell 1 is live\n');
    expect(await publish(dataDir, '--from', second)).toBe('Nothing to activate.\n');
    expect(live(dataDir)).toEqual({ shell: '1', 'mfe-portal': '1' });
    expect(await publish(dataDir, '--from', second, '--activate')).toBe('mfe-portal 2 is live\nshell 2 is live\n');
    expect(live(dataDir)).toEqual({ shell: '2', 'mfe-portal': '2' });
    const { history } = openRegistry(dataDir).bundles().shell ?? { history: [] };
    expect(history[0]).toMatchObject({ by: 'image', note: 'came with 0.1.0', version: '2' });
  });

  it('reports missing bundles', async () => {
    const empty = makeTempDir();
    expect(await publish(makeTempDir(), '--from', empty)).toContain(`There is no built bundle in ${empty}.`);
  });
});
