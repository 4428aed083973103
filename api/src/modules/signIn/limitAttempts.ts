import type { Dependencies } from '../../dependencies.ts';
import type { ApiContext } from '../../server/http/context.ts';
import { limitKey } from '../../server/http/peer.ts';
import type { Account } from '../account/findAccount.ts';
import { knownDevice } from './devices.ts';

/** What is guessed at: an account where there is one, and the name by which its guesses are counted. */
interface Target {
  account: Account | null;
  key: string;
}

/**
 * Lets somebody guess, and says whether they were right. A device of the owner's has a count of its own, so that
 * nobody else's guesses keep the owner out; all others share theirs, by address and by account.
 * @throws HttpError 429 after too many wrong guesses
 */
export function limitAttempts(
  { limits }: Pick<Dependencies, 'limits'>,
  { account, key }: Target,
  ctx: ApiContext,
  guess: () => Promise<boolean>,
): Promise<boolean> {
  const device = account && knownDevice(ctx, account);
  if (device) return limits.loginDevice.attempt(device, guess);
  const address = limitKey(ctx.state.peer.ip);
  return limits.loginIp.attempt(address, () => limits.loginEmail.attempt(key, guess));
}
