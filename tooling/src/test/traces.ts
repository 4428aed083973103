/**
 * What tests go by is noted while they run, and kept of those that pass: browser tests are served files and pages, tests of
 * a remote load modules. After a change, `--since` leaves out those that have met nothing of it.
 */
import { mkdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { RunContext } from './context.ts';
import { readTestFiles } from './jestReport.ts';
import type { Step } from './step.ts';
import type { Task } from './tasks.ts';
import { drawPages } from './traces/drawn.ts';
import { loadedBy, modulesOf } from './traces/loaded.ts';
import { looksElsewhere } from './traces/lookers.ts';
import { readNotes, reportIn, TRACES, tracesOf } from './traces/notes.ts';
import { type Pieces, piecesOf, servedAt } from './traces/pieces.ts';
import { keepRecords, recordsThatHold, type TraceRecord } from './traces/records.ts';
import { stateOf } from './traces/state.ts';

/** What tests of a kind go by. */
interface Trace {
  /** All pieces that there are; undefined where nobody can say. */
  pieces(root: string, task: Task): Promise<Pieces | undefined>;
  /** Those that a file of tests has gone by; undefined where they are not all that it goes by. */
  of(test: string, notes: readonly string[], pieces: Pieces, root: string): Pieces | undefined;
}

/** @param draw draws the pages that everybody may see; one that cannot be drawn is for its tests to say */
export const servedBy = (draw: typeof drawPages): Trace => ({
  pieces: (root) => piecesOf(root, draw).catch(() => undefined),
  of: (test, notes, pieces, root) => (looksElsewhere(test, root) ? undefined : servedAt(notes, pieces)),
});

const LOADED: Trace = {
  pieces: async (root, { folder }) => modulesOf(root, folder),
  of: loadedBy,
};

/** What it is that the tests of a task go by, if it is noted. */
export const traceOf = ({ traces }: Pick<Step, 'traces'>, folder: string): Trace | undefined => {
  if (traces === 'served') return servedBy(drawPages);
  return traces === 'loaded' && folder.startsWith('mfe-') ? LOADED : undefined;
};

/** What all tasks of a step find in their environment, to leave notes in folders of their own. */
export const stepTraces = ({ name }: Pick<Step, 'name'>, scratch: string) => ({
  [TRACES]: join(scratch, 'traces', name),
});

/** Some files of tests, of which not all have to be run. */
export interface Choice {
  readonly run: readonly string[];
  /** How many tests there are in the others, which would say what they have said. */
  readonly held: number;
}

export interface TraceWatch {
  /** Where notes are left. */
  readonly folder: string;
  /** @param files files of tests, from the root of the project */
  choose(files: readonly string[]): Promise<Choice>;
  /**
   * Keeps what the tests have gone by that have passed; nothing where something has changed under them. Whatever was known
   * of those that failed is forgotten.
   */
  keep(): Promise<void>;
}

/**
 * Watches the tests of a task while they run.
 * @param env what its programs find in their environment
 */
export const watchTests = async (
  step: Step,
  task: Task,
  trace: Trace,
  { root, scratch, inputs: inputsOf }: RunContext,
  env: NodeJS.ProcessEnv,
): Promise<TraceWatch> => {
  const folder = tracesOf(stepTraces(step, scratch)[TRACES], task.folder);
  const name = `${step.name}-${basename(task.folder)}`;
  mkdirSync(folder, { recursive: true });
  const inputs = await inputsOf(step.name, task);
  const before = stateOf(inputs, root, env);
  return {
    folder,
    choose: async (files) => {
      const pieces = await trace.pieces(root, task);
      const known = pieces ? recordsThatHold(name, root, before, pieces) : new Map<string, TraceRecord>();
      const held = files.reduce((sum, file) => sum + (known.get(file)?.tests ?? 0), 0);
      return { run: files.filter((file) => !known.has(file)), held };
    },
    keep: async () => {
      const pieces = await trace.pieces(root, task);
      const after = stateOf(inputs, root, env);
      const isKnown = after.all === before.all;
      const records: Record<string, TraceRecord | undefined> = {};
      for (const { file, tests, passed } of await readTestFiles(reportIn(folder))) {
        const test = relative(root, file).replaceAll('\\', '/');
        const notes = readNotes(folder, test);
        const own = pieces && notes.length > 0 ? trace.of(test, notes, pieces, root) : undefined;
        if (!passed) records[test] = undefined;
        else if (isKnown && pieces) records[test] = { state: after, tests, ...(own ? { pieces: own } : {}) };
      }
      keepRecords(name, root, records);
    },
  };
};
