import { execFile } from 'node:child_process';
import { chmodSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cleanEnv } from '@skal/jest/helpers/cleanEnv.ts';
import { makeTempDir } from '@skal/shell/server/testing/releases.ts';
import { createPublishedDataDir } from '@skal/shell/server/testing/testWebServer.ts';

interface Told {
  code: number;
  stdout: string;
  stderr: string;
}

const check = async (env: Readonly<Record<string, string>>, ...args: string[]): Promise<Told> => {
  const options = { env: { ...cleanEnv(), ...env } };
  const program = join(import.meta.dirname, 'cli.ts');
  return promisify(execFile)(process.execPath, [program, 'doctor', ...args], options).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: Told) => error,
  );
};

const production = {
  NODE_ENV: 'production',
  SESSION_KEYS: 'c4a1d7f09b3e5628c4a1d7f09b3e5628aabbccdd',
  SITE_ORIGIN: 'https://localhost',
  SKAL_TRUSTED_PROXIES: '127.0.0.1',
  SKAL_OPERATOR_EMAIL: 'owner@example.dk',
};

describe('the check of a site', () => {
  it('says of each part how it is, and what to do where it is not as it should be', async () => {
    const dataDir = makeTempDir();
    chmodSync(dataDir, 0o755);
    const { code, stdout } = await check({ ...production, SKAL_DATA_DIR: dataDir, SMTP_URL: 'smtp://127.0.0.1:1' });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^ok {4}session keys {2}1 of them, strong enough\.$/m);
    expect(stdout).toMatch(/^look {2}data folder {3}Others on this machine may look into .*\n {20}chmod -R go= /m);
    expect(stdout).toMatch(/^BAD {3}mail {10}The mail server does not let us in: .*ECONNREFUSED.*\n {20}See SMTP_URL/m);
    expect(stdout).toMatch(/^look {2}releases {6}Nothing is live yet\.$/m);
    expect(stdout).toMatch(/\n1 fault: see BAD above\.\n$/);
  });

  it('finds nothing wrong with one that could be served on a desk', async () => {
    const { code, stdout } = await check({ SKAL_DATA_DIR: await createPublishedDataDir() });
    expect({ code, bad: /^BAD/m.test(stdout) }).toEqual({ code: 0, bad: false });
    expect(stdout).toMatch(/^ok {4}pictures {6}Pictures that are uploaded can be drawn\.$/m);
    expect(stdout).toMatch(/^ok {4}releases {6}\d bundles are live: .*shell/m);
    expect(stdout).toMatch(/\nThis site can be served\.\n$/);
    const json = JSON.parse((await check({ SKAL_DATA_DIR: await createPublishedDataDir() }, '--json')).stdout);
    expect(json).toContainEqual(expect.objectContaining({ subject: 'pictures', state: 'good' }));
  });

  it('tries the storage of files, where it is another than the data folder', async () => {
    const [dataDir, there, file] = [await createPublishedDataDir(), makeTempDir(), join(makeTempDir(), 'a-file')];
    writeFileSync(file, '');
    const good = await check({ SKAL_DATA_DIR: dataDir, SKAL_STORAGE: there });
    expect(good.stdout).toContain(`ok    storage       ${there}/uploads takes files, and gives them back.\n`);
    expect(readdirSync(join(there, 'uploads'))).toEqual([]);
    const { code, stdout } = await check({ SKAL_DATA_DIR: dataDir, SKAL_STORAGE: file });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^BAD {3}storage {7}.*a-file\/uploads cannot be used: .*ENOTDIR.*\n {20}See SKAL_STORAGE/m);
  });

  it('names a database that does not answer, and a key that could be guessed, without showing either', async () => {
    const { code, stdout } = await check({
      ...production,
      SKAL_DATA_DIR: makeTempDir(),
      SESSION_KEYS: 'secretsecret',
      DATABASE_URL: 'mysql://root:hush@127.0.0.1:1/skal',
    });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^BAD {3}session keys {2}The key in SESSION_KEYS is too easy to guess/m);
    expect(stdout).toMatch(/^BAD {3}database {6}The database at 127\.0\.0\.1:1 cannot be used \(ECONNREFUSED\)/m);
    expect(stdout).not.toMatch(/hush|secretsecret/);
  });
});
