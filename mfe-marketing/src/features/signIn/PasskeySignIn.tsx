import { Button } from '@skal/shared-ui';
import { useEffect } from 'react';
import { passkeyCopy as copy } from '../../content/auth/signIn.ts';
import { usePasskeySignIn } from './usePasskeySignIn.ts';

/** Signs in with a passkey, by a press or by the browser's autofill. */
export function PasskeySignIn() {
  const { isBusy, open, press } = usePasskeySignIn();
  useEffect(() => open(), [open]);
  return (
    <Button variant="secondary" size="lg" block busy={isBusy} busyLabel={copy.busy} onClick={press}>
      {copy.label}
    </Button>
  );
}
