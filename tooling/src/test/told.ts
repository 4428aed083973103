/** What the tasks of a step have said, those from the cache apart, and whether what they read was theirs to read. */
import type { TestCount } from './jestReport.ts';
import type { Step } from './step.ts';
import { type Inputs, readReport, type Task, type TaskReport } from './tasks.ts';

export interface Told {
  readonly count?: TestCount;
  readonly cached?: { readonly tasks: number; readonly tests: number };
  readonly fault?: string;
}

/** What is made, and no source: it follows from what is in the repository. */
const MADE = /(^|\/)(dist|\.data|\.nx|\.git|\.swc|test-results|node_modules)(\/|$)/;

/** The files that a task has read and that are not among its inputs; a folder is copied with what is in it. */
export const strayReads = (reads: readonly string[], inputs: readonly string[]): string[] => {
  const own = new Set(inputs);
  return reads
    .filter((path) => !own.has(path) && !MADE.test(path))
    .filter((path) => !inputs.some((input) => input.startsWith(`${path}/`)));
};

/** Several counts in one. */
export const sumUp = (counts: readonly TestCount[]): TestCount => {
  const failures = counts.flatMap((count) => count.failures ?? []);
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    passedOver: counts.reduce((sum, { passedOver }) => sum + passedOver, 0),
    ...(failures.length > 0 ? { failures } : {}),
  };
};

/**
 * @param run the run that is under way: the report of any other came from the cache
 * @param inputs the files that count for a task
 */
export const tellTasks = async (
  { name, jest, tasks }: Step & { readonly tasks: readonly Task[] },
  root: string,
  run: string,
  inputs: (step: string, task: Task) => Promise<Pick<Inputs, 'files'>>,
): Promise<Told> => {
  const told: TaskReport[] = [];
  const faults: string[] = [];
  for (const task of tasks) {
    const report = readReport(name, task, root);
    if (!report) {
      faults.push(`${task.folder} ended without a report`);
      continue;
    }
    told.push(report);
    const strays = strayReads(report.reads, (await inputs(name, task)).files);
    if (strays.length > 0) faults.push(`${task.folder} read what is not among its inputs: ${strays.join(', ')}`);
  }
  const cached = told.filter((report) => report.run !== run);
  const counts = (of: readonly TaskReport[]) => sumUp(of.flatMap(({ count }) => count ?? []));
  return {
    ...(jest ? { count: counts(told.filter((report) => report.run === run)) } : {}),
    ...(cached.length > 0 ? { cached: { tasks: cached.length, tests: counts(cached).passed } } : {}),
    ...(faults.length > 0 ? { fault: faults.join('; ') } : {}),
  };
};
