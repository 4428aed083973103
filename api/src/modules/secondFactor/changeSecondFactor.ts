import type { BothFactorsBody } from '@skal/contracts/account/secondFactor';
import type { EntityManager } from 'typeorm';
import type { Dependencies } from '../../dependencies.ts';
import { conflict } from '../../server/errors/HttpError.ts';
import type { Call } from '../../server/http/route.ts';
import { findAccountById } from '../account/findAccount.ts';
import { lockAccount } from '../account/lockAccount.ts';
import { revokeGrants } from '../grant/revokeGrants.ts';
import { requireCurrentPassword } from '../password/requireCurrentPassword.ts';
import { requireOpenSession } from '../session/requireOpenSession.ts';
import { auditSecondFactor } from './auditSecondFactor.ts';
import { recordFailedCode } from './recordFailedCode.ts';
import { issueRecoveryCodes } from './recoveryCodes.ts';
import { invalidCodeError, redeemCode } from './redeemCode.ts';

type Deps = Pick<Dependencies, 'db' | 'settings' | 'limits' | 'passwordHasher' | 'wakeMailWorker'>;

type BothCall = Call<unknown, BothFactorsBody>;

const NOT_SET = /*i18n*/ 'Two-step verification is not on for this account.';

/**
 * Runs `work` after checking both factors, in the transaction that redeems the code.
 * @throws HttpError 400 for a wrong password or code, 409 if no second factor is set, 429 after too many failures
 */
async function withBoth(deps: Deps, call: BothCall, work: (manager: EntityManager) => Promise<void>): Promise<void> {
  const { db, limits } = deps;
  const { accountId: id } = call.account;
  const account = await requireCurrentPassword(deps, call.account, call.body.currentPassword);
  const isRight = await limits.loginEmail.attempt(`factor:${id}`, () =>
    db.tx(async (manager) => {
      await lockAccount(manager, id);
      await requireOpenSession(manager, call.ctx);
      if ((await findAccountById(db, id))?.factorSince === null) throw conflict(NOT_SET);
      if (!(await redeemCode(deps, manager, id, call.body.code))) {
        await recordFailedCode(deps, manager, account, call.peer);
        return false;
      }
      await work(manager);
      return true;
    }),
  );
  deps.wakeMailWorker();
  if (!isRight) throw invalidCodeError();
}

/** Disables the second factor, and revokes the account's other sessions. */
export const disableSecondFactor = (deps: Deps, call: BothCall): Promise<void> =>
  withBoth(deps, call, async (manager) => {
    await revokeGrants(manager, 'factorRemoved', call.account.accountId, call.ctx);
    await auditSecondFactor(deps, manager, call, 'ended');
  });

/** Replaces all recovery codes. */
export async function renewRecoveryCodes(deps: Deps, call: BothCall): Promise<string[]> {
  let codes: string[] = [];
  await withBoth(deps, call, async (manager) => {
    codes = await issueRecoveryCodes(manager, call.account.accountId);
    await auditSecondFactor(deps, manager, call, 'renewed');
  });
  return codes;
}
