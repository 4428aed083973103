/** What tests went by when they last passed on this machine: for each task a list of its files. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Pieces } from './pieces.ts';
import type { State } from './state.ts';

/** A file of tests that has passed. */
export interface TraceRecord {
  readonly state: State;
  /** How many they were. */
  readonly tests: number;
  /** What they went by; nothing where that is not known. */
  readonly pieces?: Pieces;
}

/** By their files, from the root of the project. */
export type TraceRecords = Readonly<Record<string, TraceRecord>>;

const fileOf = (task: string, root: string): string => join(root, 'node_modules/.cache/skal/traces', `${task}.json`);

/** @param task a name that no other task has */
export const readRecords = (task: string, root: string): TraceRecords => {
  try {
    return JSON.parse(readFileSync(fileOf(task, root), 'utf8')) as TraceRecords;
  } catch {
    return {};
  }
};

/** Adds to what is known of a task. Of a file that is there without a record, nothing is known any more. */
export const keepRecords = (
  task: string,
  root: string,
  records: Readonly<Record<string, TraceRecord | undefined>>,
): void => {
  const file = fileOf(task, root);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readRecords(task, root), ...records }));
};

/** Whether tests would say what they have said: where nothing has changed, or nothing that they went by. */
export const stillHolds = ({ state, pieces: before }: TraceRecord, now: State, pieces: Pieces): boolean => {
  if (state.all === now.all) return true;
  if (!before || state.rest !== now.rest) return false;
  return Object.entries(before).every(([name, hash]) => pieces[name] === hash);
};
