import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A body in each encoding, with one ETag. */
export interface EncodedBody {
  /** Identifies the content, independent of the encoding. */
  etag: string;
  type: string;
  plain: Buffer;
  /** May be replaced by a smaller equivalent while it is served. */
  br: Buffer | null;
  gzip: Buffer | null;
}

/**
 * Compression quality of pages: `quick` is enough for development; `small` takes 150 ms a page and runs after they are
 * served.
 */
export type Compression = 'small' | 'quick';

/** Brotli quality: a page is a tenth larger than with the best quality, and fifty times as fast to compress. */
const QUICK_QUALITY = 5;

export const brotli = (body: Uint8Array, quality = constants.BROTLI_MAX_QUALITY): Buffer =>
  brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });

const etagOf = (plain: Buffer): string => `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;

/** Wraps bytes that are already compressed, such as an image. */
export const storeBytes = (plain: Buffer, type: string): EncodedBody => ({
  etag: etagOf(plain),
  type,
  plain,
  br: null,
  gzip: null,
});

/** Compresses a text once, for all requests. */
export function encodeBody(text: string, type: string): EncodedBody {
  const plain = Buffer.from(text);
  return { etag: etagOf(plain), type, plain, br: brotli(plain, QUICK_QUALITY), gzip: gzipSync(plain, { level: 9 }) };
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** Matches each encoding in Accept-Encoding, with its weight. */
const NAMED = {
  br: /(?:^|,)\s*br\s*(?:;([^,]*))?(?:,|$)/i,
  gzip: /(?:^|,)\s*gzip\s*(?:;([^,]*))?(?:,|$)/i,
} as const;

const ZERO_QUALITY = /^\s*q=0(?:\.0*)?\s*$/i;

/** The best encoding that both sides support. `;q=0` is respected. */
export function chooseEncoding(accepted: string | undefined, stored: Pick<EncodedBody, 'br' | 'gzip'>): Encoding {
  if (!accepted) return 'identity';
  const accepts = (name: keyof typeof NAMED) => {
    const named = NAMED[name].exec(accepted);
    return named !== null && !ZERO_QUALITY.test(named[1] ?? '');
  };
  if (stored.br && accepts('br')) return 'br';
  if (stored.gzip && accepts('gzip')) return 'gzip';
  return 'identity';
}
