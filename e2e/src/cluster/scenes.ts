/** What is done to the cluster, one after the other. */
import {
  calm,
  cutWriter,
  fillNode,
  fillSite,
  freezeWriter,
  goneDatabase,
  killSite,
  killStorage,
  killWriter,
  restartNodes,
  rolling,
  stepClock,
} from './faults.ts';
import type { Scene } from './scene.ts';

const FAULTS: readonly Scene[] = [
  killSite('site-1'),
  killWriter,
  killStorage,
  cutWriter('copies'),
  cutWriter('front'),
  freezeWriter,
  fillNode,
  fillSite,
  stepClock(2),
  stepClock(-2),
];

/** Draws one of several, the same ones for the same seed. */
function drawn<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return items[(state >>> 16) % items.length] as Item;
  });
}

export interface Amount {
  /** How often every site is restarted, one after the other. */
  readonly restarts: number;
  /** So many faults come by lot, besides each of them once. */
  readonly lot: number;
  readonly seed: number;
}

/** Each fault once, restarts of the sites, the end of all databases at once, and what is drawn besides. */
export const scenesOf = ({ restarts, lot, seed }: Amount): readonly Scene[] => [
  calm,
  ...FAULTS,
  rolling(restarts),
  restartNodes,
  goneDatabase,
  ...drawn(FAULTS, lot, seed),
  calm,
];
