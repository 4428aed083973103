/** What a jest run says of itself in its `--json` file. */
import { readFile } from 'node:fs/promises';

export interface TestCount {
  readonly passed: number;
  readonly failed: number;
  /** Skipped or still to be written: neither is allowed. */
  readonly passedOver: number;
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
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly duration?: number | null;
    }[];
  }[];
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  /** Files that did not come to their tests: each counts as one failure. */
  readonly numRuntimeErrorTestSuites: number;
}

/** Counts the tests of a finished run; undefined where it did not come to write its file. */
export const readTestCount = async (file: string): Promise<TestCount | undefined> => {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const json = JSON.parse(text) as JestJson;
  return {
    passed: json.numPassedTests,
    failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
    passedOver: json.numPendingTests + json.numTodoTests,
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

/** Why a run with this count is no success, if it is none. */
export const faultOf = (count: TestCount | undefined): string | undefined => {
  if (!count) return 'it ended before its tests did';
  if (count.failed > 0) return `${count.failed} failed`;
  if (count.passedOver > 0) return `${count.passedOver} tests were passed over`;
  return count.passed === 0 ? 'it ran no test' : undefined;
};
