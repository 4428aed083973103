import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRelease } from '@skal/shell/server';
import { makeRelease, makeTempDir, writeRelease } from '@skal/shell/server/testing/releases.ts';
import { formatQuartiles, formatTable, median, medianBy } from './harness/table.ts';
import { findInvalidReason } from './load.ts';
import { cloneRelease } from './releases/releases.ts';
import { startServerProcess } from './serverProcess.ts';

const SERVER = `
  import { createServer } from 'node:http';
  const server = createServer((req, res) => res.end(process.env.TEXT));
  server.listen(0, '127.0.0.1', () => {
    console.log('a line before');
    console.log('Skal is ready: http://127.0.0.1:' + server.address().port);
  });
  process.on('SIGTERM', () => process.exit(0));`;

describe('a server under test', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'skal-bench-test-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const script = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };

  it('gets its settings, reports its peak memory, and is stopped', async () => {
    const exits = process.listenerCount('exit');
    const server = await startServerProcess(script('server.mjs', SERVER), { TEXT: 'hello' });
    expect(await (await fetch(server.url)).text()).toBe('hello');
    server.resetPeakMemory();
    if (process.platform === 'linux') expect(server.peakMemory()).toBeGreaterThan(1);
    await server.stop();
    await expect(fetch(server.url)).rejects.toThrow('fetch failed');
    expect(process.listenerCount('exit')).toBe(exits);
  });

  it('fails when it ends before it is ready', async () => {
    const failing = script('broken.mjs', 'process.exitCode = 3;');
    await expect(startServerProcess(failing, {})).rejects.toThrow(`${failing} ended with 3 before it was ready`);
  });
});

describe('a result', () => {
  const result = { errors: 0, mismatches: 0 };

  it('counts when every response is as expected', () => {
    expect(findInvalidReason(201, { ...result, statusCodeStats: { '201': { count: 500 } } })).toBeNull();
  });

  it.each([
    [
      { statusCodeStats: { '201': { count: 9 }, '429': { count: 1 } } },
      '0 errors, 0 unexpected bodies, 1 responses with 429',
    ],
    [{ errors: 4 }, '4 errors, 0 unexpected bodies'],
    [{ mismatches: 2, statusCodeStats: { '201': { count: 9 } } }, '0 errors, 2 unexpected bodies'],
  ])('does not count with %j', (change, reason) => {
    expect(findInvalidReason(201, { ...result, ...change })).toBe(reason);
  });

  it('is the median of its rounds', () => {
    expect([median([3]), median([1000, 9, 80]), median([4, 1, 3, 2]), median([-1, 0.5, -2])]).toEqual([3, 80, 3, -1]);
    expect(() => medianBy([], Number)).toThrow('Nothing was measured');
  });

  it('has its quartiles beside the median', () => {
    expect(formatQuartiles([9, 1, 5, 7, 3])).toBe('5 (3-7)');
    expect(formatQuartiles([3, 1, 2])).toBe('2 (1-3)');
    expect(formatQuartiles([0.25], 2)).toBe('0.25 (0.25-0.25)');
  });

  it('is a Markdown table with the numbers to the right', () => {
    expect(formatTable(['page', 'ms'], [['/', '12']])).toBe('| page | ms |\n| --- | ---: |\n| / | 12 |');
    expect(formatTable(['a', 'b'], [], 2)).toBe('| a | b |\n| --- | --- |');
  });
});

describe('a cloned release', () => {
  it('is another version with the same files, and leaves the first one as it was', () => {
    const release = makeRelease({ name: 'mfe-wine-bar', version: '1' });
    const from = writeRelease(release, { 'remoteEntry.js': 'one();' });
    const to = join(makeTempDir(), 'clone');
    cloneRelease(from, to, '1.1');
    expect(readRelease(to)).toEqual({ ...readRelease(from), version: '1.1' });
    expect(readRelease(from).version).toBe('1');
    expect(readFileSync(join(to, 'public/remoteEntry.js'), 'utf8')).toBe('one();');
  });
});

describe('the command', () => {
  it('rejects an unknown suite', () => {
    // Every object has a property of this name.
    const name = 'toString';
    const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'bench.ts'), name], {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    expect([status, stderr]).toEqual([2, expect.stringContaining(`unknown command '${name}'`)]);
  });
});
