/**
 * Runs some tests of a package. Nobody remembers the result as that of the task, and lerna is not asked: what is kept is
 * what each file of tests went by.
 */
import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { commandsOf } from './chooseSteps.ts';
import { type RunContext, runCommands, stepEnvironment } from './context.ts';
import { readTestCount } from './jestReport.ts';
import type { Ended } from './processes.ts';
import { NOTE_READS } from './programs.ts';
import type { Step } from './step.ts';
import type { Task } from './tasks.ts';
import { sumUp, type Told } from './told.ts';
import { reportIn, TRACES } from './traces/notes.ts';
import { traceOf, watchTests } from './traces.ts';

/** A task, with what its tests are chosen by, where not all of them are to be run. */
export interface ChosenTask extends Task {
  /** Modules that lead to them. */
  readonly follow?: readonly string[];
  /** Whether all of them could go by what has changed, and have left notes of what they went by. */
  readonly byTrace?: true;
}

const firstCommand = ({ commands }: Step, folder: string): readonly string[] =>
  (typeof commands === 'function' ? commands(folder) : commands)[0] ?? [];

/** The files of tests that some modules lead to, as jest knows it, from the root of the project. */
const relatedTests = async (
  step: Step,
  { folder }: Task,
  modules: readonly string[],
  { root }: RunContext,
  env: NodeJS.ProcessEnv,
): Promise<string[]> => {
  const words = [...firstCommand(step, folder), '--listTests', '--findRelatedTests', ...modules];
  const { ok, output } = await runCommands([words], env, root);
  if (!ok) throw new Error(output);
  return output
    .split('\n')
    .filter((line) => /\.test\.tsx?$/.test(line))
    .map((file) => relative(root, file).replaceAll('\\', '/'));
};

/** The files of tests of a step: the last word of its command is their pattern. */
const matchingTests = (step: Step, { folder }: Task, root: string): string[] => {
  const pattern = new RegExp(firstCommand(step, folder).at(-1) ?? '');
  return globSync(`${folder}/src/**/*.test.ts`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => pattern.test(file));
};

/** Runs those of a task's tests that can have met what has changed. Undefined where nobody can choose among them. */
export const runSome = async (
  step: Step,
  task: ChosenTask,
  context: RunContext,
): Promise<(Ended & Told) | undefined> => {
  const { follow, byTrace, folder } = task;
  const trace = traceOf(step, folder);
  if (!trace || !(follow || byTrace)) return undefined;
  const env = await stepEnvironment(step, context);
  const files = follow ? await relatedTests(step, task, follow, context, env) : matchingTests(step, task, context.root);
  if (files.length === 0) return undefined;
  const watch = await watchTests(step, task, trace, context, env);
  const { run, held } = await watch.choose(files);
  const cached = held > 0 ? { cached: { tasks: 1, tests: held } } : {};
  if (run.length === 0) return { ok: true, output: '', count: sumUp([]), ...cached };
  const report = reportIn(watch.folder);
  // It is by itself: it has the workers of all packages that lerna would have under way at the same time.
  const workers = (step.workers ?? 1) * (step.packages ?? 1);
  const chosen = commandsOf({ ...step, workers }, folder, report).map((command) => [
    ...command,
    '--runTestsByPath',
    ...run,
  ]);
  const options = [env.NODE_OPTIONS, ...(follow ? NOTE_READS : [])].filter(Boolean).join(' ');
  const noting = { ...env, NODE_OPTIONS: options, [TRACES]: watch.folder };
  const ended = await runCommands(chosen, noting, context.root, step.minutes);
  const count = await readTestCount(report);
  await watch.keep();
  return { ...ended, ...(count ? { count } : {}), ...cached };
};
