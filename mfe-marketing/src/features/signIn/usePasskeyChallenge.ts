import type { PasskeyRequestOptionsReply } from '@skal/contracts/account/passkey';
import { createLazyResource } from '@skal/shell-kit';
import { useCallback, useRef } from 'react';
import { useBeginPasskeySignInMutation } from './signIn.api.ts';

const load = () => import(/* webpackChunkName: "Passkey" */ '@skal/account/passkey/getPasskeyAssertion.ts');
const code = createLazyResource(load);

/** The server takes the answer to a challenge for five minutes. */
export const FRESH_MS = 4 * 60_000;

/** What a browser needs to ask for a passkey without waiting for anything. */
export interface PreparedPasskey {
  code: Awaited<ReturnType<typeof load>>;
  asked: PasskeyRequestOptionsReply;
  /** When the challenge came, by this browser's clock, in milliseconds. */
  at: number;
}

/** A failure of the files, not of the server. */
export class PasskeyFilesMissing extends Error {}

/** Keeps a challenge and the code that answers it, so that a press needs neither from the network. */
export function usePasskeyChallenge() {
  const [begin] = useBeginPasskeySignInMutation();
  const kept = useRef<PreparedPasskey | null>(null);

  /** Fetches both; throws where one of them does not arrive. */
  const prepare = useCallback(async (): Promise<PreparedPasskey> => {
    // Another try, where the first one failed.
    code.prefetch();
    const files = code.load().catch(() => {
      throw new PasskeyFilesMissing();
    });
    const [loaded, asked] = await Promise.all([files, begin().unwrap()]);
    if (!asked) throw new PasskeyFilesMissing();
    kept.current = { code: loaded, asked, at: Date.now() };
    return kept.current;
  }, [begin]);

  /** Takes the challenge that is ready, if it is fresh: each is used once. */
  const take = useCallback((): PreparedPasskey | null => {
    const ready = kept.current;
    kept.current = null;
    return ready && ready.at + FRESH_MS > Date.now() ? ready : null;
  }, []);

  /** Whether this is still the one that the next press takes. */
  const isKept = useCallback((one: PreparedPasskey) => kept.current === one, []);

  /** Cancels what the browser still asks, when the page is left. */
  const cancel = useCallback(() => {
    kept.current = null;
    if (code.status() === 'ready') void code.load().then(({ cancelPasskey }) => cancelPasskey());
  }, []);

  return { prepare, take, isKept, cancel };
}
