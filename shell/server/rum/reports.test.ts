import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RumReport } from '@skal/contracts/rum';
import { countedIn } from '../testing/counted.ts';
import { marketing, openTestDoor, publishedFolder, type TestDoor } from '../testing/door.ts';
import { openTestRegistry } from '../testing/registry.ts';
import { makeFolder } from '../testing/releases.ts';
import { type Count, openCounters, readCounts } from './counters.ts';
import { rumReports, withoutPrivate } from './reports.ts';

const about = { remote: 'mfe-marketing', version: '1', route: '/' };

const lineOf = ({ bundle, version, trial, what, detail }: Count) =>
  `${bundle}@${version} ${what} ${detail}${trial && ` (${trial})`}`;

/** What is counted of reports on a site that has one page, and one version of each bundle. */
async function countedOf(...reports: unknown[]): Promise<string[]> {
  const lines: string[] = [];
  const { sink, settled } = rumReports(
    (count) => void lines.push(lineOf(count)),
    {
      isPage: (path) => path === '/',
      hasVersion: (bundle, version) => ['shell', 'mfe-marketing'].includes(bundle) && version === '1',
      trial: () => '',
    },
    async () => [],
    () => '2026-01-01T12',
  );
  for (const report of reports) sink.take(report);
  await settled();
  return lines;
}

const send = async (door: TestDoor, report: unknown): Promise<number> => {
  const headers = { 'Content-Type': 'application/json' };
  return (await fetch(`${door.url}/rum`, { method: 'POST', headers, body: JSON.stringify(report) })).status;
};

/** What is written down once a door is closed. */
async function writtenBy(door: TestDoor): Promise<string[]> {
  await door.close();
  return countedIn(door.dataDir).map((counts) => `${lineOf(counts)} ${counts.times}`);
}

describe('what browsers report of a release', () => {
  it('is counted by release, and a page that is drawn for its shell as well', async () => {
    const reports: RumReport[] = [
      { kind: 'mount', ...about, ok: true, shell: '1' },
      { kind: 'mount', ...about, ok: true, shell: '1' },
      { kind: 'mount', ...about, ok: false, shell: '1' },
      { kind: 'load', ...about },
      { kind: 'fallback', ...about, to: '0' },
      { kind: 'error', ...about, message: 'x is not a function' },
      { kind: 'vital', ...about, name: 'LCP', value: 1_000 },
    ];
    const door = await openTestDoor();
    for (const report of reports) expect(await send(door, report)).toBe(204);
    expect(await send(door, { kind: 'error', ...about, message: 'a'.repeat(5_000) })).toBe(413);
    expect(await writtenBy(door)).toEqual([
      'mfe-marketing@1 error /: x is not a function 1',
      'mfe-marketing@1 fallback / 1',
      'mfe-marketing@1 load / 1',
      'mfe-marketing@1 mount failed 1',
      'mfe-marketing@1 mount ok 2',
      'mfe-marketing@1 vital LCP 38 1',
      'shell@1 mount failed 1',
      'shell@1 mount ok 2',
    ]);
  });

  it('is counted apart while there is a canary, for the two versions that are compared', async () => {
    const dataDir = await publishedFolder();
    await openTestRegistry(dataDir).startCanary(marketing('2', 'second'), 50);
    const door = await openTestDoor({ dataDir });
    await send(door, { kind: 'mount', ...about, version: '2', ok: true, shell: '1' });
    expect(await writtenBy(door)).toEqual([
      'mfe-marketing@2 mount ok (mfe-marketing 2 beside 1) 1',
      'shell@1 mount ok (mfe-marketing 2 beside 1) 1',
    ]);
  });

  it.each([
    ['a bundle that the site does not have', { kind: 'load', ...about, remote: 'constructor' }],
    ['a version that it never had', { kind: 'load', ...about, version: '9' }],
    ['another kind', { kind: 'toString', ...about }],
    ['no kind', about],
    ['a mount that says neither', { kind: 'mount', ...about, ok: 'yes', shell: '1' }],
    ['a vital that nobody measures', { kind: 'vital', ...about, name: 'XYZ', value: 1 }],
    ['a vital below nothing', { kind: 'vital', ...about, name: 'LCP', value: -1 }],
    ['a vital that is no number', { kind: 'vital', ...about, name: 'LCP', value: '1' }],
    ['an error without words', { kind: 'error', ...about, message: 7 }],
    ['nothing', null],
    ['a list', [{ kind: 'load', ...about }]],
  ])('adds to nothing where it is about %s', async (_, report) => {
    expect(await countedOf(report)).toEqual([]);
  });

  it('names no page that the site does not have: it may hold what somebody typed', async () => {
    expect(await countedOf({ kind: 'load', ...about, route: '/anna@example.dk' })).toEqual([
      'mfe-marketing@1 load another page',
    ]);
  });

  it('tells twenty messages of a release apart in an hour, and counts all others as one', async () => {
    const messages = Array.from({ length: 25 }, (_, index) => String.fromCharCode(97 + index));
    const lines = await countedOf(...[...messages, 'a', 'z'].map((message) => ({ kind: 'error', ...about, message })));
    expect(new Set(lines).size).toBe(21);
    expect(lines.filter((line) => line.endsWith('other errors'))).toHaveLength(6);
    expect(lines.filter((line) => line.endsWith('/: a'))).toHaveLength(2);
  });

  it('16.2.5: says nothing of whoever sent it', () => {
    const message = `anna@example.dk paid 1234567 at https://skal.example/dashboard?token=abc and https://skal.example/r/mfe-marketing/1/main.js:3:1\n${'k'.repeat(40)}`;
    expect(withoutPrivate(message)).toBe('… paid … at  and /r/mfe-marketing/1/main.js …');
  });
});

describe('the counts', () => {
  const folder = makeFolder();
  const mount = { bundle: 'shell', version: '1', trial: '', what: 'mount' as const, detail: 'ok' };

  it('of several processes come together', () => {
    const both = [openCounters(folder, { log: console.error }), openCounters(folder, { log: console.error })];
    for (const counters of both) counters.add(mount);
    for (const counters of both) counters.flush();
    expect(countedIn(folder)).toEqual([{ ...mount, times: 2 }]);
    for (const counters of both) counters.close();
  });

  it('are kept for thirty days', () => {
    const folder = makeFolder();
    let time = Date.UTC(2026, 0, 1, 12);
    const counters = openCounters(folder, { log: console.error, now: () => time });
    counters.add(mount);
    counters.flush();
    time += 30 * 24 * 3600_000;
    counters.add(mount);
    counters.flush();
    expect(readCounts(folder, '').map(({ hour }) => hour)).toEqual(['2026-01-01T12', '2026-01-31T12']);
    time += 3600_000;
    counters.add(mount);
    counters.flush();
    expect(readCounts(folder, '').map(({ hour }) => hour)).toEqual(['2026-01-31T12', '2026-01-31T13']);
    counters.close();
  });

  it('are held in memory, and that is said, where their file cannot be used', async () => {
    writeFileSync(join(folder, 'other'), '');
    const logged: string[] = [];
    const counters = openCounters(join(folder, 'other'), { log: (message) => void logged.push(message) });
    counters.add(mount);
    counters.flush();
    expect(counters.ofTrial('')).toEqual([expect.objectContaining({ ...mount, times: 1 })]);
    expect(logged).toEqual(['What browsers report cannot be written to rum.sqlite; it is counted in memory']);
    counters.close();
  });
});
