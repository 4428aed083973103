import type { Database } from '../../db/database.ts';
import { notFound } from '../../server/errors/HttpError.ts';
import { StaffMemberEntity } from './StaffMember.entity.ts';

/**
 * Removes a member from the staff of a business; the address can be added again.
 * @throws HttpError 404 for an unknown member, or one of another business
 */
export async function removeStaff(db: Database, businessId: string, id: string): Promise<void> {
  const { affected } = await db.tx((manager) => manager.delete(StaffMemberEntity, { id, businessId }));
  if (!affected) throw notFound('member of staff');
}
