import type { LiveEvent } from '@skal/contracts/operations/liveEvents';
import { openChannel } from '../browserState.ts';
import { openEventStream, type StreamListener } from './eventStream.ts';

/** What windows tell each other: how the stream is, what it said, and a question how it is. */
type Message = { readonly isOpen: boolean } | { readonly news: LiveEvent } | { readonly asks: true };

/** So often the leading window says that the stream is open. */
const BEAT_MS = 20_000;
/** After so long without a word the others take it for lost, and ask the api by themselves. */
const SILENCE_MS = 60_000;

/** The one place of the windows of a browser; null where the browser has none, as where cookies are blocked. */
function meetingPlace(name: string): { channel: BroadcastChannel; locks: LockManager } | null {
  // Locks are for secure origins alone.
  const { locks } = navigator as { locks?: LockManager };
  const channel = locks ? openChannel(name) : null;
  return locks && channel ? { channel, locks } : null;
}

/**
 * Listens by the one stream that the windows of this browser have in common (issue 38, line 29): over HTTP/1.1 a browser has
 * six connections to a site. The window that has the lock holds the stream and tells the others by a channel. The lock goes
 * to the next window when the first one leaves or closes. Where windows cannot meet nothing is told: each asks by itself.
 * @param account whose news they are: windows of another account share nothing
 * @returns what ends it
 */
export function listenTogether(account: string, listener: StreamListener): () => void {
  const name = `skal-live ${account}`;
  const place = meetingPlace(name);
  if (!place) return () => undefined;
  const { channel, locks } = place;
  const waiting = new AbortController();
  let silence: ReturnType<typeof setTimeout> | undefined;
  let stopLeading: (() => void) | undefined;
  let isOpen = false;

  const say = (message: Message) => channel.postMessage(message);
  const turn = (to: boolean) => {
    isOpen = to;
    listener.turn(to);
  };

  /** Holds the stream until it is told to stop. */
  const lead = () =>
    new Promise<void>((release) => {
      if (waiting.signal.aborted) return release();
      clearTimeout(silence);
      const beat = setInterval(() => say({ isOpen }), BEAT_MS);
      stopLeading = () => {
        clearInterval(beat);
        stopLeading = undefined;
        close();
        release();
      };
      const close = openEventStream({
        news: (kind) => {
          listener.news(kind);
          say({ news: kind });
        },
        turn: (to) => {
          turn(to);
          say({ isOpen: to });
        },
        // The next window finds out by itself whether that is so of it as well: it may have another session.
        over: () => {
          stopLeading?.();
          listener.over();
        },
      });
    });

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (stopLeading) {
      if ('asks' in data) say({ isOpen });
      return;
    }
    if ('asks' in data) return;
    clearTimeout(silence);
    silence = setTimeout(() => turn(false), SILENCE_MS);
    if ('news' in data) listener.news(data.news);
    else if (data.isOpen !== isOpen) turn(data.isOpen);
  };
  say({ asks: true });
  // It fails where this window left before its turn came, or the browser gives no locks: nothing is told then.
  locks.request(name, { signal: waiting.signal }, lead).catch(() => undefined);

  return () => {
    waiting.abort();
    clearTimeout(silence);
    stopLeading?.();
    channel.close();
    turn(false);
  };
}
