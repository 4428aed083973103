import { hash } from 'node:crypto';
import type { PasskeyAssertionBody } from '@skal/contracts/account/passkey';
import type { EntityManager } from 'typeorm';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../server/errors/HttpError.ts';
import type { ApiContext } from '../../server/http/context.ts';
import { type Account, findAccountById } from '../account/findAccount.ts';
import { lockAccount } from '../account/lockAccount.ts';
import { auditFailedSignIn } from '../signIn/auditSignIn.ts';
import { completeSignIn, requireEnabledAccount } from '../signIn/completeSignIn.ts';
import { rememberDevice } from '../signIn/devices.ts';
import { redeemChallenge } from './challenge.ts';
import { type Passkey, PasskeyEntity } from './Passkey.entity.ts';
import { verifyAuthentication } from './verifyPasskey.ts';

const UNKNOWN = 'This passkey does not sign in here. Use your password, or another passkey.';

const refused = () => new HttpError(401, UNKNOWN);

/** Notes a use by the passkey's own count, which only ever rises, unless it does not count at all. */
async function noteUse(manager: EntityManager, { id }: Passkey, uses: number): Promise<boolean> {
  const { affected } = await manager
    .createQueryBuilder()
    .update(PasskeyEntity)
    .set({ uses, usedAt: Date.now() })
    .where('id = :id AND (uses < :uses OR (uses = 0 AND :uses = 0))', { id, uses })
    .execute();
  return affected === 1;
}

/**
 * Signs in with a passkey alone: the device has asked for its owner's finger, face or number. Its challenge is used up,
 * and its count noted, in the transaction that makes the session.
 * @throws HttpError 401 for a passkey or an answer that does not hold, 403 for an account that may not come in
 */
export async function signInWithPasskey(
  deps: Pick<Dependencies, 'db' | 'settings' | 'log' | 'canSignIn' | 'sessions'>,
  credential: PasskeyAssertionBody['credential'],
  ctx: ApiContext,
): Promise<Account> {
  const { db, settings, canSignIn } = deps;
  const credentialHash = hash('sha256', credential.id);
  const known = await db.read((manager) => manager.findOneBy(PasskeyEntity, { credentialHash }));
  const account = known && (await findAccountById(db, known.accountId));
  if (!account || !canSignIn(account.email)) throw refused();
  const use = await verifyAuthentication(settings, credential, known, ctx);
  if (!use) {
    auditFailedSignIn(deps, account, ctx, 'passkey');
    throw refused();
  }
  requireEnabledAccount(deps, account, ctx);
  await db.tx(async (manager) => {
    await lockAccount(manager, account.id);
    if (!(await redeemChallenge(manager, use.challenge))) throw refused();
    if (!(await noteUse(manager, known, use.uses))) throw refused();
    if (!(await completeSignIn(deps, manager, account, ctx))) throw refused();
  });
  rememberDevice(ctx, account);
  return account;
}
