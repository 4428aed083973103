import type { SecondFactorSetupReply } from '@skal/contracts/account/secondFactor';
import type { Dependencies } from '../../dependencies.ts';
import type { AuthenticatedUser } from '../../server/auth/access.ts';
import { conflict } from '../../server/errors/HttpError.ts';
import type { Call } from '../../server/http/route.ts';
import { findAccountById } from '../account/findAccount.ts';
import { lockAccount } from '../account/lockAccount.ts';
import { setSecondFactorRequired } from '../account/secondFactorFlag.ts';
import { revokeGrants } from '../grant/revokeGrants.ts';
import { requireOpenSession } from '../session/requireOpenSession.ts';
import { auditSecondFactor } from './auditSecondFactor.ts';
import { issueRecoveryCodes } from './recoveryCodes.ts';
import { invalidCodeError, redeemCode } from './redeemCode.ts';
import { SecondFactorEntity } from './SecondFactor.entity.ts';
import { secondFactorCipher } from './secondFactorCipher.ts';
import { buildOtpauthUri, generateSecret } from './totp.ts';

/** Time in which a setup can be confirmed. */
const LIFETIME_MS = 60 * 60_000;

const ALREADY_SET = /*i18n*/ 'Two-step verification is already on. Turn it off first.';
const EXPIRED = /*i18n*/ 'This took too long. Please start again.';

/**
 * Starts a setup and returns what the authenticator app needs. No code is required until one is confirmed.
 * @throws HttpError 409 if a second factor is set already
 */
export async function beginSecondFactorSetup(
  { db, settings }: Pick<Dependencies, 'db' | 'settings'>,
  { accountId: id, email }: AuthenticatedUser,
): Promise<SecondFactorSetupReply> {
  const setupKey = generateSecret();
  await db.tx(async (manager) => {
    // Locked first, so that no earlier setup is confirmed in between.
    await lockAccount(manager, id);
    if ((await findAccountById(db, id))?.factorSince !== null) throw conflict(ALREADY_SET);
    const row = { sealed: secondFactorCipher.encrypt(settings, id, setupKey), lastStep: 0, createdAt: Date.now() };
    await manager
      .createQueryBuilder()
      .insert()
      .into(SecondFactorEntity)
      .values({ id, ...row })
      .orUpdate(['sealed', 'last_step', 'created_at'], ['id'])
      .updateEntity(false)
      .execute();
  });
  return { setupKey, uri: buildOtpauthUri(setupKey, { issuer: settings.site.brand, label: email }) };
}

/**
 * Requires a code from the account from now on, after a first right one, and revokes its other sessions.
 * @returns the recovery codes, which cannot be read again
 * @throws HttpError 400 for a wrong code, 409 without a pending setup, 429 after too many failures
 */
export async function confirmSecondFactorSetup(
  deps: Pick<Dependencies, 'db' | 'settings' | 'limits' | 'wakeMailWorker'>,
  call: Call<unknown, { code: string }>,
): Promise<string[]> {
  const { db, limits } = deps;
  const { accountId: id } = call.account;
  let codes: string[] = [];
  const isRight = await limits.loginEmail.attempt(`factor:${id}`, () =>
    db.tx(async (manager) => {
      await lockAccount(manager, id);
      await requireOpenSession(manager, call.ctx);
      const pending = await manager.findOneBy(SecondFactorEntity, { id });
      if (!pending || Number(pending.createdAt) + LIFETIME_MS < Date.now()) throw conflict(EXPIRED);
      if ((await redeemCode(deps, manager, id, call.body.code)) !== 'app') return false;
      if (!(await setSecondFactorRequired(manager, id, Date.now()))) throw conflict(ALREADY_SET);
      codes = await issueRecoveryCodes(manager, id);
      await revokeGrants(manager, 'factorAdded', id, call.ctx);
      await auditSecondFactor(deps, manager, call, 'set');
      return true;
    }),
  );
  if (!isRight) throw invalidCodeError();
  deps.wakeMailWorker();
  return codes;
}
