import { Readable } from 'node:stream';
import { yieldToEventLoop } from './yieldToEventLoop.ts';

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
