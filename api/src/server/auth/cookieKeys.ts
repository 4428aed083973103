import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import type Koa from 'koa';

/** Interface of koa's cookie keys. */
type KeygripKeys = Exclude<Koa['keys'], string[]>;

/**
 * Signs and verifies cookies with HMAC-SHA-256; the first key signs, all keys verify. Replaces koa's keygrip, which
 * computes three signatures per comparison and would be one of the most expensive steps of each signed-in request.
 */
export class CookieKeys implements KeygripKeys {
  readonly #keys: readonly KeyObject[];

  constructor(keys: readonly string[]) {
    this.#keys = keys.map((key) => createSecretKey(key, 'utf8'));
  }

  sign(data: string): string {
    const [newest] = this.#keys;
    if (!newest) throw new Error('No key is set to sign cookies');
    return signatureOf(data, newest);
  }

  /** Returns the index of the key that made a signature; -1 if none did. */
  index(data: string, candidate: string): number {
    const bytes = Buffer.from(candidate);
    return this.#keys.findIndex((key) => {
      const expected = Buffer.from(signatureOf(data, key));
      return expected.length === bytes.length && timingSafeEqual(expected, bytes);
    });
  }

  verify(data: string, candidate: string): boolean {
    return this.index(data, candidate) >= 0;
  }
}

const signatureOf = (data: string, key: KeyObject): string =>
  createHmac('sha256', key).update(data).digest('base64url');
