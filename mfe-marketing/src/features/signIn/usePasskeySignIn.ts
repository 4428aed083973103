import { useToast } from '@skal/shell-kit';
import { isApiError, serverMessageOr } from '@skal/shell-kit/api';
import { canStoreCookies } from '@skal/shell-kit/browserState.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { cookiesNeeded, passkeyWay, signInErrors } from '../../content/auth/signIn.ts';
import { useConfirmPasskeySignInMutation } from './signIn.api.ts';
import { untilWanted } from './untilWanted.ts';
import { useCompleteSignIn } from './useCompleteSignIn.ts';
import { FRESH_MS, PasskeyFilesMissing, type PreparedPasskey, usePasskeyChallenge } from './usePasskeyChallenge.ts';

const { title } = passkeyWay.notUsed;

/** What is said where it did not work: the server's own words, or that no passkey was used. */
const failureOf = (cause: unknown) => {
  if (cause instanceof PasskeyFilesMissing) return { title, description: signInErrors.connection.description };
  return isApiError(cause)
    ? { title, description: serverMessageOr(cause, signInErrors.connection.description) }
    : passkeyWay.notUsed;
};

/** Whether the press that caused this no longer counts as one: some browsers then refuse to ask for a passkey. */
const isPressOver = () => navigator.userActivation?.isActive === false;

/**
 * Signing in with a passkey. Its code and a challenge are fetched when the page opens, so that a press asks the device at
 * once; where the browser can, its autofill offers passkeys in the e-mail field from then on.
 */
export function usePasskeySignIn() {
  const { prepare, take, isKept, cancel } = usePasskeyChallenge();
  const [confirm] = useConfirmPasskeySignInMutation();
  const [isBusy, setBusy] = useState(false);
  const page = useRef({ isOpen: false, isAsking: false });
  const latest = useRef<() => Promise<void>>(async () => undefined);
  const toast = useToast();
  const enter = useCompleteSignIn();

  /** Asks for a passkey and signs in with it; true where that is done. */
  const use = async ({ code, asked }: PreparedPasskey, by: 'press' | 'autofill'): Promise<boolean> => {
    try {
      const body = await code.getPasskeyAssertion(asked, by);
      enter(await confirm({ body }).unwrap());
      return true;
    } catch (cause) {
      const isRefused = isApiError(cause);
      if (isRefused || (by === 'press' && !code.isCancelled(cause)))
        toast({ ...failureOf(cause), variant: 'destructive' });
      // A refused challenge is used up.
      if (isRefused) take();
      if (isRefused && by === 'autofill') void latest.current();
      return false;
    }
  };

  const offer = async () => {
    // What is wrong is said when the button is pressed.
    const prepared = await prepare().catch(() => null);
    if (!prepared || !(await prepared.code.hasPasskeyAutofill())) return;
    await untilWanted();
    const { isOpen, isAsking } = page.current;
    if (!isOpen || isAsking || !isKept(prepared)) return;
    await use(prepared, 'autofill');
  };
  useEffect(() => {
    latest.current = offer;
  });

  /** Offers passkeys for as long as the page is open, each time with a challenge that is fresh. */
  const open = useCallback(() => {
    const here = page.current;
    here.isOpen = true;
    void latest.current();
    const timer = setInterval(() => {
      if (!here.isAsking && document.visibilityState === 'visible') void latest.current();
    }, FRESH_MS);
    return () => {
      here.isOpen = false;
      clearInterval(timer);
      cancel();
    };
  }, [cancel]);

  const ask = async (): Promise<boolean> => {
    if (!canStoreCookies()) {
      toast({ ...cookiesNeeded, variant: 'destructive' });
      return false;
    }
    const ready = take();
    if (ready) return use(ready, 'press');
    const late = await prepare().catch((cause: unknown) => void toast({ ...failureOf(cause), variant: 'destructive' }));
    if (!late) return false;
    if (!isPressOver()) return use(late, 'press');
    toast(passkeyWay.pressAgain);
    return false;
  };
  const press = async () => {
    if (isBusy) return;
    page.current.isAsking = true;
    setBusy(true);
    const isDone = await ask();
    setBusy(false);
    page.current.isAsking = false;
    if (!isDone && page.current.isOpen) void offer();
  };
  return { isBusy, open, press: () => void press() };
}
