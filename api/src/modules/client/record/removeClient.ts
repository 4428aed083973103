import type { Dependencies } from '../../../dependencies.ts';
import { type Actor, recordAuditEvent } from '../../audit/recordAudit.ts';
import { deleteInquiries } from '../../inquiry/clientInquiries.ts';
import { deleteMails } from '../../outbox/deleteMails.ts';
import { findPhotoFileNames } from '../../photo/photoFiles.ts';
import { deleteUploads } from '../../ticket/attachment/purgeUploads.ts';
import { findUploadNames } from '../../ticket/ticket.query.ts';
import { BusinessEntity } from '../Business.entity.ts';
import { removeFromSearchIndex } from '../list/searchIndexCache.ts';
import { clientNotFound, findClient } from './clientDetail.query.ts';

/**
 * Deletes a client permanently (T39), with all rows that refer to the business, its emails and its first inquiry.
 * Ledger entries refer to no row and keep the name they were posted under. Files are deleted afterwards; after a crash housekeeping deletes those that belong to no row.
 * @throws HttpError 404 for an unknown client, or one that was deleted concurrently
 */
export async function removeClient(
  { db, uploads }: Pick<Dependencies, 'db' | 'uploads'>,
  id: string,
  actor: Actor,
): Promise<void> {
  const files = await db.tx(async (manager) => {
    // Locked before it is read: the second of two deletes finds nothing.
    await manager.increment(BusinessEntity, { id }, 'version', 1);
    const { email, businessName, plan, status } = await findClient(db, id);
    const stored = [...(await findUploadNames(db, id)), ...(await findPhotoFileNames(db, id))];
    const { affected } = await manager.delete(BusinessEntity, { id });
    if (!affected) throw clientNotFound();
    await deleteMails(manager, email);
    await deleteInquiries(manager, id);
    const client = { id, name: businessName };
    await recordAuditEvent(manager, actor, { action: 'client.deleted', client, before: { plan, status } });
    return stored;
  });
  await removeFromSearchIndex(db, id);
  await deleteUploads(uploads, files);
}
