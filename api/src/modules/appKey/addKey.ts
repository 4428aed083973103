import { randomBytes } from 'node:crypto';
import { KEYS_MAX, type NewKeyReply } from '@skal/contracts/app/appKey';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/rows/id.ts';
import { insertRows } from '../../db/rows/insert.ts';
import { conflict } from '../../server/errors/HttpError.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';
import { lockBusiness } from '../client/lockBusiness.ts';
import { AppKeyEntity } from './AppKey.entity.ts';
import { createAppClient } from './createAppClient.ts';
import { hashKey } from './hashKey.ts';

const BYTES = 32;

/**
 * Creates an API key for a client's app and returns it, this once. The business is locked, so that two operators cannot
 * exceed the limit together.
 * @throws HttpError 404 for an unknown client, 409 if the maximum number of keys is active
 */
export async function addKey(
  db: Database,
  actor: Actor,
  { businessId, label }: { businessId: string; label: string },
): Promise<NewKeyReply> {
  const id = newId();
  const key = `skal_${randomBytes(BYTES).toString('base64url')}`;
  const ending = key.slice(-4);
  await db.tx(async (manager) => {
    const client = await lockBusiness(manager, businessId);
    if ((await manager.countBy(AppKeyEntity, { businessId })) >= KEYS_MAX) {
      throw conflict(`${KEYS_MAX} keys are already active. Please revoke the one you no longer use first.`);
    }
    await createAppClient(manager, businessId);
    const row = { id, businessId, keyHash: hashKey(key), label, ending, createdAt: Date.now(), lastUsedAt: null };
    await insertRows(manager, AppKeyEntity, [row]);
    await recordAuditEvent(manager, actor, { action: 'appKey.added', client, after: { label, ending } });
  });
  return { id, key };
}
