import { setImmediate as nextTurn } from 'node:timers/promises';

/** A turn of the event loop longer than this had other work in it, in milliseconds. */
const BUSY_MS = 0.25;

/** Maximum number of turns to yield, so that long work progresses. */
const TURNS_MAX = 12;

/**
 * Yields until the event loop is idle, or for a limited number of turns. Long work calls it between short pieces: alone
 * it continues immediately, and beside other requests it takes a small share of the time.
 */
export async function yieldToEventLoop(): Promise<void> {
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    const start = performance.now();
    await nextTurn();
    if (performance.now() - start < BUSY_MS) return;
  }
}
