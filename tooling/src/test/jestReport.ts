/** What a jest run says of itself in its `--json` file. */
import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';

/** A test that failed, or a file that did not come to its tests. */
export interface FailedTest {
  /** From the root of the disk. */
  readonly file: string;
  readonly name: string;
  /** The first lines of why. */
  readonly says: readonly string[];
}

export interface TestCount {
  readonly passed: number;
  readonly failed: number;
  /** Skipped or still to be written: neither is allowed. */
  readonly passedOver: number;
  readonly failures?: readonly FailedTest[];
}

/** One test of a finished run. */
export interface RunTest {
  /** What it is about and what it says, as it stands in its file. */
  readonly name: string;
  readonly passed: boolean;
  readonly milliseconds: number;
}

interface JestJson {
  readonly testResults: readonly {
    /** The file, from the root of the disk. */
    readonly name: string;
    /** Why the file did not come to its tests, or what all of its failures say. */
    readonly message: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly duration?: number | null;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  /** Files that did not come to their tests: each counts as one failure. */
  readonly numRuntimeErrorTestSuites: number;
}

/** So many lines of why a test failed are enough to know which fault it is. */
const LINES = 5;

/** Why something failed, without where: the lines before the stack, of which the first say the most. */
const firstLines = (message: string): string[] =>
  (stripVTControlCharacters(message).split(/\n\s+at /)[0] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, LINES);

const failuresIn = ({
  name: file,
  message,
  status,
  assertionResults,
}: JestJson['testResults'][number]): FailedTest[] => {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) {
    return [{ file, name: 'the file as a whole', says: firstLines(message) }];
  }
  return failed.map(({ ancestorTitles, title, failureMessages }) => ({
    file,
    name: [...ancestorTitles, title].join(' › '),
    says: firstLines(failureMessages?.[0] ?? ''),
  }));
};

/** Counts the tests of a finished run; undefined where it did not come to write its file. */
export const readTestCount = async (file: string): Promise<TestCount | undefined> => {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const json = JSON.parse(text) as JestJson;
  const failures = json.testResults.flatMap(failuresIn);
  return {
    passed: json.numPassedTests,
    failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
    passedOver: json.numPendingTests + json.numTodoTests,
    ...(failures.length > 0 ? { failures } : {}),
  };
};

/** The tests of a finished run, in the order of its files; none where it did not come to write its file. */
export const readTests = async (file: string): Promise<RunTest[]> => {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return [];
  const { testResults } = JSON.parse(text) as JestJson;
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ ancestorTitles, title, status, duration }) => ({
      name: [...ancestorTitles, title].join(': '),
      passed: status === 'passed',
      milliseconds: duration ?? 0,
    }));
};

/** What became of a file of tests. */
export interface RunFile {
  /** From the root of the disk. */
  readonly file: string;
  /** How many there were. */
  readonly tests: number;
  /** Whether it came to all of its tests, and they passed. */
  readonly passed: boolean;
}

/** The files of a finished run; none where it did not come to write its file. */
export const readTestFiles = async (file: string): Promise<RunFile[]> => {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return [];
  return (JSON.parse(text) as JestJson).testResults.map(({ name, status, assertionResults }) => ({
    file: name,
    tests: assertionResults.length,
    passed: status === 'passed' && assertionResults.every((test) => test.status === 'passed'),
  }));
};

/** Why a run with this count is no success, if it is none. */
export const faultOf = (count: TestCount | undefined): string | undefined => {
  if (!count) return 'it ended before its tests did';
  if (count.failed > 0) return `${count.failed} failed`;
  if (count.passedOver > 0) return `${count.passedOver} tests were passed over`;
  return count.passed === 0 ? 'it ran no test' : undefined;
};
