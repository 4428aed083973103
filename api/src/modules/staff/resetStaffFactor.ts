import type { Dependencies } from '../../dependencies.ts';
import { forbidden, notFound } from '../../server/errors/HttpError.ts';
import type { Call } from '../../server/http/route.ts';
import { findStaffAccount } from '../account/findAccount.ts';
import { resetSecondFactor } from '../secondFactor/resetSecondFactor.ts';
import { requireAuthority } from './staffAuthority.ts';

const YOURSELF =
  /*i18n*/ 'This is your own account. Ask another owner of the app to reset it, or turn it off yourself.';

/**
 * Removes the second factor and the passkeys of a member who has lost them. The password is kept.
 * @throws HttpError 403 unless the user is an owner, and for the user's own account; 404 for an unknown member, one of
 *   another business, or one without an account
 */
export async function resetStaffFactor(
  deps: Pick<Dependencies, 'db' | 'settings' | 'wakeMailWorker'>,
  call: Call<{ id: string }, unknown>,
): Promise<void> {
  const { account, business, params } = call;
  requireAuthority(account, { permissions: [], owner: true });
  const member = await findStaffAccount(deps.db, business.id, params.id);
  if (!member) throw notFound('member of staff');
  if (member.id === account.accountId) throw forbidden(YOURSELF);
  const event = { actor: call, action: 'staff.factorReset', client: business, after: { email: member.email } };
  await resetSecondFactor(deps, member, event, 'resetByOwner');
}
