import type { AppScope } from '@skal/contracts/app/appScope';

/** A client authenticated by its app's API key. */
export interface AppPrincipal {
  readonly keyId: string;
  readonly businessId: string;
  readonly scopes: readonly AppScope[];
  /** Salt for hashing guests' pseudonyms; never leaves the process. */
  readonly salt: string;
}

/** Authentication of apps by API key. */
export interface ApiKeyAuth {
  /** Returns the client of a key; undefined if the key is unknown or revoked. */
  find(key: string): Promise<AppPrincipal | undefined>;
  /** Counts a request per key. @throws HttpError 429 */
  consume(keyId: string): Promise<unknown>;
  /** Counts a request with an invalid key per address. @throws HttpError 429 */
  recordFailure(address: string): Promise<unknown>;
  /** Maximum uncompressed body size in bytes. */
  readonly bodyBytes: number;
}
