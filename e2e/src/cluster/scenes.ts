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

/** The short form has each once; the full one has 50 rolling restarts, and 20 faults by lot besides. */
export const scenesOf = ({ full, seed }: { full: boolean; seed: number }): readonly Scene[] => [
  calm,
  ...FAULTS,
  rolling(full ? 50 : 1),
  restartNodes,
  goneDatabase,
  ...(full ? drawn(FAULTS, 20, seed) : []),
  calm,
];
