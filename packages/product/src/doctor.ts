import { bad, checkApi, type Finding, good, look, readSettings } from '@skal/api';
import { type ReleasesConfig, withReleaseService } from '@skal/shell/server';
import { dataDirOf } from './dataDir.ts';
import { releasePlaceOf } from './releases.ts';

const MARK = { good: 'ok  ', look: 'look', bad: 'BAD ' } as const;

const lineOf = ({ about, state, says, remedy }: Finding): string =>
  `${MARK[state]}  ${about.padEnd(12)}  ${says}${remedy ? `\n${' '.repeat(20)}${remedy}` : ''}`;

/** Checks that a shell is live and that the storage of releases can be reached. */
async function checkReleases(config: ReleasesConfig): Promise<Finding[]> {
  try {
    const bundles = await withReleaseService(config, (releases) => releases.status());
    const names = Object.keys(bundles);
    if (names.includes('shell')) return [good('releases', `${names.length} bundles are live: ${names.join(', ')}.`)];
    return [
      look(
        'releases',
        'Nothing is live yet.',
        'npm start publishes this checkout; skal release <bundle> publishes one bundle.',
      ),
    ];
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error);
    return [bad('releases', says, 'See SKAL_STORAGE, SKAL_RELEASE_STORAGE, S3_ENDPOINT and the data folder.')];
  }
}

/** Checks whether a site with these settings can be served, and sets exit code 1 where it cannot. Changes nothing. */
export async function doctor() {
  const settings = readSettings({ ...process.env, SKAL_DATA_DIR: dataDirOf(process.env) });
  const data = [...(await checkApi(settings)), ...(await checkReleases(releasePlaceOf(process.env)))];
  const faults = data.filter(({ state }) => state === 'bad').length;
  if (faults > 0) process.exitCode = 1;
  const count = faults === 1 ? '1 fault' : `${faults} faults`;
  const sum = faults === 0 ? 'This site can be served.' : `${count}: see BAD above.`;
  return { text: `${data.map(lineOf).join('\n')}\n\n${sum}`, data };
}
