import { In } from 'typeorm';
import type { Dependencies } from '../dependencies.ts';
import { findAccount, normalEmail } from '../modules/account/findAccount.ts';
import { AuditEntryEntity } from '../modules/audit/AuditEntry.entity.ts';
import { recordAuditEvent, SYSTEM_ACTOR } from '../modules/audit/recordAudit.ts';
import { removeClient } from '../modules/client/record/removeClient.ts';
import { EmailLinkEntity } from '../modules/emailChange/EmailLink.entity.ts';
import { InquiryEntity } from '../modules/inquiry/Inquiry.entity.ts';
import { BouncedAddressEntity } from '../modules/outbox/bounce/BouncedAddress.entity.ts';
import { MailEntity } from '../modules/outbox/Mail.entity.ts';
import { LinkRequestEntity } from '../modules/passwordLink/LinkRequest.entity.ts';
import { StaffMemberEntity } from '../modules/staff/StaffMember.entity.ts';
import { conflict } from '../server/errors/HttpError.ts';
import { findPersonalData, type PersonalDataRows, withoutAddress } from './findPersonalData.ts';

/** What somebody sent, was sent, or is on a list with; it hangs on nobody else. */
const OWN = [
  ['inquiries', InquiryEntity],
  ['outbox', MailEntity],
  ['bounced_addresses', BouncedAddressEntity],
  ['link_requests', LinkRequestEntity],
  ['staff', StaffMemberEntity],
  ['email_links', EmailLinkEntity],
] as const;

/** Why a table keeps what names somebody who was erased. */
const REASONS: Readonly<Record<string, string>> = {
  audit: 'the trail keeps who did what, and to which client',
  invoices: 'bookkeeping keeps what was billed',
  ledger: 'bookkeeping keeps what was booked, under the name of then',
  ledger_years: 'the sums of the ledger',
  tickets: 'a client of theirs wrote this address there, and answers for it',
  ticket_messages: 'a client of theirs wrote this address there, and answers for it',
  attachments: 'a client of theirs wrote this address there, and answers for it',
};

export const retentionReason = (table: string): string => REASONS[table] ?? 'this should not be: please report it';

/** What was there of somebody before, and what is there still. */
export interface ErasureResult {
  before: readonly PersonalDataRows[];
  kept: readonly PersonalDataRows[];
}

/**
 * Erases what a site knows of whoever has an address: of a client the account with everything of the business, as when
 * an operator deletes it; of anybody else what they sent, mails to and about them, and places on a staff. In the values of
 * the audit log the address is replaced. What books and trail keep stays, and is named. It is noted without saying who it was.
 * @throws HttpError 409 for an operator: the trail must go on to say who did what
 */
export async function erasePerson(
  { db, uploads }: Pick<Dependencies, 'db' | 'uploads'>,
  address: string,
): Promise<ErasureResult> {
  const email = normalEmail(address);
  const before = await db.read((manager) => findPersonalData(manager, email));
  const account = await findAccount(db, email);
  if (account && !account.businessId) {
    throw conflict('This is an operator: skal operator disable lets them go, and the trail keeps their name.');
  }
  if (account?.businessId) await removeClient({ db, uploads }, account.businessId, SYSTEM_ACTOR);
  await db.tx(async (manager) => {
    // Looked up again where it is deleted: something may have come since.
    const now = await findPersonalData(manager, email);
    for (const [table, entity] of OWN) {
      const ids = now.find((holding) => holding.table === table)?.rows.map(({ id }) => String(id)) ?? [];
      if (ids.length > 0) await manager.delete(entity, { id: In(ids) });
    }
    for (const row of now.find(({ table }) => table === 'audit')?.rows ?? []) {
      const [was, is] = [withoutAddress(row.before, email), withoutAddress(row.after, email)];
      await manager.update(AuditEntryEntity, { id: row.id }, { before: was, after: is });
    }
    const counts = before.map(({ table, rows }) => [table, rows.length]);
    await recordAuditEvent(manager, SYSTEM_ACTOR, { action: 'person.erased', before: Object.fromEntries(counts) });
  });
  return { before, kept: await db.read((manager) => findPersonalData(manager, email)) };
}
