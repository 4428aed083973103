import { execFile } from 'node:child_process';
import { chmodSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cleanEnv } from '@skal/jest/helpers/cleanEnv.ts';
import { makeTempDir } from '@skal/shell/server/testing/releases.ts';
import { createPublishedDataDir } from '@skal/shell/server/testing/testWebServer.ts';

interface Output {
  code: number;
  stdout: string;
  stderr: string;
}

const check = async (env: Readonly<Record<string, string>>, ...args: string[]): Promise<Output> => {
  const options = { env: { ...cleanEnv(), ...env } };
  const program = join(import.meta.dirname, 'cli.ts');
  return promisify(execFile)(process.execPath, [program, 'doctor', ...args], options).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: Output) => error,
  );
};

const production = {
  NODE_ENV: 'production',
  SESSION_KEYS: 'c4a1d7f09b3e5628c4a1d7f09b3e5628aabbccdd',
  SITE_ORIGIN: 'https://localhost',
  SKAL_TRUSTED_PROXIES: '127.0.0.1',
  SKAL_OPERATOR_EMAIL: 'owner@example.dk',
};

describe('skal doctor', () => {
  it('reports each component, and what to do about problems', async () => {
    const dataDir = makeTempDir();
    chmodSync(dataDir, 0o755);
    const { code, stdout } = await check({ ...production, SKAL_DATA_DIR: dataDir, SMTP_URL: 'smtp://127.0.0.1:1' });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^ok {4}session keys {2}1 set, strong enough\.$/m);
    expect(stdout).toMatch(/^warn {2}data folder {3}Other accounts on this machine can read .*\n {20}chmod -R go= /m);
    expect(stdout).toMatch(/^FAIL {2}mail {10}The mail server cannot be used: .*ECONNREFUSED.*\n {20}Check SMTP_URL/m);
    expect(stdout).toMatch(/^warn {2}releases {6}No release is active yet\.$/m);
    expect(stdout).toMatch(/\n1 failure: see FAIL above\.\n$/);
  });

  it('passes with development settings', async () => {
    const { code, stdout } = await check({ SKAL_DATA_DIR: await createPublishedDataDir() });
    expect({ code, failed: /^FAIL/m.test(stdout) }).toEqual({ code: 0, failed: false });
    expect(stdout).toMatch(/^ok {4}images {8}Uploaded images can be processed\.$/m);
    expect(stdout).toMatch(/^ok {4}releases {6}\d bundles are live: .*shell/m);
    expect(stdout).toMatch(/\nThis site can be served\.\n$/);
    const json = JSON.parse((await check({ SKAL_DATA_DIR: await createPublishedDataDir() }, '--json')).stdout);
    expect(json).toContainEqual(expect.objectContaining({ subject: 'images', state: 'ok' }));
  });

  it('checks an external file storage', async () => {
    const [dataDir, there, file] = [await createPublishedDataDir(), makeTempDir(), join(makeTempDir(), 'a-file')];
    writeFileSync(file, '');
    const good = await check({ SKAL_DATA_DIR: dataDir, SKAL_STORAGE: there });
    expect(good.stdout).toContain(`ok    storage       ${there}/uploads is readable and writable.\n`);
    expect(readdirSync(join(there, 'uploads'))).toEqual([]);
    const { code, stdout } = await check({ SKAL_DATA_DIR: dataDir, SKAL_STORAGE: file });
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^FAIL {2}storage {7}.*a-file\/uploads cannot be used: .*ENOTDIR.*\n {20}Check SKAL_STORAGE/m,
    );
  });

  it('reports an unreachable database and a weak key without showing secrets', async () => {
    const { code, stdout } = await check({
      ...production,
      SKAL_DATA_DIR: makeTempDir(),
      SESSION_KEYS: 'secretsecret',
      DATABASE_URL: 'mysql://root:hush@127.0.0.1:1/skal',
    });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^FAIL {2}session keys {2}The key in SESSION_KEYS is too easy to guess/m);
    expect(stdout).toMatch(/^FAIL {2}database {6}The database at 127\.0\.0\.1:1 cannot be used \(ECONNREFUSED\)/m);
    expect(stdout).not.toMatch(/hush|secretsecret/);
  });
});
