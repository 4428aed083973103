import { LIVE_PATH } from '@skal/contracts/operations/liveEvents';
import type { TestClient } from '../client.ts';
import { waitFor } from '../waitFor.ts';

/** An event stream that is open until it is closed by either end. */
export interface SseClient {
  readonly status: number;
  readonly headers: Headers;
  /** Received text, or the body of an error. */
  received(): string;
  /** Waits until an event was received this many times. */
  waitForEvent(event: string, times?: number): Promise<unknown>;
  /** Waits until the api has closed it. */
  waitForEnd(): Promise<unknown>;
  close(): void;
}

/** Opens a client's event stream with a browser's session; `at` is the URL of another process. */
export async function openSseClient({ url, cookieHeader }: TestClient, at: string = url): Promise<SseClient> {
  const leaving = new AbortController();
  const response = await fetch(at + LIVE_PATH, { headers: { cookie: cookieHeader }, signal: leaving.signal });
  let text = '';
  let isOver = false;
  const reading = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true });
  };
  const markOver = () => {
    isOver = true;
  };
  // Closing aborts the read.
  void reading().then(markOver, markOver);
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
