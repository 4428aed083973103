import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../server/errors/HttpError.ts';
import type { Peer } from '../../server/http/peer.ts';
import { findAccountById } from '../account/findAccount.ts';
import { lockAccount } from '../account/lockAccount.ts';
import { recordAuditEvent } from '../audit/recordAudit.ts';
import { findClientRef } from '../client/findClientRef.ts';
import { endEmailChange } from './endEmailChange.ts';
import { readStopToken } from './stopToken.ts';

const EXPIRED = /*i18n*/ 'This link has expired or is incomplete. Please open it again from the email.';
const CHANGED = /*i18n*/ 'The email address has already been changed. Please contact us immediately.';

/**
 * Stops the pending email change of an account, by the link sent to its current address. Succeeds also if there is no
 * pending change.
 * @returns the id of the account
 * @throws HttpError 410 `expired` for an invalid or expired token, 410 `used` if the change was confirmed
 */
export async function stopEmailChange(
  { db, settings }: Pick<Dependencies, 'db' | 'settings'>,
  token: string,
  peer: Pick<Peer, 'ip'>,
): Promise<string> {
  const stop = readStopToken(settings, token, Date.now());
  if (!stop) throw new HttpError(410, EXPIRED, { code: 'expired' });
  await db.tx(async (manager) => {
    // Locked before it is read: a concurrent confirmation is either committed already or finds the change revoked.
    await lockAccount(manager, stop.accountId);
    const account = await findAccountById(db, stop.accountId);
    if (!account) throw new HttpError(410, EXPIRED, { code: 'expired' });
    if (!stop.isFor(account)) throw new HttpError(410, CHANGED, { code: 'used' });
    await endEmailChange(manager, account.id);
    const { id: accountId, email, firstName, lastName, businessId } = account;
    const actor = { account: { accountId, email, firstName, lastName }, peer };
    await recordAuditEvent(manager, actor, { action: 'email.stopped', client: await findClientRef(db, businessId) });
  });
  return stop.accountId;
}
