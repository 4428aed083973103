import { Button } from '@skal/shared-ui';
import { createLazyResource, Lazy } from '@skal/shell-kit';
import { useSyncExternalStore } from 'react';
import { passkeyCopy as copy } from '../../content/auth/signIn.ts';

/** Passkeys are optional, so their code loads after the form. */
const passkeyCode = createLazyResource(() => import(/* webpackChunkName: "PasskeySignIn" */ './PasskeySignIn.tsx'));

const subscribeToNothing = () => () => {};

/** Whether this browser supports passkeys; the prerendered page has no button. */
const useSupportsPasskeys = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => typeof window.PublicKeyCredential === 'function',
    () => false,
  );

/** Sign-in with a passkey, if the browser supports it. If its code failed to load, a press retries. */
export function PasskeyButton() {
  if (!useSupportsPasskeys()) return null;
  const fallback = (onClick?: () => void) => (
    <Button variant="secondary" size="lg" block disabled={!onClick} onClick={onClick}>
      {copy.label}
    </Button>
  );
  return (
    <Lazy resource={passkeyCode} waiting={fallback()} failed={(retry, reload) => fallback(reload ?? retry)}>
      {({ PasskeySignIn }) => <PasskeySignIn />}
    </Lazy>
  );
}
