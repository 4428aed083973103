import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faultOf, readTestCount, type TestCount } from './jestReport.ts';

describe('counting tests', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'skal-count-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const count = (numbers: Readonly<Record<string, unknown>>) => {
    const file = join(folder, 'report.json');
    const none = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
    writeFileSync(file, JSON.stringify({ ...none, numRuntimeErrorTestSuites: 0, testResults: [], ...numbers }));
    return readTestCount(file);
  };

  it('is content with tests that all passed', async () => {
    expect(faultOf(await count({ numPassedTests: 3 }))).toBeUndefined();
  });

  it.each([
    ['a failed test', { numPassedTests: 3, numFailedTests: 1 }, '1 failed'],
    ['a file that broke off', { numPassedTests: 3, numRuntimeErrorTestSuites: 2 }, '2 failed'],
    ['a test passed over', { numPassedTests: 3, numPendingTests: 1 }, '1 tests were passed over'],
    ['no test at all', {}, 'it ran no test'],
  ])('is not content with %s', async (_what, numbers, fault) => {
    expect(faultOf(await count(numbers))).toBe(fault);
  });

  it('names what failed, and why in its first lines, whatever colours and stack they have', async () => {
    const test = { ancestorTitles: ['a menu', 'of wines'], title: 'opens', status: 'failed' };
    const message =
      '\u001B[31mError\u001B[39m: it stayed\n\nExpected: 1\nReceived: 2\n    at Object.<anonymous> (menu.ts:1:1)';
    const broken = { name: '/site/broken.test.ts', status: 'failed', message: '  ● it cannot be read' };
    const whole = { name: '/site/menu.test.ts', status: 'failed', message };
    const { failures } = (await count({
      testResults: [
        { ...broken, assertionResults: [] },
        {
          ...whole,
          assertionResults: [
            { ...test, failureMessages: [message, 'Error: again'] },
            { ...test, title: 'closes', status: 'passed', failureMessages: [] },
          ],
        },
      ],
    })) as TestCount;
    expect(failures).toEqual([
      { file: '/site/broken.test.ts', name: 'the file as a whole', says: ['● it cannot be read'] },
      {
        file: '/site/menu.test.ts',
        name: 'a menu › of wines › opens',
        says: ['Error: it stayed', 'Expected: 1', 'Received: 2'],
      },
    ]);
  });

  it('is not content with a run that left no report', async () => {
    expect(faultOf(await readTestCount(join(folder, 'nothing.json')))).toBe('it ended before its tests did');
  });
});
