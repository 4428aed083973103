import type { Database } from '../../db/database.ts';
import { notFound } from '../../server/errors/HttpError.ts';
import { StaffMemberEntity } from './StaffMember.entity.ts';

/**
 * Takes somebody off the staff of a business; the address is free again.
 * @throws HttpError 404 when nobody on this staff has the id, also when somebody on another one has
 */
export async function removeStaff(db: Database, businessId: string, id: string): Promise<void> {
  const { affected } = await db.tx((manager) => manager.delete(StaffMemberEntity, { id, businessId }));
  if (!affected) throw notFound('member of staff');
}
