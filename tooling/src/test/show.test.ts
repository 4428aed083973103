import { join } from 'node:path';
import { jest } from '@jest/globals';
import { notRun, type StepResult } from './runStep.ts';
import { showResult, showStart, showSummary } from './show.ts';
import { ROOT } from './tasks.ts';

describe('what is shown of a run', () => {
  const said: string[] = [];
  beforeEach(() => {
    said.length = 0;
    jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  });
  const result = (about: Partial<StepResult>): StepResult => ({
    name: 'unit',
    about: 'units',
    ran: true,
    passed: true,
    milliseconds: 1_250,
    output: '',
    ...about,
  });
  const count = (passed: number, failed = 0) => ({ passed, failed, passedOver: 0 });

  it('closes with a plain line of what passed and what did not', () => {
    expect(showSummary([result({ count: count(10) }), result({ count: count(5) })], 2_000)).toBe(true);
    expect(said.at(-1)).toBe('\n15 passed, 0 failed');
  });

  it('counts apart what came from the cache, and never as run', () => {
    const results = [
      result({ count: count(10), cached: { tasks: 2, tests: 40 } }),
      result({ name: 'lint', cached: { tasks: 1, tests: 0 } }),
      result({ name: 'pages', count: count(0), cached: { tasks: 1, tests: 7 } }),
    ];
    expect(showSummary(results, 2_000)).toBe(true);
    expect(said.join('\n')).toMatch(
      /unit .*10 passed, 0 failed · cached: 40 tests of 2 packages\n.*cached: 1 package\n/,
    );
    expect(said.at(-1)).toBe('\n10 passed, 0 failed, 47 cached');
  });

  it('counts a step that failed without a failing test as a failure, and names it', () => {
    const failed = [
      result({ name: 'lint', passed: false, fault: 'failed' }),
      result({ name: 'unit', passed: false, count: count(7, 3), fault: '3 failed' }),
      notRun({ name: 'pages', about: 'pages', cores: 1, commands: [] }, 'build'),
    ];
    expect(showSummary(failed, 2_000)).toBe(false);
    expect(said.at(-1)).toBe('\n7 passed, 5 failed');
    expect(said.at(-2)).toMatch(/Not passed: lint, unit, pages/);
    expect(said.join('\n')).toMatch(/✗ pages\s+not run {2}needs build/);
  });

  it('names the failed tests of each step at its end, ten of them at most', () => {
    const failures = Array.from({ length: 12 }, (_, at) => ({
      file: join(ROOT, 'shell/src/menu.test.ts'),
      name: `a menu › opens ${at}`,
      says: ['Error: it stayed', 'Expected: 1'],
    }));
    const few = { ...count(7, 1), failures: failures.slice(0, 1) };
    showSummary(
      [
        result({ passed: false, count: few, fault: '1 failed' }),
        result({ name: 'pages', passed: false, count: { ...count(1, 12), failures }, fault: '12 failed' }),
      ],
      2_000,
    );
    const text = said.join('\n');
    expect(text).toContain(
      '  ✗ unit: shell/src/menu.test.ts › a menu › opens 0\n      Error: it stayed\n      Expected: 1\n  ✗ pages: ',
    );
    expect(text.match(/✗ pages: /g)).toHaveLength(10);
    expect(text).toContain('  and 2 more in pages\n  Not passed: unit, pages');
  });

  it('has a line for a step, and all of its output behind a mark where it failed', () => {
    showResult(result({ output: 'first\nsecond\n', passed: false, fault: 'failed' }));
    expect(said).toEqual([expect.stringMatching(/^✗ unit\s+1\.3 s {2}failed$/), '  | first\n  | second']);
  });

  it('has no more than a line for one that passed and has nothing to say', () => {
    showResult(result({}));
    expect(said).toEqual([expect.stringMatching(/^✓ unit\s+1\.3 s {2}units$/)]);
  });

  it('says every minute of a step that it is still at it, until it ended', () => {
    jest.useFakeTimers();
    const stop = showStart('unit', 'units');
    jest.advanceTimersByTime(120_000);
    stop();
    jest.advanceTimersByTime(120_000);
    jest.useRealTimers();
    expect(said.map((line) => line.trim().replace(/\s+/g, ' '))).toEqual([
      '· unit … units',
      '· unit 60.0 s still at it',
      '· unit 120.0 s still at it',
    ]);
  });
});
