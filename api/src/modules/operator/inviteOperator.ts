import type { InviteOperatorBody } from '@skal/contracts/account/operator';
import type { Dependencies } from '../../dependencies.ts';
import { createAccount, emailReserved, emailTaken } from '../account/createAccount.ts';
import { findAccount } from '../account/findAccount.ts';
import { splitName } from '../account/name.ts';
import type { Operator } from '../account/operators.ts';
import { unusablePasswordHash } from '../account/unusablePassword.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';
import { sendInvitation } from '../passwordLink/sendPasswordLink.ts';

/**
 * Creates an operator's account and emails an invitation; the account cannot be signed in to until a password is set.
 * @throws HttpError 400 for an address that cannot sign in, 409 for one that has an account already
 */
export async function inviteOperator(
  {
    db,
    passwordHasher,
    settings,
    canSignIn,
    wakeMailWorker,
  }: Pick<Dependencies, 'db' | 'settings' | 'passwordHasher' | 'canSignIn' | 'wakeMailWorker'>,
  { email, contactName, role }: InviteOperatorBody,
  actor: Actor,
): Promise<Operator> {
  if (!canSignIn(email)) throw emailReserved();
  if (await findAccount(db, email)) throw emailTaken();
  const passwordHash = await unusablePasswordHash(passwordHasher);
  const details = { accountType: 'admin', email, role, passwordHash, ...splitName(contactName) } as const;
  const account = await db.tx(async (manager) => {
    const made = await createAccount(manager, details);
    await sendInvitation(manager, made, settings);
    await recordAuditEvent(manager, actor, { action: 'operator.invited', after: { email: made.email, role } });
    return made;
  });
  wakeMailWorker();
  return { ...account, role };
}
