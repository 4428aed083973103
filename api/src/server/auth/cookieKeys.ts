import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import type Koa from 'koa';

/** What koa's cookies ask of their keys. */
type KeygripKeys = Exclude<Koa['keys'], string[]>;

/**
 * Signs and checks cookies with HMAC-SHA-256; the first key signs, the others are still accepted. It stands in for
 * koa's own keygrip, which takes a string, and three signatures to compare one: at every signed-in request that
 * would be the dearest step but one.
 */
export class CookieKeys implements KeygripKeys {
  readonly #keys: readonly KeyObject[];

  constructor(keys: readonly string[]) {
    this.#keys = keys.map((key) => createSecretKey(key, 'utf8'));
  }

  sign(data: string): string {
    const [newest] = this.#keys;
    if (!newest) throw new Error('There is no key to sign cookies with');
    return signature(data, newest);
  }

  /** Which key made a signature; -1 when none did. */
  index(data: string, given: string): number {
    const bytes = Buffer.from(given);
    return this.#keys.findIndex((key) => {
      const expected = Buffer.from(signature(data, key));
      return expected.length === bytes.length && timingSafeEqual(expected, bytes);
    });
  }

  verify(data: string, given: string): boolean {
    return this.index(data, given) >= 0;
  }
}

const signature = (data: string, key: KeyObject): string => createHmac('sha256', key).update(data).digest('base64url');
