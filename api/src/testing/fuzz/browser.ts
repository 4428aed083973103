import { Agent, type IncomingMessage, request } from 'node:http';
import { TestClient, type Told } from '../client.ts';

/** Connections are used again, whoever asks. */
const agent = new Agent({ keepAlive: true });

/** What `fetch` says besides what it is told to, so that the api is asked the same. */
const BESIDES = {
  accept: '*/*',
  'accept-language': '*',
  'sec-fetch-mode': 'cors',
  'user-agent': 'node',
} as const;

/**
 * A browser of which a million requests come: without `fetch`, whose streams and checks cost four times what is behind them.
 * It never gives up either, so that a run may be stopped for as long as somebody likes, and go on.
 */
export class FuzzBrowser extends TestClient {
  protected override async send(
    method: string,
    address: URL,
    headers: Headers,
    body?: string | Uint8Array,
  ): Promise<Told> {
    const given = { ...BESIDES, ...(typeof body === 'string' && { 'content-type': 'text/plain;charset=UTF-8' }) };
    const bytes = Buffer.from(body ?? '');
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const asked = request(address, { agent, method, headers: { ...given, ...Object.fromEntries(headers) } }, resolve);
      // Also after the answer: one that is refused early is not read to its end.
      asked.on('error', reject);
      if (body !== undefined || method === 'POST' || method === 'PUT') asked.setHeader('content-length', bytes.length);
      asked.end(bytes.length > 0 ? bytes : undefined);
    });
    const told = new Headers();
    const { rawHeaders } = response;
    for (let at = 0; at < rawHeaders.length; at += 2) told.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
    const pieces: Buffer[] = [];
    for await (const piece of response) pieces.push(piece);
    const text = new TextDecoder().decode(Buffer.concat(pieces));
    return { status: response.statusCode ?? 0, headers: told, text };
  }
}
