import type { Dependencies } from '../../dependencies.ts';
import { requestLocale } from '../../language/requestLocale.ts';
import { HttpError, invalidFields } from '../../server/errors/HttpError.ts';
import type { ApiContext } from '../../server/http/context.ts';
import { createAccount } from '../account/createAccount.ts';
import type { Account } from '../account/findAccount.ts';
import { formatFullName } from '../account/name.ts';
import { findWeakness } from '../account/password.policy.ts';
import { redeemTokenLink } from '../account/tokenLink.ts';
import { recordAuditEvent } from '../audit/recordAudit.ts';
import { addressTaken, type Invitation, invitationGone, requireValidInvitation } from './invitation.ts';
import { StaffInvitationEntity } from './StaffInvitation.entity.ts';
import { StaffMemberEntity } from './StaffMember.entity.ts';

/**
 * Accepts an invitation: creates the member's account, in one transaction. Of several acceptances one succeeds, and none
 * once the member was removed.
 * @throws HttpError 410 for an invitation that was used, has expired or was replaced, if the address has an account
 *   already, or the client is not active; 400 for a password that is easy to guess
 */
export async function acceptInvitation(
  deps: Pick<Dependencies, 'db' | 'passwordHasher' | 'settings' | 'canSignIn'>,
  invitation: Invitation,
  newPassword: string,
  ctx: Pick<ApiContext, 'acceptsLanguages' | 'state'>,
): Promise<Account> {
  const { db, passwordHasher, settings } = deps;
  const { peer } = ctx.state;
  requireValidInvitation(deps, invitation);
  const { staffId, tokenHash, email, firstName, lastName, businessId, businessName } = invitation;
  const weakness = findWeakness(newPassword, [settings.site.brand, businessName, email, formatFullName(invitation)]);
  if (weakness) throw invalidFields({ newPassword: weakness });
  // Hashed before the transaction, which must not wait for it.
  const passwordHash = await passwordHasher.hash(newPassword);
  return db.tx(async (manager) => {
    const pending = { id: staffId, status: 'pending' } as const;
    const { affected } = await manager.update(StaffMemberEntity, pending, { status: 'active' });
    const link = { id: staffId, tokenHash };
    if (!affected || !(await redeemTokenLink(manager, StaffInvitationEntity, link, Date.now()))) throw invitationGone();
    const language = requestLocale(ctx);
    const details = { email, firstName, lastName, passwordHash, language, businessId, staffId };
    const account = await createAccount(manager, { ...details, accountType: 'client' }).catch((error: unknown) => {
      throw error instanceof HttpError && error.status === 409 ? addressTaken(businessName) : error;
    });
    const client = { id: businessId, name: businessName };
    const actor = { account: { accountId: account.id, email, firstName, lastName }, peer };
    await recordAuditEvent(manager, actor, { action: 'staff.accepted', client });
    return account;
  });
}
