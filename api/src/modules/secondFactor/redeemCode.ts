import { type EntityManager, LessThan } from 'typeorm';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError, invalidFields } from '../../server/errors/HttpError.ts';
import { redeemRecoveryCode } from './recoveryCodes.ts';
import { SecondFactorEntity } from './SecondFactor.entity.ts';
import { secondFactorCipher } from './secondFactorCipher.ts';
import { findTimeStep, isTotpFormat } from './totp.ts';

const WRONG = /*i18n*/ 'This code is incorrect or has already been used.';

/** 401: wrong code at a sign-in. */
export const wrongCodeError = () => new HttpError(401, WRONG, { fields: { code: WRONG } });

/** 400: wrong code of a signed-in user. */
export const invalidCodeError = () => invalidFields({ code: WRONG });

/** Kind of a redeemed code. */
export type RedeemedCodeKind = 'app' | 'recovery';

/** Normalises typed or pasted input. */
const normalize = (input: string) => input.replace(/[\s-]/g, '').toLowerCase();

/**
 * Redeems a code of an account, inside the caller's transaction; null if it is wrong. Each works once: the statement
 * itself requires that it is newer than the last one, or unused.
 */
export async function redeemCode(
  { settings }: Pick<Dependencies, 'settings'>,
  manager: EntityManager,
  accountId: string,
  input: string,
): Promise<RedeemedCodeKind | null> {
  const code = normalize(input);
  if (!isTotpFormat(code)) return (await redeemRecoveryCode(manager, accountId, code)) ? 'recovery' : null;
  const factor = await manager.findOneBy(SecondFactorEntity, { id: accountId });
  const secret = factor && secondFactorCipher.decrypt(settings, accountId, factor.sealed);
  const step = secret ? findTimeStep(secret, code, Date.now()) : null;
  if (step === null) return null;
  const unused = { id: accountId, lastStep: LessThan(step) };
  const { affected } = await manager.update(SecondFactorEntity, unused, { lastStep: step });
  return affected === 1 ? 'app' : null;
}
