import { LIVE_PATH } from '@skal/contracts/operations/liveEvents';
import type { TestClient } from '../client.ts';
import { waitFor } from '../waitFor.ts';

/** An open portal, as far as the api can tell: it listens until it is told to leave, or is let go. */
export interface SseClient {
  readonly status: number;
  readonly headers: Headers;
  /** What has come so far, or what stands in a refusal. */
  received(): string;
  /** Waits until this has come so many times. */
  waitForEvent(event: string, times?: number): Promise<unknown>;
  /** Waits until the api has let it go. */
  waitForEnd(): Promise<unknown>;
  close(): void;
}

/** Opens a portal's events in a browser; `url` is that of another process, where it is not the browser's own. */
export async function openSseClient({ url, cookieHeader }: TestClient, at: string = url): Promise<SseClient> {
  const leaving = new AbortController();
  const response = await fetch(at + LIVE_PATH, { headers: { cookie: cookieHeader }, signal: leaving.signal });
  let text = '';
  let isOver = false;
  const reading = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true });
  };
  const over = () => {
    isOver = true;
  };
  // Whoever leaves has their reading broken off.
  void reading().then(over, over);
  const count = (event: string) => text.split(`event: ${event}\n`).length - 1;
  return {
    ...{ status: response.status, headers: response.headers },
    received: () => text,
    waitForEvent: (event, times = 1) =>
      waitFor(
        () => count(event),
        (seen) => seen >= times,
      ),
    waitForEnd: () => waitFor(() => isOver, Boolean),
    close: () => leaving.abort(),
  };
}
