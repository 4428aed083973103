import type { BusinessInfoBody, BusinessInfoReply } from '@skal/contracts/content/businessInfo';
import type { EntityManager } from 'typeorm';
import type { Database } from '../../db/database.ts';
import { insertRows } from '../../db/rows/insert.ts';
import type { AuthenticatedBusiness } from '../../server/auth/access.ts';
import { outdated } from '../../server/errors/HttpError.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';
import { lockContent } from '../contentVersion/lockContent.ts';
import { BusinessInfoEntity } from './BusinessInfo.entity.ts';
import { toPublished } from './infoPart.ts';

const OUTDATED =
  /*i18n*/ 'Someone else has changed the business info in the meantime. Your changes have not been saved yet.';

/** Reads the info of a business; until it was saved, the name of its app and nothing else. */
export async function readInfo(
  manager: EntityManager,
  { id, branding }: Pick<AuthenticatedBusiness, 'id' | 'branding'>,
): Promise<BusinessInfoReply> {
  const info = await manager.findOneBy(BusinessInfoEntity, { businessId: id });
  if (info) return { ...toPublished(info), version: info.version };
  return {
    ...{
      name: branding.businessName,
      phone: '',
      email: '',
      address: '',
      website: '',
      description: '',
    },
    ...{ week: Array.from({ length: 7 }, () => []), exceptions: [], closedUntil: null, closedNote: '', version: 0 },
  };
}

/**
 * Saves the info of a business in its draft.
 * @throws HttpError 409 with the current info for an outdated version
 */
export function saveInfo(
  db: Database,
  business: Pick<AuthenticatedBusiness, 'id' | 'branding'>,
  { version, closedUntil, ...info }: BusinessInfoBody,
  actor: Actor,
): Promise<BusinessInfoReply> {
  const businessId = business.id;
  return db.tx(async (manager) => {
    const { client } = await lockContent(manager, businessId);
    const current = await readInfo(manager, business);
    if (current.version !== version) throw outdated(OUTDATED, current);
    const exceptions = info.exceptions.toSorted((one, other) => (one.date < other.date ? -1 : 1));
    const row = { ...info, exceptions, closedUntil: closedUntil || null, businessId, version: version + 1 };
    await manager.delete(BusinessInfoEntity, { businessId });
    await insertRows(manager, BusinessInfoEntity, [row]);
    const after = { name: row.name, closedUntil: row.closedUntil, exceptions: exceptions.length };
    await recordAuditEvent(manager, actor, { action: 'businessInfo.saved', client, after });
    return { ...toPublished(row), version: row.version };
  });
}
