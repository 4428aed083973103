import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunContext } from './context.ts';
import { runStep } from './runStep.ts';
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
    inputs: async () => ({ files: [], runtime: [], environment: [] }),
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
    testResults: [],
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
