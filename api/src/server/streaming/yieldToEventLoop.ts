import { setImmediate as nextTurn } from 'node:timers/promises';

/** A turn that took longer than this had others at work in it, in milliseconds. */
const BUSY_MS = 0.25;

/** So many turns are left to others at the most: what is long goes on, too. */
const LEFT = 12;

/**
 * Waits until nobody else has anything to do, or has had many turns. Long work that is made of short pieces asks for it
 * between two of them: alone it goes on at once, and beside others it takes only a small share of the time.
 */
export async function yieldToEventLoop(): Promise<void> {
  for (let turn = 0; turn < LEFT; turn += 1) {
    const start = performance.now();
    await nextTurn();
    if (performance.now() - start < BUSY_MS) return;
  }
}
