import type { Database } from '../../db/database.ts';
import type { AppPrincipal } from '../../server/auth/AppPrincipal.ts';
import { AppKeyEntity } from './AppKey.entity.ts';
import { hashKey } from './hashKey.ts';

// Raw SQL: one round trip for each batch of an app, over a join of two tables.

/** When a key was used last is said to the minute: a write for each batch would only say it more often. */
const USED_MS = 60_000;

interface ApiKeyRow {
  keyId: string;
  businessId: string;
  salt: string;
  lastUsedAt: number | string | null;
}

/** Whose key this is; nothing is remembered from one request to the next, so a revoked key is dead at once. */
export async function findAppPrincipal(db: Database, key: string): Promise<AppPrincipal | undefined> {
  const [found] = await db.query<ApiKeyRow>(
    `SELECT k.id AS keyId, k.business_id AS businessId, c.salt AS salt, k.last_used_at AS lastUsedAt
     FROM app_keys k JOIN app_clients c ON c.business_id = k.business_id
     WHERE k.key_hash = ?`,
    [hashKey(key)],
  );
  if (!found) return undefined;
  const { keyId, businessId, salt, lastUsedAt } = found;
  const now = Date.now();
  if (Number(lastUsedAt ?? 0) < now - USED_MS) {
    await db.tx((manager) => manager.update(AppKeyEntity, { id: keyId }, { lastUsedAt: now }));
  }
  return { keyId, businessId, salt };
}
