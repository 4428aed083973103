import type { RedeemPasswordLinkBody } from '@skal/contracts/account/passwordLink';
import type { Dependencies } from '../../dependencies.ts';
import { invalidFields } from '../../server/errors/HttpError.ts';
import type { Peer } from '../../server/http/peer.ts';
import { fullName } from '../account/name.ts';
import { weaknessOf } from '../account/password.policy.ts';
import { setPassword } from '../account/replacePassword.ts';
import { linkGoneError, redeemTokenLink } from '../account/tokenLink.ts';
import { recordAuditEvent } from '../audit/recordAudit.ts';
import { revokeGrants } from '../grant/revokeGrants.ts';
import { enqueueMails } from '../outbox/enqueueMails.ts';
import { auditClientOf } from './linkOwner.query.ts';
import { PasswordLinkEntity } from './PasswordLink.entity.ts';
import { passwordChangedMail } from './passwordLink.mails.ts';
import { findValidLinkOwner } from './readPasswordLink.ts';

/** Account whose password was set, with the hash that the device cookie is bound to. */
export interface RedeemedLink {
  id: string;
  passwordHash: string;
}

/**
 * Sets the password of the account that a link was sent to, and revokes its sessions. The statement that redeems the
 * link checks that it is still valid.
 * @throws HttpError 410 for a link that was used or has expired, 400 for a password that is easy to guess
 */
export async function redeemPasswordLink(
  {
    db,
    passwordHasher,
    settings,
    canSignIn,
    wakeMailWorker,
  }: Pick<Dependencies, 'db' | 'passwordHasher' | 'settings' | 'canSignIn' | 'wakeMailWorker'>,
  { token, newPassword }: RedeemPasswordLinkBody,
  peer: Pick<Peer, 'ip'>,
): Promise<RedeemedLink> {
  const owner = await findValidLinkOwner({ db, canSignIn }, token);
  const { accountId: id, email, businessName, tokenHash } = owner;
  const weakness = weaknessOf(newPassword, [settings.site.brand, businessName ?? '', email, fullName(owner)]);
  if (weakness) throw invalidFields({ newPassword: weakness });
  // Hashed before the transaction, which must not wait for it.
  const passwordHash = await passwordHasher.hash(newPassword);

  await db.tx(async (manager) => {
    // Locks the account first, as everywhere: a concurrent sign-in then finds the password changed.
    await setPassword(manager, id, passwordHash);
    const now = Date.now();
    if (!(await redeemTokenLink(manager, PasswordLinkEntity, { id, tokenHash }, now))) throw linkGoneError('used');
    await revokeGrants(manager, 'passwordReset', id);
    await enqueueMails(manager, [passwordChangedMail(owner, settings)], now);
    const account = { accountId: id, email, firstName: owner.firstName, lastName: owner.lastName };
    await recordAuditEvent(manager, { account, peer }, { action: 'link.used', client: auditClientOf(owner) });
  });
  wakeMailWorker();
  return { id, passwordHash };
}
