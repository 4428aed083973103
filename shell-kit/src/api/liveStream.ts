import { LIVE_ENDED, LIVE_PATH, type LiveNews } from '@skal/contracts/liveNews';

/** So long after a refusal it is tried again, and at most; in between the page asks by itself. */
const FIRST_MS = 30_000;
const MOST_MS = 10 * 60_000;

/** What somebody is told of a stream. */
interface Heard {
  readonly kind: LiveNews;
  /** Something of this kind has changed. */
  news(): void;
  /** Whether anything would be told from now on; when it is open (again), nobody knows what went by before. */
  open?(isOpen: boolean): void;
}

interface Stream {
  readonly isOpen: () => boolean;
  /** Whether its session is over, so that nobody comes again for more. */
  readonly isOver: () => boolean;
  readonly leave: () => void;
}

/** All parts of a page listen to one stream: a browser has few connections. */
const listeners = new Set<Heard>();
let shared: Stream | null = null;

const tellOpen = (isOpen: boolean) => {
  for (const { open } of [...listeners]) open?.(isOpen);
};

const tellNews = (kind: LiveNews) => {
  for (const listener of [...listeners]) if (listener.kind === kind) listener.news();
};

const KINDS: readonly LiveNews[] = ['figures', 'achievements'];

/**
 * Opens a stream. A connection that is lost the browser makes again by itself, after the time that the api says; a refusal
 * is asked about again, later each time. Where there are no such streams nothing is told.
 */
function openStream(): Stream {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_MS;
  let isOpen = false;
  let isOver = false;
  const turn = (to: boolean) => {
    isOpen = to;
    tellOpen(to);
  };
  const leave = () => {
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
    for (const kind of KINDS) source.addEventListener(kind, () => tellNews(kind));
    source.addEventListener(LIVE_ENDED, () => {
      isOver = true;
      leave();
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
  return { isOpen: () => isOpen, isOver: () => isOver, leave };
}

/**
 * Listens to what changes, by the stream of the page.
 * @returns what ends it
 */
export function listenTo(heard: Heard): () => void {
  listeners.add(heard);
  if (shared === null || shared.isOver()) shared = openStream();
  else if (shared.isOpen()) {
    // As of one that has just been opened: not before the caller has gone on.
    void Promise.resolve().then(() => {
      if (listeners.has(heard)) heard.open?.(true);
    });
  }
  return () => {
    listeners.delete(heard);
    heard.open?.(false);
    if (listeners.size > 0) return;
    shared?.leave();
    shared = null;
  };
}
