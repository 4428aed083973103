import type { Database } from '../../db/database.ts';
import type { AppPrincipal } from '../../server/auth/AppPrincipal.ts';
import { AppKeyEntity } from './AppKey.entity.ts';
import { hashKey } from './hashKey.ts';
import { readScopes } from './scopes.ts';

// Raw SQL: one round trip per batch of events, over a join of two tables.

/** Resolution of the last use of a key: more precision would need a write per batch. */
const USED_MS = 60_000;

interface ApiKeyRow {
  keyId: string;
  businessId: string;
  salt: string;
  scopes: string;
  lastUsedAt: number | string | null;
}

/** Finds the client of an API key. Nothing is cached between requests, so a revoked key is rejected at once. */
export async function findAppPrincipal(db: Database, key: string): Promise<AppPrincipal | undefined> {
  const [found] = await db.query<ApiKeyRow>(
    `SELECT k.id AS keyId, k.business_id AS businessId, c.salt AS salt, k.scopes AS scopes, k.last_used_at AS lastUsedAt
     FROM app_keys k JOIN app_clients c ON c.business_id = k.business_id
     WHERE k.key_hash = ?`,
    [hashKey(key)],
  );
  if (!found) return undefined;
  const { keyId, businessId, salt, lastUsedAt } = found;
  const scopes = readScopes(found.scopes);
  const now = Date.now();
  if (Number(lastUsedAt ?? 0) < now - USED_MS) {
    await db.tx((manager) => manager.update(AppKeyEntity, { id: keyId }, { lastUsedAt: now }));
  }
  return { keyId, businessId, salt, scopes };
}
