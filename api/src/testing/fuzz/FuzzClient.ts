import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { getErrorCode } from '../../errorProps.ts';
import { type RawResponse, TestClient } from '../client.ts';

/** Keep-alive connections, shared by all callers. */
const agent = new Agent({ keepAlive: true });

/** Default headers of `fetch`. */
const DEFAULT_HEADERS = {
  accept: '*/*',
  'accept-language': '*',
  'sec-fetch-mode': 'cors',
  'user-agent': 'node',
} as const;

const CLOSED = new Set<unknown>(['ECONNRESET', 'EPIPE']);

/**
 * Sends a request once. Null if its idle keep-alive connection was closed by the server at that moment, which happens
 * after some seconds or when a run was suspended.
 */
const sendOnce = (address: URL, options: RequestOptions, bytes: Uint8Array): Promise<IncomingMessage | null> =>
  new Promise((resolve, reject) => {
    const outgoing = request(address, { agent, ...options }, resolve);
    // Also after the response: a rejected body is not read to its end.
    outgoing.on('error', (error) =>
      outgoing.reusedSocket && CLOSED.has(getErrorCode(error)) ? resolve(null) : reject(error),
    );
    outgoing.end(bytes.length > 0 ? bytes : undefined);
  });

/**
 * A test browser for a million requests, without the overhead of `fetch`. It has no timeouts, so that a run can be
 * suspended and resumed.
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
      ...DEFAULT_HEADERS,
      ...(typeof body === 'string' && { 'content-type': 'text/plain;charset=UTF-8' }),
      ...(hasLength && { 'content-length': bytes.length }),
      ...Object.fromEntries(given),
    };
    // Each attempt uses up one closed connection; then a new one is opened.
    let response: IncomingMessage | null = null;
    while (!response) response = await sendOnce(address, { method, headers }, bytes);
    const responseHeaders = new Headers();
    const { rawHeaders } = response;
    for (let at = 0; at < rawHeaders.length; at += 2)
      responseHeaders.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
    const pieces: Buffer[] = [];
    for await (const piece of response) pieces.push(piece);
    const text = new TextDecoder().decode(Buffer.concat(pieces));
    return { status: response.statusCode ?? 0, headers: responseHeaders, text };
  }
}
