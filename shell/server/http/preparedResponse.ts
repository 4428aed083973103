import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  DICTIONARY_ENCODING,
  encodeWithDictionary,
  offeredDictionary,
  type ReadDictionary,
} from './dictionaries/dictionaryEncoding.ts';
import { chooseEncoding, type EncodedBody, type Encoding } from './encodedBody.ts';

/** A body with its response headers. */
export interface PreparedResponse {
  body: EncodedBody;
  headers: Readonly<Record<string, string>>;
  /** 200 by default. */
  status?: number;
  /** Dictionaries that the body may be compressed with; absent if it may not. */
  readDictionary?: ReadDictionary;
  /** Headers for browsers that were here before: they sent an ETag or a dictionary. */
  forReturning?: Readonly<Record<string, string>>;
}

/** Vary of responses without one of their own. */
const VARY = 'Accept-Encoding';

type AnyEncoding = Encoding | typeof DICTIONARY_ENCODING;

type Heads = Partial<Record<AnyEncoding, { length: number; head: string[] }>>;

/** Serialized heads of each response by encoding, cached until a smaller body replaces the current one. */
const known = new WeakMap<PreparedResponse, Heads>();

/** For responses with a dictionary: few shared caches respect their Vary. */
const privately = ({ 'Cache-Control': own = '' }: PreparedResponse['headers']) => ({
  'Cache-Control': `private, ${own.replace(/^public, /, '')}`,
});

function headOf(answer: PreparedResponse, encoding: AnyEncoding, length: number): string[] {
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
    ...(encoding === DICTIONARY_ENCODING && { ...privately(answer.headers), ...answer.forReturning }),
  }).flat();
  heads[encoding] = { length, head };
  return head;
}

/** Suffixes that compressing proxies add to an ETag, such as Apache's mod_deflate. */
const COMPRESSED_TAG = /[-;](?:gzip|br|deflate|zstd)"/g;

/** Whether the client has the current version. */
const hasAlready = (tags: string | undefined, etag: string): boolean =>
  tags?.replace(COMPRESSED_TAG, '"').includes(etag) === true;

/**
 * Sends a prepared response without the framework: nearly all requests are for pages and files, and each costs one
 * lookup and one write.
 */
export function sendPrepared(req: IncomingMessage, res: ServerResponse, answer: PreparedResponse): void {
  const { body: stored, status = 200 } = answer;
  const accepted = req.headers['accept-encoding'];
  const encoding = chooseEncoding(Array.isArray(accepted) ? accepted.join() : accepted, stored);
  const body = (encoding === 'br' ? stored.br : encoding === 'gzip' ? stored.gzip : null) ?? stored.plain;
  if (status === 200 && hasAlready(req.headers['if-none-match'], stored.etag)) {
    const { 'Content-Type': _, ...headers } = answer.headers;
    res.writeHead(304, { Vary: VARY, ...headers, ...answer.forReturning, ETag: stored.etag }).end();
    return;
  }
  const send = (sent: AnyEncoding, bytes: Buffer) => {
    res.writeHead(status, headOf(answer, sent, bytes.length));
    if (req.method === 'HEAD') res.end();
    else res.end(bytes);
  };
  const { readDictionary } = answer;
  const offered = readDictionary && req.method === 'GET' ? offeredDictionary(req.headers) : null;
  const encoded = readDictionary && offered ? encodeWithDictionary(stored, offered, readDictionary) : null;
  if (encoded) {
    void encoded.then((bytes) => (bytes ? send(DICTIONARY_ENCODING, bytes) : send(encoding, body)));
  } else send(encoding, body);
}
