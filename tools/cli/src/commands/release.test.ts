import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { type Preview, ReleaseError } from '@skal/shell/server/cli/releaseSteps.ts';
import { openRumCounters, type RumCountKind } from '@skal/shell/server/rum/counters.ts';
import { vitalBucket } from '@skal/shell/server/rum/vitals.ts';
import { makeRelease, writeRelease } from '@skal/shell/server/testing/releases.ts';
import { writeUploadedRelease } from '@skal/shell/server/testing/uploadedRelease.ts';
import { parseRelease } from '../testing/parseRelease.ts';
import { createFolderWithTwoVersions, runReleaseHere, spawnRelease } from '../testing/releaseFolder.ts';

describe('the release command', () => {
  it('activates a version that was published before', async () => {
    const { dataDir, live } = await createFolderWithTwoVersions();
    const first = spawnRelease(dataDir, 'mfe-marketing', '2', 'shell', '1');
    expect(first).toEqual({ status: 0, stdout: 'mfe-marketing 2 is live\nshell 1 is live\n', stderr: '' });
    expect(live()).toEqual(['1', '2']);
  });

  it('fails with a message and changes nothing', async () => {
    const { dataDir, live } = await createFolderWithTwoVersions();
    // Of several bundles, none is activated when one cannot be.
    const rejected = spawnRelease(dataDir, 'mfe-marketing', '2', 'shell', '7');
    expect(rejected).toEqual({ status: 1, stdout: '', stderr: 'There is no release shell@7\n' });
    expect(live()).toEqual(['1', '1']);
  });

  it('checks a build before visitors see it, and activates it when no check fails', async () => {
    const { dataDir, live } = await createFolderWithTwoVersions();
    let found: string | null = '/ is not drawn';
    const seen: string[] = [];
    const lines: string[] = [];
    const tools = {
      progress: (line: string) => void lines.push(line),
      build: async () => writeUploadedRelease('3', 'third'),
      browserGate: async ({ site: { origin }, versions }: Preview) => {
        expect(versions).toEqual({ 'mfe-marketing': '3' });
        for (const path of ['/?remote.marketing=3', '/?remote.marketing=9', '/', '/r/mfe-marketing/3/remoteEntry.js']) {
          const response = await fetch(origin + path);
          seen.push(`${response.status} ${/third/.exec(await response.text())}`);
        }
        if (found) throw new ReleaseError(found);
      },
    };
    await expect(runReleaseHere(['mfe-marketing'], dataDir, tools)).rejects.toThrow('Browser: / is not drawn');
    expect(live()).toEqual(['1', '1']);
    expect(seen).toEqual(['200 third', '404 null', '404 null', '200 third']);
    found = null;
    expect(await runReleaseHere(['mfe-marketing'], dataDir, tools)).toBe('mfe-marketing 3 is live');
    const repeated = ['Build', 'Files, names and weight'];
    expect(lines.map((line) => line.split(':')[0])).toEqual([...repeated, ...repeated, 'Browser']);
    expect(live()).toEqual(['1', '3']);
  });

  it('checks size budget and note of a local build like those of an upload', async () => {
    const { dataDir, live } = await createFolderWithTwoVersions();
    const build = async () => writeUploadedRelease('4', 'fourth', { integrity: {} });
    await expect(runReleaseHere(['mfe-marketing'], dataDir, { build })).rejects.toThrow(
      'Files, names and weight: mfe-marketing@4 has remoteEntry.js without an integrity',
    );
    expect(live()).toEqual(['1', '1']);
  });

  it('starts a canary, promotes it and rolls back, each in the history with its note', async () => {
    const { output, live } = await createFolderWithTwoVersions();
    expect(await output('mfe-marketing', '2', '--canary', '12.5', '--note', 'the new hero')).toBe(
      'mfe-marketing 2 is the canary for 12.5% of visitors',
    );
    expect(await output('status')).toMatch(
      /^shell +1 is live since .*\nmfe-marketing +1 is live since .*; canary 2 for 12\.5%$/,
    );
    expect(await output('abort', 'mfe-marketing')).toBe('Canary mfe-marketing 2 ended\nmfe-marketing 1 is live');
    await output('mfe-marketing', '2', '--canary', '5');
    expect(await output('promote', 'mfe-marketing')).toBe('mfe-marketing 2 is live');
    expect(await output('rollback', 'mfe-marketing')).toBe('mfe-marketing 1 is live');
    expect(live()).toEqual(['1', '1']);
    const lines = (await output('history', 'mfe-marketing')).split('\n');
    const actions = ['rollback  1', 'promote   2', 'canary    2', 'abort     2', 'canary    2', 'release   1'];
    expect(lines.slice(0, 6)).toEqual(actions.map((action) => expect.stringContaining(action)));
    expect(lines[4]).toMatch(/\(by .+, the new hero\)$/);
  });

  it('shows RUM figures of the live versions and the canary', async () => {
    const { dataDir, output } = await createFolderWithTwoVersions();
    await output('mfe-marketing', '2', '--canary', '5');
    const counters = openRumCounters(dataDir, { log: console.error });
    const report = (times: number, version: string, what: RumCountKind, detail: string) => {
      for (let time = 0; time < times; time++) {
        counters.add({ bundle: 'mfe-marketing', version, trial: '', what, detail });
      }
    };
    report(1_999, '1', 'mount', 'ok');
    report(1, '1', 'mount', 'failed');
    // Three of four were quick.
    for (const value of [900, 900, 900, 5_000]) report(1, '1', 'vital', vitalBucket('LCP', value) ?? '');
    report(1, '1', 'vital', vitalBucket('CLS', 0.02) ?? '');
    report(2, '2', 'load', '/');
    report(3, '2', 'error', '/: it broke');
    counters.close();
    expect((await output('status', 'mfe-marketing')).split('\n').slice(1)).toEqual([
      '  1, last 24 hours: 1 of 2,000 pages failed (0.1%), 0 failed loads, 0 fallbacks, 0 errors; 75th percentile: LCP 1.0 s, CLS 0.02',
      '  2, last 24 hours: 2 failed loads, 0 fallbacks, 3 errors',
      '    3 × /: it broke',
    ]);
    await output('mfe-marketing', '2');
    expect((await output('status', 'mfe-marketing')).split('\n').slice(1)).toEqual([
      expect.stringMatching(/^ {2}2, last 24 hours: 2 failed loads/),
      '    3 × /: it broke',
      expect.stringMatching(/^ {2}1, previous version, its last 24 hours: 1 of 2,000 pages failed/),
    ]);
  });

  it('lists unused versions, and deletes them with --yes', async () => {
    const { registry, output } = await createFolderWithTwoVersions();
    await registry.publish([writeRelease(makeRelease({ name: 'mfe-marketing', version: '3' }))]);
    writeFileSync(registry.file, readFileSync(registry.file, 'utf8').replaceAll(/20\d\d-/g, '2020-'));
    const aged = registry.releaseDir('mfe-marketing', '2');
    utimesSync(aged, new Date('2020-01-01'), new Date('2020-01-01'));
    expect(await output('prune')).toMatch(
      /^mfe-marketing 2, 0\.0 MB\n1 would be deleted, .*: skal release prune --yes$/,
    );
    expect(registry.has('mfe-marketing', '2')).toBe(true);
    expect(await output('prune', '--yes')).toMatch(/\n1 deleted, 0\.0 MB$/);
    expect(existsSync(aged)).toBe(false);
    expect(await output('prune')).toMatch(/^Nothing to delete/);
  });

  it.each([
    [['mfe-unknown', '1'], 'There is no release mfe-unknown@1'],
    [['promote', 'mfe-marketing'], 'mfe-marketing has no canary'],
    [['rollback', 'shell'], 'There is no version of shell before 1 to roll back to'],
    [['history', 'toString'], 'toString has not been released here. Bundles: shell, mfe-marketing'],
    [['mfe-marketing', '2', '--canary', '1000'], 'A canary has from 0.01 to 100 percent of the visitors'],
  ])('rejects %j', async (args, sentence) => {
    const { output, live } = await createFolderWithTwoVersions();
    await expect(output(...args)).rejects.toThrow(sentence);
    expect(live()).toEqual(['1', '1']);
  });
});

