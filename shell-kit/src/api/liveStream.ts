import { LIVE_ENDED, LIVE_PATH, type LiveNews } from '@skal/contracts/liveNews';

/** So long after a refusal it is tried again, and at most; in between the page asks by itself. */
const FIRST_MS = 30_000;
const MOST_MS = 10 * 60_000;

/** What is told of a stream. */
interface Heard {
  /** Something has changed; also when the stream is open (again), for nobody knows what went by before. */
  news(): void;
  /** Whether anything would be told just now. */
  open(isOpen: boolean): void;
}

/**
 * Listens to what changes. A connection that is lost the browser makes again by itself, after the time that the api says;
 * a refusal is asked about again, later each time. Where there are no such streams nothing is told.
 * @returns what ends it
 */
export function listenTo(kind: LiveNews, heard: Heard): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_MS;
  const leave = () => {
    clearTimeout(timer);
    source?.close();
    heard.open(false);
  };
  const open = () => {
    source = new EventSource(LIVE_PATH);
    source.addEventListener('open', () => {
      pause = FIRST_MS;
      heard.open(true);
      heard.news();
    });
    source.addEventListener(kind, () => heard.news());
    // The session is over, and the next call says so: nobody comes again for that.
    source.addEventListener(LIVE_ENDED, leave);
    source.addEventListener('error', () => {
      heard.open(false);
      if (source?.readyState !== EventSource.CLOSED) return;
      // Not all at once: many are refused in the same moment.
      timer = setTimeout(open, pause * (0.5 + Math.random()));
      pause = Math.min(MOST_MS, pause * 2);
    });
  };
  if (typeof EventSource === 'function') open();
  return leave;
}
