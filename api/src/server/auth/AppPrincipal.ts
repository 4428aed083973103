/** A client whose app has shown its key. */
export interface AppPrincipal {
  readonly keyId: string;
  readonly businessId: string;
  /** With what the pseudonyms of its guests are hashed; it leaves the process to nobody. */
  readonly salt: string;
}

/** How an app comes in. */
export interface ApiKeyAuth {
  /** Whose key this is; undefined when it is nobody's, any more or at all. */
  find(key: string): Promise<AppPrincipal | undefined>;
  /** Counts a request of one key. @throws HttpError 429 */
  consume(keyId: string): Promise<unknown>;
  /** Counts a request without a key that fits, from one address. @throws HttpError 429 */
  recordFailure(address: string): Promise<unknown>;
  /** What one request may weigh, unpacked, in bytes. */
  readonly bodyBytes: number;
}
