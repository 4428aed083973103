import { readFileSync } from 'node:fs';
import { RUM_BODY_LIMIT, RUM_PER_MINUTE } from '../rum/reports.ts';
import { DEFAULT_BODY_LIMIT, DEFAULT_RATE_PER_MINUTE } from './beacons/beacons.ts';
import { SERVER_LIMITS } from './httpServers.ts';
import { MEMORY_LIMIT } from './releaseFiles.ts';

const text = readFileSync(new URL('../../../docs/reference/settings.md', import.meta.url), 'utf8');
const { headersTimeout, requestTimeout, maxConnections } = SERVER_LIMITS;

describe('docs/reference/settings.md, fixed limits of the web server', () => {
  it.each([
    ['headers, whole request', `${headersTimeout / 1000} s, ${requestTimeout / 1000} s`],
    ['connections', maxConnections.toLocaleString('en')],
    ['CSP reports, all browsers', `${DEFAULT_BODY_LIMIT / 1024} KiB, ${DEFAULT_RATE_PER_MINUTE} in a minute`],
    [
      'reports to `/rum`, all browsers',
      `${RUM_BODY_LIMIT / 1024} KiB, ${RUM_PER_MINUTE.toLocaleString('en')} in a minute`,
    ],
    ['release files in memory', `${MEMORY_LIMIT / 1024 ** 2} MiB`],
  ])('%s: %s', (what, limit) => {
    const [, row] =
      text
        .split('\n')
        .find((line) => line.startsWith(`| ${what} |`))
        ?.split('|')
        .slice(1) ?? [];
    expect(row).toContain(limit);
  });
});
