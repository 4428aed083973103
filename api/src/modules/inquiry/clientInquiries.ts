import { type EntityManager, IsNull } from 'typeorm';
import { InquiryEntity } from './Inquiry.entity.ts';

/**
 * Notes which client came of an inquiry, inside the caller's transaction. One that has led to another client already, or
 * is not there any longer, stays as it is: the new client does not depend on it.
 */
export async function linkInquiry(manager: EntityManager, id: string, businessId: string): Promise<void> {
  await manager.update(InquiryEntity, { id, businessId: IsNull() }, { businessId });
}

/** Removes what a client wrote before they were one. */
export async function deleteInquiries(manager: EntityManager, businessId: string): Promise<void> {
  await manager.delete(InquiryEntity, { businessId });
}
