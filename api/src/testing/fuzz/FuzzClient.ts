import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { codeOf } from '../../errorProps.ts';
import { type RawResponse, TestClient } from '../client.ts';

/** Connections are used again, whoever asks. */
const agent = new Agent({ keepAlive: true });

/** What `fetch` says besides what it is told to, so that the api is asked the same. */
const BESIDES = {
  accept: '*/*',
  'accept-language': '*',
  'sec-fetch-mode': 'cors',
  'user-agent': 'node',
} as const;

const CLOSED = new Set<unknown>(['ECONNRESET', 'EPIPE']);

/**
 * Sends a request once. Null where its connection had been idle, and was closed in that moment: a server does so after some
 * seconds, and with all of them when a run was stopped for a while.
 */
const ask = (address: URL, options: RequestOptions, bytes: Uint8Array): Promise<IncomingMessage | null> =>
  new Promise((resolve, reject) => {
    const asked = request(address, { agent, ...options }, resolve);
    // Also after the answer: a body that is refused early is not read to its end.
    asked.on('error', (error) => (asked.reusedSocket && CLOSED.has(codeOf(error)) ? resolve(null) : reject(error)));
    asked.end(bytes.length > 0 ? bytes : undefined);
  });

/**
 * A browser of which a million requests come: without `fetch`, whose streams and checks cost more than what is behind them.
 * It never gives up either, so that a run may be stopped for as long as somebody likes, and go on.
 */
export class FuzzClient extends TestClient {
  protected override async send(
    method: string,
    address: URL,
    given: Headers,
    body?: string | Uint8Array,
  ): Promise<RawResponse> {
    const bytes = Buffer.from(body ?? '');
    const hasLength = body !== undefined || method === 'POST' || method === 'PUT';
    const headers = {
      ...BESIDES,
      ...(typeof body === 'string' && { 'content-type': 'text/plain;charset=UTF-8' }),
      ...(hasLength && { 'content-length': bytes.length }),
      ...Object.fromEntries(given),
    };
    // Each try uses up a connection that is closed; a new one comes after them.
    let response: IncomingMessage | null = null;
    while (!response) response = await ask(address, { method, headers }, bytes);
    const told = new Headers();
    const { rawHeaders } = response;
    for (let at = 0; at < rawHeaders.length; at += 2) told.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
    const pieces: Buffer[] = [];
    for await (const piece of response) pieces.push(piece);
    const text = new TextDecoder().decode(Buffer.concat(pieces));
    return { status: response.statusCode ?? 0, headers: told, text };
  }
}
