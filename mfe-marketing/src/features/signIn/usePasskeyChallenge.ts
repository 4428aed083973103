import type { PasskeyRequestOptionsReply } from '@skal/contracts/account/passkey';
import { createLazyResource } from '@skal/shell-kit';
import { useCallback, useRef } from 'react';
import { useBeginPasskeySignInMutation } from './signIn.api.ts';

const loadPasskeyCode = () => import(/* webpackChunkName: "Passkey" */ '@skal/account/passkey/getPasskeyAssertion.ts');
const passkeyResource = createLazyResource(loadPasskeyCode);

/** Lifetime of a challenge here; the server accepts it for five minutes. */
export const FRESH_MS = 4 * 60_000;

/** Challenge and code, so that a passkey can be requested without waiting. */
export interface PreparedPasskey {
  code: Awaited<ReturnType<typeof loadPasskeyCode>>;
  options: PasskeyRequestOptionsReply;
  /** Local time at which the challenge arrived, in ms. */
  receivedAt: number;
}

/** The code failed to load. */
export class PasskeyLoadError extends Error {}

/** Keeps a challenge and the passkey code, so that a press needs no network request. */
export function usePasskeyChallenge() {
  const [begin] = useBeginPasskeySignInMutation();
  const prepared = useRef<PreparedPasskey | null>(null);

  /** Loads both; throws if one of them fails to load. */
  const prepare = useCallback(async (): Promise<PreparedPasskey> => {
    // Retries a failed load.
    passkeyResource.prefetch();
    const files = passkeyResource.load().catch(() => {
      throw new PasskeyLoadError();
    });
    const [loaded, options] = await Promise.all([files, begin().unwrap()]);
    if (!options) throw new PasskeyLoadError();
    prepared.current = { code: loaded, options: options, receivedAt: Date.now() };
    return prepared.current;
  }, [begin]);

  /** Takes the prepared challenge if it is fresh: each is used once. */
  const take = useCallback((): PreparedPasskey | null => {
    const ready = prepared.current;
    prepared.current = null;
    return ready && ready.receivedAt + FRESH_MS > Date.now() ? ready : null;
  }, []);

  /** Whether this is still the prepared challenge. */
  const isPrepared = useCallback((item: PreparedPasskey) => prepared.current === item, []);

  /** Cancels the pending request when the page is left. */
  const cancel = useCallback(() => {
    prepared.current = null;
    if (passkeyResource.status() === 'ready') void passkeyResource.load().then(({ cancelPasskey }) => cancelPasskey());
  }, []);

  return { prepare, take, isPrepared, cancel };
}
