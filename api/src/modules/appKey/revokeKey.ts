import type { Database } from '../../db/database.ts';
import { notFound } from '../../server/errors/HttpError.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';
import { findClientRef } from '../client/findClientRef.ts';
import { AppKeyEntity } from './AppKey.entity.ts';

/**
 * Revokes an API key: every process rejects it at the next request, because keys are not cached.
 * @throws HttpError 404 if there is none with this id, or it was revoked already
 */
export async function revokeKey(db: Database, actor: Actor, id: string): Promise<void> {
  await db.tx(async (manager) => {
    const found = await manager.findOneBy(AppKeyEntity, { id });
    const { affected } = await manager.delete(AppKeyEntity, { id });
    if (!found || !affected) throw notFound('key');
    const client = await findClientRef(db, found.businessId);
    const { label, ending } = found;
    await recordAuditEvent(manager, actor, { action: 'appKey.revoked', client, before: { label, ending } });
  });
}