describe('the arguments of the release command', () => {
  it('are a bundle to build, published versions, or a subcommand', async () => {
    expect(await parseRelease(['shell', 'mfe-portal', '1.2', 'mfe-admin@3'])).toEqual({
      ...{ type: 'publish', canary: null, browserGate: true, site: null, note: null },
      bundles: [{ name: 'shell' }, { name: 'mfe-portal', version: '1.2' }, { name: 'mfe-admin', version: '3' }],
    });
    const canary = { type: 'publish', canary: 5, bundles: [{ name: 'shell', version: '1' }] };
    expect(await parseRelease(['shell', '1', '--canary', '5'])).toMatchObject(canary);
    expect(await parseRelease(['canary', 'shell@1', '--percent', '5'])).toMatchObject(canary);
    expect(await parseRelease(['activate', 'shell@1'])).toMatchObject({ ...canary, canary: null });
    for (const option of ['--without-browser', '--skip-browser-gate'])
      expect(await parseRelease(['shell', option])).toMatchObject({ browserGate: false });
    for (const option of ['--version', '--to-version'])
      expect(await parseRelease(['rollback', 'shell', option, '1'])).toMatchObject({ type: 'rollback', version: '1' });
    for (const option of ['--to', '--site'])
      expect(await parseRelease(['status', option, 'https://www.example.dk'])).toMatchObject({
        ...{ type: 'status', name: null, site: new URL('https://www.example.dk') },
      });
  });

  it.each([
    [[], 'Name a bundle.'],
    [['rollback'], "missing required argument 'bundle'"],
    [['promote', 'shell', 'mfe-portal'], 'too many arguments'],
    [['prune', 'shell'], 'too many arguments'],
    [['status', '--yes'], "unknown option '--yes'"],
    [['shell', '--to-version', '1'], "unknown option '--to-version'"],
    [['shell', 'mfe-portal', '--canary', '5'], 'A canary is one bundle.'],
    [['activate', 'shell'], 'Which version of shell?'],
    [['rollback', 'shell', '--without-browser'], "unknown option '--without-browser'"],
    [['shell', '--canary', 'half'], 'It must be a percentage'],
    [['status', '--to', 'http://www.example.dk'], 'Secrets are sent over https only'],
    [['status', '--to', 'ftp://a.example'], 'It must be the address of a site'],
    [['shell', '--force'], "unknown option '--force'"],
  ])('rejects %j', async (args, message) => {
    await expect(parseRelease(args)).rejects.toThrow(message);
  });
});
