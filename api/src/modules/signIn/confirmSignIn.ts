import { START_AGAIN } from '@skal/contracts/account/signIn';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../server/errors/HttpError.ts';
import type { ApiContext } from '../../server/http/context.ts';
import { type Account, findAccountById } from '../account/findAccount.ts';
import { lockAccount } from '../account/lockAccount.ts';
import { auditRecoveryCodeUse } from '../secondFactor/auditSecondFactor.ts';
import { recordFailedCode } from '../secondFactor/recordFailedCode.ts';
import { countRecoveryCodes } from '../secondFactor/recoveryCodes.ts';
import { type RedeemedCodeKind, redeemCode, wrongCodeError } from '../secondFactor/redeemCode.ts';
import { auditFailedSignIn } from './auditSignIn.ts';
import { completeSignIn, requireEnabledAccount } from './completeSignIn.ts';
import { rememberDevice } from './devices.ts';
import { limitAttempts } from './limitAttempts.ts';
import { clearPendingSignIn, readPendingSignIn } from './pendingSignIn.ts';

const TIMED_OUT = /*i18n*/ 'This took too long. Please enter your email and password again.';

/** 401: no recent right password in this browser, or the password has changed since. */
function startAgain(ctx: ApiContext): HttpError {
  clearPendingSignIn(ctx);
  return new HttpError(401, TIMED_OUT, { code: START_AGAIN });
}

/** Account that has signed in, and the number of recovery codes left if one was used. */
export interface ConfirmedSignIn {
  account: Account;
  codesLeft?: number;
}

/**
 * Signs in with a code after a right password. The code is redeemed in the transaction that creates the session: of two
 * sign-ins with the same code, one succeeds.
 * @throws HttpError 401 for a wrong code, 401 `start-again` without the first step, 403 if the account may not sign in,
 *   429 after too many wrong codes
 */
export async function confirmSignIn(
  deps: Pick<Dependencies, 'db' | 'settings' | 'log' | 'limits' | 'canSignIn' | 'sessions' | 'wakeMailWorker'>,
  code: string,
  ctx: ApiContext,
): Promise<ConfirmedSignIn> {
  const { db, canSignIn } = deps;
  const step = readPendingSignIn(ctx);
  const account = step && (await findAccountById(db, step.id));
  if (!account || !step.matches(account) || account.factorSince === null || !canSignIn(account.email))
    throw startAgain(ctx);
  requireEnabledAccount(deps, account, ctx);

  let redeemed: RedeemedCodeKind | null = null;
  let codesLeft: number | undefined;
  let key = null as string | null;
  // Requires the right password first, so strangers cannot use up the owner's attempts.
  const target = { account, key: `code:${account.id}` };
  const isRight = await limitAttempts(deps, target, ctx, () =>
    db.tx(async (manager) => {
      await lockAccount(manager, account.id);
      redeemed = await redeemCode(deps, manager, account.id, code);
      if (!redeemed) {
        await recordFailedCode(deps, manager, account, ctx.state.peer);
        return false;
      }
      key = await completeSignIn(deps, manager, account, ctx);
      if (key === null) throw startAgain(ctx);
      if (redeemed === 'recovery') {
        codesLeft = await countRecoveryCodes(db, account.id);
        await auditRecoveryCodeUse(deps, manager, account, { peer: ctx.state.peer, codesLeft });
      }
      return true;
    }),
  );
  deps.wakeMailWorker();
  if (!isRight || key === null) {
    auditFailedSignIn(deps, account, ctx, 'code');
    throw wrongCodeError();
  }
  deps.sessions.sendCookies(ctx, key, account);
  clearPendingSignIn(ctx);
  rememberDevice(ctx, account);
  return { account, ...(codesLeft !== undefined && { codesLeft }) };
}
