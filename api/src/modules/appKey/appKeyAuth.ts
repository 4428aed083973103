import type { Dependencies } from '../../dependencies.ts';
import type { ApiKeyAuth } from '../../server/auth/AppPrincipal.ts';
import { findAppPrincipal } from './findAppPrincipal.query.ts';

/**
 * Creates the authentication of an endpoint for clients' apps. All endpoints of a key share one rate limit.
 * @param bodyBytes maximum uncompressed body size
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
