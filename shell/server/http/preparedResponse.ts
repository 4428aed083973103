import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, type EncodedBody, type Encoding } from './encodedBody.ts';

/** A body with the headers that it always goes out with. */
export interface PreparedResponse {
  body: EncodedBody;
  headers: Readonly<Record<string, string>>;
  /** 200 unless it says otherwise. */
  status?: number;
}

/** What the choice between forms of an answer hangs on, where its own headers name nothing more. */
const VARY = 'Accept-Encoding';

type Heads = Partial<Record<Encoding, { length: number; head: string[] }>>;

/** The written heads of each answer, by encoding: they are the same until a smaller form takes the place of a body. */
const known = new WeakMap<PreparedResponse, Heads>();

function headOf(answer: PreparedResponse, encoding: Encoding, length: number): string[] {
  const heads = known.get(answer) ?? {};
  known.set(answer, heads);
  const written = heads[encoding];
  if (written?.length === length) return written.head;
  const head = Object.entries({
    Vary: VARY,
    ...answer.headers,
    ETag: answer.body.etag,
    'Content-Type': answer.body.type,
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    'Content-Length': String(length),
  }).flat();
  heads[encoding] = { length, head };
  return head;
}

/** What proxies that compress by themselves put into a tag (Apache's mod_deflate, for one). */
const COMPRESSED_TAG = /[-;](?:gzip|br|deflate|zstd)"/g;

/** Whether a client has this already. */
const hasAlready = (tags: string | undefined, etag: string): boolean =>
  tags?.replace(COMPRESSED_TAG, '"').includes(etag) === true;

/**
 * Sends what is ready to be sent, without a framework around it: pages and files are nearly all that a front
 * door is asked for, and each is one lookup and one write.
 */
export function sendPrepared(req: IncomingMessage, res: ServerResponse, answer: PreparedResponse): void {
  const { body: stored, status = 200 } = answer;
  const accepted = req.headers['accept-encoding'];
  const encoding = chooseEncoding(Array.isArray(accepted) ? accepted.join() : accepted, stored);
  const body = (encoding === 'br' ? stored.br : encoding === 'gzip' ? stored.gzip : null) ?? stored.plain;
  if (status === 200 && hasAlready(req.headers['if-none-match'], stored.etag)) {
    const { 'Content-Type': _, ...headers } = answer.headers;
    res.writeHead(304, { Vary: VARY, ...headers, ETag: stored.etag }).end();
    return;
  }
  res.writeHead(status, headOf(answer, encoding, body.length));
  if (req.method === 'HEAD') res.end();
  else res.end(body);
}
