import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Test } from '@jest/test-result';
import type { TestSequencerOptions } from '@jest/test-sequencer';
import LongestFirst, { LONG } from './longestFirst.ts';

const SOURCES = join(import.meta.dirname, '..');

describe('the order of browser tests', () => {
  it('knows none as long that is not there any more', () => {
    expect(Object.keys(LONG).filter((path) => !existsSync(join(SOURCES, path)))).toEqual([]);
  });

  it('begins with the longest where none has been run yet, and goes by the size of all others', async () => {
    const cacheDirectory = mkdtempSync(join(tmpdir(), 'skal-order-'));
    const sizes: Record<string, number> = { 'a.test.ts': 900, 'b.test.ts': 4_000 };
    const hasteFS = { getSize: (path: string) => sizes[path.slice(SOURCES.length + 1)] ?? 400 };
    const context = { config: { cacheDirectory, id: 'order', haste: {} }, hasteFS };
    const files = ['a.test.ts', ...Object.keys(LONG).toReversed(), 'b.test.ts'];
    const tests = files.map((path) => ({ path: join(SOURCES, path), context }) as unknown as Test);
    const settings = { contexts: [], globalConfig: {} } as unknown as TestSequencerOptions;
    const sorted = await new LongestFirst(settings).sort(tests);
    rmSync(cacheDirectory, { recursive: true });
    const order = sorted.map(({ path }) => path.slice(SOURCES.length + 1));
    const inSeconds = order.map((path) => LONG[path] ?? 0);
    expect(inSeconds).toEqual(inSeconds.toSorted((one, other) => other - one));
    expect(order.slice(-2)).toEqual(['b.test.ts', 'a.test.ts']);
  });
});
