import { type EntityManager, LessThan } from 'typeorm';
import type { Dependencies } from '../../dependencies.ts';
import { invalidFields, Refusal } from '../../server/refusal.ts';
import { factorSeals } from './factorSeals.ts';
import { spendRecoveryCode } from './recoveryCodes.ts';
import { SecondFactorEntity } from './SecondFactor.entity.ts';
import { isAppCode, stepOf } from './totp.ts';

const WRONG = 'This code is not right, or it has been used already.';

/** 401: a sign-in with a wrong code. */
export const wrongCode = () => new Refusal(401, WRONG, { fields: { code: WRONG } });

/** 400: somebody who is signed in has entered a wrong code. */
export const invalidCode = () => invalidFields({ code: WRONG });

/** What a code was that has been used up. */
export type SpentCode = 'app' | 'recovery';

/** What counts of what somebody typed or pasted. */
const meant = (typed: string) => typed.replace(/[\s-]/g, '').toLowerCase();

/**
 * Uses up a code of an account, inside the caller's transaction; null for a wrong one. Each works once: that it is newer
 * than the last one, or still there, is a condition of the statement that uses it up.
 */
export async function spendCode(
  { settings }: Pick<Dependencies, 'settings'>,
  manager: EntityManager,
  accountId: string,
  typed: string,
): Promise<SpentCode | null> {
  const code = meant(typed);
  if (!isAppCode(code)) return (await spendRecoveryCode(manager, accountId, code)) ? 'recovery' : null;
  const factor = await manager.findOneBy(SecondFactorEntity, { id: accountId });
  const secret = factor && factorSeals.unseal(settings, accountId, factor.sealed);
  const step = secret ? stepOf(secret, code, Date.now()) : null;
  if (step === null) return null;
  const unused = { id: accountId, lastStep: LessThan(step) };
  const { affected } = await manager.update(SecondFactorEntity, unused, { lastStep: step });
  return affected === 1 ? 'app' : null;
}
