import { STAFF_INVITATION_DAYS } from '@skal/contracts/site/serviceCommitments';
import type { EntityManager } from 'typeorm';
import type { Dependencies } from '../../dependencies.ts';
import type { AuthenticatedBusiness, AuthenticatedUser } from '../../server/auth/access.ts';
import { conflict } from '../../server/errors/HttpError.ts';
import type { Call } from '../../server/http/route.ts';
import type { ApiSettings } from '../../settings/settings.ts';
import { issueTokenLink } from '../account/tokenLink.ts';
import { recordAuditEvent } from '../audit/recordAudit.ts';
import { enqueueMails } from '../outbox/enqueueMails.ts';
import { consumeQuota } from '../quota/consumeQuota.ts';
import { findStaff } from './findStaff.ts';
import { StaffInvitationEntity } from './StaffInvitation.entity.ts';
import { type StaffMember, StaffMemberEntity } from './StaffMember.entity.ts';
import { announcementMail, invitationMail } from './staff.mails.ts';
import { requireAuthority } from './staffAuthority.ts';

const LIFETIME_MS = STAFF_INVITATION_DAYS * 24 * 3600_000;

const ACCEPTED = /*i18n*/ 'This person has accepted the invitation already and can sign in.';

/**
 * Mails an invitation, inside the caller's transaction; its link replaces the earlier one. Before launch no
 * member of the staff can sign in, so the mail has no link.
 * @throws HttpError 429 if the business has used its daily quota
 */
export async function mailInvitation(
  manager: EntityManager,
  member: StaffMember,
  { account, business }: { account: AuthenticatedUser; business: AuthenticatedBusiness },
  settings: ApiSettings,
): Promise<void> {
  // There is no account yet, so the email has the language of the person who adds the member.
  const invited = { ...member, language: account.language };
  const now = Date.now();
  await consumeQuota(manager, { businessId: business.id, kind: 'invitations', amount: 1, now }, settings);
  if (business.liveAt === null) {
    await enqueueMails(manager, [announcementMail(invited, business, settings)], now);
    return;
  }
  const { token } = await issueTokenLink(manager, StaffInvitationEntity, { id: member.id }, now, LIFETIME_MS);
  await enqueueMails(manager, [invitationMail(invited, business, token, settings)], now);
}

/**
 * Invites a member again who has not accepted yet.
 * @throws HttpError 404 for an unknown member, 409 for one who has accepted, 403 without authority over the member
 */
export async function inviteStaff(
  { db, settings, wakeMailWorker }: Pick<Dependencies, 'db' | 'settings' | 'wakeMailWorker'>,
  call: Call<{ id: string }, unknown>,
): Promise<StaffMember> {
  const { account, business, params } = call;
  const invited = await db.tx(async (manager) => {
    // Locks the row: a concurrent acceptance is either committed already or finds its link replaced.
    const pending = { id: params.id, businessId: business.id, status: 'pending' } as const;
    const { affected } = await manager.update(StaffMemberEntity, pending, { status: 'pending' });
    const member = await findStaff(manager, business.id, params.id);
    if (!affected) throw conflict(ACCEPTED);
    requireAuthority(account, { permissions: member.permissions, owner: Number(member.isOwner) === 1 });
    await mailInvitation(manager, member, call, settings);
    await recordAuditEvent(manager, call, {
      action: 'staff.invited',
      client: business,
      after: { email: member.email },
    });
    return member;
  });
  wakeMailWorker();
  return invited;
}
