import { Button } from '@skal/shared-ui';
import { useEffect, useSyncExternalStore } from 'react';
import { passkeyWay as copy } from '../../content/signIn.ts';
import { usePasskey } from './usePasskey.ts';

const never = () => () => {};

/** Whether this browser has passkeys at all; the page as it is written has no button. */
const useHasPasskeys = () =>
  useSyncExternalStore(
    never,
    () => typeof window.PublicKeyCredential === 'function',
    () => false,
  );

/** The way in without a password, where the browser knows one. */
export function PasskeyButton() {
  const hasPasskeys = useHasPasskeys();
  const { isBusy, open, press } = usePasskey();
  useEffect(() => (hasPasskeys ? open() : undefined), [hasPasskeys, open]);
  if (!hasPasskeys) return null;
  return (
    <Button variant="secondary" size="lg" block busy={isBusy} busyLabel={copy.busy} onClick={press}>
      {copy.label}
    </Button>
  );
}
