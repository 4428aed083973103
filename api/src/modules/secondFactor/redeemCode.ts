import { type EntityManager, LessThan } from 'typeorm';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError, invalidFields } from '../../server/errors/HttpError.ts';
import { redeemRecoveryCode } from './recoveryCodes.ts';
import { SecondFactorEntity } from './SecondFactor.entity.ts';
import { secondFactorCipher } from './secondFactorCipher.ts';
import { isTotpFormat, matchingTimeStep } from './totp.ts';

const WRONG = 'This code is not right, or it has been used already.';

/** 401: a sign-in with a wrong code. */
export const wrongCodeError = () => new HttpError(401, WRONG, { fields: { code: WRONG } });

/** 400: somebody who is signed in has entered a wrong code. */
export const invalidCodeError = () => invalidFields({ code: WRONG });

/** What a code was that has been used up. */
export type RedeemedCodeKind = 'app' | 'recovery';

/** What counts of what somebody typed or pasted. */
const meant = (typed: string) => typed.replace(/[\s-]/g, '').toLowerCase();

/**
 * Uses up a code of an account, inside the caller's transaction; null for a wrong one. Each works once: that it is newer
 * than the last one, or still there, is a condition of the statement that uses it up.
 */
export async function redeemCode(
  { settings }: Pick<Dependencies, 'settings'>,
  manager: EntityManager,
  accountId: string,
  typed: string,
): Promise<RedeemedCodeKind | null> {
  const code = meant(typed);
  if (!isTotpFormat(code)) return (await redeemRecoveryCode(manager, accountId, code)) ? 'recovery' : null;
  const factor = await manager.findOneBy(SecondFactorEntity, { id: accountId });
  const secret = factor && secondFactorCipher.decrypt(settings, accountId, factor.sealed);
  const step = secret ? matchingTimeStep(secret, code, Date.now()) : null;
  if (step === null) return null;
  const unused = { id: accountId, lastStep: LessThan(step) };
  const { affected } = await manager.update(SecondFactorEntity, unused, { lastStep: step });
  return affected === 1 ? 'app' : null;
}
