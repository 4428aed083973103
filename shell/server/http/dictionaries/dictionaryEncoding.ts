import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import type { EncodedBody } from '../encodedBody.ts';

/** Content-Encoding of zstd with a dictionary (RFC 9842). Node has no brotli with one. */
export const DICTIONARY_ENCODING = 'dcz';

/** Reads the dictionary with this SHA-256 hash, in base64; null if the site does not have it any more. */
export type ReadDictionary = (hash: string) => Promise<Buffer | null>;

/** How a file is a dictionary, and which ones it is compressed with. */
export interface FileDictionary {
  /** `Use-As-Dictionary`: the addresses for which browsers use this file. */
  match: string;
  /** Reads earlier forms of the file. */
  read: ReadDictionary;
}

/** The skippable frame in front of the stream; the hash of the dictionary follows. */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');

/** A page takes 10 ms. Level 19 makes it a tenth smaller and takes ten times as long. */
const LEVEL = 9;
/** Compressions that may wait; one runs at a time, because requests share the thread pool with password hashing. */
const MAX_WAITING = 16;
/** Encoded forms of one body: browsers have the files of few releases. */
const MAX_FORMS = 16;

/** Dictionaries are content that all visitors get, and so are the bodies: sizes tell nothing about anyone. */
const compress = promisify(zstdCompress);

const ACCEPTED = /(?:^|,)\s*dcz\s*(?:,|$)/;
/** A byte sequence of 32 bytes (RFC 8941). */
const HASH = /^:([A-Za-z0-9+/]{43}=):$/;

/** The hash of the dictionary that the browser offers, in base64; null without one or if it does not accept dcz. */
export function offeredDictionary(headers: IncomingHttpHeaders): string | null {
  const offered = headers['available-dictionary'];
  if (typeof offered !== 'string' || !ACCEPTED.test(String(headers['accept-encoding']))) return null;
  return HASH.exec(offered)?.[1] ?? null;
}

const known = new WeakMap<EncodedBody, Map<string, Promise<Buffer | null>>>();
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

async function encode({ plain, br }: EncodedBody, hash: string, dictionary: Buffer): Promise<Buffer | null> {
  const params = { [constants.ZSTD_c_compressionLevel]: LEVEL };
  const stream = await compress(plain, { dictionary, params, pledgedSrcSize: plain.length });
  const encoded = Buffer.concat([MAGIC, Buffer.from(hash, 'base64'), stream]);
  return encoded.length < (br ?? plain).length ? encoded : null;
}

/**
 * Compresses a body with a dictionary, once for all requests.
 * @returns null if the dictionary is unknown, is of no use, or too much is being compressed: other encodings serve then
 */
export function encodeWithDictionary(
  body: EncodedBody,
  hash: string,
  read: ReadDictionary,
): Promise<Buffer | null> | null {
  const forms = known.get(body) ?? new Map<string, Promise<Buffer | null>>();
  const form = forms.get(hash);
  if (form) return form;
  if (waiting >= MAX_WAITING || forms.size >= MAX_FORMS) return null;
  waiting += 1;
  const encoding = read(hash)
    .then((dictionary) => {
      if (!dictionary) {
        // A made-up hash takes no place.
        forms.delete(hash);
        return null;
      }
      const encoded = last.then(() => encode(body, hash, dictionary));
      // The next one follows, whatever the outcome.
      last = encoded.catch(() => undefined);
      return encoded;
    })
    // For example a release that was just deleted: another encoding is sent.
    .catch(() => {
      forms.delete(hash);
      return null;
    })
    .finally(() => {
      waiting -= 1;
    });
  forms.set(hash, encoding);
  known.set(body, forms);
  return encoding;
}
