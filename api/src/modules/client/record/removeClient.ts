import type { Dependencies } from '../../../dependencies.ts';
import { type Actor, recordAuditEvent } from '../../audit/recordAudit.ts';
import { deleteInquiries } from '../../inquiry/clientInquiries.ts';
import { deleteMails } from '../../outbox/deleteMails.ts';
import { deleteUploads } from '../../ticket/attachment/purgeUploads.ts';
import { findUploadNames } from '../../ticket/ticket.query.ts';
import { BusinessEntity } from '../Business.entity.ts';
import { removeFromSearchIndex } from '../list/searchIndexCache.ts';
import { clientNotFound, findClient } from './clientDetail.query.ts';

/**
 * Deletes a client for good (T39): the account with its sessions, staff, tickets and everything else that refers to
 * the business goes with its row, and so do the mails to it and the inquiry that it came from. What was booked refers to no row, and stays under the
 * name that it was booked under. Files are removed afterwards: those that a crash leaves behind belong to no row, and
 * housekeeping removes them.
 * @throws HttpError 404 for an unknown client, one that somebody else has just deleted among them
 */
export async function removeClient(
  { db, uploads }: Pick<Dependencies, 'db' | 'uploads'>,
  id: string,
  actor: Actor,
): Promise<void> {
  const files = await db.tx(async (manager) => {
    // Held before it is read: of two who delete it one finds it gone.
    await manager.increment(BusinessEntity, { id }, 'version', 1);
    const { email, businessName, plan, status } = await findClient(db, id);
    const stored = await findUploadNames(db, id);
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
