import { hash } from 'node:crypto';
import {
  type PasskeyAssertionBody,
  type PasskeyRequestOptionsReply,
  passkeySignIn,
} from '@skal/contracts/account/passkey';
import type { EntityManager } from 'typeorm';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../server/errors/HttpError.ts';
import type { ApiContext } from '../../server/http/context.ts';
import { type Route, route } from '../../server/http/route.ts';
import { type Account, findAccountById } from '../account/findAccount.ts';
import { lockAccount } from '../account/lockAccount.ts';
import { auditFailedSignIn } from '../signIn/auditSignIn.ts';
import { buildSignInReply, completeSignIn, requireEnabledAccount } from '../signIn/completeSignIn.ts';
import { rememberDevice } from '../signIn/devices.ts';
import { createChallenge, redeemChallenge, TIMEOUT_MS } from './challenge.ts';
import { type Passkey, PasskeyEntity } from './Passkey.entity.ts';
import { getRpId, verifyAuthentication } from './verifyPasskey.ts';

const UNKNOWN = /*i18n*/ 'This passkey is not registered here. Please use your password or another passkey.';

const unknownPasskey = () => new HttpError(401, UNKNOWN);

/** Records a use with its counter, which must increase, unless the authenticator has none. */
async function recordUse(manager: EntityManager, { id }: Passkey, uses: number): Promise<boolean> {
  const { affected } = await manager
    .createQueryBuilder()
    .update(PasskeyEntity)
    .set({ uses, usedAt: Date.now() })
    .where('id = :id AND (uses < :uses OR (uses = 0 AND :uses = 0))', { id, uses })
    .execute();
  return affected === 1;
}

/**
 * Signs in with a passkey alone, because the device has verified its user. The transaction that creates the session
 * also redeems the challenge and stores the counter.
 * @throws HttpError 401 for an unknown passkey or an invalid response, 403 for an account that may not sign in
 */
async function signInWithPasskey(
  deps: Pick<Dependencies, 'db' | 'settings' | 'log' | 'canSignIn' | 'sessions'>,
  credential: PasskeyAssertionBody['credential'],
  ctx: ApiContext,
): Promise<Account> {
  const { db, settings, canSignIn } = deps;
  const credentialHash = hash('sha256', credential.id);
  const known = await db.read((manager) => manager.findOneBy(PasskeyEntity, { credentialHash }));
  const account = known && (await findAccountById(db, known.accountId));
  if (!account || !canSignIn(account.email)) throw unknownPasskey();
  const use = await verifyAuthentication(settings, credential, known, ctx);
  if (!use) {
    auditFailedSignIn(deps, account, ctx, 'passkey');
    throw unknownPasskey();
  }
  requireEnabledAccount(deps, account, ctx);
  const key = await db.tx(async (manager) => {
    await lockAccount(manager, account.id);
    if (!(await redeemChallenge(manager, use.challenge))) throw unknownPasskey();
    if (!(await recordUse(manager, known, use.uses))) throw unknownPasskey();
    const started = await completeSignIn(deps, manager, account, ctx);
    if (started === null) throw unknownPasskey();
    return started;
  });
  deps.sessions.sendCookies(ctx, key, account);
  rememberDevice(ctx, account);
  return account;
}

/** Routes to sign in with a passkey. */
export function passkeySignInRoutes(deps: Dependencies): Route[] {
  const { log, settings } = deps;
  return [
    route(passkeySignIn.begin, {
      run: (): PasskeyRequestOptionsReply => ({
        challenge: createChallenge(settings, 'sign-in'),
        rpId: getRpId(settings),
        timeout: TIMEOUT_MS,
        userVerification: 'required',
      }),
    }),

    route(passkeySignIn.confirm, {
      async run({ body, ctx, peer, requestId, locale }) {
        const account = await signInWithPasskey(deps, body.credential, ctx);
        log.info({ requestId, ip: peer.ip, account: account.id }, 'login with a passkey');
        return buildSignInReply(account, locale);
      },
    }),
  ];
}
