import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

interface JestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      fullName: string;
      status: string;
      failureMessages?: readonly string[] | null;
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { status: string; results: readonly { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number };
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { readonly message?: string }[];
}

interface Result {
  readonly passed: number;
  /** Title and start of the message of each failure; a skipped test counts as a failure. */
  readonly failures: readonly string[];
}

const LINES = 5;
const formatFailure = (title: string, message = ''): string =>
  [title, ...stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, LINES)].join('\n      ');

const readJest = ({ numPassedTests, testResults }: JestReport): Result => ({
  passed: numPassedTests,
  failures: testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status !== 'passed');
    const file = relative(process.cwd(), name);
    if (status === 'failed' && failed.length === 0) return [formatFailure(file, message)];
    return failed.map((test) => formatFailure(`${file} › ${test.fullName}`, test.failureMessages?.[0] ?? test.status));
  }),
});

const failuresIn = ({ title, suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...suites.flatMap(failuresIn).map((text) => `${title} › ${text}`),
  ...specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status !== 'expected')
      .map(({ status, results }) => formatFailure(`${title} › ${spec.title}`, results[0]?.error?.message ?? status)),
  ),
];

const readPlaywright = ({ stats, suites, errors }: PlaywrightReport): Result => ({
  passed: stats.expected,
  failures: [...errors.map(({ message }) => formatFailure('playwright', message)), ...suites.flatMap(failuresIn)],
});

/**
 * Prints every failed test, and the number of passed and failed tests.
 * @param files the JSON reports of jest and Playwright
 * @param hasPassed whether every task succeeded; a failed task without a failed test counts as a failure
 * @returns whether nothing failed and at least one test passed
 */
export function summarize(files: readonly string[], hasPassed: boolean): boolean {
  const results = files.map((file): Result => {
    const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport | PlaywrightReport;
    return 'stats' in report ? readPlaywright(report) : readJest(report);
  });
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failures = results.flatMap((result) => result.failures);
  if (!hasPassed && failures.length === 0) failures.push('a task failed, see above');
  for (const text of failures) console.log(`  ✗ ${text}`);
  console.log(`${passed} passed, ${failures.length} failed`);
  return failures.length === 0 && passed > 0;
}
