import { LIVE_END_EVENT, LIVE_PATH, type LiveEvent } from '@skal/contracts/operations/liveEvents';

/** So long after a refusal it is tried again, and at most; in between the page asks by itself. */
const FIRST_MS = 30_000;
const MOST_MS = 10 * 60_000;

const KINDS: readonly LiveEvent[] = ['figures', 'achievements'];

/** Who is told of a stream. */
export interface StreamListener {
  /** Something of this kind has changed. */
  news(kind: LiveEvent): void;
  /** Whether anything would be told from now on; when it is open (again), nobody knows what went by before. */
  turn(isOpen: boolean): void;
  /** Its session is over: nobody need come again for more. */
  over(): void;
}

/**
 * Opens the event stream of the api. A connection that is lost the browser makes again by itself, after the time that the
 * api says; after a refusal it is tried again, later each time. Where the browser has no such streams nothing is told.
 * @returns what closes it
 */
export function openEventStream({ news, turn, over }: StreamListener): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_MS;
  const close = () => {
    clearTimeout(timer);
    source?.close();
    turn(false);
  };
  const open = () => {
    source = new EventSource(LIVE_PATH);
    source.addEventListener('open', () => {
      pause = FIRST_MS;
      turn(true);
    });
    for (const kind of KINDS) source.addEventListener(kind, () => news(kind));
    source.addEventListener(LIVE_END_EVENT, () => {
      close();
      over();
    });
    source.addEventListener('error', () => {
      turn(false);
      if (source?.readyState !== EventSource.CLOSED) return;
      // Not all at once: many are refused in the same moment.
      timer = setTimeout(open, pause * (0.5 + Math.random()));
      pause = Math.min(MOST_MS, pause * 2);
    });
  };
  if (typeof EventSource === 'function') open();
  return close;
}
