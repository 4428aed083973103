import { impersonation } from '@skal/contracts/account/impersonation';
import { useCallback } from 'react';
import { useAccountChange } from '../account.ts';
import { setStored, takeStored } from '../browserState.ts';
import { sameOriginPath } from '../sameOriginPath.ts';
import { createHooks } from './hooks.ts';

const { useStartImpersonationMutation, useEndImpersonationMutation } = createHooks({ impersonation });

/** Key of the page where an operator started an impersonation; stored in the tab only and read once. */
const KEY = 'skal-view-from';

/** Reads and removes the page where this tab started the impersonation, if it is on this site. */
export function consumeImpersonationOrigin(): string | null {
  return sameOriginPath(takeStored('sessionStorage', KEY) ?? undefined);
}

/** Starts to impersonate a client; the caller then navigates to the portal. Tabs drop the operator's data (T9). */
export function useStartImpersonation() {
  const [start, { isLoading }] = useStartImpersonationMutation();
  const changed = useAccountChange();
  const startView = useCallback(
    async (clientId: string, from: string) => {
      await start({ params: { id: clientId } }).unwrap();
      // Without storage, ending it leads to the operator's home page.
      setStored('sessionStorage', KEY, from);
      changed();
    },
    [start, changed],
  );
  return { startView, isLoading };
}

/** Ends the impersonation in all tabs; the shell's auth guard then redirects. */
export function useEndImpersonation() {
  const [end, { isLoading }] = useEndImpersonationMutation();
  const changed = useAccountChange();
  const endView = useCallback(async () => {
    await end().unwrap();
    changed({ keepPage: true });
  }, [end, changed]);
  return { endView, isLoading };
}
