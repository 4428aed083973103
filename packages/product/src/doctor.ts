import { type CheckResult, checkApi, failure, ok, readSettings, warning } from '@skal/api';
import { type ReleasesConfig, withReleaseService } from '@skal/shell/server';
import { resolveDataDir } from './dataDir.ts';
import { resolveReleaseStore } from './releases.ts';

const MARK = { ok: 'ok  ', warning: 'warn', failure: 'FAIL' } as const;

const formatResult = ({ subject, state, message, fix }: CheckResult): string =>
  `${MARK[state]}  ${subject.padEnd(12)}  ${message}${fix ? `\n${' '.repeat(20)}${fix}` : ''}`;

/** Checks that the shell has an active release and that the release store is reachable. */
async function checkReleases(config: ReleasesConfig): Promise<CheckResult[]> {
  try {
    const bundles = await withReleaseService(config, (releases) => releases.status());
    const names = Object.keys(bundles);
    if (names.includes('shell')) return [ok('releases', `${names.length} bundles are live: ${names.join(', ')}.`)];
    return [
      warning(
        'releases',
        'No release is active yet.',
        'npm start publishes this checkout; skal release <bundle> publishes one bundle.',
      ),
    ];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [failure('releases', message, 'Check SKAL_STORAGE, SKAL_RELEASE_STORAGE, S3_ENDPOINT and the data folder.')];
  }
}

/** Checks the settings of a site without changing anything; sets exit code 1 on failure. */
export async function runDoctor() {
  const settings = readSettings({ ...process.env, SKAL_DATA_DIR: resolveDataDir(process.env) });
  const data = [...(await checkApi(settings)), ...(await checkReleases(resolveReleaseStore(process.env)))];
  const failures = data.filter(({ state }) => state === 'failure').length;
  if (failures > 0) process.exitCode = 1;
  const count = failures === 1 ? '1 failure' : `${failures} failures`;
  const sum = failures === 0 ? 'This site can be served.' : `${count}: see FAIL above.`;
  return { text: `${data.map(formatResult).join('\n')}\n\n${sum}`, data };
}
