import { view } from '@skal/contracts/view';
import { useCallback } from 'react';
import { useAccountChange } from '../account.ts';
import { sitePath } from '../sitePath.ts';
import { hooksOf } from './hooks.ts';

const { useStartViewMutation, useEndViewMutation } = hooksOf({ view });

/** Where an operator was when a view began; kept by the tab alone, and read once. */
const KEY = 'skal-view-from';

/** Where this tab was when it began to view, if it did and the address is one of this site. */
export function takeViewStart(): string | null {
  try {
    const path = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return sitePath(path ?? undefined);
  } catch {
    return null;
  }
}

function keepViewStart(path: string): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Nothing is kept here: the end of the view leads to the operator's first page.
  }
}

/** Begins to see the portal of a client; whoever does leads on to it. What tabs know of the account before is forgotten (T9). */
export function useStartView() {
  const [start, { isLoading }] = useStartViewMutation();
  const changed = useAccountChange();
  const startView = useCallback(
    async (clientId: string, from: string) => {
      await start({ params: { id: clientId } }).unwrap();
      keepViewStart(from);
      changed();
    },
    [start, changed],
  );
  return { startView, isLoading };
}

/** Ends the view, in all tabs; the shell's gate leads back. */
export function useEndView() {
  const [end, { isLoading }] = useEndViewMutation();
  const changed = useAccountChange();
  const endView = useCallback(async () => {
    await end().unwrap();
    changed({ stays: true });
  }, [end, changed]);
  return { endView, isLoading };
}
