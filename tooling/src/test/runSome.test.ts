import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RunContext } from './context.ts';
import type { ChosenTask } from './runSome.ts';
import { runStep } from './runStep.ts';
import type { Step } from './step.ts';

/**
 * What jest would do: say which tests some modules lead to, or run tests, of which each goes by what stands in it. One that
 * is broken fails.
 */
const JEST = `
  import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
  import { join } from 'node:path';
  const words = process.argv.slice(2);
  const after = (word) => (words.includes(word) ? words.slice(words.indexOf(word) + 1) : []);
  if (words.includes('--listTests')) {
    if (after('--findRelatedTests').includes('mfe-small/src/lonely.ts')) process.exit(0);
    for (const name of ['one', 'two']) console.log(join(process.cwd(), \`mfe-small/src/\${name}.test.ts\`));
    process.exit(0);
  }
  const files = after('--runTestsByPath');
  const testResults = files.map((file) => {
    const notes = readFileSync(file, 'utf8').trim();
    appendFileSync(join(process.env.TEST_TRACES, encodeURIComponent(file)), notes.replaceAll(' ', '\\n') + '\\n');
    const status = notes.endsWith('broken') ? 'failed' : 'passed';
    return { name: join(process.cwd(), file), message: '', status, assertionResults: [{ status, title: '', ancestorTitles: [], failureMessages: [] }] };
  });
  const count = (status) => testResults.filter((one) => one.status === status).length;
  const report = words.find((word) => word.startsWith('--outputFile=')).slice(13);
  const none = { numPendingTests: 0, numTodoTests: 0, numRuntimeErrorTestSuites: 0 };
  writeFileSync(report, JSON.stringify({ testResults, numPassedTests: count('passed'), numFailedTests: count('failed'), ...none }));
  console.log(words.find((word) => word.startsWith('--maxWorkers')), ...files);
  process.exitCode = count('failed') === 0 ? 0 : 1;`;

let root: string;
let runs = 0;
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'skal-some-'));
  write('jest.mjs', JEST);
  for (const name of ['a', 'b']) write(`mfe-small/src/${name}.ts`, '1');
  write('mfe-small/src/one.test.ts', 'mfe-small/src/a.ts');
  write('mfe-small/src/two.test.ts', 'mfe-small/src/a.ts mfe-small/src/b.ts');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const STEP: Step = {
  name: 'small',
  about: 'tests of a package',
  cores: 1,
  packages: 2,
  jest: true,
  traces: 'loaded',
  commands: [['jest.mjs']],
};
const TASK = { project: '@skal/mfe-small', folder: 'mfe-small' };

const run = (task: Partial<ChosenTask>, step: Partial<Step> = {}) => {
  runs += 1;
  const scratch = join(root, 'node_modules', `run${runs}`);
  const files = ['mfe-small/src/a.ts', 'mfe-small/src/b.ts'];
  const context: RunContext = {
    root,
    scratch,
    database: async () => ({ url: '', version: '' }),
    inputs: async () => ({ files, runtime: [], environment: [] }),
  };
  return runStep({ ...STEP, ...step, tasks: [{ ...TASK, ...task }] }, context);
};
const following = (name: string) => run({ follow: [`mfe-small/src/${name}.ts`] });

describe('some tests of a package', () => {
  it('are those that modules lead to, with the workers of all packages', async () => {
    const result = await following('a');
    expect(result).toMatchObject({ passed: true, count: { passed: 2 } });
    expect(result.output).toBe('--maxWorkers=2 mfe-small/src/one.test.ts mfe-small/src/two.test.ts\n');
    expect(result).not.toHaveProperty('cached');
  });

  it('are those of them that have loaded what has changed, once they have passed; the others count as cached', async () => {
    await following('a');
    write('mfe-small/src/b.ts', '2');
    const result = await following('b');
    expect(result).toMatchObject({ passed: true, count: { passed: 1 }, cached: { tasks: 1, tests: 1 } });
    expect(result.output).toBe('--maxWorkers=2 mfe-small/src/two.test.ts\n');
  });

  it('are none where all of them have passed with what there is', async () => {
    await following('a');
    const result = await following('a');
    expect(result).toMatchObject({ passed: true, count: { passed: 0 }, cached: { tasks: 1, tests: 2 }, output: '' });
  });

  it('are the same again where they failed', async () => {
    write('mfe-small/src/two.test.ts', 'mfe-small/src/b.ts broken');
    expect(await following('b')).toMatchObject({ passed: false, fault: '1 failed', count: { passed: 1, failed: 1 } });
    const again = await following('b');
    expect(again).toMatchObject({
      passed: false,
      fault: '1 failed',
      count: { passed: 0, failed: 1 },
      cached: { tests: 1 },
    });
  });

  it('are those that were served what has changed, where they are a browser’s', async () => {
    write('e2e/src/journeys/menu.test.ts', '/dashboard /r/mfe-small/1/Menu.aaaaaaaa.js');
    write('e2e/src/journeys/bar.test.ts', '/dashboard /r/mfe-small/1/Bar.bbbbbbbb.js');
    write('e2e/src/pages/other.test.ts', '/dashboard');
    const dist = 'mfe-small/dist/production';
    write(`${dist}/release.json`, JSON.stringify({ version: '1', routes: [] }));
    for (const file of ['Menu.aaaaaaaa.js', 'Bar.bbbbbbbb.js']) write(`${dist}/public/${file}`, 'one');
    const journeys = { traces: 'served', packages: 1, commands: [['jest.mjs', 'src/journeys']] } as const;
    const browse = () => run({ project: '@skal/e2e', folder: 'e2e', byTrace: true }, journeys);
    const first = await browse();
    expect(first.output).toMatch(
      /^--maxWorkers=1 e2e\/src\/journeys\/\w+\.test\.ts e2e\/src\/journeys\/\w+\.test\.ts\n$/,
    );
    write('mfe-small/src/a.ts', '2');
    write(`${dist}/public/Menu.aaaaaaaa.js`, 'two');
    const second = await browse();
    expect(second).toMatchObject({ passed: true, count: { passed: 1 }, cached: { tasks: 1, tests: 1 } });
    expect(second.output).toBe('--maxWorkers=1 e2e/src/journeys/menu.test.ts\n');
  });
});
