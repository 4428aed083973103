/** What the person in front of the terminal sees: one line per step, whole outputs of what failed, a summary. */
import { relative } from 'node:path';
import type { StepResult } from './runStep.ts';
import { ROOT } from './tasks.ts';

const isTerminal = process.stdout.isTTY === true;
const paint = (code: number, text: string): string => (isTerminal ? `\u001B[${code}m${text}\u001B[0m` : text);
const good = (text: string): string => paint(32, text);
const bad = (text: string): string => paint(31, text);
const quiet = (text: string): string => paint(2, text);

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** Whether a step has run a test: one may come from the cache as a whole. */
const hasRun = ({ count, cached }: Pick<StepResult, 'count' | 'cached'>): boolean =>
  count !== undefined && (!cached || count.passed + count.failed > 0);

const countWords = (result: StepResult): string =>
  result.count && hasRun(result) ? `${result.count.passed} passed, ${result.count.failed} failed` : '';

/** What was taken from the cache, in words that nobody takes for a run. */
const cachedWords = ({ cached }: StepResult): string => {
  if (!cached) return '';
  const tests = cached.tests > 0 ? `${cached.tests} tests of ` : '';
  return `cached: ${tests}${cached.tasks} ${cached.tasks === 1 ? 'package' : 'packages'}`;
};

const resultLine = (result: StepResult): string => {
  const mark = result.passed ? good('✓') : bad('✗');
  const time = result.ran ? seconds(result.milliseconds) : 'not run';
  const words = [countWords(result), cachedWords(result), result.fault && bad(result.fault)]
    .filter(Boolean)
    .join(' · ');
  return `${mark} ${result.name.padEnd(17)} ${time.padStart(8)}  ${words || quiet(result.about)}`;
};

/** Says that a step has begun, and where nothing else is said for long, that it is still at it. */
export const showStart = (name: string, about: string): (() => void) => {
  const started = Date.now();
  console.log(quiet(`· ${name.padEnd(17)} ${'…'.padStart(8)}  ${about}`));
  const timer = setInterval(
    () => console.log(quiet(`· ${name.padEnd(17)} ${seconds(Date.now() - started).padStart(8)}  still at it`)),
    60_000,
  );
  return () => clearInterval(timer);
};

/** jest's own closing lines, of each of its runs. */
const jestSummary = (output: string): string => output.match(/^(Test Suites|Tests|Time):.*$/gm)?.join('\n') ?? '';

/** What a check has to say although it passed. */
const warnings = (output: string): string => output.match(/^warning .*$/gm)?.join('\n') ?? '';

/** What of its output a finished step shows: all if it failed, else jest's summary or a lint's warnings. */
export const shownOf = (result: StepResult): string => {
  const { passed, count, output } = result;
  if (!passed) return output.trimEnd();
  if (!count) return warnings(output);
  return hasRun(result) ? jestSummary(output) : '';
};

/** A finished step: its line, and what of its output is worth a look. */
export const showResult = (result: StepResult): void => {
  console.log(resultLine(result));
  const text = shownOf(result);
  if (text) console.log(text.replace(/^/gm, result.passed ? '    ' : '  | '));
};

/** So many failed tests of a step are named at the end; all of them stand in its output. */
const NAMED = 10;

/** The failed tests of a step: whoever sees no more than the end of a long output knows what to look for. */
const failureLines = ({ name, count }: StepResult): string[] => {
  const failures = count?.failures ?? [];
  const named = failures
    .slice(0, NAMED)
    .flatMap((test) => [
      `  ✗ ${name}: ${relative(ROOT, test.file)} › ${test.name}`,
      ...test.says.map((line) => `      ${line}`),
    ]);
  return failures.length > NAMED ? [...named, `  and ${failures.length - NAMED} more in ${name}`] : named;
};

/** The closing lines; the very last one is plain. Answers whether everything passed. */
export const showSummary = (results: readonly StepResult[], milliseconds: number): boolean => {
  const failed = results.filter(({ passed }) => !passed);
  console.log(`\nSummary after ${seconds(milliseconds)}`);
  for (const result of results) console.log(`  ${resultLine(result)}`);
  for (const line of failed.flatMap(failureLines)) console.log(line);
  if (failed.length > 0) console.log(bad(`  Not passed: ${failed.map(({ name }) => name).join(', ')}`));
  const passedTests = results.reduce((sum, { count }) => sum + (count?.passed ?? 0), 0);
  // A step that failed without a failing test (a lint, a build, a run that broke off) is a failure all the same.
  const failures = failed.reduce((sum, { count }) => sum + Math.max(count?.failed ?? 0, 1), 0);
  const cachedTests = results.reduce((sum, { cached }) => sum + (cached?.tests ?? 0), 0);
  console.log(`\n${passedTests} passed, ${failures} failed${cachedTests > 0 ? `, ${cachedTests} cached` : ''}`);
  return failures === 0;
};
