import type { Database } from '../../db/database.ts';
import { notFound } from '../../server/errors/HttpError.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';
import { findClientRef } from '../client/findClientRef.ts';
import { AppKeyEntity } from './AppKey.entity.ts';

/**
 * Revokes a key: the next request with it is refused, in every process, for each asks anew.
 * @throws HttpError 404 when there is none of this id, one that somebody else has just revoked among them
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
