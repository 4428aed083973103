import { type EntityManager, IsNull } from 'typeorm';
import { InquiryEntity } from './Inquiry.entity.ts';

/**
 * Links an inquiry to the client it led to, inside the caller's transaction. One that is linked already, or was
 * deleted, is left alone: creating the client does not depend on it.
 */
export async function linkInquiry(manager: EntityManager, id: string, businessId: string): Promise<void> {
  await manager.update(InquiryEntity, { id, businessId: IsNull() }, { businessId });
}

/** Deletes the inquiries linked to a client. */
export async function deleteInquiries(manager: EntityManager, businessId: string): Promise<void> {
  await manager.delete(InquiryEntity, { businessId });
}
