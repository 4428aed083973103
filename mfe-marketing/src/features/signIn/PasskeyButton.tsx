import { Button } from '@skal/shared-ui';
import { createLazyResource, Lazy } from '@skal/shell-kit';
import { useSyncExternalStore } from 'react';
import { passkeyWay as copy } from '../../content/auth/signIn.ts';

/** A button that needs nothing to be read, so its code comes behind the form. */
const way = createLazyResource(() => import(/* webpackChunkName: "PasskeyWay" */ './PasskeyWay.tsx'));

const never = () => () => {};

/** Whether this browser has passkeys at all; the page as it is written has no button. */
const useHasPasskeys = () =>
  useSyncExternalStore(
    never,
    () => typeof window.PublicKeyCredential === 'function',
    () => false,
  );

/** The way in without a password, where the browser knows one. A press tries again where its code has not come. */
export function PasskeyButton() {
  if (!useHasPasskeys()) return null;
  const standIn = (onClick?: () => void) => (
    <Button variant="secondary" size="lg" block disabled={!onClick} onClick={onClick}>
      {copy.label}
    </Button>
  );
  return (
    <Lazy resource={way} waiting={standIn()} failed={(retry, reload) => standIn(reload ?? retry)}>
      {({ PasskeyWay }) => <PasskeyWay />}
    </Lazy>
  );
}
