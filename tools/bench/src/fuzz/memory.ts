import type { MemorySample } from '@skal/api/testing/fuzz/target.ts';
import { median } from '../harness/table.ts';

/** Maximum growth from the second quarter of a run to the last one, in percent. */
const MAX_GROWTH_PERCENT = 10;
/** Minimum samples in a quarter. */
const MIN_SAMPLES = 3;

interface Growth {
  /** Medians of the two quarters, in bytes. */
  second: number;
  last: number;
  percent: number;
  isFlat: boolean;
}

/**
 * Tells whether memory grows, by comparing the last quarter of a run with the second one; the first one is warm-up.
 * @param samples in bytes, in order
 * @returns null for too few samples
 */
export function computeGrowth(samples: readonly number[]): Growth | null {
  const quarter = Math.floor(samples.length / 4);
  if (quarter < MIN_SAMPLES) return null;
  const second = median(samples.slice(quarter, 2 * quarter));
  const last = median(samples.slice(-quarter));
  const percent = (100 * (last - second)) / second;
  return { second, last, percent, isFlat: percent <= MAX_GROWTH_PERCENT };
}

/** The parts of the process memory, as the report names them; `rss` is the total. */
export const memoryParts = {
  rss: 'all that is resident',
  heapTotal: 'room of the heap',
  heapUsed: 'heap',
  external: 'external',
  arrayBuffers: 'of that buffers',
} as const satisfies Record<keyof MemorySample, string>;
type MemoryPart = keyof typeof memoryParts;

const PARTS = Object.keys(memoryParts) as MemoryPart[];

/** Computes the growth of each part. */
export const computeGrowthOfParts = (samples: readonly MemorySample[]): { part: MemoryPart; growth: Growth }[] =>
  PARTS.flatMap((part) => {
    const growth = computeGrowth(samples.map((sample) => sample[part]));
    return growth ? [{ part, growth }] : [];
  });
