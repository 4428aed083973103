import { LIVE_END_EVENT, LIVE_PATH, type LiveEvent } from '@skal/contracts/operations/liveEvents';

/** Delay of the first retry after a rejection, and the longest one; meanwhile pages poll. */
const FIRST_MS = 30_000;
const MOST_MS = 10 * 60_000;

const KINDS: readonly LiveEvent[] = ['figures', 'achievements'];

/** Callbacks of a stream. */
export interface StreamListener {
  /** Something of this kind has changed. */
  onUpdate(kind: LiveEvent): void;
  /** The stream has opened or closed. Updates may have been missed before it opened (again). */
  onConnectionChange(isOpen: boolean): void;
  /** The session has expired: reconnecting is pointless. */
  onExpired(): void;
}

/**
 * Opens the event stream of the api. The browser reconnects a lost connection after the time that the api sets. After a
 * rejection the delay grows with each attempt. Without EventSource nothing is reported.
 * @returns a function that closes it
 */
export function openEventStream({ onUpdate, onConnectionChange, onExpired }: StreamListener): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_MS;
  const close = () => {
    clearTimeout(timer);
    source?.close();
    onConnectionChange(false);
  };
  const open = () => {
    source = new EventSource(LIVE_PATH);
    source.addEventListener('open', () => {
      pause = FIRST_MS;
      onConnectionChange(true);
    });
    for (const kind of KINDS) source.addEventListener(kind, () => onUpdate(kind));
    source.addEventListener(LIVE_END_EVENT, () => {
      close();
      onExpired();
    });
    source.addEventListener('error', () => {
      onConnectionChange(false);
      if (source?.readyState !== EventSource.CLOSED) return;
      // With jitter, because many clients are rejected at once.
      timer = setTimeout(open, pause * (0.5 + Math.random()));
      pause = Math.min(MOST_MS, pause * 2);
    });
  };
  if (typeof EventSource === 'function') open();
  return close;
}
