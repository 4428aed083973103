import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { RumReport } from '@skal/contracts/operations/rum';
import { countTotals } from '../testing/countTotals.ts';
import { openTestRegistry } from '../testing/registry.ts';
import { makeTempDir } from '../testing/releases.ts';
import { createPublishedDataDir, openTestWebServer, writeMarketingRelease } from '../testing/testWebServer.ts';
import { openRumCounters, RUM_FILE } from './counters.ts';
import { redact } from './reports.ts';

const about = { remote: 'mfe-marketing', version: '1', route: '/' };

/** Sends reports to a site with one page and one version of each bundle. Returns what is counted by then. */
async function countsOf(reports: readonly unknown[], dataDir?: string): Promise<string[]> {
  const webServer = await openTestWebServer(dataDir === undefined ? {} : { dataDir });
  for (const report of reports) {
    const headers = { 'Content-Type': 'application/json' };
    const { status } = await fetch(`${webServer.url}/rum`, { method: 'POST', headers, body: JSON.stringify(report) });
    expect(status).toBe(204);
  }
  await webServer.close();
  return countTotals(webServer.dataDir).map(
    ({ bundle, version, trial, what, detail, times }) =>
      `${times} × ${bundle}@${version} ${what} ${detail}${trial && ` (${trial})`}`,
  );
}

describe('a report of a browser', () => {
  it('is counted by release, and a mount for the shell as well', async () => {
    const reports: RumReport[] = [
      { kind: 'mount', ...about, ok: true, shell: '1' },
      { kind: 'mount', ...about, ok: true, shell: '1' },
      { kind: 'mount', ...about, ok: false, shell: '1' },
      { kind: 'load', ...about },
      { kind: 'fallback', ...about, to: '0' },
      { kind: 'error', ...about, message: 'x is not a function' },
      { kind: 'vital', ...about, name: 'LCP', value: 1_000 },
    ];
    expect(await countsOf(reports)).toEqual([
      '1 × mfe-marketing@1 error /: x is not a function',
      '1 × mfe-marketing@1 fallback /',
      '1 × mfe-marketing@1 load /',
      '1 × mfe-marketing@1 mount failed',
      '2 × mfe-marketing@1 mount ok',
      '1 × mfe-marketing@1 vital LCP 38',
      '1 × shell@1 mount failed',
      '2 × shell@1 mount ok',
    ]);
  });

  it('is counted apart while there is a canary', async () => {
    const dataDir = await createPublishedDataDir();
    await openTestRegistry(dataDir).startCanary(writeMarketingRelease('2', 'second'), 50);
    expect(await countsOf([{ kind: 'mount', ...about, version: '2', ok: true, shell: '1' }], dataDir)).toEqual([
      '1 × mfe-marketing@2 mount ok (mfe-marketing 2 beside 1)',
      '1 × shell@1 mount ok (mfe-marketing 2 beside 1)',
    ]);
  });

  it('is dropped when it makes no sense', async () => {
    const invalid = [
      { kind: 'load', ...about, remote: 'constructor' },
      { kind: 'load', ...about, version: '9' },
      { kind: 'toString', ...about },
      about,
      { kind: 'mount', ...about, ok: 'yes', shell: '1' },
      { kind: 'vital', ...about, name: 'XYZ', value: 1 },
      { kind: 'vital', ...about, name: 'LCP', value: -1 },
      { kind: 'vital', ...about, name: 'LCP', value: '1' },
      { kind: 'error', ...about, message: 7 },
      null,
      [{ kind: 'load', ...about }],
    ];
    expect(await countsOf(invalid)).toEqual([]);
  });

  it('names no page that the site does not have: the path may be personal data', async () => {
    expect(await countsOf([{ kind: 'load', ...about, route: '/anna@example.dk' }])).toEqual([
      '1 × mfe-marketing@1 load another page',
    ]);
  });

  it('16.2.5: is stored without addresses, numbers and keys', () => {
    const message = `anna@example.dk paid 1234567 at https://skal.example/dashboard?token=abc and https://skal.example/r/mfe-marketing/1/main.js:3:1\n${'k'.repeat(40)}`;
    expect(redact(message)).toBe('… paid … at  and /r/mfe-marketing/1/main.js …');
  });
});

describe('the counters', () => {
  const mount = { bundle: 'shell', version: '1', trial: '', what: 'mount' as const, detail: 'ok' };
  const open = (folder: string, now = Date.now) => {
    const logged: string[] = [];
    const counters = openRumCounters(folder, { log: (message) => void logged.push(message), now });
    return { ...counters, logged };
  };

  it('tell twenty messages of a release apart in an hour', () => {
    const folder = makeTempDir();
    const { add, close } = open(folder, () => Date.UTC(2026, 0, 1));
    const messages = Array.from({ length: 25 }, (_, index) => String.fromCharCode(97 + index));
    for (const detail of [...messages, 'a', 'z']) add({ ...mount, what: 'error', detail });
    close();
    const totals = new Map(countTotals(folder).map(({ detail, times }) => [detail, times]));
    expect([totals.size, totals.get('a'), totals.get('b'), totals.get('other errors')]).toEqual([21, 2, 1, 6]);
  });

  it('are shared by several processes', () => {
    const folder = makeTempDir();
    for (const { add, close } of [open(folder), open(folder)]) {
      add(mount);
      close();
    }
    expect(countTotals(folder)).toEqual([{ ...mount, times: 2 }]);
  });

  it('are kept for thirty days', () => {
    const folder = makeTempDir();
    let time = Date.UTC(2026, 0, 1, 12);
    const { add, close } = open(folder, () => time);
    const count = (later: number) => {
      time += later;
      add(mount);
      return countTotals(folder)[0]?.times;
    };
    expect([count(0), count(30 * 24 * 3600_000), count(3600_000)]).toEqual([1, 2, 2]);
    close();
  });

  it('are in memory where the file cannot be used', () => {
    const file = join(makeTempDir(), 'file');
    writeFileSync(file, '');
    const { add, samples, close, logged } = open(file);
    add({ ...mount, trial: 'shell 1 beside 0' });
    expect(samples({ bundle: 'shell', version: '1', baseline: '0' })).toEqual([
      { canary: { rendered: 1, failed: 0 }, baseline: { rendered: 0, failed: 0 } },
    ]);
    expect(logged).toEqual(['RUM reports cannot be written to rum.sqlite; they are counted in memory']);
    close();
  });

  it('log once when they cannot write, and go on when they can', () => {
    const folder = makeTempDir();
    const { add, close, logged } = open(folder);
    const other = new DatabaseSync(join(folder, RUM_FILE));
    other.exec('BEGIN IMMEDIATE');
    add(mount);
    add(mount);
    other.exec('COMMIT');
    other.close();
    expect(logged).toEqual(['RUM reports cannot be written to rum.sqlite, and are lost meanwhile']);
    add(mount);
    close();
    expect(countTotals(folder)).toEqual([{ ...mount, times: 1 }]);
  });
});
