import type { StoreLinksReply } from '@skal/contracts/client/client';
import type { StoreLinksBody } from '@skal/contracts/client/storeLinks';
import type { Database } from '../../db/database.ts';
import { insertRows } from '../../db/rows/insert.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';
import { lockBusiness } from '../client/lockBusiness.ts';
import { StoreLinksEntity } from './StoreLinks.entity.ts';

/**
 * Replaces the store links of a client's app.
 * @throws HttpError 404 for an unknown client
 */
export function saveStoreLinks(
  db: Database,
  businessId: string,
  body: StoreLinksBody,
  actor: Actor,
): Promise<StoreLinksReply> {
  const links = { appStore: body.appStore || null, googlePlay: body.googlePlay || null };
  return db.tx(async (manager) => {
    const client = await lockBusiness(manager, businessId);
    const row = await manager.findOneBy(StoreLinksEntity, { businessId });
    const before = { appStore: row?.appStoreUrl ?? null, googlePlay: row?.googlePlayUrl ?? null };
    await manager.delete(StoreLinksEntity, { businessId });
    await insertRows(manager, StoreLinksEntity, [
      { businessId, appStoreUrl: links.appStore, googlePlayUrl: links.googlePlay },
    ]);
    await recordAuditEvent(manager, actor, { action: 'storeLinks.saved', client, before, after: links });
    return links;
  });
}
