import { impersonation } from '@skal/contracts/account/impersonation';
import { useCallback } from 'react';
import { useAccountChange } from '../account.ts';
import { keep, takeKept } from '../browserState.ts';
import { sameOriginPath } from '../sameOriginPath.ts';
import { createHooks } from './hooks.ts';

const { useStartImpersonationMutation, useEndImpersonationMutation } = createHooks({ impersonation });

/** Where an operator was when a view began; kept by the tab alone, and read once. */
const KEY = 'skal-view-from';

/** Where this tab was when it began to view, if it did and the address is one of this site. */
export function consumeImpersonationOrigin(): string | null {
  return sameOriginPath(takeKept('sessionStorage', KEY) ?? undefined);
}

/** Begins to see the portal of a client; whoever does leads on to it. What tabs know of the account before is forgotten (T9). */
export function useStartImpersonation() {
  const [start, { isLoading }] = useStartImpersonationMutation();
  const changed = useAccountChange();
  const startView = useCallback(
    async (clientId: string, from: string) => {
      await start({ params: { id: clientId } }).unwrap();
      // Where nothing is kept, the end of the view leads to the operator's first page.
      keep('sessionStorage', KEY, from);
      changed();
    },
    [start, changed],
  );
  return { startView, isLoading };
}

/** Ends the view, in all tabs; the shell's gate leads back. */
export function useEndImpersonation() {
  const [end, { isLoading }] = useEndImpersonationMutation();
  const changed = useAccountChange();
  const endView = useCallback(async () => {
    await end().unwrap();
    changed({ keepPage: true });
  }, [end, changed]);
  return { endView, isLoading };
}
