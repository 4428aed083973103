/** The tasks of a step: one for each package whose manifest has a script of the step's name. Lerna runs and caches them. */
import { globSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { TestCount } from './jestReport.ts';

export const ROOT = join(import.meta.dirname, '../../..');

/** What a task leaves behind, and the cache gives back. */
export interface TaskReport {
  /** The run of `npm test` that it was made in. */
  readonly run: string;
  readonly milliseconds: number;
  /** The files of the project that were opened. */
  readonly reads: readonly string[];
  readonly count?: TestCount;
  readonly fault?: string;
}

export interface Task {
  /** The package's name, as lerna knows it. */
  readonly project: string;
  readonly folder: string;
}

interface Manifest {
  readonly name: string;
  readonly workspaces?: readonly string[];
  readonly scripts?: Readonly<Record<string, string>>;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** The tasks of a step; none where no package has a script of its name. */
export const tasksOf = (step: string, root = ROOT): Task[] =>
  globSync([...(readManifest(root).workspaces ?? [])], { cwd: root })
    .sort()
    .flatMap((folder) => {
      const { name, scripts } = readManifest(join(root, folder));
      return scripts && Object.hasOwn(scripts, step) ? [{ project: name, folder }] : [];
    });

/** Where a task's report lies; the cache gives back what lies in `test-results`. */
export const reportFile = (folder: string, step: string): string => join(folder, 'test-results', `${step}.json`);

/** Takes away the reports of earlier runs: one that is there afterwards is of this run, or out of the cache. */
export const forgetReports = (step: string, tasks: readonly Task[], root: string): void => {
  for (const { folder } of tasks) rmSync(reportFile(join(root, folder), step), { force: true });
};

/** What a task has said; undefined where it did not come to its end. */
export const readReport = (step: string, { folder }: Task, root: string): TaskReport | undefined => {
  try {
    return JSON.parse(readFileSync(reportFile(join(root, folder), step), 'utf8')) as TaskReport;
  } catch {
    return undefined;
  }
};

/** What nx makes the hash of a task of, besides its name and the packages of the registry. */
export interface Inputs {
  readonly files: readonly string[];
  /** Commands whose words count. */
  readonly runtime: readonly string[];
  readonly environment: readonly string[];
}

/** Of nx, which is lerna's and no package of ours. */
interface TaskFiles {
  getTaskRawInputs(task: string): Promise<Inputs | null>;
}

const lerna = createRequire(createRequire(import.meta.url).resolve('lerna'));

/** What a task's result is remembered for, as nx has it from `nx.json` and the manifests. */
export const inputsOf = async (step: string, { project }: Task): Promise<Inputs> => {
  process.env.NX_DAEMON = 'false';
  const { getTaskRawInputs } = lerna('nx/src/hasher/check-task-files') as TaskFiles;
  const inputs = await getTaskRawInputs(`${project}:${step}`);
  if (!inputs) throw new Error(`nx knows no inputs of ${project}:${step}: is it in nx.json?`);
  return inputs;
};
