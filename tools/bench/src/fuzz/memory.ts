import type { MemorySample } from '@skal/api/testing/fuzz/target.ts';
import { median } from '../harness/table.ts';

/** What a process keeps may be so much more in the last quarter of a run than in the second one. */
const MOST = 10;
/** Fewer samples than this in a quarter say nothing. */
const FEWEST = 3;

interface Growth {
  /** Medians of the two quarters, in bytes. */
  second: number;
  last: number;
  percent: number;
  isFlat: boolean;
}

/**
 * Whether what a process keeps grows: the last quarter of a run beside the second one, for the first warms up.
 * @param samples in bytes, in their order; too few of them come to null
 */
export function memoryGrowth(samples: readonly number[]): Growth | null {
  const quarter = Math.floor(samples.length / 4);
  if (quarter < FEWEST) return null;
  const second = median(samples.slice(quarter, 2 * quarter));
  const last = median(samples.slice(-quarter));
  const percent = (100 * (last - second)) / second;
  return { second, last, percent, isFlat: percent <= MOST };
}

/** The parts of what a process keeps, as the report calls them; `rss` is all of it. */
export const memoryParts = {
  rss: 'all that is resident',
  heapTotal: 'room of the heap',
  heapUsed: 'heap',
  external: 'external',
  arrayBuffers: 'of that buffers',
} as const satisfies Record<keyof MemorySample, string>;
type MemoryPart = keyof typeof memoryParts;

const PARTS = Object.keys(memoryParts) as MemoryPart[];

/** The same of each part by itself, so that it can be told which of them grows. */
export const growthOfParts = (samples: readonly MemorySample[]): { part: MemoryPart; growth: Growth }[] =>
  PARTS.flatMap((part) => {
    const growth = memoryGrowth(samples.map((sample) => sample[part]));
    return growth ? [{ part, growth }] : [];
  });
