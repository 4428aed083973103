import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A body that is ready to be sent in each encoding, with one ETag. */
export interface Stored {
  etag: string;
  type: string;
  plain: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
}

/**
 * How well pages are compressed: as small as they get, which takes 75 ms a page, or twenty times as quickly and a tenth
 * larger, for a start that somebody waits for.
 */
export type Compression = 'small' | 'quick';

const QUALITY: Readonly<Record<Compression, number>> = { small: constants.BROTLI_MAX_QUALITY, quick: 5 };

export const brotli = (body: Buffer, quality = constants.BROTLI_MAX_QUALITY): Buffer =>
  brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });

/** Compresses a text once, for all who will ask for it. */
export function store(text: string, type: string, compression: Compression): Stored {
  const plain = Buffer.from(text);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { etag, type, plain, br: brotli(plain, QUALITY[compression]), gzip: gzipSync(plain, { level: 9 }) };
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** How a client names each encoding, in a list, with what weight it gives it. */
const NAMED = {
  br: /(?:^|,)\s*br\s*(?:;([^,]*))?(?:,|$)/i,
  gzip: /(?:^|,)\s*gzip\s*(?:;([^,]*))?(?:,|$)/i,
} as const;

const REFUSED = /^\s*q=0(?:\.0*)?\s*$/i;

/** The best encoding that both sides have. A client that refuses one with `;q=0` is taken at its word. */
export function chooseEncoding(accepted: string | undefined, stored: Pick<Stored, 'br' | 'gzip'>): Encoding {
  if (!accepted) return 'identity';
  const takes = (name: keyof typeof NAMED) => {
    const named = NAMED[name].exec(accepted);
    return named !== null && !REFUSED.test(named[1] ?? '');
  };
  if (stored.br && takes('br')) return 'br';
  if (stored.gzip && takes('gzip')) return 'gzip';
  return 'identity';
}
