/** The sequence of experiments. */

import type { Experiment } from './experiment.ts';
import {
  fillAppDisk,
  fillDatabaseDisk,
  killAppNode,
  killStorage,
  killWriter,
  noFault,
  partitionWriter,
  restartNodes,
  rollingRestart,
  skewClock,
  stopAllDatabases,
  suspendWriter,
} from './experiments.ts';

const FAULTS: readonly Experiment[] = [
  killAppNode('site-1'),
  killWriter,
  killStorage,
  partitionWriter('copies'),
  partitionWriter('front'),
  suspendWriter,
  fillDatabaseDisk,
  fillAppDisk,
  skewClock(2),
  skewClock(-2),
];

/** Draws random items, the same ones for the same seed. */
function randomItems<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return items[(state >>> 16) % items.length] as Item;
  });
}

export interface PlanOptions {
  /** Rolling restarts of every web server. */
  readonly restarts: number;
  /** Random faults after each fault has happened once. */
  readonly randomFaults: number;
  readonly seed: number;
}

/** Each fault once, rolling restarts, a crash of all databases, and random faults. */
export const createPlan = ({ restarts, randomFaults, seed }: PlanOptions): readonly Experiment[] => [
  noFault,
  ...FAULTS,
  rollingRestart(restarts),
  restartNodes,
  stopAllDatabases,
  ...randomItems(FAULTS, randomFaults, seed),
  noFault,
];
