import type { Dependencies } from '../../dependencies.ts';
import type { ApiKeyAuth } from '../../server/auth/AppPrincipal.ts';
import { findAppPrincipal } from './findAppPrincipal.query.ts';

/**
 * Creates the authentication of apps by API key.
 * @param bodyBytes maximum uncompressed body size in bytes
 */
export const createAppKeyAuth = (
  { db, limits }: Pick<Dependencies, 'db' | 'limits'>,
  bodyBytes: number,
): ApiKeyAuth => ({
  find: (key) => findAppPrincipal(db, key),
  consume: (keyId) => limits.ingest.consume(keyId),
  recordFailure: (address) => limits.general.consume(address),
  bodyBytes,
});
