import { LIVE_END_EVENT, LIVE_OPEN_EVENT, LIVE_PATH, type LiveEvent } from '@skal/contracts/operations/liveEvents';
import { openChannel } from '../../browserState.ts';

/** Delay of the first retry after a rejection, and the longest one; meanwhile pages poll. */
const FIRST_RETRY_MS = 30_000;
const MAX_RETRY_MS = 10 * 60_000;

const KINDS: readonly LiveEvent[] = ['metrics', 'achievements'];

/** Callbacks of a stream. */
interface StreamListener {
  /** Something of this kind has changed; metrics have this version now. */
  onUpdate(kind: LiveEvent, version?: string): void;
  /**
   * The stream has opened or closed. Updates may have been missed before it opened (again), if metrics have another version
   * now, or an unknown one.
   */
  onConnectionChange(isOpen: boolean, version?: string): void;
  /** The session has expired: reconnecting is pointless. */
  onExpired(): void;
}

/**
 * Opens the event stream of the api. The browser reconnects a lost connection after the time that the api sets. After a
 * rejection the delay grows with each attempt. Without EventSource nothing is reported.
 * @returns a function that closes it
 */
function openEventStream({ onUpdate, onConnectionChange, onExpired }: StreamListener): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryDelay = FIRST_RETRY_MS;
  const close = () => {
    clearTimeout(timer);
    source?.close();
    onConnectionChange(false);
  };
  const open = () => {
    source = new EventSource(LIVE_PATH);
    // Not the event `open` of the connection: it does not say which updates are missing.
    source.addEventListener(LIVE_OPEN_EVENT, ({ lastEventId }) => {
      retryDelay = FIRST_RETRY_MS;
      onConnectionChange(true, lastEventId);
    });
    for (const kind of KINDS) source.addEventListener(kind, ({ lastEventId }) => onUpdate(kind, lastEventId));
    source.addEventListener(LIVE_END_EVENT, () => {
      close();
      onExpired();
    });
    source.addEventListener('error', () => {
      onConnectionChange(false);
      if (source?.readyState !== EventSource.CLOSED) return;
      // With jitter, because many clients are rejected at once.
      timer = setTimeout(open, retryDelay * (0.5 + Math.random()));
      retryDelay = Math.min(MAX_RETRY_MS, retryDelay * 2);
    });
  };
  if (typeof EventSource === 'function') open();
  return close;
}

/** Messages between windows: state of the stream, an update, or a request for the state. */
type Message =
  | { readonly isOpen: boolean; readonly version?: string | undefined }
  | { readonly news: LiveEvent; readonly version?: string | undefined }
  | { readonly asks: true };

/** Interval at which the leading window reports an open stream. */
const HEARTBEAT_MS = 20_000;
/** After this silence other windows treat the stream as lost, and poll the api. */
const HEARTBEAT_TIMEOUT_MS = 60_000;

/** Channel and locks that the windows share; null if the browser has none, as with blocked cookies. */
function openSharedChannel(name: string): { channel: BroadcastChannel; locks: LockManager } | null {
  // Locks need a secure origin.
  const { locks } = navigator as { locks?: LockManager };
  const channel = locks ? openChannel(name) : null;
  return locks && channel ? { channel, locks } : null;
}

/**
 * Listens to one event stream that all windows of this browser share, because browsers open six connections to a site
 * over HTTP/1.1. The window with the lock holds the stream and forwards it by a broadcast channel. When it closes, the
 * next window gets the lock. Without channel or locks nothing is reported, and each window polls.
 * @param account that receives the updates; windows of other accounts share nothing
 * @returns a function that stops it
 */
export function listenToSharedStream(account: string, listener: StreamListener): () => void {
  const name = `skal-live ${account}`;
  const shared = openSharedChannel(name);
  if (!shared) return () => undefined;
  const { channel, locks } = shared;
  const lockRequest = new AbortController();
  let heartbeatTimeout: ReturnType<typeof setTimeout> | undefined;
  let stopLeading: (() => void) | undefined;
  let isOpen = false;
  /** Version of the metrics that the leading window knows. */
  let version: string | undefined;

  const post = (message: Message) => channel.postMessage(message);
  const setOpen = (to: boolean, current?: string) => {
    isOpen = to;
    version = current;
    listener.onConnectionChange(to, current);
  };

  /** Holds the stream until it is stopped. */
  const holdStream = () =>
    new Promise<void>((release) => {
      if (lockRequest.signal.aborted) return release();
      clearTimeout(heartbeatTimeout);
      const heartbeat = setInterval(() => post({ isOpen, version }), HEARTBEAT_MS);
      stopLeading = () => {
        clearInterval(heartbeat);
        stopLeading = undefined;
        close();
        release();
      };
      const close = openEventStream({
        onUpdate: (kind, current) => {
          version = current;
          listener.onUpdate(kind, current);
          post({ news: kind, version });
        },
        onConnectionChange: (to, current) => {
          setOpen(to, current);
          post({ isOpen, version });
        },
        // The next window checks by itself: it may have another session.
        onExpired: () => {
          stopLeading?.();
          listener.onExpired();
        },
      });
    });

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (stopLeading) {
      if ('asks' in data) post({ isOpen, version });
      return;
    }
    if ('asks' in data) return;
    clearTimeout(heartbeatTimeout);
    heartbeatTimeout = setTimeout(() => setOpen(false), HEARTBEAT_TIMEOUT_MS);
    if ('news' in data) listener.onUpdate(data.news, data.version);
    else if (data.isOpen !== isOpen) setOpen(data.isOpen, data.version);
  };
  post({ asks: true });
  // Rejects if this window leaves before it gets the lock, or the browser denies locks.
  locks.request(name, { signal: lockRequest.signal }, holdStream).catch(() => undefined);

  return () => {
    lockRequest.abort();
    clearTimeout(heartbeatTimeout);
    stopLeading?.();
    channel.close();
    setOpen(false);
  };
}
