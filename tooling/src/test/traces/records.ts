/** What tests went by when they last passed on this machine: for each task a list of its files. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
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

/** By their files, from the root of the project, the newest first. */
type TraceRecords = Readonly<Record<string, readonly TraceRecord[]>>;

/** So many states of the project in which a file has passed: who takes a change back, or goes to another branch, finds it known. */
const KEPT = 4;

const fileOf = (task: string, root: string): string => join(root, 'node_modules/.cache/skal/traces', `${task}.json`);

/** @param task a name that no other task has */
const readRecords = (task: string, root: string): TraceRecords => {
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
  const known = readRecords(task, root);
  const added = Object.entries(records).map(([name, record]) => {
    const others = record ? (known[name] ?? []).filter((other) => !isDeepStrictEqual(other, record)) : [];
    return [name, record ? [record, ...others].slice(0, KEPT) : []] as const;
  });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...known, ...Object.fromEntries(added) }));
};

/** Whether tests would say what they have said: where nothing has changed, or nothing that they went by. */
const stillHolds = ({ state, pieces: before }: TraceRecord, now: State, pieces: Pieces): boolean => {
  if (state.all === now.all) return true;
  if (!before || state.rest !== now.rest) return false;
  return Object.entries(before).every(([name, hash]) => pieces[name] === hash);
};

/** By its file, a record of each that would say now what it has said once. */
export const recordsThatHold = (
  task: string,
  root: string,
  now: State,
  pieces: Pieces,
): ReadonlyMap<string, TraceRecord> => {
  const holding = new Map<string, TraceRecord>();
  for (const [file, records] of Object.entries(readRecords(task, root))) {
    const record = records.find((each) => stillHolds(each, now, pieces));
    if (record) holding.set(file, record);
  }
  return holding;
};
