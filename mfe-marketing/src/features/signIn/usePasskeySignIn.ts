import { useToast } from '@skal/shell-kit';
import { isApiError, serverMessageOr } from '@skal/shell-kit/api';
import { canStoreCookies } from '@skal/shell-kit/browserState.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { cookiesNeeded, passkeyCopy, signInErrors } from '../../content/auth/signIn.ts';
import { useConfirmPasskeySignInMutation } from './signIn.api.ts';
import { useCompleteSignIn } from './useCompleteSignIn.ts';
import { FRESH_MS, PasskeyLoadError, type PreparedPasskey, usePasskeyChallenge } from './usePasskeyChallenge.ts';

const FIELD = 'input[autocomplete~="webauthn"]';

/** Delay in ms, so that a visitor who presses the button at once gets only that request. */
export const OFFER_AFTER_MS = 2_000;

/** Resolves when the email field gets the focus, or after the delay. */
const waitForFieldFocus = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.activeElement?.matches(FIELD)) return resolve();
    const done = () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', onFocus);
      resolve();
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(FIELD)) done();
    };
    const timer = setTimeout(done, OFFER_AFTER_MS);
    document.addEventListener('focusin', onFocus);
  });

const { title } = passkeyCopy.notUsed;

/** Toast of a failure: the server's message, or that no passkey was used. */
const toErrorToast = (cause: unknown) => {
  if (cause instanceof PasskeyLoadError) return { title, description: signInErrors.connection.description };
  return isApiError(cause)
    ? { title, description: serverMessageOr(cause, signInErrors.connection.description) }
    : passkeyCopy.notUsed;
};

/** Whether the user activation has expired: some browsers then reject passkey requests. */
const isActivationExpired = () => navigator.userActivation?.isActive === false;

/**
 * Signs in with a passkey. Loads code and challenge when the page opens, so that a press calls the device at once. Autofill, if
 * supported, offers passkeys in the email field.
 */
export function usePasskeySignIn() {
  const { prepare, take, isPrepared, cancel } = usePasskeyChallenge();
  const [confirm] = useConfirmPasskeySignInMutation();
  const [isBusy, setBusy] = useState(false);
  const page = useRef({ isOpen: false, isAsking: false });
  const latestOffer = useRef<() => Promise<void>>(async () => undefined);
  const toast = useToast();
  const completeSignIn = useCompleteSignIn();

  /** Requests a passkey and signs in; resolves with whether it succeeded. */
  const signInWith = async ({ code, options }: PreparedPasskey, by: 'press' | 'autofill'): Promise<boolean> => {
    try {
      const body = await code.getPasskeyAssertion(options, by);
      completeSignIn(await confirm({ body }).unwrap());
      return true;
    } catch (cause) {
      const isRefused = isApiError(cause);
      if (isRefused || (by === 'press' && !code.isCancelled(cause)))
        toast({ ...toErrorToast(cause), variant: 'destructive' });
      // A rejected challenge cannot be used again.
      if (isRefused) take();
      if (isRefused && by === 'autofill') void latestOffer.current();
      return false;
    }
  };

  const offer = async () => {
    // Errors are shown when the button is pressed.
    const prepared = await prepare().catch(() => null);
    if (!prepared || !(await prepared.code.hasPasskeyAutofill())) return;
    await waitForFieldFocus();
    const { isOpen, isAsking: isRequesting } = page.current;
    if (!isOpen || isRequesting || !isPrepared(prepared)) return;
    await signInWith(prepared, 'autofill');
  };
  useEffect(() => {
    latestOffer.current = offer;
  });

  /** Offers passkeys in autofill while the page is open, each time with a fresh challenge. */
  const open = useCallback(() => {
    const pageState = page.current;
    pageState.isOpen = true;
    void latestOffer.current();
    const timer = setInterval(() => {
      if (!pageState.isAsking && document.visibilityState === 'visible') void latestOffer.current();
    }, FRESH_MS);
    return () => {
      pageState.isOpen = false;
      clearInterval(timer);
      cancel();
    };
  }, [cancel]);

  const requestPasskey = async (): Promise<boolean> => {
    if (!canStoreCookies()) {
      toast({ ...cookiesNeeded, variant: 'destructive' });
      return false;
    }
    const ready = take();
    if (ready) return signInWith(ready, 'press');
    const prepared = await prepare().catch(
      (cause: unknown) => void toast({ ...toErrorToast(cause), variant: 'destructive' }),
    );
    if (!prepared) return false;
    if (!isActivationExpired()) return signInWith(prepared, 'press');
    toast(passkeyCopy.pressAgain);
    return false;
  };
  const press = async () => {
    if (isBusy) return;
    page.current.isAsking = true;
    setBusy(true);
    const isDone = await requestPasskey();
    setBusy(false);
    page.current.isAsking = false;
    if (!isDone && page.current.isOpen) void offer();
  };
  return { isBusy, open, press: () => void press() };
}
