import { In } from 'typeorm';
import type { Dependencies } from '../dependencies.ts';
import { findAccount, normalizeEmail } from '../modules/account/findAccount.ts';
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
import { findPersonalData, type PersonalDataRows, replaceAddress } from './findPersonalData.ts';

/** Tables with a person's own rows, which nothing else refers to. */
const OWN_ROWS = [
  ['inquiries', InquiryEntity],
  ['outbox', MailEntity],
  ['bounced_addresses', BouncedAddressEntity],
  ['link_requests', LinkRequestEntity],
  ['staff', StaffMemberEntity],
  ['email_links', EmailLinkEntity],
] as const;

/** Why a table retains rows that name an erased person. */
const REASONS: Readonly<Record<string, string>> = {
  audit_entries: 'the audit log records who did what to which client',
  invoices: 'bookkeeping retains issued invoices',
  ledger: 'bookkeeping retains posted entries with the name at that time',
  ledger_years: 'totals of the ledger',
  tickets: 'a client entered this address there and is responsible for it',
  ticket_messages: 'a client entered this address there and is responsible for it',
  attachments: 'a client entered this address there and is responsible for it',
};

export const getRetentionReason = (table: string): string => REASONS[table] ?? 'this should not be: please report it';

/** Rows about a person before and after the erasure. */
export interface ErasureResult {
  before: readonly PersonalDataRows[];
  kept: readonly PersonalDataRows[];
}

/**
 * Erases the data of the person with an address. A client's account is deleted with all data of the business, as an
 * operator would; of other people, their messages, emails, staff memberships and the accounts of these. In audit values the address is replaced.
 * Ledger and audit log are retained and reported. The erasure is audited without naming the person.
 * @throws HttpError 409 for an operator, whom the audit log has to name
 */
export async function erasePerson(
  { db, uploads }: Pick<Dependencies, 'db' | 'uploads'>,
  address: string,
): Promise<ErasureResult> {
  const email = normalizeEmail(address);
  const before = await db.read((manager) => findPersonalData(manager, email));
  const account = await findAccount(db, email);
  if (account && !account.businessId) {
    throw conflict('This is an operator. Use skal operator disable instead; the audit log keeps their name.');
  }
  // A member of staff is deleted below, and the account with it.
  if (account?.businessId && !account.staffId) await removeClient({ db, uploads }, account.businessId, SYSTEM_ACTOR);
  await db.tx(async (manager) => {
    // Search again inside the transaction: rows may have been added.
    const now = await findPersonalData(manager, email);
    for (const [table, entity] of OWN_ROWS) {
      const ids = now.find((holding) => holding.table === table)?.rows.map(({ id }) => String(id)) ?? [];
      if (ids.length > 0) await manager.delete(entity, { id: In(ids) });
    }
    for (const row of now.find(({ table }) => table === 'audit_entries')?.rows ?? []) {
      const [was, is] = [replaceAddress(row.before, email), replaceAddress(row.after, email)];
      await manager.update(AuditEntryEntity, { id: row.id }, { before: was, after: is });
    }
    const counts = before.map(({ table, rows }) => [table, rows.length]);
    await recordAuditEvent(manager, SYSTEM_ACTOR, { action: 'person.erased', before: Object.fromEntries(counts) });
  });
  return { before, kept: await db.read((manager) => findPersonalData(manager, email)) };
}
