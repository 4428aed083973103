import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

/** A request with an unfinished body. */
interface UnfinishedRequest {
  /** The response, once available. */
  response: Promise<{ status: number; headers: IncomingMessage['headers'] }>;
  /** Resolves when the connection is closed. */
  closed: Promise<unknown>;
  /** Sends the rest of the body. */
  finish(rest: string): void;
  /** Closes the connection. */
  abort(): void;
}

/** Sends the head and part of the body of a POST, on its own connection. */
export function beginRequest(
  url: string,
  { bytes, part, headers = {} }: { bytes: number; part: string; headers?: Readonly<Record<string, string>> },
): UnfinishedRequest {
  const sent = request(url, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/json', origin: new URL(url).origin, ...headers, 'content-length': bytes },
  });
  sent.on('error', () => undefined);
  sent.write(part);
  const answer = once(sent, 'response').then(([response]: IncomingMessage[]) => {
    const { statusCode = 0, headers } = (response as IncomingMessage).resume();
    return { status: statusCode, headers };
  });
  const closed = once(sent, 'socket').then(([socket]) => once(socket, 'close'));
  // A test that closes the connection does not await the response.
  answer.catch(() => undefined);
  return { response: answer, closed, finish: (rest) => void sent.end(rest), abort: () => void sent.destroy() };
}
