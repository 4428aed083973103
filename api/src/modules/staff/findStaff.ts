import type { EntityManager } from 'typeorm';
import { notFound } from '../../server/errors/HttpError.ts';
import { type StaffMember, StaffMemberEntity } from './StaffMember.entity.ts';

/**
 * Finds a member of the staff of a business.
 * @throws HttpError 404 for an unknown member, or one of another business
 */
export async function findStaff(manager: EntityManager, businessId: string, id: string): Promise<StaffMember> {
  const member = await manager.findOneBy(StaffMemberEntity, { id, businessId });
  if (!member) throw notFound('member of staff');
  return member;
}

/** Joins permissions for the audit log. */
export const describePermissions = (permissions: readonly string[]): string => permissions.join(', ') || 'none';
