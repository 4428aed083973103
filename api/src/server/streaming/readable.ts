import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** A turn of the event loop longer than this had other work in it, in milliseconds. */
const BUSY_MS = 0.25;

/** Maximum number of turns to yield, so that long work progresses. */
const TURNS_MAX = 12;

/**
 * Yields until the event loop is idle, or for a limited number of turns. Long work calls it between short pieces: alone
 * it continues immediately, and beside other requests it takes a small share of the time.
 */
async function yieldToEventLoop(): Promise<void> {
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    const start = performance.now();
    await nextTurn();
    if (performance.now() - start < BUSY_MS) return;
  }
}

/** Maximum time that a client may stop reading, before the response is aborted to release its source. */
const STALLED_MS = 60_000;

/** A chunk of a response. */
export type StreamChunk = string | Uint8Array;

/** Creates a stream that produces chunks as the client reads, and yields to other requests in between. */
export function toReadable(first: IteratorResult<StreamChunk>, parts: AsyncGenerator<StreamChunk>): Readable {
  let next: Promise<IteratorResult<StreamChunk>> = Promise.resolve(first);
  const readable: Readable = new Readable({
    highWaterMark: 1,
    async read() {
      try {
        stalled.refresh();
        const { done, value } = await next;
        if (done) {
          readable.push(null);
          return;
        }
        await yieldToEventLoop();
        next = parts.next();
        // The error is handled when the chunk is read, which may never happen.
        next.catch(() => undefined);
        readable.push(value);
      } catch (error) {
        readable.destroy(error as Error);
      }
    },
    destroy(error, over) {
      clearTimeout(stalled);
      parts.return(undefined).then(
        () => over(error),
        () => over(error),
      );
    },
  });
  const stalled = setTimeout(() => readable.destroy(new Error('The client stopped reading')), STALLED_MS).unref();
  return readable;
}
