/** Which tasks a change can break: those that have one of its files among their inputs. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MODULE, modulesToFollow } from './related.ts';
import type { ChosenTask } from './runSome.ts';
import type { ChosenStep } from './runStep.ts';
import type { Step } from './step.ts';
import { inputsOf, ROOT, type Task, tasksOf } from './tasks.ts';

const git = (root: string, args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status === 0) return stdout.trim();
  throw new Error(`git ${args.join(' ')}: ${stderr?.trim() || 'git was not found'}`);
};

const lines = (text: string): string[] => text.split('\n').filter(Boolean);

/**
 * The files that differ from where this branch left another, committed or not, new ones among them.
 * @throws Error where git does not know the name
 */
export const changedSince = (ref: string, root = ROOT): string[] => {
  const base = git(root, ['merge-base', ref, 'HEAD']);
  const changed = git(root, ['diff', '--name-only', '--no-renames', base]);
  const added = git(root, ['ls-files', '--others', '--exclude-standard']);
  return [...lines(changed), ...lines(added)];
};

const packageOf = (path: string): string => path.split('/')[0] ?? path;

/** Whether one of the changed files is an input. One that is gone is no file of anybody: it counts for its whole folder. */
export const concerns = (
  inputs: readonly string[],
  changed: readonly string[],
  isThere = (path: string) => existsSync(join(ROOT, path)),
): boolean => {
  const files = new Set(inputs);
  const folders = new Set(inputs.map(packageOf));
  return changed.some((path) => {
    if (isThere(path)) return files.has(path);
    return !path.includes('/') || folders.has(packageOf(path));
  });
};

/**
 * A task with what its tests are chosen by, if it can be.
 * @param changed what has changed of its inputs, from the root of the project
 */
export const chosenTask = (step: Step, task: Task, changed: readonly string[], root = ROOT): ChosenTask => {
  const follow = step.traces === 'loaded' ? modulesToFollow(task.folder, changed, root) : undefined;
  // By the builds, which tell of nothing but modules.
  const byTrace = step.traces === 'served' && changed.every((path) => MODULE.test(path));
  return { ...task, ...(follow ? { follow } : {}), ...(byTrace ? { byTrace } : {}) };
};

const concerned = async (step: Step, tasks: readonly Task[], changed: readonly string[]): Promise<ChosenTask[]> => {
  const chosen: ChosenTask[] = [];
  for (const task of tasks) {
    const { files } = await inputsOf(step.name, task);
    if (!concerns(files, changed)) continue;
    const own = changed.filter((path) => files.includes(path) || !existsSync(join(ROOT, path)));
    chosen.push(chosenTask(step, task, own));
  }
  return chosen;
};

/** How a step is run of whose tests some are left: with one worker it has room beside what has two. */
const FEW = { cores: 0.75, workers: 1, packages: 1 };

/**
 * What is other for a step of which tests are chosen. The pages of a changed remote have most of theirs left, and would be
 * waited for with one worker: 227 of 267 s.
 */
export const roomOf = (step: Step, tasks: readonly ChosenTask[], changed: readonly string[]): Partial<Step> => {
  const own = changed.some((path) => packageOf(path) === step.remote);
  return !own && tasks.some(({ byTrace, follow }) => byTrace || follow) ? FEW : {};
};

/**
 * The steps with their tasks; with a name of git's only what the changes since then can break. A step that is no
 * package's task runs in any case.
 */
export const withTasks = async (steps: readonly Step[], since?: string): Promise<ChosenStep[]> => {
  const changed = since === undefined ? undefined : changedSince(since);
  const chosen: ChosenStep[] = [];
  for (const step of steps) {
    const all = tasksOf(step.name);
    const tasks: readonly ChosenTask[] = changed ? await concerned(step, all, changed) : all;
    const room = roomOf(step, tasks, changed ?? []);
    if (all.length === 0 || tasks.length > 0) chosen.push({ ...step, ...room, tasks });
  }
  return chosen;
};
