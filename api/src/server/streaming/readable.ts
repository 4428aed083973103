import { Readable } from 'node:stream';
import { yieldToEventLoop } from './yieldToEventLoop.ts';

/** So long may a caller take nothing of an answer before it is given up: what it reads from is needed by others. */
const STALLED_MS = 60_000;

/** A piece of an answer. */
export type StreamChunk = string | Uint8Array;

/** One part after another, as the caller takes them; between two of them every other request has its turns. */
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
        // A fault is met where the part is asked for; nobody may ever ask.
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
  const stalled = setTimeout(() => readable.destroy(new Error('Nobody takes the answer')), STALLED_MS).unref();
  return readable;
}
