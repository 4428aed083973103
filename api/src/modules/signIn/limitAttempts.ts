import type { Dependencies } from '../../dependencies.ts';
import type { ApiContext } from '../../server/http/context.ts';
import { limitKey } from '../../server/http/peer.ts';
import type { Account } from '../account/findAccount.ts';
import { findKnownDevice } from './devices.ts';

/** What is guessed: an account, if there is one, and the key under which failures are counted. */
interface Target {
  account: Account | null;
  key: string;
}

/**
 * Runs an attempt and counts its failure. Attempts are counted by IP address and by account. A known device of the
 * owner is counted separately, so that strangers cannot lock the owner out.
 * @throws HttpError 429 after too many failures
 */
export function limitAttempts(
  { limits }: Pick<Dependencies, 'limits'>,
  { account, key }: Target,
  ctx: ApiContext,
  guess: () => Promise<boolean>,
): Promise<boolean> {
  const device = account && findKnownDevice(ctx, account);
  if (device) return limits.loginDevice.attempt(device, guess);
  const address = limitKey(ctx.state.peer.ip);
  return limits.loginIp.attempt(address, () => limits.loginEmail.attempt(key, guess));
}
