import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { RunContext } from './context.ts';
import { notRun, runStep, type StepResult } from './runStep.ts';
import { showResult, showStart, showSummary } from './show.ts';
import type { Step } from './step.ts';

let scratch: string;
let context: RunContext;
const before = { ...process.env };

beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'skal-step-'));
  context = {
    root: scratch,
    scratch,
    database: async () => ({ url: 'mysql://of-the-run', version: '11' }),
    inputs: async () => ({ files: [] }),
  };
});
afterEach(() => {
  process.env = { ...before };
  rmSync(scratch, { recursive: true, force: true });
});

/** A step of programs, each given as its text. */
const step = (programs: readonly string[], about: Partial<Step> = {}): Step => ({
  name: 'step',
  about: 'what it is about',
  cores: 1,
  commands: programs.map((text, index) => {
    writeFileSync(join(scratch, `program${index}.mjs`), text);
    return [`program${index}.mjs`];
  }),
  ...about,
});

const report = (passed: number, failed = 0) =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: 0,
    numTodoTests: 0,
    numRuntimeErrorTestSuites: 0,
  });
/** A program that says of itself what jest would say. */
const jestLike = (text: string, code = 0) => `
  import { writeFileSync } from 'node:fs';
  const file = process.argv.find((word) => word.startsWith('--outputFile=')).slice(13);
  writeFileSync(file, ${JSON.stringify(text)});
  process.exitCode = ${code};`;

describe('a step', () => {
  it('runs its programs one after the other, also after a failure, and keeps what they say', async () => {
    const result = await runStep(step([`console.log('one'); process.exitCode = 1;`, `console.error('two');`]), context);
    expect(result).toMatchObject({ ran: true, passed: false, fault: 'failed', output: 'one\ntwo\n' });
  });

  it('passes without a fault when all of them do', async () => {
    const result = await runStep(step([`console.log('fine');`]), context);
    expect(result).toMatchObject({ passed: true, output: 'fine\n' });
    expect(result).not.toHaveProperty('fault');
  });

  it('runs the tests that some modules of a package lead to, with the workers of all packages, and nothing of it comes from the cache', async () => {
    const program = jestLike(report(3)).replace('import', `console.log(process.argv.slice(-5).join(' '));\nimport`);
    const tasks = [
      { project: '@skal/mfe-small', folder: 'mfe-small', follow: ['mfe-small/src/a.ts', 'mfe-small/src/b.ts'] },
    ];
    const result = await runStep({ ...step([program], { jest: true, packages: 2, workers: 1 }), tasks }, context);
    expect(result).toMatchObject({ passed: true, count: { passed: 3 } });
    const followed = '--findRelatedTests mfe-small/src/a.ts mfe-small/src/b.ts';
    expect(result.output).toBe(`--maxWorkers=2 --passWithNoTests ${followed}\n`);
    expect(result).not.toHaveProperty('cached');
    const failing = step([jestLike(report(2, 1), 1)], { jest: true });
    expect(await runStep({ ...failing, tasks }, context)).toMatchObject({ passed: false, fault: '1 failed' });
  });

  it('knows nothing of what somebody has set for a server of their own', async () => {
    Object.assign(process.env, {
      PORT: '80',
      NODE_ENV: 'production',
      DATABASE_URL: 'mysql://mine',
      SESSION_KEYS: 'mine',
      SKAL_DATA_DIR: '/mine',
      SITE_BRAND: 'Mine',
      E2E_DATABASE: 'mine',
      LANG: 'da_DK.UTF-8',
    });
    const names = ['PORT', 'NODE_ENV', 'DATABASE_URL', 'SESSION_KEYS', 'SKAL_DATA_DIR', 'SITE_BRAND', 'E2E_DATABASE'];
    const program = `console.log(JSON.stringify([...${JSON.stringify(names)}, 'LANG', 'TMPDIR'].map((name) => process.env[name] ?? '')));`;
    const { output } = await runStep(step([program]), context);
    expect(JSON.parse(output)).toEqual([...names.map(() => ''), 'da_DK.UTF-8', scratch]);
  });

  it('has the run’s database where it wants one, and settings of its own', async () => {
    const program = `console.log(process.env.TEST_DATABASE_URL, process.env.E2E_DATABASE);`;
    const wanting = await runStep(step([program], { database: true, env: { E2E_DATABASE: 'mariadb' } }), context);
    expect(wanting.output).toBe('mysql://of-the-run mariadb\n');
    expect((await runStep(step([program]), context)).output).toBe('undefined undefined\n');
  });

  it('could not run, and says why, where there is no database to be had', async () => {
    const database = () => Promise.reject(new Error('No server is at hand'));
    const result = await runStep(step(['process.exit(0)'], { database: true }), { ...context, database });
    expect(result).toMatchObject({ ran: false, passed: false, fault: 'could not run', output: 'No server is at hand' });
  });

  it.each([
    ['all of them passed', report(3), 0, undefined],
    ['one failed', report(2, 1), 1, '1 failed'],
    ['none ran', report(0), 0, 'it ran no test'],
    // Such as a coverage limit: no test failed, and jest is not content.
    ['all passed and jest failed', report(3), 1, 'failed'],
  ])('of tests goes by their count: %s', async (_, text, code, fault) => {
    const result = await runStep(step([jestLike(text, code)], { jest: true }), context);
    expect([result.passed, result.fault]).toEqual([fault === undefined, fault]);
  });

  it('of tests is a failure where nothing was counted', async () => {
    const result = await runStep(step(['process.exit(0)'], { jest: true }), context);
    expect(result).toMatchObject({ passed: false, fault: 'it ended before its tests did' });
  });
});

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
