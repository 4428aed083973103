import { type EntityManager, LessThan } from 'typeorm';
import { InquiryEntity } from './Inquiry.entity.ts';

/** Deletes the inquiries that came before a time: what people wrote is kept for as long as it is needed. */
export async function forgetInquiries(manager: EntityManager, before: number): Promise<void> {
  await manager.delete(InquiryEntity, { createdAt: LessThan(before) });
}
