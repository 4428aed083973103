import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A body that is ready to be sent in each encoding, with one ETag. */
export interface EncodedBody {
  /** Names the content, however it is compressed. */
  etag: string;
  type: string;
  plain: Buffer;
  /** May be replaced by a smaller form of the same while it is being served. */
  br: Buffer | null;
  gzip: Buffer | null;
}

/**
 * How well pages are compressed: quickly, which is enough for a desk, or as small as they get, which takes 150 ms a page
 * and comes after they are served.
 */
export type Compression = 'small' | 'quick';

/** A tenth larger than the best quality makes a page, and fifty times as quick. */
const QUICK = 5;

export const brotli = (body: Uint8Array, quality = constants.BROTLI_MAX_QUALITY): Buffer =>
  brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });

const etagOf = (plain: Buffer): string => `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;

/** Stores what is compressed already, such as a picture. */
export const storeBytes = (plain: Buffer, type: string): EncodedBody => ({
  etag: etagOf(plain),
  type,
  plain,
  br: null,
  gzip: null,
});

/** Compresses a text once, for all who will ask for it. */
export function encodeBody(text: string, type: string): EncodedBody {
  const plain = Buffer.from(text);
  return { etag: etagOf(plain), type, plain, br: brotli(plain, QUICK), gzip: gzipSync(plain, { level: 9 }) };
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** How a client names each encoding, in a list, with what weight it gives it. */
const NAMED = {
  br: /(?:^|,)\s*br\s*(?:;([^,]*))?(?:,|$)/i,
  gzip: /(?:^|,)\s*gzip\s*(?:;([^,]*))?(?:,|$)/i,
} as const;

const REFUSED = /^\s*q=0(?:\.0*)?\s*$/i;

/** The best encoding that both sides have. A client that refuses one with `;q=0` is taken at its word. */
export function chooseEncoding(accepted: string | undefined, stored: Pick<EncodedBody, 'br' | 'gzip'>): Encoding {
  if (!accepted) return 'identity';
  const takes = (name: keyof typeof NAMED) => {
    const named = NAMED[name].exec(accepted);
    return named !== null && !REFUSED.test(named[1] ?? '');
  };
  if (stored.br && takes('br')) return 'br';
  if (stored.gzip && takes('gzip')) return 'gzip';
  return 'identity';
}
