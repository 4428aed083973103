import { INVITATION_REJECTED } from '@skal/contracts/account/passwordLink';
import type { Dependencies } from '../../dependencies.ts';
import { sentence, type Text } from '../../language/text.ts';
import { HttpError } from '../../server/errors/HttpError.ts';
import type { Invitation } from './invitation.query.ts';

export type { Invitation };

const GONE = /*i18n*/ 'This invitation has expired or was replaced by a newer one. Please ask to be invited again.';
const USED = /*i18n*/ 'This invitation has already been accepted. Please sign in with your email address and password.';

const rejected = (message: Text) => new HttpError(410, message, { code: INVITATION_REJECTED });

/** 410: the invitation is no longer valid. */
export const invitationGone = () => rejected(GONE);

/**
 * 410: another account has the address. Only a reader of its mailbox learns this; the business that sent the invitation
 * does not.
 */
export const addressTaken = (business: string) =>
  rejected(
    sentence(
      /*i18n*/ 'There is already an account with your email address, so you cannot join {business} with it. Ask them to invite you with another address.',
      { business },
    ),
  );

/**
 * Requires an invitation that can be accepted now.
 * @throws HttpError 410 if it is no longer valid, the address has an account, or the client is not active
 */
export function requireValidInvitation(
  { canSignIn }: Pick<Dependencies, 'canSignIn'>,
  { usedAt, expiresAt, email, accountId, status, businessName }: Invitation,
): void {
  if (usedAt !== null) throw rejected(USED);
  if (Number(expiresAt) <= Date.now() || !canSignIn(email)) throw invitationGone();
  if (accountId !== null) throw addressTaken(businessName);
  if (status !== 'active') {
    throw rejected(
      sentence(/*i18n*/ 'The app of {business} is not active at the moment. Please ask them, and try again later.', {
        business: businessName,
      }),
    );
  }
}
